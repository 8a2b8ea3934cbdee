"""Ways through the rock: how many tunnels are still missing to a goal, through cells where something fits.

A way is searched from the goal backwards, card by card, through empty cells in which some tunnel of
the deck can lie and join the sides in question, and through tunnels that lie there already. So one
search tells of every opening how far it is from it. A face-down chest tunnel costs nobody a card when it
is reached (CHEST-2), and it is hoped that it leads on.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from pyrite.game.catalogue import FACE_DOWN_KINDS, FIRST_ACTION, LADDERS, PIECES
from pyrite.game.maze import HIDDEN_CHEST_PIECE, Grid, Maze
from pyrite.game.pieces import PIECE_TABLES
from pyrite.game.setup import Rules
from pyrite.game.sides import ALL_SIDES, half_turn

NO_WAY: Final = 30
"""So many missing tunnels as good as no way at all."""

_WEST, _EAST, _ROWS = -1, 10, 6
"""How far from the start ways are looked for: nobody wins by digging farther out."""

_BEYOND: Final = 4
"""How many tunnels farther than the nearest opening is still looked at."""

_OPEN: Final = PIECE_TABLES.open_sides
_JOINED: Final = PIECE_TABLES.joined
_SOURCES: Final = PIECE_TABLES.sources
_FITS: Final = PIECE_TABLES.fits
_SIDES: Final = (1, 2, 4, 8)

Passing = tuple[int, ...]
"""For a set with one side: the sides from which a path can come that leaves by it."""


def passing(deck: bytes, demand: int) -> Passing:
    """Which ways lead through an empty cell with this demand, by some tunnel of the deck."""
    pieces = [
        piece
        for kind in sorted(set(deck))
        if kind < FIRST_ACTION and kind not in LADDERS
        for piece in PIECES[kind]
        if _FITS[demand][piece]
    ]
    ways = [0] * 16
    for side in _SIDES:
        for piece in pieces:
            if _OPEN[piece] & side:
                ways[side] |= _JOINED[piece << 4 | side] & ~side
    return tuple(ways)


@lru_cache(maxsize=16)
def _inside(grid: Grid) -> bytes:
    """The cells in which ways are looked for."""
    board = bytearray(grid.size)
    for y in range(-_ROWS, _ROWS + 1):
        for x in range(_WEST, _EAST + 1):
            board[grid.cell(x, y)] = 1
    return bytes(board)


@lru_cache(maxsize=16)
def _steps_back(grid: Grid) -> tuple[tuple[tuple[int, int, int], ...], ...]:
    """For each set of sides: the way to each neighbour there, the side it turns to us, and ours to it."""
    return tuple(tuple((step, facing, half_turn(facing)) for step, facing in steps) for steps in grid.steps)


def _hidden_chests(maze: Maze) -> list[int]:
    """The cells of chest tunnels that lie face down."""
    found = []
    cell = maze.piece.find(HIDDEN_CHEST_PIECE)
    while cell >= 0:
        found.append(cell)
        cell = maze.piece.find(HIDDEN_CHEST_PIECE, cell + 1)
    return found


def _leads(piece: int, side: int) -> int:
    """From which sides a path can come that leaves a card by this one; a hidden tunnel may lead anywhere."""
    if piece == HIDDEN_CHEST_PIECE:
        return ALL_SIDES & ~side
    return _JOINED[piece << 4 | side] & ~side if _OPEN[piece] & side else 0


class _Missing(dict[int, int]):
    """Tunnels missing, by place; where no way leads nothing is kept, for boards are wide."""

    def __missing__(self, place: int) -> int:
        return NO_WAY


class Ways:
    """The ways to one goal in a maze as it lies."""

    def __init__(self, rules: Rules, maze: Maze, goal: int, closed: frozenset[int] = frozenset()) -> None:
        self.maze = maze
        self.goal = goal
        self.closed = closed
        self.met = (
            maze.met
            if closed.isdisjoint(maze.piece[cell] >> 1 for cell in maze.tunnels)
            else (maze.reach_without(closed))
        )
        """As in the maze, but not through closed doors: what lies behind one is of no use to that team (S2-19)."""
        self.missing: dict[int, int] = _Missing()
        """For a cell and the side by which a path comes in (``cell << 4 | side``): tunnels still missing.

        In an empty cell the one that is laid there is counted.
        """
        self._chests = _hidden_chests(maze)
        self._search(rules.deck)
        self.distance = self.from_openings()

    def _search(self, deck: bytes) -> None:
        """Level by level: where one, two, three tunnels are missing; a little beyond the nearest opening."""
        maze, missing, get = self.maze, self.missing, self.missing.get
        demand, steps, met, pieces = maze.demand, _steps_back(maze.grid), self.met, maze.piece
        inside = _inside(maze.grid)
        demands = _demand_table(deck)
        left_by = bytearray(maze.grid.size)
        now: list[tuple[int, int]] = []
        for step, side in maze.grid.steps[ALL_SIDES]:
            self._enter(self.goal + step, side, 0, now)
        enough = NO_WAY
        count = 1
        while now and count <= enough:
            coming: list[tuple[int, int]] = []
            for cell, side in now:
                if left_by[cell] & side:
                    continue
                left_by[cell] |= side
                reached = met[cell]
                for step, facing, back in steps[demands[demand[cell]][side]]:
                    place = cell << 4 | back
                    if get(place, NO_WAY) > count:
                        missing[place] = count
                        if reached & back and enough == NO_WAY:
                            enough = min(count + _BEYOND, NO_WAY - 1)
                        near = cell + step
                        if not pieces[near]:
                            if inside[near]:
                                coming.append((near, facing))
                        else:
                            self._enter(near, facing, count, coming)
            now = coming
            count += 1

    def _enter(self, cell: int, side: int, count: int, coming: list[tuple[int, int]]) -> None:
        """A path must leave this cell by this side: note an empty cell, go on through a tunnel."""
        maze = self.maze
        piece = maze.piece[cell]
        if not piece:
            if _inside(maze.grid)[cell]:
                coming.append((cell, side))
        elif (leads := _leads(piece, side)) and piece >> 1 not in self.closed:
            for step, facing in maze.grid.steps[leads]:
                place = cell << 4 | half_turn(facing)
                if self.missing[place] > count:
                    self.missing[place] = count
                    self._enter(cell + step, facing, count, coming)

    def from_openings(self, without: int = -1) -> int:
        """Tunnels missing from the nearest opening that is reached, a cell left out of account."""
        met, missing, piece = self.met, self.missing, self.maze.piece
        if met[self.goal]:
            return 0
        nearest = NO_WAY
        for cell in (*self.maze.frontier, *self._chests):
            if met[cell] and cell != without and (not piece[cell] or cell in self._chests):
                for side in _SIDES:
                    if met[cell] & side and missing[cell << 4 | side] < nearest:
                        nearest = missing[cell << 4 | side]
        return nearest

    def after_laying(self, cell: int, piece: int) -> int:
        """Tunnels missing when this piece lies in an empty cell; what it blocks is not looked at."""
        return self.nearer(cell, piece, self.from_openings(without=cell))

    def nearer(self, cell: int, piece: int, otherwise: int) -> int:
        """The same, given how many are missing from all other openings."""
        if piece >> 1 in self.closed:
            return otherwise
        nearest = otherwise
        for step, facing in self.maze.grid.steps[_SOURCES[piece] | _JOINED[piece << 4 | self.met[cell]]]:
            near = cell + step
            if near == self.goal:
                return 0
            count = self.missing[near << 4 | facing]
            if count < nearest:
                nearest = count
        return nearest


@lru_cache(maxsize=32)  # a house with many tables has many decks
def _demand_table(deck: bytes) -> tuple[Passing, ...]:
    return tuple(passing(deck, demand) if demand & demand >> 4 == 0 else (0,) * 16 for demand in range(256))


def hidden_goals(maze: Maze, goal_cells: list[int]) -> Iterator[tuple[int, int]]:
    """The goals that lie face down, by number and cell."""
    for goal, cell in enumerate(goal_cells):
        if maze.piece[cell] >> 1 in FACE_DOWN_KINDS:
            yield goal, cell
