"""What a viewer may not know makes no difference to what that viewer gets: a first check, no proof yet."""

import json
from dataclasses import fields
from random import Random
from typing import Any

import pytest
from hypothesis import given

from pyrite.game import Game, SetUp, View, facts, legal, plain_fact, plain_view
from pyrite.game.decide import decide
from pyrite.game.facts import GAME_ENDED, GOAL_TURNED, GOLD_OFFERED, GOLD_TAKEN, LOOKED, ROUND_ENDED
from pyrite.game.forms import named
from pyrite.game.legal import legal_moves
from pyrite.game.moves import PASS, VERB_BITS
from pyrite.game.project import Viewer, project
from pyrite.game.state import RawFact, State
from tests.properties.behind_the_scenes import CHANGES
from tests.properties.driver import play_out, played
from tests.properties.effort import examples, lots
from tests.properties.strategies import set_ups


def viewers(game: Game) -> list[Viewer]:
    return [None, *range(game.rules.players)]


def sees(state: State, viewer: Viewer) -> str:
    """All that a viewer can get hold of, as one text."""
    view = View.of(state, viewer)
    return json.dumps([plain_view(view), [repr(command) for command in legal(view)]])


def seen_of(happened: list[RawFact], viewer: Viewer, game: Game) -> str:
    grid = game.state.table.maze.grid
    return json.dumps([plain_fact(named(project(fact, viewer), grid)) for fact in happened])


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_behind_the_scenes_is_not_seen_by_those_who_may_not_know(change: str) -> None:
    @examples(8)
    @given(set_ups(), lots())
    def nothing_is_seen(set_up: SetUp, lot: int) -> None:
        random = Random(lot)
        for turn, game in enumerate(played(set_up, lot)):
            if (game.question == "turn" and turn % 8 != lot % 8) or game.over:
                continue
            for viewer in viewers(game):
                other = game.state.clone()
                if CHANGES[change](other, viewer, random, game.facts):
                    assert sees(other, viewer) == sees(game.state, viewer)

    nothing_is_seen()


SHOWS_ALL = (GOAL_TURNED, ROUND_ENDED, GAME_ENDED)
SHOWS_ITS_SEAT = (LOOKED, GOLD_OFFERED, GOLD_TAKEN)


def shows_something(happened: list[RawFact], viewer: Viewer) -> bool:
    """Whether these facts rightly show the viewer what lay hidden: a goal, roles, purses, gold handed on."""
    return any(fact[0] in SHOWS_ALL or (fact[0] in SHOWS_ITS_SEAT and fact[1] == viewer) for fact in happened)


@pytest.mark.parametrize("change", CHANGES)
def test_what_happens_next_looks_the_same_after_a_change_behind_the_scenes(change: str) -> None:
    compared = 0

    @examples(8)
    @given(set_ups(), lots())
    def the_next_move_looks_the_same(set_up: SetUp, lot: int) -> None:
        nonlocal compared
        random = Random(lot)
        for turn, game in enumerate(played(set_up, lot)):
            if game.asked is None or (game.question == "turn" and turn % 8 != lot % 8):
                continue
            for viewer in viewers(game):
                other = game.state.clone()
                if not CHANGES[change](other, viewer, random, game.facts):
                    continue
                possible = sorted(set(moves(game.state)) & set(moves(other)))
                for move in random.sample(possible, min(2, len(possible))):
                    here, there = decide(game.state, move), decide(other, move)
                    if not shows_something(here + there, viewer):
                        assert seen_of(here, viewer, game) == seen_of(there, viewer, game)
                        compared += 1

    the_next_move_looks_the_same()
    assert compared > 100


def moves(state: State) -> list[int]:
    seat = state.table.asked
    own = state.privates[seat]
    assert own is not None
    return legal_moves(state.table, seat, own)


@examples(8)
@given(set_ups(), lots())
def test_a_pass_looks_the_same_to_others_whatever_was_discarded(set_up: SetUp, lot: int) -> None:
    for turn, game in enumerate(played(set_up, lot)):
        if game.question != "turn" or turn % 5:
            continue
        passes = [move for move in moves(game.state) if move >> VERB_BITS == PASS]
        ways = [decide(game.state, move) for move in passes]
        for viewer in viewers(game):
            if viewer is None or viewer != game.asked:
                assert len({seen_of(happened, viewer, game) for happened in ways}) == 1


SHOWN_TO_ALL = frozenset(
    {"TurnBegun", "RoundEnded", "GameEnded", "CardPlayed", "CardDiscarded", "PutInFront", "TakenFromFront"}
    | {"TunnelLaid", "TunnelRemoved", "GoalTurned", "GoalLaid", "Asked", "TokensPaid"}
)
SHOWN_TO_ITS_SEAT = {
    "Passed": {"cards"},
    "Drew": {"cards"},
    "Looked": {"face"},
    "GoldOffered": {"nuggets"},
    "GoldTaken": {"nuggets"},
    "GoldDealt": {"nuggets"},
}
SHOWN_TO_NOBODY = {"GameBegun": {"gold_pile"}, "GoldDrawn": {"nuggets"}, "GoldDealt": {"pile"}}


def blank(value: Any) -> Any:
    """The same shape with nothing in it."""
    return tuple(blank(each) for each in value) if isinstance(value, tuple) else None


def may_be_seen(fact: facts.Fact, viewer: Viewer) -> facts.Fact:
    """Section 11, read once more: the fact as a viewer may see it."""
    name = type(fact).__name__
    values = {each.name: getattr(fact, each.name) for each in fields(fact)}  # type: ignore[arg-type]
    if isinstance(fact, facts.RoundBegun):
        for field in ("left_over", "goals", "deck"):
            values[field] = blank(values[field])
        for field in ("roles", "hands"):
            values[field] = tuple(
                each if seat == viewer else blank(each) for seat, each in enumerate(values[field])
            )
    elif name not in SHOWN_TO_ALL:
        hidden = set(SHOWN_TO_NOBODY.get(name, ()))
        if values.get("seat") != viewer:
            hidden |= SHOWN_TO_ITS_SEAT.get(name, set())
        assert hidden or name in SHOWN_TO_ITS_SEAT, f"who may see a {name}?"
        values.update({field: blank(values[field]) for field in hidden})
    return type(fact)(**values)


@examples(12)
@given(set_ups(), lots())
def test_a_viewer_is_sent_just_what_that_viewer_may_see(set_up: SetUp, lot: int) -> None:
    game = play_out(set_up, lot)
    grid = game.state.table.maze.grid
    for viewer in viewers(game):
        for fact in game.facts:
            assert named(project(fact, viewer), grid) == may_be_seen(named(fact, grid), viewer)
