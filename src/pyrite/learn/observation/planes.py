"""NumPy views of the boards of a maze, and the expansion of observed boards into binary planes."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from pyrite.game.maze import Grid, Maze
from pyrite.game.setup import Rules
from pyrite.learn.layout import modules_in_play
from pyrite.learn.observation.boards import BASE_BOARDS, FLAGS, MARKS, PIECE_PLANES, planes_of, planes_of_parts
from pyrite.learn.window import Window

Numbers: TypeAlias = npt.NDArray[Any]
Boards: TypeAlias = tuple[Numbers, Numbers, Numbers]
"""The boards of a maze: pieces, reached openings, sides met by them."""


class BoardViews:
    """The boards of a maze in a window, as NumPy arrays that share its memory."""

    def __init__(self, window: Window, grid: Grid) -> None:
        self._shape = (window.rows, window.columns)
        self._strides = (grid.width, 1)
        self._corner = grid.cell(window.west, window.north)
        grid.cell(window.east, window.south)  # raises if the window is wider than the board

    def of(self, maze: Maze) -> Boards:
        """The boards of a maze. They change with it and must not be written to."""
        return self._wrap(maze.piece), self._wrap(maze.reached), self._wrap(maze.met)

    def _wrap(self, board: bytearray) -> Numbers:
        return np.ndarray(self._shape, np.uint8, board, self._corner, self._strides)


# ---------------------------------------------------------------- expansion into planes

_BITS: Final = np.unpackbits(np.arange(256, dtype=np.uint8)[:, None], axis=1, bitorder="little")
"""The bits of each byte, the lowest first."""


class PlaneExpander:
    """Expands the boards of one set-up into binary planes."""

    def __init__(self, rules: Rules) -> None:
        self.names: Final = planes_of(rules)
        self._pieces: Numbers = np.zeros((256, len(self.names)), np.uint8)
        for piece, planes in PIECE_PLANES.items():
            self._pieces[piece] = [name in planes for name in self.names]
        self._reached = self.names.index("reached opening to N")
        self._met = self.names.index("met by a reached opening at N")
        self._marks = [(bit, self.names.index(mark)) for bit, mark in enumerate(MARKS) if mark in self.names]
        self._parts = _boards_of_parts(rules, self.names)

    def expand(self, boards: Numbers) -> Numbers:
        """Boards (by board, row and column, after any other axes) as planes (by row, column and plane)."""
        pieces, reached, met, marks = (boards[..., board, :, :] for board in range(4))
        planes: Numbers = self._pieces[pieces]
        planes[..., self._reached : self._reached + 4] = _BITS[reached][..., :4]
        planes[..., self._met : self._met + 4] = _BITS[met * (pieces == 0)][..., :4]  # only for empty cells
        for bit, plane in self._marks:
            planes[..., plane] = marks >> bit & 1
        for board, plane, count in self._parts:
            planes[..., plane : plane + count] = _BITS[boards[..., board, :, :]][..., :count]
        return planes


def _boards_of_parts(rules: Rules, names: tuple[str, ...]) -> list[tuple[int, int, int]]:
    """For each board of parts: its number, its first plane, and how many planes are on it."""
    found: list[tuple[int, int, int]] = []
    for module in modules_in_play(rules):
        flags = planes_of_parts(module)
        for first in range(0, len(flags), FLAGS):
            board = len(BASE_BOARDS) + len(found)
            found.append((board, names.index(flags[first]), len(flags[first : first + FLAGS])))
    return found
