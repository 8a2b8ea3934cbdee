"""Runs work on several processes. The results and their order do not depend on the number of processes."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence, Sized
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final, TypeVar

from rich.console import Console
from rich.progress import Progress

from pyrite.game import BadInput

MAX_WORKERS: Final = 256

CHUNK_SIZE: Final = 20
"""How many games one process plays before it reports."""

PARALLEL_FROM: Final = 10 * CHUNK_SIZE
"""Fewer games than this are played faster in one process, because starting others takes time."""

_Chunk = TypeVar("_Chunk", bound=Sized)
_Result = TypeVar("_Result")


def check_workers(workers: int) -> None:
    """Raise `BadInput` unless this many processes are allowed."""
    if not 0 <= workers <= MAX_WORKERS:
        raise BadInput(f"--workers takes 1 to {MAX_WORKERS}, or 0 for one process on each core, not {workers}.")


def map_numbers(work: Callable[[range], _Result], numbers: range, workers: int = 0) -> Iterator[_Result]:
    """Cut the numbers into chunks, call ``work`` on each, and yield the results in order."""
    chunks = [numbers[start : start + CHUNK_SIZE] for start in range(0, len(numbers), CHUNK_SIZE)]
    return map_chunks(work, chunks, workers)


def map_chunks(
    work: Callable[[_Chunk], _Result],
    chunks: Sequence[_Chunk],
    workers: int = 0,
    *,
    done: int = 0,
    parallel_from: int = PARALLEL_FROM,
) -> Iterator[_Result]:
    """Call ``work`` on each chunk and yield the results in order.

    ``workers`` 0 means one process on each core if there is enough to do. On a terminal a progress bar is
    shown, which starts at ``done``: what an earlier run has finished.
    """
    size = sum(map(len, chunks))
    if not workers:
        workers = (os.cpu_count() or 1) if size >= parallel_from else 1
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("Playing", total=done + size, completed=done)
        for chunk, result in zip(chunks, _results(work, chunks, workers), strict=True):
            progress.advance(bar, len(chunk))
            yield result


def _results(work: Callable[[_Chunk], _Result], chunks: Sequence[_Chunk], workers: int) -> Iterator[_Result]:
    if workers == 1 or not chunks:
        yield from map(work, chunks)
        return
    # Processes are spawned, not forked: the progress bar has a thread, and forking a threaded process can hang.
    with ProcessPoolExecutor(min(workers, len(chunks)), get_context("spawn"), _ignore_interrupts) as pool:
        yield from pool.map(work, chunks)


def _ignore_interrupts() -> None:
    """Only the parent process handles the interrupt key; it then stops the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
