"""Rooms and guests that nobody comes back to are forgotten after a while."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from pyrite.server.logs import log_of
from pyrite.server.settings import CleaningAges
from pyrite.server.store import Store

EVERY: Final = 60 * 60.0


async def clean(store: Store, ages: CleaningAges, now: int) -> dict[str, int]:
    """Forget what is too old; how many of each."""
    return {
        "lobby": await store.forget_rooms("lobby", now - ages.lobby),
        "playing": await store.forget_rooms("playing", now - ages.playing),
        "over": await store.forget_rooms("over", now - ages.over),
        "guests": await store.forget_guests(now - ages.guests),
    }


async def keep_clean(store: Store, ages: CleaningAges, now: Callable[[], int]) -> None:
    """Clean at once, and then every hour, until cancelled."""
    while True:
        forgotten = await clean(store, ages, now())
        if any(forgotten.values()):
            log_of("pyrite.cleaning").info("forgotten", **forgotten)
        await asyncio.sleep(EVERY)
