"""What operators see of the rooms of a site, read from the database without loading a room."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, func, select

from pyrite.server.store.tables import GUESTS, ROOMS

STATES: Final = ("lobby", "playing", "over")


@dataclass(frozen=True)
class RoomRow:
    """A room."""

    room: str
    state: str
    entries: int
    touched: int
    """When something last happened, in milliseconds since the epoch."""
    driver: str | None
    """The instance of the node that drives it."""
    card: bytes
    """What lists of rooms show of it, as JSON."""


@dataclass(frozen=True)
class Totals:
    """How much a site has."""

    rooms: Mapping[str, int]
    """Rooms by state."""
    entries: int
    guests: int
    driven: Mapping[str, int]
    """Rooms that are driven, by the instance of the node."""


def read_rooms(connection: Connection, state: str | None, limit: int) -> list[RoomRow]:
    """The rooms that were used last."""
    columns = (ROOMS.c.room, ROOMS.c.state, ROOMS.c.last, ROOMS.c.touched, ROOMS.c.driver, ROOMS.c.card)
    query = select(*columns).order_by(ROOMS.c.touched.desc()).limit(limit)
    if state is not None:
        query = query.where(ROOMS.c.state == state)
    return [RoomRow(*row) for row in connection.execute(query)]


def read_totals(connection: Connection) -> Totals:
    """How much the site has."""
    by_state = dict.fromkeys(STATES, 0)
    entries = 0
    for state, rooms, last in connection.execute(
        select(ROOMS.c.state, func.count(), func.sum(ROOMS.c.last)).group_by(ROOMS.c.state)
    ):
        by_state[state] = rooms
        entries += int(last)
    driven = connection.execute(
        select(ROOMS.c.driver, func.count())
        .where(ROOMS.c.driver.is_not(None), ROOMS.c.state != "over")
        .group_by(ROOMS.c.driver)
    )
    guests = connection.scalar(select(func.count()).select_from(GUESTS)) or 0
    return Totals(by_state, entries, guests, {str(instance): int(rooms) for instance, rooms in driven})


def read_driven(connection: Connection) -> dict[str, int]:
    """How many rooms each node drives, by its instance."""
    driver = ROOMS.c.driver
    rows = connection.execute(select(driver, func.count()).where(driver.is_not(None)).group_by(driver))
    return {str(instance): int(rooms) for instance, rooms in rows}


def read_room_names(connection: Connection, after: str, limit: int) -> list[str]:
    """The names of rooms after a name, in order."""
    query = select(ROOMS.c.room).where(ROOMS.c.room > after).order_by(ROOMS.c.room).limit(limit)
    return list(connection.scalars(query))
