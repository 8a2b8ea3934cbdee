"""Counts the instructions of a decision of the base game: in plain Python, compiled, and in the C++ yardstick.

For the compiled build it also shows the share of the rules' own functions; the rest is the CPython runtime.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random

from benchmarks.gate.__main__ import say
from benchmarks.gate.counting import ROOT, TOTALS, CannotCountError, counted, part_of, read_counts, valgrind
from benchmarks.gate.workloads import BASE_GAMES, GAMES, ROLLOUTS, WORKLOADS
from benchmarks.speed import yardstick
from benchmarks.speed.answering import AbsentError
from benchmarks.speed.measuring import compiled_folder
from benchmarks.speed.ours import SET_UPS, play_by_lists
from pyrite.game.setup import Rules

_COMPILED_FUNCTION = "fn=CPyDef_"
"""The prefix that mypyc gives to compiled functions in callgrind's files."""


def own_share(part: str) -> float:
    """The share of instructions in the rules' own compiled functions, without the functions that they call."""
    own = everything = 0
    in_rules = called = False
    for line in part.splitlines():
        if line.startswith("fn="):
            in_rules = line.startswith(_COMPILED_FUNCTION)
        elif line.startswith("calls="):
            called = True  # the next line is the cost of the called function
        elif line[:1].isdigit() or line[:1] in ("+", "-", "*"):
            cost = 0 if called else int(line.split()[1])
            called = False
            everything += cost
            own += cost if in_rules else 0
    return own / everything


def count_build(package: str) -> list[tuple[str, int, float]]:
    """For each workload of a build: its name, its instructions, and the share of the rules' own functions."""
    names = [name for name in (GAMES, ROLLOUTS) if name in WORKLOADS]
    with counted(say, names, package) as (counts, done):
        totals = read_counts(counts, done)
        return [
            (name, totals[name], own_share(part_of(counts, number).read_text()))
            for number, name in enumerate(done, 1)
        ]


def count_yardstick(how: str) -> float:
    """Instructions per decision of the yardstick: many games minus few, so that its start does not count."""
    few, many = (_run_yardstick(how, games) for games in (100, 600))
    return (many[0] - few[0]) / (many[1] - few[1])


def _run_yardstick(how: str, games: int) -> tuple[int, int]:
    """Instructions and decisions of this many games."""
    with tempfile.TemporaryDirectory() as folder:
        counts = Path(folder) / "counts"
        command = [valgrind(), "--tool=callgrind", f"--callgrind-out-file={counts}", str(yardstick.build())]
        done = subprocess.run(command, input=f"{how} 1 0 {games}\n", capture_output=True, text=True, check=True)
        totals = TOTALS.search(counts.read_text())
        assert totals is not None
        return int(totals[1]), int(done.stdout.split(f'"{how}": ')[1].split("}")[0])


def main() -> str | None:
    """Count and print."""
    rules = Rules(SET_UPS["base-5"])
    decisions = sum(play_by_lists(rules, Random(number)) for number in range(BASE_GAMES))
    try:
        lines = [(f"{name}, plain", count / decisions, "") for name, count, _ in count_build(str(ROOT / "src"))]
        try:
            for name, count, own in count_build(compiled_folder()):
                lines.append((f"{name}, compiled", count / decisions, f"{own:.0%}"))
        except AbsentError as absent:
            say(f"Only the plain build is counted: {absent}.")
        lines += [(f"C++ yardstick, {how}", count_yardstick(how), "") for how in ("list", "sample")]
    except (CannotCountError, AbsentError) as error:
        return str(error)
    say("")
    print(f"{'':36}{'instructions per decision':>26}{'rules themselves':>18}")
    for what, each, share in lines:
        print(f"{what:36}{each:>26,.0f}{share:>18}")
    return None


if __name__ == "__main__":
    sys.exit(main())
