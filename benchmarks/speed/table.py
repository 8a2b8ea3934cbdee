"""The figures as tables, and the page that shows them."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from benchmarks.speed.measuring import Measured
from benchmarks.speed.rows import BASE, HEARTS, Aim, Row

PAGE: Final = Path(__file__).parents[2] / "docs" / "speed.md"
BEGIN: Final = "<!-- written by make bench WRITE=1 -->\n"
END: Final = "<!-- to here -->\n"


def ratios(measured: Measured, over: str, under: str) -> list[float]:
    """How many times as fast one row is as another, run by run; nothing if one of them is not there."""
    if over not in measured.rates or under not in measured.rates:
        return []
    return [one / other for one, other in zip(measured.rates[over], measured.rates[under], strict=True)]


def rate_table(measured: Measured, rows: Iterable[Row]) -> str:
    """One line for each row: its rate and how many times that of ours and of hearts."""
    lines = []
    for row in rows:
        if row.key in measured.absent:
            lines.append((row.name, measured.absent[row.key], "", "", ""))
            continue
        of_base = ratios(measured, row.key, BASE)
        spread = f"{min(of_base):.2f} to {max(of_base):.2f}" if of_base else ""
        rate = f"{statistics.median(measured.rates[row.key]):,.0f}"
        lines.append((row.name, rate, _middle(of_base), spread, _middle(ratios(measured, row.key, HEARTS))))
    return _drawn(("", "a second", "x base, plain", "in the runs", "x hearts"), lines)


def aim_table(measured: Measured, aims: Iterable[Aim]) -> str:
    """One line for each aim: what was aimed at, what came of it."""
    lines = []
    for aim in aims:
        found = ratios(measured, aim.over, aim.under)
        lines.append((aim.text, _wanted(aim), _middle(found), _verdict(aim, found)))
    return _drawn(("", "aim", "measured", ""), lines)


def is_met(aim: Aim, ratio: float) -> bool:
    """Whether a ratio is what was aimed at."""
    return (aim.at_least is None or ratio >= aim.at_least) and (aim.at_most is None or ratio <= aim.at_most)


def _wanted(aim: Aim) -> str:
    if aim.at_least is not None:
        return f"at least {aim.at_least:g}"
    return "" if aim.at_most is None else f"at most {aim.at_most:g}"


def _verdict(aim: Aim, found: Sequence[float]) -> str:
    if not found:
        return "not measured"
    if not _wanted(aim):
        return ""
    return "met" if is_met(aim, statistics.median(found)) else "not met"


def _middle(found: Sequence[float]) -> str:
    return f"{statistics.median(found):.2f}" if found else ""


def _drawn(head: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """A table for people and for Markdown alike: the first column to the left, all others to the right."""
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
    """Put the tables between their marks."""
    before, begin, rest = page.read_text().partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(
            f"{page.name} has no place for the tables: it stands between {BEGIN.strip()} and {END.strip()}."
        )
    page.write_text(f"{before}{begin}\n{text}\n{end}{after}")
