"""A finished game, for all who want to see how it was: computed from the entries of its room.

`compute` runs in a process of its own (`finished_games.py`); everything here takes and gives plain data.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

import pyrite
from pyrite.bots.beliefs.review import review_rounds
from pyrite.game import BadInput, Game, View, command_to_json, fact_to_json, view_to_json
from pyrite.game.catalogue import ROLES
from pyrite.game.fact_codec import decode_fact
from pyrite.game.notation.record import write_record
from pyrite.game.project import Viewer, project
from pyrite.server.room import Room, entries

ALL_SEEING = "all"
SPECTATOR = "spectator"

Kind = Literal["record", "replay", "suspicion"]

_encode: Final = msgspec.json.Encoder().encode
_NO_NOTES: Final = b'"notes":[],"marks":[]}'
_NO_PART_OF_A_GAME: Final = (
    entries.ChatSent,
    entries.EmoteShown,
    entries.SeatMuted,
    entries.NoteWritten,
    entries.SeatMarked,
)


class Step(Struct, frozen=True):
    """A command, as its seat gave it, and what came of it, as the viewer saw it. The first step has no command."""

    seat: int | None
    command: dict[str, Any] | None
    facts: list[dict[str, Any]]


class Replay(Struct, frozen=True):
    """A game step by step, as one viewer saw it."""

    view_as: str
    names: list[str]
    opening: dict[str, Any]
    """The view before the first fact; for the all-seeing that of an onlooker."""
    steps: list[Step]
    roles: list[str]
    """What everyone was at the end."""
    notes: list[tuple[int | None, str]]
    """The notes of the seat, for its owner."""
    marks: list[tuple[int, str]]


class RoundSuspicion(Struct, frozen=True):
    """A round: how likely each seat was a saboteur, after the deal and after each act, and what everyone was."""

    number: int
    roles: list[str]
    turns: list[int]
    """In which turn each act was done."""
    seats: list[list[int]]
    """Who did it."""
    probabilities: list[list[float]]
    """For each seat its course: one value more than there are acts."""


class Suspicion(Struct, frozen=True):
    """How suspicion of each seat should have moved, as one viewer saw it."""

    view_as: str
    rounds: list[RoundSuspicion]


def viewer_of(word: str, seats: int) -> Viewer | str:
    """Through whose eyes; raise `BadInput` if nobody of that name was there."""
    if word == ALL_SEEING:
        return ALL_SEEING
    if word == SPECTATOR:
        return None
    if word.isascii() and word.isdecimal() and len(word) < 3 and int(word) < seats:
        return int(word)
    raise BadInput(f"See it as a seat from 0 to {seats - 1}, as spectator, or as all.")


@dataclass(frozen=True)
class Notes:
    """What the owner of a seat has written down. It can change when the game is over; nothing else can."""

    owner: str
    """The guest to whom the seat belongs; empty if that is a bot."""
    number: int
    """Up to which entry of the room."""
    notes: Mapping[int | None, str] = field(default_factory=dict)
    marks: Mapping[int, str] = field(default_factory=dict)

    def and_then(self, seat: int, written: Sequence[entries.AnyEntry]) -> Notes:
        """The same after some more entries of the room."""
        notes, marks = dict(self.notes), dict(self.marks)
        for entry in written:
            if isinstance(entry, entries.NoteWritten) and entry.seat == seat:
                notes[entry.about] = entry.text
            elif isinstance(entry, entries.SeatMarked) and entry.seat == seat:
                marks[entry.about] = entry.mark
        return replace(self, number=self.number + len(written), notes=notes, marks=marks)


@dataclass(frozen=True)
class Computed:
    """Something that is shown of a finished game, as it is sent to everyone."""

    body: bytes
    name: str
    """What it is called when it is saved."""
    notes: Notes | None = None
    """Of the seat through which it is seen."""


def compute(written: Sequence[bytes], kind: Kind, view_as: str) -> Computed:
    """What is shown of a game, given all the entries of its room. It takes a while: not for the event loop."""
    found = decoded(written)
    room = Room.of("", (entry for entry in found if not isinstance(entry, _NO_PART_OF_A_GAME)))
    game = room.game
    assert game is not None
    name = f"pyrite-{room.opened_at}.jsonl"
    if kind == "record":
        return Computed(write_record(game, pyrite.__version__).encode(), name)
    if kind == "suspicion":
        return Computed(_encode(suspicion_of(game, view_as)), name)
    viewer = viewer_of(view_as, len(room.seats))
    notes = None
    if isinstance(viewer, int):
        notes = Notes(room.seats[viewer].guest, 0).and_then(viewer, found)
    return Computed(_encode(replay_of(room, view_as)), name, notes)


def decoded(written: Iterable[bytes]) -> list[entries.AnyEntry]:
    """Entries as they come from the store."""
    return [entries.decode(entry) for entry in written]


def with_notes(body: bytes, notes: Notes) -> bytes:
    """An encoded replay, with the notes of the seat through which it is seen."""
    assert body.endswith(_NO_NOTES), "they are the last fields of a replay"
    own = (
        [(about, text) for about, text in notes.notes.items() if text],
        [(about, mark) for about, mark in notes.marks.items() if mark],
    )
    return body.removesuffix(_NO_NOTES) + b'"notes":%b,"marks":%b}' % (_encode(own[0]), _encode(own[1]))


def replay_of(room: Room, view_as: str) -> Replay:
    """A finished game as one viewer saw it, without notes."""
    game = room.game
    assert game is not None
    viewer = viewer_of(view_as, len(room.seats))
    opening = View.blank(game.rules, None if viewer == ALL_SEEING else viewer)  # type: ignore[arg-type]
    return Replay(
        view_as=view_as,
        names=[seat.name for seat in room.seats],
        opening=view_to_json(opening),
        steps=_steps(game, viewer),
        roles=[ROLES[each.role] for each in game.state.privates if each is not None],
        notes=[],
        marks=[],
    )


def _steps(game: Game, viewer: Viewer | str) -> list[Step]:
    commands = [(None, None), *game.commands]
    steps, since = [], 0
    for (seat, command), end in zip(commands, game.ends, strict=True):
        open_to_viewer = viewer in (ALL_SEEING, seat)
        shown = None if command is None or not open_to_viewer else command_to_json(command)
        steps.append(Step(seat if open_to_viewer else None, shown, _facts(game, viewer, since, end)))
        since = end
    return steps


def _facts(game: Game, viewer: Viewer | str, since: int, end: int) -> list[dict[str, Any]]:
    grid = game.state.table.maze.grid
    told = (fact if isinstance(viewer, str) else project(fact, viewer) for fact in game.facts[since:end])
    return [fact_to_json(decode_fact(fact, grid)) for fact in told if fact is not None]


def suspicion_of(game: Game, view_as: str) -> Suspicion:
    """How suspicion of each seat should have moved. It takes a while: not for the event loop."""
    viewer = viewer_of(view_as, game.rules.players)
    if isinstance(viewer, str):
        raise BadInput("Who sees everything suspects nobody: look as a seat or as spectator.")
    seats = range(game.rules.players)
    return Suspicion(
        view_as,
        [
            RoundSuspicion(
                each.number,
                [ROLES[role] for role in each.roles],
                [moment.turn for moment in each.changes],
                [list(moment.seats) for moment in each.changes],
                [[round(chance, 4) for chance in each.history(seat)] for seat in seats],
            )
            for each in review_rounds(game, viewer)
        ],
    )
