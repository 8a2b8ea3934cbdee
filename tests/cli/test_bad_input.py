"""Bad input is answered with one sentence on stderr and the exit code 2, never with a stack trace."""

from pathlib import Path

import pytest

from tests.cli.running import as_program, in_process


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate", "--players", "11"], "for 3 to 10 players, not 11"),
        (["simulate", "--players", "many"], "many"),
        (["simulate", "-n", "0"], "Play at least one game"),
        (["simulate", "--edition", "XX"], "no edition 'XX'"),
        (["simulate", "--variant", "chess"], "no variant 'chess'"),
        (["simulate", "--module", "chess"], "no module 'chess'"),
        (["simulate", "--house-rule", "chess"], "name=value"),
        (["simulate", "--house-rule", "chess=yes"], "no rule option 'chess'"),
        (
            ["simulate", "--house-rule", "round_end=never"],
            "forced_passes or nobody_can_play, not never",
        ),
        (["simulate", "--edition", "UA16", "--variant", "tournament"], "cannot be combined"),
        (["simulate", "--bogus"], "--bogus"),
        (["simulate", "--saboteur2", "--players", "13"], "Saboteur 2 is for 2 to 12 players, not 13"),
        (["simulate", "--saboteur2", "--edition", "UA16"], "cannot be combined"),
        (["simulate", "--everything", "--edition", "UA16"], "cannot be combined"),
        (["simulate", "--module", "chests", "--chest-layout", "heap"], "no chest layout 'heap'"),
        (["simulate", "--module", "chests", "--chest-layout", "3,-1"], "Choose four cells for the chests, not 1"),
        (
            ["demo", "--module", "chests", "--variant", "tournament", "--chest-layout", "2,1 4,0 5,-1 5,1"],
            "A chest cannot be at (4, 0): that cell has a card of the tournament variant (CHEST-1).",
        ),
        (
            ["simulate", "--module", "chests", "--chest-layout", "2,1 2,2 5,-1 5,1"],
            "A chest cannot be at (2, 2): it is next to the chest at (2, 1) (CHEST-1).",
        ),
        (["simulate", "--first-seat", "5"], "With 5 players the first seat is a number from 0 to 4, not 5"),
        (["demo", "--players", "3", "--first-seat", "-1"], "0 to 2, not -1 (SET-4)."),
        (["simulate", "--by-players", "--first-seat", "4"], "With 3 players the first seat is a number from 0"),
        (["simulate", "--any-mix", "--first-seat", "1"], "combine it only with --seed"),
        (["arena", "--players", "3,5", "--first-seat", "4"], "With 3 players the first seat is a number from 0"),
        (["simulate", "--first-seat", "Ada"], "--first-seat"),
        (["simulate", "--module", "chests", "--chest-layout", "3,-1 3,1 here"], "Cells of chests are written"),
        (["simulate", "--bots", "dragons"], "dragons"),
        (["simulate", "--workers", "-1"], "workers"),
        (["simulate", "--first", "0"], "numbered from 1"),
        (["simulate", "--any-mix", "--players", "4"], "combine it only with --seed"),
        (["simulate", "--any-mix", "--saboteur2"], "combine it only with --seed"),
        (["simulate", "--any-mix", "--by-players"], "cannot be combined"),
        (["simulate", "--by-players", "--edition", "XX"], "no edition 'XX'"),
        (["demo", "--as", "5"], "no viewer '5'"),
        (["demo", "--as", "me"], "no viewer 'me'"),
        (["demo", "--pause", "-1"], "A pause lasts"),
        (["demo", "--pause", "nan"], "A pause lasts"),
        (["demo", "--maze", "sometimes"], "sometimes"),
        (["replay"], "FILE"),
        (["replay", "no/such/file"], "There is no file no/such/file"),
        (["verify", "/"], "is a folder"),
        (["scenario"], "Name at least one scenario file"),
        (["scenario", "no/such/file"], "There is no file no/such/file"),
        (["position", "no/such/file"], "There is no file"),
        (["rules", "TUN-99"], "similar ids: TUN-"),
        (["rules", "xyzzy"], "'pyrite rules' lists all rules"),
        (["dance"], "dance"),
    ],
)
def test_bad_arguments_are_explained(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    ran = in_process(capsys, *arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("pyrite: ")
    assert ran.err.count("\n") == 1
    assert sentence in ran.err


@pytest.mark.parametrize("command", ["replay", "verify", "scenario", "position"])
@pytest.mark.parametrize(
    "content", [b"", b"\n", b"nonsense", b"\xff\xfe\x00", b"{}", b"# Title", b"maze:\n  x"], ids=repr
)
def test_bad_files_are_explained(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str, content: bytes
) -> None:
    file = tmp_path / "bad.txt"
    file.write_bytes(content)
    ran = in_process(capsys, command, file)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("pyrite: ")
    assert ran.err.count("\n") == 1


def test_a_bad_scenario_is_named_with_its_file_and_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "bad.scenario"
    file.write_text("# Title\nset-up: players=3\nseat 0: Dance\n", encoding="utf-8")
    assert f"{file}: Line 3: There is no command 'Dance'" in in_process(capsys, "scenario", file).err


def test_a_folder_that_cannot_be_written_to_is_explained(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    ran = in_process(capsys, "simulate", "-n", "1", "--record", tmp_path / "file")
    assert ran.code == 2
    assert "cannot be written" in ran.err or "No records can be written" in ran.err


def test_the_program_prints_one_sentence_about_bad_input() -> None:
    ran = as_program("simulate", "--players", "99")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "pyrite: The base game is for 3 to 10 players, not 99.\n"
