"""Distances that follow the maze are those of a new search, and agree with the search of the heuristics."""

import pytest

from pyrite.bots.heuristics.pathfinding import UNREACHABLE, GoalPaths
from pyrite.bots.playouts.goal_distances import FAR, MARGIN, GoalDistances
from pyrite.game import Rules, SetUp
from pyrite.game.asked import next_asked
from pyrite.game.dealing.shuffle import FastRandom
from pyrite.game.decide import play_in_round
from pyrite.game.moves import LAY_TUNNEL, NOTHING, VERB_BITS
from pyrite.game.rounds import begin_game
from pyrite.game.state import State
from pyrite.game.table import Table
from tests.bots.decisions import seed
from tests.bots.playouts.policies import policy

SET_UPS = {
    "base": SetUp(5),
    "saboteur 2": SetUp(6, modules=frozenset({"saboteur2"})),
    "any neighbour": SetUp(4, house_rules={"lay_must_join": False}),
}


def values(goal: GoalDistances) -> tuple[int, int, int, bytes]:
    return goal.nearest, goal.second, goal.best_openings, bytes(goal.missing)


def searched(table: Table, cell: int) -> GoalDistances:
    goal = GoalDistances(table.maze.grid, cell)
    goal.search(table.maze)
    return goal


@pytest.mark.both
@pytest.mark.parametrize("name", SET_UPS)
def test_an_update_gives_what_a_search_gives(name: str) -> None:
    compared = near = 0
    for number in range(12):
        state = State.before(Rules(SET_UPS[name]), seed(number))
        begin_game(state)
        table, chosen, rng = state.table, policy(), FastRandom(number)
        goals = [searched(table, cell) for cell in table.goal_cells]
        while not table.roles or table.question != NOTHING:
            asked = next_asked(state)
            own = state.privates[asked]
            assert own is not None
            faces = bytes(table.goal_faces)
            move = chosen.choose(state, asked, own, rng)
            play_in_round(state, asked, move)
            chosen.observe(table, asked, move)
            if move >> VERB_BITS != LAY_TUNNEL or bytes(table.goal_faces) != faces:
                goals = [searched(table, cell) for cell in table.goal_cells]
                continue
            for goal in goals:
                goal.update(table.maze, move >> 7)
                assert values(goal) == values(searched(table, goal.goal))
                compared += 1
                near += goal.nearest < 3
    assert compared > 300
    assert near > 30


@pytest.mark.both
def test_distances_are_those_of_the_heuristics_unless_cards_are_lacking() -> None:
    """The coarse search may need fewer tunnels, never more, and mostly needs as many."""
    equal = compared = 0
    for number in range(10):
        state = State.before(Rules(SetUp(5)), seed(number))
        begin_game(state)
        table, chosen, rng = state.table, policy(), FastRandom(number)
        while not table.roles or table.question != NOTHING:
            for cell, face in zip(table.goal_cells, table.goal_faces, strict=True):
                exact = GoalPaths(table.rules, table.maze, cell).distance
                if face or exact == UNREACHABLE or exact >= FAR - MARGIN:
                    continue
                found = searched(table, cell).nearest
                assert found <= exact
                equal += found == exact
                compared += 1
            asked = next_asked(state)
            own = state.privates[asked]
            assert own is not None
            move = chosen.choose(state, asked, own, rng)
            play_in_round(state, asked, move)
            chosen.observe(table, asked, move)
    assert equal > 0.95 * compared
