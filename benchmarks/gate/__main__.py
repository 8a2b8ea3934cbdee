"""Has something become slower? Instructions of fixed work, beside those that were last accepted.

A count of instructions is no time, but it does not depend on how busy the machine is, and the same work has the
same count, give or take very little. So a change of a few per cent shows.
"""

from __future__ import annotations

import argparse
import sys

from benchmarks.gate.comparing import ACCEPTED, TOLERANCE, accept, compare, drawn, read_accepted, this_python
from benchmarks.gate.counting import CannotCountError, count_all


def say(text: str) -> None:
    """Show how far it is."""
    start, end = ("\r\033[K", "") if sys.stderr.isatty() else ("", "\n")
    print(f"{start}{text}", end=end, file=sys.stderr, flush=True)


def main() -> str | None:
    """Count, compare, and say what to do where it fails."""
    parser = argparse.ArgumentParser(prog="make bench-gate", description="Has something become slower?")
    parser.add_argument("--accept", action="store_true", help="note the counts of now as accepted")
    asked = parser.parse_args()
    try:
        now = count_all(say)
    except CannotCountError as error:
        return str(error)
    say("")
    accepted = read_accepted().get(this_python(), {})
    compared = compare(now, accepted)
    print(drawn(compared), end="")
    if asked.accept:
        accept(now)
        print(f"Accepted for {this_python()}: see {ACCEPTED.name}.")
        return None
    if not accepted:
        return (
            f"Nothing is accepted for {this_python()} yet: make bench-gate ACCEPT=1 on the state before a change."
        )
    if any(each.fails for each in compared):
        return f"More than {TOLERANCE:.0%} slower, or gone. If that is how it must be: make bench-gate ACCEPT=1."
    return None


if __name__ == "__main__":
    sys.exit(main())
