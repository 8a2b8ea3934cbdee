"""Changes of hidden cards are not visible, and viewers receive only the fields that they may see."""

import json
from collections import Counter
from dataclasses import fields
from random import Random
from typing import Any

import pytest
from hypothesis import given

from pyrite.game import Game, SetUp, View, fact_to_json, legal, view_to_json
from pyrite.game.decide import decide
from pyrite.game.declare import Fact
from pyrite.game.fact_codec import decode_fact
from pyrite.game.facts.cards import CARD_TAKEN, HANDS_SWAPPED
from pyrite.game.facts.course import GAME_ENDED, ROUND_ENDED, RoundBegun
from pyrite.game.facts.ends import NOBODY_CAN_PLAY
from pyrite.game.facts.gold import GOLD_OFFERED, GOLD_TAKEN, NOTHING_TO_LOSE, NOTHING_TO_PICK, TOKENS_PAID
from pyrite.game.facts.maze import GOAL_TURNED, LOOKED
from pyrite.game.facts.piles import CARDS_LIFTED
from pyrite.game.facts.roles import ROLE_CHANGED, ROLE_SEEN
from pyrite.game.legal import legal_moves
from pyrite.game.modules.chests.facts import CHEST_OPENED, CHEST_SEEN, CHEST_TURNED
from pyrite.game.modules.party import ROLES_DEALT, RolesDealt
from pyrite.game.modules.path_specialist.facts import NOTHING_TO_LAY
from pyrite.game.modules.veto.facts import UNOPPOSED, LetPassNoted
from pyrite.game.modules.wardrobe import WARDROBE_ENTERED
from pyrite.game.moves import PASS, VERB_BITS
from pyrite.game.project import Viewer, project
from pyrite.game.state import RawFact, State
from tests.properties.driver import play_to_end, sampled_states
from tests.properties.hidden_changes import CHANGES
from tests.properties.sample_sizes import examples, play_seeds
from tests.properties.strategies import set_ups


def viewers(game: Game) -> list[Viewer]:
    return [None, *range(game.rules.players)]


def sees(state: State, viewer: Viewer) -> str:
    """Everything that a viewer can get, as one text."""
    view = View.of(state, viewer)
    return json.dumps([view_to_json(view), [repr(command) for command in legal(view)]])


def seen_of(happened: list[RawFact], viewer: Viewer, game: Game) -> str:
    grid = game.state.table.maze.grid
    visible = [project(fact, viewer) for fact in happened]
    return json.dumps([fact_to_json(decode_fact(fact, grid)) for fact in visible if fact is not None])


@examples(45)
@given(set_ups(), play_seeds())
def test_a_hidden_change_is_not_visible_to_viewers_who_may_not_know(set_up: SetUp, play_seed: int) -> None:
    random = Random(play_seed)
    for game in sampled_states(set_up, play_seed, 20):
        if game.over:
            continue
        some = random.sample(viewers(game), 2)
        for viewer in some:
            here = sees(game.state, viewer)
            other = game.state.clone()
            for change in random.sample(sorted(CHANGES), len(CHANGES)):
                CHANGES[change](other, viewer, random)
            assert sees(other, viewer) == here


SHOWS_ALL = frozenset(
    {GOAL_TURNED, ROUND_ENDED, GAME_ENDED, CHEST_TURNED, CHEST_OPENED}
    | {ROLES_DEALT, TOKENS_PAID, UNOPPOSED}
    | {NOTHING_TO_LAY, NOTHING_TO_LOSE, NOTHING_TO_PICK, NOBODY_CAN_PLAY}
)
"""Facts that show everyone goals, roles, purses or chests, who answered a veto last, whether a purse is empty
(NEWG-2), or what a hand or a pile lacks (WC-22, CHEST-5, END-1)."""
SHOWS_ITS_SEAT = frozenset(
    {LOOKED, GOLD_OFFERED, GOLD_TAKEN, ROLE_SEEN, ROLE_CHANGED} | {CHEST_SEEN, CARDS_LIFTED, WARDROBE_ENTERED}
)
SHOWS_TWO_SEATS = (HANDS_SWAPPED, CARD_TAKEN)


def shows_something(happened: list[RawFact], viewer: Viewer) -> bool:
    """Whether these facts may show the viewer a secret, such as a goal or a role."""
    return any(
        fact[0] in SHOWS_ALL
        or (fact[0] in SHOWS_ITS_SEAT and fact[1] == viewer)
        or (fact[0] in SHOWS_TWO_SEATS and viewer in fact[1:3])
        for fact in happened
    )


def the_next_move_looks_the_same(set_up: SetUp, play_seed: int, compared: Counter[str]) -> None:
    """Change hidden cards in a copy and make the same move in both; count the comparisons by change."""
    random = Random(play_seed)
    for game in sampled_states(set_up, play_seed, 10):
        if game.over:
            continue
        some = random.sample(sorted(CHANGES), 4)
        if game.question == "veto":
            some.append("others_answer_the_window")
        for change in some:
            viewer = random.choice(viewers(game))
            other = game.state.clone()
            if not CHANGES[change](other, viewer, random):
                continue
            seat = random.choice(game.asked_seats)
            possible = sorted(set(moves(game.state, seat)) & set(moves(other, seat)))
            for move in random.sample(possible, min(2, len(possible))):
                here, there = decide(game.state, seat, move), decide(other, seat, move)
                if not shows_something(here + there, viewer):
                    assert seen_of(here, viewer, game) == seen_of(there, viewer, game), change
                    compared[change] += 1


