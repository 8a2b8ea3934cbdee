"""What goes out to a viewer: the whole table at once, or what has happened since, as bytes."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from pyrite.game import View, command_to_json, view_to_json
from pyrite.game.commands import command_of
from pyrite.game.legal import legal_moves
from pyrite.game.maze import Grid
from pyrite.game.project import Viewer
from pyrite.game.state import RawFact
from pyrite.server.room.entries import plain
from pyrite.server.room.events import AnyEvent
from pyrite.server.room.room import Room
from pyrite.server.room.table_options import TableOptions

_encode: Final = msgspec.json.Encoder().encode
RECENT: Final = 60
"""So many of the last things told come with the whole table, for the log."""


class SeatView(Struct, frozen=True):
    """Who sits there, as everyone sees it."""

    name: str
    bot: str | None
    taken: bool
    ready: bool
    taken_over: bool
    muted: bool
    wants_to_finish: bool
    person: str | None
    """The same on all seats of one guest, in this room only; null for a bot and for a free seat."""


class RoomView(Struct, frozen=True):
    """The room as everyone sees it."""

    name: str
    code: str
    state: str
    options: TableOptions
    commitment: str
    host: int | None
    seats: list[SeatView]
    previous: str
    rematch: str


class OwnView(Struct, frozen=True):
    """What a seat keeps for itself."""

    notes: list[tuple[int | None, str]]
    marks: list[tuple[int, str]]
    let_pass: bool
    """Whether one has said that the card in play may pass."""


class Timer(Struct, frozen=True):
    """How long the decision at hand may still take, in milliseconds; null without a clock."""

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
    """What a seat keeps for itself."""
    notes, marks = room.notes.get(seat, {}), room.marks.get(seat, {})
    return OwnView(list(notes.items()), list(marks.items()), seat in room.veto_declined)


def timer(room: Room, now: int) -> Timer | None:
    """How long the decision at hand may still take; None when nobody is asked."""
    game = room.playing
    if game is None:
        return None
    deadline = room.question_deadline()
    if deadline is None:
        return Timer(None, None)
    return Timer(max(0, deadline - now), room.clock.allows(game.state.table.question))


def vote_left(room: Room, now: int) -> int | None:
    """In how many milliseconds the game is finished if nobody opposes; None while the vote does not pass."""
    deadline = room.vote_deadline()
    return None if deadline is None else max(0, deadline - now)


def game_view(room: Room, viewer: Viewer) -> dict[str, Any] | None:
    """The game as a viewer sees it; None before it begins."""
    return None if room.game is None else view_to_json(_live_view(room, viewer))


def choices(room: Room, viewer: Viewer) -> list[Raw] | None:
    """The legal commands of a viewer who is asked; None for all others."""
    if viewer is None or not room.is_asked(viewer) or room.seats[viewer].taken_over:
        return None
    assert room.game is not None
    table, own = room.game.state.table, room.game.state.privates[viewer]
    assert own is not None
    return [_encode_command(move, table.maze.grid) for move in legal_moves(table, viewer, own)]


@lru_cache(maxsize=1 << 15)
def _encode_command(move: int, grid: Grid) -> Raw:
    """A command as JSON; the same few are offered again and again."""
    return Raw(_encode(command_to_json(command_of(move, grid))))


def _live_view(room: Room, viewer: Viewer) -> View:
    """A view that shows the game as it is now; it is read at once and not kept."""
    assert room.game is not None
    state = room.game.state
    return View(state.table, viewer, None if viewer is None else state.privates[viewer])


@lru_cache(maxsize=1 << 12)
def _encode_fact(fact: RawFact, grid: Grid) -> Raw:
    """A fact as JSON, as some viewer may know it: what is hidden is not in it, so it is another fact then."""
    return Raw(_encode(plain(fact, grid)))


class Scribe:
    """Writes what is told. The same thing told to several viewers is written once."""

    def __init__(self, room: Room) -> None:
        self._grid: Grid | None = None if room.game is None else room.game.state.table.maze.grid

    def write(self, told: Iterable[RawFact | AnyEvent]) -> list[Raw]:
        """Each thing as JSON."""
        return [self._one(each) for each in told]

    def _one(self, told: RawFact | AnyEvent) -> Raw:
        if not isinstance(told, tuple):
            return Raw(_encode(told))
        assert self._grid is not None
        return _encode_fact(told, self._grid)
