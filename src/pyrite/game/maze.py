"""The maze: where cards are, which pieces fit where, and what is reached from the start.

The maze has no edge (TAB-1). But the number of tunnels is limited, so a board that has room for
all of them in one line is large enough. A board is a flat array, one byte per cell. Besides the
pieces, three boards are updated whenever a card is laid, so that no query needs a search:

* ``demand``: what the face-up neighbours ask of a card in this cell (TUN-2);
* ``met``: the sides of this cell that a reached opening of a neighbour faces (TUN-3);
* ``reached``: the openings of the card in this cell that are reached (TAB-6).

After a removal, ``met`` and ``reached`` are computed again from the start.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Final

from pyrite.game.catalogue import (
    GOAL_KINDS,
    HIDDEN_CHEST,
    HIDDEN_GOAL,
    PIECES,
    SPECIAL_KINDS,
    START,
)
from pyrite.game.cells import SPECIAL_CELL
from pyrite.game.copying import ReduceResult, reduce_to
from pyrite.game.in_order import insert_cell, remove_cell
from pyrite.game.number_row import NumberRow
from pyrite.game.pieces import PIECE_TABLES
from pyrite.game.sides import ALL_SIDES, E, N, S, W, half_turn

_SPARE: Final = 16
"""Room for more than the tunnels of the deck: goals, chest tunnels, and tunnels laid again (TAB-1)."""

_OPEN: Final = PIECE_TABLES.open_sides
_JOINED: Final = PIECE_TABLES.joined
_SOURCES: Final = PIECE_TABLES.sources
START_PIECE: Final = PIECES[START][0]
HIDDEN_GOAL_PIECE: Final = HIDDEN_GOAL * 2
HIDDEN_CHEST_PIECE: Final = HIDDEN_CHEST * 2
_GOAL_NEIGHBOUR: Final = 16


def _as_neighbour(piece: int) -> int:
    """What a card is as the neighbour of a ladder (S2-8): 1 for a tunnel or the start, 16 for a goal, or 0."""
    if piece >> 1 in GOAL_KINDS:
        return _GOAL_NEIGHBOUR
    return int(piece != 0 and piece >> 1 not in SPECIAL_KINDS | {HIDDEN_CHEST})


_NEIGHBOUR: Final = bytes([_as_neighbour(piece) for piece in range(256)])
WALL: Final = HIDDEN_GOAL_PIECE
"""A piece without any passage."""


class Grid:
    """The geometry of a flat board. Shared by all mazes of its size."""

    def __init__(self, tunnels: int) -> None:
        self.radius: Final = tunnels + _SPARE
        self.width: Final = 2 * self.radius + 1
        self.size: Final = self.width * self.width
        step = {N: -self.width, E: 1, S: self.width, W: -1}
        self.steps: Final = tuple(
            tuple((step[side], half_turn(side)) for side in (N, E, S, W) if sides & side) for sides in range(16)
        )
        """For each set of sides: the offset of each neighbour, and which side of it faces this cell."""
        self.demands: Final = tuple(
            tuple((step[side], half_turn(side) if sides & side else half_turn(side) << 4) for side in (N, E, S, W))
            for sides in range(16)
        )
        """For each set of open sides: the offset of all four neighbours, and the demand on each."""
        self.start: Final = self.cell(0, 0)
        self.special: Final = self.cell(SPECIAL_CELL[0], SPECIAL_CELL[1])
        """The cell of the wardrobe or the party (ROBE-1)."""

    def cell(self, x: int, y: int) -> int:
        """The number of a cell; raise ValueError for one that no maze of this deck can reach."""
        if abs(x) >= self.radius or abs(y) >= self.radius:
            raise ValueError(f"the cell ({x}, {y}) is out of reach: this deck does not have enough tunnels")
        return (y + self.radius) * self.width + x + self.radius

    def at(self, cell: int) -> tuple[int, int]:
        """Column and row of a cell."""
        row, column = divmod(cell, self.width)
        return column - self.radius, row - self.radius

    def __reduce__(self) -> tuple[Callable[[int], Grid], tuple[int]]:
        """Grids are cached: there is one of each size."""
        return grid_for, (self.radius - _SPARE,)


@lru_cache(maxsize=64)
def grid_for(tunnels: int) -> Grid:
    """The grid for a deck with this number of tunnels."""
    return Grid(tunnels)


MAZE_FIELDS: Final = ("demand", "frontier", "grid", "reached", "met", "must_join", "piece", "tunnels")
"""The attributes of `Maze` that say what is in it."""
_USED_FIELDS: Final = ("_after", "_blank", "_first")


class Maze:
    """The cards in the maze. All of it is public: of a face-down goal only its place is stored."""

    __slots__ = MAZE_FIELDS + _USED_FIELDS

    def __init__(self, grid: Grid, *, must_join: bool) -> None:
        self.grid: Grid = grid
        self.must_join: bool = must_join
        """Whether a new tunnel must be joined to the start (edition option ``lay_must_join``)."""
        self.piece: bytearray = bytearray(grid.size)
        self.demand: bytearray = bytearray(grid.size)
        self.met: bytearray = bytearray(grid.size)
        self.reached: bytearray = bytearray(grid.size)
        self.frontier: list[int] = []
        """Empty cells in which a fitting tunnel may be laid, in order."""
        self.tunnels: list[int] = []
        """Cells of tunnel cards that may be removed (ACT-3), in order."""
        self._first: int = grid.start
        self._after: int = grid.start
        """All boards are zero before the cell ``_first``, and from the cell ``_after`` on."""
        self._blank: bytearray = bytearray()
        """Zeros for the cells between. It never changes, so copies share it."""

    def clone(self) -> Maze:
        """An independent copy."""
        copy = Maze.__new__(Maze)
        copy.grid = self.grid
        copy.must_join = self.must_join
        copy.piece = self.piece.copy()
        copy.demand = self.demand.copy()
        copy.met = self.met.copy()
        copy.reached = self.reached.copy()
        copy.frontier = self.frontier.copy()
        copy.tunnels = self.tunnels.copy()
        copy._first = self._first
        copy._after = self._after
        copy._blank = self._blank
        return copy

    def __reduce__(self) -> ReduceResult:
        return reduce_to(partial(Maze, must_join=self.must_join), (self.grid,), self, MAZE_FIELDS + _USED_FIELDS)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Maze) and all(getattr(self, name) == getattr(other, name) for name in MAZE_FIELDS)

    __hash__ = None  # type: ignore[assignment]  # a maze changes

    def clear(self) -> None:
        """Take all cards out of the maze."""
        first, after, blank = self._first, self._after, self._blank
        self.piece[first:after] = blank
        self.demand[first:after] = blank
        self.met[first:after] = blank
        self.reached[first:after] = blank
        self.frontier = []
        self.tunnels = []

    def _use(self, cell: int) -> None:
        """Note that a cell and its neighbours are used from now on."""
        width = self.grid.width
        self._first = min(self._first, cell - width)
        self._after = max(self._after, cell + width + 1)
        self._blank = bytearray(self._after - self._first)

    def hide(self, cell: int, piece: int) -> None:
        """Put a face-down card in a cell: it makes no demands and connects nothing (TAB-5)."""
        if not self._first <= cell < self._after:
            self._use(cell)
        self.piece[cell] = piece
        if cell in self.frontier:
            self.frontier.remove(cell)

    def unhide(self, cell: int) -> None:
        """Remove a face-down card; its cell is empty again."""
        self.piece[cell] = 0
        if self.met[cell] if self.must_join else self.demand[cell]:
            insert_cell(self.frontier, cell)

    def lay(self, cell: int, piece: int) -> None:
        """Lay a tunnel card; the caller has checked that it fits."""
        insert_cell(self.tunnels, cell)
        self.put(cell, piece)

    def put(self, cell: int, piece: int) -> None:
        """Put a face-up card into the maze, or turn a face-down card over."""
        pieces, demand, width = self.piece, self.demand, self.grid.width
        if cell - width < self._first or cell + width >= self._after:
            self._use(cell)
        if not pieces[cell] and (self.met[cell] if self.must_join else demand[cell]):
            remove_cell(self.frontier, cell)
        pieces[cell] = piece
        if self.must_join:
            for step, asked in self.grid.demands[_OPEN[piece]]:
                near = cell + step
                demand[near] = demand[near] | asked
        else:
            for step, asked in self.grid.demands[_OPEN[piece]]:
                near = cell + step
                if not demand[near] and not pieces[near]:
                    insert_cell(self.frontier, near)
                demand[near] = demand[near] | asked
        sides = _SOURCES[piece] | _JOINED[piece << 4 | self.met[cell]]
        if sides:
            self._spread_reach(cell, sides)

    def _spread_reach(self, cell: int, sides: int) -> None:
        """Mark everything that new openings reach, card by card (TAB-6)."""
        pieces, met, reached = self.piece, self.met, self.reached
        reached[cell] = reached[cell] | sides
        for step, side in self.grid.steps[sides]:
            near = cell + step
            piece = pieces[near]
            if not piece and self.must_join and not met[near]:
                insert_cell(self.frontier, near)
            met[near] = met[near] | side
            if piece:
                fresh = _JOINED[piece << 4 | side] & ~reached[near]
                if fresh:
                    self._spread_reach(near, fresh)

    def remove(self, cell: int) -> int:
        """Take a tunnel card out of the maze; return the piece."""
        pieces, demand = self.piece, self.demand
        piece = pieces[cell]
        remove_cell(self.tunnels, cell)
        pieces[cell] = 0
        for step, asked in self.grid.demands[_OPEN[piece]]:
            near = cell + step
            demand[near] = demand[near] & ~asked
            if not self.must_join and not demand[near] and not pieces[near]:
                self.frontier.remove(near)
        if not self.must_join and demand[cell]:
            insert_cell(self.frontier, cell)
        self._recompute_reach()
        return piece

    def _recompute_reach(self) -> None:
        """Compute again what is reached, after a removal."""
        grid, pieces = self.grid, self.piece
        self.met[self._first : self._after] = self._blank
        self.reached[self._first : self._after] = self._blank
        if self.must_join:
            self.frontier = []
        self._spread_reach(grid.start, ALL_SIDES)
        for cell in self.tunnels:
            if _SOURCES[pieces[cell]]:
                self._spread_reach(cell, _SOURCES[pieces[cell]])

    def reach_without(self, closed: frozenset[int]) -> bytearray:
        """What ``met`` would be if no path led through the cards ``closed`` (S2-19)."""
        copy = self.clone()
        for cell in self.tunnels:
            if self.piece[cell] >> 1 in closed:
                copy.piece[cell] = WALL
        copy._recompute_reach()
        return copy.met

    def beside_tunnels(self) -> NumberRow:
        """The empty cells next to a tunnel card or the start, where a ladder may be laid (S2-8)."""
        pieces, found = self.piece, NumberRow()
        cards = self.tunnels.copy()
        cards.append(self.grid.start)
        for step, side in self.grid.steps[ALL_SIDES]:
            for card in cards:
                cell = card + step
                # A cell is found from the first of its neighbours.
                if not pieces[cell] and not self.neighbours(cell) & side - 1 & ALL_SIDES:
                    found.append(cell)
        return found

    def neighbours(self, cell: int) -> int:
        """The sides of a cell next to a tunnel card or the start, and four bits higher those next to a goal."""
        pieces, width = self.piece, self.grid.width
        return (
            N * _NEIGHBOUR[pieces[cell - width]]
            | E * _NEIGHBOUR[pieces[cell + 1]]
            | S * _NEIGHBOUR[pieces[cell + width]]
            | W * _NEIGHBOUR[pieces[cell - 1]]
        )

    def mismatches(self, cell: int, piece: int) -> int:
        """How many face-up neighbours a piece in this cell would not match (GOAL-3)."""
        asked, open_sides = self.demand[cell], _OPEN[piece]
        clash = (asked & ~open_sides & ALL_SIDES) | (asked >> 4 & open_sides)
        return clash.bit_count()

    def joins(self, cell: int, piece: int) -> bool:
        """Whether a piece in this cell would have an opening that meets a reached one (TUN-3)."""
        return bool(self.met[cell] & _OPEN[piece])
