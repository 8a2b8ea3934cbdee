"""Successive halving: all candidates are tried in the same worlds; after each stage the worse half is dropped.

Each stage has an equal share of the budget, so the best few candidates are tried in most worlds. What counts is
the difference to the default in the same world with the same random numbers (`Comparison`): luck that both share
cancels out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log2, sqrt
from typing import Final

from pyrite.bots.search.budget import Budget

DEFAULT: Final = 0
"""The place of the default among the candidates: the choice unless another is clearly better."""

Try = Callable[[Sequence[int]], Sequence[float]]
"""Tries some candidates in one new world, and returns the value of each."""

_BETTER: Final = 1.0
"""How many standard errors a candidate must be better than the default to be chosen."""

_WORSE: Final = 3.0
"""How many standard errors a candidate must be worse than the default to be dropped at the end of any stage."""


class Comparison:
    """The differences of one candidate to the default, world by world."""

    def __init__(self) -> None:
        self.worlds = 0
        self._sum = 0.0
        self._squares = 0.0

    def add(self, difference: float) -> None:
        """Add the difference in another world."""
        self.worlds += 1
        self._sum += difference
        self._squares += difference * difference

    @property
    def mean(self) -> float:
        """The mean difference; 0 without any world."""
        return self._sum / self.worlds if self.worlds else 0.0

    @property
    def standard_error(self) -> float:
        """The standard error of the mean; infinite for fewer than two worlds."""
        if self.worlds < 2:
            return float("inf")
        variance = max(0.0, self._squares / self.worlds - self.mean**2)
        return sqrt(variance / (self.worlds - 1))

    @property
    def is_better(self) -> bool:
        """Whether the candidate is clearly better than the default."""
        return self.mean > _BETTER * self.standard_error

    @property
    def is_worse(self) -> bool:
        """Whether it is clearly worse than the default, or never differs from it."""
        return self.mean <= -_WORSE * self.standard_error


def compare(count: int, attempt: Try, budget: Budget) -> dict[int, Comparison]:
    """Compare candidates 1 to ``count - 1`` with the default; the dropped ones keep what was found so far.

    It ends early if all are clearly worse than the default, or do not differ from it.
    """
    found = {candidate: Comparison() for candidate in range(1, count)}
    left = list(found)
    stages = max(1, ceil(log2(count)))
    for stage in range(1, stages + 1):
        while left and budget.used() < stage / stages:
            values = attempt([DEFAULT, *left])
            budget.spend(len(values))
            for candidate, value in zip(left, values[1:], strict=True):
                found[candidate].add(value - values[0])
        left.sort(key=lambda candidate: -found[candidate].mean)
        left = [each for each in left[: max(1, len(left) // 2)] if not found[each].is_worse]
    return found


def choose(found: dict[int, Comparison]) -> int:
    """The candidate that was tried longest and is best, if it is clearly better than the default."""
    if not found:
        return DEFAULT
    most = max(comparison.worlds for comparison in found.values())
    candidates = [each for each, comparison in found.items() if comparison.worlds == most]
    best = max(candidates, key=lambda candidate: found[candidate].mean)
    return best if found[best].is_better else DEFAULT
