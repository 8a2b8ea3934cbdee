"""How sure a result is: intervals that hold the true value 95 times in 100."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z: Final = 1.959964
"""So many standard deviations to either side leave 5 % out."""


def wilson(count: int, trials: int) -> tuple[float, float]:
    """Wilson's interval for a share; it stays sensible with few trials, and where nothing or everything was won.

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
    """The mean of what comes in bunches, such as the gold of all diggers of a round.

    Those of one bunch win or lose together, so bunches are what counts as a trial, not those in
    them: the interval is that of a ratio of two sums over bunches.
    """

    def __init__(self) -> None:
        self.bunches = 0
        self.total = 0
        self.size = 0
        self._squares = [0, 0, 0]  # total x total, total x size, size x size

    def add(self, total: int, size: int) -> None:
        """One more bunch of this size, with this in it altogether."""
        self.bunches += 1
        self.total += total
        self.size += size
        for place, square in enumerate((total * total, total * size, size * size)):
            self._squares[place] += square

    def include(self, other: Mean) -> None:
        """All bunches of another."""
        self.bunches += other.bunches
        self.total += other.total
        self.size += other.size
        self._squares = [one + more for one, more in zip(self._squares, other._squares, strict=True)]

    @property
    def value(self) -> float:
        """What one has on the average; nothing, if there is none."""
        return self.total / self.size if self.size else 0.0

    @property
    def half_width(self) -> float | None:
        """The interval reaches so far to either side; one bunch alone tells nothing about it."""
        if self.bunches < 2:
            return None
        mean = self.value
        of_totals, of_both, of_sizes = self._squares
        spread = of_totals - 2 * mean * of_both + mean * mean * of_sizes
        return Z * sqrt(max(0.0, spread) * self.bunches / (self.bunches - 1)) / self.size
