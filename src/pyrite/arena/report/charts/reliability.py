"""Reliability diagrams: how well probabilities are calibrated."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pyrite.arena.report.charts.rendering import (
    BLUE,
    GREY,
    PALE,
    PAPER,
    WIDTH,
    add_axes,
    percent_axis,
    set_up_fixed_figure,
)

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

Bins = Sequence[tuple[int, float, float]]
"""For each tenth of the scale: the number of cases, their mean chance, and how often it came true."""

FEW_CASES: Final = 200
"""Dots for fewer cases than this are hollow: one or two rounds may have made them."""


@dataclass(frozen=True)
class ReliabilityChart:
    """A reliability diagram for each group: the share of saboteurs among seats suspected to the same degree."""

    title: str
    groups: Mapping[str, Bins]

    def draw(self, figure: Figure) -> None:
        """Draw a square for each group side by side, with a histogram of its cases beneath."""
        left, below, gap, histogram = 0.65, 1.35, 0.35, 0.4
        side = min(2.4, (WIDTH - left + gap - 0.3) / len(self.groups) - gap)
        set_up_fixed_figure(figure, self.title, below + side + 0.75)
        for place, (name, bins) in enumerate(self.groups.items()):
            x = left + place * (side + gap)
            square = add_axes(figure, x, below, side, side)
            square.set_title(name)
            _draw_reliability(square, bins)
            _draw_cases(add_axes(figure, x, below - 0.15 - histogram, side, histogram), bins)
            if place:
                square.tick_params(labelleft=False)
            else:
                square.set_ylabel("were saboteurs")
                figure.legend(*square.get_legend_handles_labels(), loc="lower left", ncols=3)


def _draw_reliability(axes: Axes, bins: Bins) -> None:
    axes.set_xlim(0, 100)
    axes.set_ylim(0, 100)
    percent_axis(axes.xaxis)
    percent_axis(axes.yaxis)
    axes.tick_params(labelbottom=False)
    axes.plot([0, 100], [0, 100], color=PALE, linewidth=1.2, linestyle="--", label="calibrated")
    cases = [(100 * chance, 100 * true, count) for count, chance, true in bins if count]
    axes.plot([x for x, _, _ in cases], [y for _, y, _ in cases], color=BLUE, linewidth=1.5)
    for few, fill, label in ((False, BLUE, "measured"), (True, PAPER, f"fewer than {FEW_CASES} cases")):
        dots = [(x, y) for x, y, count in cases if (count < FEW_CASES) == few]
        x, y = zip(*dots, strict=True) if dots else ((), ())
        axes.plot(x, y, "o", color=BLUE, markerfacecolor=fill, clip_on=False, label=label)


def _draw_cases(axes: Axes, bins: Bins) -> None:
    total = sum(count for count, _, _ in bins)
    width = 100 / len(bins)
    axes.set_xlim(0, 100)
    middles = [width * (place + 0.5) for place in range(len(bins))]
    axes.bar(middles, [count for count, _, _ in bins], 0.8 * width, color=GREY)
    percent_axis(axes.xaxis)
    axes.set_yticks([])
    axes.set_xlabel(f"suspected ({total:,} cases)")
