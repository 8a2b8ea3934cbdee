"""Turns a legal move into facts.

`play` carries a move out on the state itself, up to the next question; it does not check that
the move is legal. `decide` is the pure form: it returns the facts and does not change the state.

No plan of the next steps is stored. They follow from the question that was answered and from
the state of the table (`_advance`).
"""

from __future__ import annotations

from typing import Final

from pyrite.game import moves, reaching, rounds, turn, turn_end
from pyrite.game.facts.course import turn_begun
from pyrite.game.facts.ends import nobody_can_play
from pyrite.game.moves import NOTHING, TURN, VERB_BITS
from pyrite.game.question import CarryOut
from pyrite.game.questions import QUESTIONS
from pyrite.game.rounds import Deals, DealSource
from pyrite.game.state import RawFact, State
from pyrite.game.table import NOBODY


def decide(state: State, seat: int, move: int, deals: Deals | None = None) -> list[RawFact]:
    """The facts of a legal move. The state does not change."""
    scratch = state.clone()
    scratch.journal = []
    play(scratch, seat, move, deals)
    return scratch.journal


def play(state: State, seat: int, move: int, deals: DealSource | None = None) -> None:
    """Carry out a legal move of a seat that is asked, up to the next question."""
    _carry_out(state, seat, move)
    if state.table.question == NOTHING:
        _advance(state, deals)


def play_in_round(state: State, seat: int, move: int) -> None:
    """The same, but once the round is paid the game stops: no seat is asked, and no round is dealt."""
    _carry_out(state, seat, move)
    if state.table.question == NOTHING:
        _advance(state, None, True)


def _carry_out(state: State, seat: int, move: int) -> None:
    question = state.table.question
    if question == TURN:
        turn.take_turn(state, seat, move)
        if _LEAVES_MAZE[move >> VERB_BITS]:
            _end_turn(state)  # most turns: no goal can be reached
    else:
        _ANSWERS[question](state, seat, move)


def _advance(state: State, deals: DealSource | None, in_round: bool = False) -> None:
    """Advance the game until a seat is asked, or the game is over, or the round is if it is all that is played."""
    table = state.table
    while table.question == NOTHING and not table.winners:
        if table.roles:
            if in_round:
                return
            rounds.next_round_or_end(state, deals)
        elif reaching.resolve_next(state):
            continue
        elif reaching.over(table):
            rounds.end_with_goal(state)
        else:
            _end_turn(state)


def _end_turn(state: State) -> None:
    """Continue the turn; if it is over, begin the next turn or end the round."""
    table = state.table
    if table.question == NOTHING and not turn_end.finish(state):
        following = table.next_to_move()
        if following == NOBODY:
            rounds.end_without_gold(state)
        elif table.rules.round_may_end_early and _nobody_can_play(state, following):
            nobody_can_play(state)
            rounds.end_without_gold(state)
        else:
            turn_begun(state, following)


def _nobody_can_play(state: State, following: int) -> bool:
    """Whether the deck is empty and nobody can play a card, the seat with the next turn included (END-1)."""
    table = state.table
    return not table.deck and turn_end.nobody_can_play(state, table.out | table.passed_over(following))


_LEAVES_MAZE: Final = bytes(
    [moves.READ_MAP <= verb <= moves.SWAP_HANDS or verb == moves.PASS for verb in range(64)]
)
"""Verbs of the base game and Saboteur 2 after which no goal or chest can be newly reached: a shortcut."""

_ANSWERS: Final[dict[int, CarryOut]] = {number: question.carry_out for number, question in QUESTIONS.items()}
"""The function that carries out the answers to each question."""
