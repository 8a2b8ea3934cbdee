"""The golden playthroughs: every fact, each viewer's share of it and every legal list is as written down."""

import difflib

import pytest

from pyrite.game import BadInput, View, fact_from_json, update_view, view_to_json
from pyrite.game.project import Viewer
from tests.golden.frames import frames_of, write_frames
from tests.golden.plays import PLAYS
from tests.golden.playthrough_text import write_playthrough
from tests.golden.script import FOLDER, Script, golden_files, read_script

WHAT_TO_DO = (
    "{name} is not played as it was written down. If the rules were meant to change, run `make golden`, "
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


@pytest.mark.parametrize("name", PLAYS)
def test_it_is_played_as_it_was_written_down(name: str) -> None:
    try:
        found = difference(written(name), write_playthrough(script(name)))
    except BadInput as error:
        found = str(error)
    if found:
        pytest.fail(WHAT_TO_DO.format(name=f"{name}.golden", difference=found), pytrace=False)


@pytest.mark.parametrize("name", PLAYS)
def test_each_viewer_is_told_what_was_written_down(name: str) -> None:
    found = difference(written(name, "jsonl"), write_frames(script(name)))
    if found:
        pytest.fail(WHAT_TO_DO.format(name=f"{name}.jsonl", difference=found), pytrace=False)


@pytest.mark.parametrize("name", PLAYS)
def test_what_a_viewer_was_told_adds_up_to_what_it_knows(name: str) -> None:
    """As a client does it: from the frames alone, without the game."""
    begun = script(name).begin()
    for viewer in (None, *range(begun.rules.players)):
        first, told, last = frames_of(written(name, "jsonl"), viewer)
        view = begun.view(viewer) if begun.position is not None else View.blank(begun.rules, viewer)
        assert view_to_json(view) == first
        for fact in (fact for facts in told for fact in facts):
            update_view(view, fact_from_json(fact))
        assert view_to_json(view) == last


@pytest.mark.parametrize("name", PLAYS)
def test_the_frames_of_a_viewer_are_what_the_game_told_it(name: str) -> None:
    play = script(name)
    game = play.begin()
    for seat, command in play.commands:
        game.submit(seat, command)
    viewers: list[Viewer] = [None, *range(game.rules.players)]
    for viewer in viewers:
        _, told, _ = frames_of(written(name, "jsonl"), viewer)
        assert [fact_from_json(fact) for facts in told for fact in facts] == [
            fact for _, fact in game.seen_by(viewer)
        ]


def test_no_file_lies_about_that_nobody_reads() -> None:
    assert [path.stem for path in golden_files()] == sorted(PLAYS)
    assert sorted(path.stem for path in FOLDER.glob("*.jsonl")) == sorted(PLAYS)


def test_they_stay_short_enough_to_be_read() -> None:
    for name in PLAYS:
        assert len(script(name).commands) <= PLAYS[name].most
    assert sum(path.stat().st_size for path in FOLDER.iterdir() if path.is_file()) < 1_500_000
