"""Shortens garbage collection pauses: runs the cyclic collector in small steps, so that no room waits long.

By default Python collects when the number of objects has grown by some amount. A running game replaces old objects
by new ones, so that number hardly grows while young objects pile up, until one collection of 50 to 100 ms blocks
all rooms; a full collection takes several tenths of a second. Here the young generation is collected many times a
second. Objects that survive are frozen, and are collected only after memory has doubled, because a full collection
finds little: running games leave no reference cycles behind, closed connections break theirs
(`pyrite.server.realtime.websocket_fast_path`), and a room that is unloaded leaves some tens of kilobytes.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from typing import Final

YOUNG_INTERVAL: Final = 0.05
"""Seconds between two collections of the young generation."""
YOUNG_PER_CHECK: Final = 20
"""Collections of the young generation between two checks whether a full collection is due."""
GROWTH: Final = 2.0
"""A full collection is due when this many times as many memory blocks are allocated as after the last one ..."""
MIN_GROWTH: Final = 2_000_000
"""... and at least this many more, about 250 MB. Some thousand connections take less and see no such pause."""


async def run_gc_loop() -> None:
    """Collect garbage until cancelled."""
    gc.disable()
    try:
        while True:
            blocks = _collect_all()
            limit = max(GROWTH * blocks, blocks + MIN_GROWTH)
            while sys.getallocatedblocks() <= limit:
                for _ in range(YOUNG_PER_CHECK):
                    await asyncio.sleep(YOUNG_INTERVAL)
                    gc.collect(0)
                    gc.freeze()  # the next collection skips what has survived this one
    finally:
        gc.unfreeze()
        gc.enable()


def _collect_all() -> int:
    """Run a full collection; return the number of memory blocks that are still allocated."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    return sys.getallocatedblocks()
