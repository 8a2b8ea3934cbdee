"""The summary of a room: what the list of rooms needs without reading entries."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from pyrite.game.asked import asked_seats
from pyrite.server.room import entries
from pyrite.server.room.decision import NOTHING, Decision
from pyrite.server.room.room import Room
from pyrite.server.room.table_options import RoomState
from pyrite.server.store import Summary

_encode: Final = msgspec.json.Encoder().encode


class RoomCard(Struct, frozen=True):
    """A room in a list of rooms."""

    title: str
    host: str
    """The name of the host, if the host has a seat."""
    state: RoomState
    seats: int
    people: int
    bots: int
    edition: str
    modules: tuple[str, ...]
    variants: tuple[str, ...]
    clock: str
    spectators: bool


def card_of(room: Room, state: RoomState) -> RoomCard:
    """The room as lists show it, when it is in a state."""
    options, host = room.options, room.host_seat
    return RoomCard(
        title=options.title,
        host="" if host is None else room.seats[host].name,
        state=state,
        seats=options.seats,
        people=sum(1 for seat in room.seats if seat.guest),
        bots=sum(1 for seat in room.seats if seat.bot),
        edition=options.edition,
        modules=options.modules,
        variants=options.variants,
        clock=options.clock,
        spectators=options.spectators,
    )


def summary_of(room: Room) -> Summary:
    """The summary of a room as it is."""
    return _summary(room, room.state, room.touched_openly, due_after(room))


def summary_after(room: Room, decision: Decision, stored: Summary | None) -> Summary:
    """The summary that is stored with the entries of a decision, before the room commits it.

    ``stored`` is the summary of the room as it is, if the caller has it. Most entries change only its time.
    """
    at, state, due = _touched_openly(room, decision), room.state_after(decision), due_after(room, decision)
    seating = [entry for entry in decision.entries if type(entry) in entries.SEATING]
    if not seating and stored is not None and stored.state == state:
        return Summary(stored.room, stored.code, state, stored.listed, at, stored.card, stored.guests, due)
    return _summary(room.with_seating(seating), state, at, due)


def _touched_openly(room: Room, decision: Decision) -> int:
    """The time that the list of rooms shows; it does not show that a seat did something in secret (WC-19b)."""
    touched = room.touched_openly
    for entry in decision.entries:
        if type(entry) not in entries.SECRET and entry.at > touched:
            touched = entry.at
    return touched


def _summary(room: Room, state: RoomState, touched: int, due: int | None) -> Summary:
    return Summary(
        room=room.name,
        code=None if state == "over" else room.code,
        state=state,
        listed=room.options.listed and state == "lobby",
        touched=touched,
        card=_encode(card_of(room, state)),
        guests=frozenset(seat.guest for seat in room.seats if seat.guest),
        due=due,
    )


# ---------------------------------------------------------------- when a room needs a node


def due_after(room: Room, decision: Decision = NOTHING) -> int | None:
    """When a room needs a node although nobody is connected, after a decision; None if it rests.

    A game with a clock goes on by its clock, and by its bots, until bots play for all people. That takes minutes:
    a person who misses two decisions in a row is replaced by a bot. A game without a clock rests at once.

    The time is the deadline that everyone is sent. A veto window may close before it, but that would tell who has
    answered (WC-19b).
    """
    state = decision.state or (None if room.game is None else room.game.state)
    if state is None or room.options.clock == "none" or room.state_after(decision) != "playing":
        return None
    bots = {number for number, seat in enumerate(room.seats) if seat.played_by_bot}
    asked_at, resumed_at = room.asked_at, room.resumed_at
    for entry in decision.entries:
        if isinstance(entry, (entries.Played, entries.GameStarted)):
            asked_at = entry.at
        elif isinstance(entry, (entries.BotTookOver, entries.BotSeated)):
            bots.add(entry.seat)
        elif isinstance(entry, entries.PlayerReturned):
            bots.discard(entry.seat)
            asked_at = entry.at if room.gets_time_back(entry.seat) else asked_at
        elif isinstance(entry, entries.ClockResumed):
            resumed_at = entry.at
    if len(bots) == len(room.seats):
        return None
    if bots.issuperset(asked_seats(state)):
        return asked_at
    allowed = room.clock.allows(state.table.question)
    assert allowed is not None
    if asked_at >= resumed_at:
        return asked_at + allowed
    return max(asked_at + allowed, resumed_at + min(allowed, room.time_after_pause))
