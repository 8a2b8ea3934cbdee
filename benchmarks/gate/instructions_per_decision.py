"""Counts the instructions of a decision of the base game: plain, compiled, and in the C++ baseline.

For the compiled build it also shows the share of the rules' own functions; the rest is CPython, which creates and
frees objects for them.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random

from benchmarks.gate.__main__ import show_progress
from benchmarks.gate.instruction_counts import (
    ROOT,
    TOTALS,
    CannotCountError,
    output_file,
    read_counts,
    run_callgrind,
    valgrind,
)
from benchmarks.gate.workloads import BASE_GAMES, GAMES, ROLLOUTS, WORKLOADS
from benchmarks.speed import cpp_baseline
from benchmarks.speed.job_protocol import UnavailableError
from benchmarks.speed.measurement import compiled_folder
from benchmarks.speed.pyrite_jobs import SET_UPS, play_from_lists
from pyrite.game.setup import Rules

_RULES_FUNCTION = "__pyx_f_6pyrite"
"""The functions that Cython compiled from the rules have this in their names."""


def own_share(callgrind_output: str) -> float:
    """The share of instructions in the rules' own compiled functions, without the functions that they call."""
    own = everything = 0
    in_rules = called = False
    for line in callgrind_output.splitlines():
        if line.startswith("fn="):
            in_rules = _RULES_FUNCTION in line
        elif line.startswith("calls="):
            called = True  # the next line is the cost of the called function
        elif line[:1].isdigit() or line[:1] in ("+", "-", "*"):
            cost = 0 if called else int(line.split()[1])
            called = False
            everything += cost
            own += cost if in_rules else 0
    return own / everything


def count_build(package: str) -> list[tuple[str, int, float]]:
    """Each workload with a build of the package: its instructions, and the share of the rules' own functions."""
    names = [name for name in (GAMES, ROLLOUTS) if name in WORKLOADS]
    with run_callgrind(show_progress, names, package) as (counts, done):
        totals = read_counts(counts, done)
        return [
            (name, totals[name], own_share(output_file(counts, number).read_text()))
            for number, name in enumerate(done, 1)
        ]


def count_cpp(job: str) -> float:
    """Instructions per decision of the C++ baseline: 600 games less 100 games, so that its start is excluded."""
    few, many = (_count_cpp_games(job, games) for games in (100, 600))
    return (many[0] - few[0]) / (many[1] - few[1])


def _count_cpp_games(job: str, games: int) -> tuple[int, int]:
    """Instructions and decisions of this many games."""
    with tempfile.TemporaryDirectory() as folder:
        counts = Path(folder) / "counts"
        command = [valgrind(), "--tool=callgrind", f"--callgrind-out-file={counts}", str(cpp_baseline.build())]
        done = subprocess.run(command, input=f"{job} 1 0 {games}\n", capture_output=True, text=True, check=True)
        totals = TOTALS.search(counts.read_text())
        assert totals is not None
        return int(totals[1]), int(done.stdout.split(f'"{job}": ')[1].split("}")[0])


def main() -> str | None:
    """Count and print."""
    rules = Rules(SET_UPS["base-5"])
    decisions = sum(play_from_lists(rules, Random(number)) for number in range(BASE_GAMES))
    try:
        lines = [(f"{name}, plain", count / decisions, "") for name, count, _ in count_build(str(ROOT / "src"))]
        try:
            for name, count, own in count_build(compiled_folder()):
                lines.append((f"{name}, compiled", count / decisions, f"{own:.0%}"))
        except UnavailableError as error:
            show_progress(f"Only the plain build is counted: {error}.")
        lines += [(f"C++ baseline, {job}", count_cpp(job), "") for job in ("list", "sample")]
    except (CannotCountError, UnavailableError) as error:
        return str(error)
    show_progress("")
    print(f"{'':36}{'instructions a decision':>24}{'rules themselves':>18}")
    for name, count_per_decision, share in lines:
        print(f"{name:36}{count_per_decision:>24,.0f}{share:>18}")
    return None


if __name__ == "__main__":
    sys.exit(main())
