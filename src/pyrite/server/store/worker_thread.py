"""A thread that runs functions in order. Handing over work takes less time than with futures of an executor."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")


class WorkerThread:
    """Runs functions one after another. A function whose caller is cancelled runs nevertheless."""

    def __init__(self, name: str) -> None:
        self._waiting: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread = Thread(target=self._run_all, name=name, daemon=True)
        self._thread.start()

    async def run(self, function: Callable[..., T], *arguments: Any) -> T:
        """Run a function in the thread; return its result or raise its exception."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def work() -> None:
            try:
                result = function(*arguments)
            except BaseException as error:
                tell(_fail, done, error)
            else:
                tell(_finish, done, result)

        def tell(how: Callable[..., None], *what: object) -> None:
            with suppress(RuntimeError):  # the event loop is closed
                loop.call_soon_threadsafe(how, *what)

        self._waiting.put(work)
        return await done

    def _run_all(self) -> None:
        while (work := self._waiting.get()) is not None:
            work()

    def shutdown(self) -> None:
        """Finish what waits, then end the thread."""
        self._waiting.put(None)
        self._thread.join()


def _finish(done: asyncio.Future[T], result: T) -> None:
    if not done.done():
        done.set_result(result)


def _fail(done: asyncio.Future[Any], error: BaseException) -> None:
    if not done.done():
        done.set_exception(error)
