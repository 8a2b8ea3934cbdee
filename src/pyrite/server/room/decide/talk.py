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


def say(room: Room, actor: Actor, order: requests.Say, moment: Moment) -> Answer:
    """To all at the table."""
    if not room.terms.chat:
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
    text = spoken(order.text, MOST_SAID, "What you say")
    return [entries.Said(**stamp_of(actor, order, moment), seat=seat, name=name, text=text)]


def make_face(room: Room, actor: Actor, order: requests.MakeFace, moment: Moment) -> Answer:
    """An emote."""
    seat = own_seat(room, actor)
    if isinstance(seat, Refusal):
        return seat
    if room.seats[seat].muted:
        return no("muted", "The host has asked you to be silent for now.")
    return [entries.Emoted(**stamp_of(actor, order, moment), seat=seat, emote=order.emote)]


def note(room: Room, actor: Actor, order: requests.Note, moment: Moment) -> Answer:
    """For one's own eyes."""
    seat = own_seat(room, actor)
    if isinstance(seat, Refusal):
        return seat
    if room.game is None:
        return NOT_PLAYING
    if order.about is not None and seat_at(room, order.about) is None:
        return NO_SEAT
    text = spoken(order.text, MOST_NOTED, "A note", may_be_empty=True, in_lines=True)
    return [entries.Noted(**stamp_of(actor, order, moment), seat=seat, about=order.about, text=text)]


def mark(room: Room, actor: Actor, order: requests.MarkSeat, moment: Moment) -> Answer:
    """What one thinks of a seat, for one's own eyes."""
    seat = own_seat(room, actor)
    if isinstance(seat, Refusal):
        return seat
    if room.game is None:
        return NOT_PLAYING
    if seat_at(room, order.about) is None:
        return NO_SEAT
    if order.about == seat:
        return no("own-seat", "You know what you are yourself: mark another seat.")
    return [entries.Marked(**stamp_of(actor, order, moment), seat=seat, about=order.about, mark=order.mark)]


def mute(room: Room, actor: Actor, order: requests.Mute, moment: Moment) -> Answer:
    """The host lets a person speak no longer, or again, on all their seats."""
    if actor.guest != room.host:
        return NOT_HOST
    seat = seat_at(room, order.seat)
    if seat is None:
        return NO_SEAT
    if not seat.guest:
        return no("no-person", "Nobody sits there who could speak.")
    stamp = stamp_of(actor, order, moment)
    return [entries.Muted(**stamp, seat=own, muted=order.muted) for own in room.seats_of(seat.guest)]
