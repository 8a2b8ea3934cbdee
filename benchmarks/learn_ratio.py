"""How many times as fast the learning environments are as in another checkout, such as one of an earlier commit.

    python -m benchmarks.learn_ratio FOLDER
    python -m benchmarks.learn_ratio FOLDER --plain --only vector

Each checkout runs in its own process, on its own sources or its own compiled build (`make compiled`). This file
drives both, with the interpreter that runs it. The processes take turns, and each ratio is the median of the
ratios of single runs. The first run is a warm-up.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from operator import truediv
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from benchmarks.learn import ALL_MODULES, BASE, GAMES, SABOTEUR2, small_window, vector
from benchmarks.speed.env_loop import reset_and_play_from_list
from benchmarks.speed.job_protocol import Counts, Job, serve_jobs
from benchmarks.speed.measurement import ROOT, BenchmarkProcess
from pyrite.game import COMPILED, SetUp
from pyrite.learn import raw_env

SET_UPS: Final = {"base": BASE, "saboteur2": SABOTEUR2, "all": ALL_MODULES}
STEPS: Final = 20
"""Steps of a vector in one unit of work."""


def vector_job(name: str, set_up: SetUp) -> Job:
    """Steps a vector with random legal actions, drawn in the fastest way that the checkout offers."""
    games: Any = vector(set_up)()
    games.reset(seed=1000)
    draw_all = np.random.default_rng(1)

    def sampled(rng: Random) -> Counts:
        for _ in range(STEPS):
            games.step(games.sample_actions(draw_all))
        return {name: STEPS * GAMES}

    def chosen(rng: Random) -> Counts:
        for _ in range(STEPS):
            games.step([rng.choice(legal) for legal in games.legal_actions()])
        return {name: STEPS * GAMES}

    return sampled if hasattr(games, "sample_actions") else chosen


def raw_list_job(name: str, set_up: SetUp) -> Job:
    """A game in the raw environment, with actions from its list."""
    environment = small_window(raw_env, set_up)()
    environment.reset(seed=1)
    return lambda rng: {name: reset_and_play_from_list(environment, environment.legal_actions, rng)}


def jobs() -> dict[str, Callable[[], Job]]:
    """How to prepare each row of the table, by its name."""
    kinds = {"vector": vector_job, "raw-list": raw_list_job}
    return {
        f"{kind}:{title}": partial(make, f"{kind}:{title}", set_up)
        for kind, make in kinds.items()
        for title, set_up in SET_UPS.items()
    }


def measure(packages: dict[str, Path], runs: int, seconds: float, only: str) -> dict[str, dict[str, list[float]]]:
    """Steps per second of CPU time, by row and checkout, in each run but the first."""
    rates: dict[str, dict[str, list[float]]] = {row: {} for row in jobs() if only in row}
    with ExitStack() as stack:
        command = [sys.executable, "-m", "benchmarks.learn_ratio", "--serve"]
        processes = {
            name: stack.enter_context(BenchmarkProcess(command, {"PYTHONPATH": str(package)}))
            for name, package in packages.items()
        }
        for name, process in processes.items():
            print(f"{name}: {process.description}")
        for run in range(runs + 1):
            for row, rates_of_row in rates.items():
                for name, process in processes.items():
                    reply = process.run_job(row, run, seconds)
                    if run:
                        rate = reply["counts"][row] / reply["seconds"]
                        rates_of_row.setdefault(name, []).append(rate)
    return rates


def main() -> None:
    """Read the options and measure, or serve the jobs of one checkout."""
    parser = argparse.ArgumentParser(description="Compare the speed of learning with another checkout.")
    parser.add_argument("other", type=Path, nargs="?", help="the folder of the other checkout")
    parser.add_argument("--plain", action="store_true", help="the sources instead of the compiled builds")
    parser.add_argument("--runs", type=int, default=9, help="number of measured runs, after a warm-up")
    parser.add_argument("--seconds", type=float, default=0.4, help="CPU time of each row in each run")
    parser.add_argument("--only", default="", help="only rows with this text in their name")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve_jobs(f"{'compiled' if COMPILED else 'plain'}, {sys.modules['pyrite'].__path__[0]}", jobs())
        return
    if options.other is None:
        parser.error("the folder of another checkout is needed")
    build = Path("src") if options.plain else Path("build", "compiled")
    packages = {"here": ROOT / build, "other": options.other.resolve() / build}
    for package in packages.values():
        if not (package / "pyrite").is_dir():
            parser.error(f"{package} has no package: run `make compiled` there")
    measured = measure(packages, max(1, options.runs), options.seconds, options.only)
    print(f"| {'steps a second':20} | {'here':>9} | {'other':>9} | ratio | {'in the runs':>12} |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for row, rates in measured.items():
        here, other = rates["here"], rates["other"]
        ratios = list(map(truediv, here, other))
        between = f"{min(ratios):.2f} to {max(ratios):.2f}"
        print(
            f"| {row:20} | {statistics.median(here):>9,.0f} | {statistics.median(other):>9,.0f} "
            f"| {statistics.median(ratios):>5.2f} | {between:>12} |"
        )


if __name__ == "__main__":
    main()
