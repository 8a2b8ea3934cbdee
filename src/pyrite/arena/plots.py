"""Draws results as SVG: bars with their intervals, one small picture for each mix, all to one scale."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import groupby
from math import ceil
from pathlib import Path
from typing import Final

from pyrite.arena.plan import Plan
from pyrite.arena.png import write_picture
from pyrite.arena.tables import Row, results
from pyrite.arena.tally import Tally
from pyrite.game.catalogue import ROLES

WIDE: Final = 990
HIGH: Final = 190
LEFT: Final = 42
TOP: Final = 34
BOTTOM: Final = 34
MARGIN: Final = 14
HEAD: Final = 58
WIDEST: Final = 8.2
"""How wide a letter of a picture's name is, on the average of the widest names."""
STYLE: Final = """
  .paper { fill: #fffdf8 }
  text { font: 12px "DejaVu Sans", Verdana, sans-serif; fill: #3b2f27 }
  .head { font-size: 17px; font-weight: bold }
  .name { font-weight: bold }
  .small { font-size: 10px }
  .middle { text-anchor: middle }
  .end { text-anchor: end }
  .grid { stroke: #ddd2c0; stroke-width: 1 }
  .half { stroke: #a4937c; stroke-width: 1; stroke-dasharray: 4 3 }
  .whisker { stroke: #241c16; stroke-width: 1.2; fill: none }
"""
COLOURS: Final = ("#d9a441", "#5b6f8c", "#8a5a83", "#2f62c9", "#2f9a4b", "#b5523b", "#7a7f35", "#4aa6a0")


@dataclass(frozen=True)
class Bar:
    """A value and the ends of its interval."""

    value: float
    low: float
    high: float
    series: int = 0
    """Which of the chart's series it belongs to: its colour."""


@dataclass(frozen=True)
class Picture:
    """Groups of bars, each with a label beneath."""

    name: str
    groups: Sequence[tuple[str, Sequence[Bar]]]


@dataclass(frozen=True)
class Chart:
    """Pictures to one scale."""

    title: str
    beneath: str
    """What the labels beneath the bars are."""
    series: Sequence[str]
    """What bars stand for."""
    pictures: Sequence[Picture]
    top: float
    step: float
    unit: str = ""
    half: float | None = None
    """Where to draw a dashed line."""
    across: int = 3
    """How many pictures stand side by side, at the most."""

    @property
    def wide(self) -> int:
        """How wide one picture is."""
        return WIDE // self.across

    def svg(self) -> str:
        """The chart as an SVG file."""
        across = min(self.across, len(self.pictures))
        down = ceil(len(self.pictures) / across)
        width = max(across * self.wide, *map(ceil, (self._title_width, self._legend_width))) + 2 * MARGIN
        height = HEAD + down * (HIGH + MARGIN) + MARGIN
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" role="img">',
            f"<title>{escape(self.title)}</title>",
            f"<style>{STYLE}</style>",
            f'<rect class="paper" width="{width}" height="{height}" rx="8"/>',
            _text(MARGIN, 26, self.title, "head"),
            *self._legend(),
        ]
        for place, picture in enumerate(self.pictures):
            x = MARGIN + place % across * self.wide
            y = HEAD + place // across * (HIGH + MARGIN)
            parts += [f'<g transform="translate({x} {y})">', *self._picture(picture), "</g>"]
        return "\n".join([*parts, "</svg>", ""])

    @property
    def _title_width(self) -> float:
        return 11 * len(self.title)

    @property
    def _legend_width(self) -> float:
        return sum(_room_in_legend(self.series[series]) for series in self._there())

    def _there(self) -> list[int]:
        """The series that are there."""
        return sorted({bar.series for picture in self.pictures for _, bars in picture.groups for bar in bars})

    def _legend(self) -> list[str]:
        """The series that are there, each in its colour; one alone needs no legend."""
        there = self._there()
        if len(there) < 2:
            return []
        parts, x = [], float(MARGIN)
        for series in there:
            name = self.series[series]
            parts.append(f'<rect x="{x:g}" y="37" width="11" height="11" fill="{_colour(series)}"/>')
            parts.append(_text(x + 16, 47, name))
            x += _room_in_legend(name)
        return parts

    def _picture(self, picture: Picture) -> list[str]:
        right = self.wide - MARGIN
        parts = [_text(LEFT, 14, _cut(picture.name, int((right - LEFT) / WIDEST)), "name")]
        for line in range(round(self.top / self.step) + 1):
            y = self._y(line * self.step)
            parts.append(f'<path class="grid" d="M{LEFT} {y:g}H{right}"/>')
            parts.append(_text(LEFT - 5, y + 4, f"{line * self.step:g}{self.unit}", "small end"))
        if self.half is not None:
            parts.append(f'<path class="half" d="M{LEFT} {self._y(self.half):g}H{right}"/>')
        room = (right - LEFT) / len(picture.groups)
        for place, (label, bars) in enumerate(picture.groups):
            x = LEFT + place * room
            parts.append(_text(x + room / 2, HIGH - BOTTOM + 14, label, "small middle"))
            parts += self._bars(x, room, bars)
        parts.append(_text((LEFT + right) / 2, HIGH - BOTTOM + 28, self.beneath, "small middle"))
        return parts

    def _bars(self, x: float, room: float, bars: Sequence[Bar]) -> list[str]:
        width = min(30.0, 0.84 * room / max(1, len(bars)))
        start = x + (room - width * len(bars)) / 2
        parts = []
        for place, bar in enumerate(bars):
            parts += self._bar(start + place * width, width, bar)
        return parts

    def _bar(self, x: float, width: float, bar: Bar) -> list[str]:
        gap, cap, middle = min(2.0, width / 6), min(4.0, width / 4), x + width / 2
        top, high, low, ground = (self._y(value) for value in (bar.value, bar.high, bar.low, 0))
        return [
            f'<rect x="{x + gap / 2:.1f}" y="{top:.1f}" width="{width - gap:.1f}" height="{ground - top:.1f}" '
            f'fill="{_colour(bar.series)}"/>',
            f'<path class="whisker" d="M{middle - cap:.1f} {high:.1f}h{2 * cap:.1f}m{-cap:.1f} 0'
            f'V{low:.1f}m{-cap:.1f} 0h{2 * cap:.1f}"/>',
        ]

    def _y(self, value: float) -> float:
        """How far down a value is drawn; what lies beyond the scale is drawn at its end."""
        tall = HIGH - TOP - BOTTOM + 10
        return HIGH - BOTTOM - tall * min(max(value, 0.0), self.top) / self.top


