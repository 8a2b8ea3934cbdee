"""Draws the course of suspicion as SVG: a panel for each round, a line for each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from pyrite.game.catalogue import ROLES, SABOTEUR

WIDE: Final = 1040
LEFT: Final = 52
RIGHT: Final = 780
"""Where the lines end; labels stand to the right of it."""
HIGH: Final = 210
HEAD: Final = 50
TITLE: Final = 46
FOOT: Final = 40
NOTE: Final = 17
ROW: Final = 15
"""Labels stand at least so far apart."""

STYLE: Final = """
  .paper { fill: #fffdf8 }
  text { font: 12px "DejaVu Sans", Verdana, sans-serif; fill: #3b2f27 }
  .head { font-size: 17px; font-weight: bold }
  .name { font-size: 13px; font-weight: bold }
  .small { font-size: 10px }
  .middle { text-anchor: middle }
  .end { text-anchor: end }
  .grid { stroke: #ddd2c0; stroke-width: 1 }
  .half { stroke: #a4937c; stroke-width: 1; stroke-dasharray: 4 3 }
  .line { fill: none; stroke-linejoin: round }
  .lead { fill: none; stroke: #a4937c; stroke-width: .7 }
  .guilty { font-weight: bold }
  .mark { fill: #fffdf8; stroke: #241c16; stroke-width: 1.3 }
  .at { stroke: #241c16; stroke-width: .8; stroke-dasharray: 2 3 }
"""
COLOURS: Final = ("#b5523b", "#2f62c9", "#2f9a4b", "#8a5a83", "#c98a1b", "#2a8f99", "#5b6f8c", "#7a7f35")
DASHES: Final = ("", "7 3", "2 3", "9 3 2 3", "12 4", "5 2 1 2")
SHAPES: Final = (
    "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z",  # disc
    "M-4 -4h8v8h-8z",  # square
    "M0 -5L5 4H-5z",  # triangle
    "M0 -5.5L5.5 0L0 5.5L-5.5 0z",  # diamond
    "M0 5L5 -4H-5z",  # triangle upside down
    "M-1.6 -5h3.2v3.4h3.4v3.2h-3.4v3.4h-3.2v-3.4h-3.4v-3.2h3.4z",  # cross
    "M-5 -2.5h10v5h-10z",  # bar
    "M-2.5 -5h5v10h-5z",  # post
    "M0 -5.5L5.2 -1.7L3.2 4.5H-3.2L-5.2 -1.7z",  # pentagon
    "M-5 -5L5 0L-5 5z",  # triangle to the right
    "M5 -5L-5 0L5 5z",  # triangle to the left
    "M-5 -5L5 5H-5L5 -5z",  # hourglass
)


@dataclass(frozen=True)
class Panel:
    """A round: lines of chances over what was done, and the acts to point out."""

    name: str
    courses: Sequence[Sequence[float]]
    """For each seat: from the deal on, after each act."""
    turns: Sequence[int]
    """In which turn each act was."""
    roles: Sequence[int]
    """What each seat was, if it was shown."""
    marks: Mapping[int, tuple[int, int]]
    """For the number of a mark: at which act, and at which seat's line."""
    notes: Sequence[str]
    """What the marks point out."""

    @property
    def height(self) -> float:
        """How high it is, labels and notes included."""
        return TITLE + max(HIGH, ROW * len(self.courses)) + FOOT + NOTE * len(self.notes)

    @property
    def ground(self) -> float:
        """Where 0 is."""
        return TITLE + max(HIGH, ROW * len(self.courses))

    def svg(self) -> list[str]:
        """The panel, its corner at 0, 0."""
        parts = [_text(LEFT, 16, self.name, "name")]
        for percent in (0, 25, 50, 75, 100):
            y = self._y(percent / 100)
            look = "half" if percent == 50 else "grid"
            parts.append(f'<path class="{look}" d="M{LEFT} {y:g}H{RIGHT}"/>')
            parts.append(_text(LEFT - 6, y + 4, f"{percent} %", "small end"))
        parts += self._turns()
        parts += [part for seat in range(len(self.courses)) for part in self._line(seat)]
        parts += self._labels()
        parts += [part for number, (act, seat) in self.marks.items() for part in self._mark(number, act, seat)]
        start = self.ground + FOOT - 2
        parts += [_text(LEFT, start + NOTE * place, note, "small") for place, note in enumerate(self.notes)]
        return parts

    def _turns(self) -> list[str]:
        """Turns beneath, as many numbers as there is room for."""
        every = 1 + len(self.turns) // 24
        parts = [
            _text(self._x(act), self.ground + 14, str(turn), "small middle")
            for act, turn in enumerate(self.turns, 1)
            if act % every == 0
        ]
        return [*parts, _text(LEFT - 6, self.ground + 14, "turn", "small end")]

    def _line(self, seat: int) -> list[str]:
        """From the deal on, act by act; saboteurs are drawn heavier."""
        course = self.courses[seat]
        path = f"M{self._x(0):.1f} {self._y(course[0]):.1f}"
        path += "".join(f"L{self._x(act):.1f} {self._y(chance):.1f}" for act, chance in enumerate(course) if act)
        dash = f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"' if seat % len(DASHES) else ""
        width = 3 if self._guilty(seat) else 1.6
        colour = COLOURS[seat % len(COLOURS)]
        return [f'<path class="line" stroke="{colour}" stroke-width="{width}"{dash} d="{path}"/>']

    def _labels(self) -> list[str]:
        """At the right: which line is whose, and what that seat was."""
        parts = []
        ends = sorted(range(len(self.courses)), key=lambda seat: (self._y(self.courses[seat][-1]), seat))
        places = _apart([self._y(self.courses[seat][-1]) for seat in ends], TITLE, self.ground)
        for seat, y in zip(ends, places, strict=True):
            end = self._y(self.courses[seat][-1])
            parts.append(
                f'<path class="lead" d="M{self._x(len(self.turns)):.1f} {end:.1f}L{RIGHT + 14} {y:.1f}"/>'
            )
            parts.append(
                f'<path fill="{COLOURS[seat % len(COLOURS)]}" transform="translate({RIGHT + 22} {y:.1f})" '
                f'd="{SHAPES[seat % len(SHAPES)]}"/>'
            )
            shown = f"seat {seat}" + (f", {ROLES[self.roles[seat]]}" if self.roles else "")
            percent = f"{100 * self.courses[seat][-1]:.0f} %"
            guilty = self._guilty(seat)
            parts.append(
                _text(RIGHT + 34, y + 4, f"{shown}{' ◆' if guilty else ''}, {percent}", "guilty" * guilty)
            )
        return parts

    def _mark(self, number: int, act: int, seat: int) -> list[str]:
        x, y = self._x(act), self._y(self.courses[seat][act])
        top = TITLE - 12
        return [
            f'<path class="at" d="M{x:.1f} {top}V{self.ground:g}"/>',
            f'<circle class="mark" cx="{x:.1f}" cy="{top}" r="8"/>',
            _text(x, top + 4, str(number), "small middle"),
            f'<path fill="{COLOURS[seat % len(COLOURS)]}" stroke="#241c16" '
            f'transform="translate({x:.1f} {y:.1f})" d="{SHAPES[seat % len(SHAPES)]}"/>',
        ]

    def _guilty(self, seat: int) -> bool:
        return bool(self.roles) and self.roles[seat] == SABOTEUR

    def _x(self, act: int) -> float:
        return LEFT + (RIGHT - LEFT) * act / max(1, len(self.turns))

    def _y(self, chance: float) -> float:
        return self.ground - (self.ground - TITLE) * chance


def picture(title: str, panels: Sequence[Panel]) -> str:
    """The panels beneath one another, as an SVG file."""
    height = HEAD + sum(panel.height for panel in panels)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {height:g}" width="{WIDE}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{WIDE}" height="{height:g}" rx="8"/>',
        _text(LEFT, 30, title, "head"),
        _text(RIGHT + 16, 30, "◆ and a heavy line: saboteur", "small"),
    ]
    y = float(HEAD)
    for panel in panels:
        parts += [f'<g transform="translate(0 {y:g})">', *panel.svg(), "</g>"]
        y += panel.height
    return "\n".join([*parts, "</svg>", ""])


def _apart(wanted: Sequence[float], top: float, bottom: float) -> list[float]:
    """Places near those wanted, which come from top to bottom, but far enough apart to be read.

    >>> _apart([10, 11, 90], 0, 100)
    [10, 25, 90]
    >>> _apart([98, 99], 0, 100)
    [85, 100]
    """
    places: list[float] = []
    for each in wanted:
        places.append(max(each, places[-1] + ROW if places else top))
    limit = bottom
    for place in reversed(range(len(places))):
        places[place] = min(places[place], limit)
        limit = places[place] - ROW
    return places


def _text(x: float, y: float, words: str, look: str = "") -> str:
    named = f' class="{look}"' if look else ""
    return f'<text x="{x:g}" y="{y:g}"{named}>{escape(words)}</text>'
