"""Measures the speed of the rules and of other game libraries in one run: random play, one core, CPU time.

Each program runs in its own process, and the processes take turns. The first run is a warm-up and does not count.
Each run gives one ratio between two programs; the tables show the median of these ratios, because machines differ
and are noisy.
"""

from __future__ import annotations

import argparse
import platform
import sys
from collections.abc import Sequence
from pathlib import Path

from benchmarks.speed.measurement import ROOT, Results, launchers, measure
from benchmarks.speed.page import rate_table, target_table, write_page
from benchmarks.speed.rows import ROWS, ROWS_BEFORE, TARGETS, TARGETS_BEFORE, Row, Target


def show_progress(text: str) -> None:
    """Overwrite the progress line, if the output is a terminal."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def report(
    results: Results, runs: int, seconds: float, rows: Sequence[Row] = ROWS, targets: Sequence[Target] = TARGETS
) -> str:
    """Both tables and a sentence about the conditions, for the terminal and for the page."""
    conditions = (
        f"Medians of {runs} runs of {seconds:g} s of CPU time for each row, after a warm-up run; "
        f"{platform.machine()}, {platform.system()}; {'; '.join(results.programs)}.\n"
    )
    return f"{rate_table(results, rows)}\n{target_table(results, targets)}\n{conditions}"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        prog="make bench", description="Measure the speed of the rules and of other game libraries."
    )
    parser.add_argument("--runs", type=int, default=7, help="number of measured runs (7)")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU time of each row in each run (0.5)")
    parser.add_argument(
        "--other-python",
        type=Path,
        default=ROOT / ".venv-bench/bin/python",
        help="the Python in which the other libraries are installed",
    )
    parser.add_argument(
        "--before", type=Path, help="compare with an older checkout that has a virtual environment of its own"
    )
    parser.add_argument("--write", action="store_true", help="write the tables into docs/speed.md")
    options = parser.parse_args()
    rows = (*ROWS, *ROWS_BEFORE) if options.before else ROWS
    targets = (*TARGETS, *TARGETS_BEFORE) if options.before else TARGETS
    programs = launchers(options.other_python, options.before)
    results = measure(programs, rows, options.runs, options.seconds, show_progress)
    show_progress("")
    text = report(results, options.runs, options.seconds, rows, targets)
    print(text, end="")
    if options.write:
        write_page(text)


if __name__ == "__main__":
    main()
