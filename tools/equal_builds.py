"""Compare the games that the builds of the rules play: the same random mixes, digest by digest.

    python -m tools.equal_builds --decisions 1000000                   plain and compiled
    python -m tools.equal_builds --builds compiled sanitized           these

A game is determined by its number. `tests.builds.digests` says what its digest contains.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import IO, Final

from tools import compiled

PROGRESS_INTERVAL: Final = 5.0
"""Seconds between two lines of progress."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=1_000_000, help="stop after this many decisions")
    parser.add_argument("--builds", nargs="+", default=["plain", "compiled"], choices=("plain", *compiled.KINDS))
    options = parser.parse_args()
    missing = compiled.why_not()
    if missing is not None:
        print(f"There is nothing to compare: {missing}.")
        return 1
    return compare(options.builds, options.decisions)


def compare(builds: Sequence[str], decisions: int) -> int:
    """Play the same games with each build until there are enough decisions; return 1 at the first difference."""
    print(f"{decisions:,} decisions of {', '.join(builds)}", flush=True)
    games, done, shown = 0, 0, time.monotonic()
    with digests_of(builds) as outputs:
        while done < decisions:
            lines = {name: output.readline().strip() for name, output in outputs.items()}
            ended = [name for name, line in lines.items() if not line]
            if ended:
                print(f"FAILED: {', '.join(ended)} ended in game {games}: see above.")
                return 1
            if len(set(lines.values())) > 1:
                print("\n".join([f"FAILED: builds differ in game {games}", *map(" ".join, lines.items())]))
                return 1
            games, done = games + 1, done + int(lines[next(iter(lines))].split()[-2])
            if time.monotonic() - shown > PROGRESS_INTERVAL:
                shown = time.monotonic()
                print(f"{games:>8} games, {done:,} decisions ({100 * done / decisions:.0f} %)", flush=True)
    print(f"{games:>8} games, {done:,} decisions: {', '.join(builds)} play the same")
    return 0


@contextmanager
def digests_of(builds: Sequence[str]) -> Iterator[dict[str, IO[str]]]:
    """The lines of digests of each build, each from a process of its own; the processes end with the block."""
    processes = {
        name: subprocess.Popen(
            [sys.executable, "-m", "tests.builds.digests"],
            env=os.environ | compiled.environment(name),
            cwd=compiled.ROOT,
            stdout=subprocess.PIPE,
            text=True,
        )
        for name in builds
    }
    try:
        yield {name: each.stdout for name, each in processes.items() if each.stdout is not None}
    finally:
        for each in processes.values():
            each.kill()
            each.wait()


if __name__ == "__main__":
    sys.exit(main())
