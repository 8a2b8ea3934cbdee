"""Helpers for tests of stores."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeVar

from pyrite.server.store import Store, Summary, open_store

T = TypeVar("T")

PLAIN = Summary("mine", None, "lobby", False, 1000, b"{}")


def room(name: str, **other: object) -> Summary:
    """A summary with default values for everything that the test does not set."""
    return replace(PLAIN, room=name, **other)  # type: ignore[arg-type]


def with_store(url: str, play: Callable[[Store], Awaitable[T]]) -> T:
    """Open a store, call a function with it, close it."""

    async def whole() -> T:
        store = await open_store(url)
        try:
            return await play(store)
        finally:
            await store.close()

    return asyncio.run(whole())
