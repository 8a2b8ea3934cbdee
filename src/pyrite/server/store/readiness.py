"""Whether a store can do its work, found out at most once in a while, however often somebody asks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

from pyrite.server.operations.logs import log_of
from pyrite.server.store.store import Unavailable

EVERY: Final = 2.0
"""Seconds for which an answer is good. A check writes to the disk, and anybody may ask for it."""
PATIENCE: Final = 3.0
"""Seconds without an answer after which the store counts as not ready; the check goes on."""


class Readiness:
    """Runs one check at a time and remembers its answer. Logs when the answer changes."""

    def __init__(
        self, check: Callable[[], Awaitable[str]], every: float = EVERY, patience: float = PATIENCE
    ) -> None:
        """``check`` returns a short name of what is wrong, empty if nothing is."""
        self._check = check
        self._every = every
        self._patience = patience
        self._wrong = ""
        self._checked_at: float | None = None
        self._checking: asyncio.Task[None] | None = None

    async def ready(self) -> bool:
        """Whether nothing is wrong."""
        if self._checked_at is None or monotonic() - self._checked_at >= self._every:
            if self._checking is None:
                self._checking = asyncio.create_task(self._run())
            done, _ = await asyncio.wait([self._checking], timeout=self._patience)
            if not done:
                self._note("no-answer")
        return not self._wrong

    async def close(self) -> None:
        """Wait for a check that is under way."""
        if self._checking is not None:
            await asyncio.wait([self._checking])

    async def _run(self) -> None:
        try:
            self._note(await self._check())
        except Unavailable:
            self._note("cannot-write")
        except Exception:
            log_of("pyrite.store").error("check of the store failed", exc_info=True)
            self._note("check-failed")
        finally:
            self._checked_at = monotonic()
            self._checking = None

    def _note(self, wrong: str) -> None:
        if wrong != self._wrong:
            self._wrong = wrong
            if wrong:
                log_of("pyrite.store").error("not ready", reason=wrong)
            else:
                log_of("pyrite.store").info("ready again")
