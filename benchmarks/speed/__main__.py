"""The speed of the rules, compared with other games in the same run: random play, one core, CPU time.

Each contestant runs in its own process. They are measured in turn, several times; the first run is a warm-up.
Ratios are computed for each run, and their median is printed, because machines differ and are noisy.
"""

from __future__ import annotations

import argparse
import platform
import sys
from pathlib import Path

from benchmarks.speed.measuring import ROOT, Measured, contestants, measure
from benchmarks.speed.rows import AIMS, ROWS
from benchmarks.speed.table import aim_table, rate_table, write_page


def say(text: str) -> None:
    """Show progress on a terminal."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def report(measured: Measured, runs: int, seconds: float) -> str:
    """The text that is printed, and written into the page."""
    how = (
        f"Medians of {runs} runs of {seconds:g} s of CPU time for each row, after a warm-up; "
        f"{platform.machine()}, {platform.system()}; {'; '.join(measured.contestants)}.\n"
    )
    return f"{rate_table(measured, ROWS)}\n{aim_table(measured, AIMS)}\n{how}"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="make bench", description="Compare our speed with other games.")
    parser.add_argument("--runs", type=int, default=7, help="number of measured runs (7)")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU time for each row in each run (0.5)")
    parser.add_argument(
        "--rivals", type=Path, default=ROOT / ".venv-bench/bin/python", help="Python of the rivals"
    )
    parser.add_argument("--write", action="store_true", help="write the tables into docs/speed.md")
    asked = parser.parse_args()
    measured = measure(contestants(asked.rivals), ROWS, asked.runs, asked.seconds, say)
    say("")
    text = report(measured, asked.runs, asked.seconds)
    print(text, end="")
    if asked.write:
        write_page(text)


if __name__ == "__main__":
    main()
