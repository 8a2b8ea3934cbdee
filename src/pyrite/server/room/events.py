"""What viewers are told of a room besides the facts of the game."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from pyrite.server.room.entries import Emote, Mark
from pyrite.server.room.table_options import TableOptions


class Event(Struct, frozen=True, tag_field="event"):
    """Something that happened at the table, but not in the game."""


class OptionsSet(Event, frozen=True):
    """What will be played; ``commitment`` is the promise of the seed (INFO-6).

    Nobody is ready any more but bots. Seats beyond those of the terms are gone; who sat there sits down anew.
    """

    options: TableOptions
    commitment: str


class SeatTaken(Event, frozen=True):
    """Somebody sat down; ``bot`` names the bot, or is null for a person.

    ``person`` is the same on all seats of one guest, and null for a bot.
    """

    seat: int
    name: str
    bot: str | None
    person: str | None


class SeatEmptied(Event, frozen=True):
    """A seat is free again."""

    seat: int
    reason: Literal["left", "removed", "gone"]


class ReadyChanged(Event, frozen=True):
    """Whether somebody is ready to begin."""

    seat: int
    ready: bool


class HostChanged(Event, frozen=True):
    """Who is the host now; null if the host has no seat."""

    seat: int | None


class GameStarted(Event, frozen=True):
    """The game begins: facts follow."""


class TimeRanOut(Event, frozen=True):
    """The clock decided for a seat; what it decided follows."""

    seat: int


class VetoDeclined(Event, frozen=True):
    """The own word that the card in play may pass; only that seat is told."""


class BotTookOver(Event, frozen=True):
    """A bot plays for one who is gone, and who is no longer asked about finishing."""

    seat: int


class PlayerReturned(Event, frozen=True):
    """Who was gone plays again."""

    seat: int


class FinishVoted(Event, frozen=True):
    """Whether a seat wants to finish here and see the roles."""

    seat: int
    agreed: bool


class FinishOpposed(Event, frozen=True):
    """A seat wants to play on: nobody's wish to finish counts any more."""

    seat: int


class GameRevealed(Event, frozen=True):
    """The game was finished by agreement: roles by seat, the goals as they lie, and the seed."""

    roles: list[str]
    goals: list[str]
    seed: str


class ChatSent(Event, frozen=True):
    """Somebody said something; spectators have no seat. ``person`` is who it was, in this room only."""

    seat: int | None
    name: str
    text: str
    person: str


class EmoteShown(Event, frozen=True):
    """An emote."""

    seat: int
    emote: Emote


class SeatMuted(Event, frozen=True):
    """Whether a seat may not speak."""

    seat: int
    muted: bool


class SpectatorMuted(Event, frozen=True):
    """Whether a spectator may not speak."""

    person: str
    name: str
    muted: bool


class SpectatorRemoved(Event, frozen=True):
    """The host removed a spectator, who cannot come back."""

    person: str
    name: str


class SpectatorsAllowed(Event, frozen=True):
    """Whether spectators may watch from now on."""

    allowed: bool


class NoteWritten(Event, frozen=True):
    """An own note; only its seat is told."""

    about: int | None
    text: str


class SeatMarked(Event, frozen=True):
    """An own mark; only its seat is told."""

    about: int
    mark: Mark


class RematchOpened(Event, frozen=True):
    """The same people meet again there."""

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
