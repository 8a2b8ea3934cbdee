"""Mutation testing of pyrite.game: change it in one place at a time and see whether a test fails.

python -m tools.mutants [--module legal] [--sample 500] [--seconds 12] [--jobs 2] [--tables] [--tests tests/rules]

README.md beside this file explains how it works and how to read the report.
"""

from __future__ import annotations

import argparse
import sys
from fnmatch import fnmatch

import pytest

from tools.mutants.coverage_map import sources
from tools.mutants.runner import MutationRunner

TESTS = ("tests", "src/pyrite/game")
IGNORED_TESTS = (
    "tests/test_wheel.py",
    "tests/cli/test_program.py",
    "tests/test_architecture.py",
)
"""Tests that run in another process or read the source text, where no mutant is visible."""


def main() -> int:
    options = parse_options()
    patterns = options.module.split(",")
    modules = {name: path for each in patterns for name, path in sources().items() if fnmatch(name, each)}
    if not modules:
        print(f"No module of pyrite.game is called {options.module}. There are: {', '.join(sources())}")
        return 2
    runner = MutationRunner(modules, options)
    ignored = [f"--ignore={path}" for path in IGNORED_TESTS]
    arguments = ["-s", "-p", "no:terminal", "-p", "no:cacheprovider", "-p", "no:xdist", "--assert=plain", *ignored]
    status = pytest.main([*arguments, *(options.tests or TESTS)], [runner])
    if not runner.finished:
        if runner.count:
            print("\nInterrupted. The results so far are saved; the same command continues from there.")
        else:
            print("The tests cannot be run. Run them with pytest to see why.")
        return int(status) or 1
    return runner.report()


def parse_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--module", default="*", help="only these modules, in this order, such as legal,cards.*")
    parser.add_argument(
        "--sample", type=int, default=0, help="test only this many mutants, chosen with a fixed seed"
    )
    parser.add_argument("--seconds", type=float, default=12.0, help="time budget of tests for each mutant")
    parser.add_argument("--jobs", type=int, default=2, help="how many mutants to test at the same time")
    parser.add_argument(
        "--tables", action="store_true", help="also mutants that take effect only on import; each takes seconds"
    )
    parser.add_argument("--tests", nargs="+", help="use only these folders and files of tests")
    parser.add_argument("--list", action="store_true", help="test nothing, report the saved results")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
