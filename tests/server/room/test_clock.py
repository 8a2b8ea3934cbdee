"""The clock: time limits, default moves after timeouts, and bots that take over."""

from dataclasses import dataclass
from random import Random

import pytest

from pyrite.game import LayTunnel, Refusal
from pyrite.game import moves as verbs
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.decide import decide
from pyrite.game.facts.course import GAME_ENDED, ROUND_BEGUN, ROUND_ENDED
from pyrite.game.legal import legal_moves
from pyrite.game.modules.chests.effects import WHICH_HAND, WHICH_MOVE, WHICH_ROLE
from pyrite.game.modules.path_specialist.state import NEXT_TUNNEL
from pyrite.game.modules.toll.facts import WHETHER_TOLL
from pyrite.game.moves import DETAILS, VERB_BITS, cards_in
from pyrite.game.project import Viewer, project
from pyrite.game.questions import QUESTION_NAMES, QUESTIONS
from pyrite.game.state import RawFact, State
from pyrite.server.room.clock import CLOCKS, SECOND, TIME_AFTER_PAUSE, default_move
from pyrite.server.room.decide import in_game
from pyrite.server.room.requests import Leave, ReturnToSeat
from pyrite.server.room.table_options import PRESETS, ClockName, TableOptions
from tests.properties.driver import sampled_states
from tests.properties.imagined_past import own_part
from tests.properties.strategies import numbered_set_up
from tests.rules.chi_square import is_fair
from tests.server.room.room_fixture import BEGIN, RoomFixture, asked, fixture_with_veto_window, guest_at


def wait_out(fixture: RoomFixture) -> None:
    """Advance time to the next deadline."""
    next_deadline = fixture.room.next_deadline()
    assert next_deadline is not None
    fixture.now = next_deadline
    fixture.expire()


# ---------------------------------------------------------------- each clock


@pytest.mark.parametrize(("name", "turn"), [("blitz", 20), ("normal", 60), ("relaxed", 300)])
def test_a_turn_may_take_as_long_as_the_clock_says(name: ClockName, turn: int) -> None:
    fixture = RoomFixture(TableOptions(clock=name)).begun()
    seat = asked(fixture)
    assert fixture.shown()["timer"] == {"left": turn * SECOND, "total": turn * SECOND}
    fixture.now += turn * SECOND - 1
    assert fixture.expire() == []
    assert fixture.shown()["timer"] == {"left": 1, "total": turn * SECOND}
    fixture.now += 1
    fixture.expire()
    assert asked(fixture) != seat
    assert {"event": "TimeRanOut", "seat": seat} in fixture.items_sent_to(None)


def test_without_a_clock_there_is_no_deadline() -> None:
    fixture = RoomFixture(TableOptions(clock="none")).begun()
    assert fixture.room.question_deadline() is fixture.room.next_deadline() is None
    assert fixture.shown()["timer"] == {"left": None, "total": None}
    fixture.now += 10**9
    assert fixture.expire() == []


@pytest.mark.parametrize("name", CLOCKS)
def test_every_question_but_the_veto_has_the_time_of_a_turn_or_of_an_answer(name: ClockName) -> None:
    clock = CLOCKS[name]
    wanted = {"turn": clock.turn, "tunnel": clock.turn, "veto": clock.veto}
    for number, question in QUESTIONS.items():
        assert clock.allows(number) == wanted.get(question.name, clock.answer)


def test_bots_have_no_deadline_but_the_same_timer() -> None:
    """Timers do not reveal whether a bot plays a seat."""
    people, bots = RoomFixture().begun(), RoomFixture().begun(1)
    assert people.shown()["timer"] == bots.shown()["timer"]
    bots.room.seats[0].taken_over = True
    assert bots.room.next_deadline() is None
    assert people.room.next_deadline() is not None


# ---------------------------------------------------------------- default moves after a timeout


def default_for(state: State, rng: SeededRandom) -> int:
    seat = state.table.asked
    return default_move(state.table, legal_moves(state.table, seat, own_part(state, seat)), rng)


