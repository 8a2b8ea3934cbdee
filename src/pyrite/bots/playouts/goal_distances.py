"""Tunnels missing to one goal, kept up to date from tunnel to tunnel.

A breadth-first search runs backwards from the goal, as in `pyrite.bots.heuristics.pathfinding`: a step through an
empty cell takes one tunnel, a step through a tunnel that is already there takes none. For speed it is coarser: any
tunnel may be laid in an empty cell, doors are open to everybody, and a face-down chest tunnel is a wall. Tunnels
that are reached from the start are walls too: a path that comes to one has arrived.

The search stops a little beyond the nearest opening. Its levels are kept: a tunnel laid in a cell of level n
changes only level n and those after it, which are near the opening. So an update visits a few cells where a search
visits a hundred. A test compares both.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pyrite.game.maze import Grid, Maze
from pyrite.game.number_row import NumberRow
from pyrite.game.pieces import PIECE_TABLES
from pyrite.game.sides import ALL_SIDES, E, N, S, W

FAR: Final = 15
"""The distance of a goal to which no path was found."""

MARGIN: Final = 2
"""How many tunnels beyond the nearest opening the search goes on."""

_WEST, _EAST, _ROWS = -1, 10, 6
"""The part of the grid that is searched, around the start: longer detours are never useful."""

_JOINED: Final = PIECE_TABLES.joined


_OUTSIDE: Final = 255
"""What the board of distances has in cells that are not searched."""


@lru_cache(maxsize=16)
def _empty_board(grid: Grid) -> bytes:
    """The board of distances before the search."""
    board = bytearray([_OUTSIDE]) * grid.size
    for y in range(-_ROWS, _ROWS + 1):
        for x in range(_WEST, _EAST + 1):
            board[grid.cell(x, y)] = 0
    return bytes(board)


class GoalDistances:
    """Distances to one goal in a maze that changes."""

    __slots__ = (
        "_crossed",
        "_order",
        "_starts",
        "_trail",
        "_trail_starts",
        "_width",
        "best_openings",
        "goal",
        "missing",
        "nearest",
        "second",
    )

    def __init__(self, grid: Grid, goal: int) -> None:
        self.goal: int = goal
        self.nearest: int = FAR
        """Tunnels missing from the nearest opening."""
        self.best_openings: int = 0
        """How many openings are as near as that."""
        self.second: int = FAR
        """Tunnels missing from the nearest of all other openings."""
        self.missing: bytearray = bytearray(_empty_board(grid))
        """For an empty cell: tunnels missing from there, its own included; 0 where the search did not come."""
        self._width: int = grid.width
        self._order: NumberRow = NumberRow()
        """The empty cells that were found, nearest first."""
        self._starts: NumberRow = NumberRow()
        """For each level: its first place in the order."""
        self._crossed: bytearray = bytearray(grid.size)
        """For each tunnel the sides by which paths come out of it, away from the goal."""
        self._trail: NumberRow = NumberRow()
        """The tunnels that were crossed (``cell << 4 | sides``), nearest first."""
        self._trail_starts: NumberRow = NumberRow()

    def search(self, maze: Maze) -> None:
        """Search the whole maze."""
        self._forget(0)
        self._go_on(maze)

    def update(self, maze: Maze, cell: int) -> None:
        """Search again what a tunnel that was just laid in this cell has changed."""
        level: int = self.missing[cell]
        if level == _OUTSIDE:  # it may join tunnels that paths of all levels cross
            self._forget(0)
        elif level:
            self._forget(level - 1)
        self._go_on(maze)

    def at(self, cell: int) -> int:
        """Tunnels missing from an empty cell, its own included. Cells far from the best path are all alike."""
        found: int = self.missing[cell]
        return found if 0 < found < FAR else min(self.nearest + MARGIN + 1, FAR)

    def after(self, maze: Maze, cell: int, exits: int) -> int:
        """Tunnels missing from the exits of a tunnel that is laid in this cell; `FAR` if they lead nowhere.

        ``exits`` are its reached sides, the side from which it is reached included.
        """
        nearest = FAR
        width = self._width
        if exits & N:
            nearest = self._beyond(maze, cell, cell - width, S, nearest)
        if exits & E:
            nearest = self._beyond(maze, cell, cell + 1, W, nearest)
        if exits & S:
            nearest = self._beyond(maze, cell, cell + width, N, nearest)
        if exits & W:
            nearest = self._beyond(maze, cell, cell - 1, E, nearest)
        return nearest

    def _beyond(self, maze: Maze, cell: int, near: int, side: int, nearest: int) -> int:
        """The smaller of ``nearest`` and the tunnels missing where a path goes from a cell into its neighbour."""
        if not maze.piece[near]:
            return min(nearest, self.at(near))
        if near == self.goal:
            return 0
        if self._crossed[near] & side:
            return min(nearest, self.at(cell) - 1)
        return nearest

    # ---------------------------------------------------------------- the search

    def _forget(self, levels: int) -> None:
        """Keep this many levels; the last one is expanded again."""
        order, starts, trail, trail_starts = self._order, self._starts, self._trail, self._trail_starts
        missing, crossed = self.missing, self._crossed
        if levels >= len(starts):
            return
        first = starts.at(levels)
        while len(order) > first:
            missing[order.pop()] = 0
        first = trail_starts.at(levels)
        while len(trail) > first:
            entry = trail.pop()
            crossed[entry >> 4] = crossed[entry >> 4] & ~(entry & ALL_SIDES)
        while len(starts) > levels:
            starts.pop()
            trail_starts.pop()

    def _go_on(self, maze: Maze) -> None:
        """Add levels until a little beyond the nearest opening."""
        starts = self._starts
        self._find_nearest(maze)
        while len(starts) < self.nearest + MARGIN and len(starts) < FAR - 1:
            if not self._add_level(maze):
                break
        self._find_nearest(maze)
        self._forget(self.nearest + MARGIN)

    def _add_level(self, maze: Maze) -> bool:
        """Expand the last level; return whether a cell was found."""
        order, starts, demand = self._order, self._starts, maze.demand
        count, end = len(starts) + 1, len(order)
        first = starts.at(count - 2) if count > 1 else 0
        starts.append(end)
        self._trail_starts.append(len(self._trail))
        if count == 1:
            self._leave(maze, self.goal, ALL_SIDES, count)
        for place in range(first, end):
            cell = order.at(place)
            self._leave(maze, cell, ALL_SIDES & ~(demand[cell] >> 4), count)
        return len(order) > end

    def _leave(self, maze: Maze, cell: int, sides: int, count: int) -> None:
        """Go on from a cell by these sides, to cells that were not found before."""
        width, missing = self._width, self.missing
        if sides & N and not missing[cell - width]:
            self._enter(maze, cell - width, S, count)
        if sides & E and not missing[cell + 1]:
            self._enter(maze, cell + 1, W, count)
        if sides & S and not missing[cell + width]:
            self._enter(maze, cell + width, N, count)
        if sides & W and not missing[cell - 1]:
            self._enter(maze, cell - 1, E, count)

    def _enter(self, maze: Maze, cell: int, side: int, count: int) -> None:
        """Add an empty cell to the level, or follow a tunnel to where it comes out."""
        piece = maze.piece[cell]
        if not piece:
            self.missing[cell] = count
            self._order.append(cell)
            if maze.met[cell] and count < self.nearest:
                self.nearest = count
            return
        fresh = _JOINED[piece << 4 | side] & ~side & ~self._crossed[cell] & ~maze.reached[cell]
        if fresh:
            self._crossed[cell] = self._crossed[cell] | fresh
            self._trail.append(cell << 4 | fresh)
            self._leave(maze, cell, fresh, count)

    def _find_nearest(self, maze: Maze) -> None:
        """Find the nearest openings among the cells that were found."""
        missing, met = self.missing, maze.met
        nearest = second = FAR
        openings = 0
        for cell in maze.frontier:
            found = missing[cell]
            if found and met[cell]:
                if found < nearest:
                    nearest, second, openings = found, nearest, 1
                elif found == nearest:
                    openings += 1
                elif found < second:
                    second = found
        self.nearest, self.second, self.best_openings = nearest, min(second, nearest + MARGIN + 1, FAR), openings
