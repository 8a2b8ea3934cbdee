"""Drawing by lot among unequal things."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import TypeVar

from pyrite.game.shuffle import Lots

Thing = TypeVar("Thing")


class Astray(Exception):  # noqa: N818  # no error: this walk led nowhere, another will not
    """What was drawn so far contradicts what the viewer has seen."""


def one_of(lots: Lots, things: Sequence[Thing]) -> Thing:
    """One of some things, each equally likely."""
    if not things:
        raise Astray
    return things[lots.below(len(things))]


def weighed(lots: Lots, things: Sequence[tuple[int, Thing]]) -> Thing:
    """One of some things, each as likely as its weight says."""
    total = sum(weight for weight, _ in things)
    if not total:
        raise Astray
    # 256 bits against weights of some 40: no thing is favoured by as much as anybody could ever measure.
    place = int.from_bytes(lots.seed(), "big") % total
    return things[bisect_right(list(accumulate(weight for weight, _ in things)), place)][1]


@lru_cache(maxsize=256)
def _counted(box: tuple[int, ...]) -> dict[int, int]:
    return dict(Counter(box))


def left_of(box: Iterable[int], known: Iterable[int]) -> list[int]:
    """What is left of all cards when those that are known have been taken out."""
    rest = _counted(tuple(box)).copy()
    for card in known:
        left = rest.get(card, 0)
        if not left:
            raise Astray
        rest[card] = left - 1
    return [card for card, count in rest.items() for _ in range(count)]
