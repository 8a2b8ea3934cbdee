"""`make cluster-faults`: breaks parts of a site of three nodes while games are played, and checks every game."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
from pathlib import Path
from time import monotonic
from typing import Final

from tools.cluster.processes import ProgramError
from tools.faults.campaign import run_fault
from tools.faults.faults import FAULTS, Fault
from tools.faults.report import add_up, from_json, print_results, show_progress, to_json
from tools.faults.result import Result

BATCH: Final = 100
"""How many tries one site has. Then all its games are checked, and the figures are written."""


def main() -> None:
    """Run the campaign and print the results; the exit code is 1 if a demand is not met."""
    parser = argparse.ArgumentParser(prog="make cluster-faults", description=__doc__)
    names = [fault.name for fault in FAULTS]
    parser.add_argument(
        "--fault", action="append", choices=names, help="only this fault; may be given several times"
    )
    parser.add_argument(
        "--tries", type=int, help="how often each fault is tried; by default as in the full campaign"
    )
    parser.add_argument("--rooms", type=int, default=20, help="tables that are played at once (20)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the choices of players and of nodes (1)")
    parser.add_argument(
        "--json", type=Path, help="write all figures and findings to this file, added to those of earlier runs"
    )
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("Stopped. Tries that are not in the file are lost."))
    results: list[Result] = []
    if options.json and options.json.exists():
        results = from_json(options.json.read_text(encoding="utf-8"))
    try:
        for fault in FAULTS:
            if options.fault is None or fault.name in options.fault:
                print(f"{fault.name}: {fault.about}", file=sys.stderr, flush=True)
                tries = options.tries or fault.tries
                results = _run(fault, tries, options.rooms, options.seed, results, options.json)
    except ProgramError as error:
        sys.exit(f"{error}")
    print_results(results)


def _run(
    fault: Fault, tries: int, rooms: int, seed: int, results: list[Result], file: Path | None
) -> list[Result]:
    """Try a fault, in batches. What is in the file was checked to its end."""
    begun, done = monotonic(), 0

    def progress(result: Result) -> None:
        line = show_progress(result, done + result.tries, tries, monotonic() - begun)
        print(line, file=sys.stderr, flush=True)

    while done < tries:
        earlier = sum(result.tries for result in results if result.fault.name == fault.name)
        batch = run_fault(fault, min(BATCH, tries - done), rooms, f"{seed} {earlier}", progress)
        results = add_up([*results, asyncio.run(batch)])
        done = min(tries, done + BATCH)
        if file:
            file.write_text(to_json(results), encoding="utf-8")
    return results


if __name__ == "__main__":
    main()
