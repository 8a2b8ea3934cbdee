"""The context of every decision: the requester, the time, and the common refusals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from msgspec import Struct

from pyrite.game import Refusal
from pyrite.server.room.requests import AnyRequest
from pyrite.server.room.room import Room
from pyrite.server.room.seat import Seat


@dataclass(frozen=True)
class Requester:
    """The guest who sends a request."""

    guest: str
    name: str
    seat: int | None = None
    """The seat of the connection; None for a spectator, and over HTTP."""


class RequestContext(Struct, frozen=True):
    """The time of a request, and the spectators at that time."""

    now: int
    spectators: Callable[[], Mapping[str, str]] = dict
    """Returns the names of connected spectators by guest; few requests need it."""


def refuse(reason: str, text: str) -> Refusal:
    """A refusal without a rule of the game."""
    return Refusal(reason, text, "")


NOT_HOST: Final = refuse("not-host", "Only the host can do that.")
HAS_BEGUN: Final = refuse("has-begun", "The game has started. You can change this only before a game.")
NOT_PLAYING: Final = refuse("not-playing", "No game is being played at this table.")
NO_SEAT: Final = refuse("no-such-seat", "There is no such seat at this table.")
NOT_YOURS: Final = refuse("not-your-seat", "That is not your seat.")
REMOVED: Final = refuse("removed", "The host has removed you from this table.")
SPECTATOR: Final = refuse("spectator", "You are watching. Take a seat first.")


def entry_stamp(requester: Requester, request: AnyRequest, context: RequestContext) -> dict[str, Any]:
    """The common fields of the entries of a request."""
    return {"at": context.now, "guest": requester.guest, "ref": request.ref}


def seat_at(room: Room, number: int) -> Seat | None:
    """The seat with this number; None if there is none."""
    return room.seats[number] if 0 <= number < len(room.seats) else None


def own_seat(room: Room, requester: Requester) -> int | Refusal:
    """The seat of the requester, or a refusal if it is not theirs."""
    if requester.seat is None:
        return SPECTATOR
    seat = seat_at(room, requester.seat)
    return requester.seat if seat is not None and seat.guest == requester.guest else NOT_YOURS
