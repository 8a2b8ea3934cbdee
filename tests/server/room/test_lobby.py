"""Lobby: taking and leaving seats, bots, the host."""

import pytest

from pyrite.game import Refusal
from pyrite.server.room import requests
from pyrite.server.room.decide import lobby
from pyrite.server.room.decide.context import RequestContext, Requester
from pyrite.server.room.decision import NOTHING
from pyrite.server.room.requests import ChangeOptions, Leave, PassHost, Ready, Remove, SeatBot, Sit, Start
from pyrite.server.room.table_options import TableOptions
from tests.server.room.table import Table, name_of, people, seat_taken

# ---------------------------------------------------------------- sitting down and getting up


def test_taking_a_seat_is_sent_to_everyone() -> None:
    table = Table()
    sent = table.since(None, lambda: table.done("bob", Sit(seat=2, name="  Gimli   son of Gloin ")))
    assert sent[0] == seat_taken(table, 2, "bob", "Gimli son of Gloin")
    assert table.shown()["room"]["seats"][2]["name"] == "Gimli son of Gloin"


def test_a_seat_without_a_name_uses_the_guests_name_or_none() -> None:
    table = Table()
    table.done("bob", Sit(seat=0))
    table.take(lobby.sit(table.room, Requester("zoe", ""), Sit(seat=3), RequestContext(table.now)))
    assert [table.room.seats[seat].name for seat in (0, 3)] == [name_of("bob"), ""]


def test_the_refusal_to_start_names_who_is_not_ready() -> None:
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


def test_a_taken_seat_is_refused_but_a_bot_can_be_replaced() -> None:
    table = Table()
    table.done("bob", Sit(seat=1))
    assert table.refused("cid", Sit(seat=1)) == "seat-taken"
    assert table.refused("bob", Sit(seat=1)) == "seat-taken"
    table.done("bob", SeatBot(seat=2, bot="greedy_digger"))
    table.done("cid", Sit(seat=2))
    assert people(table)[1:3] == ["bob", "cid"]


def test_a_player_can_change_the_name_on_the_own_seat() -> None:
    table = Table()
    table.done("ann", Sit(seat=0))
    table.done("bob", Sit(seat=1))
    table.done("ann", requests.Mute(seat=1, muted=True))
    sent = table.since(None, lambda: table.done("bob", Sit(seat=1, name="Gimli")))
    assert sent == [
        seat_taken(table, 1, "bob", "Gimli"),
        {"event": "SeatMuted", "seat": 1, "muted": True},
    ]
    assert table.shown()["room"]["seats"][1]["muted"] is True
    assert table.refused("cid", Sit(seat=1, name="Gimli")) == "seat-taken"


@pytest.mark.parametrize("name", ["x" * 25, "a\u202eb", "\u3164", "\u200d\u200d", "a\u0000b", "x" * 200])
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    assert Table().refused("bob", Sit(seat=0, name=name)) in ("text-too-long", "text-hidden", "text-empty")


def test_nobody_leaves_a_foreign_or_missing_seat() -> None:
    table = Table().seated(2)
    assert table.refused("bob", Leave(seat=0)) == "not-your-seat"
    assert table.refused("bob", Leave(seat=3)) == "not-your-seat"
    assert table.refused("bob", Leave(seat=7)) == "no-such-seat"


def test_nobody_takes_a_seat_after_the_start() -> None:
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


@pytest.mark.parametrize("sent", HOST_ONLY, ids=lambda request: type(request).__name__)
def test_host_requests_are_refused_for_others(sent: requests.AnyRequest) -> None:
    table = Table().seated(2)
    assert table.refused("bob", sent) == "not-host"
    assert table.refused("a guest at the door", sent) == "not-host"


NO_SUCH_SEAT = (
    Sit(seat=9),
    SeatBot(seat=9, bot="bayesian"),
    Remove(seat=9),
    Ready(seat=9, ready=True),
    PassHost(seat=9),
    requests.Mute(seat=9, muted=True),
)


@pytest.mark.parametrize("sent", NO_SUCH_SEAT, ids=lambda request: type(request).__name__)
def test_a_missing_seat_is_refused(sent: requests.AnyRequest) -> None:
    assert Table().seated(2).refused("ann", sent) == "no-such-seat"


def test_the_host_removes_people_and_bots_but_not_a_free_seat_or_the_own() -> None:
    table = Table().seated(2)
    table.done("ann", SeatBot(seat=2, bot="random_bot"))
    sent = table.since(1, lambda: table.done("ann", Remove(seat=1)))
    table.done("ann", Remove(seat=2))
    assert sent == [{"event": "SeatEmptied", "seat": 1, "reason": "removed"}]
    assert people(table) == ["ann", "", "", "", ""]
    assert table.refused("ann", Remove(seat=1)) == "seat-free"
    assert table.refused("ann", Remove(seat=0)) == "own-seat"
    assert table.refused("ann", SeatBot(seat=0, bot="bayesian")) == "seat-taken"


def test_only_a_person_can_become_the_host() -> None:
    table = Table().seated(3)
    table.done("ann", SeatBot(seat=3, bot="bayesian"))
    assert table.refused("ann", PassHost(seat=3)) == "no-person"
    table.done("ann", PassHost(seat=2))
    assert table.refused("ann", Start()) == "not-host"
    assert table.room.host_seat == 2
    assert table.items_sent_to(0)[-1] == {"event": "HostChanged", "seat": 2}


def test_when_the_host_leaves_the_next_person_is_the_host() -> None:
    table = Table().seated(3)
    table.done("ann", Leave(seat=0))
    assert table.room.host == "bob"
    assert table.items_sent_to(None)[-1] == {"event": "HostChanged", "seat": 1}


def test_a_host_who_leaves_alone_stays_the_host_until_somebody_sits_down() -> None:
    table = Table().seated(1)
    sent = table.since(None, lambda: table.done("ann", Leave(seat=0)))
    assert sent[-1] == {"event": "HostChanged", "seat": None}
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


def test_a_connected_player_becomes_host_when_the_host_leaves_a_game() -> None:
    table = Table().begun(3)
    table.take(lobby.on_absence(table.room, 0, table.now, frozenset({2})))
    assert table.room.host == "cid"
    assert table.room.seats[0].taken_over


def test_an_absent_player_loses_the_seat_in_the_lobby_only_if_others_are_connected() -> None:
    table = Table().seated(2)
    assert lobby.on_absence(table.room, 0, table.now, frozenset()) == NOTHING
    table.take(lobby.on_absence(table.room, 0, table.now, frozenset({1})))
    assert people(table)[:2] == ["", "bob"]
    assert table.room.host == "bob"
