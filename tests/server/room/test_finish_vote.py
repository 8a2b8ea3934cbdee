"""The vote to finish early: everyone must agree; absent players have two minutes to oppose."""

import pytest

from pyrite.server.room import entries, requests
from pyrite.server.room.decide import lobby
from pyrite.server.room.decision import NOTHING, Decision
from pyrite.server.room.finish_vote import VOTE_OPEN_MS
from pyrite.server.room.requests import Leave, Remove, ReturnToSeat, Sit, Start, VoteToFinish
from pyrite.server.room.table_options import TableOptions
from tests.server.room.table import Table


def state_of(table: Table) -> str:
    """The state of the room. A function, because mypy would take the value of an earlier assertion as fixed."""
    return table.room.state


def three() -> Table:
    return Table(TableOptions(seats=5, clock="none")).begun(3)


def bots_take_over(table: Table, *seats: int) -> None:
    """These players did not reconnect in time, so bots take over; seat 0 is connected."""
    for seat in seats:
        table.take(lobby.on_absence(table.room, seat, table.now, frozenset({0})))


def yes(table: Table, guest: str, seat: int) -> None:
    table.done(guest, VoteToFinish(agreed=True), seat)


def no(table: Table, guest: str, seat: int) -> None:
    table.done(guest, VoteToFinish(agreed=False), seat)


def wait(table: Table, milliseconds: int) -> None:
    table.now += milliseconds
    table.expire()


# ---------------------------------------------------------------- who has to agree


def test_everything_is_revealed_at_once_when_everyone_agrees() -> None:
    table = three()
    yes(table, "ann", 0)
    assert table.items_sent_to(2)[-1] == {"event": "FinishVoted", "seat": 0, "agreed": True}
    yes(table, "bob", 1)
    assert state_of(table) == "playing"
    sent = table.since(None, lambda: yes(table, "cid", 2))
    assert [each["event"] for each in sent] == ["FinishVoted", "GameRevealed"]
    assert sent[-1]["seed"] == bytes(range(32)).hex()
    assert (len(sent[-1]["roles"]), len(sent[-1]["goals"])) == (5, 3)
    assert table.shown()["timer"] is None
    assert table.shown()["vote_left"] is None


def test_a_player_alone_for_a_moment_cannot_end_the_game() -> None:
    """After a restart the first player is alone, but no bot has taken over yet."""
    table = three()
    yes(table, "ann", 0)
    assert table.room.vote_deadline() is None
    wait(table, 10 * VOTE_OPEN_MS)
    assert state_of(table) == "playing"


def test_one_person_with_bots_finishes_at_once() -> None:
    table = Table(TableOptions(seats=3)).begun(1)
    yes(table, "ann", 0)
    assert state_of(table) == "over"


def test_one_person_on_all_seats_finishes_at_once_from_any_of_them() -> None:
    table = Table(TableOptions(seats=3))
    for seat in range(3):
        table.done("ann", Sit(seat=seat))
    table.done("ann", Start())
    yes(table, "ann", 1)
    assert state_of(table) == "over"
    assert [seat["wants_to_finish"] for seat in table.shown()["room"]["seats"]] == [True] * 3


def test_a_vote_can_be_withdrawn() -> None:
    table = three()
    yes(table, "ann", 0)
    no(table, "ann", 0)
    yes(table, "bob", 1)
    yes(table, "cid", 2)
    assert state_of(table) == "playing"


def test_a_vote_is_void_when_a_bot_takes_over() -> None:
    table = three()
    yes(table, "ann", 0)
    table.done("ann", Leave(seat=0))
    table.done("ann", ReturnToSeat(), 0)
    yes(table, "bob", 1)
    yes(table, "cid", 2)
    assert state_of(table) == "playing"


# ---------------------------------------------------------------- people who are away


def test_absent_players_are_waited_for_two_minutes() -> None:
    table = three()
    bots_take_over(table, 1, 2)
    yes(table, "ann", 0)
    assert table.room.next_deadline() == table.now + VOTE_OPEN_MS
    assert table.shown(0)["vote_left"] == VOTE_OPEN_MS
    wait(table, VOTE_OPEN_MS - 1)
    assert table.shown()["vote_left"] == 1
    assert state_of(table) == "playing"
    sent = table.since(2, lambda: wait(table, 1))
    assert [each["event"] for each in sent] == ["GameRevealed"]
    assert state_of(table) == "over"
    assert table.room.next_deadline() is None


def test_the_two_minutes_begin_when_the_last_bot_takes_over() -> None:
    table = three()
    yes(table, "ann", 0)
    table.now += 45_000
    bots_take_over(table, 1)
    assert table.room.vote_deadline() is None
    table.now += 45_000
    bots_take_over(table, 2)
    assert table.room.vote_deadline() == table.now + VOTE_OPEN_MS


