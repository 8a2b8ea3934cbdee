"""The clock of the server: milliseconds since the epoch that never step back or jump within one process.

The system clock may be set back or forward at any time. Rate limits that compare with it would lock everyone out
while it is behind; game clocks would stop, or all run out at once. So the server reads the system clock once, at
its start, and adds the elapsed time of the monotonic clock. Rate limits, game deadlines and stored times use it.

The price: a process that starts with a wrong time keeps it until it is restarted, and time does not pass while the
machine is suspended. After a restart the time may be earlier than stored times; `RoomActor.now` makes sure that
the time of a room does not go back.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

_NS_PER_MS: Final = 1_000_000
"""Nanoseconds in a millisecond."""


class SteadyClock:
    """Milliseconds since the epoch: the system time at creation plus the elapsed time since.

    >>> passed, set_to = [0], [5_000_000_000]
    >>> clock = SteadyClock(wall=lambda: set_to[0], monotonic=lambda: passed[0])
    >>> passed[0], set_to[0] = 2_000_000_000, 1_000_000_000  # two seconds later the system clock is set back
    >>> clock()
    7000
    """

    def __init__(self, wall: Callable[[], int] | None = None, monotonic: Callable[[], int] | None = None) -> None:
        """Read the time. Both clocks return nanoseconds; the defaults are the system's."""
        self._monotonic = monotonic or (lambda: time.monotonic_ns())  # looked up at each call
        self._offset = (wall or time.time_ns)() - self._monotonic()

    def __call__(self) -> int:
        """The current time."""
        return (self._offset + self._monotonic()) // _NS_PER_MS
