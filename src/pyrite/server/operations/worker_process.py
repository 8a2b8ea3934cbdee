"""A second process for work that takes long, so that the event loop and its interpreter lock stay free.

One task at a time. The process is started on first use by ``spawn``, which gives it none of our files and locks.
It ends by itself when this process is gone: nobody holds the other end of its pipe then. A task that takes too
long ends the process, and so may a task that goes wrong; the next task gets a new one.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, TypeVar, TypeVarTuple

from pyrite.server.operations.logs import get_logger, summarise_exception

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

TASK_TIMEOUT: Final = 120.0
"""Seconds after which a task is given up."""
_NICENESS: Final = 5
"""By so much the process yields to others: whoever plays comes first."""
_JOIN_SECONDS: Final = 5.0


class WorkerDied(Exception):  # noqa: N818  # reads as what it says
    """The process ended before the task was done, or took too long. It may be tried again."""


class TaskFailed(Exception):  # noqa: N818  # reads as what it says
    """The task raised an exception, which was logged."""


class WorkerProcess:
    """Runs functions of modules, with arguments and results that can be pickled, in another process."""

    def __init__(self, timeout: float = TASK_TIMEOUT) -> None:
        self._timeout = timeout
        self._thread = ThreadPoolExecutor(1, "worker-process")
        """Waits for the process, so that the event loop does not."""
        self._lock = threading.Lock()
        """Protects the process against being started while it is stopped for good."""
        self._process: SpawnProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._closed = False

    @property
    def process_id(self) -> int | None:
        """The id of the process, while there is one."""
        process = self._process
        return None if process is None else process.pid

    async def run(self, work: Callable[[*Ts], T], *arguments: *Ts) -> T:
        """What a function returns; raise `WorkerDied` or `TaskFailed`."""
        if self._closed:
            raise WorkerDied("The worker is closed.")
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work, arguments)

    async def close(self) -> None:
        """End the process, whatever it does."""
        self._closed = True
        await asyncio.to_thread(self._close)

    # ------------------------------------------------------------ in the thread that waits

    def _run(self, work: Callable[..., T], arguments: tuple[Any, ...]) -> T:
        pipe = self._start()
        try:
            pipe.send((work, arguments))
            if not pipe.poll(self._timeout):
                raise TimeoutError
            done, result = pipe.recv()
        except (EOFError, OSError):  # TimeoutError is one
            self._stop()
            if not self._closed:
                get_logger("pyrite.worker").warning("worker process ended; the next task starts another")
            raise WorkerDied("The worker process has ended.") from None
        if not done:
            get_logger("pyrite.worker").error("task failed in the worker process", exception=result)
            raise TaskFailed("The task failed.")
        found: T = result
        return found

    def _start(self) -> Connection[Any, Any]:
        with self._lock:
            if self._closed:
                raise WorkerDied("The worker is closed.")
            if self._pipe is not None:
                return self._pipe
            context = multiprocessing.get_context("spawn")
            self._pipe, theirs = context.Pipe()
            self._process = context.Process(target=_work, args=(theirs,), name="pyrite-worker", daemon=True)
            with _sigint_blocked():
                self._process.start()
            theirs.close()
            return self._pipe

    def _stop(self) -> None:
        with self._lock:
            process, self._process = self._process, None
            pipe, self._pipe = self._pipe, None
        if process is not None and pipe is not None:
            process.kill()
            process.join(_JOIN_SECONDS)
            pipe.close()

    def _close(self) -> None:
        with self._lock:
            if self._process is not None:
                self._process.kill()  # the thread that waits finds the pipe closed
        self._thread.shutdown(cancel_futures=True)
        self._stop()


class _sigint_blocked:  # noqa: N801  # reads as a word
    """Ctrl-C on a terminal reaches all processes; the worker must not show a trace before it ignores it."""

    def __enter__(self) -> None:
        if hasattr(signal, "pthread_sigmask"):
            self._before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})

    def __exit__(self, *_: object) -> None:
        if hasattr(signal, "pthread_sigmask"):
            signal.pthread_sigmask(signal.SIG_SETMASK, self._before)


def _work(pipe: Connection[Any, Any]) -> None:
    """In the other process: one task after another, until nobody is there to give one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    while True:
        try:
            work, arguments = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = (True, work(*arguments))
        except Exception as error:
            answer = (False, summarise_exception(error))
        try:
            pipe.send(answer)
        except OSError:
            return
