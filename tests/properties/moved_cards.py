"""How the fact of a module moves hidden cards, found by applying it.

A fact is applied to a copy of the state in which each hidden card of a pile is numbered. So it is seen which card
went where, although no card has an identity. What a hand gives and gets follows from the hands before and after.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from pyrite.game.all_facts import FACTS, apply
from pyrite.game.modules import MODULES
from pyrite.game.state import RawFact, Sealed, State

NEW: Final = -1
"""The place of a card that was in none of the piles before."""
_NUMBERS: Final = range(128, 256)  # kinds of cards are lower

MODULE_OF: Final[Mapping[int, str]] = {
    kind.number: module.name for module in MODULES.values() for kind in module.facts
}
"""By the number of a fact: the module that declares it. Facts of the base game are not in it."""


class Unfollowed(AssertionError):  # noqa: N818
    """A fact moves hidden cards in a way that this module cannot find."""


def described(fact: RawFact) -> str:
    """A fact as failures name it: ``goal_swap: GoalsPutBack of seat 2``."""
    kind = FACTS[fact[0]]
    seats = [f" of seat {fact[place]}" for place, each in enumerate(kind.fields, 1) if each.name == "seat"]
    return f"{MODULE_OF.get(fact[0], 'base')}: {kind.__name__}{''.join(seats)}"


@dataclass(frozen=True, kw_only=True)
class MovedCards:
    """Where each card of the piles was before a fact: a place among deck, discard pile and cards aside, or NEW."""

    deck: list[int]
    discard: list[int]
    aside: list[int]
    gone: dict[int, int]
    """The cards that are in no pile any more: their kinds by their places."""
    given: list[bytes]
    """By seat: the kinds that left its hand."""
    got: list[bytes]
    """By seat: the kinds that came into its hand."""
    seen: list[tuple[bytes, ...]]
    """By seat: the cards that it saw, as its private part notes them."""


def _sealed(state: State) -> Sealed:
    assert state.sealed is not None
    return state.sealed


def _piles(state: State) -> tuple[bytearray, bytearray, bytes]:
    sealed = _sealed(state)
    return sealed.deck, sealed.discard, sealed.aside


def _numbered(before: State, fact: RawFact, cards: bytes) -> tuple[bytearray, bytearray, bytes]:
    """The piles after a fact, if these had been their cards before it."""
    state = before.clone()
    sealed = _sealed(state)
    deck, discard = len(sealed.deck), len(sealed.deck) + len(sealed.discard)
    sealed.deck[:], sealed.discard[:], sealed.aside = cards[:deck], cards[deck:discard], cards[discard:]
    apply(state, fact)
    return _piles(state)


def moved_cards(before: State, after: State, fact: RawFact) -> MovedCards | None:
    """What a fact that leads from one state to the other does with hidden cards; None if it moves none."""
    kinds = b"".join(_piles(before))
    piles = [[NEW] * len(pile) for pile in _piles(after)]
    same = len(kinds) == sum(map(len, piles))
    for first in range(0, len(kinds), len(_NUMBERS)):
        cards = (bytes(first) + bytes(_NUMBERS) + bytes(len(kinds)))[: len(kinds)]
        numbered = _numbered(before, fact, cards)
        same = same and b"".join(numbered) == cards
        for pile, now in zip(piles, numbered, strict=True):
            for place, number in enumerate(now):
                if number in _NUMBERS:
                    pile[place] = first + number - _NUMBERS.start
    seats = list(_hands(before, after))
    if same and all(there == here and not seen for there, here, seen in seats):
        return None
    still = {place for pile in piles for place in pile}
    deck, discard, aside = piles
    return MovedCards(
        deck=deck,
        discard=discard,
        aside=aside,
        gone={place: kind for place, kind in enumerate(kinds) if place not in still},
        given=[bytes(sorted((Counter(there) - Counter(here)).elements())) for there, here, _ in seats],
        got=[bytes(sorted((Counter(here) - Counter(there)).elements())) for there, here, _ in seats],
        seen=[seen for _, _, seen in seats],
    )


def _hands(before: State, after: State) -> Iterator[tuple[bytearray, bytearray, tuple[bytes, ...]]]:
    """For each seat: its hand before and after, and the cards that it saw in between."""
    for there, here in zip(before.privates, after.privates, strict=True):
        assert there is not None
        assert here is not None
        yield there.hand, here.hand, here.seen_cards[len(there.seen_cards) :]
