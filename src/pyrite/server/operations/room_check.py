"""Checks every room of a store: its entries can be read and folded, and its summary follows from them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Final

import msgspec

from pyrite.server.room import Room, entries
from pyrite.server.room.summary import summary_of
from pyrite.server.store import Summary
from pyrite.server.store.overview import read_room_names
from pyrite.server.store.sql import SqlStore

PAGE: Final = 200
"""How many names of rooms are read at a time."""


@dataclass
class CheckedRooms:
    """How much was checked."""

    rooms: int = 0
    entries: int = 0


async def check_rooms(
    store: SqlStore, checked: CheckedRooms, on_progress: Callable[[CheckedRooms], None]
) -> AsyncIterator[str]:
    """Yield a sentence about each room that is not sound. A room may be written meanwhile."""
    async for name in _room_names(store):
        problem = await _problem_of(store, name, checked)
        if problem:
            yield f"Room {name} {problem}"
        on_progress(checked)


async def _room_names(store: SqlStore) -> AsyncIterator[str]:
    last = ""
    while page := await store.database.read(read_room_names, last, PAGE):
        for name in page:
            yield name
        last = page[-1]


async def _problem_of(store: SqlStore, name: str, checked: CheckedRooms) -> str:
    summary = await store.summary(name)
    written = await store.read(name)
    if summary is None:
        return ""  # it was deleted meanwhile
    checked.rooms += 1
    checked.entries += len(written)
    if not written:
        return "has no entries."
    try:
        room = Room.of(name, map(entries.decode, written))
    except msgspec.MsgspecError as error:
        return f"has an entry that this version cannot read: {error}."
    except Exception as error:  # whatever a damaged log makes the rules raise
        return f"cannot be folded from its entries: {type(error).__name__}: {error}."
    if await store.read(name, room.entry_count) or same_room(summary, summary_of(room)):
        return ""
    return "has a summary that does not follow from its entries."


def same_room(stored: Summary, expected: Summary) -> bool:
    """Whether a stored summary says what the entries say. A finished room has given its code back."""
    return (stored.state, stored.touched, stored.guests, stored.card) == (
        expected.state,
        expected.touched,
        expected.guests,
        expected.card,
    )
