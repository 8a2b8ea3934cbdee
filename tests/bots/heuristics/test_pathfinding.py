"""How far the goals are: on mazes drawn by hand, and beside a slow reading that really lays the tunnels."""

from collections.abc import Iterator
from functools import cache

import pytest

from pyrite.bots import GreedyDigger, Match
from pyrite.bots.heuristics.board_reading import paths_to_goal
from pyrite.bots.heuristics.pathfinding import UNREACHABLE, GoalPaths, hidden_goals
from pyrite.game import Rules, SetUp
from pyrite.game.catalogue import (
    BLUE_DOOR,
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
    """The table of a position in which only the maze matters."""
    return parse_position(f"players: 3\nmodules: {modules}\nmaze:\n{maze}\nseat 0: ; hand map").table


def missing(maze: str, modules: str = "", closed: frozenset[int] = frozenset()) -> list[int]:
    """For each goal how many tunnels are missing."""
    drawn = table(maze, modules)
    return [paths_to_goal(drawn.rules, drawn.maze, cell, closed).distance for cell in drawn.goal_cells]


# ---------------------------------------------------------------- drawn by hand

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
        # Seven cells lie between, and two more cards lead one row of goals up or down.
        (AT_THE_START, [9, 7, 9]),
        (ONE_CARD_FROM_THE_MIDDLE, [3, 1, 3]),
        # Round the dead end: up, along, and down to the goal from above.
        (DEAD_END_IN_THE_WAY, [3, 3, 3]),
        (A_GAP, [4, 2, 4]),
        (WALLED_IN, [UNREACHABLE] * 3),
    ],
    ids=["at the start", "one card away", "a dead end", "a gap", "walled in"],
)
def test_how_many_tunnels_are_missing(maze: str, distances: list[int]) -> None:
    assert missing(maze) == distances


@pytest.mark.rule("GOAL-2")
def test_a_stone_that_lies_open_is_a_tunnel_like_others_and_no_goal_any_more() -> None:
    drawn = table(STONE_ON_THE_WAY)
    assert [goal for goal, _ in hidden_goals(drawn.maze, drawn.goal_cells)] == [0, 2]
    assert missing(STONE_ON_THE_WAY)[0] == 1  # the stone leads up to it


CHESTS_IN_THE_WAY = """
  · · · · · · · · ?0
  · ┌ · &0· &2· · ·
  ┼S┘ · · · · · · ?1
  · · · &1· &3· · ·
  · · · · · · · · ?2
"""


@pytest.mark.rule("CHEST-2")
def test_a_chest_in_the_way_costs_nobody_a_tunnel() -> None:
    # Three tunnels along the row of the chests, and two more down to the goal; without chests it would be seven.
    assert missing(CHESTS_IN_THE_WAY, "chests")[1] == 5
    drawn = table(CHESTS_IN_THE_WAY, "chests")
    before_chest = drawn.maze.grid.cell(2, -1)
    ways = paths_to_goal(drawn.rules, drawn.maze, drawn.goal_cells[1])
    assert ways.after_laying(before_chest, LAID_AS["EW"]) == 4
    # The same, the tunnel laid and the chest met but not yet turned over.
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
def test_a_door_of_the_other_team_leads_nowhere() -> None:
    assert missing(THROUGH_A_GREEN_DOOR, "saboteur2")[1] == 1
    assert missing(THROUGH_A_GREEN_DOOR, "saboteur2", BLUE_DOORS)[1] == 1  # what a green digger sees
    # A blue digger has to go round it: two rows of detour, and the last cell before the goal.
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


# ---------------------------------------------------------------- beside a slow reading


def passages(rules: Rules) -> list[int]:
    """The pieces of the deck through which a path leads, one for each shape."""
    shapes = {
        SPELLING[piece].partition(" ")[0]: piece
        for kind in rules.deck
        if kind < FIRST_ACTION and kind not in LADDERS
        for piece in PIECES[kind]
    }
    return [piece for shape, piece in shapes.items() if "|" not in shape]


def can_be_joined(rules: Rules, maze: Maze, goal: int, tunnels: int, starts: list[int] | None = None) -> bool:
    """Whether so many tunnels are enough, by laying them: each where the one before has opened a cell."""
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
    """Mazes from games of hurriers, with a goal that is so near, or nearer."""
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
    for _, cell in hidden_goals(table.maze, table.goal_cells):
        if GoalPaths(table.rules, table.maze, cell).distance <= near:
            yield table.rules, table.maze.clone(), cell


@pytest.mark.parametrize(("near", "count"), [(3, 40), (UNREACHABLE, 40)], ids=["near a goal", "anywhere"])
def test_no_fewer_than_two_tunnels_do_where_two_are_missing(near: int, count: int) -> None:
    seen = set()
    for rules, maze, goal in mazes(near, count):
        distance = GoalPaths(rules, maze, goal).distance
        seen.add(min(distance, 3))
        assert can_be_joined(rules, maze, goal, 1) == (distance <= 1)
        assert can_be_joined(rules, maze, goal, 2) == (distance <= 2)
    assert 3 in seen
    assert near > 3 or {1, 2} <= seen


def test_three_tunnels_do_where_three_are_missing() -> None:
    three = [each for each in mazes(3, 40) if GoalPaths(*each).distance == 3]
    assert three
    for rules, maze, goal in three[:6]:
        assert can_be_joined(rules, maze, goal, 3)


# ---------------------------------------------------------------- after a move


def test_after_laying_is_what_a_new_search_finds_unless_the_tunnel_stands_in_a_way() -> None:
    """A search anew sees what is blocked too, so it can only find more to be missing."""
    same = blocked = 0
    for rules, maze, goal in mazes(UNREACHABLE, 40)[:16]:
        ways = GoalPaths(rules, maze, goal)
        for cell in maze.frontier:
            for piece in passages(rules):
                if maze.joins(cell, piece) and not maze.mismatches(cell, piece):
                    laid = maze.clone()
                    laid.lay(cell, piece)
                    guess, found = ways.after_laying(cell, piece), GoalPaths(rules, laid, goal).distance
                    assert guess <= found
                    same += guess == found
                    blocked += guess < found
    assert same > 20 * blocked


def test_what_is_remembered_of_a_maze_is_what_a_new_search_finds() -> None:
    for rules, maze, goal in mazes(UNREACHABLE, 40) * 2:
        assert paths_to_goal(rules, maze, goal).distance == GoalPaths(rules, maze, goal).distance


def test_a_dead_end_is_never_part_of_a_way() -> None:
    drawn = table(ONE_CARD_FROM_THE_MIDDLE)
    ways = GoalPaths(drawn.rules, drawn.maze, drawn.goal_cells[1])
    cell = drawn.maze.grid.cell(7, 0)
    assert ways.after_laying(cell, LAID_AS["EW"]) == 0
    assert ways.after_laying(cell, LAID_AS["E|+W|"]) > 1


def test_a_way_is_made_of_moves_that_can_be_made() -> None:
    """Where a goal is one tunnel away, a seat with the whole deck in its hand can lay that tunnel."""
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
