"""The frames that show a room to a viewer, as bytes: how it stands, and what has happened since. Pure."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import Raw

from pyrite.game.project import Viewer
from pyrite.game.state import RawFact
from pyrite.server.realtime import wire
from pyrite.server.room import Room
from pyrite.server.room.events import AnyEvent
from pyrite.server.room.viewer_state import (
    RECENT,
    Scribe,
    choices,
    game_view,
    own_view,
    room_view,
    timer,
    vote_left,
)


@dataclass(frozen=True)
class PresenceState:
    """Who is there now."""

    connected: frozenset[int] = frozenset()
    """The seats whose people are connected."""
    spectator_count: int = 0
    spectators: list[wire.SpectatorView] | None = None
    """Who watches; for the host only."""


def snapshot(room: Room, guest: str, viewer: Viewer, presence: PresenceState, now: int) -> bytes:
    """How things stand for a guest who looks through a seat of theirs, or looks on."""
    number = room.sent_count[viewer]
    recent = room.items_since(viewer, max(room.complete_after(viewer), number - RECENT))
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
            connected=sorted(presence.connected),
            spectator_count=presence.spectator_count,
            spectators=presence.spectators,
            recent=Scribe(room).write(recent),
        )
    )


class FrameEncoder:
    """Tells the viewers of a room what is new at one moment. Who is to be told the same is sent the same bytes."""

    def __init__(self, room: Room, now: int) -> None:
        self._room = room
        self._timer = timer(room, now)
        self._vote_left = vote_left(room, now)
        self._scribe = Scribe(room)
        self._asked = frozenset(room.asked())
        self._cried: list[tuple[int, list[RawFact | AnyEvent], bytes]] = []
        """Frames that hold nothing of one viewer alone, and from what they were made."""

    def update_for(self, viewer: Viewer, after: int) -> bytes:
        """What a viewer is told after a number; there may be nothing but what to choose from, and how long."""
        told = self._room.items_since(viewer, after)
        offered = choices(self._room, viewer) if viewer in self._asked else None
        if offered is not None:  # choices are a hand, and never anybody else's
            return self._frame(after, told, offered)
        for number, same, frame in self._cried:
            # Compared is what each of them may know, not who they are: equal things make equal bytes.
            if number == after and same == told:
                return frame
        frame = self._frame(after, told, None)
        self._cried.append((after, told, frame))
        return frame

    def _frame(self, after: int, told: list[RawFact | AnyEvent], offered: list[Raw] | None) -> bytes:
        items = self._scribe.write(told)
        return wire.encode(
            wire.Update(
                first=after + 1,
                items=items,
                choices=offered,
                timer=self._timer,
                vote_left=self._vote_left,
            )
        )
