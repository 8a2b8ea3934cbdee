"""Charts of results by number of players: rounds won, and gold by role."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import ceil
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Any, Final

from pyrite.arena.plan import Plan
from pyrite.arena.report.charts.rendering import (
    BLUE,
    GREEN,
    GREY,
    INK,
    ORANGE,
    PALE,
    PURPLE,
    SKY,
    VERMILION,
    WIDTH,
    percent_axis,
    set_up_figure,
    write,
)
from pyrite.arena.report.tables import Row, results
from pyrite.arena.stats.tally import Tally
from pyrite.game.catalogue import ROLES

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure


@dataclass(frozen=True)
class Estimate:
    """A measured value and the ends of its confidence interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Series:
    """Estimates by number of players, with one colour and one marker."""

    name: str
    estimates: Mapping[int, Estimate]
    color: str = BLUE
    marker: str = "o"


@dataclass(frozen=True)
class PlayersPanel:
    """One kind of table."""

    name: str
    series: Sequence[Series]


@dataclass(frozen=True)
class PlayersChart:
    """Estimates over the number of players: a small panel for each kind of table, all to one scale."""

    title: str
    y_label: str
    panels: Sequence[PlayersPanel]
    in_percent: bool = False
    columns: int = 3
    """How many panels are side by side at the most; with fewer, each panel is larger."""

    def draw(self, figure: Figure) -> None:
        """Draw all panels, and a legend if there is more than one series."""
        columns = min(self.columns, len(self.panels))
        rows = ceil(len(self.panels) / columns)
        width = WIDTH * max(columns / self.columns, 0.6)
        set_up_figure(figure, self.title, width, 0.7 + (1 + 3.2 / self.columns) * rows)
        grid = figure.subplots(rows, columns, squeeze=False, sharey=True)
        for place, axes in enumerate(grid.flat):
            if place >= len(self.panels):
                axes.set_visible(False)
                continue
            self._draw_panel(axes, self.panels[place])
            axes.tick_params(labelleft=True)
            if place % columns == 0:
                axes.set_ylabel(self.y_label)
            if place + columns >= len(self.panels):
                axes.set_xlabel("players")
        if not self.in_percent:
            ends = [each for panel in self.panels for series in panel.series for each in series.estimates.values()]
            grid[0, 0].set_ylim(min(0, *(each.low for each in ends)), 1.04 * max(each.high for each in ends))
        self._draw_legend(figure, width)

    def _draw_panel(self, axes: Axes, panel: PlayersPanel) -> None:
        sizes = sorted({size for series in panel.series for size in series.estimates})
        step = 0.6 / max(1, len(panel.series))
        for place, series in enumerate(panel.series):
            shift = step * (place - (len(panel.series) - 1) / 2)
            found = [series.estimates[size] for size in series.estimates]
            axes.errorbar(
                [size + shift for size in series.estimates],
                [each.value for each in found],
                yerr=([each.value - each.low for each in found], [each.high - each.value for each in found]),
                color=series.color,
                marker=series.marker,
                markersize=4.5,
                linewidth=0.7,
                elinewidth=1.3,
                capsize=2,
                label=series.name,
            )
        axes.set_title("\n".join(wrap(panel.name, 108 // self.columns, max_lines=2, placeholder=" …")))
        axes.set_xticks(sizes)
        axes.set_xlim(sizes[0] - 0.6, sizes[-1] + 0.6)
        axes.grid(visible=False, axis="x")
        if self.in_percent:
            axes.set_ylim(-3, 103)
            percent_axis(axes.yaxis)
            axes.axhline(50, color=PALE, linewidth=1, linestyle="--", zorder=1)

    def _draw_legend(self, figure: Figure, width: float) -> None:
        lines: dict[str, Any] = {}
        for axes in figure.axes:
            for line, name in zip(*axes.get_legend_handles_labels(), strict=True):
                lines.setdefault(name, line)
        if len(lines) > 1:
            columns = min(len(lines), int(width / 1.35))
            figure.legend(list(lines.values()), list(lines), loc="outside lower left", ncols=columns)


ROLE_LOOKS: Final = {
    "digger": (ORANGE, "o"),
    "saboteur": (INK, "s"),
    "greedy": (GREY, "^"),
    "blue digger": (BLUE, "D"),
    "green digger": (GREEN, "v"),
    "boss": (VERMILION, "P"),
    "profiteer": (PURPLE, "X"),
    "geologist": (SKY, "p"),
}
"""The same colour and marker for a role in every chart."""


def wins_chart(rows: Sequence[Row], title: str, *, compared: Sequence[Row] = ()) -> PlayersChart:
    """The share of rounds that the miners won, in each panel beside that of other rows, all of one mix."""
    beside = [
        Series(name, {row["players"]: _share(row["miners"]) for row in of_mix}, PALE, "_")
        for name, of_mix in _by_mix(compared)
    ]
    panels = [
        PlayersPanel(
            name,
            [
                *beside,
                Series("the mix named above the panel", {row["players"]: _share(row["miners"]) for row in of_mix}),
            ],
        )
        for name, of_mix in _by_mix(rows)
    ]
    return PlayersChart(
        title, "rounds won by miners", panels, in_percent=True, columns=2 if len(panels) in (2, 4) else 3
    )


def gold_chart(rows: Sequence[Row], title: str) -> PlayersChart:
    """The nuggets that each role gets in a round."""
    panels = [
        PlayersPanel(
            name,
            [
                Series(
                    role,
                    {row["players"]: _gold(row["gold"][role]) for row in of_mix if role in row["gold"]},
                    *ROLE_LOOKS[role],
                )
                for role in ROLES[1:]
                if any(role in row["gold"] for row in of_mix)
            ],
        )
        for name, of_mix in _by_mix(rows)
    ]
    return PlayersChart(title, "nuggets a round", panels, columns=2)


def _by_mix(rows: Sequence[Row]) -> list[tuple[str, list[Row]]]:
    def name(row: Row) -> str:
        roles = "fixed roles" if row["roles"] == "fixed" else ""
        modules = row["modules"].replace("_", " ").replace("+", " + ")
        return ", ".join(word for word in (row["edition"], modules, row["house"], roles) if word)

    return [(mix, list(of_mix)) for mix, of_mix in groupby(rows, key=name)]


def _share(share: Row) -> Estimate:
    return Estimate(100 * share["rate"], 100 * share["low"], 100 * share["high"])


def _gold(gold: Row) -> Estimate:
    half = gold["give_or_take"] or 0.0
    return Estimate(gold["mean"], gold["mean"] - half, gold["mean"] + half)


def write_charts(folder: Path, plan: Plan, counted: Sequence[Tally]) -> None:
    """Draw the results of a plan: rounds won, and gold by role."""
    rows = [row for row in results(plan, counted) if row["rounds"]]
    if not rows:
        return
    bots = ", ".join(dict.fromkeys(plan.seating.bots))
    write(folder / "wins", wins_chart(rows, f"Rounds won by the miners ({bots})"))
    write(folder / "gold", gold_chart(rows, f"Nuggets a round by role ({bots})"))
