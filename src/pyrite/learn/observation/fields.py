"""The layout of an observation: boards over the window of the maze, then a vector of named fields.

Boards have one number for each cell, as in the maze: the piece, or a bit for each side. For learners that need
binary features they can be expanded into `PLANES`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pyrite.game.catalogue import (
    BLUE_DOOR,
    CHEST,
    CHEST_TUNNELS,
    CHESTS,
    CRYSTAL,
    FRONT_BITS,
    GREEN_DOOR,
    HIDDEN_CHEST,
    HIDDEN_GOAL,
    LADDER,
    NAME,
    NEW_GOALS,
    PIECES,
    ROLES,
    SHAPE,
    SPECIALS,
    START,
    mark_of,
)
from pyrite.game.moves import PASS, QUESTIONS
from pyrite.game.setup import Rules
from pyrite.game.sides import LETTERS
from pyrite.game.table import DWARFS
from pyrite.learn.actions.action_space import CHEST_COUNT, ActionSpace

_PAIRS: Final = ("NE", "NS", "NW", "ES", "EW", "SW")

BOARDS: Final = (
    "pieces",
    "reached openings",
    "met by reached openings",
    "marks",
    "dwarfs",
)
"""The boards: three of the maze, then marks; the last one only with the toll module."""

MARKS: Final = (
    "the gold, for sure",
    "not the gold, for sure",
    "laid last",
    "the card in play goes here",
    "a toll is asked for here",
)
"""The marks of a cell, one bit each."""

PLANES: Final = (
    "has a card",
    *(f"open to {side}" for side in LETTERS),
    *(f"{pair} joined" for pair in _PAIRS),
    "a goal, face down",
    "a goal, face up",
    "a chest, closed",
    "start or ladder",
    "crystal",
    "blue door",
    "green door",
    "tunnel of a chest",
    "wardrobe or party",
    *(f"reached opening to {side}" for side in LETTERS),
    *(f"met by a reached opening at {side}" for side in LETTERS),
    *MARKS,
    *(f"own dwarf at {side}" for side in LETTERS),
    *(f"another's dwarf at {side}" for side in LETTERS),
)
"""The binary planes of expanded boards."""

PLANE: Final = {name: place for place, name in enumerate(PLANES)}


def _piece_row(kind: int, turned: bool) -> bytes:
    """The planes of a face-up card."""
    shape = SHAPE[kind].turned() if turned else SHAPE[kind]
    name = NAME[kind]
    mark = mark_of(name) if name not in NEW_GOALS else ""
    planes = {"has a card"}
    planes |= {f"open to {side}" for bit, side in enumerate(LETTERS) if shape.open_sides >> bit & 1}
    for pair in _PAIRS:
        sides = sum(1 << LETTERS.index(side) for side in pair)
        if any(part & sides == sides for part in shape.passages):
            planes.add(f"{pair} joined")
    planes |= {"a goal, face up"} if name in NEW_GOALS else set()
    planes |= {"start or ladder"} if kind == START or mark == LADDER else set()
    planes |= {mark} & {CRYSTAL, BLUE_DOOR, GREEN_DOOR}
    planes |= {"tunnel of a chest"} if mark == CHEST else set()
    planes |= {"wardrobe or party"} if name in SPECIALS else set()
    return _row(planes)


def _row(planes: set[str]) -> bytes:
    return bytes(name in planes for name in PLANES)


def _piece_rows() -> dict[int, bytes]:
    rows = {piece: _piece_row(kind, bool(piece & 1)) for kind, pieces in PIECES.items() for piece in pieces}
    rows[HIDDEN_GOAL * 2] = _row({"has a card", "a goal, face down"})
    rows[HIDDEN_CHEST * 2] = _row({"has a card", "a chest, closed"})
    return rows


PIECE_ROWS: Final = _piece_rows()
"""For each piece: the planes of its cell."""

GOAL_FACES: Final = tuple(NEW_GOALS)
CHEST_FACES: Final = tuple(CHEST_TUNNELS)

SEAT_FIELDS: Final = (
    "cards in hand",
    *(f"{NAME[kind]} in front" for kind in FRONT_BITS),
    "order of theft",
    "gold cards",
    "tokens",
    "tokens owed",
    "has the turn",
    "is asked",
    "may be chosen",
    "began the round",
    "joined the gold",
    "asked for toll this turn",
    *(f"pays the toll of dwarf {dwarf}" for dwarf in range(DWARFS)),
    *(f"owns dwarf {dwarf}" for dwarf in range(DWARFS)),
    *(f"known to be {role}" for role in ROLES[1:]),
    "role changes",
    "target of the card in play",
    "won the game",
    "out of the round",
)
"""The numbers of each seat; the observing seat comes first, then clockwise."""

SEAT_FIELD: Final = {name: place for place, name in enumerate(SEAT_FIELDS)}

GOAL_FIELDS: Final = (
    *(f"face up: {face}" for face in GOAL_FACES),
    *(f"seen, and sure to be {face}" for face in GOAL_FACES),
    *(f"seen, and may be {face}" for face in GOAL_FACES),
    "columns moved",
    "times picked up for a swap",
    "may be chosen",
    "target of the card in play",
)
CHEST_FIELDS: Final = (
    "is in the maze",
    *(f"tunnel {face}" for face in CHEST_FACES),
    *(f"found {found}" for found in CHESTS[1:]),
    *(f"seen tunnel {face}" for face in CHEST_FACES),
    *(f"seen {found}" for found in CHESTS[1:]),
    "may be chosen",
    "target of the card in play",
)
PROGRESS_FIELDS: Final = (
    "asked now",
    "rounds still to come",
    "turns taken in the round",
    "cards in the deck",
    "cards on the discard pile",
    "gold cards in the pile",
    "gold cards being drafted",
    "play runs clockwise",
    "tunnels of the specialist still to lay",
    "own last pass was forced and counts",
    "maps on goals forbidden",
    "wardrobe or party used",
    "dwarfs still to place",
    "cards to draw at the end of the turn",
    "no draw this turn",
    "gold was reached",
)


@dataclass(frozen=True)
class Field:
    """A part of the vector from ``first`` on: ``items`` items of ``each`` numbers."""

    name: str
    first: int
    items: int
    each: int

    @property
    def size(self) -> int:
        """The number of numbers."""
        return self.items * self.each

    @property
    def part(self) -> slice:
        """Its slice of the vector."""
        return slice(self.first, self.first + self.size)


def boards_of(rules: Rules) -> tuple[str, ...]:
    """The boards of a set-up."""
    return BOARDS if rules.toll else BOARDS[:-1]


def fields_of(rules: Rules, actions: ActionSpace) -> dict[str, Field]:
    """The fields of the vector of a set-up, in order."""
    seats, goals, kinds = rules.players, len(rules.goal_cells), len(actions.kinds)
    chests = CHEST_COUNT if rules.chests else 0
    sizes = {
        "question": (1, len(QUESTIONS)),
        "progress": (1, len(PROGRESS_FIELDS)),
        "own role": (1, len(ROLES)),
        "own former roles": (1, len(ROLES)),
        "hand": (1, kinds),
        "hand by place": (1, actions.hand_size),
        "cards lifted": (1, kinds),
        "own discards": (1, kinds),
        "discard pile seen": (1, kinds),
        "own gold cards": (1, 3),
        "gold cards offered": (1, 3),
        "seats": (seats, len(SEAT_FIELDS)),
        "looks": (seats, goals + chests),
        "inspections": (seats, seats),
        "goals": (goals, len(GOAL_FIELDS)),
        "chests": (chests, len(CHEST_FIELDS)),
        "chest effects to come": (1, len(CHESTS)),
        "card in play": (1, kinds),
        "verb in play": (1, PASS),
    }
    fields: dict[str, Field] = {}
    first = 0
    for name, (items, each) in sizes.items():
        fields[name] = Field(name, first, items, each)
        first += items * each
    return fields
