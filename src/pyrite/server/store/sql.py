"""A store that speaks SQL, and writes what many append at the same time in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar, TypeVarTuple

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from pyrite.server.store import guests, rooms
from pyrite.server.store.database import Database
from pyrite.server.store.readiness import Readiness
from pyrite.server.store.rooms import Append
from pyrite.server.store.store import Conflict, Guest, RetentionCounts, Stored, Summary, Unavailable

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

PACE: Final = 0.01
"""Seconds from one transaction of appends to the next; the first after a pause goes at once. A transaction costs
much and an append little, so a busy server saves a third of the work, for a few milliseconds of waiting."""
MOST_AT_ONCE: Final = 500
FORGET_AT_ONCE: Final = 20
"""Few, so that appends do not wait long while much is forgotten."""


class SqlStore:
    """Keeps rooms and guests in an SQL database."""

    def __init__(self, database: Database, pace: float = PACE) -> None:
        """Begin with a database that has the tables."""
        self._database = database
        self._pace = pace
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._begun = 0.0
        self._open = True
        self._readiness = Readiness(database.check)

    # ------------------------------------------------------------ appending together

    async def append(self, summary: Summary, after: int, entries: Sequence[bytes]) -> None:
        """Write entries of a room and its summary, together with whatever else is to be written now."""
        if not self._open:
            raise Unavailable("The store is closed.")
        written = asyncio.get_running_loop().create_future()
        self._waiting.append((Append(summary, after, tuple(entries)), written))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_waiting())
        await written

    async def _write_waiting(self) -> None:
        """Write until nobody waits. Those who come while a transaction is written share the next."""
        clock = asyncio.get_running_loop().time
        try:
            while self._waiting:
                await asyncio.sleep(self._begun + self._pace - clock())
                self._begun = clock()
                together, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                await self._write([(wanted, written) for wanted, written in together if not written.done()])
        finally:
            self._writing = None

    async def _write(self, together: Sequence[tuple[Append, asyncio.Future[None]]]) -> None:
        outcomes = await self._append_all([wanted for wanted, _ in together])
        for (_, written), outcome in zip(together, outcomes, strict=True):
            if written.done():
                continue  # whoever waited has been cancelled meanwhile
            if outcome is None:
                written.set_result(None)
            else:
                written.set_exception(outcome)

    async def _append_all(self, appends: Sequence[Append]) -> Sequence[Exception | None]:
        try:
            return await self._database.write(rooms.append_all, appends)
        except Unavailable as error:
            return [Unavailable(str(error)) for _ in appends]
        except Exception as error:
            # One of them cannot be written: by itself, so that it takes no other with it.
            if len(appends) == 1:
                return [await self._append_again(appends[0]) if isinstance(error, IntegrityError) else error]
        return [outcome for wanted in appends for outcome in await self._append_all([wanted])]

    async def _append_again(self, wanted: Append) -> Exception | None:
        """Look again, after another node has put in first what was not there a moment ago."""
        try:
            return (await self._database.write(rooms.append_all, [wanted]))[0]
        except IntegrityError:
            return Conflict("The room, or its code, was written by another at the same time.")
        except Exception as error:
            return error

    # ------------------------------------------------------------ rooms

    async def read(self, room: str, after: int = 0) -> list[bytes]:
        """The entries of a room after a number."""
        return await self._database.read(rooms.entries_after, room, after)

    async def summary(self, room: str) -> Summary | None:
        """The summary of a room."""
        return await self._database.read(rooms.summary, room)

    async def load(self, room: str) -> Stored:
        """The latest snapshot of a room and the entries after it."""
        return await self._database.read(rooms.load, room)

    async def save_snapshot(self, room: str, number: int, snapshot: bytes) -> None:
        """Keep the snapshot of a room after so many entries."""
        await self._write_again(rooms.save_snapshot, room, number, snapshot)

    async def by_code(self, code: str) -> str | None:
        """The room with this short code."""
        return await self._database.read(rooms.by_code, code)

    async def listed(self, most: int) -> list[Summary]:
        """Rooms in the lobby that are listed."""
        return await self._database.read(rooms.listed, most)

    async def of_guest(self, guest: str, most: int) -> list[Summary]:
        """Rooms where a guest has a seat."""
        return await self._database.read(rooms.of_guest, guest, most)

    async def playing(self) -> list[str]:
        """Rooms in which a game is being played."""
        return await self._database.read(rooms.playing)

    async def forget_rooms(self, state: str, before: int) -> int:
        """Remove rooms in a state that were last touched before a time, a few at once."""
        count = 0
        while some := await self._database.read(rooms.forgettable, state, before, FORGET_AT_ONCE):
            count += await self._write_again(rooms.forget, some, state, before)
        return count

    # ------------------------------------------------------------ guests

    async def welcome(self, guest: Guest, token: bytes) -> None:
        """A new guest, or a further token of one who is there."""
        await self._write_again(guests.welcome, guest, token)

    async def who(self, token: bytes) -> Guest | None:
        """The guest with this token's digest."""
        return await self._database.read(guests.who, token)

    async def forget_token(self, token: bytes) -> None:
        """A token that is no longer good."""
        await self._write_again(guests.forget_token, token)

    async def replace_tokens(self, guest: str, token: bytes) -> None:
        """Make this the only token of a guest."""
        await self._write_again(guests.replace_tokens, guest, token)

    async def update(self, guest: Guest) -> None:
        """A new name, or a later time of being seen."""
        await self._write_again(guests.seen, guest)

    async def offer_claim(self, guest: str, code: bytes, until: int) -> None:
        """A one-time code with which this guest can go on elsewhere."""
        await self._write_again(guests.offer_claim, guest, code, until)

    async def claim(self, code: bytes, now: int) -> Guest | None:
        """Whom a code belongs to; it is void from now on."""
        return await self._write_again(guests.claim, code, now)

    async def forget_guests(self, before: int) -> int:
        """Remove guests who were last seen before a time and have no seat anywhere, a few at once."""
        count = 0
        while some := await self._database.read(guests.forgettable, before, FORGET_AT_ONCE):
            count += await self._write_again(guests.forget, some, before)
        return count

    async def _write_again(self, work: Callable[[Connection, *Ts], T], *given: *Ts) -> T:
        """Write; once more if another node has put in first what was not there a moment ago."""
        try:
            return await self._database.write(work, *given)
        except IntegrityError:
            return await self._database.write(work, *given)

    # ------------------------------------------------------------ the store itself

    async def retention_counts(self, rooms_before: Mapping[str, int], guests_before: int) -> RetentionCounts:
        """How much there is, and how much of it is old."""
        return await self._database.read(_retention_counts, rooms_before, guests_before)

    async def ready(self) -> bool:
        """Whether it can be written to. The answer may be some seconds old."""
        return self._open and await self._readiness.ready()

    async def close(self) -> None:
        """Write what is under way and let go."""
        self._open = False
        if self._writing is not None:
            await self._writing
        await self._readiness.close()
        await self._database.close()


def _retention_counts(
    connection: Connection, rooms_before: Mapping[str, int], guests_before: int
) -> RetentionCounts:
    found = {state: rooms.count_by_age(connection, state, before) for state, before in rooms_before.items()}
    newest = max((time for _, time in found.values() if time is not None), default=None)
    counts = {state: count for state, (count, _) in found.items()}
    return RetentionCounts(counts, guests.count_by_age(connection, guests_before), newest)
