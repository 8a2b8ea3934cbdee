"""Background work that may be asked for often: however many ask while it runs, it runs once more."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from pyrite.server.store import Unavailable


class Coalesced:
    """Runs a coroutine function in the background, never twice at a time."""

    def __init__(self, work: Callable[[], Awaitable[None]]) -> None:
        """If the function raises `Unavailable`, it does not run again until somebody asks again."""
        self._work = work
        self._asked = False
        self._task: asyncio.Task[None] | None = None

    def ask(self) -> None:
        """Run soon, or once more if it runs already."""
        self._asked = True
        if self._task is None:
            self._task = asyncio.ensure_future(self._run())
            self._task.add_done_callback(self._done)

    async def _run(self) -> None:
        while self._asked:
            self._asked = False
            try:
                await self._work()
            except Unavailable:
                return

    async def wait(self) -> None:
        """Wait until nothing runs."""
        while self._task is not None:
            await asyncio.wait([self._task])

    def _done(self, task: asyncio.Task[None]) -> None:
        self._task = None
        if task.cancelled():
            return
        if task.exception() is not None:
            task.get_loop().call_exception_handler(
                {"message": "background work of a node failed", "exception": task.exception(), "task": task}
            )
        elif self._asked:  # asked after the store did not answer
            self.ask()

    def cancel(self) -> None:
        """Stop the work that runs."""
        self._asked = False
        if self._task is not None:
            self._task.cancel()
