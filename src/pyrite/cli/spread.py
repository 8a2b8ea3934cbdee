"""Spreads much work over the cores of the machine. What comes of it does not depend on how many there are."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence, Sized
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final, TypeVar

from rich.progress import Progress

from pyrite.cli.console import stderr
from pyrite.game import BadInput

MOST_WORKERS: Final = 256

CHUNK: Final = 20
"""How many games are played at a stretch."""

WORTH_IT: Final = 10 * CHUNK
"""With fewer games than this, starting processes takes longer than playing."""

_Piece = TypeVar("_Piece", bound=Sized)
_Harvest = TypeVar("_Harvest")


def check_workers(workers: int) -> None:
    """Raise `BadInput` unless so many can work."""
    if not 0 <= workers <= MOST_WORKERS:
        raise BadInput(f"There can be 1 to {MOST_WORKERS} workers, or 0 for one on each core, not {workers}.")


def spread(work: Callable[[range], _Harvest], numbers: range, workers: int = 0) -> Iterator[_Harvest]:
    """Do the work for all numbers, stretch by stretch, and give what comes of each in their order."""
    chunks = [numbers[start : start + CHUNK] for start in range(0, len(numbers), CHUNK)]
    return spread_pieces(work, chunks, workers)


def spread_pieces(
    work: Callable[[_Piece], _Harvest],
    pieces: Sequence[_Piece],
    workers: int = 0,
    *,
    done: int = 0,
    worth_it: int = WORTH_IT,
) -> Iterator[_Harvest]:
    """Do the work for all pieces and give what comes of each in their order.

    ``workers`` 0 means: as many as there are cores, if the work is worth it. While someone is there
    to see it, a bar grows; it begins with what was done before.
    """
    size = sum(map(len, pieces))
    if not workers:
        workers = (os.cpu_count() or 1) if size >= worth_it else 1
    console = stderr()
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("Playing", total=done + size, completed=done)
        for piece, harvest in zip(pieces, _done(work, pieces, workers), strict=True):
            progress.advance(bar, len(piece))
            yield harvest


def _done(work: Callable[[_Piece], _Harvest], pieces: Sequence[_Piece], workers: int) -> Iterator[_Harvest]:
    if workers == 1 or not pieces:
        yield from map(work, pieces)
        return
    # Not by a fork: the bar has a thread of its own, and a fork of a process with threads can hang.
    with ProcessPoolExecutor(min(workers, len(pieces)), get_context("spawn"), _leave_to_parent) as pool:
        yield from pool.map(work, pieces)


def _leave_to_parent() -> None:
    """Let only the first process hear the interrupt key; it stops the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
