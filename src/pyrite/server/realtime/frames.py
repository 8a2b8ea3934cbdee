"""Encodes the frames that viewers of a room receive: snapshots and updates, as bytes. Pure.

Viewers who may see the same are sent the same bytes, so a broadcast encodes most frames once.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Final

from msgspec import Raw

from pyrite.game.knowledge import CHANGED_BY
from pyrite.game.project import Viewer
from pyrite.game.state import RawFact
from pyrite.game.view_json import SENDS_VIEW, Parts, public_changes
from pyrite.server.realtime import wire
from pyrite.server.room import Room
from pyrite.server.room.entries import write_fact
from pyrite.server.room.events import AnyEvent
from pyrite.server.room.viewer_state import (
    choices,
    game_parts,
    game_view,
    own_game_changes,
    own_view,
    room_view,
    timer,
    vote_left,
)

RECENT_ITEMS: Final = 60
"""How many of the latest items a snapshot contains, for the log."""

_WITH_LOOKS: Final = SENDS_VIEW | CHANGED_BY
"""The facts after which the frame of a seat that has looked at a goal is its own."""


def encode_snapshot(room: Room, guest: str, viewer: Viewer, presence: wire.Presence, now: int) -> bytes:
    """The snapshot for a guest who is connected from one of their seats, or as a spectator."""
    number = room.sent_count[viewer]
    recent = room.items_since(viewer, max(room.complete_after(viewer), number - RECENT_ITEMS))
    return wire.encode(
        wire.Snapshot(
            number=number,
            seat=viewer,
            host=guest == room.host,
            seats=room.seats_of(guest),
            room=room_view(room),
            own=None if viewer is None else own_view(room, viewer),
            game=game_view(room, viewer),
            choices=choices(room, viewer),
            timer=timer(room, now),
            vote_left=vote_left(room, now),
            connected=presence.connected,
            spectator_count=presence.spectator_count,
            spectators=presence.spectators,
            recent=encode_items(room, recent),
        )
    )


class FrameEncoder:
    """Encodes the updates of one broadcast. Viewers who may see the same get the same bytes."""

    def __init__(self, room: Room, now: int) -> None:
        self._room = room
        self._timer = timer(room, now)
        self._vote_left = vote_left(room, now)
        self._asked = frozenset(room.asked())
        self._looked: Collection[int] = (
            () if room.game is None else {look[0] for look in room.game.state.table.looks}
        )
        """The seats that know something of goals, or of chests, from a look."""
        self._public = len(game_parts(room, None))
        """How many of the parts that a viewer sees are public; its own follow."""
        self._has_own_parts = room.game is not None and bool(room.game.rules.private_parts)
        self._public_fields: list[tuple[Parts, dict[str, Any]]] = []
        """What everyone is sent who has the same public parts."""
        self._shared: list[tuple[int, Parts, list[RawFact | AnyEvent], bytes]] = []
        """Frames without anything private: the number that they follow, the parts before, the items, the bytes."""

    def update_for(self, viewer: Viewer, after: int, parts: Parts = ()) -> bytes:
        """The items of a viewer after a number, perhaps none, with the choices and the timer.

        ``parts`` are those of the game that the client has; only the others are sent.
        """
        items = self._room.items_since(viewer, after)
        numbers = {item[0] for item in items if isinstance(item, tuple)}
        offered = choices(self._room, viewer) if viewer in self._asked else None
        private = self._is_private(viewer, parts, numbers)
        if offered is not None or private:
            return self._encode(after, items, offered, self._game(viewer, parts, numbers, private))
        public = parts[: self._public]
        for number, known, same, frame in self._shared:
            # Compared by content, not by viewer: equal items give equal bytes.
            if number == after and known == public and same == items:
                return frame
        frame = self._encode(after, items, None, self._game(viewer, parts, numbers, private))
        self._shared.append((after, public, items, frame))
        return frame

    def _is_private(self, viewer: Viewer, parts: Parts, numbers: set[int]) -> bool:
        """Whether facts with these numbers change what only a seat knows, for a client with these parts."""
        if viewer is None:
            return False
        if self._has_own_parts and parts[self._public :] != game_parts(self._room, viewer)[self._public :]:
            return True
        return not numbers.isdisjoint(_WITH_LOOKS if viewer in self._looked else SENDS_VIEW)

    def _encode(
        self,
        after: int,
        items: list[RawFact | AnyEvent],
        offered: list[Raw] | None,
        game: dict[str, Any] | None,
    ) -> bytes:
        return wire.encode(
            wire.Update(
                first=after + 1,
                items=encode_items(self._room, items),
                choices=offered,
                timer=self._timer,
                vote_left=self._vote_left,
                game=game,
            )
        )

    def _game(self, viewer: Viewer, parts: Parts, numbers: set[int], private: bool) -> dict[str, Any] | None:
        """What a client does not compute, after facts with these numbers: some fields, or the whole view."""
        if not numbers:
            return None
        if not numbers.isdisjoint(SENDS_VIEW):
            return game_view(self._room, viewer)
        public = self._public_game(parts[: self._public])
        if viewer is None or not private:
            return public
        return {**public, **own_game_changes(self._room, viewer, numbers, parts)}

    def _public_game(self, parts: Parts) -> dict[str, Any]:
        """The public fields for clients that have these parts, encoded once for all of them."""
        for known, fields in self._public_fields:
            if known == parts:
                return fields
        assert self._room.game is not None
        changes = public_changes(self._room.game.state.table, parts)
        fields = {name: Raw(wire.encode(value)) for name, value in changes.items()}
        self._public_fields.append((parts, fields))
        return fields


def encode_items(room: Room, items: Iterable[RawFact | AnyEvent]) -> list[Raw]:
    """Projected items as JSON."""
    if room.game is None:
        return [Raw(wire.encode(item)) for item in items]
    grid = room.game.state.table.maze.grid
    return [write_fact(item, grid) if isinstance(item, tuple) else Raw(wire.encode(item)) for item in items]
