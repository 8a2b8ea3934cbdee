"""Reached goals and chests: which are turned over, in which order and orientation (GOAL-1 to GOAL-7, CHEST-2).

Goals are numbered from 0, chests from `CHEST` on, so that a choice among both is one list.
"""

from __future__ import annotations

from typing import Final

from pyrite.game import chests
from pyrite.game.catalogue import DRAGONS, GOLD, PIECES, SACKS, SPIDER
from pyrite.game.cells import SPECIAL_CELL
from pyrite.game.facts.chests import chest_opened
from pyrite.game.facts.course import asked
from pyrite.game.facts.gold import nothing_to_lose, tokens_paid
from pyrite.game.facts.maze import chest_laid, chest_turned, goal_laid, goal_turned
from pyrite.game.facts.roles import roles_dealt, wardrobe_entered
from pyrite.game.moves import CHEST, WHICH_GOAL, WHICH_WAY
from pyrite.game.pieces import PIECE_TABLES
from pyrite.game.state import State
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
    if table.rules.special and not table.special_used and _special_reached(table):
        _change_roles(state)
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
    if table.chest_cells:
        found += [
            CHEST + chest
            for chest, cell in enumerate(table.chest_cells)
            if cell != NOBODY and not table.chest_tunnels[chest] and table.maze.met[cell]
        ]
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
        chest_turned(state, seat, goal_or_chest - CHEST, sealed.chest_tunnels[goal_or_chest - CHEST])
    choices = orientations(table, goal_or_chest)
    if len(choices) > 1:
        asked(state, seat, WHICH_WAY, (goal_or_chest,))
    else:
        lay(state, goal_or_chest, choices[0])


def orientations(table: Table, goal_or_chest: int) -> list[int]:
    """The orientations that a turned-over card may have, by their open sides (GOAL-3)."""
    maze = table.maze
    if goal_or_chest < CHEST:
        cell, face = table.goal_cells[goal_or_chest], table.goal_faces[goal_or_chest]
    else:
        cell, face = table.chest_cells[goal_or_chest - CHEST], table.chest_tunnels[goal_or_chest - CHEST]
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
        if face in SACKS:
            tokens_paid(state, seat, SACKS[face])
        elif face in DRAGONS:
            own = state.privates[seat]
            assert own is not None
            if table.tokens[seat] + sum(own.gold) > 0:
                tokens_paid(state, seat, -1)
            else:
                nothing_to_lose(state, seat)
    else:
        chest = goal_or_chest - CHEST
        chest_laid(state, seat, chest, sides)
        chest_opened(state, seat, chest, sealed.chests[chest])
        chests.on_open(state, seat, sealed.chests[chest])


# ---------------------------------------------------------------- the wardrobe and the party


def _special_reached(table: Table) -> bool:
    return bool(table.maze.reached[table.maze.grid.cell(*SPECIAL_CELL)])


def _change_roles(state: State) -> None:
    """The wardrobe changes the role of the first to reach it, the party all roles (ROBE-1, PARTY-1)."""
    table, sealed = state.table, state.sealed
    assert sealed is not None
    if "wardrobe" in table.rules.set_up.modules:
        wardrobe_entered(state, table.to_move, sealed.left_over[-1])
        return
    roles = bytearray(own.role for own in state.privates if own is not None)
    sealed.rng(f"round {table.round} party").shuffle(roles)
    roles_dealt(state, bytes(roles))
