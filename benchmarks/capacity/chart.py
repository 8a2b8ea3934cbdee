"""The chart of docs/capacity.md: how many people one PostgreSQL carries with more and more nodes."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from benchmarks.capacity.costs import Costs, Habits, Hardware
from benchmarks.capacity.plan import loop_fits, most_people, reconnect_fits
from pyrite.arena.report.charts.rendering import BLUE, VERMILION, WIDTH, render, set_up_figure

if TYPE_CHECKING:
    from matplotlib.figure import Figure

PICTURE: Final = Path(__file__).parents[2] / "docs" / "pictures" / "capacity" / "nodes.svg"
NODES: Final = range(1, 65)


@dataclass(frozen=True)
class NodesChart:
    """People by the number of nodes."""

    costs: Costs
    habits: Habits
    hardware: Hardware

    @property
    def title(self) -> str:
        """The headline."""
        return "People that one PostgreSQL carries, by the number of its nodes, as calculated"

    def draw(self, figure: Figure) -> None:
        """Draw both bounds; what is below both is possible."""
        set_up_figure(figure, self.title, WIDTH, 3.6)
        axes = figure.add_subplot()
        given = self.costs, self.habits, self.hardware
        by_loop = [most_people(nodes, *given, loop_fits) for nodes in NODES]
        by_loss = [most_people(nodes, *given, reconnect_fits) for nodes in NODES]
        axes.plot(NODES, [people / 1000 for people in by_loop], color=BLUE, label="event loops 60 % busy")
        shown = [(nodes, people / 1000) for nodes, people in zip(NODES, by_loss, strict=True)]
        axes.plot(*zip(*shown, strict=True), color=VERMILION, label="people of a lost node connect within 1.4 s")
        axes.set_xlim(0, max(NODES))
        axes.set_ylim(0, 1.2 * max(by_loop) / 1000)
        axes.set_xlabel("nodes")
        axes.set_ylabel("thousand people")
        axes.legend(loc="lower right")


def write_chart(costs: Costs, habits: Habits, hardware: Hardware) -> None:
    """Write the chart as SVG."""
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_bytes(render(NodesChart(costs, habits, hardware), "svg"))
