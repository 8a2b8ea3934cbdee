"""Events: what viewers of a room are sent besides the facts of the game."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from pyrite.server.room.entries import Emote, Mark
from pyrite.server.room.table_options import TableOptions


class Event(Struct, frozen=True, tag_field="event"):
    """Something that happened around the game."""


class OptionsSet(Event, frozen=True):
    """The options of the table; ``commitment`` is the digest of the seed (INFO-6).

    Only bots are ready afterwards. Surplus seats are gone; a `SeatTaken` follows for each person who is moved.
    """

    options: TableOptions
    commitment: str


class SeatTaken(Event, frozen=True):
    """A seat is taken; ``bot`` is the kind of bot, or null for a person.

    ``person`` is the same on all seats of one guest, and null for a bot.
    """

    seat: int
    name: str
    bot: str | None
    person: str | None


class SeatEmptied(Event, frozen=True):
    """A seat became free."""

    seat: int
    reason: Literal["left", "removed", "gone"]


class ReadyChanged(Event, frozen=True):
    """Whether a player is ready to begin."""

    seat: int
    ready: bool


class HostChanged(Event, frozen=True):
    """The seat of the host; null if the host has no seat."""

    seat: int | None


class GameStarted(Event, frozen=True):
    """The game started. Facts follow."""


class TimeRanOut(Event, frozen=True):
    """A seat ran out of time, so the server decided. The facts follow."""

    seat: int


class VetoDeclined(Event, frozen=True):
    """This seat will not veto the card in play. Only the seat itself is sent this."""


class LetAllPassChanged(Event, frozen=True):
    """Whether this seat lets all cards of this turn pass; false when the turn ends. Only the seat is sent this."""

    active: bool


class BotTookOver(Event, frozen=True):
    """A bot plays for an absent player, whose vote to finish is void."""

    seat: int


class PlayerReturned(Event, frozen=True):
    """An absent player plays again."""

    seat: int


class FinishVoted(Event, frozen=True):
    """Whether a seat votes to finish the game and reveal the roles."""

    seat: int
    agreed: bool


class FinishOpposed(Event, frozen=True):
    """A seat opposes finishing: all votes to finish are void."""

    seat: int


class GameRevealed(Event, frozen=True):
    """The game was finished by vote: the role of each seat, the goal cards, and the seed."""

    roles: list[str]
    goals: list[str]
    seed: str


class ChatSent(Event, frozen=True):
    """A chat message; ``seat`` is null for a spectator. ``person`` identifies the guest in this room."""

    seat: int | None
    name: str
    text: str
    person: str


class EmoteShown(Event, frozen=True):
    """A player showed an emote."""

    seat: int
    emote: Emote


class SeatMuted(Event, frozen=True):
    """A seat was muted or unmuted."""

    seat: int
    muted: bool


class SpectatorMuted(Event, frozen=True):
    """A spectator was muted or unmuted."""

    person: str
    name: str
    muted: bool


class SpectatorRemoved(Event, frozen=True):
    """A spectator was removed and cannot come back."""

    person: str
    name: str


class SpectatorsAllowed(Event, frozen=True):
    """Whether spectators are allowed from now on."""

    allowed: bool


class NoteWritten(Event, frozen=True):
    """A private note. Only its seat is sent this."""

    about: int | None
    text: str


class SeatMarked(Event, frozen=True):
    """A private mark. Only its seat is sent this."""

    about: int
    mark: Mark


class RematchOpened(Event, frozen=True):
    """The rematch was opened in another room."""

    room: str


AnyEvent = (
    OptionsSet
    | SeatTaken
    | SeatEmptied
    | ReadyChanged
    | HostChanged
    | GameStarted
    | TimeRanOut
    | VetoDeclined
    | LetAllPassChanged
    | BotTookOver
    | PlayerReturned
    | FinishVoted
    | FinishOpposed
    | GameRevealed
    | ChatSent
    | EmoteShown
    | SeatMuted
    | SpectatorMuted
    | SpectatorRemoved
    | SpectatorsAllowed
    | NoteWritten
    | SeatMarked
    | RematchOpened
)
