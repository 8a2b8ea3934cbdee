"""What a seat makes of the table: where the gold may lie, how far it is, and what it would be after a move."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from pyrite.bots.beliefs.gold_hypotheses import lodes, place_of
from pyrite.bots.heuristics.pathfinding import NO_WAY, Ways
from pyrite.game.catalogue import BLUE, BLUE_DOOR, GREEN, GREEN_DOOR, kinds_marked
from pyrite.game.maze import Maze
from pyrite.game.pieces import PIECE_TABLES
from pyrite.game.setup import Rules
from pyrite.game.state import Private, View
from pyrite.game.table import NOBODY, Table

_OPEN: Final = PIECE_TABLES.open_sides
_JOINED: Final = PIECE_TABLES.joined
_SOURCES: Final = PIECE_TABLES.sources
_NO_DOORS: Final[frozenset[int]] = frozenset()
_CLOSED_TO: Final = {BLUE: kinds_marked(GREEN_DOOR), GREEN: kinds_marked(BLUE_DOOR)}
"""The doors that keep each team out (S2-9)."""

_NEARNESS: Final = tuple(10 * 0.78**count if count < NO_WAY else 0.0 for count in range(NO_WAY + 1))
"""What it is worth that so many tunnels are missing: the nearer, the more each one counts."""

_REMEMBERED: Final = 8
_known_ways: OrderedDict[tuple[object, ...], tuple[Maze, dict[tuple[int, frozenset[int]], Ways]]] = OrderedDict()
"""The last few mazes, and the ways in each to a goal, some doors closed."""


def ways_to(rules: Rules, maze: Maze, goal: int, closed: frozenset[int] = _NO_DOORS) -> Ways:
    """The ways to a goal; those of the last few mazes are remembered, for many look at the same one."""
    key = (rules.deck, bytes(maze.piece))
    known = _known_ways.get(key)
    if known is None:
        known = _known_ways[key] = (maze.clone(), {})
        if len(_known_ways) > _REMEMBERED:
            _known_ways.popitem(last=False)
    kept, found = known
    if (goal, closed) not in found:
        found[goal, closed] = Ways(rules, kept, goal, closed)
    return found[goal, closed]


def hopes(view: View) -> list[float]:
    """For each goal place how likely the gold lies there, by what the viewer has seen (GOAL-1, ACT-4, WC-17)."""
    chances = [0.0] * len(view.table.goal_cells)
    for lode, chance in lodes(view).items():
        place = place_of(view.table, lode)
        if place != NOBODY:
            chances[place] += chance
    return chances


class Sight:
    """The table as one seat sees it at one decision."""

    def __init__(self, view: View, chances: list[float] | None = None) -> None:
        assert view.seat is not None
        assert view.own is not None
        self.view = view
        self.table: Table = view.table
        self.seat: int = view.seat
        self.own: Private = view.own
        self.role = self.own.role
        self.chances = hopes(view) if chances is None else chances
        closed = _CLOSED_TO.get(self.role, _NO_DOORS)
        maze, rules = self.table.maze, self.table.rules
        self.ways = {
            goal: ways_to(rules, maze, self.table.goal_cells[goal], closed)
            for goal, chance in enumerate(self.chances)
            if chance > 0
        }
        self.closed = closed
        self.missing = self.expected({goal: ways.distance for goal, ways in self.ways.items()})
        """How many tunnels are missing to the gold, on the average of what is thought of it."""
        self.nearness = sum(self.chances[goal] * _NEARNESS[ways.distance] for goal, ways in self.ways.items())
        self._rest: dict[tuple[int, int], int] = {}

    def distance_to(self, goal: int) -> int:
        """How many tunnels are missing to a goal, whatever it may be."""
        table = self.table
        return ways_to(table.rules, table.maze, table.goal_cells[goal], self.closed).distance

    def expected(self, distances: dict[int, int]) -> float:
        """The average of what is missing to each goal."""
        return sum(self.chances[goal] * min(count, 12) for goal, count in distances.items())

    @property
    def knows_gold(self) -> bool:
        """Whether it is known where the gold lies."""
        return max(self.chances, default=0.0) > 0.99

    def gain_of_laying(self, cell: int, piece: int) -> float:
        """How much nearer the gold gets when this piece is laid; what it blocks is not looked at."""
        total = 0.0
        for goal, ways in self.ways.items():
            nearest = self.distance_after(goal, cell, piece)
            total += self.chances[goal] * (_NEARNESS[nearest] - _NEARNESS[ways.distance])
        return total

    def distance_after(self, goal: int, cell: int, piece: int) -> int:
        """How many tunnels are missing to a goal when this piece is laid; what it blocks is not looked at."""
        ways = self.ways[goal]
        rest = self._rest.get((goal, cell))
        if rest is None:
            rest = self._rest[goal, cell] = ways.from_openings(without=cell)
        return ways.nearer(cell, piece, rest)

    def given_away(self, cell: int, piece: int) -> float:
        """How likely this piece reaches the gold by a way that is closed to one's own team (S2-20)."""
        maze = self.table.maze
        lost = 0.0
        for step, _ in maze.grid.steps[_SOURCES[piece] | _JOINED[piece << 4 | maze.met[cell]]]:
            for goal, ways in self.ways.items():
                if cell + step == ways.goal and ways.nearer(cell, piece, NO_WAY):
                    lost += self.chances[goal]
        return lost

    def gain_of_maze(self, maze: Maze) -> float:
        """How much nearer the gold would be in another maze, all that is blocked looked at."""
        table = self.table
        total = -self.nearness
        for goal, ways in self.ways.items():
            found = Ways(table.rules, maze, ways.goal, self.closed)
            total += self.chances[goal] * _NEARNESS[found.distance]
        return total

    def gain_if_laid(self, cell: int, piece: int) -> float:
        """The same for a piece that is laid."""
        maze = self.table.maze.clone()
        maze.lay(cell, piece)
        return self.gain_of_maze(maze)

    def gain_if_removed(self, cell: int) -> float:
        """The same for a tunnel that is taken out."""
        maze = self.table.maze.clone()
        if cell in maze.tunnels:
            maze.remove(cell)
        else:  # a face-down chest tunnel (CHEST-3)
            maze.unhide(cell)
        return self.gain_of_maze(maze)


def is_dead_end(piece: int) -> bool:
    """Whether no path leads through a piece."""
    return not any(_JOINED[piece << 4 | side] & ~side for side in (1, 2, 4, 8) if _OPEN[piece] & side)


def openness(piece: int) -> int:
    """How many sides of a piece a path gets to from elsewhere."""
    return max((_JOINED[piece << 4 | side].bit_count() for side in (1, 2, 4, 8)), default=0)
