"""Chooses the few moves that are worth a search: the best ones of each kind, by a fast rating."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from pyrite.game.moves import LAY_TUNNEL, PASS, VERB_BITS

MAX_CANDIDATES: Final = 10
_MOST: Final = {LAY_TUNNEL: 4, PASS: 3}
"""How many moves of a verb are candidates."""
_MOST_OF_OTHERS: Final = 2


def candidates(moves: Sequence[int], values: Sequence[float], default: int) -> list[int]:
    """The default and the best other moves, best first, not too many of each verb."""
    found = [default]
    of_verb = Counter([default >> VERB_BITS])
    rated = sorted(zip(values, moves, strict=True), key=lambda each: -each[0])
    for _, move in rated:
        verb = move >> VERB_BITS
        if move != default and of_verb[verb] < _MOST.get(verb, _MOST_OF_OTHERS):
            of_verb[verb] += 1
            found.append(move)
    return found[:MAX_CANDIDATES]
