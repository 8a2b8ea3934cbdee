"""Drawing by lot among unequal things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from pyrite.game.dealing.shuffle import SeededRandom

Thing = TypeVar("Thing")


class Inconsistent(Exception):  # noqa: N818  # no error: this walk led nowhere, another will not
    """What was drawn so far contradicts what the viewer has seen."""


def choice(rng: SeededRandom, things: Sequence[Thing]) -> Thing:
    """One of some things, each equally likely."""
    if not things:
        raise Inconsistent
    return things[rng.randbelow(len(things))]


def weighted_choice(rng: SeededRandom, things: Sequence[tuple[int, Thing]]) -> Thing:
    """One of some things, each as likely as its weight says."""
    total = sum([weight for weight, _ in things])
    if not total:
        raise Inconsistent
    place = rng.randbelow(total)
    for weight, thing in things:
        if place < weight:
            return thing
        place -= weight
    raise AssertionError("the weights add up to more than each")


def cards_left(box: bytes | bytearray, known: bytes) -> bytearray:
    """What is left of all cards when those that are known have been taken out; 0 stands for one that is not."""
    rest = bytearray(box)
    try:
        for card in known:
            if card:
                rest.remove(card)
    except ValueError:
        raise Inconsistent from None
    return rest
