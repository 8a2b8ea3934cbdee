"""Learning curves: how often the policy reaches the gold against itself, from batch to batch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pyrite.arena.report.charts.rendering import PALETTE, WIDTH, percent_axis, set_up_figure

if TYPE_CHECKING:
    from matplotlib.figure import Figure

Curve = Sequence[Mapping[str, float]]
"""For each batch: the rounds until then, and the share of rounds with the gold reached by number of players."""

WINDOW: Final = 15
"""A point of a line is the mean of this many batches: single ones are noisy."""

SHOWN: Final = ("3", "4", "5", "7", "10")
"""The numbers of players that are drawn."""


@dataclass(frozen=True)
class LearningCurve:
    """A panel for each game, with a line for each number of players."""

    curves: Mapping[str, Curve]

    @property
    def title(self) -> str:
        """The headline."""
        return "Rounds in which the policy reaches the gold against itself, while it learns"

    def draw(self, figure: Figure) -> None:
        """Draw the panels side by side."""
        set_up_figure(figure, self.title, WIDTH, 3.6)
        panels = figure.subplots(1, len(self.curves), squeeze=False)[0]
        for axes, (game, curve) in zip(panels, self.curves.items(), strict=True):
            axes.set_title(game)
            axes.set_xlabel("rounds played, in thousands")
            axes.set_ylim(0, 100)
            percent_axis(axes.yaxis)
            for colour, players in zip(PALETTE, SHOWN, strict=False):
                shares = [100 * batch[players] for batch in curve]
                xs = [batch["rounds"] / 1000 for batch in curve]
                axes.plot(xs, smoothed(shares), color=colour, label=f"{players} players")
        panels[-1].legend(loc="lower right")


def smoothed(values: Sequence[float]) -> list[float]:
    """The mean of each value and those before it.

    >>> smoothed([1.0, 3.0])
    [1.0, 2.0]
    """
    windows = [values[max(0, place + 1 - WINDOW) : place + 1] for place in range(len(values))]
    return [sum(window) / len(window) for window in windows]
