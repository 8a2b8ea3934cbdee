"""The queue in front of one bot process. It replaces a process that ends or takes too long."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Literal

from pyrite.server.bot_processes.bot_player import BotPlayer
from pyrite.server.bot_processes.limits import BotLimits
from pyrite.server.bot_processes.messages import Answer, Failed
from pyrite.server.bot_processes.process import BotProcess, ProcessEnded
from pyrite.server.operations.logs import get_logger
from pyrite.server.operations.metrics import Metrics

Reason = Literal["queue-full", "timeout", "ended", "failed", "closed"]
_log: Final = get_logger("pyrite.bots")
_TRIES: Final = 2
"""If the process ended, another one is asked once more, because something else may have killed the first."""


class NoAnswer(Exception):  # noqa: N818  # reads as what it says
    """The processes have no answer."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason: Final[Reason] = reason


Ask = Callable[[BotProcess], Awaitable[Answer]]
"""Asks a process something. It is called again with another process if the first one ends."""


class WorkerQueue:
    """Questions that wait for one process. The process is started for the first of them."""

    def __init__(self, limits: BotLimits, metrics: Metrics, worker: str) -> None:
        self._limits = limits
        self._metrics = metrics
        self._worker = worker
        self._waiting: asyncio.Queue[tuple[Ask, asyncio.Future[Answer]]] = asyncio.Queue(limits.queue)
        self._busy = False
        self._closed = False
        self._process: BotProcess | None = None
        self._task = asyncio.create_task(self._run())

    @property
    def process_id(self) -> int | None:
        """The id of the process; None while there is none."""
        return None if self._process is None else self._process.process_id

    def __len__(self) -> int:
        """How many questions are waiting or being answered."""
        return self._waiting.qsize() + self._busy

    async def put(self, ask: Ask) -> Answer:
        """Wait for the answer to a question; raise `NoAnswer` if there is none."""
        if self._closed:
            raise NoAnswer("closed")
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        try:
            self._waiting.put_nowait((ask, answer))
        except asyncio.QueueFull:
            raise NoAnswer("queue-full") from None
        return await answer

    def forget(self, bot: BotPlayer) -> None:
        """Let the process forget a bot."""
        if self._process is not None:
            self._process.forget(bot)

    async def close(self) -> None:
        """Kill the process. Nobody gets an answer any more."""
        self._closed = True
        self._task.cancel()
        await asyncio.wait([self._task])
        while not self._waiting.empty():
            _, answer = self._waiting.get_nowait()
            _refuse(answer, NoAnswer("closed"))
        if self._process is not None:
            await self._process.stop()

    async def _run(self) -> None:
        while True:
            ask, answer = await self._waiting.get()
            if answer.done():  # nobody waits any more
                continue
            self._busy = True
            try:
                found = await self._answer(ask)
            except NoAnswer as error:
                _refuse(answer, error)
            except asyncio.CancelledError:
                _refuse(answer, NoAnswer("closed"))
                raise
            except Exception as error:
                _log.error("a question to a bot process failed", exc_info=error)
                _refuse(answer, NoAnswer("failed"))
            else:
                if not answer.done():
                    answer.set_result(found)
            finally:
                self._busy = False

    async def _answer(self, ask: Ask) -> Answer:
        for _ in range(_TRIES):
            try:
                if self._process is None:
                    self._process = await BotProcess.start(
                        self._worker, 2 * self._limits.timeout, self._limits.bots
                    )
                found = await ask(self._process)
            except ProcessEnded:
                await self._stop("ended")
            except TimeoutError:
                await self._stop("timeout")
                raise NoAnswer("timeout") from None
            else:
                if isinstance(found, Failed):
                    _log.error("a bot failed", exception=found.exception)
                    raise NoAnswer("failed")
                return found
        raise NoAnswer("ended")

    async def _stop(self, reason: Reason) -> None:
        """Stop the process. The next question starts another."""
        _log.warning("bot process is replaced", reason=reason)
        self._metrics.bot_restarts.labels(reason).inc()
        process, self._process = self._process, None
        if process is not None:
            await process.stop()


def _refuse(answer: asyncio.Future[Answer], error: NoAnswer) -> None:
    if not answer.done():
        answer.set_exception(error)
