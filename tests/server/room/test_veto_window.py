"""How long a veto window is open: this depends on options, seats and answers, never on hands (WC-19b)."""

from typing import get_args

import pytest
from msgspec.structs import replace

from pyrite.game import Refusal
from pyrite.game import moves as verbs
from pyrite.game.modules.veto.commands import LET_PASS, LetPass, Veto
from pyrite.game.project import Viewer
from pyrite.server.room.clock import CLOCKS, SECOND
from pyrite.server.room.decide import in_game
from pyrite.server.room.decision import NOTHING
from pyrite.server.room.requests import AllowSpectators, Leave, LetAllPass, Remove, ReturnToSeat
from pyrite.server.room.summary import summary_of
from pyrite.server.room.table_options import ClockName, VetoTime
from pyrite.server.room.veto_window import BOTS_ANSWER_MS, people_asked
from tests.server.room.random_room import turn_of
from tests.server.room.room_fixture import RoomFixture, fixture_with_veto_window, guest_at, holder_of
from tests.server.room.test_clock import wait_out
from tests.server.room.veto_fixture import (
    FIXED,
    NEW_TIMES,
    before_the_card,
    closes_after,
    give_the_veto,
    let_all_pass,
    options_with,
    play_a_card,
    veto_fixture,
)

# ---------------------------------------------------------------- the setting of the table


@pytest.mark.rule("WC-19b")
@pytest.mark.parametrize("name", CLOCKS)
@pytest.mark.parametrize("veto_time", get_args(VetoTime))
def test_the_window_is_as_long_with_and_without_a_holder(name: ClockName, veto_time: VetoTime) -> None:
    lengths = set()
    for people in (2, 3, 5):
        for holds in (True, False):
            fixture = veto_fixture(options_with(veto_time, name), people)
            give_the_veto(fixture.room, fixture.room.asked()[0] if holds else None)
            assert fixture.shown()["timer"]["left"] == closes_after(fixture)
            lengths.add(closes_after(fixture))
    clock = CLOCKS[name]
    longest = {"clock": clock.veto, "all": clock.answer or 60 * SECOND, **FIXED}
    assert lengths == {longest[veto_time]}


@pytest.mark.rule("WC-19b")
@pytest.mark.parametrize("veto_time", ["clock", *FIXED])
def test_a_window_of_fixed_length_never_closes_early_whoever_declines(veto_time: VetoTime) -> None:
    """Whether no seat, some or all decline: the window closes at the same time with the same items."""
    closed = []
    for declining in (0, 1, 3, 4):
        fixture = fixture_with_veto_window(options_with(veto_time))
        for seat in fixture.room.asked()[:declining]:
            fixture.now += 300
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
@pytest.mark.parametrize("holder", [0, 3, None])
def test_a_window_until_all_have_answered_closes_after_the_last_answer(holder: int | None) -> None:
    """A seat without the veto is waited for like its holder."""
    fixture = fixture_with_veto_window(options_with("all"))
    seats = fixture.room.asked()
    give_the_veto(fixture.room, None if holder is None else seats[holder])
    limit = fixture.room.question_deadline()
    for seat in seats:
        assert fixture.room.next_deadline() == limit
        fixture.now += 700
        assert fixture.expire() == []
        fixture.play_accepted(seat, LetPass())
    assert closes_after(fixture) <= 0
    assert fixture.expire() != []
    assert not fixture.room.veto_window


@pytest.mark.rule("WC-19b")
@pytest.mark.parametrize("veto_time", ["all", "10s"])
def test_a_window_with_bots_stays_open_until_they_could_veto(veto_time: VetoTime) -> None:
    fixture, others = before_the_card(options_with(veto_time), 3)
    for seat in others:
        let_all_pass(fixture, seat)
    play_a_card(fixture)
    assert closes_after(fixture) == BOTS_ANSWER_MS
    fixture.now += BOTS_ANSWER_MS - 1
    assert fixture.expire() == []


