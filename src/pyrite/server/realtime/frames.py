"""Encodes the frames that viewers of a room receive: snapshots and updates, as bytes. Pure.

Viewers who may see the same are sent the same bytes, so a broadcast encodes most frames once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from msgspec import Raw

from pyrite.game.knowledge import CHANGED_BY
from pyrite.game.project import Viewer
from pyrite.game.state import RawFact
from pyrite.game.view_json import SENDS_VIEW, Parts, public_changes
from pyrite.server.realtime import wire
from pyrite.server.room.entries import write_fact
from pyrite.server.room.events import AnyEvent
from pyrite.server.room.room import Room
from pyrite.server.room.viewer_state import (
    choices,
    game_parts,
    game_view,
    has_looked,
    own_game_changes,
    own_view,
    room_view,
    timer,
    vote_left,
)

RECENT_ITEMS: Final = 60
"""How many of the latest items a snapshot contains at least, for the log; it contains the current round."""
MAX_RECENT_ITEMS: Final = 500
"""How many it contains at most, for example if many chat messages were sent in this round."""


def encode_snapshot(room: Room, guest: str, viewer: Viewer, presence: wire.Presence, now: int) -> bytes:
    """The snapshot for a guest who is connected from one of their seats, or as a spectator."""
    number = room.sent_count[viewer]
    recent = room.items_of_round(viewer, RECENT_ITEMS, MAX_RECENT_ITEMS)
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


class _Items:
    """Items of one or more viewers, encoded once."""

    __slots__ = ("about_goals", "encoded", "facts", "items", "sends_view")

    def __init__(self, items: list[RawFact | AnyEvent], encoded: list[Raw]) -> None:
        self.items = items
        self.encoded = encoded
        self.facts = {item[0] for item in items if isinstance(item, tuple)}
        """The numbers of the kinds of facts among them."""
        self.sends_view = not SENDS_VIEW.isdisjoint(self.facts)
        """Whether one of these facts makes the frame carry the whole view."""
        self.about_goals = not CHANGED_BY.isdisjoint(self.facts)
        """Whether one of them changes what is known of the goals."""


class FrameEncoder:
    """Encodes the updates of one broadcast. Viewers who may see the same get the same bytes."""

    def __init__(self, room: Room, now: int) -> None:
        self._room = room
        self._timer = timer(room, now)
        self._vote_left = vote_left(room, now)
        self._asked = room.asked()
        self._public_parts = game_parts(room, None)
        self._public = len(self._public_parts)
        """How many of the parts that a viewer sees are public; its own follow."""
        self._has_own_parts = room.game is not None and bool(room.game.rules.private_parts)
        self._items: list[_Items] = []
        """The items of the viewers so far. Viewers who were sent the same share them."""
        self._public_games: list[tuple[Parts, dict[str, Any], Raw]] = []
        """What everyone is sent who has the same public parts: the fields, and the same encoded."""
        self._shared: list[tuple[int, Parts, _Items, bytes]] = []
        """Frames without anything private: the number that they follow, the parts before, the items, the bytes."""

    def parts_of(self, viewer: Viewer) -> Parts:
        """The parts that a viewer has after this broadcast."""
        return game_parts(self._room, viewer) if self._has_own_parts else self._public_parts

    def update_for(self, viewer: Viewer, after: int, parts: Parts = ()) -> bytes:
        """The items of a viewer after a number, perhaps none, with the choices and the timer.

        ``parts`` are those of the game that the client has; only the others are sent.
        """
        items = self._items_of(viewer, after)
        offered = choices(self._room, viewer) if viewer in self._asked else None
        private = self._is_private(viewer, parts, items)
        if offered is not None or private:
            return self._encode(after, items, offered, self._game(viewer, parts, items, private))
        public = parts[: self._public]
        for number, known, same, frame in self._shared:
            if number == after and same is items and known == public:
                return frame
        frame = self._encode(after, items, None, self._game(viewer, parts, items, private))
        self._shared.append((after, public, items, frame))
        return frame

    def _items_of(self, viewer: Viewer, after: int) -> _Items:
        found = self._room.items_since(viewer, after)
        for known in self._items:
            # Compared by content, not by viewer: equal items give equal bytes.
            if known.items == found:
                return known
        items = _Items(found, encode_items(self._room, found))
        self._items.append(items)
        return items

    def _is_private(self, viewer: Viewer, parts: Parts, items: _Items) -> bool:
        """Whether these items change what only a seat knows, for a client with these parts."""
        if viewer is None:
            return False
        if items.sends_view or (items.about_goals and has_looked(self._room, viewer)):
            return True
        return self._has_own_parts and parts[self._public :] != self.parts_of(viewer)[self._public :]

    def _encode(
        self, after: int, items: _Items, offered: list[Raw] | None, game: dict[str, Any] | Raw | None
    ) -> bytes:
        return wire.encode(
            wire.Update(
                first=after + 1,
                items=items.encoded,
                choices=offered,
                timer=self._timer,
                vote_left=self._vote_left,
                game=game,
            )
        )

    def _game(self, viewer: Viewer, parts: Parts, items: _Items, private: bool) -> dict[str, Any] | Raw | None:
        """What a client does not compute, after these items: some fields, or the whole view."""
        if not items.facts:
            return None
        if items.sends_view:
            return game_view(self._room, viewer)
        fields, encoded = self._public_game(parts[: self._public])
        if viewer is None or not private:
            return encoded
        return {**fields, **own_game_changes(self._room, viewer, items.facts, parts)}

    def _public_game(self, parts: Parts) -> tuple[dict[str, Any], Raw]:
        """The public fields for clients that have these parts, encoded once for all of them."""
        for known, fields, encoded in self._public_games:
            if known == parts:
                return fields, encoded
        assert self._room.game is not None
        fields = public_changes(self._room.game.state.table, parts)
        encoded = Raw(wire.encode(fields))
        self._public_games.append((parts, fields, encoded))
        return fields, encoded


def encode_items(room: Room, items: Iterable[RawFact | AnyEvent]) -> list[Raw]:
    """Projected items as JSON."""
    if room.game is None:
        return [Raw(wire.encode(item)) for item in items]
    grid = room.game.state.table.maze.grid
    return [write_fact(item, grid) if isinstance(item, tuple) else Raw(wire.encode(item)) for item in items]
