"""Many games in numbers."""

import json
from pathlib import Path
from typing import Any

import pytest

from pyrite.game.notation.record import read_record, verify
from tests.cli.running import in_process


def numbers(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> dict[str, Any]:
    ran = in_process(capsys, "simulate", "--json", *arguments)
    assert (ran.code, ran.err) == (0, "")
    found: dict[str, Any] = json.loads(ran.out)
    return found


def without_time(found: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in found.items() if "second" not in name}


def test_the_numbers_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    found = numbers(capsys, "-n", "6", "--players", "4")
    assert found["games"] == 6
    assert found["rounds"] == sum(side["rounds"] for side in found["won_by"].values()) == 18
    assert sum(side["percent"] for side in found["won_by"].values()) == pytest.approx(100, abs=0.1)
    assert len(found["wins"]) == 4
    assert sum(seat["games"] for seat in found["wins"]) >= 6
    assert found["games_per_second"] > 0


def test_the_same_seed_gives_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    once, again, other = (
        without_time(numbers(capsys, "-n", "4", "--seed", seed)) for seed in ("gold", "gold", "stone")
    )
    assert once == again
    assert once["decisions_per_game"] != other["decisions_per_game"] or once["wins"] != other["wins"]


@pytest.mark.parametrize(
    "choices",
    [
        ["--players", "10"],
        ["--edition", "UA16", "--players", "3"],
        ["--edition", "RU16", "--house-rule", "goals_at_once=one", "--house-rule", "lay_must_join=yes"],
        ["--variant", "tournament"],
        ["--variant", "sabotaged_dwarf", "--module", "greedy_dwarf"],
    ],
    ids=" ".join,
)
def test_any_set_up_can_be_played_and_recording_changes_nothing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, choices: list[str]
) -> None:
    quick = numbers(capsys, "-n", "3", *choices)
    recorded = numbers(capsys, "-n", "3", *choices, "--record", tmp_path / "records")
    assert without_time(quick) == without_time(recorded)
    files = sorted((tmp_path / "records").iterdir())
    assert [file.name for file in files] == ["game-000001.jsonl", "game-000002.jsonl", "game-000003.jsonl"]
    for file in files:
        record = read_record(file.read_text(encoding="utf-8"))
        assert record.result is not None
        assert verify(record) is None


def test_the_table_names_what_it_counts(capsys: pytest.CaptureFixture[str]) -> None:
    ran = in_process(capsys, "simulate", "-n", "2", "--players", "3")
    assert ran.err == ""
    for words in ("games", "a second", "decisions", "won by saboteurs", "gold of a digger", "won by seat 2"):
        assert words in ran.out


def test_a_house_rule_of_yes_or_no_is_understood(capsys: pytest.CaptureFixture[str]) -> None:
    found = numbers(capsys, "-n", "1", "--house-rule", "lay_must_join=no")
    assert found["set_up"]["house_rules"] == {"lay_must_join": False}
