"""NumPy views of the boards of a maze, and the expansion of observed boards into binary planes."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from pyrite.game.maze import Grid, Maze
from pyrite.learn.observation.fields import MARKS, PIECE_ROWS, PLANE, PLANES
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


def _piece_table() -> Numbers:
    rows = np.zeros((256, len(PLANES)), np.uint8)
    for piece, row in PIECE_ROWS.items():
        rows[piece] = np.frombuffer(row, np.uint8)
    return rows


_PIECE_TABLE: Final = _piece_table()
_BITS: Final = np.unpackbits(np.arange(256, dtype=np.uint8)[:, None], axis=1, bitorder="little")
"""The bits of each byte, the lowest first."""
_REACHED: Final = PLANE["reached opening to N"]
_MET: Final = PLANE["met by a reached opening at N"]
_MARKS: Final = PLANE[MARKS[0]]
_DWARFS: Final = PLANE["own dwarf at N"]


def expand_planes(boards: Numbers) -> Numbers:
    """Boards (by board, row and column, after any other axes) as `PLANES` (by row, column and plane)."""
    pieces, reached, met, marks = (boards[..., board, :, :] for board in range(4))
    planes = _PIECE_TABLE[pieces]
    planes[..., _REACHED : _REACHED + 4] = _BITS[reached][..., :4]
    planes[..., _MET : _MET + 4] = _BITS[met * (pieces == 0)][..., :4]  # only for empty cells
    planes[..., _MARKS : _MARKS + len(MARKS)] = _BITS[marks][..., : len(MARKS)]
    if boards.shape[-3] > 4:
        planes[..., _DWARFS : _DWARFS + 8] = _BITS[boards[..., 4, :, :]]
    return planes
