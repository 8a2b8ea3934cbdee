"""The golden playthroughs: all facts, the parts that viewers see, and all legal lists match the stored files."""

import difflib

import pytest

from pyrite.game import BadInput, View, fact_from_json, update_view, view_to_json
from pyrite.game.project import Viewer
from tests.golden.frames import frames_of, write_frames
from tests.golden.plays import PLAYS
from tests.golden.playthrough_text import write_playthrough
from tests.golden.script import FOLDER, SEPARATOR, Script, golden_files, read_script

WHAT_TO_DO = (
    "{name} differs from its stored file. If the rules were meant to change, run `make golden`, "
    "read the difference as if it were code, and commit it; if they were not, the change broke this:\n\n"
    "{difference}"
)


def written(name: str, ending: str = "golden") -> str:
    return (FOLDER / f"{name}.{ending}").read_text(encoding="utf-8")


def script(name: str) -> Script:
    return read_script(written(name))


def difference(old: str, new: str) -> str:
    lines = difflib.unified_diff(
        old.splitlines(), new.splitlines(), "written down", "played now", n=3, lineterm=""
    )
    return "\n".join(lines)


@pytest.mark.both
@pytest.mark.parametrize("name", PLAYS)
def test_the_text_matches_the_stored_file(name: str) -> None:
    try:
        found = difference(written(name), write_playthrough(script(name)))
    except BadInput as error:
        found = str(error)
    if found:
        pytest.fail(WHAT_TO_DO.format(name=f"{name}.golden", difference=found), pytrace=False)


@pytest.mark.both
@pytest.mark.parametrize("name", PLAYS)
def test_the_frames_match_the_stored_file(name: str) -> None:
    found = difference(written(name, "jsonl"), write_frames(script(name)))
    if found:
        pytest.fail(WHAT_TO_DO.format(name=f"{name}.jsonl", difference=found), pytrace=False)


@pytest.mark.parametrize("name", PLAYS)
def test_applying_the_facts_of_a_viewer_gives_its_view(name: str) -> None:
    """From the frames alone, as a client does it, without the game."""
    begun = script(name).begin()
    for viewer in (None, *range(begun.rules.players)):
        first, updates, last = frames_of(written(name, "jsonl"), viewer)
        view = begun.view(viewer) if begun.position is not None else View.blank(begun.rules, viewer)
        assert view_to_json(view) == first
        for fact in (fact for facts in updates for fact in facts):
            update_view(view, fact_from_json(fact))
        assert view_to_json(view) == last


@pytest.mark.parametrize("name", PLAYS)
def test_the_frames_of_a_viewer_are_the_facts_of_the_game(name: str) -> None:
    play = script(name)
    game = play.begin()
    for seat, command in play.commands:
        game.submit(seat, command)
    viewers: list[Viewer] = [None, *range(game.rules.players)]
    for viewer in viewers:
        _, updates, _ = frames_of(written(name, "jsonl"), viewer)
        assert [fact_from_json(fact) for facts in updates for fact in facts] == [
            fact for _, fact in game.seen_by(viewer)
        ]


def test_every_golden_file_is_listed() -> None:
    assert [path.stem for path in golden_files()] == sorted(PLAYS)
    assert sorted(path.stem for path in FOLDER.glob("*.jsonl")) == sorted(PLAYS)


@pytest.mark.parametrize("name", [name for name, play in PLAYS.items() if play.beginning is not None])
def test_a_playthrough_of_a_module_begins_with_its_scenario(name: str) -> None:
    assert script(name).head == f"{PLAYS[name].beginning}{SEPARATOR}\n", "Run `make golden`."


def test_playthroughs_are_short_enough_to_read() -> None:
    for name in PLAYS:
        assert len(script(name).commands) <= PLAYS[name].max_steps
    assert sum(path.stat().st_size for path in FOLDER.iterdir() if path.is_file()) < 1_500_000
