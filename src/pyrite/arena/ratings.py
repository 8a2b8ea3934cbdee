"""Ratings from results in pairs, by the model of Bradley and Terry: the strength that makes them most likely."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import log, log10, sqrt
from typing import Final, TypeAlias

from pyrite.arena.intervals import Z

AVERAGE: Final = 1000
TEN_TO_ONE: Final = 400
"""Who wins ten times as often as the other is rated so much higher."""
STEPS: Final = 2000
FRIENDLY: Final = 0.5
"""Each pair is given so many wins on either side beforehand, so that nobody is beyond measure."""

Wins: TypeAlias = Mapping[tuple[str, str], float]
"""How often the first of a pair beat the second."""


@dataclass(frozen=True)
class Rated:
    """A rating, and how far its interval of 95 % reaches to either side."""

    rating: int
    give_or_take: int | None
    """Nothing, where some have not met, not even through others."""


def ratings(wins: Wins) -> dict[str, Rated]:
    """A rating for each, from how often the first of a pair beat the second; 400 more is ten to one.

    What is equal counts as half a win for both. The order of results does not matter, only how many there are.

    >>> ratings({("a", "b"): 99.5, ("b", "a"): 9.5})["a"]
    Rated(rating=1200, give_or_take=56)
    """
    pairs = dict.fromkeys(pair for one, other in wins for pair in ((one, other), (other, one)))
    beaten = {pair: wins.get(pair, 0) + FRIENDLY for pair in pairs}
    names = sorted({name for pair in pairs for name in pair})
    strength = dict.fromkeys(names, 1.0)
    for _ in range(STEPS):
        strength = {name: _strength(name, beaten, strength) for name in names}
    middle = sum(map(log10, strength.values())) / max(1, len(names))
    sure = _give_or_take(names, beaten, strength)
    return {
        name: Rated(round(AVERAGE + TEN_TO_ONE * (log10(strength[name]) - middle)), give_or_take)
        for name, give_or_take in zip(names, sure, strict=True)
    }


def _strength(name: str, beaten: Wins, strength: Mapping[str, float]) -> float:
    """One step nearer: wins, over what the strengths so far would lead one to expect."""
    won = expected = 0.0
    for (one, other), count in beaten.items():
        if one == name:
            won += count
            expected += (count + beaten[other, one]) / (strength[one] + strength[other])
    return won / expected


# ---------------------------------------------------------------- how sure they are


def _give_or_take(names: list[str], beaten: Wins, strength: Mapping[str, float]) -> list[int | None]:
    """How far each interval reaches: from how much the results tell of each rating, all others unknown too.

    That matrix (Fisher's) has no inverse, as only differences of ratings are known. All of them have a mean
    that is given, which is the missing line: it is added to every cell, and does no harm to differences.
    """
    told = [[1 / len(names)] * len(names) for _ in names]
    for one, other in beaten:
        row, column = names.index(one), names.index(other)
        chance = strength[one] / (strength[one] + strength[other])
        told_by_pair = (beaten[one, other] + beaten[other, one]) * chance * (1 - chance)
        told[row][row] += told_by_pair
        told[row][column] -= told_by_pair
    unsure = _inverse(told)
    if unsure is None:
        return [None] * len(names)
    step = Z * TEN_TO_ONE / log(10)
    return [round(step * sqrt(max(0.0, row[place] - 1 / len(names)))) for place, row in enumerate(unsure)]


def _inverse(matrix: list[list[float]]) -> list[list[float]] | None:
    """The inverse of a small matrix by elimination, if it has one."""
    size = len(matrix)
    rows = [[*row, *(float(place == column) for column in range(size))] for place, row in enumerate(matrix)]
    for place in range(size):
        best = max(range(place, size), key=lambda row: abs(rows[row][place]))
        if abs(rows[best][place]) < 1e-9:
            return None
        rows[place], rows[best] = rows[best], rows[place]
        rows[place] = [value / rows[place][place] for value in rows[place]]
        for row in range(size):
            if row != place:
                factor = rows[row][place]
                rows[row] = [value - factor * above for value, above in zip(rows[row], rows[place], strict=True)]
    return [row[size:] for row in rows]
