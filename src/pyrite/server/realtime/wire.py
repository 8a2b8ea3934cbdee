"""The frames that the server sends over the WebSocket. Clients send `pyrite.server.room.requests`.

A viewer is a seat or a spectator. The items of a viewer are numbered from 1 without gaps. A `Snapshot` is the
state after a number, an `Update` has the next items. A client that has received item N can reconnect with
``after=N`` and gets an update with the rest.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from pyrite.server.room.requests import AnyRequest
from pyrite.server.room.viewer_state import OwnView, RoomView, Timer


class Frame(Struct, frozen=True, tag_field="frame", kw_only=True):
    """Something that a viewer is sent."""


class SpectatorView(Struct, frozen=True):
    """A spectator who is connected, or who wrote in the chat and left. Only the host is sent this."""

    person: str
    """The public id, for `MuteSpectator` and `RemoveSpectator`."""
    name: str
    connected: bool
    muted: bool


class Snapshot(Frame, frozen=True, kw_only=True):
    """The whole state for one viewer. It replaces everything that the client knew."""

    number: int
    seat: int | None
    """The seat of the viewer; null for a spectator."""
    host: bool
    """Whether the guest is the host."""
    seats: list[int]
    """All seats of the guest."""
    room: RoomView
    own: OwnView | None
    game: dict[str, Any] | None
    """The view of the game (`pyrite.game.view_to_json`); null before it starts."""
    choices: list[Raw] | None
    """The legal commands if the viewer is asked to decide; otherwise null."""
    timer: Timer | None
    vote_left: int | None
    """Milliseconds until the game is finished if nobody opposes; null if the vote does not pass."""
    connected: list[int]
    spectator_count: int
    spectators: list[SpectatorView] | None
    """The spectators; null except for the host."""
    recent: list[Raw]
    """The latest items up to this number, for the log."""


class Update(Frame, frozen=True, kw_only=True, omit_defaults=True):
    """The items with the numbers ``first``, ``first + 1``, ...

    Each item is a fact of the game (``fact``) or an event around it (``event``).
    """

    first: int
    items: list[Raw]
    choices: list[Raw] | None
    timer: Timer | None
    vote_left: int | None = None
    """As in the snapshot; omitted if null."""
    game: dict[str, Any] | Raw | None = None
    """The fields of the view that a client does not compute, or the whole view; omitted if there is no fact."""


class Accepted(Frame, frozen=True, kw_only=True):
    """A request was carried out, now or before; ``number`` is the number of the latest item of the viewer."""

    ref: str
    number: int


class Refused(Frame, frozen=True, kw_only=True):
    """A request was refused; nothing has changed."""

    ref: str
    reason: str
    text: str
    rule: str


class Presence(Frame, frozen=True, kw_only=True, omit_defaults=True):
    """The seats whose people are connected, and the number of spectators. Also the heartbeat."""

    connected: list[int]
    spectator_count: int
    spectators: list[SpectatorView] | None = None
    """The spectators; omitted except for the host."""


class Goodbye(Frame, frozen=True, kw_only=True):
    """The server closes the connection; ``reconnect`` says whether the client should connect again."""

    reason: str
    text: str
    reconnect: bool


AnyFrame = Snapshot | Update | Accepted | Refused | Presence | Goodbye

encode: Final = msgspec.json.Encoder().encode
decode_request: Final = msgspec.json.Decoder(AnyRequest).decode
