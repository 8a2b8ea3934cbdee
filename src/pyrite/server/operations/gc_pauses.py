"""Python's search for garbage, in small helpings, so that no room waits long for it.

Left to itself, Python searches when there are so many more objects than before. Play puts new objects in the place
of old ones, so their number hardly grows while what is new piles up, until one search of 50 to 100 ms holds up all
rooms; and now and then it goes through everything, for some tenths of a second. Here what is new is searched many
times a second, and what outlives that is left alone until there is half as much again: play leaves no cycles
behind, only connections that have ended do.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from typing import Final

YOUNG_INTERVAL: Final = 0.05
"""Seconds between two searches among what is new."""
YOUNG_PER_CHECK: Final = 20
"""So many of them before it is asked whether everything has to be searched."""
GROWTH: Final = 1.5
"""How many times as much there has to be for that."""


async def run_gc_loop() -> None:
    """Search until cancelled."""
    gc.disable()
    try:
        while True:
            most = GROWTH * _collect_all()
            while sys.getallocatedblocks() <= most:
                for _ in range(YOUNG_PER_CHECK):
                    await asyncio.sleep(YOUNG_INTERVAL)
                    gc.collect(0)
                    gc.freeze()  # out of the sight of the next search
    finally:
        gc.unfreeze()
        gc.enable()


def _collect_all() -> int:
    """Search through everything; how much is left."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    return sys.getallocatedblocks()
