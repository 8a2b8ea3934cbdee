"""A chi-square test: how far counts are from their expected values.

The seeds of all tests are fixed, so a test always has the same result. Uniform random numbers exceed
the bounds once in a hundred thousand tests, which is rare enough for the whole suite.
"""

import math
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import TypeVar

Item = TypeVar("Item", bound=Hashable)

MAX_DEVIATIONS = 4.265
"""Standard deviations beyond the mean that occur once in a hundred thousand times."""


def chi_square(counts: Mapping[Item, int], shares: Mapping[Item, float]) -> float:
    """The chi-square of counts against the share of each item."""
    total, whole = sum(counts.values()), sum(shares.values())
    assert counts.keys() <= shares.keys()
    expected = {item: total * share / whole for item, share in shares.items()}
    assert min(expected.values()) >= 5  # below that, the bound is not reliable
    return sum((counts.get(item, 0) - often) ** 2 / often for item, often in expected.items())


def bound(degrees: int) -> float:
    """The chi-square that is rarely exceeded, by Wilson and Hilferty; for few degrees a little more.

    >>> [round(bound(degrees), 1) for degrees in (1, 2, 5, 66)]
    [21.7, 24.7, 31.9, 127.1]
    """
    part = 2 / (9 * degrees)
    root: float = 1 - part + MAX_DEVIATIONS * math.sqrt(part)
    return degrees * root**3


def is_fair(drawn: Iterable[Item], shares: Mapping[Item, float] | Iterable[Item]) -> bool:
    """Whether each item occurs as often as its share says; without shares, equally often."""
    if not isinstance(shares, Mapping):
        shares = dict.fromkeys(shares, 1.0)
    return chi_square(Counter(drawn), shares) < bound(len(shares) - 1)


Shuffle = Callable[[int, list[int]], None]
"""Shuffles cards in place; the number says which shuffle it is."""

CARDS = 20


def piles(shuffle: Shuffle, count: int = 4000) -> list[list[int]]:
    """Many piles of numbered cards, each shuffled."""
    made = []
    for number in range(count):
        pile = list(range(CARDS))
        shuffle(number, pile)
        made.append(pile)
    return made


def cards_that_favour_a_place(shuffled: list[list[int]]) -> list[int]:
    """Cards that are not equally often at all places."""
    places = {card: [pile.index(card) for pile in shuffled] for card in range(CARDS)}
    return [card for card, where in places.items() if not is_fair(where, range(CARDS))]


def places_that_favour_a_card(shuffled: list[list[int]]) -> list[int]:
    """Places that not all cards take equally often."""
    return [place for place in range(CARDS) if not is_fair((pile[place] for pile in shuffled), range(CARDS))]


def cards_that_favour_a_neighbour(shuffled: list[list[int]]) -> list[int]:
    """Cards that are not followed equally often by all others; the first follows the last."""
    favour = []
    for card in range(CARDS):
        after = [pile[(pile.index(card) + 1) % CARDS] for pile in shuffled]
        if not is_fair(after, set(range(CARDS)) - {card}):
            favour.append(card)
    return favour
