"""Sends the new items of a room to its connections. Nothing here waits."""

from __future__ import annotations

from collections.abc import Iterable

from pyrite.server.realtime.connection import Connection
from pyrite.server.realtime.frames import FrameEncoder
from pyrite.server.room.decide.context import Requester
from pyrite.server.room.room import Room


def may_watch(room: Room, requester: Requester) -> bool:
    """Whether a requester may be connected: from their own seat, or as a spectator if the table allows it."""
    seat, guest = requester.seat, requester.guest
    if guest in room.banned:
        return False
    if seat is not None:
        return seat < len(room.seats) and room.seats[seat].guest == guest
    return room.options.spectators or room.state == "lobby" or bool(room.seats_of(guest))


def forbidden(room: Room, connections: Iterable[Connection]) -> list[Connection]:
    """The connections whose requesters may not be connected any more."""
    return [connection for connection in connections if not may_watch(room, connection.requester)]


def send_updates(room: Room, connections: Iterable[Connection], now: int, is_resumed: bool) -> int:
    """Send each connection the items that it lacks; return how many get a snapshot instead.

    If the clock of the room was resumed, everyone is sent the new time.
    """
    encoder, resyncs = FrameEncoder(room, now), 0
    for connection in connections:
        if connection.resync:
            continue
        viewer, after = connection.requester.seat, connection.sent_count
        number = room.sent_count[viewer]
        if not room.can_update(viewer, after):
            connection.request_resync()
            resyncs += 1
        elif after < number or is_resumed:
            frame = encoder.update_for(viewer, after, connection.parts)
            connection.note_sent(number, encoder.parts_of(viewer))
            resyncs += not connection.send(frame)
    return resyncs
