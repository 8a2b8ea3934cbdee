"""Random choices, weighted and not, that fail as `Inconsistent` when there is nothing to choose."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import TypeVar

from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.in_order import without_cards

Item = TypeVar("Item")


class Inconsistent(Exception):  # noqa: N818  # not an error: the caller samples again
    """The sample so far contradicts what the viewer has seen."""


def choice(rng: SeededRandom, items: Sequence[Item]) -> Item:
    """A random item; each is equally likely."""
    if not items:
        raise Inconsistent
    return items[rng.randbelow(len(items))]


def weighted_choice(rng: SeededRandom, items: Sequence[tuple[int, Item]]) -> Item:
    """A random item, with probability proportional to its weight."""
    ends = list(accumulate([weight for weight, _ in items]))
    if not ends or not ends[-1]:
        raise Inconsistent
    return items[bisect_right(ends, rng.number_below(ends[-1]))][1]


def cards_left(box: bytes, known: bytearray) -> bytearray:
    """The cards of ``box`` without the known ones; a 0 in ``known`` is an unknown card and removes nothing."""
    try:
        return without_cards(box, known)
    except ValueError:
        raise Inconsistent from None
