"""Distances to goals: on mazes drawn by hand, and compared with a slow search that lays the tunnels."""

from collections.abc import Iterator
from functools import cache

import pytest

from pyrite.bots import GreedyDigger, Match
from pyrite.bots.heuristics.board_reading import paths_to_goal
from pyrite.bots.heuristics.pathfinding import UNREACHABLE, GoalPaths
from pyrite.game import Rules, SetUp
from pyrite.game.catalogue import (
    BLUE_DOOR,
    FACE_DOWN_KINDS,
    FIRST_ACTION,
    GREEN_DOOR,
    LADDERS,
    LAID_AS,
    PIECES,
    SPELLING,
    kinds_marked,
)
from pyrite.game.legal import legal_moves
from pyrite.game.maze import Maze
from pyrite.game.moves import LAY_TUNNEL, VERB_BITS
from pyrite.game.notation import parse_position
from pyrite.game.rounds import begin_game
from pyrite.game.state import State
from pyrite.game.table import Table
from tests.bots.decisions import seed

BLUE_DOORS, GREEN_DOORS = kinds_marked(BLUE_DOOR), kinds_marked(GREEN_DOOR)


def table(maze: str, modules: str = "") -> Table:
    """The table of a position with this maze."""
    return parse_position(f"players: 3\nmodules: {modules}\nmaze:\n{maze}\nseat 0: ; hand map").table


def missing(maze: str, modules: str = "", closed: frozenset[int] = frozenset()) -> list[int]:
    """The number of missing tunnels for each goal."""
    drawn = table(maze, modules)
    return [paths_to_goal(drawn.rules, drawn.maze, cell, closed).distance for cell in drawn.goal_cells]


# ---------------------------------------------------------------- mazes drawn by hand

AT_THE_START = """
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
"""
ONE_CARD_FROM_THE_MIDDLE = """
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ─ ─ ┼ ┼ ┼ · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
"""
DEAD_END_IN_THE_WAY = """
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ─ ─ ┼ ┼ ┼ ╸ ?1
  · · · · · · · · ·
  · · · · · · · · ?2
"""
A_GAP = """
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ · ─ ┼ ┼ ┼ · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
"""
WALLED_IN = """
  · · · · · · · · · ?0
  · ╻ · · · · · · · ·
  ╺ ┼S━ · · · · · · ?1
  · ┃ · · · · · · · ·
  · · · · · · · · · ?2
"""
STONE_ON_THE_WAY = """
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ─ ─ ┼ ┼ ┼ ┼ ┘o
  · · · · · · · · ·
  · · · · · · · · ?2
goals: gold, stone NW, stone NE
"""


@pytest.mark.rule("TUN-3", "TAB-6", "GOAL-1")
@pytest.mark.parametrize(
    ("maze", "distances"),
    [
        # Seven cells are between, and the outer goals need two more cards, up or down.
        (AT_THE_START, [9, 7, 9]),
        (ONE_CARD_FROM_THE_MIDDLE, [3, 1, 3]),
        # Around the dead end: up, along, and down to the goal.
        (DEAD_END_IN_THE_WAY, [3, 3, 3]),
        (A_GAP, [4, 2, 4]),
        (WALLED_IN, [UNREACHABLE] * 3),
    ],
    ids=["at the start", "one card away", "a dead end", "a gap", "walled in"],
)
def test_the_number_of_missing_tunnels_equals_a_count_by_hand(maze: str, distances: list[int]) -> None:
    assert missing(maze) == distances


@pytest.mark.rule("GOAL-2")
def test_a_face_up_stone_is_a_tunnel() -> None:
    assert missing(STONE_ON_THE_WAY)[0] == 1  # the stone leads up to it


CHESTS_IN_THE_WAY = """
  · · · · · · · · ?0
  · ┌ · &0· &2· · ·
  ┼S┘ · · · · · · ?1
  · · · &1· &3· · ·
  · · · · · · · · ?2
"""


@pytest.mark.rule("CHEST-2")
def test_a_chest_on_the_path_costs_no_tunnel() -> None:
    # Three tunnels along the row of chests, and two more to the goal; without chests seven.
    assert missing(CHESTS_IN_THE_WAY, "chests")[1] == 5
    drawn = table(CHESTS_IN_THE_WAY, "chests")
    before_chest = drawn.maze.grid.cell(2, -1)
    paths = paths_to_goal(drawn.rules, drawn.maze, drawn.goal_cells[1])
    assert after_laying(paths, before_chest, LAID_AS["EW"]) == 4
    # The same with the tunnel laid and the chest reached but not turned over.
    laid = drawn.maze.clone()
    laid.lay(before_chest, LAID_AS["EW"])
    assert GoalPaths(drawn.rules, laid, drawn.goal_cells[1]).distance == 4


THROUGH_A_GREEN_DOOR = """
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ┼ ─g┼ ┼ ┼ · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
"""


@pytest.mark.rule("S2-9", "S2-19")
def test_a_door_of_the_other_team_is_closed() -> None:
    assert missing(THROUGH_A_GREEN_DOOR, "saboteur2")[1] == 1
    assert missing(THROUGH_A_GREEN_DOOR, "saboteur2", BLUE_DOORS)[1] == 1  # for a green digger
    # A blue digger needs a detour: three tunnels, and the last cell before the goal.
    assert missing(THROUGH_A_GREEN_DOOR, "saboteur2", GREEN_DOORS)[1] == 4


OPEN_LADDER = """
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· · · ┼ ╶H┼ · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
"""


