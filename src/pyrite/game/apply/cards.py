"""Cards on their way: played, discarded, drawn, laid in front of a player, swapped."""

from __future__ import annotations

from bisect import insort
from typing import Final

from pyrite.game import facts
from pyrite.game.apply.common import answered, discard_face_down, to_discard
from pyrite.game.catalogue import FRONT_BITS, KIND
from pyrite.game.moves import card_of
from pyrite.game.table import NOBODY, State

_THEFT_CARD: Final = KIND["theft"]


def card_played(state: State, seat: int, move: int) -> None:
    """A card was laid out for all to see, with whom or what it is meant for."""
    if state.journal is not None:
        state.journal.append((facts.CARD_PLAYED, seat, move))
    table = state.table
    answered(table)
    table.in_play = move
    table.passes = 0
    table.last_card = seat
    table.hands[seat] -= 1
    own = state.privates[seat]
    if own is not None:
        own.hand.remove(card_of(move))


def card_discarded(state: State, card: int) -> None:
    """The card in play has run its course and went to the discard pile (TURN-6)."""
    if state.journal is not None:
        state.journal.append((facts.CARD_DISCARDED, card))
    state.table.in_play = NOBODY
    to_discard(state, card, card)


def passed(state: State, seat: int, cards: bytes) -> None:
    """A seat passed and discarded face down (TURN-4)."""
    if state.journal is not None:
        state.journal.append((facts.PASSED, seat, cards))
    table = state.table
    if not table.deck and table.rules.passes_end_round:
        table.passes += 1
    discard_face_down(state, seat, cards)


def discarded_two(state: State, seat: int, cards: bytes) -> None:
    """A seat discarded two cards face down, to take away a card in front of a player (S2-4)."""
    if state.journal is not None:
        state.journal.append((facts.DISCARDED_TWO, seat, cards))
    state.table.passes = 0
    discard_face_down(state, seat, cards)


def drew(state: State, seat: int, cards: bytes) -> None:
    """A seat drew from the deck (TURN-2)."""
    if state.journal is not None:
        state.journal.append((facts.DREW, seat, cards))
    state.table.deck -= len(cards)
    state.table.hands[seat] += len(cards)
    own = state.privates[seat]
    if own is not None:
        for card in cards:
            insort(own.hand, card)
    if state.sealed is not None:
        del state.sealed.deck[-len(cards) :]


def put_in_front(state: State, seat: int, card: int) -> None:
    """The card in play stays in front of a seat."""
    if state.journal is not None:
        state.journal.append((facts.PUT_IN_FRONT, seat, card))
    state.table.in_play = NOBODY
    state.table.fronts[seat] |= FRONT_BITS[card]
    if card == _THEFT_CARD:
        state.table.thefts.append(seat)


def taken_from_front(state: State, seat: int, card: int) -> None:
    """A card that lay in front of a seat went to the discard pile."""
    if state.journal is not None:
        state.journal.append((facts.TAKEN_FROM_FRONT, seat, card))
    state.table.fronts[seat] &= ~FRONT_BITS[card]
    if card == _THEFT_CARD:
        state.table.thefts.remove(seat)
    to_discard(state, card, card)


def hands_swapped(state: State, seat: int, other: int, got: bytes, given: bytes) -> None:
    """Two seats swapped all their cards (S2-17)."""
    if state.journal is not None:
        state.journal.append((facts.HANDS_SWAPPED, seat, other, got, given))
    for whose, hand in ((seat, got), (other, given)):
        state.table.hands[whose] = len(hand)
        own = state.privates[whose]
        if own is not None:
            own.hand = bytearray(hand)
