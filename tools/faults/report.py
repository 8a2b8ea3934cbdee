"""Prints the results of the fault campaign as a table and as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from tools.faults.campaign import Result
from tools.faults.history import KINDS
from tools.faults.measures import percentile

_COLUMNS: Final = (
    "fault", "tries", "rooms", "accepted", "lost", "doubled", "gaps", "other",
    "pause p50", "p99", "max", "still p99", "told p99", "load", "demand", "",
)  # fmt: skip


def summary(result: Result) -> dict[str, Any]:
    """A result as JSON data."""
    return {
        "fault": result.fault,
        "tries": result.tries,
        "rooms": result.rooms,
        "accepted": result.accepted,
        **{kind: result.counts[kind] for kind in KINDS},
        "rolled_back": result.rolled_back,
        "load": round(result.load, 1),
        "pause_ms": _spread(result.pauses),
        "standstill_ms": _spread(result.standstills),
        "told_ms": _spread(result.told),
        "demand": result.demand,
        "met": result.met,
        "findings": result.findings,
        "errors": result.errors,
    }


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
        result.fault,
        *(str(each) for each in (result.tries, result.rooms, result.accepted)),
        *(str(each) for each in (counts["lost"], counts["doubled"], counts["gap"], other)),
        *(_seconds(pauses[name]) for name in ("p50", "p99", "max")),
        _seconds(_spread(result.standstills)["p99"]),
        _seconds(told["p99"]) if told["count"] else "",
        f"{result.load:.1f}",
        result.demand,
        "met" if result.met else "NOT MET",
    )


def _seconds(milliseconds: int) -> str:
    return f"{milliseconds / 1000:.2f}"


def to_json(results: Sequence[Result]) -> str:
    """All results as JSON."""
    return json.dumps([summary(result) for result in results], indent=2) + "\n"
