"""Tests the search for the kinds of the cards in an imagined hand."""

from random import Random

import pytest

from tests.properties.past_hands import Impossible, PastHand

A, B, C = 1, 2, 3
"""Kinds of cards."""


def hand(*cards: int) -> PastHand:
    """A hand of unknown cards with these numbers."""
    found = PastHand(Random(0))
    receive(found, *cards)
    return found


def receive(hand: PastHand, *cards: int) -> None:
    for card in cards:
        hand.receive(card, 0)


def test_every_card_gets_a_kind_that_left_or_is_there() -> None:
    past = hand(10, 11)
    past.give(A)
    receive(past, 12)
    assert sorted(past.turn_up(bytes((B, C))).values()) == [A, B, C]
    past.give(B)  # from now on the hand is known
    assert past.turn_up(bytes((C,))) == {}


def test_a_known_card_leaves_first() -> None:
    past = hand(10)
    past.receive(11, A)
    past.give(A)
    assert past.turn_up(bytes((A,))) == {10: A}


def test_a_kind_that_was_lacking_came_later() -> None:
    past = hand(10, 11)
    past.lack({A, B})
    receive(past, 12)
    past.give(A)
    assert past.turn_up(bytes((C, C))) == {10: C, 11: C, 12: A}


def test_an_earlier_choice_is_reconsidered() -> None:
    """The card that left first can be any of three, until the later ones show that it was an old one."""
    for seed in range(20):
        past = PastHand(Random(seed))
        receive(past, 10)
        past.lack({A})
        receive(past, 11, 12)
        past.give(C)
        assert past.turn_up(bytes((A, A))) == {10: C, 11: A, 12: A}


def test_a_kind_that_was_held_came_before() -> None:
    for seed in range(20):
        past = PastHand(Random(seed))
        receive(past, 10)
        past.hold({A, B})
        receive(past, 11)
        past.give(C)
        assert past.turn_up(bytes((A,))) == {10: A, 11: C}


def test_one_of_several_kinds_was_held_and_the_others_fit() -> None:
    """An A would have been lacking at first, so the B was held."""
    past = hand(10)
    past.lack({A})
    past.hold({A, B})
    receive(past, 11)
    assert past.turn_up(bytes((A, B))) == {10: B, 11: A}


def test_what_is_known_to_be_there_is_held() -> None:
    past = PastHand(Random(0))
    past.receive(10, A)
    past.hold({A})
    assert past.turn_up(bytes((A,))) == {}


def test_a_known_card_cannot_be_lacking() -> None:
    past = PastHand(Random(0))
    past.receive(10, A)
    with pytest.raises(Impossible):
        past.lack({A})


@pytest.mark.parametrize("kinds", [(A, A), (B,), (B, B, B)])
def test_a_hand_that_cannot_be_is_found(kinds: tuple[int, ...]) -> None:
    """A single A can have come after it was lacking, not two; and there are two cards."""
    past = hand(10)
    past.lack({A})
    receive(past, 11)
    with pytest.raises(Impossible):
        past.turn_up(bytes(kinds))


def test_what_was_never_there_was_not_held() -> None:
    past = hand(10)
    past.hold({A})
    receive(past, 11)
    past.give(B)
    with pytest.raises(Impossible):
        past.turn_up(bytes((C,)))


def test_a_known_card_that_is_gone_is_found() -> None:
    past = PastHand(Random(0))
    past.receive(10, A)
    with pytest.raises(Impossible):
        past.turn_up(b"")
