"""Ratings from results in pairs, by the model of Bradley and Terry: the strength that makes them most likely."""

from __future__ import annotations

from collections.abc import Mapping
from math import log10
from typing import Final

AVERAGE: Final = 1000
STEPS: Final = 2000
FRIENDLY: Final = 0.5
"""Each pair is given so many wins on either side beforehand, so that nobody is beyond measure."""


def ratings(wins: Mapping[tuple[str, str], float]) -> dict[str, int]:
    """A rating for each, from how often the first of a pair beat the second; 400 more is ten to one.

    What is equal counts as half a win for both. The order of results does not matter, only how many there are.

    >>> ratings({("a", "b"): 99.5, ("b", "a"): 9.5})
    {'a': 1200, 'b': 800}
    """
    pairs = dict.fromkeys(pair for one, other in wins for pair in ((one, other), (other, one)))
    beaten = {pair: wins.get(pair, 0) + FRIENDLY for pair in pairs}
    names = sorted({name for pair in pairs for name in pair})
    strength = dict.fromkeys(names, 1.0)
    for _ in range(STEPS):
        strength = {name: _strength(name, beaten, strength) for name in names}
    middle = sum(map(log10, strength.values())) / max(1, len(names))
    return {name: round(AVERAGE + 400 * (log10(strength[name]) - middle)) for name in names}


def _strength(name: str, beaten: Mapping[tuple[str, str], float], strength: Mapping[str, float]) -> float:
    """One step nearer: wins, over what the strengths so far would lead one to expect."""
    won = expected = 0.0
    for (one, other), count in beaten.items():
        if one == name:
            won += count
            expected += (count + beaten[other, one]) / (strength[one] + strength[other])
    return won / expected
