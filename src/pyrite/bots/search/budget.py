"""How much a search may spend on one decision: a number of playouts, or a time."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Protocol


class Budget(Protocol):
    """The budget of one decision."""

    def spend(self, playouts: int) -> None:
        """Note that some playouts were played."""
        ...

    def used(self) -> float:
        """How much of the budget is used up: 1 is all of it."""
        ...


class PlayoutBudget:
    """A number of playouts. The choice does not depend on the speed of the machine."""

    def __init__(self, playouts: int) -> None:
        self._playouts = playouts
        self._spent = 0

    def spend(self, playouts: int) -> None:
        """Note that some playouts were played."""
        self._spent += playouts

    def used(self) -> float:
        """The part of the playouts that was played."""
        return self._spent / self._playouts if self._playouts else 1.0


class TimeBudget:
    """A time in seconds, which runs from now on. Whenever it ends, there is a choice."""

    def __init__(self, seconds: float, clock: Callable[[], float] = perf_counter) -> None:
        self._seconds = seconds
        self._clock = clock
        self._begun = clock()

    def spend(self, playouts: int) -> None:
        """Playouts cost nothing but time."""

    def used(self) -> float:
        """The part of the time that has passed."""
        return (self._clock() - self._begun) / self._seconds if self._seconds else 1.0
