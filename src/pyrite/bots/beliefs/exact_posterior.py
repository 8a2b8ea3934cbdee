"""All ways to deal cards of a few sorts, counted exactly: what each of some places may have got.

Sorts are counted, not cards, so even twelve seats of Saboteur 2 have some hundred cases and no
sampling is needed.
"""

from __future__ import annotations

from functools import lru_cache

Row = tuple[float, ...]
"""For each sort of card: how well it agrees with what is known of one place."""

Box = tuple[int, ...]
"""How many cards of each sort there are."""

_Sums = dict[Box, float]
"""By how many cards of each sort are left: the weight of all ways to come there, or to go on from there."""


@lru_cache(maxsize=256)  # all at one table ask for the same
def over_all_deals(box: Box, rows: tuple[Row, ...]) -> tuple[float, tuple[Row, ...]]:
    """How well all deals together agree with what is known, and for each place the chance of each sort.

    A place gets any card that is left, each as likely as the other.

    >>> over_all_deals((1, 3), ((1.0, 1.0), (1.0, 0.0)))
    (0.25, ((0.0, 1.0), (1.0, 0.0)))
    """
    ways = _ways_there(box, rows)
    total, rest = 0.0, dict.fromkeys(ways[-1], 1.0)
    found: list[Row] = []
    for place in reversed(range(len(rows))):
        row, earlier = rows[place], ways[place]
        weights = [0.0] * len(box)
        before: _Sums = {}
        for left, weight in earlier.items():
            further = 0.0
            cards = sum(left)
            for sort, agrees in enumerate(row):
                if agrees and left[sort]:
                    one = agrees * left[sort] / cards * rest[_without(left, sort)]
                    further += one
                    weights[sort] += weight * one
            before[left] = further
        rest, total = before, sum(weights)
        found.append(tuple(each / total for each in weights) if total else tuple(weights))
    return (total if rows else 1.0), tuple(reversed(found))


def _ways_there(box: Box, rows: tuple[Row, ...]) -> list[_Sums]:
    """Before each place, and after the last one, by what is left of the box: the weight of all ways there."""
    ways: list[_Sums] = [{box: 1.0}]
    for row in rows:
        further: _Sums = {}
        for left, weight in ways[-1].items():
            cards = sum(left)
            for sort, agrees in enumerate(row):
                if agrees and left[sort]:
                    rest = _without(left, sort)
                    further[rest] = further.get(rest, 0.0) + weight * agrees * left[sort] / cards
        ways.append(further)
    return ways


def _without(left: Box, sort: int) -> Box:
    return (*left[:sort], left[sort] - 1, *left[sort + 1 :])
