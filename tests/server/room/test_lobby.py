"""Before the game: sitting down, getting up, bots, the host."""

import pytest

from pyrite.game import Refusal
from pyrite.server.room import requests
from pyrite.server.room.decide import lobby
from pyrite.server.room.decide.answers import RequestContext, Requester
from pyrite.server.room.requests import ChangeOptions, Leave, PassHost, Ready, Remove, SeatBot, Sit, Start
from pyrite.server.room.table_options import TableOptions
from tests.server.room.table import Table, name_of, people, seat_taken

# ---------------------------------------------------------------- sitting down and getting up


def test_one_sits_down_under_a_name_and_all_are_told() -> None:
    table = Table()
    told = table.since(None, lambda: table.done("bob", Sit(seat=2, name="  Gimli   son of Gloin ")))
    assert told[0] == seat_taken(table, 2, "bob", "Gimli son of Gloin")
    assert table.shown()["room"]["seats"][2]["name"] == "Gimli son of Gloin"


def test_without_a_name_one_has_the_guests_or_none_for_each_page_to_say() -> None:
    table = Table()
    table.done("bob", Sit(seat=0))
    table.take(lobby.sit(table.room, Requester("zoe", ""), Sit(seat=3), RequestContext(table.now)))
    assert [table.room.seats[seat].name for seat in (0, 3)] == [name_of("bob"), ""]


def test_the_host_is_told_whom_to_wait_for_also_where_somebody_has_no_name() -> None:
    table = Table()
    table.done("ada", Sit(seat=0))
    table.take(lobby.sit(table.room, Requester("zoe", ""), Sit(seat=3), RequestContext(table.now)))
    refused = lobby.start(table.room, Requester("ada", "Ada"), Start(), RequestContext(table.now))
    assert isinstance(refused, Refusal)
    assert refused.text == "Not everyone is ready: seat 4."


def test_one_guest_may_have_several_seats_and_leave_one_of_them() -> None:
    table = Table()
    for seat in (0, 1, 4):
        table.done("bob", Sit(seat=seat))
    assert table.room.seats_of("bob") == [0, 1, 4]
    table.done("bob", Leave(seat=1))
    assert table.room.seats_of("bob") == [0, 4]


def test_a_taken_seat_is_refused_and_a_bot_makes_room() -> None:
    table = Table()
    table.done("bob", Sit(seat=1))
    assert table.refused("cid", Sit(seat=1)) == "seat-taken"
    assert table.refused("bob", Sit(seat=1)) == "seat-taken"
    table.done("bob", SeatBot(seat=2, bot="greedy_digger"))
    table.done("cid", Sit(seat=2))
    assert people(table)[1:3] == ["bob", "cid"]


def test_on_ones_own_seat_one_may_be_called_something_else() -> None:
    table = Table()
    table.done("ann", Sit(seat=0))
    table.done("bob", Sit(seat=1))
    table.done("ann", requests.Mute(seat=1, muted=True))
    told = table.since(None, lambda: table.done("bob", Sit(seat=1, name="Gimli")))
    assert told == [
        seat_taken(table, 1, "bob", "Gimli"),
        {"event": "SeatMuted", "seat": 1, "muted": True},
    ]
    assert table.shown()["room"]["seats"][1]["muted"] is True
    assert table.refused("cid", Sit(seat=1, name="Gimli")) == "seat-taken"


@pytest.mark.parametrize("name", ["x" * 25, "a\u202eb", "\u3164", "\u200d\u200d", "a\u0000b", "x" * 200])
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    assert Table().refused("bob", Sit(seat=0, name=name)) in ("text-too-long", "text-hidden", "text-empty")


def test_nobody_gets_up_from_anothers_seat_or_one_that_is_not_there() -> None:
    table = Table().seated(2)
    assert table.refused("bob", Leave(seat=0)) == "not-your-seat"
    assert table.refused("bob", Leave(seat=3)) == "not-your-seat"
    assert table.refused("bob", Leave(seat=7)) == "no-such-seat"


def test_after_the_beginning_nobody_sits_down() -> None:
    table = Table().begun(2)
    assert table.refused("cid", Sit(seat=3)) == "has-begun"


# ---------------------------------------------------------------- the host


