"""A second process for long computations, so that the event loop and the GIL stay free.

It runs one task at a time. It is started by ``spawn`` on first use, so it inherits no files and locks. It ends by
itself when the server process is gone, because its pipe is closed then. A task that takes too long ends the
process, and a crashing task may too; the next task starts a new one.
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

from pyrite.server.operations.exception_summary import summarise_exception
from pyrite.server.operations.logs import get_logger

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

TASK_TIMEOUT: Final = 120.0
"""Seconds after which a task is aborted."""
_NICENESS: Final = 5
"""Added to the nice value of the worker: running games have priority."""
_JOIN_SECONDS: Final = 5.0


class WorkerDied(Exception):  # noqa: N818  # reads as what it says
    """The process ended, or took too long, before the task was done. The task may be tried again."""


class TaskFailed(Exception):  # noqa: N818  # reads as what it says
    """The task raised an exception, which has been logged."""


class WorkerProcess:
    """Runs module-level functions in another process. Arguments and results must be picklable."""

    def __init__(self, timeout: float = TASK_TIMEOUT) -> None:
        self._timeout = timeout
        self._thread = ThreadPoolExecutor(1, "worker-process")
        """Waits for the worker, so that the event loop does not."""
        self._lock = threading.Lock()
        """Prevents a start of the process while the worker is being closed."""
        self._process: SpawnProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._closed = False

    @property
    def process_id(self) -> int | None:
        """The id of the worker process; None while there is none."""
        process = self._process
        return None if process is None else process.pid

    async def run(self, work: Callable[[*Ts], T], *arguments: *Ts) -> T:
        """Run a function in the worker process; raise `WorkerDied` or `TaskFailed`."""
        if self._closed:
            raise WorkerDied("The worker is closed.")
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work, arguments)

    async def close(self) -> None:
        """Kill the process, even if it is busy."""
        self._closed = True
        await asyncio.to_thread(self._close)

    # ------------------------------------------------------------ in the waiting thread

    def _run(self, work: Callable[..., T], arguments: tuple[Any, ...]) -> T:
        pipe = self._start()
        try:
            pipe.send((work, arguments))
            if not pipe.poll(self._timeout):
                raise TimeoutError
            done, result = pipe.recv()
        except (EOFError, OSError):  # TimeoutError is an OSError
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
                self._process.kill()  # the waiting thread finds the pipe closed
        self._thread.shutdown(cancel_futures=True)
        self._stop()


class _sigint_blocked:  # noqa: N801  # a context manager that reads like a function
    """Blocks SIGINT while the worker starts: on Ctrl-C it must not print a traceback before it ignores SIGINT."""

    def __enter__(self) -> None:
        if hasattr(signal, "pthread_sigmask"):
            self._before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})

    def __exit__(self, *_: object) -> None:
        if hasattr(signal, "pthread_sigmask"):
            signal.pthread_sigmask(signal.SIG_SETMASK, self._before)


def _work(pipe: Connection[Any, Any]) -> None:
    """The main loop of the worker process: run tasks until the pipe is closed."""
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
