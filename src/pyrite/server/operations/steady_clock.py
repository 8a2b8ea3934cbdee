"""The time of the server: milliseconds of the epoch that never step within one process.

The clock of the system may be set back or forward at any time. Limits that are compared with it would lock
everyone out for as long as it was set back; clocks of games would stop, or all run out at once. So the server asks
the system for the time once, at its start, and counts on from there with the monotonic clock. Limits, deadlines of
games and stored times all use this one time.

The price: a process that starts with a wrong time keeps it until it is started again, and time stands still while
the machine is suspended. After a restart the time may be earlier than what is stored; `LiveRoom.now` sees to it
that the time of a room does not go back.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

_NANOSECONDS: Final = 1_000_000
"""Of a millisecond."""


class SteadyClock:
    """Milliseconds of the epoch: the time of the system when it was made, and what has passed since.

    >>> passed, set_to = [0], [5_000_000_000]
    >>> clock = SteadyClock(wall=lambda: set_to[0], monotonic=lambda: passed[0])
    >>> passed[0], set_to[0] = 2_000_000_000, 1_000_000_000  # two seconds later somebody has set the clock back
    >>> clock()
    7000
    """

    def __init__(self, wall: Callable[[], int] | None = None, monotonic: Callable[[], int] | None = None) -> None:
        """Ask for the time; both clocks give nanoseconds, and are the system's unless others are named."""
        self._monotonic = monotonic or (lambda: time.monotonic_ns())  # looked up at each call
        self._offset = (wall or time.time_ns)() - self._monotonic()

    def __call__(self) -> int:
        """The time now."""
        return (self._offset + self._monotonic()) // _NANOSECONDS
