"""Ends the process when its event loop is blocked, after logging where.

A server with a blocked loop answers nobody and ignores SIGTERM, but its process looks alive. Once the process has
ended, its supervisor can restart it. No game is lost: everything that was sent to players is in the store.

The loop increments a counter (a tick) at regular intervals, and a thread checks it. The thread counts checks, not
seconds: while the machine is suspended or the process is stopped (SIGSTOP), the thread stops as well, so that time
does not count. The thread needs the interpreter: code that holds the GIL for ever blocks the thread too.
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
"""Checks in a row without a tick of the loop after which the process is ended."""
EXIT_CODE: Final = 70
"""Exit code of a process that was ended here; EX_SOFTWARE of sysexits.h."""
_MAX_FRAMES: Final = 30
_REPORT_SECONDS: Final = 5.0
"""How long the process waits for its last log line to be written."""


class Watchdog:
    """Watches the event loop in which it is started."""

    def __init__(self, seconds: float, exit_process: Callable[[int], object] = os._exit) -> None:
        self._interval = seconds / MAX_MISSED
        self._exit = exit_process
        self._ticks = 0
        """How many times the loop has run the tick callback."""
        self._last_ticks = 0
        """The value of `_ticks` at the last check."""
        self._missed = 0
        """How many checks in a row found no new tick."""
        self._stopped = threading.Event()
        self._loop_thread = threading.get_ident()
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Start watching the running loop; call this in the loop's thread."""
        self._loop_thread = threading.get_ident()
        self._tick(asyncio.get_running_loop())
        threading.Thread(target=self._watch, name="watchdog", daemon=True).start()

    def stop(self) -> None:
        """Stop watching."""
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
        """Check for a new tick; end the process after `MAX_MISSED` checks without one."""
        ticks = self._ticks
        self._missed = self._missed + 1 if ticks == self._last_ticks else 0
        self._last_ticks = ticks
        if self._missed >= MAX_MISSED:
            # In another thread: the loop may be blocked inside a log handler, which would block this one too.
            reporting = threading.Thread(target=self._report, daemon=True)
            reporting.start()
            reporting.join(_REPORT_SECONDS)
            self._exit(EXIT_CODE)

    def _report(self) -> None:
        """Log where the loop is blocked: function names and line numbers, no values."""
        frame = sys._current_frames().get(self._loop_thread)
        frames = [
            f"{PurePath(each.filename).name}:{each.lineno} {each.name}"
            for each in traceback.extract_stack(frame)[-_MAX_FRAMES:]
        ]
        get_logger("pyrite.watchdog").critical("event loop blocked, process ends", frames=frames)
        for handler in logging.getLogger().handlers:
            handler.flush()