def test_a_veto_counts_at_any_time_of_the_window_even_if_all_others_declined() -> None:
    cases: list[tuple[VetoTime, int]] = [("5s", 0), ("5s", 4999), ("2s", 1999), ("all", 0), ("all", 29_999)]
    for veto_time, wait in cases:
        fixture = fixture_with_veto_window(options_with(veto_time))
        holder = holder_of(fixture)
        for seat in fixture.room.asked():
            if seat != holder:
                fixture.play_accepted(seat, LetPass())
        fixture.now += wait
        fixture.play_accepted(holder, Veto())
        assert any(item.get("fact") == "Vetoed" for item in fixture.items_sent_to(None))


# ---------------------------------------------------------------- answers in advance


@pytest.mark.rule("WC-19b")
@pytest.mark.parametrize("veto_time", NEW_TIMES)
@pytest.mark.parametrize("holds", [True, False])
def test_the_window_closes_at_once_if_all_have_answered_in_advance(veto_time: VetoTime, holds: bool) -> None:
    fixture, others = before_the_card(options_with(veto_time), 5)
    give_the_veto(fixture.room, others[1] if holds else None)
    for seat in others:
        let_all_pass(fixture, seat)
    play_a_card(fixture)
    assert closes_after(fixture) == 0
    assert fixture.expire() != []
    assert not fixture.room.veto_window


def test_the_window_of_an_old_room_ignores_answers_in_advance() -> None:
    fixture, others = before_the_card(options_with("clock"), 5)
    for seat in others:
        let_all_pass(fixture, seat)
    play_a_card(fixture)
    assert closes_after(fixture) == CLOCKS["normal"].veto


@pytest.mark.rule("WC-19b")
@pytest.mark.parametrize("veto_time", FIXED)
def test_an_answer_to_the_card_does_not_count_as_one_in_advance(veto_time: VetoTime) -> None:
    """Otherwise the end of the window would show how long the last one hesitated."""
    fixture, others = before_the_card(options_with(veto_time), 5)
    for seat in others[:-1]:
        let_all_pass(fixture, seat)
    play_a_card(fixture)
    let_all_pass(fixture, others[-1])
    assert closes_after(fixture) == FIXED[veto_time]


@pytest.mark.rule("WC-19b")
def test_an_answer_in_advance_can_be_taken_back_also_while_the_window_is_open() -> None:
    fixture, others = before_the_card(options_with("10s"), 3)
    for seat in others:
        let_all_pass(fixture, seat)
    play_a_card(fixture)
    seat = others[0]
    give_the_veto(fixture.room, seat)
    assert fixture.shown(seat)["choices"] is None
    refusal = fixture.play(seat, Veto())
    assert isinstance(refusal, Refusal)
    assert refusal.reason == "let-pass"
    fixture.now += 500
    let_all_pass(fixture, seat, active=False)
    assert fixture.shown(seat)["choices"] == [{"do": "Veto"}, {"do": "LetPass"}]
    assert closes_after(fixture) == 10 * SECOND - 500
    let_all_pass(fixture, seat)  # an answer to this card
    assert closes_after(fixture) == 10 * SECOND - 500
    let_all_pass(fixture, seat, active=False)
    fixture.play_accepted(seat, Veto())
    assert not fixture.room.veto_window


@pytest.mark.rule("WC-19b")
def test_an_answer_in_advance_lasts_until_the_turn_ends_and_only_its_seat_is_sent_it() -> None:
    fixture, others = before_the_card(options_with("all"), 5)
    seat, viewers = others[2], [None, *range(5)]

    def events_sent() -> dict[Viewer, list[bool]]:
        name = "LetAllPassChanged"
        return {
            viewer: [each["active"] for each in fixture.items_sent_to(viewer) if each.get("event") == name]
            for viewer in viewers
        }

    frames = {viewer: len(sent) for viewer, sent in fixture.frames.items()}
    let_all_pass(fixture, seat)
    assert {viewer for viewer in viewers if len(fixture.frames[viewer]) > frames[viewer]} == {seat}
    assert fixture.shown(seat)["own"]["let_all_pass"] is True
    play_a_card(fixture)
    assert fixture.shown(seat)["choices"] is None
    wait_out(fixture)
    assert fixture.shown(seat)["own"]["let_all_pass"] is False
    assert events_sent() == {viewer: [True, False] if viewer == seat else [] for viewer in viewers}
    play_a_card(fixture)
    assert fixture.shown(fixture.room.asked()[0])["choices"] is not None


