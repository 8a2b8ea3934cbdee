"""`pyrite analyse` shows how likely each seat was a saboteur during a recorded game."""

import json
import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pyrite.bots import play_decision, seat_bots
from pyrite.bots.players.bayesian import BayesianBot
from pyrite.cli.language import names_in
from pyrite.game import Game, SetUp
from pyrite.game.catalogue import ROLES
from pyrite.game.facts.course import ROUND_ENDED
from pyrite.game.notation.record import write_record
from tests.bots.decisions import bots_of, seed
from tests.cli.running import in_process
from tests.notation.sample_games import MIXES, fresh, mixed, near_the_gold, random_game

ENGLISH = names_in("en")
SVG = "{http://www.w3.org/2000/svg}"


def written(folder: Path, game: Game) -> Path:
    file = folder / "game.jsonl"
    file.write_text(write_record(game, "0.1.0"), encoding="utf-8")
    return file


@pytest.fixture(scope="module")
def game() -> Game:
    """A game of Bayesian bots that stops after the first round."""
    set_up = SetUp(5, seed=seed(3))
    game = Game.begin(set_up)
    match = seat_bots(game, bots_of(BayesianBot, set_up))
    while game.state.table.round == 1:
        play_decision(game, match)
    return game


@pytest.fixture(scope="module")
def record(game: Game, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written(tmp_path_factory.mktemp("records"), game)


def test_each_action_is_printed_with_the_change_it_caused(
    capsys: pytest.CaptureFixture[str], record: Path
) -> None:
    ran = in_process(capsys, "analyse", record)
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[:3] == ["How likely each player was a saboteur, from what a spectator knew", "", "Round 1"]
    actions = lines[3 : lines.index("", 3)]
    assert [int(line.split()[0]) for line in actions] == list(range(1, len(actions) + 1))
    changes = [re.search(r"[▲▼] .*: (\d+ %) -> (\d+ %)", line) for line in actions]
    assert any(changes)
    assert all(found[1] != found[2] for found in changes if found)


def test_each_seat_has_a_line_of_bars_and_its_role(
    capsys: pytest.CaptureFixture[str], record: Path, game: Game
) -> None:
    printed = in_process(capsys, "analyse", record).out.split("Round 2")[0]
    (ended,) = (fact for fact in game.facts if fact[0] == ROUND_ENDED)
    for seat, role in enumerate(ended[3]):
        (line,) = (line for line in printed.splitlines() if line.startswith(f"  Seat {seat} "))
        assert line.endswith(f" {ENGLISH.role(ROLES[role])}")
        assert ("◆" in line) == (ROLES[role] == "saboteur")
        assert any(bar in line for bar in "▁▂▃▄▅▆▇█")


def test_the_three_actions_with_the_largest_changes_are_listed(
    capsys: pytest.CaptureFixture[str], record: Path
) -> None:
    printed = in_process(capsys, "analyse", record).out.split("Largest changes\n")[1]
    assert [line[:3] for line in printed.splitlines() if line] == ["1. ", "2. ", "3. "]
    found = json.loads(in_process(capsys, "analyse", record, "--json").out)
    moves = [abs(each["after"][each["seat"]] - each["before"][each["seat"]]) for each in found["largest_changes"]]
    everything = [
        abs(after - before)
        for of_round in found["rounds"]
        for change in of_round["changes"]
        for before, after in zip(change["before"], change["after"], strict=True)
    ]
    assert moves == sorted(moves, reverse=True)
    assert moves[0] == max(everything)


def test_json_has_the_probabilities_of_every_round(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    found = json.loads(in_process(capsys, "analyse", record, "--json").out)
    first, second = found["rounds"]
    assert found["viewer"] is None
    assert first["prior"] == [0.3333] * 5
    assert len(first["roles"]) == 5
    assert second["roles"] == []  # the round is not finished, so no role is shown (END-2)
    for change, later in zip(first["changes"], first["changes"][1:], strict=False):
        assert change["after"] == later["before"]


def test_a_seat_is_sure_of_its_own_role(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    """It sees nothing that it may not know (INFO-2)."""
    found = json.loads(in_process(capsys, "analyse", record, "--as", "1", "--json").out)
    first = found["rounds"][0]
    is_saboteur = float(first["roles"][1] == "saboteur")
    assert {change["after"][1] for change in first["changes"]} == {is_saboteur}
    words = " ".join(change["words"] for change in first["changes"])
    assert "You " in words
    assert "Seat 0 discarded a card." in words


def test_all_viewers_means_the_spectator_and_every_seat(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    found = json.loads(in_process(capsys, "analyse", record, "--as", "all", "--json").out)
    assert [each["viewer"] for each in found] == [None, 0, 1, 2, 3, 4]
    printed = in_process(capsys, "analyse", record, "--as", "all").out
    assert printed.count("How likely each player was") == 6


def test_the_chart_has_a_label_for_each_seat_and_a_note_for_each_large_change(
    capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path
) -> None:
    picture = tmp_path / "suspicion.svg"
    assert in_process(capsys, "analyse", record, "--svg", picture).code == 0
    root = ElementTree.fromstring(picture.read_text(encoding="utf-8"))
    words = [text.text or "" for text in root.iter(f"{SVG}text")]
    assert sum(each.startswith("seat ") for each in words) == 2 * 5
    assert sum(each[:3] in ("1. ", "2. ", "3. ") for each in words) == 3
    assert any("saboteur ◆" in each for each in words)


def test_without_matplotlib_one_sentence_says_what_to_install(
    capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)  # as if it was not installed
    ran = in_process(capsys, "analyse", record, "--svg", tmp_path / "a.svg")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.strip() == "pyrite: Charts need matplotlib: pip install 'pyrite-saboteur[plots]'"


def test_a_chart_that_cannot_be_written_is_an_error(
    capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path
) -> None:
    ran = in_process(capsys, "analyse", record, "--svg", tmp_path / "nowhere" / "a.svg")
    assert ran.code == 2
    assert "cannot be written" in ran.err


def test_an_unknown_seat_is_refused(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    ran = in_process(capsys, "analyse", record, "--as", "9")
    assert (ran.code, ran.out) == (2, "")
    assert "use a seat from 0 to 4" in ran.err


@pytest.mark.parametrize("number", MIXES[:2])
def test_a_game_of_any_mix_is_analysed(capsys: pytest.CaptureFixture[str], tmp_path: Path, number: int) -> None:
    file = written(tmp_path, mixed(number))
    for viewer in ("spectator", "1"):
        ran = in_process(capsys, "analyse", file, "--as", viewer, "--svg", tmp_path / "a.svg")
        assert (ran.code, ran.err) == (0, "")
        assert ran.out.count("\nRound ") == 3
        ElementTree.fromstring((tmp_path / "a.svg").read_text(encoding="utf-8"))


def test_a_game_that_began_from_a_position_or_has_hardly_begun_is_analysed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for game in (random_game(near_the_gold()), fresh(), random_game(fresh(), 1)):
        ran = in_process(capsys, "analyse", written(tmp_path, game), "--svg", tmp_path / "a.svg")
        assert (ran.code, ran.err) == (0, "")
        ElementTree.fromstring((tmp_path / "a.svg").read_text(encoding="utf-8"))
