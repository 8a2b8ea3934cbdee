"""Encodes the cells of the window for one seat, board by board.

The first three boards are copied from the maze: row by row in compiled code, which is fast at copying, and only
the cells that are not zero in plain Python. Of the other boards only few cells are not zero.
"""

from __future__ import annotations

from typing import Final

from pyrite.game.catalogue import GOLD
from pyrite.game.in_order import NATIVE
from pyrite.game.knowledge import Faces
from pyrite.game.maze import grid_for
from pyrite.game.module import TurnedOver
from pyrite.game.modules import in_play
from pyrite.game.moves import VERB_BITS
from pyrite.game.question import CELLS
from pyrite.game.rules import Rules
from pyrite.game.state import Private
from pyrite.game.table import NOBODY, Table
from pyrite.learn.actions.action_space import ActionSpace
from pyrite.learn.observation.boards import BASE_BOARDS, MARKS, boards_of
from pyrite.learn.observation.byte_rows import copy_rows
from pyrite.learn.observation.part_encoding import PartBoardEncoder, ReadPart
from pyrite.learn.targets import questions_about, target_bits

_GOLD_HERE: Final = 1 << MARKS.index("the gold, for sure")
_NOT_GOLD: Final = 1 << MARKS.index("not the gold, for sure")
_LAID_LAST: Final = 1 << MARKS.index("laid last")
_IN_PLAY: Final = 1 << MARKS.index("the card in play goes here")
_ASKED: Final = 1 << MARKS.index("the question is about this cell")

_NO_SEATS: Final = bytearray()
"""The numbers of the seats, which boards do not need."""


class CellEncoder:
    """Encodes the boards of one set-up."""

    def __init__(self, rules: Rules, actions: ActionSpace) -> None:
        grid = grid_for(rules.reach_of_deck)
        window = actions.window
        first_cells = [module.first_cell for module in in_play(rules.set_up) if module.first_cell]
        self._fixed = [grid.start] + [grid.cell(x, y) for x, y in first_cells]
        """Cells that have a card from the beginning."""
        self._turned_over: tuple[TurnedOver, ...] = rules.turned_over
        self._corner: int = grid.cell(window.west, window.north)
        """The first cell of the window."""
        self._width: int = grid.width
        self._rows: int = window.rows
        self._columns: int = window.columns
        self._numbers: list[int] = actions.cells
        self._count: int = window.cells
        self.copied: Final[int] = 3 * self._count
        """The numbers of the first three boards."""
        self.size: Final = len(boards_of(rules)) * self._count
        self._asks_about_cells: frozenset[int] = questions_about(rules, CELLS)
        self._cell_bits: dict[int, tuple[int, int]] = target_bits(rules, "cell")
        self._has_parts: bool = len(boards_of(rules)) > len(BASE_BOARDS)
        self._parts: PartBoardEncoder = PartBoardEncoder(rules, actions.cells, self._count)

    def write(
        self,
        out: bytearray,
        first: int,
        table: Table,
        seat: int,
        own: Private,
        seen: list[Faces],
        known: list[ReadPart],
    ) -> None:
        """Write all boards, one after another, from ``first`` on.

        All after the third are zero before, and in plain Python the first three too.
        """
        if NATIVE:
            maze, count = table.maze, self._count
            self._copy(out, first, maze.piece)
            self._copy(out, first + count, maze.reached)
            self._copy(out, first + 2 * count, maze.met)
        else:
            self._write_cells(out, first, table)
        self._write_marks(out, first + self.copied, table, seen)
        if self._has_parts:
            self._parts.write_all(out, first, table, seat, own, _NO_SEATS, known)

    def _copy(self, out: bytearray, first: int, board: bytearray) -> None:
        copy_rows(out, first, board, self._corner, self._width, self._rows, self._columns)

    def _write_cells(self, out: bytearray, first: int, table: Table) -> None:
        """Write the first three boards for cells with cards, and the third for empty cells beside openings."""
        self._write_cards(out, first, table, self._fixed)
        self._write_cards(out, first, table, table.goal_cells)
        self._write_cards(out, first, table, table.maze.tunnels)
        for cards in self._turned_over:
            self._write_cards(out, first, table, cards.cells(table))
        numbers, met = self._numbers, table.maze.met
        third = first + 2 * self._count
        for cell in table.maze.frontier:
            number = numbers[cell]
            if number >= 0:
                out[third + number] = met[cell]

    def _write_cards(self, out: bytearray, first: int, table: Table, cells: list[int]) -> None:
        numbers, count, maze = self._numbers, self._count, table.maze
        piece, reached, met = maze.piece, maze.reached, maze.met
        second, third = first + count, first + 2 * count
        for cell in cells:
            number = numbers[cell]
            if number >= 0:
                out[first + number] = piece[cell]
                out[second + number] = reached[cell]
                out[third + number] = met[cell]

    def new_read_parts(self) -> list[ReadPart]:
        """Remembers what is read of the parts of a game."""
        return self._parts.new_read_parts()

    def _write_marks(self, out: bytearray, first: int, table: Table, seen: list[Faces]) -> None:
        """Write the fourth board: the marks on cells."""
        for goal, faces in enumerate(seen):
            if faces and 0 not in faces:
                if GOLD not in faces:
                    self._mark(out, first, table.goal_cells[goal], _NOT_GOLD)
                elif len(faces) == 1:
                    self._mark(out, first, table.goal_cells[goal], _GOLD_HERE)
        if table.last_laid != NOBODY:
            self._mark(out, first, table.last_laid, _LAID_LAST)
        if table.choices and table.question in self._asks_about_cells:
            for cell in table.choices:
                self._mark(out, first, cell, _ASKED)
        if table.in_play != NOBODY and table.in_play >> VERB_BITS in self._cell_bits:
            shift, mask = self._cell_bits[table.in_play >> VERB_BITS]
            self._mark(out, first, table.in_play >> shift & mask, _IN_PLAY)

    def _mark(self, out: bytearray, first: int, cell: int, mark: int) -> None:
        number = self._numbers[cell]
        if number >= 0:
            out[first + number] = out[first + number] | mark
