"""The tables of `make bench`: ratios of each run, aims met or not, and missing rows."""

import sys
from pathlib import Path

import pytest

from benchmarks.speed import table
from benchmarks.speed.measuring import Contestant, Measured, measure
from benchmarks.speed.rows import AIMS, BASE, HEARTS, ROWS, Aim, Row
from benchmarks.speed.table import aim_table, is_met, rate_table, ratios, write_page

TWO_ROWS = (Row(BASE, "ours", "plain", "list"), Row(HEARTS, "hearts", "open-spiel", "hearts"))
AT_LEAST = Aim("ours over hearts", BASE, HEARTS, at_least=0.5)
AT_MOST = Aim("hearts over ours", HEARTS, BASE, at_most=2)


def cells(text: str) -> list[list[str]]:
    """The cells of a table, without its head."""
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines()[2:]]


def test_ratios_are_computed_for_each_run() -> None:
    measured = Measured({BASE: [100.0, 10.0, 100.0], HEARTS: [200.0, 20.0, 100.0]})
    assert ratios(measured, BASE, HEARTS) == [0.5, 0.5, 1.0]
    ours, hearts = cells(rate_table(measured, TWO_ROWS))
    assert ours == ["ours", "100", "1.00", "1.00 to 1.00", "0.50"]
    assert hearts == ["hearts", "100", "2.00", "1.00 to 2.00", "1.00"]


@pytest.mark.parametrize(
    ("aim", "ratio", "met"),
    [(AT_LEAST, 0.5, True), (AT_LEAST, 0.49, False), (AT_MOST, 2.0, True), (AT_MOST, 2.01, False)],
)
def test_an_aim_is_met_up_to_its_limit(aim: Aim, ratio: float, met: bool) -> None:
    assert is_met(aim, ratio) is met


def test_an_aim_without_a_limit_has_no_verdict() -> None:
    measured = Measured({BASE: [30.0], HEARTS: [100.0]})
    without_limit = Aim("just so", BASE, HEARTS)
    assert cells(aim_table(measured, (AT_LEAST, AT_MOST, without_limit))) == [
        ["ours over hearts", "at least 0.5", "0.30", "not met"],
        ["hearts over ours", "at most 2", "3.33", "not met"],
        ["just so", "", "0.30", ""],
    ]


def test_a_row_that_was_not_measured_says_why() -> None:
    measured = Measured({BASE: [30.0]}, {HEARTS: "not installed"})
    assert cells(rate_table(measured, TWO_ROWS))[1] == ["hearts", "not installed", "", "", ""]
    assert cells(aim_table(measured, [AT_LEAST])) == [["ours over hearts", "at least 0.5", "", "not measured"]]


def test_columns_have_the_same_width_in_every_line() -> None:
    measured = Measured({BASE: [1_234_567.0]}, {HEARTS: "not installed"})
    assert len({len(line) for line in rate_table(measured, TWO_ROWS).splitlines()}) == 1


def test_every_aim_compares_measured_rows() -> None:
    keys = {row.key for row in ROWS}
    assert len(keys) == len(ROWS)
    assert {aim.over for aim in AIMS} | {aim.under for aim in AIMS} <= keys


def test_contestants_take_turns_and_a_missing_one_does_not_stop_the_others() -> None:
    child = "import sys\nsys.path.insert(0, '.')\nfrom benchmarks.speed.answering import AbsentError, answer\n"
    child += "def gone():\n    raise AbsentError('left at home')\n"
    child += "answer('a child', {'count': lambda: lambda rng: {'count': 7}, 'gone': gone})\n"

    def dies() -> Contestant:
        return Contestant([sys.executable, "-c", "raise SystemExit('no luck')"], {})

    starters = {"child": lambda: Contestant([sys.executable, "-c", child], {}), "dies": dies}
    rows = (
        Row("one", "one", "child", "count"),
        Row("two", "two", "child", "gone"),
        Row("three", "three", "dies", "count"),
    )
    said: list[str] = []
    measured = measure(starters, rows, runs=2, seconds=0.001, say=said.append)
    assert len(measured.rates["one"]) == 2, "the warm-up does not count"
    assert all(rate > 0 for rate in measured.rates["one"])
    assert measured.absent == {"two": "left at home", "three": "it stopped: no luck"}
    assert measured.contestants == ["a child"]
    assert said[:3] == ["starting child", "starting dies", "warming up, 1 of 3: one"]
    assert said[-1] == "run 2 of 2, 1 of 3: one"


def test_the_rest_of_the_page_is_kept(tmp_path: Path) -> None:
    page = tmp_path / "speed.md"
    page.write_text(f"before\n{table.BEGIN}old\n{table.END}after\n")
    write_page("new\n", page)
    write_page("newer\n", page)
    assert page.read_text() == f"before\n{table.BEGIN}\nnewer\n\n{table.END}after\n"


def test_a_page_without_marks_is_not_changed(tmp_path: Path) -> None:
    page = tmp_path / "speed.md"
    page.write_text("nothing here\n")
    with pytest.raises(SystemExit, match="has no place for the tables"):
        write_page("new\n", page)
    assert page.read_text() == "nothing here\n"


def test_the_page_in_docs_has_the_marks() -> None:
    text = table.PAGE.read_text()
    assert text.index(table.BEGIN) < text.index(table.END)