@pytest.mark.parametrize("comes_back", [ReturnToSeat(), VoteToFinish(agreed=False)])
def test_a_player_who_returns_in_time_stops_the_vote(comes_back: requests.AnyRequest) -> None:
    table = three()
    bots_take_over(table, 1, 2)
    yes(table, "ann", 0)
    table.now += VOTE_OPEN_MS - 1
    table.done("cid", comes_back, 2)
    assert not table.room.seats[2].taken_over
    assert table.shown()["vote_left"] is None
    wait(table, 10 * VOTE_OPEN_MS)
    assert state_of(table) == "playing"


def test_an_absent_player_can_agree_without_returning() -> None:
    table = Table(TableOptions(seats=3)).begun(2)
    bots_take_over(table, 1)
    yes(table, "ann", 0)
    yes(table, "bob", 1)
    assert state_of(table) == "over"


def test_a_restart_gives_absent_players_two_minutes_again() -> None:
    table = three()
    bots_take_over(table, 1, 2)
    yes(table, "ann", 0)
    loaded_at = table.now + 3_600_000
    assert table.read_back(loaded_at).vote_deadline() == loaded_at + VOTE_OPEN_MS


def test_the_clock_and_the_vote_are_independent() -> None:
    table = Table(TableOptions(seats=3, clock="blitz")).begun(2)
    bots_take_over(table, 1)
    yes(table, "ann", 0)
    clock = table.room.clock_deadline()
    assert clock is None or table.room.next_deadline() == clock < (table.room.vote_deadline() or 0)


# ---------------------------------------------------------------- opposing


def test_opposing_ends_the_vote_for_everyone() -> None:
    table = three()
    yes(table, "ann", 0)
    yes(table, "bob", 1)
    sent = table.since(0, lambda: no(table, "cid", 2))
    assert sent == [{"event": "FinishOpposed", "seat": 2}]
    assert not any(seat["wants_to_finish"] for seat in table.shown()["room"]["seats"])
    yes(table, "cid", 2)
    assert state_of(table) == "playing"


def test_without_a_vote_there_is_nothing_to_oppose() -> None:
    assert three().request("bob", VoteToFinish(agreed=False), 1) == NOTHING


# ---------------------------------------------------------------- a host who removes people


def test_a_host_cannot_remove_the_others_and_then_agree_alone() -> None:
    table = three()
    table.done("ann", Remove(seat=1))
    table.done("ann", Remove(seat=2))
    assert table.refused("ann", VoteToFinish(agreed=True), 0) == "too-few-left"


def test_a_host_cannot_remove_the_absent_players_and_then_finish_alone() -> None:
    table = three()
    bots_take_over(table, 1, 2)
    yes(table, "ann", 0)
    table.done("ann", Remove(seat=1))
    table.done("ann", Remove(seat=2))
    wait(table, 10 * VOTE_OPEN_MS)
    assert state_of(table) == "playing"


def test_two_players_can_finish_without_one_removed_player_but_not_at_once() -> None:
    table = three()
    table.done("ann", Remove(seat=1))
    yes(table, "ann", 0)
    assert table.room.vote_deadline() is None
    yes(table, "cid", 2)
    assert state_of(table) == "playing"
    wait(table, VOTE_OPEN_MS)
    assert state_of(table) == "over"


def test_people_removed_before_the_game_do_not_count() -> None:
    table = Table(TableOptions(seats=3)).seated(2)
    table.done("ann", Remove(seat=1))
    table.done("ann", Start())
    yes(table, "ann", 0)
    assert state_of(table) == "over"


def test_a_guest_with_two_seats_who_lost_one_of_them_still_votes() -> None:
    table = Table(TableOptions(seats=3))
    for seat, guest in enumerate(("ann", "bob", "bob")):
        table.done(guest, Sit(seat=seat, name=f"Dwarf {seat}"))
        table.done(guest, requests.Ready(seat=seat, ready=True))
    table.done("ann", Start())
    table.done("ann", Remove(seat=1))
    yes(table, "ann", 0)
    assert state_of(table) == "playing"
    yes(table, "bob", 2)
    assert state_of(table) == "over"


# ---------------------------------------------------------------- older entries


def test_older_entries_without_a_vote_keep_their_meaning() -> None:
    """In older versions a single player could finish; stored games keep that."""
    table = three()
    table.take(Decision.of(entries.FinishVoted(at=table.now, guest="ann", ref="x", seat=0, agreed=True)))
    table.take(Decision.of(entries.GameRevealed(at=table.now)))
    assert table.read_back().state == "over"
    assert table.read_back(table.now + 1).next_deadline() is None
