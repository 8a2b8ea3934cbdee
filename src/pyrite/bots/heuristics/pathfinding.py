"""Pathfinding: how many tunnels are still missing on the shortest path to a goal.

A breadth-first search runs backwards from the goal, through empty cells where some tunnel of the deck fits
and joins the two sides, and through tunnels that are already there. So one search gives the distance of every
opening. A face-down chest tunnel costs no card when it is reached (CHEST-2); it is assumed to lead on.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pyrite.game.catalogue import FIRST_ACTION, LADDERS, PIECES
from pyrite.game.maze import HIDDEN_CHEST_PIECE, Grid, Maze
from pyrite.game.pieces import PIECE_TABLES
from pyrite.game.setup import Rules
from pyrite.game.sides import ALL_SIDES, half_turn

UNREACHABLE: Final = 30
"""The distance where no path leads to the goal."""

_WEST, _EAST, _ROWS = -1, 10, 6
"""The part of the grid that is searched, around the start: longer detours are never useful."""

_SEARCH_MARGIN: Final = 4
"""How many tunnels beyond the nearest opening the search goes on."""

_OPEN: Final = PIECE_TABLES.open_sides
_JOINED: Final = PIECE_TABLES.joined
_SOURCES: Final = PIECE_TABLES.sources
_FITS: Final = PIECE_TABLES.fits
_SIDES: Final = (1, 2, 4, 8)

EntrySides = tuple[int, ...]
"""For each exit side of a cell: the sides by which a path that leaves there can enter."""


def entry_sides(deck: bytes, demand: int) -> EntrySides:
    """The entry sides of an empty cell with this demand, over all tunnels of the deck."""
    pieces = [
        piece
        for kind in sorted(set(deck))
        if kind < FIRST_ACTION and kind not in LADDERS
        for piece in PIECES[kind]
        if _FITS[demand << 8 | piece]
    ]
    entries = [0] * 16
    for side in _SIDES:
        for piece in pieces:
            if _OPEN[piece] & side:
                entries[side] |= _JOINED[piece << 4 | side] & ~side
    return tuple(entries)


@lru_cache(maxsize=16)
def _inside(grid: Grid) -> bytes:
    """1 for each cell that is searched."""
    board = bytearray(grid.size)
    for y in range(-_ROWS, _ROWS + 1):
        for x in range(_WEST, _EAST + 1):
            board[grid.cell(x, y)] = 1
    return bytes(board)


@lru_cache(maxsize=16)
def _steps_back(grid: Grid) -> tuple[tuple[tuple[int, int, int], ...], ...]:
    """For each set of sides of a cell: the step to each neighbour, and the sides by which both touch.

    First the side of the neighbour, then the side of the cell.
    """
    return tuple(tuple((step, facing, half_turn(facing)) for step, facing in steps) for steps in grid.steps)


def _hidden_chests(maze: Maze) -> list[int]:
    """The cells of face-down chest tunnels."""
    found = []
    cell = maze.piece.find(HIDDEN_CHEST_PIECE)
    while cell >= 0:
        found.append(cell)
        cell = maze.piece.find(HIDDEN_CHEST_PIECE, cell + 1)
    return found


def _entries_of(piece: int, side: int) -> int:
    """The entry sides of a card for this exit side; a hidden tunnel may join any sides."""
    if piece == HIDDEN_CHEST_PIECE:
        return ALL_SIDES & ~side
    return _JOINED[piece << 4 | side] & ~side if _OPEN[piece] & side else 0


class _MissingTunnels(dict[int, int]):
    """Missing tunnels by place. Unreachable places are not stored, because boards are wide."""

    def __missing__(self, place: int) -> int:
        return UNREACHABLE


class GoalPaths:
    """Distances to one goal in one maze."""

    def __init__(self, rules: Rules, maze: Maze, goal: int, closed: frozenset[int] = frozenset()) -> None:
        self.maze = maze
        self.goal = goal
        self.closed = closed
        self.met = (
            maze.met
            if closed.isdisjoint(maze.piece[cell] >> 1 for cell in maze.tunnels)
            else (maze.reach_without(closed))
        )
        """The sides of each cell that reached openings meet, not counting paths through closed doors (S2-19)."""
        self.missing: dict[int, int] = _MissingTunnels()
        """For a cell and the side by which a path enters it (``cell << 4 | side``): tunnels still missing.

        The tunnel for the cell itself is counted if the cell is empty.
        """
        self._chests = _hidden_chests(maze)
        self._search(rules.deck)
        self.distance = self.from_openings()

    def _search(self, deck: bytes) -> None:
        """Search level by level (one, two, three tunnels missing) until a little beyond the nearest opening."""
        maze, missing, get = self.maze, self.missing, self.missing.get
        demand, steps, met, pieces = maze.demand, _steps_back(maze.grid), self.met, maze.piece
        inside = _inside(maze.grid)
        demands = _demand_table(deck)
        exits_done = bytearray(maze.grid.size)
        level: list[tuple[int, int]] = []
        for step, side in maze.grid.steps[ALL_SIDES]:
            self._enter(self.goal + step, side, 0, level)
        limit = UNREACHABLE
        count = 1
        while level and count <= limit:
            next_level: list[tuple[int, int]] = []
            for cell, side in level:
                if exits_done[cell] & side:
                    continue
                exits_done[cell] |= side
                reached = met[cell]
                for step, facing, back in steps[demands[demand[cell]][side]]:
                    place = cell << 4 | back
                    if get(place, UNREACHABLE) > count:
                        missing[place] = count
                        if reached & back and limit == UNREACHABLE:
                            limit = min(count + _SEARCH_MARGIN, UNREACHABLE - 1)
                        near = cell + step
                        if not pieces[near]:
                            if inside[near]:
                                next_level.append((near, facing))
                        else:
                            self._enter(near, facing, count, next_level)
            level = next_level
            count += 1

    def _enter(self, cell: int, side: int, count: int, next_level: list[tuple[int, int]]) -> None:
        """Continue a path that leaves this cell by this side: queue an empty cell, follow a tunnel."""
        maze = self.maze
        piece = maze.piece[cell]
        if not piece:
            if _inside(maze.grid)[cell]:
                next_level.append((cell, side))
        elif (entries := _entries_of(piece, side)) and piece >> 1 not in self.closed:
            for step, facing in maze.grid.steps[entries]:
                place = cell << 4 | half_turn(facing)
                if self.missing[place] > count:
                    self.missing[place] = count
                    self._enter(cell + step, facing, count, next_level)

    def from_openings(self, without: int = -1) -> int:
        """Tunnels missing from the nearest reached opening, not counting openings into the cell ``without``."""
        met, missing, piece = self.met, self.missing, self.maze.piece
        if met[self.goal]:
            return 0
        nearest = UNREACHABLE
        for cell in (*self.maze.frontier, *self._chests):
            if met[cell] and cell != without and (not piece[cell] or cell in self._chests):
                for side in _SIDES:
                    if met[cell] & side and missing[cell << 4 | side] < nearest:
                        nearest = missing[cell << 4 | side]
        return nearest

    def distance_with(self, cell: int, piece: int, otherwise: int) -> int:
        """Tunnels missing with this piece in an empty cell, given the distance from all other openings.

        Paths that the piece blocks are ignored.
        """
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


@lru_cache(maxsize=32)  # a server with many rooms has many decks
def _demand_table(deck: bytes) -> tuple[EntrySides, ...]:
    return tuple(entry_sides(deck, demand) if demand & demand >> 4 == 0 else (0,) * 16 for demand in range(256))
