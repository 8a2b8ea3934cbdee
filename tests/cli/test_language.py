"""The command line speaks six languages: by an option, or that of the environment."""

from pathlib import Path

import pytest

from pyrite.cli.language import environment_language
from pyrite.game.notation.record import write_record
from pyrite.rulebook import LANGUAGES, Language
from tests.cli.running import as_program, in_process
from tests.notation.sample_games import NEAR_THE_GOLD, mixed, near_the_gold, random_game


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "uk"}, "uk"),
        ({"LANG": "sv_SE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": "pl_PL"}, "pl"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR"}, "fr"),
    ],
)
def test_the_environment_determines_the_language(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: Language
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert environment_language() == language


def test_a_game_is_printed_in_the_language_of_the_environment(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(write_record(random_game(near_the_gold())), encoding="utf-8")
    assert "Das Spiel ist vorbei." in as_program("replay", file, LANG="de_DE.UTF-8").out
    assert "The game is over: " in as_program("replay", file, "--language", "en", LANG="de_DE.UTF-8").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_of_all_modules_is_printed_in_every_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: Language
) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(write_record(mixed(5), "0.1.0"), encoding="utf-8")
    for viewer in ("all", "1"):
        ran = in_process(capsys, "replay", file, "--as", viewer, "--maze", "rounds", "--language", language)
        assert (ran.code, ran.err) == (0, "")
        assert "{" not in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_and_an_analysis_are_printed_in_every_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: Language
) -> None:
    position, record = tmp_path / "position.txt", tmp_path / "game.jsonl"
    position.write_text(NEAR_THE_GOLD, encoding="utf-8")
    record.write_text(write_record(random_game(near_the_gold())), encoding="utf-8")
    for command, file in (("position", position), ("analyse", record)):
        ran = in_process(capsys, command, file, "--language", language)
        assert (ran.code, ran.err) == (0, "")
        assert "{" not in ran.out


def test_json_is_in_english(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(write_record(random_game(near_the_gold())), encoding="utf-8")
    german = in_process(capsys, "analyse", file, "--json", "--language", "de").out
    assert german == in_process(capsys, "analyse", file, "--json").out


def test_an_unknown_language_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    ran = in_process(capsys, "rules", "TUN-3", "--language", "sv")
    assert (ran.code, ran.out) == (2, "")
