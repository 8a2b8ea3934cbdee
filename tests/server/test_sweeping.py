"""Garbage is found in small helpings: what is new soon, what is old when there is much more of everything."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable
from weakref import ref

import pytest

from pyrite.server.operations import gc_pauses
from pyrite.server.operations.gc_pauses import run_gc_loop


class Knot:
    """Holds on to itself."""

    def __init__(self) -> None:
        self.me = self
        self.weight: list[object] = []


async def _soon(asked: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not asked():
            await asyncio.sleep(0.01)


def _swept(play: Callable[[], object]) -> None:
    async def whole() -> None:
        under_way = asyncio.create_task(run_gc_loop())
        await asyncio.sleep(0.01)
        try:
            assert not gc.isenabled()
            await play()  # type: ignore[misc]
        finally:
            under_way.cancel()
            await asyncio.gather(under_way, return_exceptions=True)

    asyncio.run(whole())
    assert gc.isenabled(), "whoever goes on in this process has it as it was"
    assert gc.get_freeze_count() == 0


def test_what_is_new_and_holds_on_to_itself_is_found_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_pauses, "YOUNG_PER_CHECK", 1_000_000)  # never everything

    async def play() -> None:
        knot = ref(Knot())
        assert knot() is not None
        await _soon(lambda: knot() is None)

    _swept(play)


def test_what_has_grown_old_is_left_alone_until_there_is_much_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_pauses, "YOUNG_INTERVAL", 0.001)
    monkeypatch.setattr(gc_pauses, "YOUNG_PER_CHECK", 5)

    async def play() -> None:
        held = Knot()
        knot = ref(held)
        await asyncio.sleep(0.1)
        del held
        await asyncio.sleep(0.1)
        assert knot() is not None, "it was not new any more"
        more = [object() for _ in range(int(sys.getallocatedblocks() * gc_pauses.GROWTH))]
        await _soon(lambda: knot() is None)
        del more

    _swept(play)
