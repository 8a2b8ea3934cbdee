"""Copies a site from one database to another, in either direction between SQLite and PostgreSQL.

A copy can be repeated: only what is new is copied. So most of a site can be copied while its server runs, and the
rest after it was stopped. Nothing is copied if the target has gone on, because something would be lost there.

Retention may have deleted rooms and guests at the source since the last copy. They are deleted in the target too,
but only what retention would delete there as well. So nothing is lost, even if that room was opened in the target.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

from sqlalchemy import Column, Connection, Table, delete, func, insert, select, update

from pyrite.game import BadInput
from pyrite.server.settings import RetentionAges
from pyrite.server.store.database import Database
from pyrite.server.store.memory_site import wall_clock
from pyrite.server.store.tables import CLAIMS, ENTRIES, GUESTS, ROOMS, SEATS, SNAPSHOTS, TOKENS

PAGE: Final = 50
"""Rooms or guests that are read at a time."""
SHOWN: Final = 5
"""How many rooms an error names."""
COUNTED: Final = (ROOMS, ENTRIES, SEATS, GUESTS, TOKENS, CLAIMS)
NOT_COPIED: Final = ("driver", "over_touched")
"""Columns: a node drives a room of one database only, and a database computes the other itself."""

Row = dict[str, Any]
OnProgress = Callable[[str, int, int], None]
"""Called with what is being done, how much of it is done, and how much there is."""


@dataclass
class Copied:
    """What a copy has done."""

    rooms: int = 0
    """Rooms that were new or have changed."""
    entries: int = 0
    guests: int = 0
    deleted_rooms: int = 0
    """Rooms that the source has no longer, because nobody used them for a long time."""
    deleted_guests: int = 0
    totals: Mapping[str, int] = field(default_factory=dict)
    """Rows of each table, the same in both databases."""


async def copy_site(
    source: Database,
    target: Database,
    on_progress: OnProgress,
    *,
    verify: bool = True,
    now: Callable[[], int] = wall_clock,
) -> Copied:
    """Copy what the target lacks, then compare everything; raise `BadInput` if the target has gone on.

    Without ``verify`` the source may go on meanwhile: each room is then copied up to some entry. ``now`` returns
    the time in milliseconds since the epoch.
    """
    copy = _Copy(source, target, on_progress)
    await copy.check_target(now(), RetentionAges())
    await copy.delete_gone()
    await copy.copy_guests()
    await copy.copy_rooms()
    await copy.copy_snapshots()
    if verify:
        await copy.verify()
    return copy.copied


class _Copy:
    def __init__(self, source: Database, target: Database, on_progress: OnProgress) -> None:
        self.source = source
        self.target = target
        self.on_progress = on_progress
        self.copied = Copied()
        self.gone_rooms: list[str] = []
        """Rooms of the target that retention has deleted at the source."""
        self.gone_guests: list[str] = []

    async def _pages(self, database: Database, table: Table, what: str) -> AsyncIterator[dict[str, Row]]:
        """All rows of a table by their key, some at a time."""
        total = await database.read(_count, table)
        done, last = 0, ""
        while page := await database.read(_page, table, last):
            yield page
            done, last = done + len(page), list(page)[-1]
            self.on_progress(what, done, max(done, total))

    # ------------------------------------------------------------ has the target gone on?

    async def check_target(self, now: int, ages: RetentionAges) -> None:
        """Find what is gone; raise `BadInput` if the target has something newer than the source."""
        rooms_before = {"lobby": now - ages.lobby, "playing": now - ages.playing, "over": now - ages.over}
        newer = [
            room
            async for room in self._ahead(
                ROOMS, "last", self.gone_rooms, lambda row: row["touched"] < rooms_before[row["state"]]
            )
        ]
        if newer:
            raise BadInput(
                f"The target has gone on: rooms are new there or have more entries ({_some(newer)}). "
                "Nothing was copied. Choose an empty target."
            )
        newer = [
            guest
            async for guest in self._ahead(
                GUESTS, "seen", self.gone_guests, lambda row: row["seen"] < now - ages.guests
            )
        ]
        if newer:
            raise BadInput(
                f"The target has gone on: guests are new there or were there later ({len(newer)} of them). "
                "Nothing was copied. Choose an empty target."
            )

    async def _ahead(
        self, table: Table, grows: str, gone: list[str], is_old: Callable[[Row], bool]
    ) -> AsyncIterator[str]:
        """What is newer in the target. What the source lacks and is old is added to ``gone`` instead."""
        async for page in self._pages(self.target, table, f"Checking {table.name}"):
            known = await self.source.read(_rows, table, list(page))
            for key, row in page.items():
                if key not in known and is_old(row):
                    gone.append(key)
                elif key not in known or row[grows] > known[key][grows]:
                    yield key

    async def delete_gone(self) -> None:
        """Delete in the target what retention has deleted at the source."""
        for table, gone in ((ROOMS, self.gone_rooms), (GUESTS, self.gone_guests)):
            for first in range(0, len(gone), PAGE):
                await self.target.write(_delete, table, gone[first : first + PAGE])
        self.copied.deleted_rooms, self.copied.deleted_guests = len(self.gone_rooms), len(self.gone_guests)

    # ------------------------------------------------------------ copying

    async def copy_guests(self) -> None:
        """Copy guests with their tokens and one-time codes. A token that is void in the source gets void."""
        async for page in self._pages(self.source, GUESTS, "Copying guests"):
            guests = list(page)
            wanted = await self.source.read(_guests, guests)
            found = await self.target.read(_guests, guests)
            changed = {guest: rows for guest, rows in wanted.items() if rows != found.get(guest)}
            await self.target.write(_write_guests, changed)
            self.copied.guests += len(changed)

    async def copy_rooms(self) -> None:
        """Copy rooms with their entries and seats."""
        async for page in self._pages(self.source, ROOMS, "Copying rooms"):
            found = await self.target.read(_rows, ROOMS, list(page))
            changed = [room for room, row in page.items() if row != found.get(room)]
            wanted = await self.source.read(_entries, changed)
            known = await self.target.read(_entries, [room for room in changed if room in found])
            rooms = [
                _Room(page[room], room not in found, known.get(room, []), wanted.get(room, [])) for room in changed
            ]
            for each in rooms:
                each.check()
            await self.target.write(_write_rooms, rooms)
            self.copied.rooms += len(rooms)
            self.copied.entries += sum(len(each.new_entries) for each in rooms)

    async def copy_snapshots(self) -> None:
        """Copy snapshots of rooms."""
        async for page in self._pages(self.source, SNAPSHOTS, "Copying snapshots"):
            found = await self.target.read(_rows, SNAPSHOTS, list(page))
            rooms = await self.target.read(_rows, ROOMS, list(page))
            for room, row in page.items():
                # A room can be newer here than when its entries were copied.
                if row != found.get(room) and room in rooms and row["number"] <= rooms[room]["last"]:
                    await self.target.write(_write_snapshot, row)

    # ------------------------------------------------------------ verifying

    async def verify(self) -> None:
        """Compare the row count of every table, every guest and every room; raise `BadInput` if one differs."""
        different = [
            *[f"guest {guest}" async for guest in self._different_guests()],
            *[room async for room in self._different_rooms()],
        ]
        totals = await self.source.read(_counts)
        if different or totals != await self.target.read(_counts):
            which = f" ({_some(different)})" if different else ""
            raise BadInput(f"The source has changed during the copy{which}. Stop its server, and copy again.")
        self.copied.totals = totals

    async def _different_guests(self) -> AsyncIterator[str]:
        async for page in self._pages(self.source, GUESTS, "Verifying guests"):
            guests = list(page)
            wanted, got = await self.source.read(_guests, guests), await self.target.read(_guests, guests)
            for guest in guests:
                if wanted[guest] != got.get(guest):
                    yield guest

    async def _different_rooms(self) -> AsyncIterator[str]:
        async for page in self._pages(self.source, ROOMS, "Verifying rooms"):
            rooms = list(page)
            found = await self.target.read(_rows, ROOMS, rooms)
            wanted, got = await self.source.read(_digests, rooms), await self.target.read(_digests, rooms)
            for room, row in page.items():
                if row != found.get(room) or wanted[room] != got[room]:
                    yield room


@dataclass(frozen=True)
class _Room:
    """A room that is copied."""

    row: Row
    is_new: bool
    known: list[bytes]
    """The entries in the target."""
    wanted: list[bytes]
    """The entries in the source. There can be newer ones than when the row was read."""

    @property
    def new_entries(self) -> list[bytes]:
        """The entries that the target lacks."""
        return self.wanted[len(self.known) : self.row["last"]]

    def check(self) -> None:
        """Raise `BadInput` if the target has other entries."""
        if self.wanted[: len(self.known)] != self.known:
            raise BadInput(f"The target has other entries of the room {self.row['room']}. Choose an empty target.")


def _some(names: Sequence[str]) -> str:
    more = f" and {len(names) - SHOWN} more" if len(names) > SHOWN else ""
    return ", ".join(names[:SHOWN]) + more


# ---------------------------------------------------------------- reading


def _key(table: Table) -> Column[Any]:
    """The first column of the primary key."""
    return next(iter(table.primary_key))


def _count(connection: Connection, table: Table) -> int:
    return connection.scalar(select(func.count()).select_from(table)) or 0


def _counts(connection: Connection) -> dict[str, int]:
    return {table.name: _count(connection, table) for table in COUNTED}


def _page(connection: Connection, table: Table, after: str) -> dict[str, Row]:
    key = _key(table)
    found = connection.execute(select(table).where(key > after).order_by(key).limit(PAGE)).mappings()
    return {row[key.name]: _copied_columns(row) for row in found}


def _rows(connection: Connection, table: Table, keys: Sequence[str]) -> dict[str, Row]:
    key = _key(table)
    found = connection.execute(select(table).where(key.in_(keys))).mappings()
    return {row[key.name]: _copied_columns(row) for row in found}


def _copied_columns(row: Mapping[Any, Any]) -> Row:
    return {name: value for name, value in row.items() if name not in NOT_COPIED}


def _guests(connection: Connection, guests: Sequence[str]) -> dict[str, list[list[Row]]]:
    """The rows of each guest: of the guest, and of the tokens and one-time codes."""
    found: dict[str, list[list[Row]]] = {}
    for place, table in enumerate((GUESTS, TOKENS, CLAIMS)):
        for row in connection.execute(select(table).where(table.c.guest.in_(guests))).mappings():
            found.setdefault(row["guest"], [[], [], []])[place].append(dict(row))
    for rows in found.values():
        rows[1].sort(key=lambda row: row["token"])
    return found


def _entries(connection: Connection, rooms: Sequence[str]) -> dict[str, list[bytes]]:
    """The entries of each room."""
    found: dict[str, list[bytes]] = {}
    in_order = select(ENTRIES.c.room, ENTRIES.c.body).order_by(ENTRIES.c.room, ENTRIES.c.number)
    for room, body in connection.execute(in_order.where(ENTRIES.c.room.in_(rooms))):
        found.setdefault(room, []).append(body)
    return found


def _digests(connection: Connection, rooms: Sequence[str]) -> dict[str, str]:
    """For each room a digest of its entries, and of who has a seat."""
    found = {room: sha256() for room in rooms}
    for room, entries in _entries(connection, rooms).items():
        for entry in entries:
            found[room].update(len(entry).to_bytes(8, "big") + entry)
    seats = select(SEATS.c.room, SEATS.c.guest).where(SEATS.c.room.in_(rooms))
    for room, guest in sorted((row.room, row.guest) for row in connection.execute(seats)):
        found[room].update(guest.encode() + b"\n")
    return {room: digest.hexdigest() for room, digest in found.items()}


# ---------------------------------------------------------------- writing


def _delete(connection: Connection, table: Table, keys: Sequence[str]) -> None:
    """Delete rows with all that refers to them."""
    connection.execute(delete(table).where(_key(table).in_(keys)))


def _write_guests(connection: Connection, guests: Mapping[str, list[list[Row]]]) -> None:
    """Replace the rows of guests."""
    if not guests:
        return
    rows = list(guests.values())
    claims = [row for _, _, some in rows for row in some]
    connection.execute(delete(CLAIMS).where(CLAIMS.c.code.in_([row["code"] for row in claims])))
    connection.execute(delete(GUESTS).where(GUESTS.c.guest.in_(list(guests))))  # with their tokens and codes
    _insert(connection, GUESTS, [row for some, _, _ in rows for row in some])
    _insert(connection, TOKENS, [row for _, some, _ in rows for row in some])
    _insert(connection, CLAIMS, claims)


def _write_rooms(connection: Connection, rooms: Sequence[_Room]) -> None:
    """Write the rows of rooms, their new entries, and their seats."""
    codes = [each.row["code"] for each in rooms if each.row["code"] is not None]
    # Another room may have had the code before.
    connection.execute(update(ROOMS).where(ROOMS.c.code.in_(codes)).values(code=None))
    for each in rooms:
        if not each.is_new:
            connection.execute(update(ROOMS).where(ROOMS.c.room == each.row["room"]).values(each.row))
    connection.execute(delete(SEATS).where(SEATS.c.room.in_([each.row["room"] for each in rooms])))
    _insert(connection, ROOMS, [each.row for each in rooms if each.is_new])
    _insert(connection, ENTRIES, [row for each in rooms for row in _entry_rows(each)])
    _insert(connection, SEATS, [row for each in rooms for row in _seat_rows(each)])


def _entry_rows(each: _Room) -> list[Row]:
    numbered = enumerate(each.new_entries, len(each.known) + 1)
    return [{"room": each.row["room"], "number": number, "body": body} for number, body in numbered]


def _seat_rows(each: _Room) -> list[Row]:
    return [{"room": each.row["room"], "guest": guest} for guest in json.loads(each.row["guests"])]


def _insert(connection: Connection, table: Table, rows: list[Row]) -> None:
    if rows:
        connection.execute(insert(table), rows)


def _write_snapshot(connection: Connection, row: Row) -> None:
    connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.room == row["room"]))
    connection.execute(insert(SNAPSHOTS), row)
