"""The soak finds the property tests and stores failures so that they can be run again."""

import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest

from pyrite.game import SetUp
from pyrite.game.notation.record import read_record, verify
from tests.fuzz.targets import TARGETS, Target
from tests.soak.checks import game_checks, run_check
from tests.soak.worker import PROGRAM, CheckTimeoutError, Worker, cpu_time_limit

ROOT = Path(__file__).parents[2]
TOOL = ROOT / "tools" / "soak.py"


def passing_check(set_up: SetUp, play_seed: int) -> None:
    assert set_up.players


def failing_check(set_up: SetUp, play_seed: int) -> None:
    raise ValueError("a goal is missing")


def test_the_properties_are_found() -> None:
    found = game_checks()
    assert {
        "no_card_of_the_deck_is_lost_or_doubled",
        "applying_the_facts_of_a_viewer_gives_its_view",
        "goals_turns_rounds_and_payments_equal_those_of_the_oracle",
        "the_next_move_looks_the_same",
    } <= found.keys()
    assert len(found) > 30


def test_checks_that_patch_the_rules_need_the_plain_rules() -> None:
    plain, compiled = game_checks(compiled=False), game_checks(compiled=True)
    assert "an_imagined_past" in plain.keys() - compiled.keys()
    assert compiled.keys() < plain.keys()
    assert len(compiled) > 30


def test_games_and_mangled_inputs_are_counted(tmp_path: Path) -> None:
    worker = Worker({"fine": passing_check}, {"line": TARGETS["line"]}, tmp_path, count(5))
    for _ in range(20):
        worker.step()
    tally = worker.take_results()
    assert tally.games == {"fine": 20}
    assert 10 < len(tally.mixes) <= 20
    assert tally.inputs["line"] > 0
    assert not tally.failures
    assert not worker.take_results().games
    assert list(tmp_path.iterdir()) == []


def test_a_failed_game_is_stored_with_the_command_to_rerun_it(tmp_path: Path) -> None:
    worker = Worker({"broken": failing_check}, {}, tmp_path / "failures", count(7))
    worker.step()
    assert worker.tally.failures == [f"{PROGRAM} --check broken --number 7"]
    text = (tmp_path / "failures" / "broken-7.txt").read_text(encoding="utf-8")
    assert "--check broken --number 7" in text
    assert "a goal is missing" in text
    assert verify(read_record((tmp_path / "failures" / "broken-7.jsonl").read_text(encoding="utf-8"))) is None


def test_a_failed_input_is_stored(tmp_path: Path) -> None:
    def fail(data: bytes) -> bool:
        raise KeyError(len(data))

    worker = Worker({"fine": passing_check}, {"line": Target(TARGETS["line"].draw, fail)}, tmp_path, count(7))
    worker.step()
    assert worker.tally.failures[0] == f"{PROGRAM} --check fuzz:line --number 8"
    assert (tmp_path / "line-8.input").read_bytes() == TARGETS["line"].mangled_input(8)


def test_each_check_is_announced_before_it_runs(tmp_path: Path) -> None:
    announced: list[str] = []
    worker = Worker({"fine": passing_check}, {}, tmp_path, count(7), announced.append)
    worker.step()
    assert announced == [f"{PROGRAM} --check fine --number 7"]


def test_a_check_that_hangs_fails() -> None:
    def hang() -> None:
        with cpu_time_limit(0.01):
            while True:
                pass

    with pytest.raises(CheckTimeoutError):
        hang()


def test_one_check_can_be_run_again_by_its_name_and_number() -> None:
    assert run_check("no_card_of_the_deck_is_lost_or_doubled", 3) == "passed"
    assert run_check("fuzz:line", 3) in ("accepted", "refused, as it should be")


def test_the_tool_runs_for_a_second() -> None:
    command = [sys.executable, str(TOOL), "--minutes", "0.02", "--workers", "1", "--first", "1"]
    run = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert run.returncode == 0, run.stdout + run.stderr
    assert "0 failures" in run.stdout
