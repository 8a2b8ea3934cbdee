"""Prints the results of the fault campaign as a table and as JSON, and adds the results of several runs.

python -m tools.faults.report first.json second.json
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from tools.faults.faults import FAULTS
from tools.faults.history import KINDS
from tools.faults.measures import percentile
from tools.faults.result import Result

_COLUMNS: Final = (
    "fault", "tries", "rooms", "accepted", "lost", "doubled", "gaps", "other",
    "pause p50", "p99", "max", "still p99", "told p99", "load", "demand", "",
)  # fmt: skip


# ---------------------------------------------------------------- JSON


def summary(result: Result) -> dict[str, Any]:
    """A result as JSON data. The times themselves are included, so that results can be added."""
    return {
        "fault": result.fault.name,
        "tries": result.tries,
        "rooms": result.rooms,
        "accepted": result.accepted,
        **{kind: result.counts[kind] for kind in KINDS},
        "rolled_back": result.rolled_back,
        "load": round(result.load, 1),
        "seconds": round(result.seconds),
        "pause_ms": _spread(result.pauses),
        "standstill_ms": _spread(result.standstills),
        "told_ms": _spread(result.told),
        "demand": str(result.fault.demand),
        "met": result.met,
        "findings": result.findings,
        "errors": result.errors,
        "pauses": _packed(result.pauses),
        "standstills": _packed(result.standstills),
        "told": _packed(result.told),
    }


def to_json(results: Iterable[Result]) -> str:
    """All results as JSON."""
    return json.dumps([summary(result) for result in results], indent=1) + "\n"


def from_json(text: str) -> list[Result]:
    """The results that were written with `to_json`."""
    return [_from_summary(found) for found in json.loads(text)]


def _from_summary(found: dict[str, Any]) -> Result:
    fault = next(each for each in FAULTS if each.name == found["fault"])
    return Result(
        fault,
        found["tries"],
        found["rooms"],
        found["accepted"],
        Counter({kind: found[kind] for kind in KINDS if found[kind]}),
        found["findings"],
        _unpacked(found["pauses"]),
        _unpacked(found["standstills"]),
        _unpacked(found["told"]),
        found["rolled_back"],
        found["load"],
        found["seconds"],
        found["errors"],
    )


def _packed(values: Sequence[int]) -> str:
    """Values in order, as text: one line of the file instead of thousands."""
    return " ".join(map(str, sorted(values)))


def _unpacked(text: str) -> list[int]:
    return [int(each) for each in text.split()]


def add_up(results: Iterable[Result]) -> list[Result]:
    """One result for each fault, in the order of the campaign."""
    totals: dict[str, Result] = {}
    for result in results:
        totals.setdefault(result.fault.name, Result(result.fault)).add(result)
    return [totals[fault.name] for fault in FAULTS if fault.name in totals]


# ---------------------------------------------------------------- the table


def _spread(values: Sequence[int]) -> dict[str, int]:
    return {
        "count": len(values),
        "p50": percentile(values, 0.5),
        "p99": percentile(values, 0.99),
        "max": max(values, default=0),
    }


def table(results: Sequence[Result]) -> str:
    """All results, a row for each fault."""
    rows = [_COLUMNS, *map(_row, results)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(_COLUMNS))]
    lines = [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]
    return "\n".join(lines)


def _row(result: Result) -> tuple[str, ...]:
    counts = result.counts
    other = sum(count for kind, count in counts.items() if kind not in ("lost", "doubled", "gap"))
    pauses, told = _spread(result.pauses), _spread(result.told)
    return (
        result.fault.name,
        *(str(each) for each in (result.tries, result.rooms, result.accepted)),
        *(str(each) for each in (counts["lost"], counts["doubled"], counts["gap"], other)),
        *(_seconds(pauses[name]) if pauses["count"] else "" for name in ("p50", "p99", "max")),
        _seconds(_spread(result.standstills)["p99"]),
        _seconds(told["p99"]) if told["count"] else "",
        f"{result.load:.1f}",
        str(result.fault.demand),
        "met" if result.met else "NOT MET",
    )


def _seconds(milliseconds: int) -> str:
    return f"{milliseconds / 1000:.2f}"


def show_progress(result: Result, done: int, tries: int, seconds: float) -> str:
    """A line that says how far a run is: tries that are done of all, and how long the others will take."""
    counts = ", ".join(f"{kind} {count}" for kind, count in result.counts.items()) or "no findings"
    pause = _spread(result.pauses)
    return (
        f"  {result.fault.name}: {done} of {tries} tries, {seconds / done:.1f} s each,"
        f" {seconds / done * (tries - done) / 60:.0f} min left; {result.rooms} games, {counts};"
        f" pause p50 {pause['p50']} p99 {pause['p99']} max {pause['max']} ms"
    )


def main() -> None:
    """Print the sum of the results in some files; the exit code is 1 if a demand is not met."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE", help="written with --json")
    files = parser.parse_args().files
    results = add_up(each for file in files for each in from_json(file.read_text(encoding="utf-8")))
    print_results(results)


def print_results(results: Sequence[Result]) -> None:
    """Print a table and everything that was found; the exit code is 1 if a demand is not met."""
    print(table(results))
    for result in results:
        for line in (*result.findings, *result.errors):
            print(f"  {result.fault.name}: {line}")
    if not all(result.met for result in results):
        sys.exit(1)


if __name__ == "__main__":
    main()
