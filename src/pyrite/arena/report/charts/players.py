"""Charts of results by number of players: rounds won, and gold by role."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import ceil
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from pyrite.arena.plan import Plan
from pyrite.arena.report.charts import rendering as style
from pyrite.arena.report.charts.rendering import percent_axis, set_up_figure, write
from pyrite.arena.report.tables import Row, results
from pyrite.arena.stats.tally import Tally
from pyrite.game.catalogue import ROLES

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure


@dataclass(frozen=True)
class Series:
    """Measured values by number of players, each with the ends of its confidence interval."""

    name: str
    values: Sequence[tuple[int, float, float, float]]
    """Players, value, lower and upper end."""
    color: str = style.BLUE
    marker: str = "o"


@dataclass(frozen=True)
class PlayersChart:
    """Results over the number of players: a small panel for each kind of table, all to one scale."""

    title: str
    y_label: str
    panels: Mapping[str, Sequence[Series]]
    in_percent: bool = False
    columns: int = 3
    """How many panels are side by side at the most; with fewer, each panel is larger."""

    def draw(self, figure: Figure) -> None:
        """Draw all panels, and a legend if there is more than one series."""
        columns = min(self.columns, len(self.panels))
        rows = ceil(len(self.panels) / columns)
        width = style.WIDTH * max(columns / self.columns, 0.6)
        set_up_figure(figure, self.title, width, 0.7 + (1 + 3.2 / self.columns) * rows)
        grid = list(figure.subplots(rows, columns, squeeze=False, sharey=True).flat)
        for axes, (name, series) in zip(grid, self.panels.items(), strict=False):
            axes.set_title("\n".join(wrap(name, 108 // self.columns, max_lines=2, placeholder=" …")))
            _draw_series(axes, series)
        for axes in grid[len(self.panels) :]:
            axes.remove()
        for axes in grid[len(self.panels) - columns : len(self.panels)]:
            axes.set_xlabel("players")
        for axes in grid[::columns]:
            axes.set_ylabel(self.y_label)
        self._set_scale(figure.axes)
        lines = {name: line for axes in grid for line, name in zip(*axes.get_legend_handles_labels(), strict=True)}
        if len(lines) > 1:
            ncols = min(len(lines), int(width / 1.35))
            figure.legend(list(lines.values()), list(lines), loc="outside lower left", ncols=ncols)

    def _set_scale(self, panels: Sequence[Axes]) -> None:
        for axes in panels:
            axes.tick_params(labelleft=True)
            if self.in_percent:
                axes.set_ylim(-3, 103)
                percent_axis(axes.yaxis)
                axes.axhline(50, color=style.PALE, linewidth=1, linestyle="--", zorder=1)
        if not self.in_percent:
            values = [each for panel in self.panels.values() for series in panel for each in series.values]
            panels[0].set_ylim(min(0, *(low for *_, low, _ in values)), 1.04 * max(high for *_, high in values))


def _draw_series(axes: Axes, panel: Sequence[Series]) -> None:
    """Draw the series of a panel, shifted so that they do not hide each other."""
    sizes = sorted({size for series in panel for size, *_ in series.values})
    for place, series in enumerate(panel):
        shift = 0.6 / len(panel) * (place - (len(panel) - 1) / 2)
        axes.errorbar(
            [size + shift for size, *_ in series.values],
            [value for _, value, _, _ in series.values],
            yerr=list(zip(*((value - low, high - value) for _, value, low, high in series.values), strict=True)),
            color=series.color,
            marker=series.marker,
            label=series.name,
            markersize=4.5,
            linewidth=0.7,
            elinewidth=1.3,
            capsize=2,
        )
    axes.set_xticks(sizes)
    axes.set_xlim(sizes[0] - 0.6, sizes[-1] + 0.6)
    axes.grid(visible=False, axis="x")


ROLE_STYLES: Final = {
    "digger": (style.ORANGE, "o"),
    "saboteur": (style.INK, "s"),
    "greedy": (style.GREY, "^"),
    "blue digger": (style.BLUE, "D"),
    "green digger": (style.GREEN, "v"),
    "boss": (style.VERMILION, "P"),
    "profiteer": (style.PURPLE, "X"),
    "geologist": (style.SKY, "p"),
}
"""The same colour and marker for a role in every chart."""


def wins_chart(rows: Sequence[Row], title: str, *, compared: Sequence[Row] = ()) -> PlayersChart:
    """The share of rounds that the miners won. Every panel also shows the rows ``compared``, all of one mix."""
    beside = [Series(name, _shares(of_mix), style.PALE, "_") for name, of_mix in _by_mix(compared)]
    panels = {
        name: [*beside, Series("the mix named above the panel", _shares(of_mix))] for name, of_mix in _by_mix(rows)
    }
    columns = 2 if len(panels) in (2, 4) else 3
    return PlayersChart(title, "rounds won by miners", panels, in_percent=True, columns=columns)


def _shares(rows: Sequence[Row]) -> list[tuple[int, float, float, float]]:
    shares = [(row["players"], row["miners"]) for row in rows]
    return [(size, 100 * each["rate"], 100 * each["low"], 100 * each["high"]) for size, each in shares]


def gold_chart(rows: Sequence[Row], title: str) -> PlayersChart:
    """The nuggets that each role gets in a round."""
    panels = {
        name: [Series(role, found, *ROLE_STYLES[role]) for role in ROLES[1:] if (found := _gold(of_mix, role))]
        for name, of_mix in _by_mix(rows)
    }
    return PlayersChart(title, "nuggets a round", panels, columns=2)


def _gold(rows: Sequence[Row], role: str) -> list[tuple[int, float, float, float]]:
    means = [(row["players"], row["gold"][role]) for row in rows if role in row["gold"]]
    ends = [(size, each["mean"], each["half_width"] or 0.0) for size, each in means]
    return [(size, mean, mean - half, mean + half) for size, mean, half in ends]


def _by_mix(rows: Sequence[Row]) -> list[tuple[str, list[Row]]]:
    def name(row: Row) -> str:
        roles = "fixed roles" if row["roles"] == "fixed" else ""
        modules = row["modules"].replace("_", " ").replace("+", " + ")
        return ", ".join(word for word in (row["edition"], modules, row["house"], roles) if word)

    return [(mix, list(of_mix)) for mix, of_mix in groupby(rows, key=name)]


def write_charts(folder: Path, plan: Plan, tallies: Sequence[Tally]) -> None:
    """Draw the results of a plan: rounds won, and gold by role."""
    rows = [row for row in results(plan, tallies) if row["rounds"]]
    if not rows:
        return
    bots = ", ".join(dict.fromkeys(plan.seating.bots))
    write(folder / "wins", wins_chart(rows, f"Rounds won by the miners ({bots})"))
    write(folder / "gold", gold_chart(rows, f"Nuggets a round by role ({bots})"))