OPEN_CHOICES = frozenset(
    {verbs.WHICH_GOAL, verbs.WHICH_ORIENTATION, verbs.WHICH_VICTIM, WHICH_MOVE, WHICH_HAND, WHICH_ROLE}
)
"""Questions with public answers: everyone sees the random choice and the alternatives."""


def looks(state: State, seat: int, move: int) -> list[tuple[object, ...]]:
    """What every other viewer is sent of a move, except newly revealed or dealt cards and what is for it alone."""
    viewers = [None, *(each for each in range(state.table.rules.players) if each != seat)]
    happened = decide(state, seat, move)
    end = next((place for place, fact in enumerate(happened) if shows_secrets_or_new_cards(fact)), len(happened))
    return [
        tuple(project(fact, viewer) for fact in happened[:end] if not tells_more(fact, viewer))
        for viewer in viewers
    ]


def tells_more(fact: RawFact, viewer: Viewer) -> bool:
    """Whether a fact tells this viewer what no spectator is told, such as the gold cards it is given (PAY-2)."""
    return project(fact, viewer) != project(fact, None)


def shows_secrets_or_new_cards(fact: RawFact) -> bool:
    return fact[0] in (ROUND_ENDED, ROUND_BEGUN, GAME_ENDED)


def every_draw(state: State) -> set[int]:
    """Every possible random choice."""

    class Fixed(SeededRandom):
        def __init__(self, number: int) -> None:
            super().__init__(bytes(32), "fixed")
            self.number, self.bound = number, 0

        def randbelow(self, bound: int) -> int:
            self.bound = bound
            return self.number

    first = Fixed(0)
    found = {default_for(state, first)}
    return found | {default_for(state, Fixed(number)) for number in range(1, first.bound)}


@dataclass(frozen=True)
class Undecided:
    """A question that times out."""

    question: int
    state: State
    drawn: set[int]
    """Every possible random choice."""


@pytest.fixture(scope="module")
def undecided() -> list[Undecided]:
    """Questions from games of all modules."""
    return [
        Undecided(game.state.table.question, game.state.clone(), every_draw(game.state))
        for number in range(36)
        for game in sampled_states(numbered_set_up(number), number, 60)
        if not game.over and game.question != "veto"
    ]


@pytest.mark.plain  # random numbers are replaced
def test_a_random_default_move_looks_the_same_to_others(undecided: list[Undecided]) -> None:
    """INFO-2: in games of all modules, for each question and each random choice."""
    assert {QUESTION_NAMES[each.question] for each in undecided} == set(QUESTION_NAMES) - {"nothing", "veto"}
    for each in undecided:
        state, seat = each.state, each.state.table.asked
        if each.question in OPEN_CHOICES:
            assert each.drawn == set(legal_moves(state.table, seat, own_part(state, seat)))
        elif each.question != NEXT_TUNNEL:
            first, *others = (looks(state, seat, move) for move in sorted(each.drawn))
            assert all(other == first for other in others), QUESTION_NAMES[each.question]


@pytest.mark.plain  # random numbers are replaced
def test_an_answer_that_others_cannot_tell_apart_is_drawn_from_all_of_them(undecided: list[Undecided]) -> None:
    """INFO-2: otherwise others would know the answer of a player who ran out of time."""
    for each in undecided:
        state, seat = each.state, each.state.table.asked
        if each.question not in (verbs.TURN, NEXT_TUNNEL):
            seen = looks(state, seat, min(each.drawn))
            legal = legal_moves(state.table, seat, own_part(state, seat))
            alike = {move for move in legal if looks(state, seat, move) == seen}
            assert alike <= each.drawn, QUESTION_NAMES[each.question]


@pytest.mark.plain  # random numbers are replaced
def test_a_turn_that_times_out_is_a_pass_with_one_card(undecided: list[Undecided]) -> None:
    """TURN-1: even where a pass with more cards is legal."""
    drawn = [move for each in undecided if each.question == verbs.TURN for move in each.drawn]
    assert {move >> VERB_BITS for move in drawn} == {verbs.PASS}
    assert {len(cards_in(move & DETAILS, 3)) for move in drawn} == {1}


