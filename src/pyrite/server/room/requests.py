"""Requests: what guests can ask of a room, as JSON over the WebSocket or HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from pyrite.server.room.entries import Emote, Mark
from pyrite.server.room.table_options import BotName, TableOptions

MAX_CHAT_LENGTH: Final = 280
MAX_NOTE_LENGTH: Final = 500
MAX_NAME_LENGTH: Final = 24

Ref = Annotated[str, Meta(max_length=40)]
Person = Annotated[str, Meta(max_length=40)]
"""The public id of a guest in one room (`pyrite.server.room.persons`)."""
SeatNumber = Annotated[int, Meta(ge=0, le=11)]


class Request(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="request"):
    """Something that a guest asks for. If it is sent twice with the same reference, it is carried out once."""

    ref: Ref = ""


# ---------------------------------------------------------------- before the game


class Sit(Request, frozen=True, kw_only=True):
    """Take a free seat or the seat of a bot. On your own seat: change your name.

    One guest may have several seats, to share one device.
    """

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=200)] = ""
    """The name on this seat; empty for the name of the guest."""


class Leave(Request, frozen=True, kw_only=True):
    """Leave your own seat. During a game a bot takes over."""

    seat: SeatNumber


class SeatBot(Request, frozen=True, kw_only=True):
    """Host only: put a bot on a free seat."""

    seat: SeatNumber
    bot: BotName


class Remove(Request, frozen=True, kw_only=True):
    """Host only: remove a bot or a person. During a game a bot replaces the person for good."""

    seat: SeatNumber


class Ready(Request, frozen=True, kw_only=True):
    """Say whether you are ready to begin, optionally with words for the shuffle (INFO-6)."""

    seat: SeatNumber
    ready: bool
    words: Annotated[str, Meta(max_length=64)] = ""


class ChangeOptions(Request, frozen=True, kw_only=True):
    """Host only: change the table options. Nobody is ready any more afterwards."""

    options: TableOptions


class PassHost(Request, frozen=True, kw_only=True):
    """Host only: make another person the host."""

    seat: SeatNumber


class Start(Request, frozen=True, kw_only=True):
    """Host only: begin the game. Bots fill the free seats."""


# ---------------------------------------------------------------- during the game, from your own seat


class Play(Request, frozen=True, kw_only=True):
    """Play a command. ``after`` is the number of the last item that the client has received."""

    after: Annotated[int, Meta(ge=0)]
    command: dict[str, Any]


class PlayChoice(Request, frozen=True, kw_only=True):
    """Play a command that was offered, by its place in the list of choices, counted from 0.

    ``after`` is the number of the last item that the client has received, as in `Play`: a place in an older list
    is refused as stale.
    """

    after: Annotated[int, Meta(ge=0)]
    choice: Annotated[int, Meta(ge=0)]


class CheckCommand(Request, frozen=True, kw_only=True):
    """Ask whether a command would be refused, and why. Nothing is played."""

    command: dict[str, Any]


class ReturnToSeat(Request, frozen=True, kw_only=True):
    """Play again yourself after a bot took over."""


class LetAllPass(Request, frozen=True, kw_only=True):
    """Let all cards of this turn pass, instead of answering each veto window, or take that back.

    Every seat may do so at any time, with or without a veto. ``turn`` is the turn that the client sees; in another
    turn the request is refused as stale.
    """

    turn: Annotated[int, Meta(ge=0)]
    active: bool


class VoteToFinish(Request, frozen=True, kw_only=True):
    """Vote to finish the game now and reveal the roles, or withdraw the vote.

    ``agreed: false`` from a guest who has not agreed opposes the vote and ends it.
    """

    agreed: bool


class SendChat(Request, frozen=True, kw_only=True):
    """Send a chat message to everyone."""

    text: Annotated[str, Meta(max_length=8 * MAX_CHAT_LENGTH)]


class ShowEmote(Request, frozen=True, kw_only=True):
    """Show an emote."""

    emote: Emote


class WriteNote(Request, frozen=True, kw_only=True):
    """Write a private note about a seat or in general. An empty text deletes it."""

    about: SeatNumber | None = None
    text: Annotated[str, Meta(max_length=8 * MAX_NOTE_LENGTH)]


class MarkSeat(Request, frozen=True, kw_only=True):
    """Mark privately what you think of a seat."""

    about: SeatNumber
    mark: Mark


class Mute(Request, frozen=True, kw_only=True):
    """Host only: mute or unmute the person on a seat."""

    seat: SeatNumber
    muted: bool


class MuteSpectator(Request, frozen=True, kw_only=True):
    """Host only: mute or unmute a spectator."""

    person: Person
    muted: bool


class RemoveSpectator(Request, frozen=True, kw_only=True):
    """Host only: remove a spectator, who cannot come back to this room."""

    person: Person


class AllowSpectators(Request, frozen=True, kw_only=True):
    """Host only: allow or forbid spectators, at any time. It does not change who is ready."""

    allowed: bool


class Rematch(Request, frozen=True, kw_only=True):
    """Open a new room with the same people."""


LobbyRequest = (
    Sit
    | Leave
    | SeatBot
    | Remove
    | Ready
    | ChangeOptions
    | PassHost
    | Start
    | Mute
    | MuteSpectator
    | RemoveSpectator
    | AllowSpectators
    | Rematch
)
"""Requests that HTTP accepts too."""

AnyRequest = (
    LobbyRequest
    | Play
    | PlayChoice
    | CheckCommand
    | ReturnToSeat
    | LetAllPass
    | VoteToFinish
    | SendChat
    | ShowEmote
    | WriteNote
    | MarkSeat
)
