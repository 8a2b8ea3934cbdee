"""The speed of the learning environment, compared with PettingZoo's classic games in the same run.

A step is what a learner does: ``last()`` with observation and action mask, a random legal action from the mask,
``step()``. PettingZoo's games and ours run in the same way, raw and in PettingZoo's wrappers. More rows: "by list"
takes the action from the environment's own list of legal actions, "sampled" lets the environment sample from it,
"unseen" is "by list" without the observation (``last(observe=False)``), and "vector" samples actions and steps
many games in one call, which writes all observations, masks and lists. Runs are interleaved, and the median of CPU
time counts. Each row also has its ratio to PettingZoo's raw leduc, run by run, because machines differ and are
noisy. The first run is a warm-up.

Leduc needs the package rlcard. Where it is missing, its rows say so and ratios are to connect four, raw.

With ``--near`` it counts instead how often bots leave the window `NEAR`.
"""

from __future__ import annotations

import argparse
import importlib
import statistics
import sys
import time
import types
from collections.abc import Callable
from dataclasses import dataclass, field
from operator import truediv
from random import Random
from typing import Any

import numpy as np

from benchmarks.speed.env_loop import reset_and_play, reset_and_play_from_list, reset_and_play_sampled
from pyrite.bots import GreedyDigger, Match, RandomBot
from pyrite.game import COMPILED, SetUp
from pyrite.game.mixes import all_modules_with
from pyrite.game.rounds import begin_game
from pyrite.game.setup import ROUNDS, Rules
from pyrite.game.state import State
from pyrite.learn import NEAR, Vector, env, raw_env

try:
    import pygame  # noqa: F401
except ImportError:
    # The classic games import pygame for rendering, which is not used here: a stub is enough.
    font = types.SimpleNamespace(Font=object)
    sys.modules["pygame"] = types.ModuleType("pygame")
    sys.modules["pygame"].__dict__.update(Surface=object, font=font)

BOX = all_modules_with("saboteur2", "party")
"""All modules that can be combined with Saboteur 2 and the party."""
BASE, TEN = SetUp(5), SetUp(10)
SABOTEUR2 = SetUp(5, modules=frozenset({"saboteur2"}))
ALL_MODULES = SetUp(5, modules=BOX)
GAMES = 64
"""Games in a vector."""

StepLoop = Callable[[Any, int, float], float]
"""Steps an environment for some seconds of CPU time in a run; returns steps per second."""


@dataclass
class Case:
    """A row of the table."""

    name: str
    make: Callable[[], Any]
    step_loop: StepLoop
    rates: list[float] = field(default_factory=list)
    environment: Any = None
    missing: str = ""

    def prepare(self) -> bool:
        """Make the environment, outside the measured time; False if a package is missing."""
        if self.environment is None and not self.missing:
            try:
                self.environment = self.make()
            except ImportError as error:
                self.missing = f"needs {error.name}, which is not installed"
        return not self.missing


def steps_per_second(play_a_game: Callable[[], int], seconds: float) -> float:
    """Steps per second of CPU time."""
    steps = 0
    since = time.process_time()
    while time.process_time() - since < seconds:
        steps += play_a_game()
    return steps / (time.process_time() - since)


def steps_by_mask(environment: Any, run: int, seconds: float) -> float:
    """Random legal actions from the mask, as a learner of any PettingZoo environment takes them."""
    rng = Random(run)
    environment.reset(seed=run)
    return steps_per_second(lambda: reset_and_play(environment, rng), seconds)


def steps_by_list(environment: Any, run: int, seconds: float) -> float:
    """Random legal actions from the environment's own list, so that no mask is searched."""
    rng = Random(run)
    environment.reset(seed=run)
    if hasattr(environment, "legal_actions"):
        return steps_per_second(
            lambda: reset_and_play_from_list(environment, environment.legal_actions, rng), seconds
        )
    # Leduc has another name for this list.
    return steps_per_second(
        lambda: reset_and_play_from_list(environment, lambda: list(environment.next_legal_moves), rng), seconds
    )


def steps_sampled(environment: Any, run: int, seconds: float) -> float:
    """Random legal actions that the environment samples from its own list."""
    rng = Random(run)
    environment.reset(seed=run)
    return steps_per_second(lambda: reset_and_play_sampled(environment, rng), seconds)


def steps_without_observing(environment: Any, run: int, seconds: float) -> float:
    """Without observations: rules, action numbers and bookkeeping remain."""
    rng = Random(run)
    environment.reset(seed=run)
    return steps_per_second(
        lambda: reset_and_play_from_list(environment, environment.legal_actions, rng, observe=False), seconds
    )


def steps_of_vector(vector: Any, run: int, seconds: float) -> float:
    """All games of a vector at once; observations, masks and lists of all are written at every step."""
    rng = np.random.default_rng(run)
    vector.reset(seed=run * 1000)
    steps = 0
    since = time.process_time()
    while time.process_time() - since < seconds:
        vector.step(vector.sample_actions(rng))
        steps += vector.size
    return steps / (time.process_time() - since)


def classic(name: str, factory: str) -> Callable[[], Any]:
    """Makes a PettingZoo game; it is imported only when needed."""
    return lambda: getattr(importlib.import_module(f"pettingzoo.classic.{name}"), factory)()


def small_window(make: Callable[..., Any], set_up: SetUp) -> Callable[[], Any]:
    """Makes one of our environments with the small window."""
    return lambda: make(set_up, window=NEAR, outside="truncate")


