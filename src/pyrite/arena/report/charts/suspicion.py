"""Charts of how suspicion moved during a game."""

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
    """One round: how likely each seat is a saboteur, act by act."""

    name: str
    courses: Sequence[Sequence[float]]
    """For each seat: the chance after the deal, then after each act."""
    turns: Sequence[int]
    """The turn of each act."""
    roles: Sequence[int]
    """The role of each seat, if roles were shown."""
    marks: Mapping[int, tuple[int, int]]
    """Acts to point out: for the number of each mark, the act and the seat."""
    notes: Sequence[str]
    """What the marks point out."""

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
    """The course of suspicion in a game: a panel for each round, a line for each seat."""

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
    acts = len(panel.turns)
    axes.set_title(panel.name, pad=27)
    axes.set_xlim(0, max(1, acts))
    axes.set_ylim(0, 100)
    percent_axis(axes.yaxis)
    every = 1 + acts // 24
    ticks = range(every, acts + 1, every)
    axes.set_xticks(ticks, labels=[str(panel.turns[act - 1]) for act in ticks])
    axes.set_xlabel("turn", labelpad=1)
    axes.set_ylabel("chance of being a saboteur")
    axes.axhline(50, color=PALE, linewidth=1, linestyle="--", zorder=1)
    for seat, course in enumerate(panel.courses):
        chances = [100 * chance for chance in course]
        width = 2.8 if panel.is_saboteur(seat) else 1.3
        axes.plot(chances, markersize=5, markevery=(seat % 5, 5), linewidth=width, **_look(seat))
    _label_lines(axes, panel)
    for number, (act, seat) in panel.marks.items():
        axes.axvline(act, color=INK, linewidth=0.8, linestyle=":", ymax=1.05, clip_on=False)
        circle = {"boxstyle": "circle", "facecolor": PAPER, "edgecolor": INK}
        axes.text(act, 109, str(number), ha="center", va="center", size=8, bbox=circle)
        axes.plot(act, 100 * panel.courses[seat][act], markersize=8, markeredgecolor=INK, **_look(seat))


def _label_lines(axes: Axes, panel: SuspicionPanel) -> None:
    """Name the seat of each line to the right of its end, without overlaps."""
    ends = [100 * course[-1] for course in panel.courses]
    seats = sorted(range(len(ends)), key=lambda seat: (ends[seat], seat))
    beside = axes.get_yaxis_transform()  # x as a share of the width, y by the scale
    for seat, y in zip(seats, spread_apart([ends[seat] for seat in seats], 0, 100, 8), strict=True):
        saboteur = panel.is_saboteur(seat)
        role = f", {ROLES[panel.roles[seat]]}" if panel.roles else ""
        axes.plot([1, 1.025], [ends[seat], y], color=PALE, linewidth=0.7, transform=beside, clip_on=False)
        axes.plot(1.04, y, markersize=6, transform=beside, **_look(seat))
        text = f"seat {seat}{role}{' ◆' if saboteur else ''}, {ends[seat]:.0f} %"
        weight = "bold" if saboteur else "normal"
        axes.text(1.06, y, text, weight=weight, va="center", size=8.5, transform=beside)


def _look(seat: int) -> dict[str, Any]:
    """Colour and marker of a seat; what is at the edge of the axes is not cut off."""
    return {"color": PALETTE[seat % len(PALETTE)], "marker": MARKERS[seat % len(MARKERS)], "clip_on": False}


def spread_apart(wanted: Sequence[float], low: float, high: float, gap: float) -> list[float]:
    """Places near the wanted ones, which ascend, but at least a gap apart; they fill the range from its top.

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
