"""`pyrite simulate`: totals, set-ups, records."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from pyrite.bots import match
from pyrite.cli import mix_simulation
from pyrite.game import EDITIONS, SetUp
from pyrite.game.notation.record import read_record, verify
from pyrite.game.state import State
from tests.cli.running import as_program, in_process


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
        ["--saboteur2", "--edition", "FR2", "--players", "2", "--bots", "greedy_digger"],
        ["--saboteur2", "--everything", "--chest-layout", "random", "--players", "6", "--bots", "mixed"],
        ["--everything", "--module", "party", "--chest-layout", "2,-2 2,2 5,-2 5,2", "--bots", "greedy_digger"],
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


@pytest.mark.rule("SET-4")
def test_the_named_seat_begins_every_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    found = numbers(capsys, "-n", "3", "--players", "4", "--first-seat", "2", "--record", tmp_path)
    assert found["set_up"]["first_seat"] == 2
    for file in tmp_path.iterdir():
        record = read_record(file.read_text(encoding="utf-8"))
        assert record.set_up is not None
        assert record.set_up.first_seat == 2
        assert next(entry.seat for entry in record.entries if entry.seat is not None) == 2
    assert numbers(capsys, "-n", "1")["set_up"]["first_seat"] is None


@pytest.mark.rule("SET-4")
def test_a_demo_begins_with_the_named_seat(capsys: pytest.CaptureFixture[str]) -> None:
    for seat in ("0", "3"):
        ran = in_process(capsys, "demo", "--players", "4", "--first-seat", seat, "--maze", "never")
        assert f"Round 1 started. Seat {seat} plays first." in ran.out


def test_the_table_names_what_it_counts(capsys: pytest.CaptureFixture[str]) -> None:
    ran = in_process(capsys, "simulate", "-n", "2", "--players", "3")
    assert ran.err == ""
    for words in ("games", "a second", "decisions", "won by saboteurs", "gold of digger", "won by seat 2"):
        assert words in ran.out
    ran = in_process(capsys, "simulate", "-n", "2", "--saboteur2", "--bots", "greedy_digger", "--players", "12")
    for words in (
        "gold reached",
        "won by team blue",
        "won by both teams",
        "gold of geologist",
        "won by seat 11",
    ):
        assert words in ran.out


def test_a_house_rule_of_yes_or_no_is_understood(capsys: pytest.CaptureFixture[str]) -> None:
    found = numbers(capsys, "-n", "1", "--house-rule", "lay_must_join=no")
    assert found["set_up"]["house_rules"] == {"lay_must_join": False}


def test_the_option_saboteur2_is_the_module(capsys: pytest.CaptureFixture[str]) -> None:
    short, long = (numbers(capsys, "-n", "1", *words) for words in (["--saboteur2"], ["--module", "saboteur2"]))
    assert without_time(short) == without_time(long)
    found = numbers(capsys, "-n", "1", "--saboteur2", "--everything", "--chest-layout", "3,-1 3,1 5,-1 5,2")
    assert len(found["set_up"]["modules"]) == 12
    assert found["set_up"]["chest_layout"] == [[3, -1], [3, 1], [5, -1], [5, 2]]


def test_random_bots_and_greedy_diggers_play_differently(capsys: pytest.CaptureFixture[str]) -> None:
    random, greedy = (
        numbers(capsys, "-n", "10", "--saboteur2", "--bots", bots)["gold_reached"]["rounds"]
        for bots in ("random_bot", "greedy_digger")
    )
    assert random < greedy


# ---------------------------------------------------------------- by players


def test_each_number_of_players_has_a_row(capsys: pytest.CaptureFixture[str]) -> None:
    rows = numbers(capsys, "-n", "2", "--saboteur2", "--by-players", "--bots", "greedy_digger")["by_players"]
    assert [row["players"] for row in rows] == list(range(2, 13))
    assert all(row["games"] == 2 and row["rounds"] == 6 for row in rows)
    assert {role for row in rows for role in row["gold_per_round"]} >= {"boss", "profiteer", "geologist"}
    ran = in_process(capsys, "simulate", "-n", "2", "--by-players", "--variant", "tournament")
    heads, *lines = ran.out.splitlines()
    assert heads.split() == ["players", "games", "rounds", "gold", "reached", "digger", "saboteur", "greedy"]
    assert [int(line.split()[0]) for line in lines] == [5, 6, 7, 8, 9]


def test_a_row_equals_a_separate_run(capsys: pytest.CaptureFixture[str]) -> None:
    rows = numbers(capsys, "-n", "3", "--by-players")["by_players"]
    alone = numbers(capsys, "-n", "3", "--players", "4")
    assert all(alone[name] == value for name, value in rows[1].items() if name != "players")


# ---------------------------------------------------------------- any mix


def test_games_of_any_mix_are_counted_by_mix(capsys: pytest.CaptureFixture[str]) -> None:
    ran = in_process(capsys, "simulate", "-n", "25", "--any-mix")
    assert (ran.code, ran.err) == (0, "")
    assert re.fullmatch(r"25 games, \d+ distinct mixes, 0 failures\n", ran.out)
    found = numbers(capsys, "-n", "25", "--any-mix")
    assert found["distinct_mixes"] > 20
    assert sum(found["games_with"][edition] for edition in EDITIONS if edition in found["games_with"]) == 25


def test_a_game_of_any_mix_can_be_played_again_by_its_number(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    in_process(capsys, "simulate", "-n", "4", "--any-mix", "--record", tmp_path / "all")
    in_process(capsys, "simulate", "-n", "1", "--any-mix", "--first", "3", "--record", tmp_path / "one")
    name = "game-000003.jsonl"
    assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "all" / name).read_bytes()
    assert [file.name for file in (tmp_path / "one").iterdir()] == [name]
    for file in (tmp_path / "all").iterdir():
        assert verify(read_record(file.read_text(encoding="utf-8"))) is None


def test_a_game_that_fails_is_reported_with_its_set_up(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def play(state: State, bots: object) -> int:
        if state.table.rules.players == 5:
            raise IndexError("the roof\ncame down")
        return 1

    monkeypatch.setattr(mix_simulation, "play_moves", play)
    ran = in_process(capsys, "simulate", "-n", "40", "--any-mix")
    assert ran.code == 1
    first, *rest = ran.out.splitlines()
    assert re.fullmatch(r"40 games, \d+ distinct mixes, [1-9]\d* failures?", first)
    assert re.match(
        r"Game \d+ failed in round 1, turn 1: IndexError, the roof came down \(test_simulate.py,", rest[0]
    )
    set_up = SetUp.from_json(json.loads(rest[1].partition(": ")[2]))
    assert set_up.players == 5
    assert "--any-mix --seed pyrite --bots mixed --first" in rest[2]
    found = json.loads(in_process(capsys, "simulate", "-n", "40", "--any-mix", "--json").out)
    assert len(found["failures"]) == len(rest) // 3


def test_a_failed_game_is_recorded_up_to_the_failure(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(match, "MAX_DECISIONS", 7)
    ran = in_process(capsys, "simulate", "-n", "1", "--any-mix", "--record", tmp_path)
    assert ran.code == 1
    assert "after 7 decisions; seat" in ran.out
    record = read_record((tmp_path / "game-000001.jsonl").read_text(encoding="utf-8"))
    assert len(record.entries) == 8
    assert verify(record) is None


def test_the_result_does_not_depend_on_the_number_of_workers(capsys: pytest.CaptureFixture[str]) -> None:
    alone = numbers(capsys, "-n", "25", "--any-mix", "--workers", "1")
    ran = as_program("simulate", "-n", "25", "--any-mix", "--workers", "2", "--json")
    assert (ran.code, ran.err) == (0, "")
    assert without_time(json.loads(ran.out)) == without_time(alone)