@pytest.mark.plain  # random numbers are replaced
def test_the_second_tunnel_is_laid_and_no_toll_is_asked_for(undecided: list[Undecided]) -> None:
    """WC-22: it must be laid if it can be."""
    drawn = [move for each in undecided if each.question == NEXT_TUNNEL for move in each.drawn]
    assert {move >> VERB_BITS for move in drawn} == {verbs.LAY_TUNNEL}


@pytest.mark.plain  # random numbers are replaced
def test_a_toll_that_times_out_is_declined(undecided: list[Undecided]) -> None:
    """TOLL-3: declining is always possible and reveals nothing of a purse."""
    drawn = [move for each in undecided if each.question == WHETHER_TOLL for move in each.drawn]
    assert {move & DETAILS for move in drawn} == {0}


def test_the_default_move_favours_no_card() -> None:
    fixture = RoomFixture().begun()
    game = fixture.room.game
    assert game is not None
    seat = asked(fixture)
    kinds = set(own_part(game.state, seat).hand)
    rng = SeededRandom(bytes(32), "which card")
    drawn = [default_for(game.state, rng) & DETAILS for _ in range(3000)]
    assert len(kinds) > 3
    assert is_fair(drawn, [kind << 14 for kind in kinds])


def test_a_whole_game_can_be_decided_by_timeouts() -> None:
    """A game ends even if nobody ever decides."""
    fixture = RoomFixture(PRESETS["the whole box"]).begun()
    for _ in range(3000):
        if fixture.room.state == "over":
            break
        next_deadline = fixture.room.next_deadline()
        if next_deadline is None:  # a bot took over: the player returns for the next question
            seat = asked(fixture)
            fixture.accepted(guest_at(fixture, seat), ReturnToSeat(), seat)
            continue
        wait_out(fixture)
    assert fixture.room.state == "over"
    assert fixture.items_sent_to(None)[-1].get("fact") == "GameEnded", (
        "after the end of the game no bot takes over"
    )


# ---------------------------------------------------------------- bots that take over, and players who return


def be_late(fixture: RoomFixture, seat: int) -> None:
    """Play until this seat times out; all others decide in time."""
    random = Random(7)
    while asked(fixture) != seat:
        other = asked(fixture)
        assert fixture.room.game is not None
        fixture.play_accepted(other, random.choice(fixture.room.game.legal(other)))
    wait_out(fixture)


def test_after_two_timeouts_in_a_row_a_bot_takes_over() -> None:
    fixture = RoomFixture().begun()
    seat = asked(fixture)
    be_late(fixture, seat)
    assert not fixture.room.seats[seat].taken_over
    be_late(fixture, seat)
    assert fixture.room.seats[seat].taken_over
    assert {"event": "BotTookOver", "seat": seat} in fixture.items_sent_to(None)


def test_a_decision_in_time_resets_the_count_of_timeouts() -> None:
    fixture = RoomFixture().begun()
    seat = asked(fixture)
    be_late(fixture, seat)
    while asked(fixture) != seat:
        other = asked(fixture)
        assert fixture.room.game is not None
        fixture.play_accepted(other, fixture.room.game.legal(other)[-1])
    assert fixture.room.game is not None
    fixture.play_accepted(seat, fixture.room.game.legal(seat)[-1])
    be_late(fixture, seat)
    assert not fixture.room.seats[seat].taken_over


def test_a_player_who_returns_gets_new_time() -> None:
    fixture = RoomFixture().begun()
    seat = asked(fixture)
    guest = guest_at(fixture, seat)
    fixture.accepted(guest, Leave(seat=seat))
    fixture.now += 50 * SECOND
    assert fixture.room.next_deadline() is None
    fixture.accepted(guest, ReturnToSeat(), seat)
    assert fixture.shown()["timer"] == {"left": 60 * SECOND, "total": 60 * SECOND}
    assert {"event": "PlayerReturned", "seat": seat} in fixture.items_sent_to(None)


