"""A room in memory and its entries in the store: appends decisions, and reads what other nodes have written.

The caller holds the lock of the room while it waits for a method.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from enum import Enum, auto
from time import perf_counter
from typing import Final

from pyrite.server.operations.logs import get_logger
from pyrite.server.realtime.room_loading import LoadedRoom, load_room
from pyrite.server.realtime.room_services import RoomServices
from pyrite.server.room import entries
from pyrite.server.room.decision import Decision
from pyrite.server.room.room_snapshot import CapturedRoom, capture
from pyrite.server.room.summary import summary_after
from pyrite.server.store import Append, Summary, Unavailable

_ENTRIES_AT_ONCE: Final = 50
"""How many entries are applied before other rooms get their turn, when a room catches up with the store."""

Beside = Callable[[], Append]
"""Makes an append to another room, for the same transaction."""


class CaughtUp(Enum):
    """What reading the store changed."""

    NOTHING = auto()
    NEW_ENTRIES = auto()
    RELOADED = auto()
    """The store has lost entries: this is another room object, and what clients were sent is no longer true."""


class RoomStorage:
    """The room in memory. It changes only by `catch_up`, and by the caller's commit after `append`."""

    def __init__(self, loaded: LoadedRoom, services: RoomServices) -> None:
        self.room = loaded.room
        self._services = services
        self._saved = loaded.saved
        """How many entries are in the latest snapshot of the room."""
        self._last_entry = loaded.last
        """The last entry as it is stored, to notice a store that has lost it; None if it is unknown."""
        self._stale = False
        """Whether the store may have other entries than this room."""
        self._heard = 0
        """The number of the latest entry that another node has told of."""
        self._summary: Summary | None = None
        """The summary of the room as it is, if it was stored from here."""

    @property
    def is_current(self) -> bool:
        """Whether the room has all entries, as far as it is known."""
        return not self._stale and self._heard <= self.room.entry_count

    def hear(self, last: int) -> None:
        """Another node has written entries up to a number."""
        self._heard = max(self._heard, last)

    def mark_stale(self) -> None:
        """Compare the room with the store before its next use."""
        self._stale = True

    # ------------------------------------------------------------ writing

    async def append(self, decision: Decision, *, as_driver: bool, beside: Beside | None) -> None:
        """Store the entries of a decision, and perhaps those of another room in the same transaction."""
        summary = summary_after(self.room, decision, self._summary)
        written = [entries.encode(entry) for entry in decision.entries]
        driver = self._services.sync.lease.driver if as_driver else None
        store, begun = self._services.store, perf_counter()
        try:
            if beside is None:
                await store.append(summary, self.room.entry_count, written, driver)
            else:
                own = Append(summary, self.room.entry_count, written, driver)
                await store.append_together([own, beside()])
        except BaseException:  # also on cancellation: the entries may be stored nevertheless
            self._stale = True
            raise
        self._summary, self._last_entry = summary, written[-1]
        self._services.metrics.append_seconds.observe(perf_counter() - begun)

    def capture_after(self, entries_since: int) -> CapturedRoom | None:
        """A copy of the room to save, if it has this many entries since its latest snapshot."""
        if self.room.entry_count - self._saved < entries_since:
            return None
        self._saved = self.room.entry_count
        try:
            return capture(self.room)
        except TypeError:  # the room has a value that snapshots cannot hold
            text = "no snapshot of a room: it will be loaded from its entries"
            get_logger("pyrite.rooms").error(text, room=self.room.name, exc_info=True)
            return None

    # ------------------------------------------------------------ reading

    async def catch_up(self) -> CaughtUp:
        """Apply the entries that the store has and this room lacks."""
        if self.is_current:
            return CaughtUp.NOTHING
        room, store = self.room, self._services.store
        self._stale, self._heard = True, 0  # what is heard while this reads may be newer than what it reads
        written = await store.read(room.name, max(0, room.entry_count - 1))
        if not written and await store.summary(room.name) is None:
            raise Unavailable("The room was removed.")
        if not written or (self._last_entry is not None and written[0] != self._last_entry):
            await self._reload()
            return CaughtUp.RELOADED
        for number, entry in enumerate(written[1:], 1):
            room.apply(entries.decode(entry))
            if number % _ENTRIES_AT_ONCE == 0:
                await asyncio.sleep(0)
        self._stale, self._last_entry = False, written[-1]
        if len(written) == 1:
            return CaughtUp.NOTHING
        self._summary = None
        return CaughtUp.NEW_ENTRIES

    async def _reload(self) -> None:
        """Take the room as it is stored: perhaps a standby without the latest entries became the database."""
        get_logger("pyrite.rooms").warning("the store has lost entries of a room", room=self.room.name)
        loaded = await load_room(self._services.store, self.room.name, self._services.threads)
        if loaded is None:
            raise Unavailable("The room was removed.")
        loaded.room.speedup = self.room.speedup
        self.room, self._saved, self._last_entry = loaded
        self._stale, self._summary = False, None
