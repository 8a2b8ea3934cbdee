"""What was recorded about a room: what each client sent and received, and the log of the store at the end."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import msgspec
from msgspec import Raw, Struct

from pyrite.game.project import Viewer

MAYBE_DONE: Final = frozenset({"store-unavailable", "busy"})
"""Refusals after which nobody knows whether the request was carried out."""


class FrameHead(Struct):
    """The fields of a frame that histories are ordered by."""

    frame: str
    number: int = 0
    first: int = 0
    items: list[Raw] = []
    ref: str = ""
    reason: str = ""

    @property
    def last(self) -> int | None:
        """The number of the viewer's last item after this frame; None if the frame has no state."""
        if self.frame == "Update":
            return self.first + len(self.items) - 1
        return self.number if self.frame == "Snapshot" else None


read_head: Final = msgspec.json.Decoder(FrameHead).decode


@dataclass(frozen=True)
class Received:
    """A frame that a client received."""

    at: int
    """When, in milliseconds since the epoch, by the clock of the client."""
    connection: int
    """The how-manieth connection of the client it was, counted from 1."""
    frame: bytes
    lag: int = 0
    """How many milliseconds the client may have been too busy to read it."""


@dataclass
class SentRequest:
    """A request, which may have been sent several times."""

    ref: str
    at: int
    """When it was first sent, in milliseconds since the epoch."""


@dataclass
class ViewerHistory:
    """What one client of a room sent and received, in order."""

    viewer: Viewer
    sent: list[SentRequest] = field(default_factory=list)
    received: list[Received] = field(default_factory=list)


@dataclass
class RoomHistory:
    """Everything that is known about a room."""

    room: str
    entries: list[bytes]
    """The log of the store."""
    viewers: list[ViewerHistory]
    speedup: float = 1
    """How many times as fast the clocks of the nodes run."""


@dataclass(frozen=True)
class Finding:
    """Something that must not be. ``kind`` is one of `KINDS`."""

    kind: str
    room: str
    viewer: Viewer
    text: str


KINDS: Final = {
    "lost": "an accepted request is not in the log",
    "doubled": "a request is in the log more than once",
    "refused": "a request is in the log though it was refused",
    "gap": "a client received an item twice, or not at all",
    "frame": "a frame is not the projection of the log",
    "clock": "a time is wrong by more than 200 ms",
    "behind": "a client was not told the end of the log",
}
