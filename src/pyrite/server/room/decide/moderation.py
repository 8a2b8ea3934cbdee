"""What a host can do about spectators, and whose name is free."""

from __future__ import annotations

from typing import Final

from pyrite.game import Refusal
from pyrite.server.room import entries, requests
from pyrite.server.room.decide.answers import NOT_HOST, Actor, Answer, Moment, no, stamp_of
from pyrite.server.room.look_alike_names import look_alike
from pyrite.server.room.room import Room

NAME_TAKEN: Final = no("name-taken", "Somebody here has that name or one that looks like it: choose another.")


def name_taken(room: Room, name: str, guest: str, but: int | None = None) -> Refusal | None:
    """The refusal if somebody else in the room has a name that looks the same: on a seat, a bot, or in the chat.

    One guest may have one name on several seats. The seat ``but`` is about to be theirs.
    """
    names = [seat.name for number, seat in enumerate(room.seats) if seat.guest != guest and number != but]
    names += [other for speaker, other in room.speakers.items() if speaker != guest]
    return NAME_TAKEN if any(look_alike(name, other) for other in names) else None


def _spectator(room: Room, actor: Actor, person: str, moment: Moment) -> tuple[str, str] | Refusal:
    """The guest behind a person, and the name that others know; a refusal if the host cannot act on them."""
    if actor.guest != room.host:
        return NOT_HOST
    if person == room.person(actor.guest):
        return no("not-yourself", "That is you: choose a spectator.")
    if any(seat.guest and room.person(seat.guest) == person for seat in room.seats):
        return no("has-seat", "That person has a seat here: choose the seat instead.")
    for guest, name in {**room.speakers, **moment.spectators()}.items():
        if room.person(guest) == person and guest not in room.banned:
            return guest, name
    return no("no-such-spectator", "That spectator is not here any more: choose another.")


def mute_spectator(room: Room, actor: Actor, request: requests.MuteSpectator, moment: Moment) -> Answer:
    """The host lets a spectator speak no longer, or again."""
    found = _spectator(room, actor, request.person, moment)
    if isinstance(found, Refusal):
        return found
    spectator, name = found
    stamp = stamp_of(actor, request, moment)
    if (spectator in room.silenced) == request.muted:
        return []
    return [entries.SpectatorMuted(**stamp, spectator=spectator, name=name, muted=request.muted)]


def remove_spectator(room: Room, actor: Actor, request: requests.RemoveSpectator, moment: Moment) -> Answer:
    """The host removes a spectator, who cannot come back to this room."""
    found = _spectator(room, actor, request.person, moment)
    if isinstance(found, Refusal):
        return found
    spectator, name = found
    return [entries.SpectatorRemoved(**stamp_of(actor, request, moment), spectator=spectator, name=name)]


def allow_spectators(room: Room, actor: Actor, request: requests.AllowSpectators, moment: Moment) -> Answer:
    """The host lets spectators in or no longer, at any time."""
    if actor.guest != room.host:
        return NOT_HOST
    if room.options.spectators == request.allowed:
        return []
    return [entries.SpectatorsAllowed(**stamp_of(actor, request, moment), allowed=request.allowed)]
