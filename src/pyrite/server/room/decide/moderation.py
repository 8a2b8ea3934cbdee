"""What a host can do about spectators, and whose name is free."""

from __future__ import annotations

from typing import Final

from pyrite.game import Refusal
from pyrite.server.room import entries, requests
from pyrite.server.room.decide.answers import NOT_HOST, Decision, RequestContext, Requester, entry_stamp, no
from pyrite.server.room.look_alike_names import look_alike
from pyrite.server.room.room import Room

NAME_TAKEN: Final = no("name-taken", "Somebody here has that name or one that looks like it: choose another.")


def name_taken(room: Room, name: str, guest: str, but: int | None = None) -> Refusal | None:
    """The refusal if somebody else in the room has a name that looks the same: on a seat, a bot, or in the chat.

    One guest may have one name on several seats. The seat ``but`` is about to be theirs.
    """
    names = [seat.name for number, seat in enumerate(room.seats) if seat.guest != guest and number != but]
    names += [other for speaker, other in room.spectator_names.items() if speaker != guest]
    return NAME_TAKEN if any(look_alike(name, other) for other in names) else None


def _spectator(
    room: Room, requester: Requester, person: str, context: RequestContext
) -> tuple[str, str] | Refusal:
    """The guest behind a person, and the name that others know; a refusal if the host cannot act on them."""
    if requester.guest != room.host:
        return NOT_HOST
    if person == room.person(requester.guest):
        return no("not-yourself", "That is you: choose a spectator.")
    if any(seat.guest and room.person(seat.guest) == person for seat in room.seats):
        return no("has-seat", "That person has a seat here: choose the seat instead.")
    for guest, name in {**room.spectator_names, **context.spectators()}.items():
        if room.person(guest) == person and guest not in room.banned:
            return guest, name
    return no("no-such-spectator", "That spectator is not here any more: choose another.")


def mute_spectator(
    room: Room, requester: Requester, request: requests.MuteSpectator, context: RequestContext
) -> Decision:
    """The host lets a spectator speak no longer, or again."""
    found = _spectator(room, requester, request.person, context)
    if isinstance(found, Refusal):
        return found
    spectator, name = found
    stamp = entry_stamp(requester, request, context)
    if (spectator in room.muted_guests) == request.muted:
        return []
    return [entries.SpectatorMuted(**stamp, spectator=spectator, name=name, muted=request.muted)]


def remove_spectator(
    room: Room, requester: Requester, request: requests.RemoveSpectator, context: RequestContext
) -> Decision:
    """The host removes a spectator, who cannot come back to this room."""
    found = _spectator(room, requester, request.person, context)
    if isinstance(found, Refusal):
        return found
    spectator, name = found
    return [entries.SpectatorRemoved(**entry_stamp(requester, request, context), spectator=spectator, name=name)]


def allow_spectators(
    room: Room, requester: Requester, request: requests.AllowSpectators, context: RequestContext
) -> Decision:
    """The host lets spectators in or no longer, at any time."""
    if requester.guest != room.host:
        return NOT_HOST
    if room.options.spectators == request.allowed:
        return []
    return [entries.SpectatorsAllowed(**entry_stamp(requester, request, context), allowed=request.allowed)]
