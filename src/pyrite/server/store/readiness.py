"""Readiness of a store, checked at limited intervals however often it is asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

from pyrite.server.operations.logs import get_logger
from pyrite.server.store.store import Unavailable

CHECK_INTERVAL: Final = 2.0
"""Seconds for which "ready" is reused. A check writes to the disk, and anybody may ask for it."""
PROBLEM_INTERVAL: Final = 0.25
"""Seconds for which a problem is reused: people wait for the store to come back."""
CHECK_TIMEOUT: Final = 0.5
"""Seconds after which a store that does not answer counts as not ready; the check continues. It is less than
``timeout check`` in ``deploy/haproxy.cfg``: HAProxy closes the connections of a node that does not answer."""


class Readiness:
    """Runs one check at a time and remembers its result. Logs when the result changes."""

    def __init__(
        self, check: Callable[[], Awaitable[str]], interval: float = CHECK_INTERVAL, timeout: float = CHECK_TIMEOUT
    ) -> None:
        """``check`` returns a short reason why the store is not ready, empty if it is."""
        self._check = check
        self._interval = interval
        self._timeout = timeout
        self._problem = ""
        self._checked_at: float | None = None
        self._checking: asyncio.Task[None] | None = None

    async def ready(self) -> bool:
        """Whether the store is ready."""
        interval = min(self._interval, PROBLEM_INTERVAL) if self._problem else self._interval
        if self._checked_at is None or monotonic() - self._checked_at >= interval:
            if self._checking is None:
                self._checking = asyncio.create_task(self._run())
            done, _ = await asyncio.wait([self._checking], timeout=self._timeout)
            if not done:
                self._report("no-answer")
        return not self._problem

    async def close(self) -> None:
        """Wait for a running check."""
        if self._checking is not None:
            await asyncio.wait([self._checking])

    async def _run(self) -> None:
        try:
            self._report(await self._check())
        except Unavailable:
            self._report("cannot-write")
        except Exception:
            get_logger("pyrite.store").error("store check failed", exc_info=True)
            self._report("check-failed")
        finally:
            self._checked_at = monotonic()
            self._checking = None

    def _report(self, problem: str) -> None:
        if problem != self._problem:
            self._problem = problem
            if problem:
                get_logger("pyrite.store").error("store not ready", reason=problem)
            else:
                get_logger("pyrite.store").info("store ready again")
