"""The web client's list of cards is the catalogue's, so that its tests miss no card (TAB-2)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.card_names import card_names, main

KEPT = Path(__file__).parents[1] / "web" / "src" / "gallery" / "names.json"


def test_the_kept_list_is_fresh() -> None:
    assert KEPT.read_text(encoding="utf-8") == card_names(), "run python tools/card_names.py " + str(KEPT)


def test_a_stale_list_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "names.json"
    assert main([str(kept)]) == 0
    assert main(["--check", str(kept)]) == 0
    kept.write_text("{}", encoding="utf-8")
    assert main(["--check", str(kept)]) == 1
    assert "run python tools/card_names.py" in capsys.readouterr().out
