"""Every chart of the project, drawn by matplotlib and written as SVG and PNG.

matplotlib comes with the extra ``plots``. It is imported when a chart is drawn, not before, so that this
module can be imported without it. The same data gives the same file: nothing in it depends on the date, on the
machine or on the fonts installed there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from io import BytesIO
from itertools import groupby
from logging import ERROR, getLogger
from math import ceil
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol

from pyrite.arena.plan import Plan
from pyrite.arena.report.tables import Row, results
from pyrite.arena.stats.tally import Tally
from pyrite.game.catalogue import ROLES, SABOTEUR

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

HOW_TO_INSTALL: Final = "Charts need matplotlib: pip install 'pyrite-saboteur[plots]'"

WIDTH: Final = 9.75
"""Width of a whole chart in inches, 936 pixels of an SVG: about the width of a page."""
PAPER: Final = "#fffdf8"
INK: Final = "#2b2320"
PALE: Final = "#8f8479"
GREY: Final = "#6b6b6b"
BLUE, VERMILION, GREEN, PURPLE, ORANGE, SKY = "#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9"
PALETTE: Final = (BLUE, VERMILION, GREEN, PURPLE, ORANGE, SKY, GREY)
"""Okabe and Ito's colours, which colour-blind readers can tell apart; grey replaces their yellow and black."""
MARKERS: Final = ("o", "s", "^", "D", "v", "P", "X", "p", ">", "<", "h", "*")
"""A shape for each of up to twelve seats or roles, for readers who see no colours."""

STYLE: Final[dict[Any, Any]] = {
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans", "Verdana"],  # matplotlib brings the first; viewers may have the second
    "font.size": 9,
    "text.color": INK,
    "text.parse_math": False,
    "axes.facecolor": PAPER,
    "axes.edgecolor": PALE,
    "axes.labelcolor": INK,
    "axes.titlesize": 9.5,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": "#e4dccf",
    "xtick.color": INK,
    "ytick.color": INK,
    "xtick.labelsize": 8,
    "ytick.labelsize": 8,
    "legend.frameon": False,
    "svg.fonttype": "none",  # words stay words, which can be searched and read aloud
    "svg.hashsalt": "pyrite",  # names inside the file are otherwise drawn by lot
}


class Chart(Protocol):
    """What can be drawn."""

    @property
    def title(self) -> str:
        """The headline, and the title of the SVG for screen readers."""
        ...

    def draw(self, figure: Figure) -> None:
        """Draw onto an empty figure and set its size."""
        ...


# ---------------------------------------------------------------- files


def can_draw() -> bool:
    """Whether matplotlib is installed."""
    return find_spec("matplotlib") is not None


def render(chart: Chart, file_format: Literal["svg", "png"]) -> bytes:
    """The chart as the content of a file."""
    getLogger("matplotlib").setLevel(ERROR)  # its first import may warn that listing the fonts takes a while
    from matplotlib import rc_context, rcdefaults, rcParams
    from matplotlib.figure import Figure

    metadata = {"Title": chart.title, "Creator": None, "Date": None}
    file = BytesIO()
    with rc_context():
        rcdefaults()
        rcParams.update(STYLE)
        figure = Figure(facecolor=PAPER)
        chart.draw(figure)
        figure.savefig(
            file, format=file_format, dpi=192, metadata=metadata if file_format == "svg" else {"Software": None}
        )
    return file.getvalue()


def write(path: Path, chart: Chart) -> None:
    """Write the chart as SVG and PNG, under this name with the suffix of each."""
    path.with_suffix(".svg").write_bytes(render(chart, "svg"))
    path.with_suffix(".png").write_bytes(render(chart, "png"))


def _set_up_figure(figure: Figure, title: str, width: float, height: float) -> None:
    figure.set_size_inches(width, height)
    figure.set_layout_engine("constrained", rect=(0, 0.06 / height, 1, 1 - 0.12 / height), h_pad=0.08, hspace=0.05)
    figure.suptitle("\n".join(wrap(title, int(8 * width))), x=0.01, ha="left", size=13, weight="bold")


def _set_up_fixed_figure(figure: Figure, title: str, height: float) -> None:
    """As `_set_up_figure`, for charts that place their axes themselves."""
    figure.set_size_inches(WIDTH, height)
    figure.set_layout_engine("none")
    figure.text(0.01, 1 - 0.14 / height, title, size=13, weight="bold", va="top")


def _add_axes(figure: Figure, left: float, bottom: float, width: float, height: float) -> Axes:
    """Axes at a place in inches from the lower left corner."""
    across, up = figure.get_size_inches()
    return figure.add_axes((left / across, bottom / up, width / across, height / up))


def _percent_axis(axis: Any) -> None:
    axis.set_ticks([0, 25, 50, 75, 100], labels=["0 %", "25", "50", "75", "100 %"])


# ---------------------------------------------------------------- results by number of players


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
        _set_up_figure(figure, self.title, width, 0.7 + (1 + 3.2 / self.columns) * rows)
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
            _percent_axis(axes.yaxis)
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


# ---------------------------------------------------------------- the course of suspicion


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
        _set_up_fixed_figure(figure, self.title, height)
        figure.text(0.99, 1 - 0.17 / height, "◆ and a heavy line: saboteur", size=8, va="top", ha="right")
        top = height - self.HEAD
        for panel in self.panels:
            bottom = top - panel.ABOVE - panel.PLOT
            _draw_round(_add_axes(figure, self.LEFT, bottom, self.PLOT_WIDTH, panel.PLOT), panel)
            for place, line in enumerate(panel.note_lines):
                y = bottom - panel.BELOW - panel.NOTE * place
                figure.text(self.LEFT / WIDTH, y / height, line, size=8, va="center")
            top -= panel.height


