"""`HandChecker` follows what a fact of a module moves, also if it has no check for that fact."""

from collections import Counter

import pytest

from pyrite.game import Game, SetUp
from pyrite.game.catalogue import NAME
from pyrite.game.modules.toll.facts import DWARF_STOOD
from pyrite.game.state import RawFact
from tests.properties.hand_checker import HandChecker

SEAT = 1
SET_UP = SetUp(4, modules=frozenset({"toll"}), seed=bytes(32))


def checker_of(game: Game) -> HandChecker:
    """A checker that knows this game; it has no check for dwarfs, `GameChecker` has one."""
    checker = HandChecker(SET_UP)
    checker.view, checker.state = game.view(None), game.state.clone()
    checker.cards = [Counter(NAME[card] for card in own.hand) for own in game.state.privates if own is not None]
    return checker


def dwarf_at_the_start(game: Game, card: int) -> RawFact:
    return DWARF_STOOD, SEAT, game.state.table.maze.grid.cell(0, 0), 1, card


def test_cards_that_a_fact_without_a_check_moves_are_followed() -> None:
    game = Game.begin(SET_UP)
    checker = checker_of(game)
    own = game.state.privates[SEAT]
    assert own is not None
    card, before = own.hand[0], checker.cards[SEAT].copy()
    checker.check_fact(dwarf_at_the_start(game, card))
    assert before - checker.cards[SEAT] == Counter([NAME[card]])
    assert checker.cards[SEAT].total() == before.total() - 1


def test_a_card_that_is_not_in_the_hand_is_named_with_the_fact() -> None:
    game = Game.begin(SET_UP)
    checker = checker_of(game)
    checker.cards[SEAT].clear()
    own = game.state.privates[SEAT]
    assert own is not None
    card = own.hand[0]
    said = f"toll: DwarfStood of seat {SEAT}: {NAME[card]} is not in the hand of seat {SEAT}"
    with pytest.raises(AssertionError, match=said):
        checker.check_fact(dwarf_at_the_start(game, card))
