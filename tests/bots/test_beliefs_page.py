"""docs/beliefs.md has the form that the tools write; its numbers are those of the last run."""

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pyrite.bots.beliefs.role_belief import RoleBelief, likelihoods, use_likelihoods
from pyrite.game import Game, LayTunnel, SetUp
from tests.cli.running import in_process
from tools import beliefs_page, suspicion_game
from tools import likelihoods as likelihoods_tool
from tools.beliefs_page import (
    ACTION_CLASSES,
    COUNTED,
    END,
    MEASURED,
    PAGE,
    PICTURES,
    SHOWN,
    odds_head,
    odds_table,
    part_of_page,
)
from tools.calibration import PICTURE, ROUNDS, head, headings
from tools.likelihoods import TABLE
from tools.selfplay import TABLES


def first_cells(lines: list[str]) -> list[str]:
    return [line.split(" | ")[0] for line in lines if line.startswith("| ")]


def test_the_measured_tables_have_the_headings_and_columns_of_the_tool() -> None:
    lines = part_of_page(MEASURED)
    assert [line for line in lines if line.startswith("**")] == headings(), "run `make calibration`"
    heads = {line for line in lines if line.startswith("| ") and "Brier" in line}
    assert heads == {head(first)[0] for first in ("quarter", "turns", "table")}, "run `make calibration`"


def test_the_table_of_actions_has_the_lines_of_the_tool() -> None:
    lines = part_of_page(COUNTED)
    assert lines[0] == odds_head(), "run `make likelihoods` or `make calibration`"
    assert first_cells(lines) == first_cells(odds_table(TABLE.read_text(encoding="utf-8")))


def test_every_action_class_on_the_page_is_in_the_likelihood_table() -> None:
    counted = {action_class for classes in likelihoods().values() for action_class in classes}
    assert set(ACTION_CLASSES.values()) <= counted


def test_the_example_game_can_be_analysed_and_matches_the_picture_and_the_page(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    ran = in_process(capsys, "analyse", suspicion_game.RECORD, "--svg", tmp_path / "game.svg")
    assert ran.code == 0, "run `make suspicion`"
    new, stored = (ElementTree.parse(file).getroot() for file in (tmp_path / "game.svg", suspicion_game.PICTURE))
    assert rounds_and_turns(new) == rounds_and_turns(stored)
    expected = [re.split("  [▲▼]", line)[0] for line in suspicion_game.excerpt(ran.out)]
    on_page = [re.split("  [▲▼]", line)[0] for line in part_of_page(SHOWN)]
    first = on_page.index("Round 1")
    assert on_page[first : first + 5] == expected[expected.index("Round 1") :][:5]


def rounds_and_turns(picture: ElementTree.Element) -> list[str]:
    """The labels of a chart that do not depend on likelihoods."""
    labels = [text.text or "" for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    return [each for each in labels if re.fullmatch(r"\d+|Round .*", each)]


def test_all_links_of_the_page_exist() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", PAGE.read_text(encoding="utf-8"))
    assert {PICTURE, suspicion_game.PICTURE, suspicion_game.RECORD} <= {PAGE.parent / link for link in links}
    assert [link for link in links if not (PAGE.parent / link).is_file()] == []
    assert PICTURE.parent == PICTURES


def test_calibration_plays_hundreds_of_rounds_by_default() -> None:
    assert ROUNDS * len(TABLES) >= 400


def test_only_one_part_of_a_page_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "docs" / "page.md"
    page.parent.mkdir()
    monkeypatch.setattr(beliefs_page, "CHECKOUT", tmp_path)
    monkeypatch.setattr(beliefs_page, "PAGE", page)
    with pytest.raises(SystemExit, match=r"page\.md has no lines <!-- counted.* put them where"):
        beliefs_page.check_page(COUNTED)
    page.write_text(f"Before\n{COUNTED}\n{END}\nbetween\n{MEASURED}\n{END}\nafter\n", encoding="utf-8")
    for _ in range(2):
        beliefs_page.check_page(COUNTED)
        beliefs_page.put_on_page(COUNTED, ["one", "two"])
    text = page.read_text(encoding="utf-8")
    assert text == f"Before\n{COUNTED}\n\none\ntwo\n\n{END}\nbetween\n{MEASURED}\n{END}\nafter\n"
    assert part_of_page(COUNTED) == ["one", "two"]


# ---------------------------------------------------------------- counting


@pytest.fixture
def restored_likelihoods() -> Iterator[None]:
    yield
    use_likelihoods(TABLE.read_text(encoding="utf-8"))


@pytest.mark.usefixtures("restored_likelihoods")
def test_beliefs_use_the_given_likelihood_table() -> None:
    game = Game.begin(SetUp(players=5, first_seat=0, seed=bytes([1]) * 32))
    belief = RoleBelief()
    belief.watch(game.view(None).table, ())
    game.submit(0, LayTunnel("E|+S|+W|", (1, 0)))
    use_likelihoods('{"actions": {}}')
    belief.watch(game.view(None).table, game.facts[game.ends[-2] :])
    assert belief.actions
    assert belief.saboteur_probabilities(game.view(None).table) == pytest.approx([1 / 3] * 5)


@pytest.mark.usefixtures("restored_likelihoods")
def test_an_interrupted_count_leaves_the_old_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = tmp_path / "likelihoods.json"
    table.write_text("the old one", encoding="utf-8")
    monkeypatch.setattr(likelihoods_tool, "TABLE", table)
    monkeypatch.setattr("sys.argv", ["likelihoods", "1", "2"])
    played: list[range] = []

    def interrupted(_: object, numbers: range) -> Iterator[likelihoods_tool.Counts]:
        """Ctrl-C is pressed in the second pass."""
        if played:
            raise KeyboardInterrupt
        played.append(numbers)
        yield likelihoods_tool.CountingJob("a test", '{"actions": {}}').count(range(1))

    monkeypatch.setattr(likelihoods_tool, "play_all", interrupted)
    with pytest.raises(KeyboardInterrupt):
        likelihoods_tool.main()
    assert played == [range(len(TABLES))]
    assert table.read_text(encoding="utf-8") == "the old one"
