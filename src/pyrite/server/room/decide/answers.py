"""Who gives an order, when, and the common ways to say no."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from pyrite.game import Refusal
from pyrite.server.room.entries import AnyEntry
from pyrite.server.room.requests import AnyRequest
from pyrite.server.room.room import Room
from pyrite.server.room.seat import Seat


@dataclass(frozen=True)
class Requester:
    """Who gives an order."""

    guest: str
    name: str
    seat: int | None = None
    """The seat through which they look at the table; None for an onlooker, and over HTTP."""


@dataclass(frozen=True)
class RequestContext:
    """When an order comes, and who watches then."""

    now: int
    spectators: Callable[[], Mapping[str, str]] = dict
    """Gives the names of the spectators who are connected, by guest; only a few orders ask for them."""


Decision = list[AnyEntry] | Refusal


def no(reason: str, text: str) -> Refusal:
    """A refusal that no rule of the game is behind."""
    return Refusal(reason, text, "")


NOT_HOST: Final = no("not-host", "Only the host of the table can do that.")
HAS_BEGUN: Final = no("has-begun", "The game has begun; that can be changed before a game only.")
NOT_PLAYING: Final = no("not-playing", "No game is being played at this table now.")
NO_SEAT: Final = no("no-such-seat", "There is no such seat at this table.")
NOT_YOURS: Final = no("not-your-seat", "That is not your seat.")
REMOVED: Final = no("removed", "The host has removed you from this table: find another one.")
SPECTATOR: Final = no("spectator", "You are looking on: take a seat first.")


def entry_stamp(requester: Requester, request: AnyRequest, context: RequestContext) -> dict[str, Any]:
    """When, by whom, and under which reference."""
    return {"at": context.now, "guest": requester.guest, "ref": request.ref}


def seat_at(room: Room, number: int) -> Seat | None:
    """The seat with this number, if there is one."""
    return room.seats[number] if 0 <= number < len(room.seats) else None


def own_seat(room: Room, requester: Requester) -> int | Refusal:
    """The seat through which somebody acts, if it is theirs."""
    if requester.seat is None:
        return SPECTATOR
    seat = seat_at(room, requester.seat)
    return requester.seat if seat is not None and seat.guest == requester.guest else NOT_YOURS