@pytest.mark.parametrize("seed_offset", range(2))
def test_the_next_move_looks_the_same_after_a_hidden_change(seed_offset: int) -> None:
    compared: Counter[str] = Counter()

    @examples(45)
    @given(set_ups(), play_seeds())
    def in_many_games(set_up: SetUp, play_seed: int) -> None:
        the_next_move_looks_the_same(set_up, play_seed + seed_offset, compared)

    in_many_games()
    assert [change for change in CHANGES if compared[change] < 10] == []


def moves(state: State, seat: int) -> list[int]:
    own = state.privates[seat]
    assert own is not None
    return legal_moves(state.table, seat, own)


@examples(12)
@given(set_ups(), play_seeds())
def test_a_pass_looks_the_same_to_others_with_any_discard(set_up: SetUp, play_seed: int) -> None:
    for game in sampled_states(set_up, play_seed, 12):
        if game.question != "turn":
            continue
        seat = game.state.table.asked
        passes = [move for move in moves(game.state, seat) if move >> VERB_BITS == PASS]
        outcomes = [decide(game.state, seat, move) for move in passes[:10]]
        for viewer in viewers(game):
            if viewer != seat:
                looks = {(len(happened[0][2]), seen_of(happened, viewer, game)) for happened in outcomes}
                assert len(looks) == len({count for count, _ in looks})


SHOWN_TO_ALL = frozenset(
    {"SeedSealed", "Contributed"}
    | {"TurnBegun", "RoundEnded", "GameEnded", "CardPlayed", "CardDiscarded", "PutInFront", "TakenFromFront"}
    | {"TunnelLaid", "TunnelRemoved", "TunnelMoved", "GoalTurned", "GoalLaid", "GoalMoved", "Asked"}
    | {"TokensPaid", "TokensMoved", "Stole", "DirectionChanged", "SpecialistCalled"}
    | {"VetoAsked", "Unopposed", "Vetoed", "DwarfLeft", "TollAsked", "TollAnswered"}
    | {"ChestTurned", "ChestLaid", "ChestOpened", "EffectEnded"}
    | {"NothingToLay", "SomethingToLay", "NothingToLose", "NothingToPick", "NobodyCanPlay"}
)
SHOWN_TO_ITS_SEAT = {
    "Passed": {"cards", "forced"},
    "DiscardedTwo": {"cards"},
    "Drew": {"cards"},
    "Looked": {"face"},
    "ChestSeen": {"tunnel", "found"},
    "GoldOffered": {"nuggets"},
    "GoldTaken": {"nuggets"},
    "GoldDealt": {"nuggets"},
    "RoleSeen": {"role"},
    "RoleChanged": {"role"},
    "WardrobeEntered": {"role"},
    "GoalsPutBack": {"swapped"},
    "CardsLifted": {"cards"},
    "CardKept": {"card"},
    "DwarfStood": {"card"},
}
SHOWN_TO_TWO_SEATS = {"HandsSwapped": {"got", "given"}, "CardTaken": {"card"}}
SHOWN_TO_NOBODY = {
    "GameBegun": {"gold_pile"},
    "GoldDrawn": {"nuggets"},
    "GoldDealt": {"pile"},
    "GoldPicked": {"pile"},
    "DeckBuried": {"cards"},
    "DiscardShuffled": {"pile"},
}


def blank(value: Any) -> Any:
    """The same nested tuples, with None for every value."""
    return tuple(blank(each) for each in value) if isinstance(value, tuple) else None


def may_be_seen(fact: Fact, viewer: Viewer) -> Fact | None:
    """The fact as a viewer may see it by section 11 of the rules, independently of the declarations."""
    name = type(fact).__name__
    values = {each.name: getattr(fact, each.name) for each in fields(fact)}  # type: ignore[arg-type]
    if isinstance(fact, LetPassNoted):
        return fact if fact.seat == viewer else None
    if isinstance(fact, RoundBegun | RolesDealt):
        for field in {"left_over", "goals", "deck", "aside", "chest_tunnels", "chests"} & values.keys():
            values[field] = blank(values[field])
        for field in {"roles", "hands"} & values.keys():
            values[field] = tuple(
                each if seat == viewer else blank(each) for seat, each in enumerate(values[field])
            )
    elif name not in SHOWN_TO_ALL:
        hidden = set(SHOWN_TO_NOBODY.get(name, ()))
        if values.get("seat") != viewer:
            hidden |= SHOWN_TO_ITS_SEAT.get(name, set())
        if viewer is None or viewer not in (values.get("seat"), values.get("other")):
            hidden |= SHOWN_TO_TWO_SEATS.get(name, set())
        assert hidden or name in {*SHOWN_TO_ITS_SEAT, *SHOWN_TO_TWO_SEATS}, f"who may see a {name}?"
        values.update({field: blank(values[field]) for field in hidden})
    return type(fact)(**values)


@examples(16)
@given(set_ups(), play_seeds())
def test_a_viewer_receives_exactly_the_fields_it_may_see(set_up: SetUp, play_seed: int) -> None:
    game = play_to_end(set_up, play_seed)
    grid = game.state.table.maze.grid
    for viewer in viewers(game):
        for fact in game.facts:
            visible = project(fact, viewer)
            seen = None if visible is None else decode_fact(visible, grid)
            assert seen == may_be_seen(decode_fact(fact, grid), viewer)
