"""The entries of a room: everything that ever happened in it, as the store keeps it, secrets included."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from pyrite.game import Command, command_to_json, fact_to_json
from pyrite.game.fact_codec import decode_fact
from pyrite.game.maze import Grid
from pyrite.game.state import RawFact, State
from pyrite.server.room.table_options import TableOptions

Plain = dict[str, Any]
"""A fact or a command as plain data (`pyrite.game.fact_codec`)."""

ChosenBy = Literal["person", "bot", "clock", "window"]
"""Who chose a command."""

Mark = Literal["", "friend", "unsure", "foe"]
Emote = Literal["cheer", "laugh", "sorry", "thanks", "hurry", "doubt", "shock", "gold"]


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="entry"):
    """Something that happened at a time (milliseconds of the epoch), by the order of a guest or by itself."""

    at: int
    guest: str = ""
    ref: str = ""
    """The reference that the guest gave to the order, so that one sent twice is carried out once."""


class RoomOpened(Entry, frozen=True, kw_only=True):
    """The room was opened; ``guest`` is its host."""

    options: TableOptions
    seed: str
    """Promised from the beginning: nobody's words are known yet (INFO-6)."""
    code: str
    previous: str = ""
    """The room of which this is the rematch."""


class OptionsChanged(Entry, frozen=True, kw_only=True):
    """The host chose other terms."""

    options: TableOptions


class SeatTaken(Entry, frozen=True, kw_only=True):
    """Somebody sat down; ``owner`` is the guest."""

    seat: int
    name: str
    owner: str


class BotSeated(Entry, frozen=True, kw_only=True):
    """A bot sat down."""

    seat: int
    bot: str
    name: str


class SeatEmptied(Entry, frozen=True, kw_only=True):
    """A seat is empty again."""

    seat: int
    reason: Literal["left", "removed", "gone"]


class ReadyChanged(Entry, frozen=True, kw_only=True):
    """Somebody is ready, or no longer; with words for the shuffle, or without."""

    seat: int
    ready: bool
    words: str = ""


class HostChanged(Entry, frozen=True, kw_only=True):
    """Another guest is the host."""

    host: str


@lru_cache(maxsize=1 << 12)
def plain(fact: RawFact, grid: Grid) -> Plain:
    """A fact as plain data, not to be changed. It is written and told, and much the same happens at all tables."""
    return fact_to_json(decode_fact(fact, grid))


class PreviewedFacts(list[Plain]):
    """Facts as the store keeps them; beside them as the core does, so that who foresaw them need not read them."""

    def __init__(self, facts: list[RawFact], state: State, after: State | None = None) -> None:
        super().__init__(plain(fact, state.table.maze.grid) for fact in facts)
        self.raw = facts
        self._foreseen: tuple[State, State] | None = None if after is None else (state, after)

    def hand_over(self, state: State) -> State | None:
        """The state after these facts, if it was foreseen, and from this very state.

        Once only: a state is large, and is not kept for as long as somebody keeps the entry.
        """
        foreseen, self._foreseen = self._foreseen, None
        return foreseen[1] if foreseen is not None and foreseen[0] is state else None


class ParsedCommand(dict[str, Any]):
    """A command as the store keeps it; beside it as the core does, so that who was given it need not read it."""

    def __init__(self, command: Command) -> None:
        super().__init__(command_to_json(command))
        self.command = command


class GameStarted(Entry, frozen=True, kw_only=True):
    """The game began: how it opened."""

    facts: list[Plain]


class Play(Struct, frozen=True):
    """A command and what it brought about."""

    seat: int
    command: Plain
    facts: list[Plain]


class Played(Entry, frozen=True, kw_only=True):
    """One command, or at the end of a veto window one of each seat that was still asked."""

    plays: list[Play]
    chosen_by: ChosenBy = "person"


class VetoDeclined(Entry, frozen=True, kw_only=True):
    """A seat will not veto the card in play. Nobody else learns it, nor does the window close earlier (WC-19b)."""

    seat: int


class BotTookOver(Entry, frozen=True, kw_only=True):
    """A bot plays for one who is gone."""

    seat: int


class PlayerReturned(Entry, frozen=True, kw_only=True):
    """Who was gone plays again."""

    seat: int


class FinishVoted(Entry, frozen=True, kw_only=True):
    """A seat wants to finish here and see the roles, or no longer."""

    seat: int
    agreed: bool


class FinishOpposed(Entry, frozen=True, kw_only=True):
    """A seat wants to play on: nobody's wish to finish counts any more."""

    seat: int


class GameRevealed(Entry, frozen=True, kw_only=True):
    """The vote to finish has passed: the game is over, and everything is shown."""


class ChatSent(Entry, frozen=True, kw_only=True):
    """Somebody said something; an onlooker has no seat."""

    seat: int | None
    name: str
    text: str


class EmoteShown(Entry, frozen=True, kw_only=True):
    """Somebody made a face."""

    seat: int
    emote: Emote


class SeatMuted(Entry, frozen=True, kw_only=True):
    """The host let a seat speak no longer, or again."""

    seat: int
    muted: bool


class SpectatorMuted(Entry, frozen=True, kw_only=True):
    """The host let a spectator speak no longer, or again; ``spectator`` is that guest."""

    spectator: str
    name: str
    muted: bool


class SpectatorRemoved(Entry, frozen=True, kw_only=True):
    """The host removed a spectator, who cannot come back to this room; ``spectator`` is that guest."""

    spectator: str
    name: str


class SpectatorsAllowed(Entry, frozen=True, kw_only=True):
    """The host lets spectators in, or no longer, also during the game."""

    allowed: bool


class NoteWritten(Entry, frozen=True, kw_only=True):
    """A seat wrote something down for itself, about another seat or in general."""

    seat: int
    about: int | None
    text: str


class SeatMarked(Entry, frozen=True, kw_only=True):
    """What a seat thinks of another, for its own eyes."""

    seat: int
    about: int
    mark: Mark


class RematchOpened(Entry, frozen=True, kw_only=True):
    """The same people meet again in another room."""

    room: str


AnyEntry = (
    RoomOpened
    | OptionsChanged
    | SeatTaken
    | BotSeated
    | SeatEmptied
    | ReadyChanged
    | HostChanged
    | GameStarted
    | Played
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

TALK: Final = (ChatSent, EmoteShown, NoteWritten, SeatMarked)
"""What people write around the game; a room keeps only so much of it."""

encode: Final = msgspec.json.Encoder().encode
decode: Final = msgspec.json.Decoder(AnyEntry).decode
