"""The frames that show a room to a viewer, as bytes: how it stands, and what has happened since. Pure."""

from __future__ import annotations

from dataclasses import dataclass

from pyrite.game.project import Viewer
from pyrite.server import wire
from pyrite.server.room import Room
from pyrite.server.room.telling import RECENT, Scribe, choices, game_seen, own_seen, room_seen, timer


@dataclass(frozen=True)
class Company:
    """Who is there now."""

    here: frozenset[int] = frozenset()
    """The seats whose people are connected."""
    onlookers: int = 0


def snapshot(room: Room, guest: str, viewer: Viewer, company: Company, now: int) -> bytes:
    """How things stand for a guest who looks through a seat of theirs, or looks on."""
    number = room.told[viewer]
    recent = room.told_since(viewer, max(0, number - RECENT))
    return wire.encode(
        wire.Snapshot(
            number=number,
            seat=viewer,
            host=guest == room.host,
            seats=room.seats_of(guest),
            room=room_seen(room),
            own=None if viewer is None else own_seen(room, viewer),
            game=game_seen(room, viewer),
            choices=choices(room, viewer),
            timer=timer(room, now),
            here=sorted(company.here),
            onlookers=company.onlookers,
            recent=Scribe(room).write(recent),
        )
    )


def news(room: Room, viewer: Viewer, after: int, scribe: Scribe, now: int) -> bytes:
    """What a viewer is told after a number; there may be nothing but what to choose from, and how long."""
    return wire.encode(
        wire.Told(
            first=after + 1,
            things=scribe.write(room.told_since(viewer, after)),
            choices=choices(room, viewer),
            timer=timer(room, now),
        )
    )
