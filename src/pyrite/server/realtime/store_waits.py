"""Waits for the store that end at once when this node has lost it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

from pyrite.server.store import Unavailable

T = TypeVar("T")


class StoreWaits:
    """What people who connect wait for. A store that is cut off never answers, so the node ends them."""

    def __init__(self) -> None:
        self._limits: set[asyncio.Timeout] = set()

    async def wait(self, awaited: Awaitable[T]) -> T:
        """Wait for something that asks the store; raise `Unavailable` if it is ended before."""
        limit = asyncio.timeout(None)
        self._limits.add(limit)
        try:
            async with limit:
                return await awaited
        except TimeoutError:
            raise Unavailable("This node has lost its store.") from None
        finally:
            self._limits.discard(limit)

    def end_all(self) -> None:
        """End all waits. This may be called again before they have ended."""
        for limit in self._limits:
            if not limit.expired():
                limit.reschedule(0.0)
