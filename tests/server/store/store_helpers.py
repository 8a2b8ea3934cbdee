"""What tests of stores share."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeVar

from pyrite.server.store import Store, Summary, open_store

T = TypeVar("T")

PLAIN = Summary("mine", None, "lobby", False, 1000, b"{}")


def room(name: str, **other: object) -> Summary:
    """The summary of a room of which only some things matter."""
    return replace(PLAIN, room=name, **other)  # type: ignore[arg-type]


def with_store(url: str, play: Callable[[Store], Awaitable[T]]) -> T:
    """Open a store, do something with it, close it."""

    async def whole() -> T:
        store = await open_store(url)
        try:
            return await play(store)
        finally:
            await store.close()

    return asyncio.run(whole())