def test_letting_all_pass_twice_is_stored_once() -> None:
    fixture, others = before_the_card(options_with(), 3)
    let_all_pass(fixture, others[0])
    number = fixture.room.entry_count
    let_all_pass(fixture, others[0])
    assert fixture.room.entry_count == number


def test_letting_all_pass_is_refused_in_another_turn_and_without_the_veto() -> None:
    fixture, others = before_the_card(options_with(), 3)
    seat, guest = others[0], guest_at(fixture, others[0])
    late = LetAllPass(turn=turn_of(fixture.room) - 1, active=True)
    assert fixture.refused(guest, late, seat) == "stale"
    now = LetAllPass(turn=turn_of(fixture.room), active=True)
    assert fixture.refused("a passer-by", now) == "spectator"
    assert fixture.refused("a passer-by", now, seat) == "not-your-seat"
    fixture.accepted(guest, Leave(seat=seat))
    assert fixture.refused(guest, now, seat) == "bot-took-over"
    assert RoomFixture().begun().refused("ann", LetAllPass(turn=1, active=True), 0) == "no-veto-in-game"
    assert (
        RoomFixture(options_with()).seated(3).refused("ann", LetAllPass(turn=0, active=True), 0) == "not-playing"
    )


@pytest.mark.rule("WC-19b")
def test_the_list_of_rooms_does_not_show_when_somebody_answers() -> None:
    fixture, others = before_the_card(options_with("all"), 5)
    for answer in (let_all_pass, lambda fixture, seat: fixture.play_accepted(seat, LetPass())):
        before = summary_of(fixture.room)
        fixture.now += 700
        answer(fixture, others[0])
        assert summary_of(fixture.room) == summary_of(fixture.read_back()) == before
        let_all_pass(fixture, others[0], active=False)
        if not fixture.room.veto_window:
            play_a_card(fixture)


# ---------------------------------------------------------------- one person and bots


@pytest.mark.rule("WC-19b")
@pytest.mark.parametrize("veto_time", NEW_TIMES)
@pytest.mark.parametrize("holder", [0, 1, 2, None])
def test_one_person_among_bots_waits_only_for_the_bots(veto_time: VetoTime, holder: int | None) -> None:
    """The window closes equally late after their own card, their answer and an answer in advance."""
    own = veto_fixture(options_with(veto_time, seats=4), 1, person_plays=True)
    give_the_veto(own.room, holder)
    assert closes_after(own) == own.shown(0)["timer"]["left"] == own.shown(0)["timer"]["total"] == BOTS_ANSWER_MS

    answering = veto_fixture(options_with(veto_time, seats=4), 1, person_plays=False)
    give_the_veto(answering.room, holder)
    longest = FIXED.get(veto_time, 30 * SECOND)
    assert closes_after(answering) == longest
    answering.now += 200
    answering.play_accepted(0, LetPass())
    assert closes_after(answering) == BOTS_ANSWER_MS - 200
    assert answering.shown(0)["timer"] == {"left": BOTS_ANSWER_MS - 200, "total": BOTS_ANSWER_MS}

    in_advance = veto_fixture(options_with(veto_time, seats=4), 1, person_plays=False)
    give_the_veto(in_advance.room, holder)
    let_all_pass(in_advance, 0)
    assert closes_after(in_advance) == BOTS_ANSWER_MS


@pytest.mark.rule("WC-19b")
@pytest.mark.parametrize("veto_time", NEW_TIMES)
def test_one_person_whom_nobody_watches_is_waited_for_only_with_the_veto(veto_time: VetoTime) -> None:
    """What bots hold makes no difference. With spectators, the person's hand makes none either."""
    longest = FIXED.get(veto_time, 30 * SECOND)
    for spectators, holder, length in (
        (False, None, BOTS_ANSWER_MS),
        (False, 1, BOTS_ANSWER_MS),
        (False, 0, longest),
        (True, None, longest),
        (True, 0, longest),
    ):
        options = replace(options_with(veto_time, seats=4), spectators=spectators)
        fixture = veto_fixture(options, 1, person_plays=False)
        give_the_veto(fixture.room, holder)
        assert closes_after(fixture) == fixture.shown(0)["timer"]["left"] == length


