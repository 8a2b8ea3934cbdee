"""Golden files are read as scripts, and a search finds playthroughs with required facts."""

import pytest

from pyrite.game import BadInput, Pass
from tests.golden.playthrough_text import digest, write_playthrough
from tests.golden.script import read_script, steps
from tests.golden.search import find, missing

TOLL = "# A toll is paid\nset-up: players=3 modules=toll seed=0\n---\n"
WANTED = ("DwarfStood", "TokensMoved")


def test_the_search_finds_a_playthrough_with_the_required_facts() -> None:
    script = find(TOLL, WANTED)
    assert script is not None
    game = script.begin()
    shown = [fact for step in steps(game, script.commands) for fact in step.facts]
    assert missing(WANTED, shown, game.state.table.maze.grid) == []
    assert find(TOLL, WANTED) == script


def test_the_search_finds_nothing_if_there_is_no_such_playthrough() -> None:
    assert find(TOLL, ("Vetoed",), max_steps=5, max_tried=3) is None


def test_reading_a_golden_file_skips_the_generated_lines() -> None:
    script = find(TOLL, WANTED)
    assert script is not None
    text = write_playthrough(script)
    assert read_script(text) == script
    assert write_playthrough(read_script(text.replace("TurnBegun", "Nonsense"))) == text


def test_a_golden_file_without_its_separator_is_rejected() -> None:
    with pytest.raises(BadInput, match="a line --- between"):
        read_script("# A title\nset-up: players=3\n")


def test_a_refused_command_is_reported_with_its_step() -> None:
    script = read_script(TOLL + "seat 0: LetPass\n")
    with pytest.raises(BadInput, match=r"Step 1, seat 0: LetPass\(\) is refused\."):
        write_playthrough(script)


def test_the_digest_of_a_list_depends_on_its_order() -> None:
    one, other = Pass(("NS",)), Pass(("EW",))
    assert digest([one, other]) != digest([other, one])
    assert digest([one, other]) == digest([one, other])
