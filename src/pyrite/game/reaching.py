"""Reached goals and chests: which are turned over, in which order and orientation (GOAL-1 to GOAL-7, CHEST-2).

Goals are numbered from 0, chests from `CHEST` on, so that a choice among both is one list.
"""

from __future__ import annotations

from typing import Final

from pyrite.game.catalogue import GOLD, PIECES, SPIDER
from pyrite.game.facts.course import asked
from pyrite.game.facts.maze import goal_laid, goal_turned
from pyrite.game.moves import (
    CHEST,
    DETAILS,
    LAY_GOAL,
    OPEN_CHEST,
    TURN_GOAL,
    VERB_BITS,
    WHICH_GOAL,
    WHICH_ORIENTATION,
    move,
)
from pyrite.game.pieces import PIECE_TABLES
from pyrite.game.question import GOALS_AND_CHESTS, Question, any_answer, asks_the_mover
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import NOBODY, ONE_TURNED, Table

_OPEN: Final = PIECE_TABLES.open_sides


def resolve_next(state: State) -> bool:
    """Carry out the next consequence of a change of the maze; return False if there is none.

    The wardrobe or the party comes first, then goals and chests one by one, in the order that
    the player whose turn it is chooses (GOAL-7). Nothing follows the gold or a spider (GOAL-5).
    """
    table = state.table
    if over(table):
        return False
    rules = table.rules
    if rules.on_maze_changed:
        for changed in rules.on_maze_changed:
            if changed(state):
                return True
    choices = reached(table)
    if not choices:
        return False
    if len(choices) > 1:
        asked(state, table.to_move, WHICH_GOAL, tuple(choices))
    else:
        turn_over(state, choices[0])
    return True


def over(table: Table) -> bool:
    """Whether a goal was turned over that ends the round: the gold or a spider."""
    return GOLD in table.goal_faces or SPIDER in table.goal_faces


def reached(table: Table) -> list[int]:
    """The goals and chests to be turned over now: all that are reached, or one goal a turn (GOAL-1, GOAL-4)."""
    found = reached_goals(table)
    if found and table.rules.one_goal_a_turn:
        fresh = table.fresh_goals
        found = [goal for goal in found if fresh >> goal & 1 and not fresh & ONE_TURNED]
    if table.rules.turned_over:
        for cards in table.rules.turned_over:
            found += cards.reached(table)
    return found


def reached_goals(table: Table) -> list[int]:
    """The face-down goals that a reached opening meets (GOAL-1)."""
    met, faces = table.maze.met, table.goal_faces
    return [goal for goal, cell in enumerate(table.goal_cells) if met[cell] and not faces[goal]]


# ---------------------------------------------------------------- goals and chests


def turn_over(state: State, goal_or_chest: int) -> None:
    """Turn a goal or a chest tunnel over and lay it, or ask for its orientation (GOAL-3)."""
    table, sealed = state.table, state.sealed
    assert sealed is not None
    seat = table.to_move
    if goal_or_chest < CHEST:
        goal_turned(state, seat, goal_or_chest, sealed.goals[goal_or_chest])
    else:
        table.rules.turned_over[0].turn_over(state, seat, goal_or_chest - CHEST)
    choices = orientations(table, goal_or_chest)
    if len(choices) > 1:
        asked(state, seat, WHICH_ORIENTATION, (goal_or_chest,))
    else:
        lay(state, goal_or_chest, choices[0])


def orientations(table: Table, goal_or_chest: int) -> list[int]:
    """The orientations that a turned-over card may have, by their open sides (GOAL-3)."""
    maze = table.maze
    if goal_or_chest < CHEST:
        cell, face = table.goal_cells[goal_or_chest], table.goal_faces[goal_or_chest]
    else:
        cell, face = table.rules.turned_over[0].card(table, goal_or_chest - CHEST)
    pieces = list(PIECES[face])
    misfits = {piece: maze.mismatches(cell, piece) for piece in pieces}
    if table.rules.edition.goal_misfit == "player":
        allowed = [piece for piece in pieces if not misfits[piece]] or pieces
    else:
        joining = [piece for piece in pieces if maze.joins(cell, piece)]
        fewest = min(misfits[piece] for piece in joining)
        allowed = [piece for piece in joining if misfits[piece] == fewest]
    return sorted(_OPEN[piece] for piece in allowed)


