"""`PastHand` finds the kinds of the cards in an imagined hand."""

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
    assert sorted(past.reveal(bytes((B, C))).values()) == [A, B, C]
    past.give(B)  # from now on the hand is known
    assert past.reveal(bytes((C,))) == {}


def test_a_known_card_leaves_first() -> None:
    past = hand(10)
    past.receive(11, A)
    past.give(A)
    assert past.reveal(bytes((A,))) == {10: A}


def test_a_kind_that_the_hand_lacked_came_later() -> None:
    past = hand(10, 11)
    past.lack({A, B})
    receive(past, 12)
    past.give(A)
    assert past.reveal(bytes((C, C))) == {10: C, 11: C, 12: A}


def test_an_earlier_choice_is_reconsidered() -> None:
    """The card that left first can be any of three, until the later ones show that it was an old one."""
    for seed in range(20):
        past = PastHand(Random(seed))
        receive(past, 10)
        past.lack({A})
        receive(past, 11, 12)
        past.give(C)
        assert past.reveal(bytes((A, A))) == {10: C, 11: A, 12: A}


def test_a_kind_that_was_held_came_before() -> None:
    for seed in range(20):
        past = PastHand(Random(seed))
        receive(past, 10)
        past.hold({A, B})
        receive(past, 11)
        past.give(C)
        assert past.reveal(bytes((A,))) == {10: A, 11: C}


def test_one_of_several_kinds_was_held_and_the_others_fit() -> None:
    """The hand lacked A at first, so it held B."""
    past = hand(10)
    past.lack({A})
    past.hold({A, B})
    receive(past, 11)
    assert past.reveal(bytes((A, B))) == {10: B, 11: A}


def test_a_known_card_counts_as_held() -> None:
    past = PastHand(Random(0))
    past.receive(10, A)
    past.hold({A})
    assert past.reveal(bytes((A,))) == {}


def test_a_hand_with_a_known_card_cannot_lack_it() -> None:
    past = PastHand(Random(0))
    past.receive(10, A)
    with pytest.raises(Impossible):
        past.lack({A})


@pytest.mark.parametrize("kinds", [(A, A), (B,), (B, B, B)])
def test_an_impossible_hand_is_detected(kinds: tuple[int, ...]) -> None:
    """One A can have come after the hand lacked it, two cannot; and the hand has two cards."""
    past = hand(10)
    past.lack({A})
    receive(past, 11)
    with pytest.raises(Impossible):
        past.reveal(bytes(kinds))


def test_a_hand_that_never_had_a_kind_it_held_is_detected() -> None:
    past = hand(10)
    past.hold({A})
    receive(past, 11)
    past.give(B)
    with pytest.raises(Impossible):
        past.reveal(bytes((C,)))


def test_a_missing_known_card_is_detected() -> None:
    past = PastHand(Random(0))
    past.receive(10, A)
    with pytest.raises(Impossible):
        past.reveal(b"")
