"""Encodes the cells of the window for one seat, board by board.

The first three boards are copied from the maze. Only cells with cards and cells next to reached openings are
not zero, so only these are written.
"""

from __future__ import annotations

from typing import Final

from pyrite.game.catalogue import GOLD
from pyrite.game.cells import SPECIAL_CELL
from pyrite.game.knowledge import Faces
from pyrite.game.maze import grid_for
from pyrite.game.modules.chests.state import chests_at
from pyrite.game.modules.toll.facts import WHETHER_TOLL
from pyrite.game.modules.toll.state import dwarfs_at
from pyrite.game.moves import VERB_BITS
from pyrite.game.setup import Rules
from pyrite.game.table import NOBODY, Table
from pyrite.learn.actions.action_space import ActionSpace
from pyrite.learn.observation.boards import MARKS, boards_of
from pyrite.learn.targets import target_bits

_GOLD_HERE: Final = 1 << MARKS.index("the gold, for sure")
_NOT_GOLD: Final = 1 << MARKS.index("not the gold, for sure")
_LAID_LAST: Final = 1 << MARKS.index("laid last")
_IN_PLAY: Final = 1 << MARKS.index("the card in play goes here")
_TOLL: Final = 1 << MARKS.index("a toll is asked for here")
_CELL_BITS: Final = target_bits("cell")


class CellEncoder:
    """Encodes the boards of one set-up."""

    def __init__(self, rules: Rules, actions: ActionSpace) -> None:
        grid = grid_for(rules.reach_of_deck)
        self._fixed = [grid.cell(0, 0)]
        """Cells that always have a card."""
        if rules.special:
            self._fixed.append(grid.cell(*SPECIAL_CELL))
        self._numbers: list[int] = actions.cells
        self._count: int = actions.window.cells
        self.size: Final = len(boards_of(rules)) * self._count

    def encode(self, table: Table, seat: int, seen: list[Faces]) -> bytearray:
        """All boards, one after another."""
        out = bytearray(self.size)
        self._write_cards(out, table, self._fixed)
        self._write_cards(out, table, table.goal_cells)
        self._write_cards(out, table, table.maze.tunnels)
        chest_cells = chests_at(table).chest_cells
        if chest_cells:
            self._write_cards(out, table, [cell for cell in chest_cells if cell != NOBODY])
        numbers, met = self._numbers, table.maze.met
        first = 2 * self._count
        for cell in table.maze.frontier:
            number = numbers[cell]
            if number >= 0:
                out[first + number] = met[cell]
        first += self._count
        for cell, mark in marks_of(table, seen):
            number = numbers[cell]
            if number >= 0:
                out[first + number] = out[first + number] | mark
        first += self._count
        for owner, cell, side in dwarfs_at(table):
            number = numbers[cell]
            if number >= 0:
                out[first + number] = out[first + number] | (side if owner == seat else side << 4)
        return out

    def _write_cards(self, out: bytearray, table: Table, cells: list[int]) -> None:
        """Write the first three boards for these cells."""
        numbers, count, maze = self._numbers, self._count, table.maze
        piece, reached, met = maze.piece, maze.reached, maze.met
        for cell in cells:
            number = numbers[cell]
            if number >= 0:
                out[number] = piece[cell]
                out[number + count] = reached[cell]
                out[number + 2 * count] = met[cell]


def marks_of(table: Table, seen: list[Faces]) -> list[tuple[int, int]]:
    """The marks on cells, as (cell, mark)."""
    marks: list[tuple[int, int]] = []
    for goal, faces in enumerate(seen):
        if faces and 0 not in faces:
            if GOLD not in faces:
                marks.append((table.goal_cells[goal], _NOT_GOLD))
            elif len(faces) == 1:
                marks.append((table.goal_cells[goal], _GOLD_HERE))
    if table.last_laid != NOBODY:
        marks.append((table.last_laid, _LAID_LAST))
    if table.question == WHETHER_TOLL:
        marks.append((table.choices[0], _TOLL))
    if table.in_play != NOBODY and table.in_play >> VERB_BITS in _CELL_BITS:
        shift, mask = _CELL_BITS[table.in_play >> VERB_BITS]
        marks.append((table.in_play >> shift & mask, _IN_PLAY))
    return marks
