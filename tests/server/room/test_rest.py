"""When a game needs a node although nobody is connected, and when it rests."""

from random import Random

from pyrite.game.modules.veto.commands import LetPass
from pyrite.server.room import entries, requests
from pyrite.server.room.clock import SECOND, TIME_AFTER_PAUSE
from pyrite.server.room.decision import Decision
from pyrite.server.room.summary import due_after
from pyrite.server.room.table_options import TableOptions
from tests.server.room.room_fixture import BEGIN, RoomFixture, any_command, asked, fixture_with_veto_window


def take_over(fixture: RoomFixture, *seats: int) -> None:
    """Bots take over for the people on these seats."""
    for seat in seats:
        fixture.carry_out(Decision.of(entries.BotTookOver(at=fixture.now, seat=seat)))


def test_a_game_is_due_when_its_question_times_out() -> None:
    fixture = RoomFixture(TableOptions(clock="blitz")).begun()
    assert due_after(fixture.room) == fixture.room.question_deadline() == BEGIN + 20 * SECOND
    fixture.now += 7 * SECOND
    seat = asked(fixture)
    fixture.play_accepted(seat, any_command(fixture, seat, Random(1)))
    assert due_after(fixture.room) == fixture.now + 20 * SECOND
    fixture.now += 3600 * SECOND
    fixture.resume()
    assert due_after(fixture.room) == fixture.room.question_deadline() == fixture.now + TIME_AFTER_PAUSE


def test_a_game_is_due_at_once_when_only_bots_are_asked() -> None:
    fixture = RoomFixture().begun()
    take_over(fixture, asked(fixture))
    assert due_after(fixture.room) == fixture.room.asked_at


def test_a_game_rests_when_bots_play_for_all_people_until_one_returns() -> None:
    fixture = RoomFixture(TableOptions(seats=3)).begun(2)
    take_over(fixture, 0)
    assert due_after(fixture.room) is not None
    take_over(fixture, 1)
    assert due_after(fixture.room) is None
    fixture.now += 1000 * SECOND
    fixture.accepted("bob", requests.ReturnToSeat(), 1)
    assert due_after(fixture.room) is not None


def test_lobbies_finished_games_and_games_without_a_clock_rest() -> None:
    fixture = RoomFixture(TableOptions(seats=3))
    assert due_after(fixture.room) is None
    fixture.begun()
    for seat, guest in enumerate(("ann", "bob", "cid")):
        assert due_after(fixture.room) is not None
        fixture.accepted(guest, requests.VoteToFinish(agreed=True), seat)
    assert due_after(fixture.room) is None
    assert due_after(RoomFixture(TableOptions(clock="none")).begun().room) is None


def test_when_a_game_is_due_does_not_tell_who_lets_a_card_pass() -> None:
    fixture = fixture_with_veto_window(TableOptions(modules=("veto",), veto_time="all"))
    limit = fixture.room.question_deadline()
    for seat in fixture.room.asked():
        assert due_after(fixture.room) == limit
        fixture.play_accepted(seat, LetPass())
    assert due_after(fixture.room) == limit
    assert fixture.room.next_deadline() != limit


def test_a_game_that_nobody_plays_rests_after_two_timeouts_of_each_person() -> None:
    fixture = RoomFixture(TableOptions(seats=3, clock="blitz")).begun()
    timeouts = 0
    while (due := due_after(fixture.room)) is not None:
        fixture.now = due
        if isinstance(fixture.room.clock_deadline(), int):
            timeouts += len(fixture.expire()) > 0
        else:
            seat = asked(fixture)
            fixture.play_by_anyone(seat, any_command(fixture, seat, Random(2)))
    assert timeouts == 6
    assert all(seat.taken_over for seat in fixture.room.seats)
