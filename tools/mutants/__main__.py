"""Mutation testing of pyrite.game: make small mistakes in it, one at a time, and see whether a test fails.

python -m tools.mutants [--module legal] [--sample 500] [--seconds 6] [--jobs 2] [--tables]

What was found is kept in .mutants/ and a run that is broken off goes on where it was. Mutants that live and may
do so are explained in tests/mutants/explained.toml. docs/decisions/0009-own-mutants.md says why this is our own.
"""

from __future__ import annotations

import argparse
import sys
from fnmatch import fnmatch

import pytest

from tools.mutants.court import Court
from tools.mutants.reach import sources

TESTS = ("tests", "src/pyrite/game")
NO_MUTANT_THERE = (
    "tests/test_wheel.py",
    "tests/cli/test_program.py",
    "tests/test_architecture.py",
    "tests/mutants",
)
"""Tests of another process, of the text of the sources, of mutants: none is seen there."""


def main() -> int:
    options = parsed()
    wanted = options.module.split(",")
    modules = {name: path for each in wanted for name, path in sources().items() if fnmatch(name, each)}
    if not modules:
        print(f"No module of pyrite.game is called {options.module}. There are: {', '.join(sources())}")
        return 2
    court = Court(modules, options)
    ignored = [f"--ignore={path}" for path in NO_MUTANT_THERE]
    arguments = ["-s", "-p", "no:terminal", "-p", "no:cacheprovider", "-p", "no:xdist", "--assert=plain", *ignored]
    status = pytest.main([*arguments, *TESTS], [court])
    if not court.has_sat:
        if court.judged:
            print("\nBroken off. What was found is kept; the same command goes on from there.")
        else:
            print("The tests cannot be run: see what pytest says of them first.")
        return int(status) or 1
    return court.report()


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--module", default="*", help="only these modules, in this order, such as legal,cards.*")
    parser.add_argument("--sample", type=int, default=0, help="only so many mutants, drawn with a fixed seed")
    parser.add_argument("--seconds", type=float, default=12.0, help="seconds of tests for a mutant that lives on")
    parser.add_argument("--jobs", type=int, default=2, help="mutants judged at once")
    parser.add_argument("--tables", action="store_true", help="also what shows on import only; each takes seconds")
    parser.add_argument("--list", action="store_true", help="judge nothing, report what is known")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
