"""The vote to finish early: everyone who plays has to agree, and those who are away can still oppose."""

import pytest

from pyrite.server.room import entries, requests
from pyrite.server.room.decide import lobby
from pyrite.server.room.finish_vote import VOTE_OPEN_MS
from pyrite.server.room.requests import Leave, Remove, ReturnToSeat, Sit, Start, VoteToFinish
from pyrite.server.room.table_options import TableOptions
from tests.server.room.table import Table


def three() -> Table:
    return Table(TableOptions(seats=5, clock="none")).begun(3)


def is_held(table: Table, *seats: int) -> None:
    """Somebody has been gone for the grace time; others are there."""
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


def test_when_everyone_has_agreed_everything_is_shown_at_once() -> None:
    table = three()
    yes(table, "ann", 0)
    assert table.told(2)[-1] == {"event": "FinishVoted", "seat": 0, "agreed": True}
    yes(table, "bob", 1)
    assert table.room.state == "playing"
    told = table.since(None, lambda: yes(table, "cid", 2))
    assert [each["event"] for each in told] == ["FinishVoted", "GameRevealed"]
    assert told[-1]["seed"] == bytes(range(32)).hex()
    assert (len(told[-1]["roles"]), len(told[-1]["goals"])) == (5, 3)
    assert table.shown()["timer"] is None
    assert table.shown()["vote_left"] is None


def test_who_is_alone_for_a_moment_does_not_end_the_game_of_the_others() -> None:
    """After a restart the first to come back is alone, and nobody has been gone for long."""
    table = three()
    yes(table, "ann", 0)
    assert table.room.vote_deadline() is None
    wait(table, 10 * VOTE_OPEN_MS)
    assert table.room.state == "playing"


def test_one_person_with_bots_finishes_at_once() -> None:
    table = Table(TableOptions(seats=3)).begun(1)
    yes(table, "ann", 0)
    assert table.room.state == "over"


def test_one_person_on_all_seats_finishes_at_once_from_any_of_them() -> None:
    table = Table(TableOptions(seats=3))
    for seat in range(3):
        table.done("ann", Sit(seat=seat))
    table.done("ann", Start())
    yes(table, "ann", 1)
    assert table.room.state == "over"
    assert [seat["wants_to_finish"] for seat in table.shown()["room"]["seats"]] == [True] * 3


def test_one_may_no_longer_agree() -> None:
    table = three()
    yes(table, "ann", 0)
    no(table, "ann", 0)
    yes(table, "bob", 1)
    yes(table, "cid", 2)
    assert table.room.state == "playing"


def test_an_agreement_does_not_outlast_a_seat_that_is_held() -> None:
    table = three()
    yes(table, "ann", 0)
    table.done("ann", Leave(seat=0))
    table.done("ann", ReturnToSeat(), 0)
    yes(table, "bob", 1)
    yes(table, "cid", 2)
    assert table.room.state == "playing"


# ---------------------------------------------------------------- people who are away


def test_people_whose_seats_are_held_are_waited_for_and_then_no_longer() -> None:
    table = three()
    is_held(table, 1, 2)
    yes(table, "ann", 0)
    assert table.room.next_deadline() == table.now + VOTE_OPEN_MS
    assert table.shown(0)["vote_left"] == VOTE_OPEN_MS
    wait(table, VOTE_OPEN_MS - 1)
    assert table.shown()["vote_left"] == 1
    assert table.room.state == "playing"
    told = table.since(2, lambda: wait(table, 1))
    assert [each["event"] for each in told] == ["GameRevealed"]
    assert table.room.state == "over"
    assert table.room.next_deadline() is None


def test_the_time_runs_from_the_moment_when_the_last_seat_is_held() -> None:
    table = three()
    yes(table, "ann", 0)
    table.now += 45_000
    is_held(table, 1)
    assert table.room.vote_deadline() is None
    table.now += 45_000
    is_held(table, 2)
    assert table.room.vote_deadline() == table.now + VOTE_OPEN_MS


@pytest.mark.parametrize("comes_back", [ReturnToSeat(), VoteToFinish(agreed=False)])
def test_who_comes_back_in_time_stops_it(comes_back: requests.AnyRequest) -> None:
    table = three()
    is_held(table, 1, 2)
    yes(table, "ann", 0)
    table.now += VOTE_OPEN_MS - 1
    table.done("cid", comes_back, 2)
    assert not table.room.seats[2].taken_over
    assert table.shown()["vote_left"] is None
    wait(table, 10 * VOTE_OPEN_MS)
    assert table.room.state == "playing"


