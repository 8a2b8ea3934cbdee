"""The vote to finish early: everyone must agree; absent players have two minutes to oppose."""

import pytest

from pyrite.server.room import entries, requests
from pyrite.server.room.decide import lobby
from pyrite.server.room.decision import NOTHING, Decision
from pyrite.server.room.finish_vote import VOTE_OPEN_MS
from pyrite.server.room.requests import Leave, Remove, ReturnToSeat, Sit, Start, VoteToFinish
from pyrite.server.room.table_options import TableOptions
from tests.server.room.room_fixture import RoomFixture


def state_of(fixture: RoomFixture) -> str:
    """The state of the room. A function, because mypy would take the value of an earlier assertion as fixed."""
    return fixture.room.state


def three() -> RoomFixture:
    return RoomFixture(TableOptions(seats=5, clock="none")).begun(3)


def bots_take_over(fixture: RoomFixture, *seats: int) -> None:
    """These players did not reconnect in time, so bots take over; seat 0 is connected."""
    for seat in seats:
        fixture.carry_out(lobby.on_absence(fixture.room, seat, fixture.now, frozenset({0})))


def yes(fixture: RoomFixture, guest: str, seat: int) -> None:
    fixture.accepted(guest, VoteToFinish(agreed=True), seat)


def no(fixture: RoomFixture, guest: str, seat: int) -> None:
    fixture.accepted(guest, VoteToFinish(agreed=False), seat)


def wait(fixture: RoomFixture, milliseconds: int) -> None:
    fixture.now += milliseconds
    fixture.expire()


# ---------------------------------------------------------------- who has to agree


def test_everything_is_revealed_at_once_when_everyone_agrees() -> None:
    fixture = three()
    yes(fixture, "ann", 0)
    assert fixture.items_sent_to(2)[-1] == {"event": "FinishVoted", "seat": 0, "agreed": True}
    yes(fixture, "bob", 1)
    assert state_of(fixture) == "playing"
    sent = fixture.since(None, lambda: yes(fixture, "cid", 2))
    assert [each["event"] for each in sent] == ["FinishVoted", "GameRevealed"]
    assert sent[-1]["seed"] == bytes(range(32)).hex()
    assert (len(sent[-1]["roles"]), len(sent[-1]["goals"])) == (5, 3)
    assert fixture.shown()["timer"] is None
    assert fixture.shown()["vote_left"] is None


def test_a_player_alone_for_a_moment_cannot_end_the_game() -> None:
    """After a restart the first player is alone, but no bot has taken over yet."""
    fixture = three()
    yes(fixture, "ann", 0)
    assert fixture.room.vote_deadline() is None
    wait(fixture, 10 * VOTE_OPEN_MS)
    assert state_of(fixture) == "playing"


def test_one_person_with_bots_finishes_at_once() -> None:
    fixture = RoomFixture(TableOptions(seats=3)).begun(1)
    yes(fixture, "ann", 0)
    assert state_of(fixture) == "over"


def test_one_person_on_all_seats_finishes_at_once_from_any_of_them() -> None:
    fixture = RoomFixture(TableOptions(seats=3))
    for seat in range(3):
        fixture.accepted("ann", Sit(seat=seat))
    fixture.accepted("ann", Start())
    yes(fixture, "ann", 1)
    assert state_of(fixture) == "over"
    assert [seat["wants_to_finish"] for seat in fixture.shown()["room"]["seats"]] == [True] * 3


def test_a_vote_can_be_withdrawn() -> None:
    fixture = three()
    yes(fixture, "ann", 0)
    no(fixture, "ann", 0)
    yes(fixture, "bob", 1)
    yes(fixture, "cid", 2)
    assert state_of(fixture) == "playing"


def test_a_vote_is_void_when_a_bot_takes_over() -> None:
    fixture = three()
    yes(fixture, "ann", 0)
    fixture.accepted("ann", Leave(seat=0))
    fixture.accepted("ann", ReturnToSeat(), 0)
    yes(fixture, "bob", 1)
    yes(fixture, "cid", 2)
    assert state_of(fixture) == "playing"


# ---------------------------------------------------------------- people who are away


def test_absent_players_are_waited_for_two_minutes() -> None:
    fixture = three()
    bots_take_over(fixture, 1, 2)
    yes(fixture, "ann", 0)
    assert fixture.room.next_deadline() == fixture.now + VOTE_OPEN_MS
    assert fixture.shown(0)["vote_left"] == VOTE_OPEN_MS
    wait(fixture, VOTE_OPEN_MS - 1)
    assert fixture.shown()["vote_left"] == 1
    assert state_of(fixture) == "playing"
    sent = fixture.since(2, lambda: wait(fixture, 1))
    assert [each["event"] for each in sent] == ["GameRevealed"]
    assert state_of(fixture) == "over"
    assert fixture.room.next_deadline() is None


def test_the_two_minutes_begin_when_the_last_bot_takes_over() -> None:
    fixture = three()
    yes(fixture, "ann", 0)
    fixture.now += 45_000
    bots_take_over(fixture, 1)
    assert fixture.room.vote_deadline() is None
    fixture.now += 45_000
    bots_take_over(fixture, 2)
    assert fixture.room.vote_deadline() == fixture.now + VOTE_OPEN_MS


