"""Deals that are laid down outright instead of drawn by lot."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given

from pyrite.game import BadInput, Deal, Game, SetUp
from pyrite.game.commands import move_of
from pyrite.game.setup import Rules
from tests.properties.driver import Driver, play_out, submit
from tests.properties.effort import examples, lots
from tests.properties.strategies import set_ups


def by_lot(set_up: SetUp) -> dict[int, Deal]:
    rules = Rules(set_up)
    return {number: Deal.by_lot(rules, set_up.seed, number) for number in (1, 2, 3)}


def play_on(game: Game, lot: int) -> None:
    driver = Driver(lot)
    while not game.over:
        submit(game, driver.choose(game))


@examples(10)
@given(set_ups(), lots())
def test_a_deal_laid_down_outright_plays_like_the_same_deal_by_lot(set_up: SetUp, lot: int) -> None:
    game = Game.begin(set_up, by_lot(set_up))
    play_on(game, lot)
    assert game.facts == play_out(set_up, lot).facts


@examples(10)
@given(set_ups(), lots())
def test_hands_may_be_laid_down_in_any_order(set_up: SetUp, lot: int) -> None:
    random = Random(lot)
    deal = by_lot(set_up)[1]
    hands = tuple(bytes(random.sample(hand, len(hand))) for hand in deal.hands)
    game, sorted_game = Game.begin(set_up, {1: replace(deal, hands=hands)}), Game.begin(set_up)
    assert game.asked is not None
    moves = [move_of(command, game.state.table.maze.grid) for command in game.legal(game.asked)]
    assert moves == sorted(set(moves))
    assert game.legal(game.asked) == sorted_game.legal(game.asked)


@examples(20)
@given(set_ups(), lots())
def test_a_deal_of_other_cards_than_those_of_the_set_up_is_refused(set_up: SetUp, lot: int) -> None:
    random = Random(lot)
    deal = by_lot(set_up)[1]
    place = random.randrange(len(deal.deck))
    other = bytes([random.choice(sorted(set(deal.deck) - {deal.deck[place]}))])
    spoilt = random.choice(
        (
            replace(deal, deck=deal.deck[:place] + other + deal.deck[place + 1 :]),
            replace(deal, deck=deal.deck[1:]),
            replace(deal, deck=deal.deck + other),
            replace(deal, hands=deal.hands[1:]),
            replace(deal, roles=deal.roles[1:]),
            replace(deal, goals=deal.goals[:1] * 3),
            replace(deal, left_over=deal.left_over + deal.roles[:1]),
        )
    )
    with pytest.raises(BadInput):
        Game.begin(set_up, {1: spoilt})
