"""Appends of entries to rooms, in SQL. Every function runs inside the caller's transaction.

The statements work on SQLite and PostgreSQL. There is no `ON CONFLICT`, because the two differ in it: rows are
read, locked (on PostgreSQL; SQLite locks the whole file for a writer) and then inserted or updated. If another
node inserts the same room or code between reading and inserting, PostgreSQL raises an IntegrityError, and the
caller tries again.

In almost every move only the number of entries changes. For these each database has a faster way: on SQLite, one
statement for each append checks and updates (`APPEND_IF_UNCHANGED`); on PostgreSQL, one for all of them
(postgresql/appends.py).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any, Final

from sqlalchemy import Connection, Dialect, Executable, bindparam, delete, insert, or_, select, update
from sqlalchemy.sql.dml import UpdateBase

from pyrite.server.store.cluster import NotDriver
from pyrite.server.store.store import Append, Conflict, Summary
from pyrite.server.store.tables import ENTRIES, ROOMS, SEATS

Refused = Conflict | NotDriver
"""Why an append was not written."""

APPEND_IF_UNCHANGED: Final = (
    update(ROOMS)
    .where(
        ROOMS.c.room == bindparam("of_room"),
        ROOMS.c.last == bindparam("after"),
        ROOMS.c.code.is_not_distinct_from(bindparam("same_code")),
        ROOMS.c.state == bindparam("same_state"),
        ROOMS.c.listed == bindparam("same_listed"),
        ROOMS.c.card == bindparam("same_card"),
        ROOMS.c.guests == bindparam("same_guests"),
    )
    .values(last=bindparam("last"), touched=bindparam("touched"), due=bindparam("due"))
)
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


def append_all(connection: Connection, appends: Sequence[Append]) -> list[Refused | None]:
    """Write several appends in order; return for each why it was refused, or None."""
    outcomes: list[Refused | None] = [None] * len(appends)
    others = _append_unchanged(connection, appends)
    if others:
        refused = append_locked(connection, [appends[index] for index in others])
        for index, outcome in zip(others, refused, strict=True):
            outcomes[index] = outcome
    return outcomes


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


def _append_unchanged(connection: Connection, appends: Sequence[Append]) -> list[int]:
    """Append to rooms where only the number of entries changes; return the indexes of all other appends."""
    others: list[int] = []
    set_aside: set[str] = set()
    rows: list[tuple[str, int, bytes]] = []
    # Directly on the driver: SQLAlchemy's overhead would be ten times the cost of this statement in SQLite.
    text, names = _compiled(APPEND_IF_UNCHANGED, connection.dialect)
    with closing(connection.connection.cursor()) as cursor:
        for index, (summary, after, entries, _) in enumerate(appends):
            room = summary.room
            if room not in set_aside:
                given = _unchanged_parameters(summary, after, len(entries))
                cursor.execute(text, tuple(given[name] for name in names))
                if cursor.rowcount == 1:
                    rows += [(room, number, body) for number, body in enumerate(entries, after + 1)]
                    continue
            set_aside.add(room)  # later appends to the same room must wait too
            others.append(index)
    if rows:
        connection.exec_driver_sql(_compiled(INSERT_ENTRIES, connection.dialect)[0], rows)
    return others


def _unchanged_parameters(summary: Summary, after: int, entries: int) -> dict[str, Any]:
    """Parameters of `APPEND_IF_UNCHANGED`."""
    return {
        "of_room": summary.room,
        "after": after,
        "same_code": summary.code,
        "same_state": summary.state,
        "same_listed": summary.listed,
        "same_card": summary.card,
        "same_guests": guests_json(summary.guests),
        "last": after + entries,
        "touched": summary.touched,
        "due": summary.due,
    }


@cache
def _compiled(statement: UpdateBase, dialect: Dialect) -> tuple[str, tuple[str, ...]]:
    """A statement as the driver takes it, and the names of its parameters in order."""
    compiled = statement.compile(dialect=dialect)
    return str(compiled), tuple(compiled.positiontup or ())


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
