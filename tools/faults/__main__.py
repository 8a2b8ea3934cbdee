"""`make cluster-faults`: breaks parts of a site of three nodes while games are played, and checks every game."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from tools.cluster.processes import ProgramError
from tools.faults.campaign import Result, run_fault
from tools.faults.faults import FAULTS
from tools.faults.report import summary, table, to_json


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
    parser.add_argument("--json", type=Path, help="write all figures and findings to this file")
    options = parser.parse_args()
    results: list[Result] = []
    try:
        for fault in FAULTS:
            if options.fault is None or fault.name in options.fault:
                tries = options.tries or fault.tries
                print(f"{fault.name}: {fault.about}", file=sys.stderr, flush=True)
                run = run_fault(fault, tries, options.rooms, options.seed, _show_progress)
                results.append(asyncio.run(run))
                if options.json:
                    options.json.write_text(to_json(results), encoding="utf-8")
    except ProgramError as error:
        sys.exit(f"{error}")
    print(table(results))
    for result in results:
        for line in (*result.findings, *result.errors):
            print(f"  {result.fault}: {line}")
    if not all(result.met for result in results):
        sys.exit(1)


def _show_progress(result: Result) -> None:
    found = summary(result)
    counts = ", ".join(f"{kind} {count}" for kind, count in result.counts.items()) or "no findings"
    pause = found["pause_ms"]
    print(
        f"  {result.fault}: {result.tries} tries, {result.rooms} finished games, {counts};"
        f" pause p50 {pause['p50']} p99 {pause['p99']} max {pause['max']} ms",
        file=sys.stderr,
        flush=True,
    )


if __name__ == "__main__":
    main()
