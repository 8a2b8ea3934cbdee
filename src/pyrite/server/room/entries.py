"""Entries: everything that happened in a room, as it is stored, secrets included.

Facts and commands are in them as JSON text (`Raw`), which `read_fact` and `read_move` parse when a room is loaded.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

import msgspec
from msgspec import Raw, Struct

from pyrite.game import command_from_json, fact_from_json
from pyrite.game.commands import move_of, move_to_json
from pyrite.game.fact_codec import encode_fact, raw_fact_to_json
from pyrite.game.maze import Grid
from pyrite.game.state import RawFact
from pyrite.server.room.table_options import TableOptions

ChosenBy = Literal["person", "bot", "clock", "window"]
"""Who chose a command; ``window`` when a veto window closed."""

Mark = Literal["", "friend", "unsure", "foe"]
Emote = Literal["cheer", "laugh", "sorry", "thanks", "hurry", "doubt", "shock", "gold"]


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="entry"):
    """Something that happened at a time (epoch milliseconds), by the request of a guest or without one."""

    at: int
    guest: str = ""
    ref: str = ""
    """The reference of the request, so that one sent twice is carried out once."""


class RoomOpened(Entry, frozen=True, kw_only=True):
    """The room was opened; ``guest`` is its host."""

    options: TableOptions
    seed: str
    """Fixed when the room opens, before any player contributes words (INFO-6)."""
    code: str
    previous: str = ""
    """The room whose rematch this is; empty if none."""


class OptionsChanged(Entry, frozen=True, kw_only=True):
    """The host changed the table options."""

    options: TableOptions


class SeatTaken(Entry, frozen=True, kw_only=True):
    """A guest, ``owner``, took a seat."""

    seat: int
    name: str
    owner: str


class BotSeated(Entry, frozen=True, kw_only=True):
    """A bot took a seat."""

    seat: int
    bot: str
    name: str


class SeatEmptied(Entry, frozen=True, kw_only=True):
    """A seat became free."""

    seat: int
    reason: Literal["left", "removed", "gone"]


class ReadyChanged(Entry, frozen=True, kw_only=True):
    """A player is ready or not, perhaps with words for the shuffle."""

    seat: int
    ready: bool
    words: str = ""


class HostChanged(Entry, frozen=True, kw_only=True):
    """Another guest became the host."""

    host: str


class GameStarted(Entry, frozen=True, kw_only=True):
    """The game started; ``facts`` are its first facts."""

    facts: list[Raw]


class Play(Struct, frozen=True):
    """A command and its facts."""

    seat: int
    command: Raw
    facts: list[Raw]


class Played(Entry, frozen=True, kw_only=True):
    """One command. When a veto window closes: one command for each seat that was still asked."""

    plays: list[Play]
    chosen_by: ChosenBy = "person"


class VetoDeclined(Entry, frozen=True, kw_only=True):
    """A seat will not veto the card in play. It stays secret (WC-19b)."""

    seat: int


class LetAllPassChanged(Entry, frozen=True, kw_only=True):
    """A seat lets all cards of this turn pass, or takes that back. It stays secret (WC-19b)."""

    seat: int
    active: bool


class BotTookOver(Entry, frozen=True, kw_only=True):
    """A bot plays for an absent player."""

    seat: int


class PlayerReturned(Entry, frozen=True, kw_only=True):
    """An absent player plays again."""

    seat: int


class ClockResumed(Entry, frozen=True, kw_only=True):
    """The clock goes on after a time in which no server served the room: the open decision gets more time."""


class FinishVoted(Entry, frozen=True, kw_only=True):
    """A seat voted to finish the game and reveal the roles, or withdrew its vote."""

    seat: int
    agreed: bool


class FinishOpposed(Entry, frozen=True, kw_only=True):
    """A seat opposes finishing: all votes to finish are void."""

    seat: int


class GameRevealed(Entry, frozen=True, kw_only=True):
    """The vote to finish has passed: the game is over, and everything is revealed."""


class ChatSent(Entry, frozen=True, kw_only=True):
    """A chat message; ``seat`` is None for a spectator."""

    seat: int | None
    name: str
    text: str


class EmoteShown(Entry, frozen=True, kw_only=True):
    """A player showed an emote."""

    seat: int
    emote: Emote


class SeatMuted(Entry, frozen=True, kw_only=True):
    """The host muted or unmuted a seat."""

    seat: int
    muted: bool


class SpectatorMuted(Entry, frozen=True, kw_only=True):
    """The host muted or unmuted a spectator; ``spectator`` is the guest."""

    spectator: str
    name: str
    muted: bool


class SpectatorRemoved(Entry, frozen=True, kw_only=True):
    """The host removed a spectator, who cannot come back; ``spectator`` is the guest."""

    spectator: str
    name: str


class SpectatorsAllowed(Entry, frozen=True, kw_only=True):
    """The host allowed or forbade spectators."""

    allowed: bool


class NoteWritten(Entry, frozen=True, kw_only=True):
    """A private note of a seat, about another seat or in general."""

    seat: int
    about: int | None
    text: str


class SeatMarked(Entry, frozen=True, kw_only=True):
    """A private mark of a seat on another seat."""

    seat: int
    about: int
    mark: Mark


class RematchOpened(Entry, frozen=True, kw_only=True):
    """The rematch was opened in another room."""

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
    | LetAllPassChanged
    | BotTookOver
    | PlayerReturned
    | ClockResumed
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

TALK: Final = frozenset({ChatSent, EmoteShown, NoteWritten, SeatMarked})
"""What people write around the game. A room stores a bounded number of these."""

SECRET: Final = frozenset({VetoDeclined, LetAllPassChanged, NoteWritten, SeatMarked})
"""What only one seat is sent. Nobody else may notice that it happened."""

SEATING: Final = frozenset({OptionsChanged, SeatTaken, BotSeated, SeatEmptied, HostChanged, SpectatorsAllowed})
"""What changes the seats, the host or the options of a room that is open."""

encode: Final = msgspec.json.Encoder().encode
decode: Final = msgspec.json.Decoder(AnyEntry).decode


# ---------------------------------------------------------------- facts and commands


@lru_cache(maxsize=1 << 13)
def write_fact(fact: RawFact, grid: Grid) -> Raw:
    """A fact as JSON text. Cached, because it is both stored and sent, and facts repeat.

    The projection of a fact lacks what is hidden, so it is another key unless it is equal to the fact.
    """
    return Raw(encode(raw_fact_to_json(fact, grid)))


def read_fact(written: Raw, grid: Grid) -> RawFact:
    """The inverse of `write_fact`."""
    return encode_fact(fact_from_json(msgspec.json.decode(written)), grid)


class MoveTexts(dict[int, Raw]):
    """The commands of moves as JSON text, kept because the same commands are offered again and again."""

    def __init__(self, grid: Grid) -> None:
        super().__init__()
        self._grid = grid

    def __missing__(self, move: int) -> Raw:
        if len(self) >= _MAX_MOVE_TEXTS:
            self.clear()
        text = self[move] = Raw(encode(move_to_json(move, self._grid)))
        return text


_MAX_MOVE_TEXTS: Final = 1 << 13

move_texts: Final = lru_cache(maxsize=16)(MoveTexts)
"""The texts of the moves on a grid."""


def write_move(move: int, grid: Grid) -> Raw:
    """The command of a move as JSON text."""
    return move_texts(grid)[move]


def read_move(written: Raw, grid: Grid) -> int:
    """The inverse of `write_move`."""
    return move_of(command_from_json(msgspec.json.decode(written)), grid)
