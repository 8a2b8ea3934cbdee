"""Encodes the frames that viewers of a room receive: snapshots and updates, as bytes. Pure.

Viewers who may see the same are sent the same bytes, so a broadcast encodes most frames once.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Final

from msgspec import Raw

from pyrite.game.project import Viewer
from pyrite.game.state import RawFact
from pyrite.server.realtime import wire
from pyrite.server.room import Room
from pyrite.server.room.entries import write_fact
from pyrite.server.room.events import AnyEvent
from pyrite.server.room.viewer_state import choices, game_view, known_goals, own_view, room_view, timer, vote_left

RECENT_ITEMS: Final = 60
"""How many of the latest items a snapshot contains, for the log."""


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
        self._shared: list[tuple[int, list[RawFact | AnyEvent], bytes]] = []
        """Frames without choices: the number they follow, their items, and the bytes."""

    def update_for(self, viewer: Viewer, after: int) -> bytes:
        """The items of a viewer after a number, perhaps none, with the choices and the timer."""
        items = self._room.items_since(viewer, after)
        offered = choices(self._room, viewer) if viewer in self._asked else None
        known = None
        if viewer is not None and viewer in self._looked:
            known = known_goals(self._room, viewer, items)
        if offered is not None or known is not None:  # they reveal a hand or looks, so this frame is never shared
            return self._encode(after, items, offered, known)
        for number, same, frame in self._shared:
            # Compared by content, not by viewer: equal items give equal bytes.
            if number == after and same == items:
                return frame
        frame = self._encode(after, items, None, None)
        self._shared.append((after, items, frame))
        return frame

    def _encode(
        self,
        after: int,
        items: list[RawFact | AnyEvent],
        offered: list[Raw] | None,
        known: list[dict[str, Any]] | None,
    ) -> bytes:
        return wire.encode(
            wire.Update(
                first=after + 1,
                items=encode_items(self._room, items),
                choices=offered,
                timer=self._timer,
                vote_left=self._vote_left,
                known_goals=known,
            )
        )


def encode_items(room: Room, items: Iterable[RawFact | AnyEvent]) -> list[Raw]:
    """Projected items as JSON."""
    if room.game is None:
        return [Raw(wire.encode(item)) for item in items]
    grid = room.game.state.table.maze.grid
    return [write_fact(item, grid) if isinstance(item, tuple) else Raw(wire.encode(item)) for item in items]
