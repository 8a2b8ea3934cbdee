"""Benchmarks that compare this checkout with another one: options, and the table."""

import sys
from pathlib import Path

import pytest

from benchmarks import checkouts, playouts


def test_the_other_checkout_must_have_a_build(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for options, sentence in (
        ([], "the folder of another checkout is needed"),
        ([str(tmp_path)], "make compiled"),
    ):
        monkeypatch.setattr(sys, "argv", ["benchmark", *options])
        monkeypatch.setattr(checkouts, "ROOT", tmp_path)
        with pytest.raises(SystemExit):
            checkouts.compare("benchmarks.playouts", "rounds a second", playouts.jobs())
        assert sentence in capsys.readouterr().err


def test_the_ratio_is_the_median_of_the_ratios_of_single_runs(capsys: pytest.CaptureFixture[str]) -> None:
    checkouts._print_table("rounds a second", {"base:whole": {"here": [20.0, 90.0], "other": [10.0, 10.0]}})
    cells = [cell.strip() for cell in capsys.readouterr().out.splitlines()[2].strip("|").split("|")]
    assert cells == ["base:whole", "55", "10", "5.50", "2.00 to 9.00"]


def test_no_name_of_a_row_has_a_space() -> None:
    """A request to a process is one line: name, seed, seconds, times."""
    assert not any(" " in name for name in playouts.jobs())
