"""What people can ask of a room, as it comes over the wire."""

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
"""A guest as one room names them to others (`pyrite.server.room.persons`)."""
SeatNumber = Annotated[int, Meta(ge=0, le=11)]


class Request(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="request"):
    """Something that somebody wants. The same reference sent twice is carried out once."""

    ref: Ref = ""


# ---------------------------------------------------------------- before the game


class Sit(Request, frozen=True, kw_only=True):
    """Sit down on a free seat, or instead of a bot; on an own seat, take another name.

    One guest may have several seats, to pass a device around.
    """

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=200)] = ""
    """What one is called on this seat; empty for the guest's own name."""


class Leave(Request, frozen=True, kw_only=True):
    """Get up from an own seat; during a game a bot holds it."""

    seat: SeatNumber


class SeatBot(Request, frozen=True, kw_only=True):
    """The host puts a bot on a free seat."""

    seat: SeatNumber
    bot: BotName


class Remove(Request, frozen=True, kw_only=True):
    """The host sends away a bot or a person; during a game a bot takes over for good."""

    seat: SeatNumber


class Ready(Request, frozen=True, kw_only=True):
    """Ready to begin, or not; with words for the shuffle if one likes (INFO-6)."""

    seat: SeatNumber
    ready: bool
    words: Annotated[str, Meta(max_length=64)] = ""


class ChangeOptions(Request, frozen=True, kw_only=True):
    """The host chooses what is played, and how; everyone is asked anew whether they are ready."""

    options: TableOptions


class PassHost(Request, frozen=True, kw_only=True):
    """The host makes another person the host."""

    seat: SeatNumber


class Start(Request, frozen=True, kw_only=True):
    """The host begins the game; bots sit down on the free seats."""


# ---------------------------------------------------------------- at the table, from the seat one sits on


class Play(Request, frozen=True, kw_only=True):
    """Play a command, having seen everything up to number ``after``."""

    after: Annotated[int, Meta(ge=0)]
    command: dict[str, Any]


class CheckCommand(Request, frozen=True, kw_only=True):
    """Ask whether a command would be refused, and why; nothing is played."""

    command: dict[str, Any]


class ReturnToSeat(Request, frozen=True, kw_only=True):
    """Play again oneself, after a bot held the seat."""


class VoteToFinish(Request, frozen=True, kw_only=True):
    """Want to finish here and see the roles, or no longer; who did not want to opposes the vote by the latter."""

    agreed: bool


class SendChat(Request, frozen=True, kw_only=True):
    """Say something to all."""

    text: Annotated[str, Meta(max_length=8 * MAX_CHAT_LENGTH)]


class ShowEmote(Request, frozen=True, kw_only=True):
    """Show an emote."""

    emote: Emote


class WriteNote(Request, frozen=True, kw_only=True):
    """Write something down for oneself, about a seat or in general; empty to strike it out."""

    about: SeatNumber | None = None
    text: Annotated[str, Meta(max_length=8 * MAX_NOTE_LENGTH)]


class MarkSeat(Request, frozen=True, kw_only=True):
    """Mark what one thinks of a seat, for one's own eyes."""

    about: SeatNumber
    mark: Mark


class Mute(Request, frozen=True, kw_only=True):
    """The host lets a seat speak no longer, or again."""

    seat: SeatNumber
    muted: bool


class MuteSpectator(Request, frozen=True, kw_only=True):
    """The host lets a spectator speak no longer, or again."""

    person: Person
    muted: bool


class RemoveSpectator(Request, frozen=True, kw_only=True):
    """The host removes a spectator, who cannot come back to this room."""

    person: Person


class AllowSpectators(Request, frozen=True, kw_only=True):
    """The host lets spectators in or no longer, at any time; nobody is asked anew whether they are ready."""

    allowed: bool


class Rematch(Request, frozen=True, kw_only=True):
    """Play again with the same people, in a new room."""


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
"""What can be asked over HTTP as well."""

AnyRequest = (
    LobbyRequest | Play | CheckCommand | ReturnToSeat | VoteToFinish | SendChat | ShowEmote | WriteNote | MarkSeat
)
