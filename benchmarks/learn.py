"""How fast the learning environment is, beside classic games of PettingZoo in the same run.

A step is what a learner does: ``last()`` with its observation and mask, a legal action by lot out of the mask,
``step()``. All are driven alike, PettingZoo's games and ours, raw and in PettingZoo's usual wrapping. Beside that
there is ours raw, and leduc, with the action taken out of the list that each keeps ("by list"), ours without
looking ("unseen": ``last(observe=False)``), and ours as a vector of many games stepped in one call, observations
and masks of all of them written at every step. Runs are interleaved and the median of CPU time is taken; each row
is also a ratio to PettingZoo's raw leduc, run by run, since machines differ and are noisy. The first run warms up
and does not count.

Leduc needs the package rlcard; where it is missing its rows say so and the ratio is to connect four, raw.

With ``--near``: how often bots leave the window `NEAR` instead.
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

from benchmarks.speed.steps import play_anew, play_by_list
from pyrite.bots import GreedyDigger, Match, RandomBot
from pyrite.game import COMPILED, SetUp
from pyrite.game.rounds import begin_game
from pyrite.game.set_up_rules import MODULES
from pyrite.game.setup import ROUNDS, Rules
from pyrite.game.state import State
from pyrite.learn import NEAR, Vector, env, raw_env

try:
    import pygame  # noqa: F401
except ImportError:
    # The classic games draw with pygame, and nothing is drawn here: names without anything behind them will do.
    nothing = types.SimpleNamespace(Font=object)
    sys.modules["pygame"] = types.ModuleType("pygame")
    sys.modules["pygame"].__dict__.update(Surface=object, font=nothing)

BOX = frozenset(MODULES) - {"greedy_dwarf", "wardrobe"}
"""Everything that goes together with Saboteur 2 and the party."""
BASE, TEN = SetUp(5), SetUp(10)
SABOTEUR2 = SetUp(5, modules=frozenset({"saboteur2"}))
WHOLE_BOX = SetUp(5, modules=BOX)
GAMES = 64
"""Games in a vector."""

Drive = Callable[[Any, int, float], float]
"""Drives an environment for some seconds of CPU time in a run; steps a second."""


@dataclass
class Case:
    """Something to be measured."""

    name: str
    make: Callable[[], Any]
    drive: Drive
    rates: list[float] = field(default_factory=list)
    environment: Any = None
    missing: str = ""

    def made(self) -> bool:
        """Make the environment, which does not count; note what it needs if that is not there."""
        if self.environment is None and not self.missing:
            try:
                self.environment = self.make()
            except ImportError as error:
                self.missing = f"needs {error.name}, which is not installed"
        return not self.missing


def steps_a_second(play_a_game: Callable[[], int], seconds: float) -> float:
    """How many steps games take in a second of CPU time."""
    steps = 0
    since = time.process_time()
    while time.process_time() - since < seconds:
        steps += play_a_game()
    return steps / (time.process_time() - since)


def steps_by_mask(environment: Any, run: int, seconds: float) -> float:
    """What a learner does with any environment of PettingZoo's kind."""
    rng = Random(run)
    environment.reset(seed=run)
    return steps_a_second(lambda: play_anew(environment, rng), seconds)


def steps_by_list(environment: Any, run: int, seconds: float) -> float:
    """The same with an action out of the environment's own list, so that no mask is looked through."""
    rng = Random(run)
    environment.reset(seed=run)
    if hasattr(environment, "legal_actions"):
        return steps_a_second(lambda: play_by_list(environment, environment.legal_actions, rng), seconds)
    # Leduc keeps its own under another name.
    return steps_a_second(
        lambda: play_by_list(environment, lambda: list(environment.next_legal_moves), rng), seconds
    )


def steps_unseen(environment: Any, run: int, seconds: float) -> float:
    """Nobody looks: what is left is the rules, the numbers of the legal actions and the bookkeeping."""
    rng = Random(run)
    environment.reset(seed=run)
    return steps_a_second(
        lambda: play_by_list(environment, environment.legal_actions, rng, observe=False), seconds
    )


def steps_of_many(vector: Any, run: int, seconds: float) -> float:
    """All games of a vector at once; the observation and mask of each are written at every step."""
    rng = Random(run)
    vector.reset(seed=run * 1000)
    steps = 0
    since = time.process_time()
    while time.process_time() - since < seconds:
        vector.step([rng.choice(legal) for legal in vector.legal_actions()])
        steps += vector.size
    return steps / (time.process_time() - since)


