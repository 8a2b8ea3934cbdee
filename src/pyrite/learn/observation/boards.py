"""The boards of an observation, with one number for each cell: the piece, or a bit for each side.

For learners that need binary features, boards can be expanded into planes (`planes_of`). The planes of the base
game come first, then those of each module in play (`pyrite.learn.layout`).
"""

from __future__ import annotations

from typing import Final

from pyrite.game.catalogue import (
    BLUE_DOOR,
    CHEST,
    CRYSTAL,
    GREEN_DOOR,
    HIDDEN_CHEST,
    HIDDEN_GOAL,
    LADDER,
    NAME,
    NEW_GOALS,
    PIECES,
    SHAPE,
    SPECIALS,
    START,
    mark_of,
)
from pyrite.game.setup import Rules
from pyrite.game.sides import LETTERS
from pyrite.learn.layout import modules_in_play

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

BASE_PLANES: Final = (
    "has a card",
    *(f"open to {side}" for side in LETTERS),
    *(f"{pair} joined" for pair in _PAIRS),
    "a goal, face down",
    "a goal, face up",
    "start or ladder",
    *(f"reached opening to {side}" for side in LETTERS),
    *(f"met by a reached opening at {side}" for side in LETTERS),
    *MARKS[:4],
)
"""The binary planes of expanded boards that every set-up has."""

MODULE_PLANES: Final[dict[str, tuple[str, ...]]] = {
    "saboteur2": ("crystal", "blue door", "green door"),
    "chests": ("a chest, closed", "tunnel of a chest"),
    "party": ("wardrobe or party",),
    "toll": (
        MARKS[4],
        *(f"own dwarf at {side}" for side in LETTERS),
        *(f"another's dwarf at {side}" for side in LETTERS),
    ),
    "wardrobe": ("wardrobe or party",),
}
"""The planes of each module that has any."""

PLANE: Final = {name: place for place, name in enumerate(BASE_PLANES)}


def planes_of(rules: Rules) -> tuple[str, ...]:
    """The planes of a set-up, in order."""
    names = dict.fromkeys(BASE_PLANES)
    for module in modules_in_play(rules):
        names.update(dict.fromkeys(MODULE_PLANES.get(module.name, ())))
    return tuple(names)


def _piece_planes(kind: int, turned: bool) -> set[str]:
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
    return planes


PIECE_PLANES: Final[dict[int, set[str]]] = {
    **{piece: _piece_planes(kind, bool(piece & 1)) for kind, pieces in PIECES.items() for piece in pieces},
    HIDDEN_GOAL * 2: {"has a card", "a goal, face down"},
    HIDDEN_CHEST * 2: {"has a card", "a chest, closed"},
}
"""For each piece: the planes of its cell."""


def boards_of(rules: Rules) -> tuple[str, ...]:
    """The boards of a set-up."""
    return BOARDS if rules.toll else BOARDS[:-1]
