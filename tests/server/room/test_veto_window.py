"""The veto window is always open for its full time, even if every seat declines (WC-19b)."""

import pytest

from pyrite.game import LetPass, Veto
from pyrite.game import moves as verbs
from pyrite.game.commands import move_of
from pyrite.game.modules.veto.commands import LET_PASS, VETO_CARD
from pyrite.server.room import Room
from pyrite.server.room.clock import CLOCKS
from pyrite.server.room.decide import in_game
from pyrite.server.room.decision import NOTHING
from pyrite.server.room.requests import Leave, ReturnToSeat
from pyrite.server.room.table_options import ClockName, TableOptions
from tests.properties.driver import Driver
from tests.server.room.room_fixture import RoomFixture, asked, fixture_with_veto_window, guest_at, holder_of
from tests.server.room.test_clock import wait_out


def veto_fixture(name: ClockName, people: int) -> RoomFixture:
    fixture = RoomFixture(TableOptions(modules=("veto",), clock=name)).begun(people)
    driver = Driver(3)
    for _ in range(40):
        if fixture.room.veto_window:
            return fixture
        seat = asked(fixture)
        assert fixture.room.game is not None
        move = move_of(driver.choose(fixture.room.game)[1], fixture.room.game.state.table.maze.grid)
        fixture.carry_out(in_game.play_move(fixture.room, seat, move, {"at": fixture.now}))
    raise AssertionError("nobody played a card")


@pytest.mark.rule("WC-19b")
@pytest.mark.parametrize("name", CLOCKS)
def test_the_window_is_as_long_with_and_without_a_holder_for_bots_and_people(name: ClockName) -> None:
    lengths = set()
    for people in (1, 3, 5):
        for holds in (True, False):
            fixture = veto_fixture(name, people)
            give_the_veto(fixture.room, holds)
            assert fixture.shown()["timer"]["left"] == CLOCKS[name].veto
            next_deadline = fixture.room.next_deadline()
            assert next_deadline is not None
            assert fixture.room.question_deadline() == next_deadline
            lengths.add(next_deadline - fixture.now)
    assert lengths == {CLOCKS[name].veto}


def give_the_veto(room: Room, holds: bool) -> None:
    """Put the veto into the hand of an asked seat, or into no hand."""
    assert room.game is not None
    for own in room.game.state.privates:
        assert own is not None
        own.hand = bytearray(sorted(card for card in own.hand if card != VETO_CARD))
    if holds:
        own = room.game.state.privates[room.asked()[0]]
        assert own is not None
        own.hand = bytearray(sorted([*own.hand[1:], VETO_CARD]))


@pytest.mark.rule("WC-19b")
def test_the_window_never_closes_early_whoever_declines() -> None:
    """Whether no seat, some or all decline: the window closes at the same time with the same items."""
    closed = []
    for declining in (0, 1, 3, 4):
        fixture = fixture_with_veto_window()
        for seat in fixture.room.asked()[:declining]:
            fixture.now += 500
            fixture.play_accepted(seat, LetPass())
        question_deadline = fixture.room.question_deadline()
        assert question_deadline is not None
        fixture.now = question_deadline - 1
        assert fixture.expire() == []
        fixture.now = question_deadline
        sent = {viewer: len(fixture.items_sent_to(viewer)) for viewer in fixture.frames}
        assert fixture.expire() != []
        closed.append(
            (
                question_deadline,
                {viewer: fixture.items_sent_to(viewer)[before:] for viewer, before in sent.items()},
            )
        )
    assert all(each == closed[0] for each in closed)
    assert all(items for items in closed[0][1].values())


@pytest.mark.rule("WC-19b")
def test_a_veto_counts_at_any_time_of_the_window_even_if_all_others_declined() -> None:
    for wait in (0, 1, 2500, 4999):
        fixture = fixture_with_veto_window()
        holder = holder_of(fixture)
        for seat in fixture.room.asked():
            if seat != holder:
                fixture.play_accepted(seat, LetPass())
        fixture.now += wait
        fixture.play_accepted(holder, Veto())
        assert any(item.get("fact") == "Vetoed" for item in fixture.items_sent_to(None))


@pytest.mark.rule("WC-19b")
def test_a_bot_that_lets_a_card_pass_publishes_nothing() -> None:
    fixture = veto_fixture("normal", 1)
    number = fixture.room.entry_count
    for seat in fixture.room.asked():
        if fixture.room.seats[seat].bot:
            assert in_game.play_bot(fixture.room, seat, verbs.move(LET_PASS, 0), fixture.now) == NOTHING
    assert fixture.room.entry_count == number


@pytest.mark.rule("WC-19b")
def test_a_bot_taking_over_does_not_reveal_whether_the_seat_declined() -> None:
    """Declining to veto is secret, so it does not reset the count of timeouts."""
    late = []
    for declines in (False, True):
        fixture = fixture_with_veto_window()
        seat = holder_of(fixture)
        fixture.room.seats[seat].late = 1
        if declines:
            fixture.play_accepted(seat, LetPass())
        wait_out(fixture)
        late.append(fixture.room.seats[seat].late)
    assert late == [1, 1]


def test_returning_during_a_veto_window_gives_no_new_time() -> None:
    fixture = fixture_with_veto_window()
    seat = fixture.room.asked()[0]
    question_deadline = fixture.room.question_deadline()
    fixture.now += 1000
    fixture.accepted(guest_at(fixture, seat), Leave(seat=seat))
    fixture.accepted(guest_at(fixture, seat), ReturnToSeat(), seat)
    assert fixture.room.question_deadline() == question_deadline
