"""Garbage collection in short steps: young objects often, old ones when memory has grown."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import ref

import pytest

from pyrite.server.operations import gc_pauses
from pyrite.server.operations.gc_pauses import run_gc_loop
from tests.server.virtual_time import VIRTUAL_TIME, Backend

CHECK_INTERVAL = gc_pauses.YOUNG_INTERVAL * gc_pauses.YOUNG_PER_CHECK
"""Seconds between two checks whether a full collection is due."""


class Cycle:
    """A reference cycle."""

    def __init__(self) -> None:
        self.me = self
        self.weight: list[object] = []


@pytest.fixture
def anyio_backend() -> Backend:
    return VIRTUAL_TIME


@asynccontextmanager
async def running_gc_loop() -> AsyncIterator[None]:
    gc_loop = asyncio.create_task(run_gc_loop())
    await asyncio.sleep(0)
    try:
        assert not gc.isenabled()
        yield
    finally:
        gc_loop.cancel()
        await asyncio.gather(gc_loop, return_exceptions=True)
    assert gc.isenabled(), "the collector is enabled again afterwards"
    assert gc.get_freeze_count() == 0


async def test_a_young_reference_cycle_is_collected_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_pauses, "YOUNG_PER_CHECK", 1_000_000)  # no full collection
    async with running_gc_loop():
        cycle = ref(Cycle())
        assert cycle() is not None
        await asyncio.sleep(2 * gc_pauses.YOUNG_INTERVAL)
        assert cycle() is None


async def test_an_old_reference_cycle_is_collected_when_memory_has_grown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_pauses, "MIN_GROWTH", 0)
    async with running_gc_loop():
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


async def test_a_little_growth_is_no_reason_for_a_full_collection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_pauses, "GROWTH", 1)
    async with running_gc_loop():
        held = Cycle()
        cycle = ref(held)
        await asyncio.sleep(2 * CHECK_INTERVAL)
        del held
        more = [object() for _ in range(gc_pauses.MIN_GROWTH // 10)]
        await asyncio.sleep(2 * CHECK_INTERVAL)
        assert cycle() is not None
        del more
