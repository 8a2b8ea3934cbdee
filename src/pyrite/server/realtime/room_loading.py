"""Loads rooms from the store and saves their snapshots, in threads, so that the event loop is not blocked."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from concurrent.futures import Executor
from contextlib import suppress
from typing import Final, NamedTuple

from pyrite.server.operations.logs import get_logger
from pyrite.server.room import Room, entries, room_snapshot
from pyrite.server.room.room_snapshot import CapturedRoom, VersionMismatchError
from pyrite.server.store import Store, StoredRoom, Unavailable

SNAPSHOT_AFTER_ENTRIES: Final = 500
"""A room in memory gets a new snapshot after this many entries."""
SNAPSHOT_AT_UNLOAD_AFTER: Final = 100
"""The same for a room that is unloaded, which bounds how many entries loading has to apply."""


class LoadedRoom(NamedTuple):
    """A loaded room."""

    room: Room
    saved: int = 0
    """How many entries were in its snapshot; 0 without one."""
    last: bytes | None = None
    """Its last entry as it is stored; None if it was not read."""


async def load_room(store: Store, name: str, threads: Executor) -> LoadedRoom | None:
    """Load a room from its snapshot and later entries, or from all its entries; None if it does not exist."""
    loop = asyncio.get_running_loop()
    stored = await store.load(name)
    if stored.snapshot is not None:
        room = await loop.run_in_executor(threads, _from_snapshot, name, stored)
        if room is not None:
            return LoadedRoom(room, stored.number, stored.entries[-1] if stored.entries else None)
        stored = StoredRoom(0, None, await store.read(name))
    if not stored.entries:
        return None
    room = await loop.run_in_executor(threads, _folded, Room(name), stored.entries)
    return LoadedRoom(room, 0, stored.entries[-1])


def _from_snapshot(name: str, stored: StoredRoom) -> Room | None:
    """The room, or None if its snapshot cannot be used."""
    assert stored.snapshot is not None
    try:
        room = room_snapshot.decode(name, stored.number, stored.snapshot)
    except VersionMismatchError:  # normal after every update of the server
        return None
    except Exception:
        get_logger("pyrite.rooms").warning(
            "damaged snapshot ignored", room=name, number=stored.number, exc_info=True
        )
        return None
    return _folded(room, stored.entries)


def _folded(room: Room, written: Iterable[bytes]) -> Room:
    for entry in written:
        room.apply(entries.decode(entry))
    return room


async def save_room(store: Store, captured: CapturedRoom, threads: Executor) -> None:
    """Save a snapshot. Nothing is saved if the store is unavailable; the room is then loaded from its entries."""
    snapshot = await asyncio.get_running_loop().run_in_executor(threads, room_snapshot.encode, captured)
    with suppress(Unavailable):
        await store.save_snapshot(captured.room, captured.number, snapshot)