@pytest.mark.parametrize("comes_back", [ReturnToSeat(), VoteToFinish(agreed=False)])
def test_a_player_who_returns_in_time_stops_the_vote(comes_back: requests.AnyRequest) -> None:
    fixture = three()
    bots_take_over(fixture, 1, 2)
    yes(fixture, "ann", 0)
    fixture.now += VOTE_OPEN_MS - 1
    fixture.accepted("cid", comes_back, 2)
    assert not fixture.room.seats[2].taken_over
    assert fixture.shown()["vote_left"] is None
    wait(fixture, 10 * VOTE_OPEN_MS)
    assert state_of(fixture) == "playing"


def test_an_absent_player_can_agree_without_returning() -> None:
    fixture = RoomFixture(TableOptions(seats=3)).begun(2)
    bots_take_over(fixture, 1)
    yes(fixture, "ann", 0)
    yes(fixture, "bob", 1)
    assert state_of(fixture) == "over"


def test_a_restart_gives_absent_players_two_minutes_again() -> None:
    fixture = three()
    bots_take_over(fixture, 1, 2)
    yes(fixture, "ann", 0)
    fixture.now += 3_600_000
    fixture.resume()
    assert fixture.room.vote_deadline() == fixture.now + VOTE_OPEN_MS


def test_the_clock_and_the_vote_are_independent() -> None:
    fixture = RoomFixture(TableOptions(seats=3, clock="blitz")).begun(2)
    bots_take_over(fixture, 1)
    yes(fixture, "ann", 0)
    clock = fixture.room.clock_deadline()
    assert clock is None or fixture.room.next_deadline() == clock < (fixture.room.vote_deadline() or 0)


# ---------------------------------------------------------------- opposing


def test_opposing_ends_the_vote_for_everyone() -> None:
    fixture = three()
    yes(fixture, "ann", 0)
    yes(fixture, "bob", 1)
    sent = fixture.since(0, lambda: no(fixture, "cid", 2))
    assert sent == [{"event": "FinishOpposed", "seat": 2}]
    assert not any(seat["wants_to_finish"] for seat in fixture.shown()["room"]["seats"])
    yes(fixture, "cid", 2)
    assert state_of(fixture) == "playing"


def test_without_a_vote_there_is_nothing_to_oppose() -> None:
    assert three().request("bob", VoteToFinish(agreed=False), 1) == NOTHING


# ---------------------------------------------------------------- a host who removes people


def test_a_host_cannot_remove_the_others_and_then_agree_alone() -> None:
    fixture = three()
    fixture.accepted("ann", Remove(seat=1))
    fixture.accepted("ann", Remove(seat=2))
    assert fixture.refused("ann", VoteToFinish(agreed=True), 0) == "too-few-left"


def test_a_host_cannot_remove_the_absent_players_and_then_finish_alone() -> None:
    fixture = three()
    bots_take_over(fixture, 1, 2)
    yes(fixture, "ann", 0)
    fixture.accepted("ann", Remove(seat=1))
    fixture.accepted("ann", Remove(seat=2))
    wait(fixture, 10 * VOTE_OPEN_MS)
    assert state_of(fixture) == "playing"


def test_two_players_can_finish_without_one_removed_player_but_not_at_once() -> None:
    fixture = three()
    fixture.accepted("ann", Remove(seat=1))
    yes(fixture, "ann", 0)
    assert fixture.room.vote_deadline() is None
    yes(fixture, "cid", 2)
    assert state_of(fixture) == "playing"
    wait(fixture, VOTE_OPEN_MS)
    assert state_of(fixture) == "over"


def test_people_removed_before_the_game_do_not_count() -> None:
    fixture = RoomFixture(TableOptions(seats=3)).seated(2)
    fixture.accepted("ann", Remove(seat=1))
    fixture.accepted("ann", Start())
    yes(fixture, "ann", 0)
    assert state_of(fixture) == "over"


def test_a_guest_with_two_seats_who_lost_one_of_them_still_votes() -> None:
    fixture = RoomFixture(TableOptions(seats=3))
    for seat, guest in enumerate(("ann", "bob", "bob")):
        fixture.accepted(guest, Sit(seat=seat, name=f"Dwarf {seat}"))
        fixture.accepted(guest, requests.Ready(seat=seat, ready=True))
    fixture.accepted("ann", Start())
    fixture.accepted("ann", Remove(seat=1))
    yes(fixture, "ann", 0)
    assert state_of(fixture) == "playing"
    yes(fixture, "bob", 2)
    assert state_of(fixture) == "over"


# ---------------------------------------------------------------- older entries


def test_older_entries_without_a_vote_keep_their_meaning() -> None:
    """In older versions a single player could finish; stored games keep that."""
    fixture = three()
    fixture.carry_out(Decision.of(entries.FinishVoted(at=fixture.now, guest="ann", ref="x", seat=0, agreed=True)))
    fixture.carry_out(Decision.of(entries.GameRevealed(at=fixture.now)))
    assert fixture.read_back().state == "over"
    assert fixture.read_back().next_deadline() is None
