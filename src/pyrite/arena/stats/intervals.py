"""Confidence intervals of 95 %: they contain the true value 95 times in 100."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z: Final = 1.959964
"""The number of standard deviations to either side that leaves out 5 %."""


def wilson(count: int, trials: int) -> tuple[float, float]:
    """Wilson's score interval of a proportion. It is good even for few trials and for shares of 0 and 1.

    >>> "%.4f %.4f" % wilson(8, 10)
    '0.4902 0.9433'
    """
    if not trials:
        return 0.0, 1.0
    share, z2 = count / trials, Z * Z
    middle = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    half = Z / (1 + z2 / trials) * sqrt(share * (1 - share) / trials + z2 / (4 * trials * trials))
    return max(0.0, middle - half), min(1.0, middle + half)


class Mean:
    """The mean of values that come in clusters, such as the gold of all diggers of a round.

    The values of one cluster depend on each other, so a cluster counts as one trial: the interval is
    that of a ratio estimator, the sum of all totals over the sum of all sizes.
    """

    def __init__(self) -> None:
        self.clusters = 0
        self.total = 0
        self.size = 0
        self._squares = [0, 0, 0]  # total x total, total x size, size x size

    def add(self, total: int, size: int) -> None:
        """Add a cluster of this size whose values add up to this total."""
        self.clusters += 1
        self.total += total
        self.size += size
        for place, square in enumerate((total * total, total * size, size * size)):
            self._squares[place] += square

    def include(self, other: Mean) -> None:
        """Add all clusters of another mean."""
        self.clusters += other.clusters
        self.total += other.total
        self.size += other.size
        self._squares = [one + more for one, more in zip(self._squares, other._squares, strict=True)]

    @property
    def value(self) -> float:
        """The mean of all values; 0 if there are none."""
        return self.total / self.size if self.size else 0.0

    @property
    def half_width(self) -> float | None:
        """Half the width of the interval; None with fewer than two clusters."""
        if self.clusters < 2:
            return None
        mean = self.value
        totals, products, sizes = self._squares
        residual = totals - 2 * mean * products + mean * mean * sizes
        return Z * sqrt(max(0.0, residual) * self.clusters / (self.clusters - 1)) / self.size
