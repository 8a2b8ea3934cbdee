"""The performance gate: fails if fixed workloads take more instructions than when counts were last accepted.

Instructions are not time, but their number does not depend on how busy the machine is. The same work takes nearly
the same number of instructions, so a change of a few per cent is noticed.
"""

from __future__ import annotations

import argparse
import sys

from benchmarks.gate.comparison import (
    ACCEPTED,
    TOLERANCE,
    accept,
    compare,
    format_table,
    read_accepted,
    this_python,
)
from benchmarks.gate.instruction_counts import CannotCountError, count_all


def show_progress(text: str) -> None:
    """Overwrite the progress line; print one line each if the output is no terminal."""
    start, end = ("\r\033[K", "") if sys.stderr.isatty() else ("", "\n")
    print(f"{start}{text}", end=end, file=sys.stderr, flush=True)


def main() -> str | None:
    """Count and compare; return an error message if the gate fails."""
    parser = argparse.ArgumentParser(
        prog="make bench-gate", description="Fail if a workload takes more instructions than accepted."
    )
    parser.add_argument("--accept", action="store_true", help="accept the new counts")
    options = parser.parse_args()
    try:
        now = count_all(show_progress)
    except CannotCountError as error:
        return str(error)
    show_progress("")
    accepted = read_accepted().get(this_python(), {})
    compared = compare(now, accepted)
    print(format_table(compared), end="")
    if options.accept:
        accept(now)
        print(f"Accepted for {this_python()}: see {ACCEPTED.name}.")
        return None
    if not accepted:
        return (
            f"No counts are accepted for {this_python()} yet. "
            "Run make bench-gate ACCEPT=1 on the commit before your change."
        )
    if any(each.fails for each in compared):
        return (
            f"A workload is more than {TOLERANCE:.0%} slower, or was removed. "
            "If that is intended: make bench-gate ACCEPT=1."
        )
    return None


if __name__ == "__main__":
    sys.exit(main())
