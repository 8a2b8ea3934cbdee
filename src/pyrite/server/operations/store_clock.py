"""The clock of a node that shares its store with others: the time of the store, which all nodes agree on.

Between two answers of the store it adds the elapsed time of the monotonic clock. The system clock of the machine
does not matter. A difference to the store is corrected slowly: time never goes back, and a game clock never jumps.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

_NS_PER_MS: Final = 1_000_000
MAX_RATE: Final = 0.1
"""How much faster or slower than real time the clock may run while it is corrected."""
MAX_ROUND_TRIP_NS: Final = 300 * _NS_PER_MS
"""An answer that took longer than this is too inexact to correct a clock that is set. The time of an answer may be
wrong by half of its round trip, and game clocks may be wrong by 200 ms."""


class StoreClock:
    """Milliseconds since the epoch by the time of the store; before its first answer by the system clock.

    >>> passed = [0]
    >>> clock = StoreClock(wall=lambda: 0, monotonic=lambda: passed[0])
    >>> clock.set(store_time=9000, asked=0, answered=0)
    >>> clock()
    9000
    >>> clock.set(store_time=9500, asked=0, answered=0)  # half a second ahead: corrected within five seconds
    >>> [clock() for passed[0] in (0, 1_000_000_000, 5_000_000_000, 6_000_000_000)]
    [9000, 10100, 14500, 15500]
    """

    def __init__(self, wall: Callable[[], int] | None = None, monotonic: Callable[[], int] | None = None) -> None:
        """Both clocks return nanoseconds; the defaults are the system's."""
        self._monotonic = monotonic or (lambda: time.monotonic_ns())  # looked up at each call
        self._since = self._monotonic()
        """When the correction began."""
        self._offset = (wall or time.time_ns)() - self._since
        """What to add to the monotonic clock, without the correction."""
        self._error = 0
        """What the offset lacks to the time of the store."""
        self._is_set = False

    def __call__(self) -> int:
        """The current time."""
        now = self._monotonic()
        return (now + self._offset + self._correction(now)) // _NS_PER_MS

    def _correction(self, now: int) -> int:
        allowed = int((now - self._since) * MAX_RATE)
        return max(-allowed, min(allowed, self._error))

    def set(self, store_time: int, asked: int, answered: int) -> None:
        """Take the time of the store from an answer; ``asked`` and ``answered`` are of the monotonic clock."""
        if self._is_set and answered - asked > MAX_ROUND_TRIP_NS:
            return
        target = store_time * _NS_PER_MS - (asked + answered) // 2
        now = self._monotonic()
        self._offset = self._offset + self._correction(now) if self._is_set else target
        self._error, self._since, self._is_set = target - self._offset, now, True
