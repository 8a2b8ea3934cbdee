"""Simulate nodes that share a store, in random schedules of faults, on all cores.

    python tools/simulate.py --schedules 100000               numbers 0, 1, 2, ...
    python tools/simulate.py --first 4711 --schedules 1       run one schedule again

A schedule is determined by its number. tests/server/simulation/schedule.py says what must hold in each.
"""

from __future__ import annotations

import argparse
import logging
import sys
from collections import Counter
from pathlib import Path
from typing import Final, NamedTuple

import structlog

from pyrite.parallel import map_numbers

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # tests are not an installed package

from tests.server.simulation.schedule import Schedule  # noqa: E402


class Chunk(NamedTuple):
    """The results of some schedules."""

    failures: list[str]
    faults: Counter[str]
    rooms: int
    entries: int


def run_chunk(numbers: range) -> Chunk:
    """Run these schedules."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    failures, faults, rooms, entries = [], Counter[str](), 0, 0
    for number in numbers:
        schedule = Schedule(number)
        schedule.run()
        faults += schedule.faults
        entries += sum(map(len, schedule.site.entries.values()))
        rooms += len(schedule.site.entries)
        if schedule.problems:
            failures.append(f"schedule {number}: {schedule.problems[0]}")
    return Chunk(failures, faults, rooms, entries)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--schedules", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--workers", type=int, default=0, help="number of processes; one per core by default")
    options = parser.parse_args()
    faults, rooms, entries, failed = Counter[str](), 0, 0, 0
    for chunk in map_numbers(run_chunk, range(options.first, options.first + options.schedules), options.workers):
        for text in chunk.failures:
            print(text, flush=True)
        failed += len(chunk.failures)
        faults += chunk.faults
        rooms += chunk.rooms
        entries += chunk.entries
    named = ", ".join(f"{count} {name.replace('_', ' ')}" for name, count in sorted(faults.items()))
    print(f"{options.schedules} schedules, {rooms} rooms, {entries} entries, faults: {named}; {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
