"""How one seat reads the board: probable places of the gold, distances to it, and how a move changes them."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from pyrite.bots.beliefs.gold_hypotheses import gold_hypotheses, place_of_gold
from pyrite.bots.heuristics.pathfinding import UNREACHABLE, GoalPaths
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

_NEARNESS: Final = tuple(10 * 0.78**count if count < UNREACHABLE else 0.0 for count in range(UNREACHABLE + 1))
"""The value of a position by its number of missing tunnels: the nearer, the more each tunnel counts."""

_MAX_RECENT: Final = 8
_recent_paths: OrderedDict[tuple[object, ...], tuple[Maze, dict[tuple[int, frozenset[int]], GoalPaths]]] = (
    OrderedDict()
)
"""Cache of the last few mazes: the paths in each, by goal and closed doors."""


def paths_to_goal(rules: Rules, maze: Maze, goal: int, closed: frozenset[int] = _NO_DOORS) -> GoalPaths:
    """The paths to a goal. Cached for the last few mazes, because several seats look at the same one."""
    key = (rules.deck, bytes(maze.piece))
    known = _recent_paths.get(key)
    if known is None:
        known = _recent_paths[key] = (maze.clone(), {})
        if len(_recent_paths) > _MAX_RECENT:
            _recent_paths.popitem(last=False)
    kept, found = known
    if (goal, closed) not in found:
        found[goal, closed] = GoalPaths(rules, kept, goal, closed)
    return found[goal, closed]


def gold_probabilities(view: View) -> list[float]:
    """For each goal the probability of the gold, from what the viewer has seen (GOAL-1, ACT-4, WC-17)."""
    probabilities = [0.0] * len(view.table.goal_cells)
    for hypothesis, chance in gold_hypotheses(view).items():
        place = place_of_gold(view.table, hypothesis)
        if place != NOBODY:
            probabilities[place] += chance
    return probabilities


class BoardReading:
    """The board as one seat reads it for one decision."""

    def __init__(self, view: View, probabilities: list[float] | None = None) -> None:
        assert view.seat is not None
        assert view.own is not None
        self.view = view
        self.table: Table = view.table
        self.seat: int = view.seat
        self.own: Private = view.own
        self.role = self.own.role
        self.gold_probabilities = gold_probabilities(view) if probabilities is None else probabilities
        closed = _CLOSED_TO.get(self.role, _NO_DOORS)
        maze, rules = self.table.maze, self.table.rules
        self.paths = {
            goal: paths_to_goal(rules, maze, self.table.goal_cells[goal], closed)
            for goal, chance in enumerate(self.gold_probabilities)
            if chance > 0
        }
        self.closed = closed
        self.missing = self.expected_missing({goal: paths.distance for goal, paths in self.paths.items()})
        """The expected number of tunnels missing to the gold."""
        self.nearness = sum(
            self.gold_probabilities[goal] * _NEARNESS[paths.distance] for goal, paths in self.paths.items()
        )
        self._other_openings: dict[tuple[int, int], int] = {}
        """Distance to a goal from all openings but those into a cell, by goal and cell."""
        self._gains_if_removed: dict[int, float] = {}

    def distance_to(self, goal: int) -> int:
        """How many tunnels are missing to a goal, even one that cannot be the gold."""
        table = self.table
        return paths_to_goal(table.rules, table.maze, table.goal_cells[goal], self.closed).distance

    def expected_missing(self, distances: dict[int, int]) -> float:
        """The mean of the distances to the goals, weighted by the probability of the gold."""
        return sum(self.gold_probabilities[goal] * min(count, 12) for goal, count in distances.items())

    @property
    def knows_gold(self) -> bool:
        """Whether this seat knows where the gold is."""
        return max(self.gold_probabilities, default=0.0) > 0.99

    def rough_gain_of_laying(self, cell: int, piece: int) -> float:
        """How much nearer this piece brings the gold; paths that it blocks are ignored."""
        total = 0.0
        for goal, paths in self.paths.items():
            nearest = self.distance_after(goal, cell, piece)
            total += self.gold_probabilities[goal] * (_NEARNESS[nearest] - _NEARNESS[paths.distance])
        return total

    def distance_after(self, goal: int, cell: int, piece: int) -> int:
        """How many tunnels are missing to a goal with this piece; paths that it blocks are ignored."""
        paths = self.paths[goal]
        others = self._other_openings.get((goal, cell))
        if others is None:
            others = self._other_openings[goal, cell] = paths.from_openings(without=cell)
        return paths.distance_with(cell, piece, others)

    def gold_lost_to_other_team(self, cell: int, piece: int) -> float:
        """The probability that this piece reaches the gold by a path closed to its own team (S2-20)."""
        maze = self.table.maze
        lost = 0.0
        for step, _ in maze.grid.steps[_SOURCES[piece] | _JOINED[piece << 4 | maze.met[cell]]]:
            for goal, paths in self.paths.items():
                if cell + step == paths.goal and paths.distance_with(cell, piece, UNREACHABLE):
                    lost += self.gold_probabilities[goal]
        return lost

    def gain_of_maze(self, maze: Maze) -> float:
        """How much nearer the gold would be in another maze, by a full search."""
        table = self.table
        total = -self.nearness
        for goal, paths in self.paths.items():
            found = GoalPaths(table.rules, maze, paths.goal, self.closed)
            total += self.gold_probabilities[goal] * _NEARNESS[found.distance]
        return total

    def gain_if_laid(self, cell: int, piece: int) -> float:
        """How much nearer the gold gets with this piece, blocked paths included."""
        maze = self.table.maze.clone()
        maze.lay(cell, piece)
        return self.gain_of_maze(maze)

    def gain_if_removed(self, cell: int) -> float:
        """How much nearer the gold gets without the tunnel in this cell."""
        if cell not in self._gains_if_removed:
            maze = self.table.maze.clone()
            if cell in maze.tunnels:
                maze.remove(cell)
            else:  # a face-down chest tunnel (CHEST-3)
                maze.unhide(cell)
            self._gains_if_removed[cell] = self.gain_of_maze(maze)
        return self._gains_if_removed[cell]

    def path_goes_on_in(self, cell: int) -> bool:
        """Whether a shortest path to a probable place of the gold goes on in this empty cell."""
        met = self.table.maze.met[cell]
        return bool(met) and any(
            met & side and paths.missing[cell << 4 | side] == paths.distance
            for paths in self.paths.values()
            for side in (1, 2, 4, 8)
        )


def is_dead_end(piece: int) -> bool:
    """Whether a piece has no passage."""
    return not any(_JOINED[piece << 4 | side] & ~side for side in (1, 2, 4, 8) if _OPEN[piece] & side)


def openness(piece: int) -> int:
    """The number of sides in the largest passage of a piece."""
    return max((_JOINED[piece << 4 | side].bit_count() for side in (1, 2, 4, 8)), default=0)
