"""The value of a move is what its seat gains by the end of the round."""

from collections.abc import Sequence

import pytest

from pyrite.bots.search.budget import PlayoutBudget
from pyrite.bots.search.halving import choose, compare
from pyrite.bots.search.paired_playouts import values_of_moves
from pyrite.game import Command, LayTunnel, Pass, Sabotage
from pyrite.game.commands import move_of
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.imagine import imagine
from pyrite.game.rollout import RandomPolicy
from pyrite.game.state import State
from tests.bots.decisions import seed
from tests.bots.heuristics.boards import KNOWS_GOLD, ONE_AWAY, game_from

SEATS = [f"digger; hand NESW, E|+W|, broken cart{KNOWS_GOLD}", "digger; hand NES, NS", "saboteur; hand NES, NS"]
SABOTEUR = [SEATS[0].replace("digger", "saboteur"), SEATS[1], SEATS[2].replace("saboteur", "digger")]
REACH, BLOCK, WAIT = LayTunnel("NESW", (7, 0)), LayTunnel("E|+W|", (7, 0)), Pass(("NESW",))
POLICY = RandomPolicy()


def world_of(seats: list[str]) -> State:
    return game_from(ONE_AWAY, seats).state


def moves_of(world: State, commands: list[Command]) -> list[int]:
    return [move_of(command, world.table.maze.grid) for command in commands]


def value(seats: list[str], command: Command, times: int = 100) -> float:
    """The mean value of a command to seat 0."""
    world = world_of(seats)
    return (
        sum(values_of_moves(world, 0, moves_of(world, [command]), POLICY, number)[0] for number in range(times))
        / times
    )


def test_reaching_the_gold_wins_for_a_digger_and_loses_for_a_saboteur() -> None:
    assert value(SEATS, REACH) > 2.0 > value(SEATS, WAIT)
    assert value(SABOTEUR, REACH) == 0.0 < value(SABOTEUR, WAIT)


def test_the_world_does_not_change_and_the_same_seed_gives_the_same_value() -> None:
    world = world_of(SEATS)
    before = world.clone()
    moves = moves_of(world, [WAIT, REACH, WAIT])
    for number in range(20):
        found = values_of_moves(world, 0, moves, POLICY, number)
        assert found[0] == found[2]
        assert found == values_of_moves(world, 0, moves, POLICY, number)
    assert world == before


@pytest.mark.parametrize(
    ("seats", "better", "worse"),
    [(SEATS, REACH, [WAIT, BLOCK, Sabotage("broken cart", 1)]), (SABOTEUR, BLOCK, [WAIT, REACH])],
)
def test_the_search_leaves_a_bad_default(seats: list[str], better: Command, worse: list[Command]) -> None:
    game = game_from(ONE_AWAY, seats)
    rng, view = SeededRandom(seed(0), "worlds"), game.view(0)
    for default in worse:
        moves = moves_of(game.state, [default, better, *(each for each in worse if each != default)])

        def attempt(places: Sequence[int], moves: list[int] = moves) -> list[float]:
            world = imagine(view, 0, rng)
            return values_of_moves(world, 0, [moves[place] for place in places], POLICY, rng.randbelow(1 << 30))

        assert moves[choose(compare(len(moves), attempt, PlayoutBudget(800)))] == moves[1]
