"""Spreads much work over the cores of the machine. What comes of it does not depend on how many there are."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final, TypeVar

from rich.progress import Progress

from pyrite.cli.console import stderr

CHUNK: Final = 20
"""How many games are played at a stretch."""

WORTH_IT: Final = 10 * CHUNK
"""With fewer games than this, starting processes takes longer than playing."""

_Harvest = TypeVar("_Harvest")


def spread(work: Callable[[range], _Harvest], numbers: range, workers: int = 0) -> Iterator[_Harvest]:
    """Do the work for all numbers, stretch by stretch, and give what comes of each in their order.

    ``workers`` 0 means: as many as there are cores, if the work is worth it. While someone is there
    to see it, a bar grows.
    """
    chunks = [numbers[start : start + CHUNK] for start in range(0, len(numbers), CHUNK)]
    if not workers:
        workers = (os.cpu_count() or 1) if len(numbers) >= WORTH_IT else 1
    console = stderr()
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("Playing", total=len(numbers))
        for chunk, harvest in zip(chunks, _done(work, chunks, workers), strict=True):
            progress.advance(bar, len(chunk))
            yield harvest


def _done(work: Callable[[range], _Harvest], chunks: list[range], workers: int) -> Iterator[_Harvest]:
    if workers == 1:
        yield from map(work, chunks)
        return
    # Not by a fork: the bar has a thread of its own, and a fork of a process with threads can hang.
    with ProcessPoolExecutor(min(workers, len(chunks)), get_context("spawn"), _leave_to_parent) as pool:
        yield from pool.map(work, chunks)


def _leave_to_parent() -> None:
    """Let only the first process hear the interrupt key; it stops the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
