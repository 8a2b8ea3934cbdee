"""Orders around the game: chat, emotes, notes, marks."""

from __future__ import annotations

from pyrite.game import Refusal
from pyrite.server.room import entries, requests
from pyrite.server.room.decide.answers import (
    NO_SEAT,
    NOT_HOST,
    NOT_PLAYING,
    Actor,
    Answer,
    Moment,
    no,
    own_seat,
    seat_at,
    stamp_of,
)
from pyrite.server.room.decide.moderation import name_taken
from pyrite.server.room.requests import MOST_NOTED, MOST_SAID
from pyrite.server.room.room import Room
from pyrite.server.room.texts import spoken


def say(room: Room, actor: Actor, request: requests.SendChat, moment: Moment) -> Answer:
    """To all at the table."""
    if not room.options.chat:
        return no("no-chat", "There is no chat at this table.")
    seat = None if actor.seat is None else own_seat(room, actor)
    if isinstance(seat, Refusal):
        return seat
    if actor.guest in room.silenced if seat is None else room.seats[seat].muted:
        return no("muted", "The host has asked you to be silent for now.")
    name = actor.name if seat is None else room.seats[seat].name
    if seat is None:
        taken = name_taken(room, name, actor.guest)
        if taken is not None:
            return taken
    text = spoken(request.text, MOST_SAID, "What you say")
    return [entries.ChatSent(**stamp_of(actor, request, moment), seat=seat, name=name, text=text)]


def make_face(room: Room, actor: Actor, request: requests.ShowEmote, moment: Moment) -> Answer:
    """An emote."""
    seat = own_seat(room, actor)
    if isinstance(seat, Refusal):
        return seat
    if room.seats[seat].muted:
        return no("muted", "The host has asked you to be silent for now.")
    return [entries.EmoteShown(**stamp_of(actor, request, moment), seat=seat, emote=request.emote)]


def note(room: Room, actor: Actor, request: requests.WriteNote, moment: Moment) -> Answer:
    """For one's own eyes."""
    seat = own_seat(room, actor)
    if isinstance(seat, Refusal):
        return seat
    if room.game is None:
        return NOT_PLAYING
    if request.about is not None and seat_at(room, request.about) is None:
        return NO_SEAT
    text = spoken(request.text, MOST_NOTED, "A note", may_be_empty=True, in_lines=True)
    return [entries.NoteWritten(**stamp_of(actor, request, moment), seat=seat, about=request.about, text=text)]


def mark(room: Room, actor: Actor, request: requests.MarkSeat, moment: Moment) -> Answer:
    """What one thinks of a seat, for one's own eyes."""
    seat = own_seat(room, actor)
    if isinstance(seat, Refusal):
        return seat
    if room.game is None:
        return NOT_PLAYING
    if seat_at(room, request.about) is None:
        return NO_SEAT
    if request.about == seat:
        return no("own-seat", "You know what you are yourself: mark another seat.")
    return [
        entries.SeatMarked(**stamp_of(actor, request, moment), seat=seat, about=request.about, mark=request.mark)
    ]


def mute(room: Room, actor: Actor, request: requests.Mute, moment: Moment) -> Answer:
    """The host lets a person speak no longer, or again, on all their seats."""
    if actor.guest != room.host:
        return NOT_HOST
    seat = seat_at(room, request.seat)
    if seat is None:
        return NO_SEAT
    if not seat.guest:
        return no("no-person", "Nobody sits there who could speak.")
    stamp = stamp_of(actor, request, moment)
    return [entries.SeatMuted(**stamp, seat=own, muted=request.muted) for own in room.seats_of(seat.guest)]
