"""Lobby: taking and leaving seats, bots, the host."""

import pytest

from pyrite.game import Refusal
from pyrite.server.room import entries, requests
from pyrite.server.room.decide import lobby
from pyrite.server.room.decide.context import RequestContext, Requester
from pyrite.server.room.decision import NOTHING, Decision
from pyrite.server.room.requests import ChangeOptions, Leave, PassHost, Ready, Remove, SeatBot, Sit, Start
from pyrite.server.room.table_options import TableOptions
from tests.server.room.room_fixture import RoomFixture, name_of, people, seat_taken

# ---------------------------------------------------------------- sitting down and getting up


def test_taking_a_seat_is_sent_to_everyone() -> None:
    fixture = RoomFixture()
    sent = fixture.since(None, lambda: fixture.accepted("bob", Sit(seat=2, name="  Gimli   son of Gloin ")))
    assert sent[0] == seat_taken(fixture, 2, "bob", "Gimli son of Gloin")
    assert fixture.shown()["room"]["seats"][2]["name"] == "Gimli son of Gloin"


def test_a_seat_without_a_name_uses_the_guests_name_or_a_free_one() -> None:
    fixture = RoomFixture()
    fixture.accepted("bob", Sit(seat=0))
    fixture.carry_out(lobby.sit(fixture.room, Requester("zoe", ""), Sit(seat=3), RequestContext(fixture.now)))
    assert fixture.room.seats[0].name == name_of("bob")
    assert fixture.room.seats[3].name in lobby._NAMES


def test_the_refusal_to_start_names_who_is_not_ready() -> None:
    fixture = RoomFixture()
    fixture.accepted("ada", Sit(seat=0))
    # A room that was stored when people could sit down without a name.
    fixture.carry_out(Decision.of(entries.SeatTaken(at=fixture.now, seat=3, name="", owner="zoe")))
    refused = lobby.start(fixture.room, Requester("ada", "Ada"), Start(), RequestContext(fixture.now))
    assert isinstance(refused, Refusal)
    assert refused.text == "Not everyone is ready: seat 4."


def test_one_guest_may_have_several_seats_and_leave_one_of_them() -> None:
    fixture = RoomFixture()
    for seat in (0, 1, 4):
        fixture.accepted("bob", Sit(seat=seat))
    assert fixture.room.seats_of("bob") == [0, 1, 4]
    fixture.accepted("bob", Leave(seat=1))
    assert fixture.room.seats_of("bob") == [0, 4]


def test_a_taken_seat_is_refused_but_a_bot_can_be_replaced() -> None:
    fixture = RoomFixture()
    fixture.accepted("bob", Sit(seat=1))
    assert fixture.refused("cid", Sit(seat=1)) == "seat-taken"
    assert fixture.refused("bob", Sit(seat=1)) == "seat-taken"
    fixture.accepted("bob", SeatBot(seat=2, bot="greedy_digger"))
    fixture.accepted("cid", Sit(seat=2))
    assert people(fixture)[1:3] == ["bob", "cid"]


def test_a_player_can_change_the_name_on_the_own_seat() -> None:
    fixture = RoomFixture()
    fixture.accepted("ann", Sit(seat=0))
    fixture.accepted("bob", Sit(seat=1))
    fixture.accepted("ann", requests.Mute(seat=1, muted=True))
    sent = fixture.since(None, lambda: fixture.accepted("bob", Sit(seat=1, name="Gimli")))
    assert sent == [
        seat_taken(fixture, 1, "bob", "Gimli"),
        {"event": "SeatMuted", "seat": 1, "muted": True},
    ]
    assert fixture.shown()["room"]["seats"][1]["muted"] is True
    assert fixture.refused("cid", Sit(seat=1, name="Gimli")) == "seat-taken"


@pytest.mark.parametrize("name", ["x" * 25, "a\u202eb", "\u3164", "\u200d\u200d", "a\u0000b", "x" * 200])
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    assert RoomFixture().refused("bob", Sit(seat=0, name=name)) in ("text-too-long", "text-hidden", "text-empty")