@pytest.mark.rule("WC-19b")
@pytest.mark.parametrize("holder", [0, None])
def test_spectators_are_allowed_only_after_a_window_that_nobody_could_watch(holder: int | None) -> None:
    """That a window is still open after the time of the bots would show that the host holds the veto."""
    options = replace(options_with("5s", seats=4), spectators=False)
    fixture = veto_fixture(options, 1, person_plays=False)
    give_the_veto(fixture.room, holder)
    assert fixture.refused(guest_at(fixture, 0), AllowSpectators(allowed=True)) == "card-can-be-vetoed"
    wait_out(fixture)
    fixture.accepted(guest_at(fixture, 0), AllowSpectators(allowed=True))
    assert fixture.room.options.spectators


@pytest.mark.rule("WC-19b")
def test_two_people_whom_nobody_watches_are_waited_for_without_the_veto() -> None:
    fixture = veto_fixture(replace(options_with("5s", seats=4), spectators=False), 2)
    give_the_veto(fixture.room, None)
    assert closes_after(fixture) == fixture.shown()["timer"]["left"] == 5 * SECOND


@pytest.mark.rule("WC-19b")
def test_the_window_of_an_old_room_is_as_long_for_one_person_among_bots() -> None:
    for person_plays in (True, False):
        fixture = veto_fixture(options_with("clock", "blitz", seats=4), 1, person_plays=person_plays)
        if not person_plays:
            fixture.play_accepted(0, LetPass())
        assert closes_after(fixture) == CLOCKS["blitz"].veto


@pytest.mark.rule("WC-19b")
def test_a_bot_that_lets_a_card_pass_publishes_nothing() -> None:
    fixture = veto_fixture(options_with(), 1)
    number = fixture.room.entry_count
    for seat in fixture.room.asked():
        if fixture.room.seats[seat].bot:
            assert in_game.play_bot(fixture.room, seat, verbs.move(LET_PASS, 0), fixture.now) == NOTHING
    assert fixture.room.entry_count == number


# ---------------------------------------------------------------- people who are away


@pytest.mark.rule("WC-19b")
def test_nobody_waits_for_a_player_whose_seat_a_bot_has_taken_over() -> None:
    """The bot has as much time to veto as any bot, counted from when it took over."""
    for away in (Leave, Remove):
        fixture = fixture_with_veto_window(options_with("all"))
        absent, *others = (seat for seat in reversed(fixture.room.asked()) if guest_at(fixture, seat) != "ann")
        for seat in fixture.room.asked():
            if seat != absent:
                fixture.play_accepted(seat, LetPass())
        assert closes_after(fixture) == 30 * SECOND
        fixture.now += 12 * SECOND
        fixture.accepted(guest_at(fixture, absent) if away is Leave else "ann", away(seat=absent))
        assert closes_after(fixture) == BOTS_ANSWER_MS
        assert others


@pytest.mark.rule("WC-19b")
def test_a_player_who_leaves_does_not_see_the_pace_of_the_last_one_who_plays() -> None:
    """A seat that a bot has taken over is still a person's, who may watch and return."""
    closing = []
    for answers in (False, True):
        fixture = fixture_with_veto_window(options_with("5s", seats=3), people=2)
        (seat,) = people_asked(fixture.room)
        if answers:
            fixture.play_accepted(seat, LetPass())
        fixture.accepted(guest_at(fixture, 1 - seat), Leave(seat=1 - seat))
        closing.append(closes_after(fixture))
    assert closing == [5 * SECOND, 5 * SECOND]


@pytest.mark.rule("WC-19b")
def test_somebody_who_never_answers_holds_up_the_table_until_the_limit_only() -> None:
    fixture = fixture_with_veto_window(options_with("all", "none"))
    for seat in fixture.room.asked()[1:]:
        fixture.play_accepted(seat, LetPass())
    assert closes_after(fixture) == 60 * SECOND
    wait_out(fixture)
    assert not fixture.room.veto_window


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


def test_bots_have_their_time_after_a_pause() -> None:
    fixture = veto_fixture(options_with(seats=4), 1, person_plays=True)
    fixture.now += 3600 * SECOND
    fixture.resume()
    assert closes_after(fixture) == BOTS_ANSWER_MS
