"""Codecs of fields: numbers inside the core, readable values outside.

A codec converts the internal value of a field to a readable one and back. It may also have a hidden
value, which replaces the value for a viewer who may not know it: for a card 0 inside and None outside,
for several cards one such value for each. A codec without a hidden value cannot be used for a secret.

Each codec has the JSON schema of its readable values. The types of the web client are made of these schemas
(`tools/wire_types.py`). Its noun says how a value is put into a sentence (`pyrite.messages`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeAlias

from pyrite.game.catalogue import (
    CARD_NAMES,
    CHESTS,
    FACE_DOWN,
    KIND,
    LAID_AS,
    NAME,
    ROLES,
    SPELLING,
    TOOLS,
)
from pyrite.game.dealing.contributions import check_words
from pyrite.game.maze import Grid
from pyrite.game.refusal import BadInput, is_whole, shown
from pyrite.game.sides import LETTERS, Shape, letters
from pyrite.game.table import NOBODY

Cell = tuple[int, int]
"""Column and row: x grows to the right, y downwards, the start is (0, 0)."""

Schema: TypeAlias = dict[str, Any]
"""A JSON schema."""

TWO_NUMBERS: Final[Schema] = {
    "type": "array",
    "prefixItems": [{"type": "integer"}, {"type": "integer"}],
    "items": False,
    "minItems": 2,
    "maxItems": 2,
}

ASKED_FOR: Final[list[str]] = []
"""Names of questions from number 1 on. `pyrite.game.questions` fills it: a question needs facts, these codecs."""

DEFINITIONS: Final[dict[str, Schema]] = {
    "Card": {"description": "A card.", "enum": CARD_NAMES},
    "Tunnel": {"description": "A tunnel card, spelt in its orientation.", "enum": sorted(set(SPELLING.values()))},
    "Sides": {"description": "The open sides of a card, as in NE or NESW.", "type": "string"},
    "Side": {"description": "One side of a card.", "enum": list(LETTERS)},
    "Role": {"description": "A role.", "enum": list(ROLES)},
    "Nuggets": {"description": "The value of a gold card.", "enum": [1, 2, 3]},
    "InChest": {"description": "What is in a chest.", "enum": list(CHESTS[1:])},
    "Question": {"description": "What a seat is asked.", "enum": ASKED_FOR},
    "Tool": {"description": "A tool.", "enum": list(TOOLS)},
    "Cell": {
        "description": "Column and row: x grows to the right, y downwards, the start is [0, 0].",
        **TWO_NUMBERS,
    },
}
"""The JSON schemas that have a name: the vocabulary of the game."""


def schema_ref(name: str) -> Schema:
    """The JSON schema that refers to a definition."""
    return {"$ref": f"#/$defs/{name}"}


def or_null(schema: Schema) -> Schema:
    """The JSON schema that also allows null."""
    return {"anyOf": [schema, {"type": "null"}]}


def array_of(schema: Schema) -> Schema:
    """The JSON schema of a list."""
    return {"type": "array", "items": schema}


def object_of(about: str, properties: dict[str, Schema]) -> Schema:
    """The JSON schema of an object that has all these properties and no others."""
    return {
        "description": about,
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


@dataclass(frozen=True)
class Codec:
    """Converts one kind of field from its internal value to a readable one (``decode``) and back (``encode``)."""

    decode: Callable[[Any, Grid], Any]
    encode: Callable[[Any, Grid], Any]
    schema: Schema = field(compare=False)
    """The JSON schema of the readable value. The type of a field says whether it may also be null."""
    hide: Callable[[Any], Any] | None = None
    """Returns the hidden value that replaces a value; None if this kind of value cannot be hidden."""
    noun: str = field(default="", compare=False)
    """What a value is, as messages name it: a seat, cards; empty if no message names it."""
    picks: str = field(default="", compare=False)
    """What a player picks who chooses such a value, if the noun does not say it."""


def _whole(value: object, what: str, low: int, high: int) -> int:
    if isinstance(value, int) and is_whole(value, low, high):
        return value
    raise BadInput(f"{what} is a number from {low} to {high}, not {shown(value)}.")


def _list_of(codec: Codec, what: str) -> Codec:
    def read(words: object, grid: Grid) -> Any:
        if not isinstance(words, list | tuple):
            raise BadInput(f"{what} are a list, not {shown(words)}.")
        return bytes(codec.encode(word, grid) for word in words)

    hide, schema = (None, codec.schema) if codec.hide is None else (_hidden_bytes, or_null(codec.schema))
    return Codec(
        lambda raw, grid: tuple(codec.decode(each, grid) for each in raw),
        read,
        array_of(schema),
        hide,
        f"{codec.noun}s",
    )


def _hidden_bytes(raw: bytes) -> bytes:
    return bytes(len(raw))


def _zero(raw: int) -> int:
    return 0


def tuple_of(codec: Codec, what: str) -> Codec:
    """The codec of a list of such values."""

    def read(words: object, grid: Grid) -> tuple[Any, ...]:
        if not isinstance(words, list | tuple):
            raise BadInput(f"{what} are a list, not {shown(words)}.")
        return tuple(codec.encode(word, grid) for word in words)

    inner = codec.hide
    hide = None if inner is None else lambda raw: tuple(inner(each) for each in raw)
    schema = array_of(codec.schema)
    noun = "" if codec.noun.endswith("s") else f"{codec.noun}s"  # no message names lists of lists
    return Codec(lambda raw, grid: tuple(codec.decode(each, grid) for each in raw), read, schema, hide, noun)


def record(about: str, **fields: Codec) -> Codec:
    """The codec of a tuple that is readable as an object, whose fields are in the order of the tuple."""

    def read(words: object, grid: Grid) -> tuple[Any, ...]:
        if not isinstance(words, dict) or words.keys() != fields.keys():
            raise BadInput(f"An object with {', '.join(fields)} was expected, not {shown(words)}.")
        return tuple(codec.encode(words[name], grid) for name, codec in fields.items())

    return Codec(
        lambda raw, grid: {
            name: codec.decode(each, grid) for (name, codec), each in zip(fields.items(), raw, strict=True)
        },
        read,
        object_of(about, {name: codec.schema for name, codec in fields.items()}),
    )


def or_none(codec: Codec, none: int) -> Codec:
    """The codec of a value that may be missing; ``none`` stands for it in the core."""
    return Codec(
        lambda raw, grid: None if raw == none else codec.decode(raw, grid),
        lambda word, grid: none if word is None else codec.encode(word, grid),
        or_null(codec.schema),
    )


def cell_number(word: object, grid: Grid) -> int:
    """The number of a cell given as (x, y); raise `BadInput` for anything else."""
    if isinstance(word, list | tuple) and len(word) == 2:
        x, y = word
        if all(is_whole(part, -999, 999) for part in (x, y)):
            try:
                return grid.cell(x, y)
            except ValueError as error:
                raise BadInput(f"{str(error).capitalize()}.") from None
    raise BadInput(f"A cell is two whole numbers, column and row, like [3, -1], not {shown(word)}.")


def card_number(word: object, grid: Grid) -> int:
    """The kind of a card by its name."""
    if word is None:
        return FACE_DOWN
    if isinstance(word, str) and word in KIND:
        return KIND[word]
    raise BadInput(f"There is no card {shown(word)}.")


def piece_number(word: object, grid: Grid) -> int:
    """The piece of a tunnel card, spelt in its orientation, with its mark."""
    if not isinstance(word, str):
        raise BadInput(f"A tunnel is spelt by its open sides, like NES or N|+E|, not {shown(word)}.")
    usual = LAID_AS.get(word)
    if usual is not None:
        return usual
    spelling, _, mark = word.partition(" ")
    try:
        shape = Shape.spelt(spelling)
    except ValueError as error:
        raise BadInput(f"{error}.") from None
    piece = LAID_AS.get(f"{shape} {mark}".rstrip())
    if piece is None:
        raise BadInput(f"There is no tunnel {shown(word)} in the game.")
    return piece


def sides_number(word: object, grid: Grid) -> int:
    """The open sides of a goal or a chest tunnel."""
    if (
        isinstance(word, str)
        and word
        and all(letter in LETTERS for letter in word)
        and len(set(word)) == len(word)
    ):
        return sum(1 << LETTERS.index(letter) for letter in word)
    raise BadInput(f"Open sides are written like NE or NESW, not {shown(word)}.")


def _name_in(names: Sequence[str], what: str, definition: str, noun: str, picks: str = "") -> Codec:
    def read(word: object, grid: Grid) -> int:
        if isinstance(word, str) and word in names:
            return names.index(word)
        raise BadInput(f"{what} is one of {', '.join(names)}, not {shown(word)}.")

    return Codec(lambda raw, grid: names[raw], read, schema_ref(definition), noun=noun, picks=picks)


def _role_number(word: object, grid: Grid) -> int:
    if word is None:
        return 0
    if isinstance(word, str) and word in ROLES[1:]:
        return ROLES.index(word)
    raise BadInput(f"There is no role {shown(word)}; the roles are {', '.join(ROLES[1:])}.")


def _text(word: object, grid: Grid) -> str:
    if not isinstance(word, str):
        raise BadInput(f"A text was expected, not {shown(word)}.")
    return word


def _seed_bytes(word: object, grid: Grid) -> bytes:
    try:
        return bytes.fromhex(_text(word, grid))
    except ValueError:
        raise BadInput("A seed is written in hexadecimal digits.") from None


def _yes_or_no(word: object, grid: Grid) -> bool:
    if not isinstance(word, bool):
        raise BadInput(f"Write true or false, not {shown(word)}.")
    return word


def _nuggets_number(word: object, grid: Grid) -> int:
    return 0 if word is None else _whole(word, "A gold card's value", 1, 3)


_INTEGER: Final[Schema] = {"type": "integer"}
_BOOLEAN: Final[Schema] = {"type": "boolean"}
_STRING: Final[Schema] = {"type": "string"}

SEAT: Final = Codec(
    lambda raw, grid: None if raw == NOBODY else raw,
    lambda word, grid: NOBODY if word is None else _whole(word, "A seat", 0, 11),
    _INTEGER,
    noun="seat",
)
COUNT: Final = Codec(
    lambda raw, grid: raw, lambda word, grid: _whole(word, "A count", 0, 1 << 20), _INTEGER, noun="number"
)
GOAL: Final = Codec(lambda raw, grid: raw, lambda word, grid: _whole(word, "A goal", 0, 7), _INTEGER, noun="goal")
CHEST_NUMBER: Final = replace(GOAL, noun="chest")
FLAG: Final = Codec(lambda raw, grid: bool(raw), _yes_or_no, _BOOLEAN, noun="flag")
TEXT: Final = Codec(lambda raw, grid: raw, _text, _STRING, noun="text")
CONTRIBUTION: Final = Codec(lambda raw, grid: raw, lambda word, grid: check_words(word), _STRING, noun="text")
SEED: Final = Codec(lambda raw, grid: raw.hex(), _seed_bytes, _STRING, noun="text")
CELL: Final = Codec(lambda raw, grid: grid.at(raw), cell_number, schema_ref("Cell"), noun="cell")
CARD: Final = Codec(lambda raw, grid: NAME.get(raw), card_number, schema_ref("Card"), _zero, "card")
CARDS: Final = _list_of(CARD, "Cards")
PIECE: Final = Codec(
    lambda raw, grid: SPELLING[raw], piece_number, schema_ref("Tunnel"), noun="card", picks="orientation"
)
ROLE: Final = Codec(lambda raw, grid: ROLES[raw] if raw else None, _role_number, schema_ref("Role"), _zero, "role")
LEFT_OVER: Final = _list_of(ROLE, "Roles")
ROLES_LIST: Final = replace(LEFT_OVER, noun="roles of seats")
"""The role of each seat."""
NUGGETS: Final = Codec(
    lambda raw, grid: raw or None, _nuggets_number, schema_ref("Nuggets"), _zero, "number", picks="nuggets"
)
NUGGETS_LIST: Final = _list_of(NUGGETS, "Gold cards")
PURSES: Final = tuple_of(NUGGETS_LIST, "Purses")
HANDS: Final = tuple_of(CARDS, "Hands")
SEATS: Final = tuple_of(
    Codec(lambda raw, grid: raw, lambda word, grid: _whole(word, "A seat", 0, 11), _INTEGER, noun="seat"),
    "Seats",
)
CHOICES: Final = tuple_of(COUNT, "Choices")
SIDES: Final = Codec(
    lambda raw, grid: letters(raw), sides_number, schema_ref("Sides"), noun="card", picks="orientation"
)
SIDE: Final = _name_in(tuple(LETTERS), "A side", "Side", "side")
ONE_SIDE: Final = Codec(
    lambda raw, grid: letters(raw), lambda word, grid: 1 << SIDE.encode(word, grid), SIDE.schema, noun="side"
)
_IN_CHEST: Final = _name_in(CHESTS[1:], "What is in a chest", "InChest", "found")
CHEST_FOUND: Final = Codec(
    lambda raw, grid: CHESTS[raw] if raw else None,
    lambda word, grid: 0 if word is None else 1 + _IN_CHEST.encode(word, grid),
    _IN_CHEST.schema,
    _zero,
    _IN_CHEST.noun,
)
SECRET_FLAG: Final = Codec(
    lambda raw, grid: (None, False, True)[raw],
    lambda word, grid: 0 if word is None else 1 + _yes_or_no(word, grid),
    _BOOLEAN,
    _zero,
    "flag",
)
CELLS: Final = tuple_of(
    Codec(lambda raw, grid: raw, lambda word, grid: grid.at(cell_number(word, grid)), CELL.schema, noun="cell"),
    "Cells",
)
AMOUNT: Final = Codec(
    lambda raw, grid: raw, lambda word, grid: _whole(word, "An amount", -99, 99), _INTEGER, noun="amount"
)
SEAT_BITS: Final = Codec(
    lambda raw, grid: [seat for seat in range(raw.bit_length()) if raw >> seat & 1],
    lambda word, grid: sum(1 << seat for seat in SEATS.encode(word, grid)),
    SEATS.schema,
)
"""Several seats, a bit each."""
CHESTS_FOUND: Final = _list_of(CHEST_FOUND, "Chests")
TOOL: Final = _name_in(TOOLS, "A tool", "Tool", "id", picks="tool")
_QUESTION_NAME: Final = _name_in(ASKED_FOR, "A question", "Question", "id")
QUESTION: Final = Codec(
    lambda raw, grid: ASKED_FOR[raw - 1],
    lambda word, grid: 1 + _QUESTION_NAME.encode(word, grid),
    _QUESTION_NAME.schema,
    noun="id",
)
