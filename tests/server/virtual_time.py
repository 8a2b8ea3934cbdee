"""An event loop whose clock jumps to the next timer as soon as nothing else is left to do.

A test with this loop waits for no real time: ``await asyncio.sleep(...)`` returns when every other task is idle
and every earlier timer has fired. While a thread computes, the clock stands still.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any, TypeVar, TypeVarTuple

_Result = TypeVar("_Result")
_Arguments = TypeVarTuple("_Arguments")


class VirtualTimeLoop(asyncio.SelectorEventLoop):
    """An event loop with a clock of its own."""

    def __init__(self) -> None:
        self.now = 0.0
        self.in_threads = 0
        super().__init__(_JumpingSelector(self))

    def time(self) -> float:
        return self.now

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[*_Arguments], _Result], *args: *_Arguments
    ) -> asyncio.Future[_Result]:
        self.in_threads += 1
        future = super().run_in_executor(executor, func, *args)
        future.add_done_callback(self._thread_done)
        return future

    def _thread_done(self, _: object) -> None:
        self.in_threads -= 1


class _JumpingSelector(selectors.DefaultSelector):
    def __init__(self, loop: VirtualTimeLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout and self._loop.in_threads:
            timeout = None  # the thread wakes the loop
        elif timeout:
            self._loop.now += timeout
            timeout = 0
        return super().select(timeout)


Backend = tuple[str, dict[str, Any]]
VIRTUAL_TIME: Backend = ("asyncio", {"loop_factory": VirtualTimeLoop})
"""For the fixture ``anyio_backend`` of tests that run in virtual time."""
