"""Compares this checkout with another one, such as one of an earlier commit.

Each checkout runs in its own process, on its own sources or its own compiled build (`make compiled`). The
benchmark of this checkout drives both, with the interpreter that runs it. The processes take turns, and each ratio
is the median of the ratios of single runs. The first run is a warm-up.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from operator import truediv
from pathlib import Path

from benchmarks.speed.job_protocol import Job, serve_jobs
from benchmarks.speed.measurement import ROOT, BenchmarkProcess
from pyrite.game import COMPILED

Rates = dict[str, dict[str, list[float]]]
"""The rate in each run, by row and checkout."""


def compare(module: str, unit: str, jobs: Mapping[str, Callable[[], Job]]) -> None:
    """Read the options and measure all rows; in the process of one checkout, serve its jobs."""
    parser = argparse.ArgumentParser(prog=f"python -m {module}", description="Compare with another checkout.")
    parser.add_argument("other", type=Path, nargs="?", help="the folder of the other checkout")
    parser.add_argument("--plain", action="store_true", help="the sources instead of the compiled builds")
    parser.add_argument("--runs", type=int, default=9, help="number of measured runs, after a warm-up")
    parser.add_argument("--seconds", type=float, default=0.4, help="CPU time of each row in each run")
    parser.add_argument("--only", default="", help="only rows with this text in their name")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve_jobs(f"{'compiled' if COMPILED else 'plain'}, {sys.modules['pyrite'].__path__[0]}", jobs)
        return
    if options.other is None:
        parser.error("the folder of another checkout is needed")
    build = Path("src") if options.plain else Path("build", "compiled")
    packages = {"here": ROOT / build, "other": options.other.resolve() / build}
    for package in packages.values():
        if not (package / "pyrite").is_dir():
            parser.error(f"{package} has no package: run `make compiled` there")
    rows = [row for row in jobs if options.only in row]
    _print_table(unit, _measure(module, rows, packages, max(1, options.runs), options.seconds))


def _measure(module: str, rows: list[str], packages: Mapping[str, Path], runs: int, seconds: float) -> Rates:
    rates: Rates = {row: {} for row in rows}
    with ExitStack() as stack:
        command = [sys.executable, "-m", module, "--serve"]
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


def _print_table(unit: str, measured: Rates) -> None:
    print(f"| {unit:20} | {'here':>9} | {'other':>9} | ratio | {'in the runs':>12} |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for row, rates in measured.items():
        here, other = rates["here"], rates["other"]
        ratios = list(map(truediv, here, other))
        between = f"{min(ratios):.2f} to {max(ratios):.2f}"
        print(
            f"| {row:20} | {statistics.median(here):>9,.0f} | {statistics.median(other):>9,.0f} "
            f"| {statistics.median(ratios):>5.2f} | {between:>12} |"
        )
