"""`pyrite replay` prints a recorded game; `pyrite verify` checks it."""

import json
from pathlib import Path

import pytest

from pyrite.game.notation.record import write_record
from tests.cli.running import as_program, in_process
from tests.notation.sample_games import MIXES, fresh, mixed, near_the_gold, random_game


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.jsonl"
    file.write_text(write_record(random_game(fresh()), "0.1.0"), encoding="utf-8")
    return file


def test_a_seat_sees_its_own_cards_and_no_others(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    printed = in_process(capsys, "replay", record, "--as", "1").out
    assert "You drew a card: " in printed
    assert "Seat 0 drew a card." in printed
    assert "Seat 0 drew a card: " not in printed
    assert printed.count("\nSeat 1: ") == printed.count("; hand: ") == 3


def test_a_spectator_sees_nobodys_cards(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    printed = in_process(capsys, "replay", record, "--as", "spectator").out
    assert "You " not in printed
    assert "hand: " not in printed
    assert " drew a card." in printed


def test_a_viewer_of_everything_sees_all_cards(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    printed = in_process(capsys, "replay", record).out
    assert "drew a card." not in printed
    assert printed.count("Goals: ") == 3
    assert "The game is over: " in printed


def test_an_option_says_when_the_maze_is_drawn(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    drawn = {
        maze: in_process(capsys, "replay", record, "--maze", maze).out.count("┼S")
        for maze in ("changes", "rounds", "never")
    }
    assert drawn["changes"] > 30
    assert drawn["rounds"] == 3
    assert drawn["never"] == 0


def test_lines_in_a_pipe_are_not_wrapped(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    printed = in_process(capsys, "replay", record).out
    assert max(len(line) for line in printed.splitlines()) > 100
    assert not any(line.endswith(" ") for line in printed.splitlines())


def test_replay_step_by_step_waits_for_the_enter_key(record: Path) -> None:
    printed = as_program("replay", record, "--step", "--maze", "never", stdin="\n\n")
    assert printed.code == 0
    whole = as_program("replay", record, "--maze", "never")
    # The beginning and two commands; then there was no more to read.
    assert whole.out.startswith(printed.out)
    assert printed.out.count(" drew ") == 2


def test_a_game_from_a_position_starts_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "position.jsonl"
    file.write_text(write_record(random_game(near_the_gold())), encoding="utf-8")
    printed = in_process(capsys, "replay", file, "--as", "2").out
    assert "Round" not in printed.split("The game is over: ")[0].replace("The round", "")
    assert in_process(capsys, "verify", file).code == 0


@pytest.mark.parametrize("number", MIXES[:3])
def test_a_game_of_any_mix_is_printed_and_correct(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, number: int
) -> None:
    file = tmp_path / "mix.jsonl"
    file.write_text(write_record(mixed(number), "0.1.0"), encoding="utf-8")
    for viewer in ("all", "spectator", "1"):
        ran = in_process(capsys, "replay", file, "--as", viewer, "--maze", "rounds")
        assert (ran.code, ran.err) == (0, "")
        assert ran.out.count("The round is over") == 3
    assert in_process(capsys, "verify", file).code == 0


def test_a_correct_record_is_reported_as_correct(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    ran = in_process(capsys, "verify", record)
    assert ran.code == 0
    assert "correct" in ran.out
    assert "finished" in ran.out


def test_a_wrong_result_is_reported_with_its_line(
    capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path
) -> None:
    lines = [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]
    lines[-1]["result"]["winners"] = [0, 1, 2]
    lines[-1]["result"]["gold"] = [9, 9, 9]
    bad = tmp_path / "bad.jsonl"
    bad.write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    ran = in_process(capsys, "verify", bad)
    assert ran.code == 1
    assert f"Line {len(lines)}: The result has gold [9, 9, 9]" in ran.out
