"""An event loop in virtual time with several processes, each of which can be paused or killed at any moment.

A process is everything that runs in its context: tasks, timers and callbacks that were started there. While it is
paused none of them run, but time goes on, as after SIGSTOP.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar
from typing import Any

from tests.server.virtual_time import VirtualTimeLoop

_PROCESS: ContextVar[SimulatedProcess | None] = ContextVar("process", default=None)


class SimulatedProcess:
    """What can be paused. Everything outside of all processes (the store, the network, clients) always runs."""

    def __init__(self, loop: SimulatedLoop) -> None:
        self._loop = loop
        self.context = Context()
        self.context.run(_PROCESS.set, self)
        self.paused = False
        self.killed = False
        self.frozen: list[asyncio.Handle] = []

    def pause(self) -> None:
        """Run nothing of this process from now on."""
        self.paused = True

    def kill(self) -> None:
        """Run nothing of this process any more; its connections are closed."""
        self.paused = self.killed = True

    def resume(self) -> None:
        """Run what became due in the meantime, in its order, and go on."""
        self.paused = False
        frozen, self.frozen = self.frozen, []
        self._loop._ready.extend(handle for handle in frozen if not handle.cancelled())

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run a task in this process."""
        return self._loop.create_task(work, context=self.context)


class SimulatedLoop(VirtualTimeLoop):
    """Keeps back what belongs to a paused process. It has no sockets and no threads."""

    _ready: Any
    _selector: Any

    def __init__(self) -> None:
        super().__init__()
        self._selector.select = self._jump

    def _jump(self, timeout: float | None = None) -> list[Any]:
        """Jump to the next timer; the system is not asked, which would take longer than most steps."""
        if timeout:
            self.now += timeout
        return []

    def _call_soon(
        self, callback: Callable[..., Any], args: tuple[Any, ...], context: Context | None
    ) -> asyncio.Handle:
        process = _PROCESS.get() if context is None else context.get(_PROCESS)
        handle = _Handle(callback, args, self, context)
        handle.process = process
        self._ready.append(handle)
        return handle

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        process = _PROCESS.get() if context is None else context.get(_PROCESS)
        timer = _TimerHandle(when, callback, args, self, context)
        timer.process = process
        asyncio.base_events.heapq.heappush(self._scheduled, timer)  # type: ignore[attr-defined]
        timer._scheduled = True  # type: ignore[attr-defined]
        return timer


class _Handle(asyncio.Handle):
    process: SimulatedProcess | None

    def _run(self) -> None:
        if self.process is not None and self.process.paused:
            self.process.frozen.append(self)
        else:
            super()._run()


class _TimerHandle(asyncio.TimerHandle):
    process: SimulatedProcess | None

    def _run(self) -> None:
        if self.process is not None and self.process.paused:
            self.process.frozen.append(self)
        else:
            super()._run()
