"""Ends the process when its event loop stands still, after logging where.

A server whose loop hangs answers nobody and ignores SIGTERM, yet it looks alive from outside. When the process
ends, its supervisor can start it again. Rooms lose nothing: everything that was sent is in the store.

A thread looks at the loop at regular intervals. It counts its own looks since the loop last turned, not seconds:
while the machine is suspended or the process is stopped (SIGSTOP), the thread stands still as well, so that time
does not count. The thread needs the interpreter to run: code that holds the GIL for ever stops the thread too.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import PurePath
from typing import Final

from pyrite.server.operations.logs import get_logger

MAX_MISSED: Final = 10
"""How many looks of the thread in a row find that the loop has not turned before the process is ended."""
EXIT_CODE: Final = 70
"""Of a process that was ended; EX_SOFTWARE of sysexits.h."""
_MAX_FRAMES: Final = 30
_REPORT_SECONDS: Final = 5.0
"""How long the process waits for its last line to be logged."""


class Watchdog:
    """Watches the event loop in which it is started."""

    def __init__(self, seconds: float, exit_process: Callable[[int], object] = os._exit) -> None:
        self._interval = seconds / MAX_MISSED
        self._exit = exit_process
        self._ticks = 0
        """How often the loop has turned since the watchdog was started, as far as it was asked to count."""
        self._last_ticks = 0
        """How often it had turned when the thread last looked."""
        self._missed = 0
        """How many looks in a row found that it had not turned."""
        self._stopped = threading.Event()
        self._loop_thread = threading.get_ident()
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Begin to watch the running loop; call it in the thread of the loop."""
        self._loop_thread = threading.get_ident()
        self._tick(asyncio.get_running_loop())
        threading.Thread(target=self._watch, name="watchdog", daemon=True).start()

    def stop(self) -> None:
        """Watch no longer."""
        self._stopped.set()
        if self._timer is not None:
            self._timer.cancel()

    def _tick(self, loop: asyncio.AbstractEventLoop) -> None:
        self._ticks += 1
        self._timer = loop.call_later(self._interval, self._tick, loop)

    def _watch(self) -> None:
        while not self._stopped.wait(self._interval):
            self.check()

    def check(self) -> None:
        """Look whether the loop has turned since the last look; end the process if it stood still for too long."""
        ticks = self._ticks
        self._missed = self._missed + 1 if ticks == self._last_ticks else 0
        self._last_ticks = ticks
        if self._missed >= MAX_MISSED:
            # In a thread of its own: the loop may hang in a log that nobody reads, and would take this with it.
            reporting = threading.Thread(target=self._report, daemon=True)
            reporting.start()
            reporting.join(_REPORT_SECONDS)
            self._exit(EXIT_CODE)

    def _report(self) -> None:
        """Where the loop stands: the names of functions and the numbers of lines, no values."""
        frame = sys._current_frames().get(self._loop_thread)
        frames = [
            f"{PurePath(each.filename).name}:{each.lineno} {each.name}"
            for each in traceback.extract_stack(frame)[-_MAX_FRAMES:]
        ]
        get_logger("pyrite.watchdog").critical("event loop stands still, process ends", frames=frames)
        for handler in logging.getLogger().handlers:
            handler.flush()
