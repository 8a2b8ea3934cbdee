"""Appends of entries to rooms, in SQL. Every function runs inside the caller's transaction.

The statements work on SQLite and PostgreSQL. There is no `ON CONFLICT`, because the two differ in it: rows are
read, locked (on PostgreSQL; SQLite locks the whole file for a writer) and then inserted or updated. If another
node inserts the same room or code between reading and inserting, PostgreSQL raises an IntegrityError, and the
caller tries again.

In almost every move only the number of entries changes. For these each database has a faster way without
SQLAlchemy, whose overhead is several times the cost of the statements: on SQLite, one statement for each append
checks and updates (`append_unchanged`); on PostgreSQL, one for all of them (postgresql/appends.py).
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from sqlalchemy import Connection, Executable, bindparam, delete, insert, or_, select, update

from pyrite.server.store.cluster import NotDriver
from pyrite.server.store.store import Append, Conflict, Summary
from pyrite.server.store.tables import ENTRIES, ROOMS, SEATS

Refused = Conflict | NotDriver
"""Why an append was not written."""

APPEND_IF_UNCHANGED: Final = """
UPDATE rooms SET last = ?, touched = ?, due = ?
WHERE room = ? AND last = ? AND code IS ? AND state = ? AND listed = ? AND card = ? AND guests = ?
"""
ADD_ENTRY: Final = "INSERT INTO entries (room, number, body) VALUES (?, ?, ?)"
LOCK_ROOMS: Final = (
    select(ROOMS.c.room, ROOMS.c.last, ROOMS.c.code, ROOMS.c.guests, ROOMS.c.driver)
    .where(
        or_(
            ROOMS.c.room.in_(bindparam("rooms", expanding=True)),
            ROOMS.c.code.in_(bindparam("codes", expanding=True)),
        )
    )
    .order_by(ROOMS.c.room)  # a fixed order of locking, so that two nodes do not deadlock
    .with_for_update()
)
NOT_IN_SUMMARY: Final = ("room", "driver", "over_touched")
"""Columns of a room that an append does not change, or that the database computes."""
INSERT_ENTRIES: Final = insert(ENTRIES)
INSERT_ROOMS: Final = insert(ROOMS)
UPDATE_ROOMS: Final = (
    update(ROOMS)
    .where(ROOMS.c.room == bindparam("of_room"))
    .values({column.name: bindparam(column.name) for column in ROOMS.c if column.name not in NOT_IN_SUMMARY})
)
INSERT_SEATS: Final = insert(SEATS)
DELETE_SEATS: Final = delete(SEATS).where(
    SEATS.c.room == bindparam("of_room"), SEATS.c.guest == bindparam("of_guest")
)


@dataclass
class _RoomRow:
    """The stored row of a room."""

    new: bool = True
    last: int = 0
    code: str | None = None
    driver: str | None = None
    """The instance of the node that drives it."""
    seated: frozenset[str] = frozenset()
    """The guests who had a seat before this transaction."""


@dataclass
class _Batch:
    """The rows that a transaction has read, and what it will write."""

    rooms: dict[str, _RoomRow] = field(default_factory=dict)
    codes: dict[str, str] = field(default_factory=dict)
    entries: list[dict[str, Any]] = field(default_factory=list)
    summaries: dict[str, Summary] = field(default_factory=dict)

    def add(self, append: Append) -> Refused | None:
        """Add an append to the batch, or return why it is refused."""
        summary, after, entries, _ = append
        room = self.rooms.get(summary.room) or _RoomRow()
        refused = self._refused(append, room)
        if refused is not None:
            return refused
        if room.new and append.driver is not None:
            room.driver = append.driver.instance
        if room.code is not None:
            del self.codes[room.code]
        if summary.code is not None:
            self.codes[summary.code] = summary.room
        room.last, room.code = after + len(entries), summary.code
        self.rooms[summary.room] = room
        self.summaries[summary.room] = summary
        for number, body in enumerate(entries, after + 1):
            self.entries.append({"room": summary.room, "number": number, "body": body})
        return None

    def _refused(self, append: Append, room: _RoomRow) -> Refused | None:
        summary, after, _, driver = append
        if room.last != after:
            return Conflict(f"The room has {room.last} entries, not {after}.")
        if driver is not None and summary.room in self.rooms and room.driver != driver.instance:
            return NotDriver(f"{driver.name} does not drive the room.")
        if summary.code is not None and self.codes.get(summary.code, summary.room) != summary.room:
            return Conflict("The code is another room's.")
        return None


def append_locked(connection: Connection, appends: Sequence[Append]) -> list[Refused | None]:
    """Lock the rooms, then write the appends in order; return for each why it was refused, or None."""
    batch = _lock_rooms(connection, appends)
    outcomes = [batch.add(append) for append in appends]
    _write(connection, batch)
    return outcomes


def append_together(connection: Connection, appends: Sequence[Append]) -> None:
    """Write all appends; raise why the first was refused, which rolls back the caller's transaction."""
    for refused in append_locked(connection, appends):
        if refused is not None:
            raise refused


