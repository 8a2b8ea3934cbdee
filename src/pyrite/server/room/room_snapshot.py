"""Snapshots of rooms: a room as bytes, so that it can be loaded without reading all its entries.

A snapshot is a cache; the entries are authoritative. It is used only if the same code wrote it and its checksum is
correct. Otherwise it is ignored, and the room is folded from all its entries
(docs/decisions/0015-snapshots-of-rooms.md).

A snapshot is plain data; decoding it executes nothing. The game in it is a list of facts as in the entries, which
are applied to a blank game.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

import pyrite
from pyrite.game import Game, command_from_json, fact_from_json
from pyrite.game.commands import move_of, move_to_json
from pyrite.game.fact_codec import encode_fact, raw_fact_to_json
from pyrite.game.maze import Grid
from pyrite.game.state import RawFact
from pyrite.server.room import table_options
from pyrite.server.room.events import AnyEvent
from pyrite.server.room.room import Room
from pyrite.server.room.seat import Seat
from pyrite.server.room.table_options import TableOptions
from pyrite.server.room.viewer_log import BoundedEvents, PrivateEvent, RoomItem

FORMAT: Final = 1
"""The version of the format; raise it when this module changes the format."""

_SAVED_APART: Final = frozenset({"name", "speedup", "game", "items", "recent_items", "_legal", "_legal_texts"})
"""Attributes of a room that are saved separately or not at all."""

_encode: Final = msgspec.msgpack.Encoder().encode


class VersionMismatchError(ValueError):
    """The snapshot was written by another version of the code, or for another room."""


# ---------------------------------------------------------------- plain data

_DATACLASSES: Final = {each.__name__: each for each in (Seat, BoundedEvents)}
_to_event: Final = msgspec.msgpack.Decoder(AnyEvent).decode


def _packed(value: object) -> Any:
    """A value for MessagePack. Anything but numbers and texts becomes a list whose first element is its type."""
    if value is None or isinstance(value, bool | int | float | str | bytes):
        return value
    if isinstance(value, list | tuple | set):
        return [type(value).__name__, *map(_packed, value)]
    if isinstance(value, dict):
        return ["dict", *(_packed(each) for item in value.items() for each in item)]
    if isinstance(value, PrivateEvent):
        return ["PrivateEvent", value.seat, _encode(value.event)]
    if isinstance(value, TableOptions):
        return ["TableOptions", _encode(value)]
    if isinstance(value, Struct):
        return ["event", _encode(value)]
    if type(value) in _DATACLASSES.values():
        return [type(value).__name__, _packed(vars(value))]
    raise TypeError(f"A {type(value).__name__} cannot be in a snapshot.")


def _unpacked(data: Any) -> Any:
    """The inverse of `_packed`."""
    if not isinstance(data, list):
        return data
    kind, *rest = data
    if kind == "dict":
        items = [_unpacked(each) for each in rest]
        return dict(zip(items[::2], items[1::2], strict=True))
    if kind == "event":
        return _to_event(rest[0])
    if kind == "PrivateEvent":
        return PrivateEvent(rest[0], _to_event(rest[1]))
    if kind == "TableOptions":
        return msgspec.msgpack.decode(rest[0], type=TableOptions)
    if kind in _DATACLASSES:
        return _DATACLASSES[kind](**_unpacked(rest[0]))
    return {"list": list, "tuple": tuple, "set": set}[kind](map(_unpacked, rest))


# ---------------------------------------------------------------- the game


class _SavedGame(Struct, frozen=True):
    """A game: its commands and facts."""

    contributions: list[tuple[int, str]]
    commands: list[tuple[int, dict[str, Any]]]
    ends: list[int]
    facts: list[dict[str, Any]]


def _load_game(saved: _SavedGame, room: Room) -> Game:
    game = Game.blank(room.options.set_up(room.seed), dict(saved.contributions))
    grid = game.state.table.maze.grid
    facts = [encode_fact(fact_from_json(fact), grid) for fact in saved.facts]
    game.commit(facts[: saved.ends[0]])
    for (seat, command), (start, end) in zip(saved.commands, pairwise(saved.ends), strict=True):
        game.commit(facts[start:end], (seat, move_of(command_from_json(command), grid)))
    return game


# ---------------------------------------------------------------- the room


class _Body(Struct, frozen=True):
    """The saved state of a room."""

    attributes: dict[str, Any]
    items: list[Any]
    """Packed events. A number n stands for the next n facts of the game."""
    game: _SavedGame | None


class _Envelope(Struct, frozen=True):
    """A body, and what is verified before it is decoded."""

    format: int
    code: bytes
    room: str
    number: int
    checksum: bytes
    body: bytes


@dataclass(frozen=True)
class CapturedRoom:
    """A copy of a room at one moment, to be encoded in another thread. It does not change any more."""

    room: str
    number: int
    """How many entries are in it."""
    attributes: dict[str, Any]
    items: list[RoomItem]
    facts: list[RawFact]
    moves: list[tuple[int, int]]
    ends: list[int]
    contributions: dict[int, str]
    grid: Grid | None
    """The grid of the game; None before the game starts."""


def capture(room: Room) -> CapturedRoom:
    """Copy a room. Fast: lists are copied, and only small values are packed."""
    attributes = {name: _packed(value) for name, value in room.attributes().items() if name not in _SAVED_APART}
    game = room.game
    if game is None:
        return CapturedRoom(room.name, room.entry_count, attributes, room.items[:], [], [], [], {}, None)
    grid = game.state.table.maze.grid
    return CapturedRoom(
        room.name,
        room.entry_count,
        attributes,
        room.items[:],
        game.facts[:],
        game.moves[:],
        game.ends[:],
        dict(game.contributions),
        grid,
    )


def encode(captured: CapturedRoom) -> bytes:
    """The snapshot of a room."""
    items: list[Any] = []
    for each in captured.items:
        if not isinstance(each, tuple):
            items.append(_packed(each))
        elif items and isinstance(items[-1], int):
            items[-1] += 1
        else:
            items.append(1)
    game, grid = None, captured.grid
    if grid is not None:
        game = _SavedGame(
            list(captured.contributions.items()),
            [(seat, move_to_json(move, grid)) for seat, move in captured.moves],
            captured.ends,
            [raw_fact_to_json(fact, grid) for fact in captured.facts],
        )
    body = zlib.compress(_encode(_Body(captured.attributes, items, game)), 1)
    checksum = sha256(body).digest()
    return _encode(_Envelope(FORMAT, code_version(), captured.room, captured.number, checksum, body))


def decode(name: str, number: int, snapshot: bytes) -> Room:
    """The room after ``number`` entries; raise `VersionMismatchError`, or another error if the data is damaged."""
    envelope = msgspec.msgpack.decode(snapshot, type=_Envelope)
    made_by = (envelope.format, envelope.code, envelope.room, envelope.number)
    if made_by != (FORMAT, code_version(), name, number):
        raise VersionMismatchError("The snapshot was written by other code or for another room.")
    if sha256(envelope.body).digest() != envelope.checksum:
        raise ValueError("The snapshot is damaged.")
    body = msgspec.msgpack.decode(zlib.decompress(envelope.body), type=_Body)
    room = Room(name)
    if body.attributes.keys() != room.attributes().keys() - _SAVED_APART:
        raise VersionMismatchError("The snapshot lacks an attribute of a room.")
    for attribute, value in body.attributes.items():
        setattr(room, attribute, _unpacked(value))
    room.recent_items = {viewer: [] for viewer in room.sent_count}
    if body.game is not None:
        room.game = _load_game(body.game, room)
    room.items = _items(body.items, [] if room.game is None else room.game.facts)
    return room


def _items(saved: list[Any], facts: list[RawFact]) -> list[RoomItem]:
    found: list[RoomItem] = []
    next_fact = 0
    for each in saved:
        if isinstance(each, int):
            found += facts[next_fact : next_fact + each]
            next_fact += each
        else:
            found.append(_unpacked(each))
    if next_fact != len(facts):
        raise ValueError("The snapshot lacks facts of the game.")
    return found


@cache
def code_version() -> bytes:
    """A digest of the code that folds entries into rooms. Snapshots of other code are not used."""
    digest = sha256(pyrite.__version__.encode())
    for path in (*sorted(Path(__file__).parent.glob("*.py")), Path(table_options.__file__)):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.digest()
