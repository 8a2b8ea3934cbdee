"""Performance regression gate: counts the instructions of fixed workloads and compares them with accepted counts.

Instructions are not time, but their count does not depend on how busy the machine is, and hardly varies between
runs of the same work. So a change of a few per cent is visible.
"""

from __future__ import annotations

import argparse
import sys

from benchmarks.gate.comparing import ACCEPTED, TOLERANCE, accept, compare, read_accepted, report, this_python
from benchmarks.gate.counting import CannotCountError, count_all


def say(text: str) -> None:
    """Show progress on standard error."""
    start, end = ("\r\033[K", "") if sys.stderr.isatty() else ("", "\n")
    print(f"{start}{text}", end=end, file=sys.stderr, flush=True)


def main() -> str | None:
    """Count and compare; return an error message if the gate fails."""
    parser = argparse.ArgumentParser(prog="make bench-gate", description="Fail if a workload has become slower.")
    parser.add_argument("--accept", action="store_true", help="accept the current counts")
    asked = parser.parse_args()
    try:
        now = count_all(say)
    except CannotCountError as error:
        return str(error)
    say("")
    accepted = read_accepted().get(this_python(), {})
    compared = compare(now, accepted)
    print(report(compared), end="")
    if asked.accept:
        accept(now)
        print(f"Accepted for {this_python()}: see {ACCEPTED.name}.")
        return None
    if not accepted:
        return f"No counts are accepted for {this_python()} yet: run make bench-gate ACCEPT=1 before your change."
    if any(each.fails for each in compared):
        return f"A workload is over {TOLERANCE:.0%} slower, or missing. To accept that: make bench-gate ACCEPT=1."
    return None


if __name__ == "__main__":
    sys.exit(main())
