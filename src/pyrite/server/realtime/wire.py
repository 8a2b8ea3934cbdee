"""The frames of a socket. In come orders (`pyrite.server.room.requests`), out go these.

A viewer is a seat or an onlooker. What a viewer is told is numbered from 1 without a gap; a `Snapshot` is how
things stand after a number, an `Update` is what came next. Whoever has seen number N can connect again with
``after=N`` and is told the rest.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from pyrite.server.room.requests import AnyRequest
from pyrite.server.room.viewer_state import OwnView, RoomView, Timer

MOST_BYTES: Final = 16 * 1024
"""No frame that comes in is longer."""


class Frame(Struct, frozen=True, tag_field="frame", kw_only=True):
    """Something sent to a viewer."""


class SpectatorView(Struct, frozen=True):
    """Somebody who watches, or who has said something and is gone; only the host is told."""

    person: str
    """How this room names them, for `MuteSpectator` and `RemoveSpectator`."""
    name: str
    connected: bool
    muted: bool


class Snapshot(Frame, frozen=True, kw_only=True):
    """How things stand: it replaces everything that was known."""

    number: int
    seat: int | None
    """Through which seat one looks; null for an onlooker."""
    host: bool
    """Whether one is the host."""
    seats: list[int]
    """All the seats that are one's own."""
    room: RoomView
    own: OwnView | None
    game: dict[str, Any] | None
    """What one knows of the game (`pyrite.game.plain_view`)."""
    choices: list[Raw] | None
    """The legal commands, if one is asked to decide."""
    timer: Timer | None
    vote_left: int | None
    """In how many milliseconds the game is finished if nobody opposes; null while not everyone has agreed."""
    connected: list[int]
    spectator_count: int
    spectators: list[SpectatorView] | None
    """Who watches; null for all but the host."""
    recent: list[Raw]
    """The last things that were told up to this number, for the log."""


class Update(Frame, frozen=True, kw_only=True, omit_defaults=True):
    """What happened: the things with the numbers ``first``, ``first + 1``, ...

    Each is a fact of the game (``fact``) or an event around it (``event``).
    """

    first: int
    items: list[Raw]
    choices: list[Raw] | None
    timer: Timer | None
    vote_left: int | None = None
    """As in the snapshot; left out while it is null."""


class Accepted(Frame, frozen=True, kw_only=True):
    """An order was carried out, now or before; ``number`` is what one had been told by then."""

    ref: str
    number: int


class Refused(Frame, frozen=True, kw_only=True):
    """An order was not carried out; nothing has changed."""

    ref: str
    reason: str
    text: str
    rule: str


class Presence(Frame, frozen=True, kw_only=True, omit_defaults=True):
    """Which seats' people are connected, and how many look on."""

    connected: list[int]
    spectator_count: int
    spectators: list[SpectatorView] | None = None
    """Who watches; left out for all but the host."""


class Goodbye(Frame, frozen=True, kw_only=True):
    """The server closes the socket, and why; ``reconnect`` says whether to connect again."""

    reason: str
    text: str
    reconnect: bool


AnyFrame = Snapshot | Update | Accepted | Refused | Presence | Goodbye

encode: Final = msgspec.json.Encoder().encode
decode_request: Final = msgspec.json.Decoder(AnyRequest).decode
