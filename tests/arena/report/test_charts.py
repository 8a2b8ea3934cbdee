"""Charts show the data they are given, are reproducible, and keep all words inside."""

import sys
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from matplotlib.axes import Axes
from matplotlib.container import ErrorbarContainer
from matplotlib.figure import Figure
from PIL import Image

from pyrite.arena.plan import Cell, Plan
from pyrite.arena.report.charts.players import (
    ROLE_STYLES,
    PlayersChart,
    Series,
    write_charts,
)
from pyrite.arena.report.charts.reliability import ReliabilityChart
from pyrite.arena.report.charts.rendering import PALETTE, Chart, can_draw, render, write
from pyrite.arena.report.charts.suspicion import MARKERS, SuspicionChart, SuspicionPanel
from pyrite.arena.runner import play
from pyrite.arena.seating import Seating
from pyrite.arena.stats.tally import Tally, tally_cells
from pyrite.game import SetUp
from pyrite.game.catalogue import DIGGER, ROLES, SABOTEUR

SVG = "{http://www.w3.org/2000/svg}"


def players_chart(name: str = "DE24", title: str = "Title", columns: int = 3) -> PlayersChart:
    series = Series("miners", [(3, 25, 20, 30), (5, 50, 40, 55)])
    return PlayersChart(title, "won", {name: [series]}, in_percent=True, columns=columns)


def roles_chart() -> PlayersChart:
    series = [Series(role, [(3, 1, 0.5, 1.5)], *ROLE_STYLES[role]) for role in ROLES[1:]]
    return PlayersChart("Nuggets", "nuggets", {"DE24": series}, columns=2)


def suspicion_chart(seats: int = 12) -> SuspicionChart:
    roles = [SABOTEUR, *[DIGGER] * (seats - 1)]
    courses = [[0.3, 0.5, 0.99]] * seats
    note = "1. Turn 2: Seat 0 plays a card, and very much is said about what came of it afterwards. " * 3
    panel = SuspicionPanel("Round 1", courses, [1, 2], roles, {1: (2, 0)}, [note])
    unfinished = SuspicionPanel("Round 2", [[0.3]] * seats, [], [], {}, [])
    return SuspicionChart("How likely each seat is a saboteur", [panel, unfinished])


def reliability_chart(groups: int = 4) -> ReliabilityChart:
    bins = [(1000, 0.05, 0.1), (50, 0.15, 0.3), *[(0, 0.0, 0.0)] * 7, (300, 0.95, 1.0)]
    return ReliabilityChart("Calibration", {f"group {number}": bins for number in range(groups)})


CHARTS = [players_chart(), roles_chart(), suspicion_chart(), suspicion_chart(2), reliability_chart()]


def drawn(chart: Chart) -> Figure:
    figure = Figure()
    chart.draw(figure)
    figure.draw_without_rendering()
    return figure


def words_in(svg: bytes) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def error_bars(axes: Axes) -> list[ErrorbarContainer]:
    return [each for each in axes.containers if isinstance(each, ErrorbarContainer)]


# ---------------------------------------------------------------- files


@pytest.mark.parametrize("chart", CHARTS, ids=lambda chart: type(chart).__name__)
def test_the_same_data_gives_the_same_file(chart: Chart) -> None:
    assert render(chart, "svg") == render(chart, "svg")
    assert render(chart, "png") == render(chart, "png")


def test_a_file_has_no_date_and_no_version() -> None:
    svg = render(players_chart(), "svg").decode()
    assert "<dc:date>" not in svg
    assert "atplotlib v" not in svg
    assert b"Software" not in render(players_chart(), "png")


def test_the_settings_of_the_user_do_not_change_a_chart(monkeypatch: pytest.MonkeyPatch) -> None:
    import matplotlib

    before = render(players_chart(), "svg")
    monkeypatch.setitem(matplotlib.rcParams, "lines.markeredgewidth", 9.0)
    assert render(players_chart(), "svg") == before
    assert matplotlib.rcParams["lines.markeredgewidth"] == 9.0


def test_text_stays_text_and_the_title_is_there_for_screen_readers() -> None:
    svg = render(players_chart(title="A & B <c> $x$"), "svg")
    assert {"A & B <c> $x$", "DE24", "players", "won"} <= set(words_in(svg))
    assert ElementTree.fromstring(svg).findtext(f"{SVG}title") == "A & B <c> $x$"


def test_both_formats_are_written(tmp_path: Path) -> None:
    write(tmp_path / "wins", players_chart())
    assert (tmp_path / "wins.svg").read_bytes() == render(players_chart(), "svg")
    with Image.open(tmp_path / "wins.png") as picture:
        assert picture.format == "PNG"
        assert picture.width > 1000


def test_charts_cannot_be_drawn_without_matplotlib(monkeypatch: pytest.MonkeyPatch) -> None:
    assert can_draw()
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert not can_draw()


