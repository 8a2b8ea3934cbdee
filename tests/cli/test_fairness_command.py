"""``pyrite verify --fairness`` and ``pyrite replay --facts``: exit codes, sentences, and no stack trace."""

import json
from pathlib import Path

import pytest

from pyrite.game.notation.record import write_record
from pyrite.game.notation.viewer_record import write_viewer_record
from tests.cli.running import as_program, in_process
from tests.notation.sample_games import near_the_gold, random_game, with_contributions

pytestmark = pytest.mark.rule("INFO-6")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.jsonl"
    file.write_text(write_record(random_game(with_contributions()), "0.1.0"), encoding="utf-8")
    return file


def test_a_fair_record_is_reported_as_fair(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    ran = in_process(capsys, "verify", record, "--fairness")
    lines = ran.out.splitlines()
    assert (ran.code, ran.err) == (0, "")
    assert lines[0] == f"{record}, the record of a game:"
    assert all(line.startswith("  holds ") for line in lines[1:-1])
    assert lines[-1] == "The shuffle was fair."


@pytest.mark.parametrize(("viewer", "name"), [("2", "seat 2"), ("spectator", "a spectator")])
def test_the_facts_of_one_viewer_are_printed_and_checked(
    capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path, viewer: str, name: str
) -> None:
    facts = in_process(capsys, "replay", record, "--as", viewer, "--facts")
    assert (facts.code, facts.err) == (0, "")
    file = tmp_path / "seen.jsonl"
    file.write_text(facts.out, encoding="utf-8")
    ran = in_process(capsys, "verify", "--fairness", file)
    lines = ran.out.splitlines()
    assert (ran.code, ran.err) == (0, "")
    assert lines[0] == f"{file}, as {name} saw the game:"
    assert lines[-1] == f"The shuffle was fair in all that {name} saw."


def test_the_facts_of_a_seat_have_nothing_of_the_hands_of_others(
    capsys: pytest.CaptureFixture[str], record: Path
) -> None:
    facts = [
        json.loads(line) for line in in_process(capsys, "replay", record, "--as", "1", "--facts").out.splitlines()
    ]
    hands = [fact["hands"] for fact in facts if fact.get("fact") == "RoundBegun"]
    assert len(hands) == 3
    assert all(set(hand[0] + hand[2]) == {None} and None not in hand[1] for hand in hands)


def test_a_seed_that_does_not_match_its_commitment_is_wrong(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    lines = write_viewer_record(random_game(with_contributions()), 0).splitlines()
    end = json.loads(lines[-1])
    end["seed"] = "11" * 32
    file = tmp_path / "seen.jsonl"
    file.write_text("\n".join([*lines[:-1], json.dumps(end)]), encoding="utf-8")
    ran = in_process(capsys, "verify", "--fairness", file)
    assert ran.code == 1
    assert f"  wrong The seed published after the game, {'11' * 32}, does not match the commitment.\n" in ran.out
    assert ran.out.endswith("This is not a fair shuffle, or the file was changed.\n")


def test_an_unfinished_game_cannot_be_shown_to_be_fair(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "seen.jsonl"
    file.write_text(write_viewer_record(random_game(with_contributions(), 10), 0), encoding="utf-8")
    ran = in_process(capsys, "verify", "--fairness", file)
    assert (ran.code, ran.err) == (1, "")
    assert (
        "  open  The game is not over, so its seed is not published yet. Check again after the game.\n" in ran.out
    )
    assert ran.out.endswith("Nothing is wrong, but not all of it can be checked.\n")


def test_a_game_from_a_position_is_open(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(write_record(random_game(near_the_gold())), encoding="utf-8")
    ran = in_process(capsys, "verify", "--fairness", file)
    assert ran.code == 1
    assert "  open  The game began from a given position, not from a shuffle.\n" in ran.out
    ran = in_process(capsys, "replay", file, "--as", "0", "--facts")
    assert ran.code == 2
    assert ran.err.startswith("pyrite: This game began from a position")


def test_a_record_that_was_changed_is_wrong(
    capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path
) -> None:
    lines = [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]
    lines[-1]["result"]["winners"] = [0, 1, 2]
    file = tmp_path / "game.jsonl"
    file.write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    ran = in_process(capsys, "verify", "--fairness", file)
    assert ran.code == 1
    assert "  wrong Replaying the commands gives another game. Line" in ran.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("verify", "{seen}"), "This is what one viewer saw; check its shuffle with 'pyrite verify --fairness"),
        (("verify", "--fairness", "{nothing}"), "This file is empty; the first line of a record"),
        (("verify", "--fairness", "{damaged}"), "Line 3: There is no card 'mop'."),
        (("verify", "--fairness", "missing.jsonl"), "There is no file missing.jsonl"),
        (("replay", "{record}", "--facts"), "--facts needs one viewer: add --as"),
        (("replay", "{record}", "--facts", "--as", "7"), "There is no"),
    ],
)
def test_bad_input_is_rejected_with_one_sentence(
    capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path, arguments: tuple[str, ...], said: str
) -> None:
    seen = write_viewer_record(with_contributions(), 0)
    damaged = seen.splitlines()
    damaged[2] = '{"fact": "Drew", "seat": 1, "cards": ["mop"]}'
    files = {"record": record}
    for name, text in {"seen": seen, "nothing": "", "damaged": "\n".join(damaged)}.items():
        files[name] = tmp_path / name
        files[name].write_text(text, encoding="utf-8")
    ran = in_process(capsys, *(argument.format(**files) for argument in arguments))
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith(f"pyrite: {said}")
    assert len(ran.err.splitlines()) == 1


def test_the_transcript_shows_what_players_added(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    ran = in_process(capsys, "replay", record, "--as", "2", "--maze", "never")
    assert "You added to the shuffle: lucky 7." in ran.out
    assert in_process(capsys, "replay", record, "--maze", "never").code == 0


def test_the_program_exits_with_0_for_a_fair_record(record: Path) -> None:
    ran = as_program("verify", "--fairness", record)
    assert (ran.code, ran.err) == (0, "")
    assert "\x1b" not in ran.out
    assert ran.out.endswith("The shuffle was fair.\n")
