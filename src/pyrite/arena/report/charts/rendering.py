"""The style of all charts, and how a chart becomes a file."""

from __future__ import annotations

from importlib.util import find_spec
from io import BytesIO
from logging import ERROR, getLogger
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

HOW_TO_INSTALL: Final = "Charts need matplotlib: pip install 'pyrite-saboteur[plots]'"

WIDTH: Final = 9.75
"""Width of a whole chart in inches, 936 pixels of an SVG: about the width of a page."""
PAPER: Final = "#fffdf8"
INK: Final = "#2b2320"
PALE: Final = "#8f8479"
PALETTE: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#6b6b6b")
"""Okabe and Ito's colours, which colour-blind readers can tell apart; grey replaces their yellow and black."""
BLUE, VERMILION, GREEN, PURPLE, ORANGE, SKY, GREY = PALETTE

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
    "svg.fonttype": "none",  # text stays text, so it can be searched and read aloud
    "svg.hashsalt": "pyrite",  # otherwise ids inside the file are random
}


class Chart(Protocol):
    """A chart that can be drawn on a figure."""

    @property
    def title(self) -> str:
        """The headline, and the title of the SVG for screen readers."""
        ...

    def draw(self, figure: Figure) -> None:
        """Draw onto an empty figure and set its size."""
        ...


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


def set_up_figure(figure: Figure, title: str, width: float, height: float) -> None:
    """Set the size in inches and the headline; axes are laid out automatically."""
    figure.set_size_inches(width, height)
    figure.set_layout_engine("constrained", rect=(0, 0.06 / height, 1, 1 - 0.12 / height), h_pad=0.08, hspace=0.05)
    figure.suptitle("\n".join(wrap(title, int(8 * width))), x=0.01, ha="left", size=13, weight="bold")


def set_up_fixed_figure(figure: Figure, title: str, height: float) -> None:
    """As `set_up_figure`, for charts that place their axes themselves."""
    figure.set_size_inches(WIDTH, height)
    figure.set_layout_engine("none")
    figure.text(0.01, 1 - 0.14 / height, title, size=13, weight="bold", va="top")


def add_axes(figure: Figure, left: float, bottom: float, width: float, height: float) -> Axes:
    """Axes at a place in inches from the lower left corner."""
    across, up = figure.get_size_inches()
    return figure.add_axes((left / across, bottom / up, width / across, height / up))


def percent_axis(axis: Any) -> None:
    """Label the axis from 0 to 100 %."""
    axis.set_ticks([0, 25, 50, 75, 100], labels=["0 %", "25", "50", "75", "100 %"])
