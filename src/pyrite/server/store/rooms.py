"""SQL statements for rooms, except appends. Every function runs inside the caller's transaction."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from typing import Any, Final

from sqlalchemy import Connection, Row, bindparam, case, delete, func, insert, select, update

from pyrite.server.store.store import Count, StoredRoom, Summary
from pyrite.server.store.tables import ENTRIES, ROOMS, SEATS, SNAPSHOTS

# ---------------------------------------------------------------- writing

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
    ROOMS.c.room,
    ROOMS.c.code,
    ROOMS.c.state,
    ROOMS.c.listed,
    ROOMS.c.touched,
    ROOMS.c.card,
    ROOMS.c.guests,
    ROOMS.c.due,
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
OLD_OVER_ROOMS: Final = (
    select(ROOMS.c.room).where(ROOMS.c.over_touched < bindparam("before")).limit(bindparam("limit"))
)
DUE: Final = (
    select(ROOMS.c.room)
    .where(ROOMS.c.state == "playing", ROOMS.c.due <= bindparam("now"))
    .order_by(ROOMS.c.due, ROOMS.c.room)
)
LAST_ENTRIES: Final = select(ROOMS.c.room, ROOMS.c.last).where(
    ROOMS.c.room.in_(bindparam("rooms", expanding=True))
)
COUNT_BY_AGE: Final = select(
    func.count(), func.count(case((ROOMS.c.touched < bindparam("before"), 1))), func.max(ROOMS.c.touched)
).where(ROOMS.c.state == bindparam("state"))
COUNT_OVER: Final = select(func.count()).where(ROOMS.c.over_touched.is_not(None))
NEWEST_OVER: Final = select(func.max(ROOMS.c.over_touched)).where(ROOMS.c.over_touched.is_not(None))
COUNT_OLD_OVER: Final = select(func.count()).where(ROOMS.c.over_touched < bindparam("before"))
# Most rooms are over, so these have their own statements with an index. Rooms in other states become few by
# retention, and are found by their state.


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


def due_rooms(connection: Connection, now: int) -> list[str]:
    """Games that are due by a time, the longest overdue first."""
    return list(connection.scalars(DUE, {"now": now}))


def last_entries(connection: Connection, rooms: Collection[str]) -> dict[str, int]:
    """The number of the last entry of each of these rooms that exists."""
    found = connection.execute(LAST_ENTRIES, {"rooms": list(rooms)})
    return {row.room: row.last for row in found}


def old_rooms(connection: Connection, state: str, before: int, limit: int) -> list[str]:
    """Rooms in a state that were last used before a time."""
    if state == "over":
        return list(connection.scalars(OLD_OVER_ROOMS, {"before": before, "limit": limit}))
    return list(connection.scalars(OLD_ROOMS, {"state": state, "before": before, "limit": limit}))


def count_by_age(connection: Connection, state: str, before: int) -> tuple[Count, int | None]:
    """How many rooms are in a state, how many of them were last used before a time, and the newest time."""
    if state == "over":
        old = connection.scalar(COUNT_OLD_OVER, {"before": before}) or 0
        return Count(connection.scalar(COUNT_OVER) or 0, old), connection.scalar(NEWEST_OVER)
    total, old, newest = connection.execute(COUNT_BY_AGE, {"state": state, "before": before}).one()
    return Count(total, old), newest


def _summary(row: Row[*tuple[Any, ...]]) -> Summary:
    room, code, state, listed, touched, card, guests, due = row
    return Summary(room, code, state, listed, touched, card, frozenset(json.loads(guests)), due)