def _draw_round(axes: Axes, panel: SuspicionPanel) -> None:
    acts = len(panel.turns)
    axes.set_title(panel.name, pad=27)
    axes.set_xlim(0, max(1, acts))
    axes.set_ylim(0, 100)
    _percent_axis(axes.yaxis)
    every = 1 + acts // 24
    ticks = range(every, acts + 1, every)
    axes.set_xticks(ticks, labels=[str(panel.turns[act - 1]) for act in ticks])
    axes.set_xlabel("turn", labelpad=1)
    axes.set_ylabel("chance of being a saboteur")
    axes.axhline(50, color=PALE, linewidth=1, linestyle="--", zorder=1)
    for seat, course in enumerate(panel.courses):
        axes.plot(
            range(len(course)),
            [100 * chance for chance in course],
            color=_color(seat),
            marker=_marker(seat),
            markersize=5,
            markevery=(seat % 5, 5),
            linewidth=2.8 if panel.is_saboteur(seat) else 1.3,
            clip_on=False,
        )
    _label_lines(axes, panel)
    for number, (act, seat) in panel.marks.items():
        axes.axvline(act, color=INK, linewidth=0.8, linestyle=":", ymax=1.05, clip_on=False)
        circle = {"boxstyle": "circle", "facecolor": PAPER, "edgecolor": INK}
        axes.text(act, 109, str(number), ha="center", va="center", size=8, bbox=circle)
        axes.plot(act, 100 * panel.courses[seat][act], color=_color(seat), marker=_marker(seat), markersize=8,
                  markeredgecolor=INK, clip_on=False)  # fmt: skip


def _label_lines(axes: Axes, panel: SuspicionPanel) -> None:
    """Name the seat of each line to the right of its end, without overlaps."""
    ends = [100 * course[-1] for course in panel.courses]
    seats = sorted(range(len(ends)), key=lambda seat: (ends[seat], seat))
    beside = axes.get_yaxis_transform()  # x as a share of the width, y by the scale
    for seat, y in zip(seats, spread_apart([ends[seat] for seat in seats], 0, 100, 8), strict=True):
        saboteur = panel.is_saboteur(seat)
        role = f", {ROLES[panel.roles[seat]]}" if panel.roles else ""
        axes.plot([1, 1.025], [ends[seat], y], color=PALE, linewidth=0.7, transform=beside, clip_on=False)
        axes.plot(1.04, y, color=_color(seat), marker=_marker(seat), markersize=6, transform=beside, clip_on=False)
        text = f"seat {seat}{role}{' ◆' if saboteur else ''}, {ends[seat]:.0f} %"
        weight = "bold" if saboteur else "normal"
        axes.text(1.06, y, text, weight=weight, va="center", size=8.5, transform=beside)


def _color(seat: int) -> str:
    return PALETTE[seat % len(PALETTE)]


def _marker(seat: int) -> str:
    return MARKERS[seat % len(MARKERS)]


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


# ---------------------------------------------------------------- calibration

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
        _set_up_fixed_figure(figure, self.title, below + side + 0.75)
        for place, (name, bins) in enumerate(self.groups.items()):
            x = left + place * (side + gap)
            square = _add_axes(figure, x, below, side, side)
            square.set_title(name)
            _draw_reliability(square, bins)
            _draw_cases(_add_axes(figure, x, below - 0.15 - histogram, side, histogram), bins)
            if place:
                square.tick_params(labelleft=False)
            else:
                square.set_ylabel("were saboteurs")
                figure.legend(*square.get_legend_handles_labels(), loc="lower left", ncols=3)


def _draw_reliability(axes: Axes, bins: Bins) -> None:
    axes.set_xlim(0, 100)
    axes.set_ylim(0, 100)
    _percent_axis(axes.xaxis)
    _percent_axis(axes.yaxis)
    axes.tick_params(labelbottom=False)
    axes.plot([0, 100], [0, 100], color=PALE, linewidth=1.2, linestyle="--", label="calibrated")
    cases = [(100 * chance, 100 * true, count) for count, chance, true in bins if count]
    axes.plot([x for x, _, _ in cases], [y for _, y, _ in cases], color=BLUE, linewidth=1.5)
    for few, fill, label in ((False, BLUE, "measured"), (True, PAPER, f"fewer than {FEW_CASES} cases")):
        dots = [(x, y) for x, y, count in cases if (count < FEW_CASES) == few]
        axes.plot([x for x, _ in dots], [y for _, y in dots], color=BLUE, marker="o", linestyle="none",
                  markerfacecolor=fill, clip_on=False, label=label)  # fmt: skip


def _draw_cases(axes: Axes, bins: Bins) -> None:
    total = sum(count for count, _, _ in bins)
    width = 100 / len(bins)
    axes.set_xlim(0, 100)
    axes.bar(
        [width * (place + 0.5) for place in range(len(bins))],
        [count for count, _, _ in bins],
        0.8 * width,
        color=GREY,
    )
    _percent_axis(axes.xaxis)
    axes.set_yticks([])
    axes.set_xlabel(f"suspected ({total:,} cases)")
