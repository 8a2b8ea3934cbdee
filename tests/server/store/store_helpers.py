"""Helpers for tests of stores."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TypeVar

from sqlalchemy import Executable

from pyrite.server.store import Store, Summary, open_store

T = TypeVar("T")

EMPTY = "DELETE FROM rooms; DELETE FROM guests; DELETE FROM nodes; DELETE FROM presence"
"""Empties a PostgreSQL database."""
PLAIN = Summary("mine", None, "lobby", False, 1000, b"{}")


def room(name: str, **other: object) -> Summary:
    """A summary with default values for everything that the test does not set."""
    return replace(PLAIN, room=name, **other)  # type: ignore[arg-type]


@asynccontextmanager
async def opened_store(url: str) -> AsyncIterator[Store]:
    """Open a store, and close it."""
    store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()


def with_store(url: str, play: Callable[[Store], Awaitable[T]]) -> T:
    """Open a store, call a function with it, close it."""

    async def whole() -> T:
        async with opened_store(url) as store:
            return await play(store)

    return asyncio.run(whole())


def as_text(statement: Executable, **given: int) -> str:
    """A statement with its parameters, to be explained by the database."""
    text = str(statement)
    for name, value in given.items():
        text = text.replace(f":{name}", str(value))
    return text
