"""Formats the results as tables and writes them into docs/speed.md."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from benchmarks.speed.measurement import Results
from benchmarks.speed.rows import BASE, HEARTS, Row, Target

PAGE: Final = Path(__file__).parents[2] / "docs" / "speed.md"
BEGIN: Final = "<!-- written by make bench WRITE=1 -->\n"
END: Final = "<!-- to here -->\n"


def ratios(results: Results, numerator: str, denominator: str) -> list[float]:
    """How many times as fast one row is as another, in each run; empty if one of them was not measured."""
    if numerator not in results.rates or denominator not in results.rates:
        return []
    pairs = zip(results.rates[numerator], results.rates[denominator], strict=True)
    return [one / other for one, other in pairs]


def rate_table(results: Results, rows: Iterable[Row]) -> str:
    """One line for each row: its rate, and its ratio to our base game and to OpenSpiel's hearts."""
    lines = []
    for row in rows:
        if row.key in results.unavailable:
            lines.append((row.name, results.unavailable[row.key], "", "", ""))
            continue
        of_base = ratios(results, row.key, BASE)
        spread = f"{min(of_base):.2f} to {max(of_base):.2f}" if of_base else ""
        rate = f"{statistics.median(results.rates[row.key]):,.0f}"
        lines.append((row.name, rate, _median(of_base), spread, _median(ratios(results, row.key, HEARTS))))
    return markdown_table(("", "a second", "x base, plain", "in the runs", "x hearts"), lines)


def target_table(results: Results, targets: Iterable[Target]) -> str:
    """One line for each target: the wanted ratio, the measured ratio, and whether the target is met."""
    lines = []
    for target in targets:
        found = ratios(results, target.numerator, target.denominator)
        lines.append((target.text, _wanted(target), _median(found), _verdict(target, found)))
    return markdown_table(("", "target", "measured", ""), lines)


def is_met(target: Target, ratio: float) -> bool:
    """Whether a ratio meets a target."""
    return (target.at_least is None or ratio >= target.at_least) and (
        target.at_most is None or ratio <= target.at_most
    )


def _wanted(target: Target) -> str:
    if target.at_least is not None:
        return f"at least {target.at_least:g}"
    return "" if target.at_most is None else f"at most {target.at_most:g}"


def _verdict(target: Target, found: Sequence[float]) -> str:
    if not found:
        return "not measured"
    if not _wanted(target):
        return ""
    return "met" if is_met(target, statistics.median(found)) else "not met"


def _median(found: Sequence[float]) -> str:
    return f"{statistics.median(found):.2f}" if found else ""


def markdown_table(head: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """A Markdown table, padded to be readable as text: the first column to the left, all others to the right."""
    lines = list(lines)
    widths = [max(len(line[column]) for line in (head, *lines)) for column in range(len(head))]
    rule = ["-" * (width - bool(column)) + ":" * bool(column) for column, width in enumerate(widths)]
    return "".join(f"| {' | '.join(_padded(line, widths))} |\n" for line in (head, rule, *lines))


def _padded(line: Sequence[str], widths: Sequence[int]) -> list[str]:
    return [
        line[0].ljust(widths[0]),
        *(text.rjust(width) for text, width in zip(line[1:], widths[1:], strict=True)),
    ]


def write_page(text: str, page: Path = PAGE) -> None:
    """Replace the tables between the two marks."""
    before, begin, rest = page.read_text().partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(
            f"{page.name} has no place for the tables: the lines {BEGIN.strip()} and {END.strip()} are missing."
        )
    page.write_text(f"{before}{begin}\n{text}\n{end}{after}")
