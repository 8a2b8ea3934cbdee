"""The facts sent to a viewer give exactly its view, also after conversion to JSON and back."""

import json
from typing import Any

from hypothesis import given

from pyrite.game import (
    Game,
    SetUp,
    View,
    command_from_json,
    command_to_json,
    fact_from_json,
    fact_to_json,
    update_view,
    view_to_json,
)
from pyrite.game.commands import command_of, move_of
from pyrite.game.fact_codec import decode_fact, encode_fact
from pyrite.game.modules.veto.facts import LET_PASS_NOTED as LET_PASS
from pyrite.game.project import Viewer, project
from tests.properties.driver import play_to_end, sampled_states
from tests.properties.sample_sizes import examples, play_seeds
from tests.properties.strategies import set_ups


def viewers(game: Game) -> list[Viewer]:
    return [None, *range(game.rules.players)]


def over_the_wire(data: Any) -> Any:
    return json.loads(json.dumps(data))


@examples(30)
@given(set_ups(), play_seeds())
def test_applying_the_facts_of_a_viewer_gives_its_view(set_up: SetUp, play_seed: int) -> None:
    views: dict[Viewer, View] = {}
    done = 0
    for game in sampled_states(set_up, play_seed, 6):
        views = views or {viewer: View.blank(game.rules, viewer) for viewer in viewers(game)}
        grid = game.state.table.maze.grid
        for viewer, view in views.items():
            for fact in game.facts[done:]:
                visible = project(fact, viewer)
                if visible is not None:
                    update_view(view, decode_fact(visible, grid))
            assert view == game.view(viewer), f"viewer {viewer} after {len(game.facts)} facts"
        done = len(game.facts)


@examples(14)
@given(set_ups(), play_seeds())
def test_facts_of_a_viewer_are_numbered_from_one_without_gaps(set_up: SetUp, play_seed: int) -> None:
    game = play_to_end(set_up, play_seed)
    for viewer in viewers(game):
        seen = game.seen_by(viewer)
        hidden_count = sum(fact[0] == LET_PASS and fact[1] != viewer for fact in game.facts)
        assert [number for number, _ in seen] == list(range(1, len(game.facts) - hidden_count + 1))
        since = play_seed % (len(seen) + 2)
        assert game.seen_by(viewer, after=since) == seen[since:]


@examples(10)
@given(set_ups(), play_seeds())
def test_facts_are_unchanged_by_name_and_as_json(set_up: SetUp, play_seed: int) -> None:
    game = play_to_end(set_up, play_seed)
    grid = game.state.table.maze.grid
    for fact in game.facts:
        for sent in {project(fact, viewer) for viewer in viewers(game)} | {fact}:
            if sent is None:
                continue
            named = decode_fact(sent, grid)
            assert encode_fact(named, grid) == sent
            assert decode_fact(encode_fact(named, grid), grid) == named
            assert fact_from_json(over_the_wire(fact_to_json(named))) == named


@examples(15)
@given(set_ups(), play_seeds())
def test_commands_are_unchanged_by_number_and_as_json(set_up: SetUp, play_seed: int) -> None:
    for game in sampled_states(set_up, play_seed, 4):
        grid = game.state.table.maze.grid
        for command in [] if game.asked is None else game.legal(game.asked):
            assert command_of(move_of(command, grid), grid) == command
            assert command_from_json(over_the_wire(command_to_json(command))) == command


@examples(10)
@given(set_ups(), play_seeds())
def test_a_view_as_json_is_the_same_after_encoding(set_up: SetUp, play_seed: int) -> None:
    for game in sampled_states(set_up, play_seed, 20):
        for viewer in viewers(game):
            data = view_to_json(game.view(viewer))
            assert over_the_wire(data) == data


@examples(12)
@given(set_ups(), play_seeds())
def test_a_view_does_not_change_when_the_game_continues(set_up: SetUp, play_seed: int) -> None:
    kept: list[tuple[View, str]] = []
    for game in sampled_states(set_up, play_seed, 20):
        view = game.view(game.asked)
        kept.append((view, json.dumps(view_to_json(view))))
    for view, text in kept:
        assert json.dumps(view_to_json(view)) == text