def append_unchanged(file: sqlite3.Connection, appends: Sequence[Append]) -> list[int]:
    """Append to rooms where only the number of entries changes; return the indexes of all other appends."""
    others: list[int] = []
    set_aside: set[str] = set()
    rows: list[tuple[str, int, bytes]] = []
    with closing(file.cursor()) as cursor:
        for index, (summary, after, entries, _) in enumerate(appends):
            room = summary.room
            if room not in set_aside:
                cursor.execute(APPEND_IF_UNCHANGED, _unchanged_parameters(summary, after, len(entries)))
                if cursor.rowcount == 1:
                    rows += [(room, number, body) for number, body in enumerate(entries, after + 1)]
                    continue
            set_aside.add(room)  # later appends to the same room must wait too
            others.append(index)
        cursor.executemany(ADD_ENTRY, rows)
    return others


def _unchanged_parameters(summary: Summary, after: int, entries: int) -> tuple[object, ...]:
    """Parameters of `APPEND_IF_UNCHANGED`."""
    return (
        after + entries,
        summary.touched,
        summary.due,
        summary.room,
        after,
        summary.code,
        summary.state,
        summary.listed,
        summary.card,
        guests_json(summary.guests),
    )


@lru_cache(maxsize=1 << 12)
def guests_json(guests: frozenset[str]) -> str:
    """The guests as they are stored with a room."""
    return json.dumps(sorted(guests))


def _lock_rooms(connection: Connection, appends: Sequence[Append]) -> _Batch:
    rooms = {append.summary.room for append in appends}
    codes = {append.summary.code for append in appends} - {None}
    batch = _Batch()
    found = connection.execute(LOCK_ROOMS, {"rooms": list(rooms), "codes": list(codes)})
    for room, last, code, guests, driver in found:
        batch.rooms[room] = _RoomRow(False, last, code, driver, frozenset(json.loads(guests)))
        if code is not None:
            batch.codes[code] = room
    return batch


def _write(connection: Connection, batch: _Batch) -> None:
    updates, inserts, removed_seats, added_seats = [], [], [], []
    for name, summary in batch.summaries.items():
        room = batch.rooms[name]
        if room.new:
            inserts.append({"room": name, "driver": room.driver} | _columns(summary, room.last))
        else:
            updates.append({"of_room": name} | _columns(summary, room.last))
        removed_seats += [{"of_room": name, "of_guest": guest} for guest in room.seated - summary.guests]
        added_seats += [{"room": name, "guest": guest} for guest in summary.guests - room.seated]
    _execute_many(connection, UPDATE_ROOMS, updates)
    _execute_many(connection, INSERT_ROOMS, inserts)
    _execute_many(connection, INSERT_ENTRIES, batch.entries)
    _execute_many(connection, DELETE_SEATS, removed_seats)
    _execute_many(connection, INSERT_SEATS, added_seats)


def _execute_many(connection: Connection, statement: Executable, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(statement, rows)


def _columns(summary: Summary, last: int) -> dict[str, Any]:
    return {
        "last": last,
        "code": summary.code,
        "state": summary.state,
        "listed": summary.listed,
        "touched": summary.touched,
        "card": summary.card,
        "guests": guests_json(summary.guests),
        "due": summary.due,
    }
