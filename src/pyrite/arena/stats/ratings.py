"""Ratings by the Bradley-Terry model: the strengths under which the results of all pairs are most likely."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import log, log10, sqrt
from typing import Final, TypeAlias

from pyrite.arena.stats.intervals import Z

AVERAGE: Final = 1000
TEN_TO_ONE: Final = 400
"""The difference in rating between two bots if one wins ten times as often as the other."""
ITERATIONS: Final = 2000
PRIOR_WINS: Final = 0.5
"""Wins added to both sides of each pair, so that a bot that never lost has a finite rating."""

Wins: TypeAlias = Mapping[tuple[str, str], float]
"""How often the first bot of a pair beat the second."""


@dataclass(frozen=True)
class Rating:
    """A rating, and half the width of its confidence interval of 95 %."""

    rating: int
    half_width: int | None
    """None if some bots cannot be compared, not even through others."""


def ratings(wins: Wins) -> dict[str, Rating]:
    """A rating for each bot, from how often the first of a pair beat the second; 400 more is ten to one.

    The caller counts a draw as half a win for both. The order of results does not matter.

    >>> ratings({("a", "b"): 99.5, ("b", "a"): 9.5})["a"]
    Rating(rating=1200, half_width=56)
    """
    pairs = dict.fromkeys(pair for one, other in wins for pair in ((one, other), (other, one)))
    beaten = {pair: wins.get(pair, 0) + PRIOR_WINS for pair in pairs}
    names = sorted({name for pair in pairs for name in pair})
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ITERATIONS):
        strength = {name: _strength(name, beaten, strength) for name in names}
    middle = sum(map(log10, strength.values())) / max(1, len(names))
    half_widths = _half_widths(names, beaten, strength)
    return {
        name: Rating(round(AVERAGE + TEN_TO_ONE * (log10(strength[name]) - middle)), half_width)
        for name, half_width in zip(names, half_widths, strict=True)
    }


def _strength(name: str, beaten: Wins, strength: Mapping[str, float]) -> float:
    """One iteration: the wins, divided by those expected from the strengths so far."""
    won = expected = 0.0
    for (one, other), count in beaten.items():
        if one == name:
            won += count
            expected += (count + beaten[other, one]) / (strength[one] + strength[other])
    return won / expected


# ---------------------------------------------------------------- intervals


def _half_widths(names: list[str], beaten: Wins, strength: Mapping[str, float]) -> list[int | None]:
    """Half the width of each interval, from the inverse of the Fisher information matrix.

    The matrix is singular, because results only say how ratings differ. The mean of all ratings is fixed, so a
    constant can be added to every cell: that makes the matrix regular and leaves the differences as they are.
    """
    information = [[1 / len(names)] * len(names) for _ in names]
    for one, other in beaten:
        row, column = names.index(one), names.index(other)
        chance = strength[one] / (strength[one] + strength[other])
        of_pair = (beaten[one, other] + beaten[other, one]) * chance * (1 - chance)
        information[row][row] += of_pair
        information[row][column] -= of_pair
    variances = _inverse(information)
    if variances is None:
        return [None] * len(names)
    scale = Z * TEN_TO_ONE / log(10)
    return [round(scale * sqrt(max(0.0, row[place] - 1 / len(names)))) for place, row in enumerate(variances)]


def _inverse(matrix: list[list[float]]) -> list[list[float]] | None:
    """The inverse of a small matrix by Gauss-Jordan elimination, or None if it is singular."""
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
