"""Turns a legal move into facts.

`play` carries a move out on the state itself, up to the next question; it does not check that
the move is legal. `decide` is the pure form: it returns the facts and does not change the state.

No plan of the next steps is stored. They follow from the question that was answered and from
the state of the table (`_advance`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pyrite.game import chests, moves, reaching, rounds, sharing, turn
from pyrite.game.cards import goal_swap
from pyrite.game.catalogue import THREE_FOR_ONE
from pyrite.game.facts.chests import effect_ended
from pyrite.game.facts.course import turn_begun
from pyrite.game.facts.ends import nobody_can_play
from pyrite.game.facts.piles import card_kept
from pyrite.game.facts.toll import toll_answered
from pyrite.game.moves import CHEST, DETAILS, NO_SEAT, NOTHING, OPEN_CHEST, TURN, VERB_BITS
from pyrite.game.rounds import Deals
from pyrite.game.state import RawFact, State
from pyrite.game.table import NOBODY


def decide(state: State, seat: int, move: int, deals: Deals | None = None) -> list[RawFact]:
    """The facts of a legal move. The state does not change."""
    scratch = state.clone()
    scratch.journal = []
    play(scratch, seat, move, deals)
    return scratch.journal


def play(state: State, seat: int, move: int, deals: Deals | None = None) -> None:
    """Carry out a legal move of a seat that is asked, up to the next question."""
    question = state.table.question
    if question == TURN:
        turn.take_turn(state, seat, move)
        if move >> VERB_BITS not in _CHANGES_MAZE:
            _end_turn(state)  # most turns: the maze has not changed
    else:
        _ANSWERS[question](state, seat, move)
    if state.table.question == NOTHING:
        _advance(state, deals)


def _advance(state: State, deals: Deals | None) -> None:
    """Advance the game until a seat is asked, or the game is over."""
    table = state.table
    while table.question == NOTHING and not table.winners:
        if table.roles:
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
    if table.question == NOTHING and not turn.finish(state):
        following = table.next_to_move()
        if following == NOBODY:
            rounds.end_without_gold(state)
        elif not table.deck and turn.nobody_can_play(state, table.out | table.passed_over(following)):
            nobody_can_play(state)
            rounds.end_without_gold(state)
        else:
            turn_begun(state, following)


_CHANGES_MAZE: Final = frozenset({moves.LAY_TUNNEL, moves.DETOUR})
"""Verbs that change the maze, so that goals or chests may be reached."""

# ---------------------------------------------------------------- what each answer does


def _turn_over(state: State, seat: int, move: int) -> None:
    details = move & DETAILS
    reaching.turn_over(state, CHEST + details if move >> VERB_BITS == OPEN_CHEST else details)


def _lay_turned(state: State, seat: int, move: int) -> None:
    reaching.lay(state, state.table.choices[0], move & DETAILS)


def _take_gold(state: State, seat: int, move: int) -> None:
    sharing.take(state, seat, move & DETAILS)


def _steal(state: State, seat: int, move: int) -> None:
    victim = move & DETAILS
    sharing.steal(state, seat, NOBODY if victim == NO_SEAT else victim)


def _put_goals_back(state: State, seat: int, move: int) -> None:
    goal_swap.put_back(state, seat, bool(move & DETAILS))


def _keep_card(state: State, seat: int, move: int) -> None:
    from_deck = bool(state.table.choices[0])
    card_kept(state, seat, from_deck, move & DETAILS)
    if from_deck:
        effect_ended(state, THREE_FOR_ONE)


def _answer_toll(state: State, seat: int, move: int) -> None:
    toll_answered(state, seat, state.table.choices[0], bool(move & DETAILS))


def _move_goal(state: State, seat: int, move: int) -> None:
    chests.move_goal(state, seat, move & DETAILS)


def _rob_hand(state: State, seat: int, move: int) -> None:
    chests.rob(state, seat, move & DETAILS)


def _look_at_role(state: State, seat: int, move: int) -> None:
    chests.look_at_role(state, seat, move & DETAILS)


_ANSWERS: Final[dict[int, Callable[[State, int, int], None]]] = {
    moves.NEXT_TUNNEL: turn.take_turn,
    moves.WHETHER_VETO: turn.answer_veto,
    moves.WHICH_GOAL: _turn_over,
    moves.WHICH_WAY: _lay_turned,
    moves.WHICH_GOLD: _take_gold,
    moves.WHICH_VICTIM: _steal,
    moves.WHETHER_SWAP: _put_goals_back,
    moves.WHICH_CARD: _keep_card,
    moves.WHETHER_TOLL: _answer_toll,
    moves.WHICH_MOVE: _move_goal,
    moves.WHICH_HAND: _rob_hand,
    moves.WHICH_ROLE: _look_at_role,
}