def classic(name: str, made_by: str) -> Callable[[], Any]:
    """How to make a game of PettingZoo's; nothing is imported before it is needed."""
    return lambda: getattr(importlib.import_module(f"pettingzoo.classic.{name}"), made_by)()


def near(make: Callable[..., Any], set_up: SetUp) -> Callable[[], Any]:
    """How to make one of ours with the small window."""
    return lambda: make(set_up, window=NEAR, outside="truncate")


def many(set_up: SetUp) -> Callable[[], Any]:
    """How to make a vector with the small window."""
    return lambda: Vector(set_up, GAMES, window=NEAR, outside="truncate")


def cases() -> list[Case]:
    """All that is measured, in the order of the table."""
    rows = [
        Case(f"{title}, {kind}", classic(module, made_by), steps_by_mask)
        for module, title in (
            ("leduc_holdem_v4", "leduc (PettingZoo)"),
            ("connect_four_v3", "connect four (PettingZoo)"),
            ("tictactoe_v3", "tic-tac-toe (PettingZoo)"),
        )
        for kind, made_by in (("raw", "raw_env"), ("wrapped", "env"))
    ]
    rows.insert(1, Case("leduc (PettingZoo), raw, by list", classic("leduc_holdem_v4", "raw_env"), steps_by_list))
    for title, set_up in (("base game", BASE), ("Saboteur 2", SABOTEUR2), ("the whole box", WHOLE_BOX)):
        rows += [
            Case(f"{title}, wrapped", near(env, set_up), steps_by_mask),
            Case(f"{title}, raw", near(raw_env, set_up), steps_by_mask),
            Case(f"{title}, raw, by list", near(raw_env, set_up), steps_by_list),
            Case(f"{title}, raw, unseen", near(raw_env, set_up), steps_unseen),
            Case(f"{title}, vector of {GAMES}", many(set_up), steps_of_many),
        ]
    rows.append(Case("base game, 10 seats, raw", near(raw_env, TEN), steps_by_mask))
    for title, set_up in (("base game", BASE), ("Saboteur 2", SABOTEUR2), ("the whole box", WHOLE_BOX)):
        rows.append(Case(f"{title}, whole window, raw", lambda each=set_up: raw_env(each), steps_by_mask))  # type: ignore[misc]
    return rows


def sizes(environment: Any) -> tuple[int, int]:
    """How many actions there are, and how many numbers an observation has."""
    if isinstance(environment, Vector):
        return environment.actions.size, environment.observer.size
    agent = environment.possible_agents[0]
    shape = environment.observation_space(agent)["observation"].shape
    return int(environment.action_space(agent).n), int(np.prod(shape))


def print_table(rows: list[Case]) -> None:
    """Steps a second, and how many times as many as the first row that could be measured."""
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
            if case.made():
                case.rates.append(case.drive(case.environment, run, seconds))
        if sys.stderr.isatty():
            print(f"\rrun {run} of {runs}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print_table(rows)


# ---------------------------------------------------------------- how often the window NEAR is left


def leaves_near(set_up: SetUp, bot: type[RandomBot] | type[GreedyDigger], seed: bytes) -> bool:
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


def count_leavers(rounds: int = 150) -> None:
    """How often the window `NEAR` is left."""
    print(
        f"rounds of {rounds} that leave columns {NEAR.west} to {NEAR.east} and rows {NEAR.north} to {NEAR.south}"
    )
    for name, set_up in (("base game", SetUp(5)), ("UA16", SetUp(5, edition="UA16")), ("Saboteur 2", SABOTEUR2)):
        for bot in (RandomBot, GreedyDigger):
            left = sum(leaves_near(set_up, bot, lot.to_bytes(32, "big")) for lot in range(rounds))
            print(f"{name:12}{bot.__name__:10}{left:>5}")


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(
        description="How fast the learning environment is, beside PettingZoo's games."
    )
    parser.add_argument("--near", action="store_true", help="how often bots leave the window NEAR instead")
    parser.add_argument("--runs", type=int, default=5, help="runs that count, after one that warms up")
    parser.add_argument("--seconds", type=float, default=0.7, help="CPU time of each row in each run")
    parser.add_argument("--only", default="", help="only rows with this in their name, beside the first")
    options = parser.parse_args()
    if options.near:
        count_leavers()
    else:
        measure(max(1, options.runs), options.seconds, options.only)


if __name__ == "__main__":
    main()