def test_who_comes_back_and_agrees_too_need_not_wait_for_the_seat() -> None:
    table = Table(TableOptions(seats=3)).begun(2)
    is_held(table, 1)
    yes(table, "ann", 0)
    yes(table, "bob", 1)
    assert table.room.state == "over"


def test_a_restart_gives_those_who_are_away_their_time_again() -> None:
    table = three()
    is_held(table, 1, 2)
    yes(table, "ann", 0)
    loaded_at = table.now + 3_600_000
    assert table.read_back(loaded_at).vote_deadline() == loaded_at + VOTE_OPEN_MS


def test_the_clock_of_a_decision_and_the_vote_do_not_wait_for_each_other() -> None:
    table = Table(TableOptions(seats=3, clock="blitz")).begun(2)
    is_held(table, 1)
    yes(table, "ann", 0)
    clock = table.room.clock_deadline()
    assert clock is None or table.room.next_deadline() == clock < (table.room.vote_deadline() or 0)


# ---------------------------------------------------------------- opposing


def test_who_opposes_ends_the_vote_for_everyone() -> None:
    table = three()
    yes(table, "ann", 0)
    yes(table, "bob", 1)
    told = table.since(0, lambda: no(table, "cid", 2))
    assert told == [{"event": "FinishOpposed", "seat": 2}]
    assert not any(seat["wants_to_finish"] for seat in table.shown()["room"]["seats"])
    yes(table, "cid", 2)
    assert table.room.state == "playing"


def test_where_nobody_wants_to_finish_there_is_nothing_to_oppose() -> None:
    assert three().order("bob", VoteToFinish(agreed=False), 1) == []


# ---------------------------------------------------------------- a host who removes people


def test_a_host_cannot_remove_the_others_and_then_agree_alone() -> None:
    table = three()
    table.done("ann", Remove(seat=1))
    table.done("ann", Remove(seat=2))
    assert table.refused("ann", VoteToFinish(agreed=True), 0) == "too-few-left"


def test_nor_those_who_are_away() -> None:
    table = three()
    is_held(table, 1, 2)
    yes(table, "ann", 0)
    table.done("ann", Remove(seat=1))
    table.done("ann", Remove(seat=2))
    wait(table, 10 * VOTE_OPEN_MS)
    assert table.room.state == "playing"


def test_two_who_agree_may_finish_without_one_who_was_removed_but_not_at_once() -> None:
    table = three()
    table.done("ann", Remove(seat=1))
    yes(table, "ann", 0)
    assert table.room.vote_deadline() is None
    yes(table, "cid", 2)
    assert table.room.state == "playing"
    wait(table, VOTE_OPEN_MS)
    assert table.room.state == "over"


def test_who_was_removed_before_the_game_does_not_count() -> None:
    table = Table(TableOptions(seats=3)).seated(2)
    table.done("ann", Remove(seat=1))
    table.done("ann", Start())
    yes(table, "ann", 0)
    assert table.room.state == "over"


def test_a_guest_with_two_seats_who_lost_one_of_them_still_votes() -> None:
    table = Table(TableOptions(seats=3))
    for seat, guest in enumerate(("ann", "bob", "bob")):
        table.done(guest, Sit(seat=seat, name=f"Dwarf {seat}"))
        table.done(guest, requests.Ready(seat=seat, ready=True))
    table.done("ann", Start())
    table.done("ann", Remove(seat=1))
    yes(table, "ann", 0)
    assert table.room.state == "playing"
    yes(table, "bob", 2)
    assert table.room.state == "over"


# ---------------------------------------------------------------- entries of before


def test_entries_from_before_there_was_a_vote_mean_the_same() -> None:
    """One who was alone could finish then; what is written stays so."""
    table = three()
    table.take([entries.FinishVoted(at=table.now, guest="ann", ref="x", seat=0, agreed=True)])
    table.take([entries.GameRevealed(at=table.now)])
    assert table.read_back().state == "over"
    assert table.read_back(table.now + 1).next_deadline() is None
