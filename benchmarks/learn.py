"""How fast the learning environment is, beside two classic games of PettingZoo in the same run.

A step is what a learner does: ``last()`` with its observation and mask, a legal action by lot, ``step()``.
All environments are driven alike, in PettingZoo's usual wrapping. Runs are interleaved and the median of CPU
time is taken; each row is also a ratio to connect four, since machines differ and are noisy.

With ``--near``: how often bots leave the window `NEAR` instead.
"""

from __future__ import annotations

import statistics
import sys
import time
import types
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from pyrite.bots import Hurrier, Match, Stroller
from pyrite.game import SetUp
from pyrite.game.mixing import MODULES
from pyrite.game.rounds import begin_game
from pyrite.game.setup import ROUNDS, Rules
from pyrite.game.state import State
from pyrite.learn import NEAR, env

try:
    import pygame  # noqa: F401
except ImportError:
    # The classic games draw with pygame, and nothing is drawn here: an empty module will do.
    sys.modules["pygame"] = types.ModuleType("pygame")

from pettingzoo.classic import connect_four_v3, tictactoe_v3

BOX = frozenset(MODULES) - {"greedy_dwarf", "wardrobe"}
"""Everything that goes together with Saboteur 2 and the party."""
SABOTEUR2 = SetUp(5, modules=frozenset({"saboteur2"}))
RUNS = 5
SECONDS = 1.0
"""CPU time for each environment in each run."""


@dataclass
class Case:
    """An environment to be measured."""

    name: str
    make: Callable[[], Any]
    rates: list[float] = field(default_factory=list)
    environment: Any = None


CASES = [
    Case("connect four (PettingZoo)", connect_four_v3.env),
    Case("tic-tac-toe (PettingZoo)", tictactoe_v3.env),
    Case("base game, 5 seats, near", lambda: env(players=5, window=NEAR, outside="truncate")),
    Case("base game, 5 seats, whole", lambda: env(players=5)),
    Case("base game, 10 seats, near", lambda: env(players=10, window=NEAR, outside="truncate")),
    Case("Saboteur 2, near", lambda: env(SABOTEUR2, window=NEAR, outside="truncate")),
    Case("Saboteur 2, whole", lambda: env(SABOTEUR2)),
    Case("the whole box, near", lambda: env(SetUp(5, modules=BOX), window=NEAR, outside="truncate")),
    Case("the whole box, whole", lambda: env(SetUp(5, modules=BOX))),
]


def measure(case: Case, run: int) -> None:
    """Play for a while and note the steps a second of CPU time; making the environment does not count."""
    if case.environment is None:
        case.environment = case.make()
    environment = case.environment
    lots = np.random.default_rng(run)
    steps, game = 0, 0
    since = time.process_time()
    while time.process_time() - since < SECONDS:
        environment.reset(seed=run * 1000 + game)
        game += 1
        for _ in environment.agent_iter():
            observation, _, termination, truncation, _ = environment.last()
            if termination or truncation:
                break
            legal = np.flatnonzero(observation["action_mask"].view(np.bool_))  # much quicker than from numbers
            environment.step(int(legal[lots.integers(len(legal))]))
            steps += 1
    case.rates.append(steps / (time.process_time() - since))


def leaves_near(set_up: SetUp, bot: type[Stroller] | type[Hurrier], seed: bytes) -> bool:
    """Whether in a round of these bots a tunnel could ever have been laid outside the window `NEAR`."""
    state = State.before(Rules(set_up), seed)
    begin_game(state, first_round=ROUNDS)
    match = Match(state, [bot(seed, seat) for seat in range(set_up.players)])
    grid = state.table.maze.grid
    while not state.table.winners:
        if any(NEAR.number(*grid.at(cell)) < 0 for cell in state.table.maze.frontier):
            return True
        match.step()
    return False


def near(rounds: int = 150) -> None:
    """How often the window `NEAR` is left."""
    print(
        f"rounds of {rounds} that leave columns {NEAR.west} to {NEAR.east} and rows {NEAR.north} to {NEAR.south}"
    )
    for name, set_up in (("base game", SetUp(5)), ("UA16", SetUp(5, edition="UA16")), ("Saboteur 2", SABOTEUR2)):
        for bot in (Stroller, Hurrier):
            left = sum(leaves_near(set_up, bot, lot.to_bytes(32, "big")) for lot in range(rounds))
            print(f"{name:12}{bot.__name__:10}{left:>5}")


def main() -> None:
    """Measure all cases, interleaved, and print the table."""
    for run in range(RUNS + 1):
        for case in CASES:
            measure(case, run)
        if sys.stderr.isatty():
            print(f"\rrun {run} of {RUNS}", end="", file=sys.stderr)
    print(file=sys.stderr)
    base = statistics.median(CASES[0].rates[1:])  # the first run warms up
    print(f"{'':28}{'actions':>11}{'numbers':>10}{'steps/s':>10}{'ratio':>8}")
    for case in CASES:
        rate = statistics.median(case.rates[1:])
        agent = case.environment.possible_agents[0]
        actions = case.environment.action_space(agent).n
        numbers = int(np.prod(case.environment.observation_space(agent)["observation"].shape))
        print(f"{case.name:28}{actions:>11,}{numbers:>10,}{rate:>10,.0f}{rate / base:>8.2f}")


if __name__ == "__main__":
    near() if "--near" in sys.argv else main()
