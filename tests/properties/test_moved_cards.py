"""`moved_cards` finds which hidden cards a fact moves, and `past_deal` what no one takes back."""

import pytest

from pyrite.game import Game, SetUp
from pyrite.game.all_facts import apply
from pyrite.game.facts.cards import DREW, PASSED
from pyrite.game.facts.course import TURN_BEGUN
from pyrite.game.modules.party import ROLES_DEALT
from pyrite.game.state import RawFact, State
from tests.properties import past_deal
from tests.properties.moved_cards import NEW, MovedCards, Unfollowed, moved_cards


def state_with(*modules: str) -> State:
    return Game.begin(SetUp(4, modules=frozenset(modules))).state


def applied(before: State, fact: RawFact) -> State:
    after = before.clone()
    apply(after, fact)
    return after


def moved(before: State, fact: RawFact) -> MovedCards | None:
    return moved_cards(before, applied(before, fact), fact)


def test_a_drawn_card_leaves_the_deck_for_a_hand() -> None:
    state = state_with()
    assert state.sealed is not None
    top, count = state.sealed.deck[-1], len(state.sealed.deck)
    found = moved(state, (DREW, 2, bytes((top,))))
    assert found is not None
    assert (found.deck, found.gone) == (list(range(count - 1)), {count - 1: top})
    assert (found.got[2], found.got[0], found.given[2]) == (bytes((top,)), b"", b"")


def test_a_discarded_card_is_new_in_the_pile() -> None:
    state = state_with()
    own = state.privates[1]
    assert own is not None
    card = bytes(own.hand[:1])
    found = moved(state, (PASSED, 1, card, 1))
    assert found is not None
    assert (found.discard, found.gone, found.given[1], found.seen[1]) == ([NEW], {}, card, (card,))


def test_a_fact_that_moves_no_card_is_nothing_to_follow() -> None:
    assert moved(state_with(), (TURN_BEGUN, 1)) is None


def test_a_fact_that_moves_roles_and_is_not_taken_back_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    before = state_with("party")
    fact = (ROLES_DEALT, bytes(own.role for own in before.privates if own is not None))
    after = applied(before, fact)
    assert past_deal.changed_roles(before, after, fact) == [0, 1, 2, 3]
    monkeypatch.setattr(past_deal, "undo_by_number", dict)
    with pytest.raises(Unfollowed, match="party: RolesDealt moves roles: UNDO in the test file"):
        past_deal.changed_roles(before, after, fact)
