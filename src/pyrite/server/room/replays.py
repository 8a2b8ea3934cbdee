"""Records, replays and suspicion reviews of finished games, computed from the entries of a room.

`compute` runs in a worker process (`pyrite.server.operations.worker_process`): it takes and returns plain data.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

import pyrite
from pyrite.bots.beliefs.review import review_rounds
from pyrite.game import BadInput, Game, View, command_to_json, view_to_json
from pyrite.game.all_facts import apply
from pyrite.game.catalogue import ROLES
from pyrite.game.fact_codec import raw_fact_to_json
from pyrite.game.notation.record import write_record
from pyrite.game.project import Viewer, project
from pyrite.game.state import RawFact
from pyrite.game.view_json import parts_of, view_changes
from pyrite.server.room import Room, entries

ALL_SEEING = "all"
SPECTATOR = "spectator"

Kind = Literal["record", "replay", "suspicion"]

_encode: Final = msgspec.json.Encoder().encode
_NO_NOTES: Final = b'"notes":[],"marks":[]}'
_NOT_IN_GAME: Final = (
    entries.ChatSent,
    entries.EmoteShown,
    entries.SeatMuted,
    entries.NoteWritten,
    entries.SeatMarked,
)


class Step(Struct, frozen=True, omit_defaults=True):
    """A command and its facts, as the viewer saw them. The first step has no command."""

    seat: int | None
    command: dict[str, Any] | None
    facts: list[dict[str, Any]]
    game: dict[str, Any] | None = None
    """The fields of the view that a client does not compute, or the whole view; omitted if there is no fact."""
    own: list[dict[str, Any] | None] | None = None
    """With all cards open: what each seat knows, if it was sent its whole view; otherwise omitted."""


class Replay(Struct, frozen=True):
    """A game step by step, as one viewer saw it."""

    view_as: str
    names: list[str]
    opening: dict[str, Any]
    """The view before the first fact; for ``all`` that of a spectator."""
    steps: list[Step]
    roles: list[str]
    """The role of each seat at the end."""
    notes: list[tuple[int | None, str]]
    """The notes of the seat; only its owner gets them."""
    marks: list[tuple[int, str]]


class RoundSuspicion(Struct, frozen=True):
    """The probability that each seat was a saboteur during a round, and the real roles."""

    number: int
    roles: list[str]
    turns: list[int]
    """The turn of each action."""
    seats: list[list[int]]
    """The seats that acted."""
    probabilities: list[list[float]]
    """For each seat: one value after the deal and one after each action."""


class Suspicion(Struct, frozen=True):
    """How likely each seat was a saboteur, from what one viewer could see."""

    view_as: str
    rounds: list[RoundSuspicion]


def viewer_of(word: str, seats: int) -> Viewer | str:
    """The viewer that a query names; raise `BadInput` if there is none."""
    if word == ALL_SEEING:
        return ALL_SEEING
    if word == SPECTATOR:
        return None
    if word.isascii() and word.isdecimal() and len(word) < 3 and int(word) < seats:
        return int(word)
    raise BadInput(f"The viewer is a seat from 0 to {seats - 1}, spectator, or all.")


@dataclass(frozen=True)
class Notes:
    """The notes and marks of a seat. They can change after the game; nothing else can."""

    owner: str
    """The guest who owns the seat; empty for a bot."""
    number: int
    """The number of the last entry that is included."""
    notes: Mapping[int | None, str] = field(default_factory=dict)
    marks: Mapping[int, str] = field(default_factory=dict)

    def with_entries(self, seat: int, written: Sequence[entries.AnyEntry]) -> Notes:
        """The notes after some more entries of the room."""
        notes, marks = dict(self.notes), dict(self.marks)
        for entry in written:
            if isinstance(entry, entries.NoteWritten) and entry.seat == seat:
                notes[entry.about] = entry.text
            elif isinstance(entry, entries.SeatMarked) and entry.seat == seat:
                marks[entry.about] = entry.mark
        return replace(self, number=self.number + len(written), notes=notes, marks=marks)


@dataclass(frozen=True)
class ComputedDocument:
    """A computed document about a finished game."""

    body: bytes
    name: str
    """The file name for downloads."""
    notes: Notes | None = None
    """The notes of the seat whose view it is; None for other viewers."""


def compute(written: Sequence[bytes], kind: Kind, view_as: str) -> ComputedDocument:
    """Compute a document from all entries of a room. Slow: never call it on the event loop."""
    found = decoded(written)
    room = Room.of("", (entry for entry in found if not isinstance(entry, _NOT_IN_GAME)))
    game = room.game
    assert game is not None
    name = f"pyrite-{room.opened_at}.jsonl"
    if kind == "record":
        return ComputedDocument(write_record(game, pyrite.__version__).encode(), name)
    if kind == "suspicion":
        return ComputedDocument(_encode(suspicion_of(game, view_as)), name)
    viewer = viewer_of(view_as, len(room.seats))
    notes = None
    if isinstance(viewer, int):
        notes = Notes(room.seats[viewer].guest, 0).with_entries(viewer, found)
    return ComputedDocument(_encode(replay_of(room, view_as)), name, notes)


def decoded(written: Iterable[bytes]) -> list[entries.AnyEntry]:
    """Entries decoded from the store."""
    return [entries.decode(entry) for entry in written]


def with_notes(body: bytes, notes: Notes) -> bytes:
    """An encoded replay with the notes of the seat whose view it is."""
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
    grid = game.state.table.maze.grid
    commands = [(None, None), *game.commands]
    view = View.blank(game.rules, None if viewer == ALL_SEEING else viewer)  # type: ignore[arg-type]
    seats = [View.blank(game.rules, seat) for seat in range(game.rules.players)] if viewer == ALL_SEEING else []
    steps, since = [], 0
    for (seat, command), end in zip(commands, game.ends, strict=True):
        open_to_viewer = viewer in (ALL_SEEING, seat)
        shown = None if command is None or not open_to_viewer else command_to_json(command)
        facts = game.facts[since:end]
        changes = _changes(view, facts)
        sent = [_changes(each, facts) for each in seats]
        owns = [each["own"] if "setup" in each else None for each in sent]
        seen = facts if viewer == ALL_SEEING else _seen_facts(facts, view.seat)
        steps.append(
            Step(
                seat if open_to_viewer else None,
                shown,
                [raw_fact_to_json(fact, grid) for fact in seen],
                changes or None,
                owns if any(owns) else None,
            )
        )
        since = end
    return steps


def _changes(view: View, facts: Sequence[RawFact]) -> dict[str, Any]:
    """Apply facts to a view; the fields of it that a client does not compute."""
    before, seen = parts_of(view), _seen_facts(facts, view.seat)
    for fact in seen:
        apply(view, fact)
    return view_changes(view, seen, before)


def _seen_facts(facts: Sequence[RawFact], viewer: Viewer) -> list[RawFact]:
    return [seen for fact in facts if (seen := project(fact, viewer)) is not None]


def suspicion_of(game: Game, view_as: str) -> Suspicion:
    """How likely each seat was a saboteur during the game. Slow: never call it on the event loop."""
    viewer = viewer_of(view_as, game.rules.players)
    if isinstance(viewer, str):
        raise BadInput("A viewer who sees everything has no suspicions: choose a seat or spectator.")
    seats = range(game.rules.players)
    return Suspicion(
        view_as,
        [
            RoundSuspicion(
                each.number,
                [ROLES[role] for role in each.roles],
                [change.turn for change in each.changes],
                [list(change.seats) for change in each.changes],
                [[round(chance, 4) for chance in each.history(seat)] for seat in seats],
            )
            for each in review_rounds(game, viewer)
        ],
    )
