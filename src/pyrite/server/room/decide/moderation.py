"""Moderation: muting and removing spectators, and the check for similar names."""

from __future__ import annotations

from typing import Final

from pyrite.game import Refusal
from pyrite.server.room import entries, requests, veto_window
from pyrite.server.room.decide.context import NOT_HOST, RequestContext, Requester, entry_stamp, refuse
from pyrite.server.room.decision import NOTHING, Answer, Decision
from pyrite.server.room.look_alike_names import look_alike
from pyrite.server.room.room import Room

NAME_TAKEN: Final = refuse("name-taken", "Somebody here has this name or a similar one. Choose another.")
CARD_CAN_BE_VETOED: Final = refuse(
    "card-can-be-vetoed", "A card can still be vetoed. Allow spectators when it has taken effect."
)


def name_taken(room: Room, name: str, guest: str, except_seat: int | None = None) -> Refusal | None:
    """A refusal if a player, bot or spectator in the room has a similar name; otherwise None.

    One guest may use one name on several seats. The seat ``except_seat`` is not compared.
    """
    names = [seat.name for number, seat in enumerate(room.seats) if seat.guest != guest and number != except_seat]
    names += [other for speaker, other in room.spectator_names.items() if speaker != guest]
    return NAME_TAKEN if any(look_alike(name, other) for other in names) else None


def _spectator(
    room: Room, requester: Requester, person: str, context: RequestContext
) -> tuple[str, str] | Refusal:
    """The guest id and name of a spectator, or a refusal."""
    if requester.guest != room.host:
        return NOT_HOST
    if person == room.person(requester.guest):
        return refuse("not-yourself", "This is you. Choose a spectator.")
    if any(seat.guest and room.person(seat.guest) == person for seat in room.seats):
        return refuse("has-seat", "This person has a seat. Choose the seat instead.")
    for guest, name in {**room.spectator_names, **context.spectators()}.items():
        if room.person(guest) == person and guest not in room.banned:
            return guest, name
    return refuse("no-such-spectator", "This spectator is no longer here.")


def mute_spectator(
    room: Room, requester: Requester, request: requests.MuteSpectator, context: RequestContext
) -> Answer:
    """Mute or unmute a spectator."""
    found = _spectator(room, requester, request.person, context)
    if isinstance(found, Refusal):
        return found
    spectator, name = found
    stamp = entry_stamp(requester, request, context)
    if (spectator in room.muted_guests) == request.muted:
        return NOTHING
    return Decision.of(entries.SpectatorMuted(**stamp, spectator=spectator, name=name, muted=request.muted))


def remove_spectator(
    room: Room, requester: Requester, request: requests.RemoveSpectator, context: RequestContext
) -> Answer:
    """Remove a spectator, who cannot come back to this room."""
    found = _spectator(room, requester, request.person, context)
    if isinstance(found, Refusal):
        return found
    spectator, name = found
    return Decision.of(
        entries.SpectatorRemoved(**entry_stamp(requester, request, context), spectator=spectator, name=name)
    )


def allow_spectators(
    room: Room, requester: Requester, request: requests.AllowSpectators, context: RequestContext
) -> Answer:
    """Allow or forbid spectators, at any time."""
    if requester.guest != room.host:
        return NOT_HOST
    if room.options.spectators == request.allowed:
        return NOTHING
    if room.veto_window and veto_window.is_unseen(room):
        return CARD_CAN_BE_VETOED  # that the window is still open would show that the host holds the veto (WC-19b)
    return Decision.of(
        entries.SpectatorsAllowed(**entry_stamp(requester, request, context), allowed=request.allowed)
    )
