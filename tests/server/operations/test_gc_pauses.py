"""Garbage collection in short steps: young objects often, old ones when memory has grown."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Awaitable, Callable
from weakref import ref

import pytest

from pyrite.server.operations import gc_pauses
from pyrite.server.operations.gc_pauses import run_gc_loop
from tests.server import virtual_time

CHECK_INTERVAL = gc_pauses.YOUNG_INTERVAL * gc_pauses.YOUNG_PER_CHECK
"""Seconds between two checks whether a full collection is due."""


class Cycle:
    """A reference cycle."""

    def __init__(self) -> None:
        self.me = self
        self.weight: list[object] = []


def _with_gc_loop(steps: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        gc_loop = asyncio.create_task(run_gc_loop())
        await asyncio.sleep(0)
        try:
            assert not gc.isenabled()
            await steps()
        finally:
            gc_loop.cancel()
            await asyncio.gather(gc_loop, return_exceptions=True)

    virtual_time.run(main())
    assert gc.isenabled(), "the collector is enabled again afterwards"
    assert gc.get_freeze_count() == 0


def test_a_young_reference_cycle_is_collected_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_pauses, "YOUNG_PER_CHECK", 1_000_000)  # no full collection

    async def steps() -> None:
        cycle = ref(Cycle())
        assert cycle() is not None
        await asyncio.sleep(2 * gc_pauses.YOUNG_INTERVAL)
        assert cycle() is None

    _with_gc_loop(steps)


def test_an_old_reference_cycle_is_collected_when_memory_has_grown() -> None:
    async def steps() -> None:
        held = Cycle()
        cycle = ref(held)
        await asyncio.sleep(2 * CHECK_INTERVAL)
        del held
        await asyncio.sleep(2 * CHECK_INTERVAL)
        assert cycle() is not None, "it was not young any more"
        more = [object() for _ in range(int(sys.getallocatedblocks() * gc_pauses.GROWTH))]
        await asyncio.sleep(2 * CHECK_INTERVAL)
        assert cycle() is None
        del more

    _with_gc_loop(steps)
