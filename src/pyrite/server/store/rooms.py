"""SQL statements for rooms. Every function runs inside the caller's transaction.

The statements work on SQLite and PostgreSQL. There is no `ON CONFLICT`, because the two differ in it: rows are
read, locked (on PostgreSQL; SQLite locks the whole file for a writer) and then inserted or updated. If only the
number of entries changes, as in almost every move, one statement checks and updates (`APPEND_IF_UNCHANGED`). If
another node inserts the same room or code between reading and inserting, PostgreSQL raises an IntegrityError, and
the caller tries again.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    Connection,
    Dialect,
    Executable,
    Row,
    bindparam,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.sql.dml import UpdateBase

from pyrite.server.store.store import Conflict, Count, StoredRoom, Summary
from pyrite.server.store.tables import ENTRIES, ROOMS, SEATS, SNAPSHOTS


class Append(NamedTuple):
    """Entries to append to a room."""

    summary: Summary
    after: int
    entries: tuple[bytes, ...]


# ---------------------------------------------------------------- writing

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
    .values(last=bindparam("last"), touched=bindparam("touched"))
)
LOCK_ROOMS: Final = (
    select(ROOMS.c.room, ROOMS.c.last, ROOMS.c.code, ROOMS.c.guests)
    .where(
        or_(
            ROOMS.c.room.in_(bindparam("rooms", expanding=True)),
            ROOMS.c.code.in_(bindparam("codes", expanding=True)),
        )
    )
    .order_by(ROOMS.c.room)  # a fixed order of locking, so that two nodes do not deadlock
    .with_for_update()
)
INSERT_ENTRIES: Final = insert(ENTRIES)
INSERT_ROOMS: Final = insert(ROOMS)
UPDATE_ROOMS: Final = (
    update(ROOMS)
    .where(ROOMS.c.room == bindparam("of_room"))
    .values({column.name: bindparam(column.name) for column in ROOMS.c if column.name != "room"})
)
INSERT_SEATS: Final = insert(SEATS)
DELETE_SEATS: Final = delete(SEATS).where(
    SEATS.c.room == bindparam("of_room"), SEATS.c.guest == bindparam("of_guest")
)
DELETE_ROOMS: Final = delete(ROOMS).where(
    ROOMS.c.room.in_(bindparam("rooms", expanding=True)),
    ROOMS.c.state == bindparam("in_state"),
    ROOMS.c.touched < bindparam("before"),
)

HAS_ENTRIES: Final = select(ROOMS.c.room).where(
    ROOMS.c.room == bindparam("room"), ROOMS.c.last >= bindparam("number")
)
SNAPSHOT_NUMBER: Final = select(SNAPSHOTS.c.number).where(SNAPSHOTS.c.room == bindparam("room"))
INSERT_SNAPSHOT: Final = insert(SNAPSHOTS)
UPDATE_SNAPSHOT: Final = (
    update(SNAPSHOTS)
    .where(SNAPSHOTS.c.room == bindparam("of_room"), SNAPSHOTS.c.number < bindparam("new_number"))
    .values(number=bindparam("new_number"), body=bindparam("new_body"))
)


@dataclass
class _RoomRow:
    """The stored row of a room."""

    new: bool = True
    last: int = 0
    code: str | None = None
    seated: frozenset[str] = frozenset()
    """The guests who had a seat before this transaction."""


@dataclass
class _Batch:
    """The rows that a transaction has read, and what it will write."""

    rooms: dict[str, _RoomRow] = field(default_factory=dict)
    codes: dict[str, str] = field(default_factory=dict)
    entries: list[dict[str, Any]] = field(default_factory=list)
    summaries: dict[str, Summary] = field(default_factory=dict)

    def add(self, append: Append) -> Conflict | None:
        """Add an append to the batch, or return why it conflicts."""
        summary, after, entries = append
        room = self.rooms.get(summary.room) or _RoomRow()
        if room.last != after:
            return Conflict(f"The room has {room.last} entries, not {after}.")
        if summary.code is not None and self.codes.get(summary.code, summary.room) != summary.room:
            return Conflict("The code is another room's.")
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


def append_all(connection: Connection, appends: Sequence[Append]) -> list[Conflict | None]:
    """Write several appends in order; return for each the conflict that prevented it, or None."""
    outcomes: list[Conflict | None] = [None] * len(appends)
    others = _append_unchanged(connection, appends)
    if others:
        batch = _lock_rooms(connection, [appends[index] for index in others])
        for index in others:
            outcomes[index] = batch.add(appends[index])
        _write(connection, batch)
    return outcomes


def _append_unchanged(connection: Connection, appends: Sequence[Append]) -> list[int]:
    """Append to rooms where only the number of entries changes; return the indexes of all other appends."""
    others: list[int] = []
    set_aside: set[str] = set()
    rows: list[tuple[str, int, bytes]] = []
    # Directly on the driver: SQLAlchemy's overhead would be ten times the cost of this statement in SQLite.
    text, names = _compiled(APPEND_IF_UNCHANGED, connection.dialect)
    with closing(connection.connection.cursor()) as cursor:
        for index, (summary, after, entries) in enumerate(appends):
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
        "same_guests": _guests_json(summary.guests),
        "last": after + entries,
        "touched": summary.touched,
    }


@cache
def _compiled(statement: UpdateBase, dialect: Dialect) -> tuple[str, tuple[str, ...]]:
    """A statement as the driver takes it, and the names of its parameters in order."""
    compiled = statement.compile(dialect=dialect)
    return str(compiled), tuple(compiled.positiontup or ())


@lru_cache(maxsize=1 << 12)
def _guests_json(guests: frozenset[str]) -> str:
    return json.dumps(sorted(guests))


def _lock_rooms(connection: Connection, appends: Sequence[Append]) -> _Batch:
    rooms = {append.summary.room for append in appends}
    codes = {append.summary.code for append in appends} - {None}
    batch = _Batch()
    for room, last, code, guests in connection.execute(LOCK_ROOMS, {"rooms": list(rooms), "codes": list(codes)}):
        batch.rooms[room] = _RoomRow(False, last, code, frozenset(json.loads(guests)))
        if code is not None:
            batch.codes[code] = room
    return batch


def _write(connection: Connection, batch: _Batch) -> None:
    updates, inserts, removed_seats, added_seats = [], [], [], []
    for name, summary in batch.summaries.items():
        room = batch.rooms[name]
        if room.new:
            inserts.append({"room": name} | _columns(summary, room.last))
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
        "guests": _guests_json(summary.guests),
    }


def save_snapshot(connection: Connection, room: str, number: int, snapshot: bytes) -> None:
    """Store a snapshot, unless a later one is stored or the room has fewer entries."""
    if connection.scalar(HAS_ENTRIES, {"room": room, "number": number}) is None:
        return
    if connection.scalar(SNAPSHOT_NUMBER, {"room": room}) is None:
        connection.execute(INSERT_SNAPSHOT, {"room": room, "number": number, "body": snapshot})
    else:
        connection.execute(UPDATE_SNAPSHOT, {"of_room": room, "new_number": number, "new_body": snapshot})


def delete_rooms(connection: Connection, rooms: Sequence[str], state: str, before: int) -> int:
    """Delete those of these rooms that are still in the state and unused, with their entries and seats."""
    found = {"rooms": list(rooms), "in_state": state, "before": before}
    return connection.execute(DELETE_ROOMS, found).rowcount


# ---------------------------------------------------------------- reading

_SUMMARY: Final = select(
    ROOMS.c.room, ROOMS.c.code, ROOMS.c.state, ROOMS.c.listed, ROOMS.c.touched, ROOMS.c.card, ROOMS.c.guests
)
ENTRIES_AFTER: Final = (
    select(ENTRIES.c.body)
    .where(ENTRIES.c.room == bindparam("room"), ENTRIES.c.number > bindparam("after"))
    .order_by(ENTRIES.c.number)
)
SUMMARY_OF: Final = _SUMMARY.where(ROOMS.c.room == bindparam("room"))
SNAPSHOT: Final = select(SNAPSHOTS.c.number, SNAPSHOTS.c.body).where(SNAPSHOTS.c.room == bindparam("room"))
BY_CODE: Final = select(ROOMS.c.room).where(ROOMS.c.code == bindparam("code"))
LISTED: Final = (
    _SUMMARY.where(ROOMS.c.state == "lobby", ROOMS.c.listed)
    .order_by(ROOMS.c.touched.desc(), ROOMS.c.room)
    .limit(bindparam("limit"))
)
OF_GUEST: Final = (
    _SUMMARY.join(SEATS, SEATS.c.room == ROOMS.c.room)
    .where(SEATS.c.guest == bindparam("guest"))
    .order_by(ROOMS.c.touched.desc(), ROOMS.c.room)
    .limit(bindparam("limit"))
)
PLAYING: Final = select(ROOMS.c.room).where(ROOMS.c.state == "playing")
OLD_ROOMS: Final = (
    select(ROOMS.c.room)
    .where(ROOMS.c.state == bindparam("state"), ROOMS.c.touched < bindparam("before"))
    .limit(bindparam("limit"))
)
COUNT_BY_AGE: Final = select(
    func.count(), func.count(case((ROOMS.c.touched < bindparam("before"), 1))), func.max(ROOMS.c.touched)
).where(ROOMS.c.state == bindparam("state"))


def entries_after(connection: Connection, room: str, after: int) -> list[bytes]:
    """The entries of a room after a number."""
    return list(connection.scalars(ENTRIES_AFTER, {"room": room, "after": after}))


def summary(connection: Connection, room: str) -> Summary | None:
    """The summary of a room."""
    row = connection.execute(SUMMARY_OF, {"room": room}).first()
    return None if row is None else _summary(row)


def load(connection: Connection, room: str) -> StoredRoom:
    """The latest snapshot of a room and the entries after it."""
    row = connection.execute(SNAPSHOT, {"room": room}).first()
    number, snapshot = (0, None) if row is None else row
    return StoredRoom(number, snapshot, entries_after(connection, room, number))


def room_by_code(connection: Connection, code: str) -> str | None:
    """The room that has a code."""
    return connection.scalar(BY_CODE, {"code": code})


def listed_rooms(connection: Connection, limit: int) -> list[Summary]:
    """Publicly listed rooms in the lobby."""
    return [_summary(row) for row in connection.execute(LISTED, {"limit": limit})]


def rooms_of_guest(connection: Connection, guest: str, limit: int) -> list[Summary]:
    """Rooms where a guest has a seat."""
    return [_summary(row) for row in connection.execute(OF_GUEST, {"guest": guest, "limit": limit})]


def rooms_in_play(connection: Connection) -> list[str]:
    """Rooms with a game in progress."""
    return list(connection.scalars(PLAYING))


def old_rooms(connection: Connection, state: str, before: int, limit: int) -> list[str]:
    """Rooms in a state that were last used before a time."""
    return list(connection.scalars(OLD_ROOMS, {"state": state, "before": before, "limit": limit}))


def count_by_age(connection: Connection, state: str, before: int) -> tuple[Count, int | None]:
    """How many rooms are in a state, how many of them were last used before a time, and the newest time."""
    total, old, newest = connection.execute(COUNT_BY_AGE, {"state": state, "before": before}).one()
    return Count(total, old), newest


def _summary(row: Row[*tuple[Any, ...]]) -> Summary:
    room, code, state, listed, touched, card, guests = row
    return Summary(room, code, state, listed, touched, card, frozenset(json.loads(guests)))