def lay(state: State, goal_or_chest: int, sides: int) -> None:
    """Lay a turned-over card with these sides open and carry out its effect (NEWG-2, CHEST-2)."""
    table, sealed = state.table, state.sealed
    assert sealed is not None
    seat = table.to_move
    if goal_or_chest < CHEST:
        goal_laid(state, seat, goal_or_chest, sides)
        face = table.goal_faces[goal_or_chest]
        for hook in table.rules.on_goal_laid:
            hook(state, seat, face)
    else:
        table.rules.turned_over[0].lay(state, seat, goal_or_chest - CHEST, sides)


# ---------------------------------------------------------------- which goal or chest is next


def _which_goal(table: Table, seat: int, own: Private) -> list[int]:
    return [
        move(TURN_GOAL, goal_or_chest) if goal_or_chest < CHEST else move(OPEN_CHEST, goal_or_chest - CHEST)
        for goal_or_chest in table.choices
    ]


def _turn_over_next(state: State, seat: int, move: int) -> None:
    details = move & DETAILS
    turn_over(state, CHEST + details if move >> VERB_BITS == OPEN_CHEST else details)


def _goal_fits(state: State) -> bool:
    table = state.table
    return asks_the_mover(table) and len(table.choices) > 1 and list(table.choices) == reached(table)


GOAL_QUESTION: Final[Question] = Question(
    number=WHICH_GOAL,
    name="goal",
    words="choose what to turn over next",
    answered_by=frozenset({TURN_GOAL, OPEN_CHEST}),
    choices=GOALS_AND_CHESTS,
    answers=_which_goal,
    why_not=Refusal(
        "goal-not-reached", "You cannot turn that over now. Choose one of the reached cards.", "GOAL-4"
    ),
    carry_out=_turn_over_next,
    after_round=False,
    fits=_goal_fits,
    time="answer",
    by_clock=any_answer,
)

# ---------------------------------------------------------------- which way round it is laid


def _which_way(table: Table, seat: int, own: Private) -> list[int]:
    return [move(LAY_GOAL, sides) for sides in orientations(table, table.choices[0])]


def _lay_turned(state: State, seat: int, move: int) -> None:
    lay(state, state.table.choices[0], move & DETAILS)


def _way_fits(state: State) -> bool:
    """One reached goal or chest tunnel is turned over but not laid yet."""
    table = state.table
    if not asks_the_mover(table) or len(table.choices) != 1:
        return False
    goal_or_chest = table.choices[0]
    if goal_or_chest < len(table.goal_faces):
        cell, face = table.goal_cells[goal_or_chest], table.goal_faces[goal_or_chest]
    else:
        cards = [each for each in table.rules.turned_over if 0 <= goal_or_chest - CHEST < each.count(table)]
        if not cards:
            return False
        cell, face = cards[0].card(table, goal_or_chest - CHEST)
    hidden = cell != NOBODY and cell not in table.maze.tunnels and not table.maze.reached[cell]
    return bool(face and hidden and table.maze.met[cell])


ORIENTATION_QUESTION: Final[Question] = Question(
    number=WHICH_ORIENTATION,
    name="orientation",
    words="choose how to turn the card",
    answered_by=frozenset({LAY_GOAL}),
    choices=GOALS_AND_CHESTS,
    answers=_which_way,
    why_not=Refusal("goal-misfit", "The card cannot be laid that way round. Turn it.", "GOAL-3"),
    carry_out=_lay_turned,
    after_round=False,
    fits=_way_fits,
    time="answer",
    by_clock=any_answer,
)
