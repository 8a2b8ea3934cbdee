"""No viewer can follow a card through a shuffle, in games of any mix (INFO-5)."""

import json
from collections import Counter
from random import Random

import pytest
from hypothesis import given

from pyrite.game import Game, SetUp, View, command_to_json, fact_to_json, legal, view_to_json
from pyrite.game.all_facts import apply
from pyrite.game.fact_codec import decode_fact
from pyrite.game.facts.course import GAME_BEGUN
from pyrite.game.facts.gold import GOLD_PICKED
from pyrite.game.facts.piles import DECK_BURIED, DISCARD_SHUFFLED
from pyrite.game.project import Viewer, project
from pyrite.game.state import RawFact, State
from tests.properties.driver import play_to_end, sampled_states
from tests.properties.sample_sizes import examples, play_seeds
from tests.properties.strategies import numbered_set_up, set_ups

pytestmark = pytest.mark.rule("INFO-5")


def everything_in(view: View) -> bytes:
    """A view and its legal commands as bytes."""
    return json.dumps([view_to_json(view), [command_to_json(command) for command in legal(view)]]).encode()


def shuffle_hidden_piles(state: State, random: Random) -> None:
    """Shuffle every pile that nobody may look into."""
    sealed = state.sealed
    assert sealed is not None
    lifting = any(own.lifted for own in state.privates if own is not None)
    if not lifting:  # what someone is looking at stays as it is
        random.shuffle(sealed.deck)
        hidden = [place for place, shown in enumerate(state.table.discard) if not shown]
        cards = [sealed.discard[place] for place in hidden]
        random.shuffle(cards)
        for place, card in zip(hidden, cards, strict=True):
            sealed.discard[place] = card
    random.shuffle(sealed.gold_pile)
    for name in ("aside", "left_over"):
        pile = bytearray(getattr(sealed, name))
        random.shuffle(pile)
        setattr(sealed, name, bytes(pile))


@examples(20)
@given(set_ups(), play_seeds())
def test_the_order_of_hidden_piles_is_not_visible(set_up: SetUp, play_seed: int) -> None:
    random = Random(play_seed)
    for game in sampled_states(set_up, play_seed, 15):
        other = game.state.clone()
        shuffle_hidden_piles(other, random)
        for viewer in (None, *random.sample(range(set_up.players), 2)):
            assert everything_in(View.of(other, viewer)) == everything_in(game.view(viewer))


SHUFFLES = (GAME_BEGUN, DISCARD_SHUFFLED, GOLD_PICKED, DECK_BURIED)
"""Facts whose last field is a pile that was shuffled, or moved unseen."""

GAMES_WITH_ALL_SHUFFLES = (*range(24), 42)
"""Numbered games; in the last one gold is picked, which is rare."""


def with_another_result(fact: RawFact, random: Random) -> RawFact:
    pile = bytearray(fact[-1])
    random.shuffle(pile)
    return (*fact[:-1], bytes(pile))


def test_the_result_of_a_shuffle_is_not_visible() -> None:
    compared: Counter[int] = Counter()
    for number in GAMES_WITH_ALL_SHUFFLES:
        game = play_to_end(numbered_set_up(number), number)
        compared.update(compare_shuffles(game, Random(number)))
    assert all(compared[kind] >= 3 for kind in SHUFFLES), compared


def compare_shuffles(game: Game, random: Random) -> Counter[int]:
    """Compare each shuffle with another result of it: every viewer gets the same fact. Count them by kind."""
    compared: Counter[int] = Counter()
    grid = game.state.table.maze.grid
    viewers: list[Viewer] = [None, 0, game.rules.players - 1]
    views = {viewer: View.blank(game.rules, viewer) for viewer in viewers}
    for fact in game.facts:
        for viewer, view in views.items():
            visible = project(fact, viewer)
            if fact[0] in SHUFFLES:
                other = project(with_another_result(fact, random), viewer)
                assert visible is not None
                assert other is not None
                assert fact_to_json(decode_fact(visible, grid)) == fact_to_json(decode_fact(other, grid))
                compared[fact[0]] += fact[-1] != bytes(len(fact[-1])) and len(set(fact[-1])) > 1
            if visible is not None:
                apply(view, visible)
        if fact[0] == DISCARD_SHUFFLED:
            for view in views.values():
                # After the shuffle no position of a card is known.
                assert set(view.table.discard) == {0}
    return compared