def _colour(series: int) -> str:
    return COLOURS[series % len(COLOURS)]


def _room_in_legend(name: str) -> float:
    return 34 + 7.5 * len(name)


def _cut(words: str, most: int) -> str:
    """A name that is too long for its picture, as of all modules together, loses its end."""
    return words if len(words) <= most else f"{words[: most - 1]}…"


def _text(x: float, y: float, words: str, look: str = "") -> str:
    named = f' class="{look}"' if look else ""
    return f'<text x="{x:g}" y="{y:g}"{named}>{escape(words)}</text>'


# ---------------------------------------------------------------- results


def wins_chart(rows: Sequence[Row], title: str) -> Chart:
    """How often miners won, by players."""
    pictures = [
        Picture(name, [(str(row["players"]), [_share_bar(row["miners"])]) for row in of_mix])
        for name, of_mix in _by_mix(rows)
    ]
    return Chart(title, "players", ["miners"], pictures, top=100, step=25, unit=" %", half=50)


def gold_chart(rows: Sequence[Row], title: str) -> Chart:
    """What each role gets in a round, by players."""
    pictures = [
        Picture(name, [(str(row["players"]), _gold_bars(row)) for row in of_mix]) for name, of_mix in _by_mix(rows)
    ]
    highest = max(bar.high for each in pictures for _, bars in each.groups for bar in bars)
    return Chart(title, "players", ROLES[1:], pictures, top=max(1, ceil(highest)), step=1, across=2)


def _by_mix(rows: Sequence[Row]) -> list[tuple[str, list[Row]]]:
    def name(row: Row) -> str:
        roles = "fixed roles" if row["roles"] == "fixed" else ""
        words = (row["edition"], row["modules"].replace("_", " "), row["house"], roles)
        return ", ".join(word for word in words if word)

    return [(mix, list(of_mix)) for mix, of_mix in groupby(rows, key=name)]


def _share_bar(share: Row) -> Bar:
    return Bar(100 * share["rate"], 100 * share["low"], 100 * share["high"])


def _gold_bars(row: Row) -> list[Bar]:
    bars = []
    for series, role in enumerate(ROLES[1:]):
        if role in row["gold"]:
            gold = row["gold"][role]
            half = gold["give_or_take"] or 0.0
            bars.append(Bar(gold["mean"], gold["mean"] - half, gold["mean"] + half, series))
    return bars


def write_plots(folder: Path, plan: Plan, counted: Sequence[Tally]) -> None:
    """Draw who wins and who gets how much."""
    rows = [row for row in results(plan, counted) if row["rounds"]]
    if not rows:
        return
    bots = ", ".join(dict.fromkeys(plan.seating.bots))
    for name, chart in (
        ("wins", wins_chart(rows, f"Rounds won by the miners ({bots})")),
        ("gold", gold_chart(rows, f"Nuggets a round by role ({bots})")),
    ):
        write_picture(folder / name, chart.svg())
