"""Requests around the game: chat, emotes, notes, marks, muting."""

from __future__ import annotations

from pyrite.game import Refusal
from pyrite.server.room import entries, requests
from pyrite.server.room.decide.context import (
    NO_SEAT,
    NOT_HOST,
    NOT_PLAYING,
    RequestContext,
    Requester,
    entry_stamp,
    own_seat,
    refuse,
    seat_at,
)
from pyrite.server.room.decide.moderation import name_taken
from pyrite.server.room.decision import Answer, Decision
from pyrite.server.room.requests import MAX_CHAT_LENGTH, MAX_NOTE_LENGTH
from pyrite.server.room.room import Room
from pyrite.server.room.texts import clean_text


def send_chat(room: Room, requester: Requester, request: requests.SendChat, context: RequestContext) -> Answer:
    """Send a chat message to everyone in the room."""
    if not room.options.chat:
        return refuse("no-chat", "Chat is switched off at this table.")
    seat = None if requester.seat is None else own_seat(room, requester)
    if isinstance(seat, Refusal):
        return seat
    if requester.guest in room.muted_guests if seat is None else room.seats[seat].muted:
        return refuse("muted", "The host has muted you.")
    name = requester.name if seat is None else room.seats[seat].name
    if seat is None:
        taken = name_taken(room, name, requester.guest)
        if taken is not None:
            return taken
    text = clean_text(request.text, MAX_CHAT_LENGTH, "A chat message")
    return Decision.of(
        entries.ChatSent(**entry_stamp(requester, request, context), seat=seat, name=name, text=text)
    )


def show_emote(room: Room, requester: Requester, request: requests.ShowEmote, context: RequestContext) -> Answer:
    """Show an emote."""
    seat = own_seat(room, requester)
    if isinstance(seat, Refusal):
        return seat
    if room.seats[seat].muted:
        return refuse("muted", "The host has muted you.")
    return Decision.of(
        entries.EmoteShown(**entry_stamp(requester, request, context), seat=seat, emote=request.emote)
    )


def note(room: Room, requester: Requester, request: requests.WriteNote, context: RequestContext) -> Answer:
    """Write a private note."""
    seat = own_seat(room, requester)
    if isinstance(seat, Refusal):
        return seat
    if room.game is None:
        return NOT_PLAYING
    if request.about is not None and seat_at(room, request.about) is None:
        return NO_SEAT
    text = clean_text(request.text, MAX_NOTE_LENGTH, "A note", may_be_empty=True, multiline=True)
    return Decision.of(
        entries.NoteWritten(**entry_stamp(requester, request, context), seat=seat, about=request.about, text=text)
    )


def mark(room: Room, requester: Requester, request: requests.MarkSeat, context: RequestContext) -> Answer:
    """Mark privately what the player thinks of a seat."""
    seat = own_seat(room, requester)
    if isinstance(seat, Refusal):
        return seat
    if room.game is None:
        return NOT_PLAYING
    if seat_at(room, request.about) is None:
        return NO_SEAT
    if request.about == seat:
        return refuse("own-seat", "You cannot mark your own seat.")
    return Decision.of(
        entries.SeatMarked(
            **entry_stamp(requester, request, context), seat=seat, about=request.about, mark=request.mark
        )
    )


def mute(room: Room, requester: Requester, request: requests.Mute, context: RequestContext) -> Answer:
    """Mute or unmute a person on all their seats."""
    if requester.guest != room.host:
        return NOT_HOST
    seat = seat_at(room, request.seat)
    if seat is None:
        return NO_SEAT
    if not seat.guest:
        return refuse("no-person", "There is no person on this seat.")
    stamp = entry_stamp(requester, request, context)
    muted = [entries.SeatMuted(**stamp, seat=own, muted=request.muted) for own in room.seats_of(seat.guest)]
    return Decision.of(*muted)
