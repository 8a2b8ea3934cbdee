"""The state of a room as one viewer may see it, as structs for JSON. `pyrite.server.realtime.frames` sends it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec import Raw, Struct

from pyrite.game.project import Viewer
from pyrite.game.state import View
from pyrite.game.view_json import Parts, own_changes, view_to_json
from pyrite.server.room import veto_window
from pyrite.server.room.room import Room
from pyrite.server.room.table_options import RoomState, TableOptions


class SeatView(Struct, frozen=True):
    """A seat as everyone sees it."""

    name: str
    bot: str | None
    taken: bool
    ready: bool
    taken_over: bool
    muted: bool
    wants_to_finish: bool
    person: str | None
    """The public id of the guest, the same on all their seats; null for a bot and for a free seat."""


class RoomView(Struct, frozen=True):
    """The room as everyone sees it."""

    name: str
    code: str
    state: RoomState
    options: TableOptions
    commitment: str
    host: int | None
    seats: list[SeatView]
    previous: str
    rematch: str


class OwnView(Struct, frozen=True):
    """What only the seat itself sees."""

    notes: list[tuple[int | None, str]]
    marks: list[tuple[int, str]]
    let_pass: bool
    """Whether this seat has let the card in play pass."""
    let_all_pass: bool
    """Whether this seat lets all cards of this turn pass."""


class Timer(Struct, frozen=True):
    """Milliseconds left for the current decision, and in total; null without a clock."""

    left: int | None
    total: int | None


def room_view(room: Room) -> RoomView:
    """The room as everyone sees it."""
    seats = [
        SeatView(
            seat.name,
            seat.bot or None,
            not seat.free,
            seat.ready,
            seat.taken_over,
            seat.muted,
            seat.agreed,
            room.person(seat.guest) if seat.guest else None,
        )
        for seat in room.seats
    ]
    return RoomView(
        room.name,
        room.code,
        room.state,
        room.options,
        room.commitment,
        room.host_seat,
        seats,
        room.previous,
        room.rematch,
    )


def own_view(room: Room, seat: int) -> OwnView:
    """What only the seat itself sees."""
    notes, marks = room.notes.get(seat, {}), room.marks.get(seat, {})
    return OwnView(list(notes.items()), list(marks.items()), seat in room.veto_declined, seat in room.let_all_pass)


def timer(room: Room, now: int) -> Timer | None:
    """The time for the current decision; None if nobody is asked."""
    if room.playing is None:
        return None
    total = room.question_time()
    if total is None:
        return Timer(None, None)
    deadline = room.deadline_after(total)
    # Several people never see that a window will close early: this would show who has answered (WC-19b).
    if room.veto_window and veto_window.is_solo(room):
        closes_at = veto_window.closes_at(room)
        if closes_at is not None and closes_at < deadline:
            deadline, total = closes_at, veto_window.bots_answer_time(room)
    return Timer(max(0, deadline - now), total)


def vote_left(room: Room, now: int) -> int | None:
    """Milliseconds until the game is finished if nobody opposes; None if the vote does not pass."""
    deadline = room.vote_deadline()
    return None if deadline is None else max(0, deadline - now)


def game_view(room: Room, viewer: Viewer) -> dict[str, Any] | None:
    """The game as a viewer sees it; None before it starts."""
    return None if room.game is None else view_to_json(_live_view(room, viewer))


def game_parts(room: Room, viewer: Viewer) -> Parts:
    """The parts of the game that a viewer sees, with which the next update is compared."""
    if room.game is None:
        return ()
    state = room.game.state
    parts = state.table.parts
    own = None if viewer is None else state.privates[viewer]
    return parts if own is None or not own.parts else (*parts, *own.parts)


def has_looked(room: Room, seat: int) -> bool:
    """Whether a seat knows something of the goals from a look in this round (ACT-4)."""
    own = None if room.game is None else room.game.state.privates[seat]
    return own is not None and bool(own.looks)


def own_game_changes(room: Room, seat: int, numbers: Collection[int], before: Parts) -> dict[str, Any]:
    """What an update has for this seat alone, after facts with these numbers; ``before`` are the parts it has."""
    return own_changes(_live_view(room, seat), numbers, before)


def choices(room: Room, viewer: Viewer) -> list[Raw] | None:
    """The legal commands if the viewer is asked; otherwise None."""
    if viewer is None or not room.is_asked(viewer) or room.seats[viewer].taken_over:
        return None
    return room.legal_texts(viewer)


def _live_view(room: Room, viewer: Viewer) -> View:
    """A view that shares the live state: read it at once, do not keep it."""
    assert room.game is not None
    state = room.game.state
    return View(state.table, viewer, None if viewer is None else state.privates[viewer])
