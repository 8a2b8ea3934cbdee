"""A deal can be given instead of shuffled; an invalid one is rejected."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given

from pyrite.game import BadInput, Deal, Game, SetUp
from pyrite.game.dealing.shuffle import add_contribution
from pyrite.game.setup import Rules
from tests.properties.driver import Driver, play_to_end, submit
from tests.properties.sample_sizes import examples, play_seeds
from tests.properties.strategies import set_ups


def from_seed(set_up: SetUp, contributions: dict[int, str] | None = None) -> dict[int, Deal]:
    rules, seed = Rules(set_up), set_up.seed
    for seat, words in sorted((contributions or {}).items()):
        seed = add_contribution(seed, seat, words)
    return {number: Deal.from_seed(rules, seed, number) for number in (1, 2, 3)}


def play_on(game: Game, play_seed: int) -> None:
    driver = Driver(play_seed)
    while not game.over:
        submit(game, *driver.choose(game))


@examples(10)
@given(set_ups(), play_seeds())
def test_a_given_deal_plays_like_the_same_shuffled_deal(set_up: SetUp, play_seed: int) -> None:
    other = play_to_end(set_up, play_seed)
    game = Game.begin(set_up, from_seed(set_up, other.contributions), contributions=other.contributions)
    play_on(game, play_seed)
    assert game.facts == other.facts


@examples(15)
@given(set_ups(), play_seeds())
def test_a_hand_that_is_not_sorted_is_rejected(set_up: SetUp, play_seed: int) -> None:
    deal = from_seed(set_up)[1]
    seat = play_seed % set_up.players
    hands = [*deal.hands]
    hands[seat] = hands[seat][::-1]
    assert hands[seat] != deal.hands[seat]
    with pytest.raises(BadInput):
        Game.begin(set_up, {1: replace(deal, hands=tuple(hands))})


def deals_with_one_error(deal: Deal, random: Random) -> list[Deal]:
    """Copies of the deal, each with one error, for every kind of error that its set-up has."""
    place = random.randrange(len(deal.deck))
    other = bytes([random.choice(sorted(set(deal.deck) - {deal.deck[place]}))])
    wrong_deals = [
        replace(deal, deck=deal.deck[:place] + other + deal.deck[place + 1 :]),
        replace(deal, deck=deal.deck[1:]),
        replace(deal, deck=deal.deck + other),
        replace(deal, hands=deal.hands[1:]),
        replace(deal, hands=(deal.hands[0][1:], *deal.hands[1:]), deck=deal.deck + deal.hands[0][:1]),
        replace(deal, roles=deal.roles[1:]),
        replace(deal, roles=deal.roles[1:], left_over=deal.left_over + deal.roles[:1]),
        replace(deal, goals=deal.goals[:1] * len(deal.goals)),
        replace(deal, goals=deal.goals[1:]),
        replace(deal, left_over=deal.left_over + deal.roles[:1]),
        replace(deal, aside=deal.aside + deal.deck[:1], deck=deal.deck[1:]),
        replace(deal, landmark=0 if deal.landmark else deal.deck[0]),
        replace(deal, chest_cells=() if deal.chest_cells else ((3, -1), (3, 1), (5, -1), (5, 1))),
    ]
    if deal.aside:
        wrong_deals.append(replace(deal, aside=deal.aside[1:], deck=deal.deck + deal.aside[:1]))
    if deal.chest_cells:
        wrong_deals += [
            replace(deal, chests=deal.chests[1:]),
            replace(deal, chests=deal.chests[:1] + deal.chests[:-1]),
            replace(deal, chest_tunnels=deal.chest_tunnels[1:]),
        ]
    return wrong_deals


@examples(25)
@given(set_ups(), play_seeds())
def test_a_deal_with_other_cards_than_the_set_up_is_refused(set_up: SetUp, play_seed: int) -> None:
    for wrong_deal in deals_with_one_error(from_seed(set_up)[1], Random(play_seed)):
        with pytest.raises(BadInput):
            Game.begin(set_up, {1: wrong_deal})
