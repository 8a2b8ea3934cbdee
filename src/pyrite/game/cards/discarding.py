"""Turns in which no card is played: a pass (TURN-1), or discarding two cards (S2-4)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Final

from pyrite.game.catalogue import IN_FRONT, NAME
from pyrite.game.facts.cards import discarded_two, taken_from_front
from pyrite.game.moves import DETAILS, DISCARD_TWO, PASS, VERB_BITS, cards_in
from pyrite.game.number_row import NumberRow
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import NOBODY, Table

_PASS: Final = PASS << VERB_BITS
_TWO: Final = DISCARD_TWO << VERB_BITS
_FRONTS: Final = tuple((place, 1 << place) for place in range(len(IN_FRONT)))


def pass_moves(table: Table, own: Private, found: NumberRow) -> None:
    """Add every pass: one card, or up to three where Saboteur 2 is played."""
    last_one = 0
    if table.rules.max_passed == 1:
        for kind in own.hand:
            if kind != last_one:
                last_one = kind
                found.append(_PASS | kind << 14)
        return
    hand = own.hand
    count = len(hand)
    # The hand is sorted: equal cards are adjacent, so each choice is listed once and in order.
    for place, one in enumerate(hand):
        if one == last_one:
            continue
        last_one, last_two = one, 0
        single = _PASS | one << 14
        found.append(single)
        for second in range(place + 1, count):
            two = hand[second]
            if two == last_two:
                continue
            last_two, last_three = two, 0
            pair = single | two << 7
            found.append(pair)
            for third in range(second + 1, count):
                three = hand[third]
                if three != last_three:
                    last_three = three
                    found.append(pair | three)


_CHOICES: Final[dict[int, tuple[tuple[int, ...], ...]]] = {}
"""Cached results of `choices_of_cards`."""


def choices_of_cards(size: int, most: int) -> tuple[tuple[int, ...], ...]:
    """Every choice of 1 to ``most`` cards from a hand of ``size``, as positions in the hand."""
    found = _CHOICES.get(size << 2 | most)
    if found is None:
        found = tuple([places for count in range(1, most + 1) for places in combinations(range(size), count)])
        _CHOICES[size << 2 | most] = found
    return found


def pass_with(hand: bytearray, places: tuple[int, ...]) -> int:
    """The pass with the cards at these positions; NOBODY if an equal card before one gives the same pass."""
    details, before = 0, -1
    for place in places:
        if place - 1 > before and hand[place - 1] == hand[place]:
            return NOBODY
        details = details << 7 | hand[place]
        before = place
    return _PASS | details << 7 * (3 - len(places))


def discard_two_moves(table: Table, seat: int, own: Private, found: NumberRow) -> None:
    """Add every way to discard two cards for one in front of the seat; in some editions, of any seat."""
    if len(own.hand) < 2:
        return
    if not table.rules.discard_two_for_all:
        _add_pairs_for(table, seat, own, found)
        return
    for whose in range(table.rules.players):
        _add_pairs_for(table, whose, own, found)


def _add_pairs_for(table: Table, whose: int, own: Private, found: NumberRow) -> None:
    front = table.fronts[whose]
    if not front:
        return
    hand = own.hand
    for place, bit in _FRONTS:
        if front & bit:
            base, last_one = _TWO | (whose << 3 | place) << 14, 0
            # The hand is sorted, as in `pass_moves`.
            for first in range(len(hand) - 1):
                one, last_two = hand[first], 0
                if one == last_one:
                    continue
                last_one = one
                for second in range(first + 1, len(hand)):
                    two = hand[second]
                    if two != last_two:
                        last_two = two
                        found.append(base | one << 7 | two)


def discard_two(state: State, seat: int, details: int) -> None:
    """Discard two cards and remove the card in front."""
    discarded_two(state, seat, cards_in(details, 2))
    taken_from_front(state, details >> 17, IN_FRONT[1 << (details >> 14 & 7)])


def why_not_pass(table: Table, own: Private, details: int) -> Refusal | None:
    """The first rule that forbids this pass."""
    cards = cards_in(details, 3)
    if Counter(cards) - Counter(own.hand):
        return Refusal("not-in-hand", "You do not hold those cards.", "TURN-1")
    if len(cards) > table.rules.max_passed:
        return Refusal("too-many-cards", "In the base game you pass with exactly one card.", "TURN-1")
    return None


def why_not_discard_two(table: Table, seat: int, own: Private, number: int) -> Refusal | None:
    """The first rule that forbids removing this card by discarding two."""
    details = number & DETAILS
    whose, bit = details >> 17, 1 << (details >> 14 & 7)
    if not table.rules.saboteur2:
        return Refusal("not-in-this-game", "Discarding two cards belongs to Saboteur 2.", "S2-4")
    if Counter(cards_in(details, 2)) - Counter(own.hand):
        return Refusal("not-in-hand", "You do not hold those cards.", "S2-4")
    if whose != seat and not table.rules.discard_two_for_all:
        return Refusal("not-yours", "You can only remove a card in front of yourself.", "S2-4")
    if whose >= table.rules.players or not table.fronts[whose] & bit:
        name = NAME[IN_FRONT[bit]]
        return Refusal("nothing-in-front", f"That player has no {name!r} card in front.", "S2-4")
    return None