def test_returning_twice_does_not_stop_the_clock() -> None:
    fixture = RoomFixture().begun()
    seat = asked(fixture)
    guest = guest_at(fixture, seat)
    for _ in range(3):
        fixture.now += 10 * SECOND
        fixture.accepted(guest, Leave(seat=seat))
        fixture.accepted(guest, ReturnToSeat(), seat)
    assert fixture.shown()["timer"]["left"] == 40 * SECOND


def test_returning_does_not_change_the_clock_of_others() -> None:
    fixture = RoomFixture().begun()
    other = (asked(fixture) + 1) % 5
    guest = guest_at(fixture, other)
    fixture.now += 10 * SECOND
    fixture.accepted(guest, Leave(seat=other))
    fixture.accepted(guest, ReturnToSeat(), other)
    assert fixture.shown()["timer"]["left"] == 50 * SECOND


def test_a_bot_plays_only_for_its_own_seat() -> None:
    fixture = RoomFixture().begun()
    seat = asked(fixture)
    assert fixture.room.game is not None
    move = legal_moves(fixture.room.game.state.table, seat, own_part(fixture.room.game.state, seat))[-1]
    assert isinstance(in_game.play_bot(fixture.room, seat, move, fixture.now), Refusal)
    fixture.accepted(guest_at(fixture, seat), Leave(seat=seat))
    other = (seat + 1) % 5
    assert isinstance(in_game.play_bot(fixture.room, other, move, fixture.now), Refusal)
    fixture.carry_out(in_game.play_bot(fixture.room, seat, move, fixture.now))
    assert asked(fixture) != seat


# ---------------------------------------------------------------- after a pause


def test_a_clock_that_goes_on_leaves_time_for_the_current_decision() -> None:
    fixture = RoomFixture().begun()
    fixture.now = BEGIN + 3600 * SECOND
    fixture.resume()
    assert fixture.room.question_deadline() == fixture.now + TIME_AFTER_PAUSE
    assert fixture.read_back().question_deadline() == fixture.now + TIME_AFTER_PAUSE


@pytest.mark.parametrize(("left", "after"), [(TIME_AFTER_PAUSE, TIME_AFTER_PAUSE), (14_999, TIME_AFTER_PAUSE)])
def test_a_clock_with_enough_time_left_goes_on_as_if_nothing_had_happened(left: int, after: int) -> None:
    fixture = RoomFixture().begun()
    fixture.now = BEGIN + 60 * SECOND - left
    before = len(fixture.written)
    fixture.resume()
    assert fixture.room.question_deadline() == fixture.now + after
    assert len(fixture.written) - before == (left < TIME_AFTER_PAUSE)


def test_nothing_is_written_where_no_time_runs() -> None:
    for fixture in (RoomFixture(), RoomFixture(TableOptions(clock="none")).begun()):
        before = len(fixture.written)
        fixture.now += 3600 * SECOND
        fixture.resume()
        assert len(fixture.written) == before


def test_after_a_pause_a_decision_has_no_more_time_than_it_has_anyway() -> None:
    fixture = fixture_with_veto_window(TableOptions(modules=("veto",), clock="blitz", veto_time="2s"))
    fixture.now += 60 * SECOND
    fixture.resume()
    assert fixture.room.veto_window
    assert fixture.room.question_deadline() == fixture.now + 2 * SECOND


def test_questions_after_a_pause_have_their_normal_time() -> None:
    fixture = RoomFixture(TableOptions(clock="blitz", modules=("veto",))).begun()
    fixture.now += 3600 * SECOND
    fixture.resume()
    seat = asked(fixture)
    assert fixture.room.game is not None
    fixture.now += SECOND
    fixture.play_accepted(
        seat, next(each for each in fixture.room.game.legal(seat) if isinstance(each, LayTunnel))
    )
    assert fixture.room.question_deadline() == fixture.now + 5 * SECOND
