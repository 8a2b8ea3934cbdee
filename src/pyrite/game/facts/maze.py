"""The maze: tunnels laid, moved and removed, goals and chests looked at and turned over."""

from __future__ import annotations

from typing import Final

from pyrite.game.catalogue import FACE_DOWN, FROM_CHESTS, HIDDEN_CHEST
from pyrite.game.codec import CARD, CELL, GOAL, PIECE, SEAT, SIDES, Cell
from pyrite.game.commands import ReadMap
from pyrite.game.declare import Fact, fact, field
from pyrite.game.facts.common import answered, to_discard
from pyrite.game.pieces import piece_with_open_sides
from pyrite.game.state import State
from pyrite.game.table import NOBODY, ONE_TURNED, Table

TUNNEL_LAID: Final = 11


@fact(TUNNEL_LAID, silent=True)
class TunnelLaid(Fact):
    """A tunnel was laid in the maze, spelt in its orientation."""

    seat: int = field(SEAT)
    cell: Cell = field(CELL)
    tunnel: str = field(PIECE)


def tunnel_laid(state: State, seat: int, cell: int, piece: int) -> None:
    """The tunnel card in play was laid in the maze."""
    if state.journal is not None:
        state.journal.append((TUNNEL_LAID, seat, cell, piece))
    table = state.table
    table.in_play = NOBODY
    table.last_tunnel = seat
    table.last_laid = cell
    if table.rules.one_goal_a_turn:
        before = met_at_goals(table)
        table.maze.lay(cell, piece)
        note_joins(table, seat, before)
    else:
        table.maze.lay(cell, piece)


TUNNEL_REMOVED: Final = 12


@fact(TUNNEL_REMOVED, silent=True)
class TunnelRemoved(Fact):
    """A tunnel was taken out of the maze and discarded."""

    seat: int = field(SEAT)
    cell: Cell = field(CELL)


def tunnel_removed(state: State, seat: int, cell: int) -> None:
    """A tunnel card was removed and discarded (ACT-3); a chest tunnel is put aside instead (CHEST-3)."""
    if state.journal is not None:
        state.journal.append((TUNNEL_REMOVED, seat, cell))
    table = state.table
    if cell == table.last_laid:
        table.last_laid = NOBODY
    for hook in table.rules.on_card_removed:
        hook(table, cell)
    if table.maze.piece[cell] >> 1 == HIDDEN_CHEST:
        table.maze.unhide(cell)
        return
    before = met_at_goals(table)
    card = table.maze.remove(cell) >> 1
    note_joins(table, seat, before)
    if card not in FROM_CHESTS:
        to_discard(state, card, card)


GOAL_TURNED: Final = 13


@fact(GOAL_TURNED)
class GoalTurned(Fact):
    """A goal was turned over."""

    seat: int = field(SEAT)
    goal: int = field(GOAL)
    face: str | None = field(CARD)


def goal_turned(state: State, seat: int, goal: int, face: int) -> None:
    """A goal was turned over (GOAL-1)."""
    if state.journal is not None:
        state.journal.append((GOAL_TURNED, seat, goal, face))
    answered(state.table)
    state.table.goal_faces[goal] = face
    if state.table.rules.one_goal_a_turn:
        state.table.fresh_goals = ONE_TURNED


GOAL_LAID: Final = 14


@fact(GOAL_LAID, silent=True)
class GoalLaid(Fact):
    """A turned-over goal was laid, given by its open sides."""

    seat: int = field(SEAT)
    goal: int = field(GOAL)
    tunnel: str = field(SIDES)


def goal_laid(state: State, seat: int, goal: int, sides: int) -> None:
    """A turned-over goal became part of the maze, with these sides open (GOAL-3)."""
    if state.journal is not None:
        state.journal.append((GOAL_LAID, seat, goal, sides))
    table = state.table
    answered(table)
    before = met_at_goals(table)
    table.maze.put(table.goal_cells[goal], piece_with_open_sides(table.goal_faces[goal], sides))
    note_joins(table, seat, before)


LOOKED: Final = 15


@fact(LOOKED, said_by=(ReadMap,))
class Looked(Fact):
    """A seat looked at a face-down goal; only that seat knows its face."""

    seat: int = field(SEAT)
    goal: int = field(GOAL)
    face: str | None = field(CARD, to="seat")


def looked(state: State, seat: int, goal: int, face: int) -> None:
    """A seat looked at a face-down goal: everyone sees which goal, only the seat sees its face (ACT-4)."""
    if state.journal is not None:
        state.journal.append((LOOKED, seat, goal, face))
    turn = state.table.turn
    state.table.looks += ((seat, goal, turn),)
    own = state.privates[seat]
    if own is not None:
        own.looks += ((goal, face, turn),)


def met_at_goals(table: Table) -> list[tuple[int, int]]:
    """For editions with one goal a turn: the cell of each goal, and its sides that a reached opening meets."""
    if not table.rules.one_goal_a_turn:
        return []
    return [(cell, table.maze.met[cell]) for cell in table.goal_cells]


def note_joins(table: Table, seat: int, before: list[tuple[int, int]]) -> None:
    """For editions with one goal a turn: note who first joined each goal, and which are newly joined (GOAL-4).

    A goal that is cut off keeps its first joiner, because it is still turned over if the round ends without gold.
    """
    met, joined_by = table.maze.met, table.joined_by
    for goal, (old_cell, old_sides) in enumerate(before):
        cell = table.goal_cells[goal]
        if table.goal_faces[goal] != FACE_DOWN:
            joined_by[goal] = NOBODY
            table.fresh_goals &= ~(1 << goal)
            continue
        if not met[cell]:
            table.fresh_goals &= ~(1 << goal)
            continue
        if joined_by[goal] == NOBODY:
            joined_by[goal] = seat
        if cell == old_cell and met[cell] & ~old_sides:  # a goal that was moved meets no new opening
            table.fresh_goals |= 1 << goal
