"""Draws how honest chances are: of those suspected so much, how many were saboteurs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

Bins = Sequence[tuple[int, float, float]]
"""For each tenth of the scale: how many cases, their chance on the average, and how often it was true."""

SIDE: Final = 210
LEFT: Final = 44
TOP: Final = 74
GAP: Final = 52
BARS: Final = 44
"""How high the bars beneath are that show how many cases there were."""

FEW: Final = 200
"""Dots for fewer cases than this are hollow: a round or two may have made them."""

STYLE: Final = """
  .paper { fill: #fffdf8 }
  text { font: 11px "DejaVu Sans", Verdana, sans-serif; fill: #3b2f27 }
  .head { font-size: 17px; font-weight: bold }
  .name { font-size: 12px; font-weight: bold }
  .small { font-size: 9.5px }
  .middle { text-anchor: middle }
  .end { text-anchor: end }
  .grid { stroke: #ddd2c0; stroke-width: 1; fill: none }
  .honest { stroke: #a4937c; stroke-width: 1.2; stroke-dasharray: 4 3 }
  .line { stroke: #b5523b; stroke-width: 2; fill: none }
  .dot { fill: #b5523b; stroke: #b5523b; stroke-width: 1.5 }
  .few { fill: #fffdf8 }
  .bar { fill: #5b6f8c }
"""


def draw(groups: Mapping[str, Bins]) -> str:
    """A square for each group, side by side: on the dashed line a chance says what it means."""
    width = LEFT + len(groups) * (SIDE + GAP)
    height = TOP + SIDE + BARS + 62
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" role="img">',
        "<title>How honest suspicion is</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{width}" height="{height}" rx="8"/>',
        _text(LEFT, 28, "Of those suspected so much, so many were saboteurs", "head"),
        _text(width - GAP, 28, f"dashed: honest; hollow: fewer than {FEW} cases", "small end"),
    ]
    for place, (name, bins) in enumerate(groups.items()):
        parts += [f'<g transform="translate({LEFT + place * (SIDE + GAP)} {TOP})">', *_square(name, bins), "</g>"]
    return "\n".join([*parts, "</svg>", ""])


def _square(name: str, bins: Bins) -> list[str]:
    parts = [_text(0, -12, name, "name")]
    for percent in (0, 25, 50, 75, 100):
        at = SIDE * percent / 100
        parts.append(f'<path class="grid" d="M0 {SIDE - at:g}H{SIDE}M{at:g} 0V{SIDE}"/>')
        parts.append(_text(-5, SIDE - at + 4, f"{percent} %", "small end"))
        parts.append(_text(at, SIDE + 14, f"{percent} %", "small middle"))
    parts.append(f'<path class="honest" d="M0 {SIDE}L{SIDE} 0"/>')
    shown = [(SIDE * chance, SIDE * (1 - true), count) for count, chance, true in bins if count]
    path = "L".join(f"{x:.1f} {y:.1f}" for x, y, _ in shown)
    if path:
        parts.append(f'<path class="line" d="M{path}"/>')
    for x, y, count in shown:
        look = "dot few" if count < FEW else "dot"
        parts.append(f'<circle class="{look}" cx="{x:.1f}" cy="{y:.1f}" r="4"/>')
    return [*parts, *_bars(bins)]


def _bars(bins: Bins) -> list[str]:
    """How many cases there were in each tenth."""
    most = max(count for count, _, _ in bins) or 1
    ground, wide = SIDE + 24 + BARS, SIDE / len(bins)
    parts = [
        f'<rect class="bar" x="{place * wide + 2:.1f}" y="{ground - BARS * count / most:.1f}" '
        f'width="{wide - 4:.1f}" height="{BARS * count / most:.1f}"/>'
        for place, (count, _, _) in enumerate(bins)
    ]
    total = sum(count for count, _, _ in bins)
    return [*parts, _text(SIDE / 2, ground + 14, f"suspected so much; {total:,} cases in all", "small middle")]


def _text(x: float, y: float, words: str, look: str) -> str:
    return f'<text x="{x:g}" y="{y:g}" class="{look}">{escape(words)}</text>'
