"""Formats results as tables and writes them into docs/speed.md."""

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
    """The ratio of the rates of two rows in each run; empty if one of them was not measured."""
    if over not in measured.rates or under not in measured.rates:
        return []
    return [one / other for one, other in zip(measured.rates[over], measured.rates[under], strict=True)]


def rate_table(measured: Measured, rows: Iterable[Row]) -> str:
    """One line for each row: its rate, and its ratios to our base game and to hearts."""
    lines = []
    for row in rows:
        if row.key in measured.absent:
            lines.append((row.name, measured.absent[row.key], "", "", ""))
            continue
        of_base = ratios(measured, row.key, BASE)
        spread = f"{min(of_base):.2f} to {max(of_base):.2f}" if of_base else ""
        rate = f"{statistics.median(measured.rates[row.key]):,.0f}"
        lines.append((row.name, rate, _median(of_base), spread, _median(ratios(measured, row.key, HEARTS))))
    return _markdown(("", "a second", "x base, plain", "in the runs", "x hearts"), lines)


def aim_table(measured: Measured, aims: Iterable[Aim]) -> str:
    """One line for each aim: the limit, the measured ratio, and whether it is met."""
    lines = []
    for aim in aims:
        found = ratios(measured, aim.over, aim.under)
        lines.append((aim.text, _limit(aim), _median(found), _verdict(aim, found)))
    return _markdown(("", "aim", "measured", ""), lines)


def is_met(aim: Aim, ratio: float) -> bool:
    """Whether a ratio is within the limits of an aim."""
    return (aim.at_least is None or ratio >= aim.at_least) and (aim.at_most is None or ratio <= aim.at_most)


def _limit(aim: Aim) -> str:
    if aim.at_least is not None:
        return f"at least {aim.at_least:g}"
    return "" if aim.at_most is None else f"at most {aim.at_most:g}"


def _verdict(aim: Aim, found: Sequence[float]) -> str:
    if not found:
        return "not measured"
    if not _limit(aim):
        return ""
    return "met" if is_met(aim, statistics.median(found)) else "not met"


def _median(found: Sequence[float]) -> str:
    return f"{statistics.median(found):.2f}" if found else ""


def _markdown(head: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """A Markdown table; the first column is aligned to the left, the others to the right."""
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
    """Write the tables between their marks in the page."""
    before, begin, rest = page.read_text().partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(
            f"{page.name} has no place for the tables: it needs the lines {BEGIN.strip()} and {END.strip()}."
        )
    page.write_text(f"{before}{begin}\n{text}\n{end}{after}")
