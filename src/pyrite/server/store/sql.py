"""A store on an SQL database. Concurrent appends are written together in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar, TypeVarTuple

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from pyrite.server.store import guests, rooms
from pyrite.server.store.appends import append_together
from pyrite.server.store.cluster import Cluster, Node
from pyrite.server.store.database import Database
from pyrite.server.store.readiness import Readiness
from pyrite.server.store.single_node import SingleNode
from pyrite.server.store.store import Append, Conflict, Guest, RetentionCounts, StoredRoom, Summary, Unavailable

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

BATCH_INTERVAL: Final = 0.01
"""Seconds between two transactions of appends; the first one after a pause is written immediately. A transaction
is expensive and an append is cheap, so batching saves a busy server a third of the work, for a few ms of delay."""
MAX_BATCH: Final = 500
DELETE_BATCH: Final = 20
"""Rooms or guests deleted in one transaction. Small, so that appends do not wait long for a large deletion."""


_WRITTEN_MEANWHILE: Final = "The room, or its code, was written by another node at the same time."


class SqlStore:
    """Stores rooms and guests in an SQL database."""

    def __init__(
        self, database: Database, cluster: Cluster | None = None, batch_interval: float = BATCH_INTERVAL
    ) -> None:
        """Use a database that has the current tables. Without a cluster, this process is the only node."""
        self.database = database
        self._cluster = cluster or SingleNode(database)
        self._several_nodes = cluster is not None
        self._batch_interval = batch_interval
        self._queue: list[tuple[Append, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._last_batch = 0.0
        self._open = True
        self._readiness = Readiness(database.check)

    @property
    def cluster(self) -> Cluster:
        """What the nodes that use this database share."""
        return self._cluster

    # ------------------------------------------------------------ batched appends

    async def append(
        self, summary: Summary, after: int, entries: Sequence[bytes], driver: Node | None = None
    ) -> None:
        """Write entries of a room and its summary, in one transaction with other waiting appends."""
        if not self._open:
            raise Unavailable("The store is closed.")
        append = Append(summary, after, tuple(entries), driver if self._several_nodes else None)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_waiting())
        written = self._writing.get_loop().create_future()
        self._queue.append((append, written))
        await written

    async def _write_waiting(self) -> None:
        """Write batches until the queue is empty. What is appended during a transaction goes into the next one."""
        clock = asyncio.get_running_loop().time
        try:
            while self._queue:
                await asyncio.sleep(self._last_batch + self._batch_interval - clock())
                self._last_batch = clock()
                batch, self._queue = self._queue[:MAX_BATCH], self._queue[MAX_BATCH:]
                await self._write([(append, written) for append, written in batch if not written.done()])
        finally:
            self._writing = None

    async def _write(self, batch: Sequence[tuple[Append, asyncio.Future[None]]]) -> None:
        outcomes = await self._append_all([append for append, _ in batch])
        for (_, written), outcome in zip(batch, outcomes, strict=True):
            if written.done():
                continue  # the caller was cancelled meanwhile
            if outcome is None:
                written.set_result(None)
            else:
                written.set_exception(outcome)
        if self._several_nodes:
            self._after_append(
                [append for (append, _), outcome in zip(batch, outcomes, strict=True) if outcome is None]
            )

    def _after_append(self, appends: Sequence[Append]) -> None:
        """Tell other nodes what was written; here there are none."""

    async def _append_all(self, appends: Sequence[Append]) -> Sequence[Exception | None]:
        try:
            return await self.database.append_all(appends)
        except Unavailable as error:
            return [Unavailable(str(error)) for _ in appends]
        except Exception as error:
            # One append cannot be written. Write each by itself, so that the others do not fail with it.
            if len(appends) == 1:
                return [await self._retry_append(appends[0]) if isinstance(error, IntegrityError) else error]
        return [outcome for append in appends for outcome in await self._append_all([append])]

    async def _retry_append(self, append: Append) -> Exception | None:
        """Try again after another node has inserted the same row first."""
        try:
            return (await self.database.append_all([append]))[0]
        except IntegrityError:
            return Conflict(_WRITTEN_MEANWHILE)
        except Exception as error:
            return error

    async def append_together(self, appends: Sequence[Append]) -> None:
        """Write several appends in a transaction of their own."""
        if not self._several_nodes:
            appends = [append._replace(driver=None) for append in appends]
        try:
            await self._write_with_retry(append_together, appends)
        except IntegrityError:
            raise Conflict(_WRITTEN_MEANWHILE) from None
        self._after_append(appends)

    # ------------------------------------------------------------ rooms

    async def read(self, room: str, after: int = 0) -> list[bytes]:
        """The entries of a room after a number."""
        return await self.database.read(rooms.entries_after, room, after)

    async def summary(self, room: str) -> Summary | None:
        """The summary of a room."""
        return await self.database.read(rooms.summary, room)

    async def load(self, room: str) -> StoredRoom:
        """The latest snapshot of a room and the entries after it."""
        return await self.database.read(rooms.load, room)

    async def save_snapshot(self, room: str, number: int, snapshot: bytes) -> None:
        """Store the snapshot of a room after a number of entries."""
        await self._write_with_retry(rooms.save_snapshot, room, number, snapshot)

    async def room_by_code(self, code: str) -> str | None:
        """The room that has a short code."""
        return await self.database.read(rooms.room_by_code, code)

    async def listed_rooms(self, limit: int) -> list[Summary]:
        """Publicly listed rooms in the lobby."""
        return await self.database.read(rooms.listed_rooms, limit)

    async def rooms_of_guest(self, guest: str, limit: int) -> list[Summary]:
        """Rooms where a guest has a seat."""
        return await self.database.read(rooms.rooms_of_guest, guest, limit)

    async def rooms_in_play(self) -> list[str]:
        """Rooms with a game in progress."""
        return await self.database.read(rooms.rooms_in_play)

    async def delete_rooms(self, state: str, before: int) -> int:
        """Delete rooms in a state that were last used before a time, a few per transaction."""
        count = 0
        while some := await self.database.read(rooms.old_rooms, state, before, DELETE_BATCH):
            count += await self._write_with_retry(rooms.delete_rooms, some, state, before)
        return count

    # ------------------------------------------------------------ guests

    async def add_token(self, guest: Guest, token: bytes) -> None:
        """Add a token to a guest, who is created if necessary."""
        await self._write_with_retry(guests.add_token, guest, token)

    async def guest_by_token(self, token: bytes) -> Guest | None:
        """The guest who has a token."""
        return await self.database.read(guests.guest_by_token, token)

    async def delete_token(self, token: bytes) -> None:
        """Delete a token."""
        await self._write_with_retry(guests.delete_token, token)

    async def replace_tokens(self, guest: str, token: bytes) -> None:
        """Make this the only token of a guest."""
        await self._write_with_retry(guests.replace_tokens, guest, token)

    async def update_guest(self, guest: Guest) -> None:
        """Store the name and the time of a guest."""
        await self._write_with_retry(guests.update_guest, guest)

    async def offer_claim(self, guest: str, code: bytes, until: int) -> None:
        """Store a one-time code of a guest."""
        await self._write_with_retry(guests.offer_claim, guest, code, until)

    async def claim(self, code: bytes, now: int) -> Guest | None:
        """Use up a one-time code; return its guest."""
        return await self._write_with_retry(guests.claim, code, now)

    async def delete_guests(self, before: int) -> int:
        """Delete guests without a seat who were last seen before a time, a few per transaction."""
        count = 0
        while some := await self.database.read(guests.inactive_guests, before, DELETE_BATCH):
            count += await self._write_with_retry(guests.delete_guests, some, before)
        return count

    async def _write_with_retry(self, work: Callable[[Connection, *Ts], T], *arguments: *Ts) -> T:
        """Write; try again once if another node has inserted the same row first."""
        try:
            return await self.database.write(work, *arguments)
        except IntegrityError:
            return await self.database.write(work, *arguments)

    # ------------------------------------------------------------ the store itself

    async def retention_counts(self, rooms_before: Mapping[str, int], guests_before: int) -> RetentionCounts:
        """How much data there is, and how much of it is old."""
        return await self.database.read(_retention_counts, rooms_before, guests_before)

    async def ready(self) -> bool:
        """Whether the store can be written to. The answer may be some seconds old."""
        return self._open and await self._readiness.ready()

    async def close(self) -> None:
        """Finish running writes and close the database."""
        self._open = False
        if self._writing is not None:
            await self._writing
        await self._readiness.close()
        await self.database.close()


def _retention_counts(
    connection: Connection, rooms_before: Mapping[str, int], guests_before: int
) -> RetentionCounts:
    found = {state: rooms.count_by_age(connection, state, before) for state, before in rooms_before.items()}
    newest = max((time for _, time in found.values() if time is not None), default=None)
    counts = {state: count for state, (count, _) in found.items()}
    return RetentionCounts(counts, guests.count_by_age(connection, guests_before), newest)
