"""Chooses the few moves that are worth a search: the best ones of each kind, by a fast rating."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from pyrite.bots.advice.registry import CARD_CLASSES
from pyrite.game.moves import DETAILS, LAY_TUNNEL, PASS, VERB_BITS
from pyrite.game.table import NOBODY

MAX_CANDIDATES: Final = 10
_MOST: Final = {LAY_TUNNEL: 4, PASS: 3}
"""How many moves of a verb are candidates."""
_MOST_OF_OTHERS: Final = 2
_TARGETS: Final = 3
"""How many seats, if the verb is aimed at one. For each of them only the best card is tried."""


def candidates(moves: Sequence[int], values: Sequence[float], default: int) -> list[int]:
    """The default and the best other moves, best first, not too many of each verb."""
    rated = sorted(zip(values, moves, strict=True), key=lambda each: -each[0])
    found: list[int] = []
    of_verb, aimed = Counter[int](), set[tuple[int, int]]()
    for move in (default, *(move for _, move in rated if move != default)):
        verb = move >> VERB_BITS
        _, target = CARD_CLASSES[verb](move & DETAILS)
        most = _MOST.get(verb, _MOST_OF_OTHERS) if target == NOBODY else _TARGETS
        if of_verb[verb] < most and (verb, target) not in aimed:
            of_verb[verb] += 1
            found.append(move)
            if target != NOBODY:
                aimed.add((verb, target))
    return found[:MAX_CANDIDATES]
