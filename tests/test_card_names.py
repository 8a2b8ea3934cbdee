"""The card list of the web client equals the catalogue, so that its tests cover every card (TAB-2)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.card_names import card_names, main

NAMES_FILE = Path(__file__).parents[1] / "web" / "src" / "gallery" / "names.json"


def test_the_committed_list_is_up_to_date() -> None:
    assert NAMES_FILE.read_text(encoding="utf-8") == card_names(), "run python tools/card_names.py " + str(
        NAMES_FILE
    )


def test_an_outdated_list_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "names.json"
    assert main([str(file)]) == 0
    assert main(["--check", str(file)]) == 0
    file.write_text("{}", encoding="utf-8")
    assert main(["--check", str(file)]) == 1
    assert "run python tools/card_names.py" in capsys.readouterr().out