def test_nobody_leaves_a_foreign_or_missing_seat() -> None:
    fixture = RoomFixture().seated(2)
    assert fixture.refused("bob", Leave(seat=0)) == "not-your-seat"
    assert fixture.refused("bob", Leave(seat=3)) == "not-your-seat"
    assert fixture.refused("bob", Leave(seat=7)) == "no-such-seat"


def test_nobody_takes_a_seat_after_the_start() -> None:
    fixture = RoomFixture().begun(2)
    assert fixture.refused("cid", Sit(seat=3)) == "has-begun"


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
    fixture = RoomFixture().seated(2)
    assert fixture.refused("bob", sent) == "not-host"
    assert fixture.refused("a guest at the door", sent) == "not-host"


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
    assert RoomFixture().seated(2).refused("ann", sent) == "no-such-seat"


def test_the_host_removes_people_and_bots_but_not_a_free_seat_or_the_own() -> None:
    fixture = RoomFixture().seated(2)
    fixture.accepted("ann", SeatBot(seat=2, bot="random_bot"))
    sent = fixture.since(1, lambda: fixture.accepted("ann", Remove(seat=1)))
    fixture.accepted("ann", Remove(seat=2))
    assert sent == [{"event": "SeatEmptied", "seat": 1, "reason": "removed"}]
    assert people(fixture) == ["ann", "", "", "", ""]
    assert fixture.refused("ann", Remove(seat=1)) == "seat-free"
    assert fixture.refused("ann", Remove(seat=0)) == "own-seat"
    assert fixture.refused("ann", SeatBot(seat=0, bot="bayesian")) == "seat-taken"


def test_only_a_person_can_become_the_host() -> None:
    fixture = RoomFixture().seated(3)
    fixture.accepted("ann", SeatBot(seat=3, bot="bayesian"))
    assert fixture.refused("ann", PassHost(seat=3)) == "no-person"
    fixture.accepted("ann", PassHost(seat=2))
    assert fixture.refused("ann", Start()) == "not-host"
    assert fixture.room.host_seat == 2
    assert fixture.items_sent_to(0)[-1] == {"event": "HostChanged", "seat": 2}


def test_when_the_host_leaves_the_next_person_is_the_host() -> None:
    fixture = RoomFixture().seated(3)
    fixture.accepted("ann", Leave(seat=0))
    assert fixture.room.host == "bob"
    assert fixture.items_sent_to(None)[-1] == {"event": "HostChanged", "seat": 1}


def test_a_host_who_leaves_alone_stays_the_host_until_somebody_sits_down() -> None:
    fixture = RoomFixture().seated(1)
    sent = fixture.since(None, lambda: fixture.accepted("ann", Leave(seat=0)))
    assert sent[-1] == {"event": "HostChanged", "seat": None}
    assert fixture.room.host == "ann"
    fixture.accepted("bob", Sit(seat=3))
    assert fixture.room.host == "bob"
    fixture.accepted("bob", Start())


def test_a_host_with_two_seats_leaves_when_the_second_is_left() -> None:
    for begin in (False, True):
        fixture = RoomFixture()
        for seat, guest in enumerate(("ann", "ann", "bob")):
            fixture.accepted(guest, Sit(seat=seat))
        fixture.accepted("bob", Ready(seat=2, ready=True))
        if begin:
            fixture.accepted("ann", Start())
        fixture.accepted("ann", Leave(seat=0))
        assert fixture.room.host == "ann"
        fixture.accepted("ann", Leave(seat=1))
        assert fixture.room.host == "bob"


def test_a_connected_player_becomes_host_when_the_host_leaves_a_game() -> None:
    fixture = RoomFixture().begun(3)
    fixture.carry_out(lobby.on_absence(fixture.room, 0, fixture.now, frozenset({2})))
    assert fixture.room.host == "cid"
    assert fixture.room.seats[0].taken_over


def test_an_absent_player_loses_the_seat_in_the_lobby_only_if_others_are_connected() -> None:
    fixture = RoomFixture().seated(2)
    assert lobby.on_absence(fixture.room, 0, fixture.now, frozenset()) == NOTHING
    fixture.carry_out(lobby.on_absence(fixture.room, 0, fixture.now, frozenset({1})))
    assert people(fixture)[:2] == ["", "bob"]
    assert fixture.room.host == "bob"
