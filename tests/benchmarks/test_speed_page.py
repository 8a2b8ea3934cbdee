"""The tables of `make bench`: ratios of each run, targets, and programs that are not installed."""

import sys
from pathlib import Path

import pytest

from benchmarks.speed import page as speed_page
from benchmarks.speed.job_protocol import UnavailableError
from benchmarks.speed.measurement import BenchmarkProcess, Results, launchers, measure
from benchmarks.speed.page import is_met, rate_table, ratios, target_table, write_page
from benchmarks.speed.rows import BASE, HEARTS, ROWS, ROWS_BEFORE, TARGETS, TARGETS_BEFORE, Row, Target

TWO_ROWS = (Row(BASE, "ours", "plain", "list"), Row(HEARTS, "hearts", "open-spiel", "hearts"))
AT_LEAST = Target("ours over hearts", BASE, HEARTS, at_least=0.5)
AT_MOST = Target("hearts over ours", HEARTS, BASE, at_most=2)


def cells(table: str) -> list[list[str]]:
    """The cells of a table, without its head."""
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]


def test_ratios_are_taken_run_by_run() -> None:
    results = Results({BASE: [100.0, 10.0, 100.0], HEARTS: [200.0, 20.0, 100.0]})
    assert ratios(results, BASE, HEARTS) == [0.5, 0.5, 1.0]
    ours, hearts = cells(rate_table(results, TWO_ROWS))
    assert ours == ["ours", "100", "1.00", "1.00 to 1.00", "0.50"]
    assert hearts == ["hearts", "100", "2.00", "1.00 to 2.00", "1.00"]


@pytest.mark.parametrize(
    ("target", "ratio", "met"),
    [(AT_LEAST, 0.5, True), (AT_LEAST, 0.49, False), (AT_MOST, 2.0, True), (AT_MOST, 2.01, False)],
)
def test_a_ratio_equal_to_the_target_meets_it(target: Target, ratio: float, met: bool) -> None:
    assert is_met(target, ratio) is met


def test_the_table_shows_whether_targets_are_met() -> None:
    results = Results({BASE: [30.0], HEARTS: [100.0]})
    comparison = Target("only shown", BASE, HEARTS)
    assert cells(target_table(results, (AT_LEAST, AT_MOST, comparison))) == [
        ["ours over hearts", "at least 0.5", "0.30", "not met"],
        ["hearts over ours", "at most 2", "3.33", "not met"],
        ["only shown", "", "0.30", ""],
    ]


def test_a_missing_program_is_shown_and_the_others_are_measured() -> None:
    results = Results({BASE: [30.0]}, {HEARTS: "not installed"})
    assert cells(rate_table(results, TWO_ROWS))[1] == ["hearts", "not installed", "", "", ""]
    assert cells(target_table(results, [AT_LEAST])) == [["ours over hearts", "at least 0.5", "", "not measured"]]


def test_all_lines_of_a_table_have_the_same_width() -> None:
    results = Results({BASE: [1_234_567.0]}, {HEARTS: "not installed"})
    assert len({len(line) for line in rate_table(results, TWO_ROWS).splitlines()}) == 1


def test_every_target_is_about_rows_that_are_measured() -> None:
    keys = {row.key for row in ROWS}
    assert len(keys) == len(ROWS)
    assert {target.numerator for target in TARGETS} | {target.denominator for target in TARGETS} <= keys
    with_before = keys | {row.key for row in ROWS_BEFORE}
    assert len(with_before) == len(ROWS) + len(ROWS_BEFORE)
    numerators = {target.numerator for target in TARGETS_BEFORE}
    assert numerators | {target.denominator for target in TARGETS_BEFORE} <= with_before


def test_an_older_checkout_is_a_program_of_its_own(tmp_path: Path) -> None:
    without, with_before = launchers(tmp_path), launchers(tmp_path, before=tmp_path)
    assert {row.program for row in ROWS_BEFORE} == with_before.keys() - without.keys()
    with pytest.raises(UnavailableError, match=r"no virtual environment in .*: run `make compiled` there"):
        with_before["compiled, before"]()


def test_programs_take_turns_and_unavailable_ones_are_skipped() -> None:
    child = "import sys\nsys.path.insert(0, '.')\n"
    child += "from benchmarks.speed.job_protocol import UnavailableError, serve_jobs\n"
    child += "def broken():\n    raise UnavailableError('not installed')\n"
    child += "serve_jobs('a child', {'count': lambda: lambda rng: {'count': 7}, 'broken': broken})\n"

    def fails_to_start() -> BenchmarkProcess:
        return BenchmarkProcess([sys.executable, "-c", "raise SystemExit('no luck')"], {})

    launchers = {"child": lambda: BenchmarkProcess([sys.executable, "-c", child], {}), "fails": fails_to_start}
    rows = (
        Row("one", "one", "child", "count"),
        Row("two", "two", "child", "broken"),
        Row("three", "three", "fails", "count"),
    )
    progress: list[str] = []
    results = measure(launchers, rows, runs=2, seconds=0.001, show_progress=progress.append)
    assert len(results.rates["one"]) == 2, "the warm-up run does not count"
    assert all(rate > 0 for rate in results.rates["one"])
    assert results.unavailable == {"two": "not installed", "three": "the process ended: no luck"}
    assert results.programs == ["a child"]
    assert progress[:3] == ["starting child", "starting fails", "warming up, 1 of 3: one"]
    assert progress[-1] == "run 2 of 2, 1 of 3: one"


def test_the_rest_of_the_page_is_kept(tmp_path: Path) -> None:
    page = tmp_path / "speed.md"
    page.write_text(f"before\n{speed_page.BEGIN}old\n{speed_page.END}after\n")
    write_page("new\n", page)
    write_page("newer\n", page)
    assert page.read_text() == f"before\n{speed_page.BEGIN}\nnewer\n\n{speed_page.END}after\n"


def test_a_page_without_marks_is_not_changed(tmp_path: Path) -> None:
    page = tmp_path / "speed.md"
    page.write_text("nothing here\n")
    with pytest.raises(SystemExit, match="has no place for the tables"):
        write_page("new\n", page)
    assert page.read_text() == "nothing here\n"


def test_the_page_in_docs_has_its_marks() -> None:
    text = speed_page.PAGE.read_text()
    assert text.index(speed_page.BEGIN) < text.index(speed_page.END)
