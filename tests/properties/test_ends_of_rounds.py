"""END-1, TURN-3: rounds that end by forced passes, or because nobody can play, in every mix of modules."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyrite.game import Game, SetUp, imagine
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.facts.ends import NOBODY_CAN_PLAY
from pyrite.game.playable import can_play, playable_kinds
from pyrite.game.project import Viewer
from pyrite.game.state import gold_of
from tests.properties.empty_deck_play import empty_deck_games
from tests.properties.game_checker import GameChecker
from tests.properties.imagined_past import own_part, replay_in_world
from tests.properties.sample_sizes import examples, play_seeds
from tests.properties.strategies import set_ups
from tests.properties.world_comparison import play_side_by_side

ROUND_ENDS = ("forced_passes", "nobody_can_play")


@st.composite
def empty_deck_set_ups(draw: st.DrawFn) -> SetUp:
    """Any set-up of a few players, played with one of the two ends."""
    set_up = draw(set_ups())
    fewest = 5 if "tournament" in set_up.variants else 2 if "saboteur2" in set_up.modules else 3
    players = draw(st.integers(fewest, 5))
    rules = {**set_up.house_rules, "round_end": draw(st.sampled_from(ROUND_ENDS))}
    return replace(set_up, players=players, house_rules=rules, first_seat=None)


def viewers(game: Game) -> list[Viewer]:
    return [None, *range(game.rules.players)]


@pytest.mark.rule("END-1", "TURN-3")
@examples(24)
@given(empty_deck_set_ups(), play_seeds())
def test_rounds_end_when_the_oracle_says_so(set_up: SetUp, play_seed: int) -> None:
    """The oracle's count of forced passes and its list of playable cards give the same ends of rounds."""
    checker = GameChecker(set_up)
    done = 0
    for game in empty_deck_games(set_up, play_seed):
        for fact in game.facts[done:]:
            checker.check_fact(fact)
        done = len(game.facts)


@pytest.mark.rule("END-1")
@examples(16)
@given(empty_deck_set_ups(), play_seeds())
def test_a_hand_can_play_if_it_holds_a_playable_card_that_it_can_pay_for(set_up: SetUp, play_seed: int) -> None:
    for game in empty_deck_games(set_up, play_seed):
        table = game.state.table
        if game.question == "turn":
            for seat in range(set_up.players):
                own = own_part(game.state, seat)
                gold = gold_of(table, seat, own)
                by_price = playable_kinds(table, seat)
                payable = {kind for price, kinds in enumerate(by_price) if price <= max(gold, 0) for kind in kinds}
                assert can_play(table, seat, own) == (not payable.isdisjoint(own.hand))


@pytest.mark.rule("END-1", "INFO-4")
@pytest.mark.plain  # random numbers within the round are patched
@pytest.mark.parametrize("seed_offset", range(2))
def test_an_imagined_world_at_the_end_of_a_round_has_a_past_that_fits(seed_offset: int) -> None:
    """Whose passes were forced, and who could still play, is as the round has shown it."""
    counted = {"worlds": 0, "ended": 0}

    @examples(16)
    @given(empty_deck_set_ups(), play_seeds())
    def it_has_a_past(set_up: SetUp, play_seed: int) -> None:
        random = Random(play_seed + seed_offset)
        for number, game in enumerate(empty_deck_games(set_up, play_seed + seed_offset)):
            if number % 5 == play_seed % 5 or game.state.table.roles:
                viewer = random.choice(viewers(game))
                world = imagine(game.state, viewer, SeededRandom(random.randbytes(32), "an imagined world"))
                replay_in_world(game, world, viewer, random)
                counted["worlds"] += 1
        counted["ended"] += sum(fact[0] == NOBODY_CAN_PLAY for fact in game.facts)

    it_has_a_past()
    assert counted["worlds"] > 100
    assert counted["ended"] > 10


@pytest.mark.rule("END-1", "INFO-4")
@pytest.mark.parametrize("seed_offset", range(2))
def test_worlds_side_by_side_look_the_same_at_the_end_of_a_round(seed_offset: int) -> None:
    @examples(16)
    @given(empty_deck_set_ups(), play_seeds())
    def they_look_the_same(set_up: SetUp, play_seed: int) -> None:
        random = Random(play_seed + seed_offset)
        for number, game in enumerate(empty_deck_games(set_up, play_seed + seed_offset)):
            if number % 5 == play_seed % 5 and not game.over:
                for _ in play_side_by_side(
                    game.state.clone(), random.choice(viewers(game)), random, steps=10, thorough=True
                ):
                    pass

    they_look_the_same()
