"""Garbage collection in short steps: young objects often, old ones when memory has grown."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable
from weakref import ref

import pytest

from pyrite.server.operations import gc_pauses
from pyrite.server.operations.gc_pauses import run_gc_loop


class Cycle:
    """A reference cycle."""

    def __init__(self) -> None:
        self.me = self
        self.weight: list[object] = []


async def _until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.01)


def _with_gc_loop(steps: Callable[[], object]) -> None:
    async def main() -> None:
        gc_loop = asyncio.create_task(run_gc_loop())
        await asyncio.sleep(0.01)
        try:
            assert not gc.isenabled()
            await steps()  # type: ignore[misc]
        finally:
            gc_loop.cancel()
            await asyncio.gather(gc_loop, return_exceptions=True)

    asyncio.run(main())
    assert gc.isenabled(), "the collector is enabled again afterwards"
    assert gc.get_freeze_count() == 0


def test_a_young_reference_cycle_is_collected_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_pauses, "YOUNG_PER_CHECK", 1_000_000)  # no full collection

    async def steps() -> None:
        cycle = ref(Cycle())
        assert cycle() is not None
        await _until(lambda: cycle() is None)

    _with_gc_loop(steps)


def test_an_old_reference_cycle_is_collected_when_memory_has_grown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_pauses, "YOUNG_INTERVAL", 0.001)
    monkeypatch.setattr(gc_pauses, "YOUNG_PER_CHECK", 5)

    async def steps() -> None:
        held = Cycle()
        cycle = ref(held)
        await asyncio.sleep(0.1)
        del held
        await asyncio.sleep(0.1)
        assert cycle() is not None, "it was not young any more"
        more = [object() for _ in range(int(sys.getallocatedblocks() * gc_pauses.GROWTH))]
        await _until(lambda: cycle() is None)
        del more

    _with_gc_loop(steps)