@pytest.mark.rule("S2-8")
def test_a_ladder_is_a_second_start() -> None:
    assert missing(OPEN_LADDER, "saboteur2")[1] == 1


# ---------------------------------------------------------------- compared with a slow search


def passages(rules: Rules) -> list[int]:
    """The pieces of the deck that have a passage, one for each shape."""
    shapes = {
        SPELLING[piece].partition(" ")[0]: piece
        for kind in rules.deck
        if kind < FIRST_ACTION and kind not in LADDERS
        for piece in PIECES[kind]
    }
    return [piece for shape, piece in shapes.items() if "|" not in shape]


def can_be_joined(rules: Rules, maze: Maze, goal: int, tunnels: int, starts: list[int] | None = None) -> bool:
    """Whether this many tunnels are enough, found by laying them, each next to the one before."""
    if maze.met[goal]:
        return True
    if not tunnels:
        return False
    for cell in maze.frontier if starts is None else starts:
        for piece in passages(rules):
            if not maze.piece[cell] and maze.joins(cell, piece) and not maze.mismatches(cell, piece):
                laid = maze.clone()
                laid.lay(cell, piece)
                opened = [near for near in laid.frontier if laid.met[near] != maze.met[near]]
                if can_be_joined(rules, laid, goal, tunnels - 1, opened):
                    return True
    return False


@cache
def mazes(near: int, count: int) -> list[tuple[Rules, Maze, int]]:
    """Mazes from games of greedy diggers, with a goal at most this far away."""
    found: list[tuple[Rules, Maze, int]] = []
    number = 0
    while len(found) < count:
        rules = Rules(SetUp(5))
        state = State.before(rules, seed(number))
        begin_game(state)
        match = Match(state, [GreedyDigger(seed(number), seat) for seat in range(5)])
        while not state.table.winners:
            match.step()
            found += _near_goals(state.table, near) if match.decisions % 9 == 0 else []
        number += 1
    return found[:count]


def _near_goals(table: Table, near: int) -> Iterator[tuple[Rules, Maze, int]]:
    face_down = [cell for cell in table.goal_cells if table.maze.piece[cell] >> 1 in FACE_DOWN_KINDS]
    for cell in face_down:
        if GoalPaths(table.rules, table.maze, cell).distance <= near:
            yield table.rules, table.maze.clone(), cell


@pytest.mark.parametrize(("near", "count"), [(3, 40), (UNREACHABLE, 40)], ids=["near a goal", "anywhere"])
def test_short_distances_are_the_fewest_tunnels_that_are_enough(near: int, count: int) -> None:
    seen = set()
    for rules, maze, goal in mazes(near, count):
        distance = GoalPaths(rules, maze, goal).distance
        seen.add(min(distance, 3))
        assert can_be_joined(rules, maze, goal, 1) == (distance <= 1)
        assert can_be_joined(rules, maze, goal, 2) == (distance <= 2)
    assert 3 in seen
    assert near > 3 or {1, 2} <= seen


def test_three_tunnels_are_enough_at_distance_three() -> None:
    three = [each for each in mazes(3, 40) if GoalPaths(*each).distance == 3]
    assert three
    for rules, maze, goal in three[:6]:
        assert can_be_joined(rules, maze, goal, 3)


# ---------------------------------------------------------------- after a move


def after_laying(paths: GoalPaths, cell: int, piece: int) -> int:
    return paths.distance_with(cell, piece, paths.from_openings(without=cell))


def test_after_laying_equals_a_new_search_unless_the_tunnel_blocks_a_path() -> None:
    """A new search also sees blocked paths, so its distance is never shorter."""
    same = blocked = 0
    for rules, maze, goal in mazes(UNREACHABLE, 40)[:16]:
        paths = GoalPaths(rules, maze, goal)
        for cell in maze.frontier:
            for piece in passages(rules):
                if maze.joins(cell, piece) and not maze.mismatches(cell, piece):
                    laid = maze.clone()
                    laid.lay(cell, piece)
                    guess, found = after_laying(paths, cell, piece), GoalPaths(rules, laid, goal).distance
                    assert guess <= found
                    same += guess == found
                    blocked += guess < found
    assert same > 20 * blocked


def test_cached_paths_equal_a_new_search() -> None:
    for rules, maze, goal in mazes(UNREACHABLE, 40) * 2:
        assert paths_to_goal(rules, maze, goal).distance == GoalPaths(rules, maze, goal).distance


def test_a_dead_end_is_never_part_of_a_path() -> None:
    drawn = table(ONE_CARD_FROM_THE_MIDDLE)
    paths = GoalPaths(drawn.rules, drawn.maze, drawn.goal_cells[1])
    cell = drawn.maze.grid.cell(7, 0)
    assert after_laying(paths, cell, LAID_AS["EW"]) == 0
    assert after_laying(paths, cell, LAID_AS["E|+W|"]) > 1


def test_a_path_consists_of_legal_moves() -> None:
    """At distance one, a seat with the whole deck in hand can lay the missing tunnel."""
    one = [each for each in mazes(3, 40) if GoalPaths(*each).distance == 1]
    assert one
    for rules, maze, goal in one[:4]:
        state = State.before(rules, seed(0))
        begin_game(state)
        own = state.privates[state.table.asked]
        assert own is not None
        state.table.maze = maze
        own.hand = bytearray(sorted(set(rules.deck)))
        ends = []
        for move in legal_moves(state.table, state.table.asked, own):
            if move >> VERB_BITS == LAY_TUNNEL:
                laid = maze.clone()
                laid.lay(move >> 7, move & 127)
                ends.append(bool(laid.met[goal]))
        assert any(ends)
