"""The summary of a room: what the list of rooms needs without reading entries."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from pyrite.server.room.room import Room
from pyrite.server.room.table_options import RoomState
from pyrite.server.store import Summary

_encode: Final = msgspec.json.Encoder().encode


class RoomCard(Struct, frozen=True):
    """A room in a list of rooms."""

    title: str
    host: str
    """The name of the host, if the host has a seat."""
    state: RoomState
    seats: int
    people: int
    bots: int
    edition: str
    modules: tuple[str, ...]
    variants: tuple[str, ...]
    clock: str
    spectators: bool


def card_of(room: Room) -> RoomCard:
    """The room as lists show it."""
    options, host = room.options, room.host_seat
    return RoomCard(
        title=options.title,
        host="" if host is None else room.seats[host].name,
        state=room.state,
        seats=options.seats,
        people=sum(1 for seat in room.seats if seat.guest),
        bots=sum(1 for seat in room.seats if seat.bot),
        edition=options.edition,
        modules=options.modules,
        variants=options.variants,
        clock=options.clock,
        spectators=options.spectators,
    )


def summary_of(room: Room) -> Summary:
    """The summary that is stored with the entries."""
    return Summary(
        room=room.name,
        code=None if room.state == "over" else room.code,
        state=room.state,
        listed=room.options.listed and room.state == "lobby",
        touched=room.touched,
        card=_encode(card_of(room)),
        guests=frozenset(seat.guest for seat in room.seats if seat.guest),
    )