@pytest.mark.parametrize(
    "chart",
    [
        *CHARTS,
        players_chart(title="A very long title that goes on and on about what is in the chart " * 3),
        players_chart(name="DE24, " + " + ".join(["change of direction", "toll", "veto"] * 5)),
        players_chart(name="toll+" * 30, columns=2),
        reliability_chart(1),
    ],
    ids=lambda chart: type(chart).__name__,
)
def test_all_words_are_inside_the_chart(chart: Chart) -> None:
    with Image.open(BytesIO(render(chart, "png"))) as picture:
        pixels = picture.convert("RGB")
        paper = pixels.getpixel((0, 0))
        width, height = pixels.size
        edge = [pixels.getpixel((x, y)) for x in range(width) for y in (0, height - 1)]
        edge += [pixels.getpixel((x, y)) for x in (0, width - 1) for y in range(height)]
    assert set(edge) == {paper}


# ---------------------------------------------------------------- results by number of players


@pytest.fixture(scope="module")
def played() -> tuple[Plan, list[Tally]]:
    cells = (Cell(SetUp(3)), Cell(SetUp(5)), Cell(SetUp(4, modules=frozenset({"saboteur2"}))))
    plan = Plan(cells, Seating(("greedy_digger", "random_bot")), 10)
    return plan, tally_cells(plan, [play(plan, batch) for batch in plan.batches()])


def test_results_are_drawn_with_a_panel_for_each_mix(played: tuple[Plan, list[Tally]], tmp_path: Path) -> None:
    plan, counted = played
    write_charts(tmp_path, plan, counted)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["gold.png", "gold.svg", "wins.png", "wins.svg"]
    for name in ("wins", "gold"):
        words = words_in((tmp_path / f"{name}.svg").read_bytes())
        assert {"DE24, base", "DE24, saboteur2"} <= set(words)
        assert ("blue digger" in words, "greedy" in words) == (name == "gold", False)


def test_a_dot_is_at_its_value_and_the_bar_covers_its_interval() -> None:
    (axes,) = drawn(players_chart()).axes
    (container,) = error_bars(axes)
    dots, _, (bars,) = container
    assert dots is not None
    assert (list(dots.get_xdata()), list(dots.get_ydata())) == ([3, 5], [25, 50])
    assert [(low, high) for (_, low), (_, high) in bars.get_segments()] == [(20, 30), (40, 55)]


def test_series_are_shifted_so_that_they_do_not_hide_each_other() -> None:
    (axes,) = drawn(roles_chart()).axes
    places = [float(dots.get_xdata()[0]) for dots, _, _ in error_bars(axes) if dots is not None]
    assert len(set(places)) == len(ROLES) - 1
    assert all(2.5 < place < 3.5 for place in places)


def test_each_role_has_its_own_marker() -> None:
    assert set(ROLE_STYLES) == set(ROLES[1:])
    assert len({marker for _, marker in ROLE_STYLES.values()}) == len(ROLE_STYLES)


def test_without_a_round_nothing_is_drawn(tmp_path: Path) -> None:
    plan = Plan((Cell(SetUp(3)),), Seating(("greedy_digger",)), 10)
    write_charts(tmp_path, plan, tally_cells(plan, []))
    assert list(tmp_path.iterdir()) == []


# ---------------------------------------------------------------- suspicion and calibration


def test_twelve_seats_differ_even_without_colours() -> None:
    assert len(set(MARKERS)) == 12
    assert len(set(PALETTE)) == len(PALETTE)


def test_each_seat_has_a_line_with_a_label_and_each_note_a_mark() -> None:
    words = words_in(render(suspicion_chart(), "svg"))
    assert "seat 0, saboteur ◆, 99 %" in words
    assert [word for word in words if word.startswith("seat ") and "digger" in word] == [
        f"seat {seat}, digger, 99 %" for seat in range(1, 12)
    ]
    assert sum(word.startswith("seat ") for word in words) == 2 * 12
    assert words.count("1") == 2  # a mark, and the turn beneath


def test_labels_do_not_overlap() -> None:
    figure = drawn(suspicion_chart())
    labels = [text for text in figure.axes[0].texts if text.get_text().startswith("seat ")]
    boxes = sorted((text.get_window_extent() for text in labels), key=lambda box: box.y0)
    assert all(lower.y1 < upper.y0 + 2 for lower, upper in pairwise(boxes))


def test_bins_with_few_cases_are_a_series_of_their_own() -> None:
    figure = drawn(reliability_chart(1))
    dots = {line.get_label(): line.get_xydata() for line in figure.axes[0].lines}
    assert np.array_equal(dots["measured"], [(5, 10), (95, 100)])
    assert np.array_equal(dots["fewer than 200 cases"], [(15, 30)])