def vector(set_up: SetUp) -> Callable[[], Any]:
    """Makes a vector with the small window."""
    return lambda: Vector(set_up, GAMES, window=NEAR, outside="truncate")


def cases() -> list[Case]:
    """All rows of the table."""
    rows = [
        Case(f"{title}, {kind}", classic(module, factory), steps_by_mask)
        for module, title in (
            ("leduc_holdem_v4", "leduc (PettingZoo)"),
            ("connect_four_v3", "connect four (PettingZoo)"),
            ("tictactoe_v3", "tic-tac-toe (PettingZoo)"),
        )
        for kind, factory in (("raw", "raw_env"), ("wrapped", "env"))
    ]
    rows.insert(1, Case("leduc (PettingZoo), raw, by list", classic("leduc_holdem_v4", "raw_env"), steps_by_list))
    for title, set_up in (("base game", BASE), ("Saboteur 2", SABOTEUR2), ("all modules", ALL_MODULES)):
        rows += [
            Case(f"{title}, wrapped", small_window(env, set_up), steps_by_mask),
            Case(f"{title}, raw", small_window(raw_env, set_up), steps_by_mask),
            Case(f"{title}, raw, by list", small_window(raw_env, set_up), steps_by_list),
            Case(f"{title}, raw, sampled", small_window(raw_env, set_up), steps_sampled),
            Case(f"{title}, raw, unseen", small_window(raw_env, set_up), steps_without_observing),
            Case(f"{title}, vector of {GAMES}", vector(set_up), steps_of_vector),
        ]
    rows.append(Case("base game, 10 seats, raw", small_window(raw_env, TEN), steps_by_mask))
    for title, set_up in (("base game", BASE), ("Saboteur 2", SABOTEUR2), ("all modules", ALL_MODULES)):
        rows.append(Case(f"{title}, full window, raw", lambda each=set_up: raw_env(each), steps_by_mask))  # type: ignore[misc]
    return rows


def sizes(environment: Any) -> tuple[int, int]:
    """The number of actions, and of numbers in an observation."""
    if isinstance(environment, Vector):
        return environment.actions.size, environment.observer.size
    agent = environment.possible_agents[0]
    shape = environment.observation_space(agent)["observation"].shape
    return int(environment.action_space(agent).n), int(np.prod(shape))


def print_table(rows: list[Case]) -> None:
    """Print steps per second, and the ratio to the first row that could be measured."""
    first = next(case for case in rows if not case.missing)
    print(f"| {'ratio to ' + first.name:34} | {'actions':>9} | {'numbers':>7} | {'steps/s':>8} | {'ratio':>5} |")
    print(f"| {'---':34} | {'---:':>9} | {'---:':>7} | {'---:':>8} | {'---:':>5} |")
    for case in rows:
        if case.missing:
            print(f"| {case.name:34} | {case.missing} | | | |")
            continue
        rate = statistics.median(case.rates[1:])
        ratio = statistics.median(map(truediv, case.rates[1:], first.rates[1:]))
        actions, numbers = sizes(case.environment)
        print(f"| {case.name:34} | {actions:>9,} | {numbers:>7,} | {rate:>8,.0f} | {ratio:>5.2f} |")


def measure(runs: int, seconds: float, only: str) -> None:
    """Measure all cases, interleaved, and print the table."""
    rows = [case for index, case in enumerate(cases()) if not index or only in case.name]
    print(f"{'Compiled' if COMPILED else 'Plain'} Python.")
    for run in range(runs + 1):
        for case in rows:
            if case.prepare():
                case.rates.append(case.step_loop(case.environment, run, seconds))
        if sys.stderr.isatty():
            print(f"\rrun {run} of {runs}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print_table(rows)


# ---------------------------------------------------------------- how often games leave the window NEAR


def leaves_near(set_up: SetUp, bot: type[RandomBot] | type[GreedyDigger], seed: bytes) -> bool:
    """Whether a tunnel could be laid outside the window `NEAR` at any time in a round of these bots."""
    state = State.before(Rules(set_up), seed)
    begin_game(state, first_round=ROUNDS)
    match = Match(state, [bot(seed, seat) for seat in range(set_up.players)])
    grid = state.table.maze.grid
    while not state.table.winners:
        if any(NEAR.number(*grid.at(cell)) < 0 for cell in state.table.maze.frontier):
            return True
        match.step()
    return False


def count_rounds_leaving_near(rounds: int = 150) -> None:
    """Count how often rounds leave the window `NEAR`."""
    print(
        f"rounds of {rounds} that leave columns {NEAR.west} to {NEAR.east} and rows {NEAR.north} to {NEAR.south}"
    )
    for name, set_up in (("base game", SetUp(5)), ("UA16", SetUp(5, edition="UA16")), ("Saboteur 2", SABOTEUR2)):
        for bot in (RandomBot, GreedyDigger):
            left = sum(leaves_near(set_up, bot, number.to_bytes(32, "big")) for number in range(rounds))
            print(f"{name:12}{bot.__name__:14}{left:>5}")


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description="Measure the learning environment and PettingZoo's games.")
    parser.add_argument("--near", action="store_true", help="count how often bots leave the window NEAR instead")
    parser.add_argument("--runs", type=int, default=5, help="number of measured runs, after a warm-up")
    parser.add_argument("--seconds", type=float, default=0.7, help="CPU time of each row in each run")
    parser.add_argument("--only", default="", help="only rows with this text in their name, and the first row")
    options = parser.parse_args()
    if options.near:
        count_rounds_leaving_near()
    else:
        measure(max(1, options.runs), options.seconds, options.only)


if __name__ == "__main__":
    main()
