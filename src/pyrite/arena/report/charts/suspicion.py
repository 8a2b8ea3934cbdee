"""Charts of how suspicion changed during a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import TYPE_CHECKING, Any, Final

from pyrite.arena.report.charts.rendering import (
    INK,
    PALE,
    PALETTE,
    PAPER,
    WIDTH,
    add_axes,
    percent_axis,
    set_up_fixed_figure,
)
from pyrite.game.catalogue import ROLES, SABOTEUR

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure


MARKERS: Final = "os^DvPXp><h*"
"""A shape for each of twelve seats, for readers who see no colours."""


@dataclass(frozen=True)
class SuspicionPanel:
    """One round: the probability that each seat is a saboteur, action by action."""

    name: str
    histories: Sequence[Sequence[float]]
    """For each seat: the probability after the deal, then after each action."""
    turns: Sequence[int]
    """The turn of each action."""
    roles: Sequence[int]
    """The role of each seat, if roles were shown."""
    marks: Mapping[int, tuple[int, int]]
    """Marked actions: for the number of each mark, the action and the seat."""
    notes: Sequence[str]
    """The explanations of the marks."""

    PLOT: Final = 2.3
    ABOVE: Final = 0.65
    BELOW: Final = 0.52
    NOTE: Final = 0.17
    """Heights in inches."""

    def is_saboteur(self, seat: int) -> bool:
        """Whether this seat was shown to be a saboteur."""
        return bool(self.roles) and self.roles[seat] == SABOTEUR

    @property
    def note_lines(self) -> list[str]:
        """The notes, wrapped to the width of the chart."""
        return [line for note in self.notes for line in wrap(note, 130, subsequent_indent="    ")]

    @property
    def height(self) -> float:
        """Its height in inches, title and notes included."""
        return self.ABOVE + self.PLOT + self.BELOW + self.NOTE * len(self.note_lines)


@dataclass(frozen=True)
class SuspicionChart:
    """How suspicion changed in a game: a panel for each round, a line for each seat."""

    title: str
    panels: Sequence[SuspicionPanel]

    HEAD: Final = 0.5
    LEFT: Final = 0.7
    PLOT_WIDTH: Final = 6.75

    def draw(self, figure: Figure) -> None:
        """Draw the panels beneath one another."""
        height = self.HEAD + sum(panel.height for panel in self.panels)
        set_up_fixed_figure(figure, self.title, height)
        figure.text(0.99, 1 - 0.17 / height, "◆ and a heavy line: saboteur", size=8, va="top", ha="right")
        top = height - self.HEAD
        for panel in self.panels:
            bottom = top - panel.ABOVE - panel.PLOT
            _draw_round(add_axes(figure, self.LEFT, bottom, self.PLOT_WIDTH, panel.PLOT), panel)
            for place, line in enumerate(panel.note_lines):
                y = bottom - panel.BELOW - panel.NOTE * place
                figure.text(self.LEFT / WIDTH, y / height, line, size=8, va="center")
            top -= panel.height


def _draw_round(axes: Axes, panel: SuspicionPanel) -> None:
    actions = len(panel.turns)
    axes.set_title(panel.name, pad=27)
    axes.set_xlim(0, max(1, actions))
    axes.set_ylim(0, 100)
    percent_axis(axes.yaxis)
    every = 1 + actions // 24
    ticks = range(every, actions + 1, every)
    axes.set_xticks(ticks, labels=[str(panel.turns[action - 1]) for action in ticks])
    axes.set_xlabel("turn", labelpad=1)
    axes.set_ylabel("chance of being a saboteur")
    axes.axhline(50, color=PALE, linewidth=1, linestyle="--", zorder=1)
    for seat, history in enumerate(panel.histories):
        chances = [100 * chance for chance in history]
        width = 2.8 if panel.is_saboteur(seat) else 1.3
        axes.plot(chances, markersize=5, markevery=(seat % 5, 5), linewidth=width, **_style(seat))
    _label_lines(axes, panel)
    for number, (action, seat) in panel.marks.items():
        axes.axvline(action, color=INK, linewidth=0.8, linestyle=":", ymax=1.05, clip_on=False)
        circle = {"boxstyle": "circle", "facecolor": PAPER, "edgecolor": INK}
        axes.text(action, 109, str(number), ha="center", va="center", size=8, bbox=circle)
        axes.plot(action, 100 * panel.histories[seat][action], markersize=8, markeredgecolor=INK, **_style(seat))


def _label_lines(axes: Axes, panel: SuspicionPanel) -> None:
    """Name the seat of each line to the right of its end, without overlaps."""
    ends = [100 * history[-1] for history in panel.histories]
    seats = sorted(range(len(ends)), key=lambda seat: (ends[seat], seat))
    beside = axes.get_yaxis_transform()  # x as a share of the width, y by the scale
    for seat, y in zip(seats, spread_apart([ends[seat] for seat in seats], 0, 100, 8), strict=True):
        saboteur = panel.is_saboteur(seat)
        role = f", {ROLES[panel.roles[seat]]}" if panel.roles else ""
        axes.plot([1, 1.025], [ends[seat], y], color=PALE, linewidth=0.7, transform=beside, clip_on=False)
        axes.plot(1.04, y, markersize=6, transform=beside, **_style(seat))
        text = f"seat {seat}{role}{' ◆' if saboteur else ''}, {ends[seat]:.0f} %"
        weight = "bold" if saboteur else "normal"
        axes.text(1.06, y, text, weight=weight, va="center", size=8.5, transform=beside)


def _style(seat: int) -> dict[str, Any]:
    """Colour and marker of a seat; what is at the edge of the axes is not cut off."""
    return {"color": PALETTE[seat % len(PALETTE)], "marker": MARKERS[seat % len(MARKERS)], "clip_on": False}


def spread_apart(wanted: Sequence[float], low: float, high: float, gap: float) -> list[float]:
    """Spread ascending places until neighbours are at least ``gap`` apart, close to where they are wanted.

    No place is above ``high``. If the range is too small for all, the lowest places are below ``low``.

    >>> spread_apart([10, 11, 90], 0, 100, 15)
    [10, 25, 90]
    >>> spread_apart([98, 99], 0, 100, 15)
    [85, 100]
    """
    places: list[float] = []
    for each in wanted:
        places.append(max(each, places[-1] + gap if places else low))
    limit = high
    for place in reversed(range(len(places))):
        places[place] = min(places[place], limit)
        limit = places[place] - gap
    return places