HOST_ONLY = (
    SeatBot(seat=3, bot="bayesian"),
    Remove(seat=0),
    ChangeOptions(options=TableOptions()),
    PassHost(seat=1),
    Start(),
    requests.Mute(seat=0, muted=True),
)


@pytest.mark.parametrize("order", HOST_ONLY, ids=lambda order: type(order).__name__)
def test_only_the_host_does_what_a_host_does(order: requests.AnyRequest) -> None:
    table = Table().seated(2)
    assert table.refused("bob", order) == "not-host"
    assert table.refused("a guest at the door", order) == "not-host"


NO_SUCH_SEAT = (
    Sit(seat=9),
    SeatBot(seat=9, bot="bayesian"),
    Remove(seat=9),
    Ready(seat=9, ready=True),
    PassHost(seat=9),
    requests.Mute(seat=9, muted=True),
)


@pytest.mark.parametrize("order", NO_SUCH_SEAT, ids=lambda order: type(order).__name__)
def test_a_seat_that_is_not_there_is_refused(order: requests.AnyRequest) -> None:
    assert Table().seated(2).refused("ann", order) == "no-such-seat"


def test_the_host_removes_people_and_bots_but_not_nobody_and_not_oneself() -> None:
    table = Table().seated(2)
    table.done("ann", SeatBot(seat=2, bot="random_bot"))
    told = table.since(1, lambda: table.done("ann", Remove(seat=1)))
    table.done("ann", Remove(seat=2))
    assert told == [{"event": "SeatEmptied", "seat": 1, "reason": "removed"}]
    assert people(table) == ["ann", "", "", "", ""]
    assert table.refused("ann", Remove(seat=1)) == "seat-free"
    assert table.refused("ann", Remove(seat=0)) == "own-seat"
    assert table.refused("ann", SeatBot(seat=0, bot="bayesian")) == "seat-taken"


def test_the_host_passes_on_to_a_person_only() -> None:
    table = Table().seated(3)
    table.done("ann", SeatBot(seat=3, bot="bayesian"))
    assert table.refused("ann", PassHost(seat=3)) == "no-person"
    table.done("ann", PassHost(seat=2))
    assert table.refused("ann", Start()) == "not-host"
    assert table.room.host_seat == 2
    assert table.told(0)[-1] == {"event": "HostChanged", "seat": 2}


def test_when_the_host_leaves_the_next_person_is_the_host() -> None:
    table = Table().seated(3)
    table.done("ann", Leave(seat=0))
    assert table.room.host == "bob"
    assert table.told(None)[-1] == {"event": "HostChanged", "seat": 1}


def test_a_host_who_leaves_alone_stays_the_host_until_somebody_sits_down() -> None:
    table = Table().seated(1)
    told = table.since(None, lambda: table.done("ann", Leave(seat=0)))
    assert told[-1] == {"event": "HostChanged", "seat": None}
    assert table.room.host == "ann"
    table.done("bob", Sit(seat=3))
    assert table.room.host == "bob"
    table.done("bob", Start())


def test_a_host_with_two_seats_leaves_when_the_second_is_left() -> None:
    for begin in (False, True):
        table = Table()
        for seat, guest in enumerate(("ann", "ann", "bob")):
            table.done(guest, Sit(seat=seat))
        table.done("bob", Ready(seat=2, ready=True))
        if begin:
            table.done("ann", Start())
        table.done("ann", Leave(seat=0))
        assert table.room.host == "ann"
        table.done("ann", Leave(seat=1))
        assert table.room.host == "bob"


def test_the_host_of_a_game_that_is_left_passes_on_to_one_who_is_there() -> None:
    table = Table().begun(3)
    table.take(lobby.on_absence(table.room, 0, table.now, frozenset({2})))
    assert table.room.host == "cid"
    assert table.room.seats[0].taken_over


def test_one_who_is_gone_loses_the_seat_before_the_game_only_if_others_wait() -> None:
    table = Table().seated(2)
    assert lobby.on_absence(table.room, 0, table.now, frozenset()) == []
    table.take(lobby.on_absence(table.room, 0, table.now, frozenset({1})))
    assert people(table)[:2] == ["", "bob"]
    assert table.room.host == "bob"
