"""The maze: tunnels laid and removed, goals looked at and turned over."""

from __future__ import annotations

from pyrite.game import facts
from pyrite.game.apply.common import answered, to_discard
from pyrite.game.table import NOBODY, State, Table


def tunnel_laid(state: State, seat: int, cell: int, piece: int) -> None:
    """The tunnel card in play lies in the maze."""
    if state.journal is not None:
        state.journal.append((facts.TUNNEL_LAID, seat, cell, piece))
    table = state.table
    table.in_play = NOBODY
    table.last_tunnel = seat
    table.maze.lay(cell, piece)
    if table.rules.one_goal_a_turn:
        _note_joins(table, seat)


def tunnel_removed(state: State, seat: int, cell: int) -> None:
    """A tunnel card was taken out of the maze and discarded (ACT-3)."""
    if state.journal is not None:
        state.journal.append((facts.TUNNEL_REMOVED, seat, cell))
    card = state.table.maze.remove(cell) >> 1
    if state.table.rules.one_goal_a_turn:
        _note_joins(state.table, seat)
    to_discard(state, card, card)


def goal_turned(state: State, seat: int, goal: int, face: int) -> None:
    """A goal was turned over for all to see (GOAL-1)."""
    if state.journal is not None:
        state.journal.append((facts.GOAL_TURNED, seat, goal, face))
    answered(state.table)
    state.table.goal_faces[goal] = face


def goal_laid(state: State, seat: int, goal: int, piece: int) -> None:
    """A turned-over goal lies as part of the maze (GOAL-3)."""
    if state.journal is not None:
        state.journal.append((facts.GOAL_LAID, seat, goal, piece))
    table = state.table
    answered(table)
    table.maze.put(table.goal_cells[goal], piece)
    if table.rules.one_goal_a_turn:
        _note_joins(table, seat)


def looked(state: State, seat: int, goal: int, face: int) -> None:
    """A seat looked at a face-down goal: all see which, one sees what (ACT-4)."""
    if state.journal is not None:
        state.journal.append((facts.LOOKED, seat, goal, face))
    turn = state.table.turn
    state.table.looks.append((seat, goal, turn))
    own = state.privates[seat]
    if own is not None:
        own.looks.append((goal, face, turn))


def _note_joins(table: Table, seat: int) -> None:
    """Remember who joined each goal that waits face down; one that is cut off again is joined by nobody."""
    met, joined_by = table.maze.met, table.joined_by
    for goal, cell in enumerate(table.goal_cells):
        if not met[cell] or table.goal_faces[goal]:
            joined_by[goal] = NOBODY
        elif joined_by[goal] == NOBODY:
            joined_by[goal] = seat
