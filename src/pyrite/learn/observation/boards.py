"""The boards of an observation, with one number for each cell: the piece, or a bit for each flag.

For learners that need binary features, boards can be expanded into planes (`planes_of`). Boards and planes of the
base game come first, then those of each module in play (`pyrite.learn.layout`). They follow from its declaration:
marks on its cards, its card in the maze, questions about cells, and what its parts have of cells.
"""

from __future__ import annotations

from typing import Final

from pyrite.game.catalogue import (
    CHEST,
    HIDDEN_CHEST,
    HIDDEN_GOAL,
    LADDER,
    NAME,
    NEW_GOALS,
    PIECES,
    SHAPE,
    START,
    TUNNELS,
    mark_of,
)
from pyrite.game.module import Module
from pyrite.game.question import CELLS
from pyrite.game.setup import Rules
from pyrite.game.sides import LETTERS
from pyrite.learn.layout import modules_in_play
from pyrite.learn.observation.module_fields import observed_cells

_PAIRS: Final = ("NE", "NS", "NW", "ES", "EW", "SW")

BASE_BOARDS: Final = ("pieces", "reached openings", "met by reached openings", "marks")
"""The boards that every set-up has: three of the maze, then marks."""

MARKS: Final = (
    "the gold, for sure",
    "not the gold, for sure",
    "laid last",
    "the card in play goes here",
    "the question is about this cell",
)
"""The marks of a cell, one bit each; the last one only in set-ups with such a question."""

FLAGS: Final = 8
"""How many planes of parts are on one board."""
_CLOSED_CHEST: Final = "a chest, closed"

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


def planes_of(rules: Rules) -> tuple[str, ...]:
    """The planes of a set-up, in order."""
    names = dict.fromkeys(BASE_PLANES)
    for module in modules_in_play(rules):
        names |= dict.fromkeys(planes_of_module(module))
    return tuple(names)


def planes_of_module(module: Module) -> list[str]:
    """The planes that a module adds."""
    marks = [mark_of(name) for name in module.deck if name in TUNNELS]
    planes = [mark for mark in dict.fromkeys(marks) if mark not in ("", LADDER)]
    planes += [_CLOSED_CHEST, CHEST] if module.hooks.turned_over is not None else []
    planes += [module.first_card] if module.first_card else []
    planes += [MARKS[4]] if any(question.choices is CELLS for question in module.questions) else []
    return planes + planes_of_parts(module)


def planes_of_parts(module: Module) -> list[str]:
    """The planes that follow from the parts of a module, in the order of their bits on its boards."""
    return [f"{module.name}: {name}" for _, _, observed in observed_cells(module) for name in observed.numbers]


def boards_of(rules: Rules) -> tuple[str, ...]:
    """The boards of a set-up."""
    return BASE_BOARDS + tuple([board for module in modules_in_play(rules) for board in boards_of_module(module)])


def boards_of_module(module: Module) -> list[str]:
    """The boards of the parts of a module: eight planes on each."""
    count = -(-len(planes_of_parts(module)) // FLAGS)
    return [f"{module.name}: cells" + (f" {board + 1}" if board else "") for board in range(count)]


def _piece_planes(kind: int, turned: bool) -> set[str]:
    """The planes of a face-up card."""
    shape = SHAPE[kind].turned() if turned else SHAPE[kind]
    name = NAME[kind]
    mark = mark_of(name) if name in TUNNELS else ""
    planes = {"has a card"}
    planes |= {f"open to {side}" for bit, side in enumerate(LETTERS) if shape.open_sides >> bit & 1}
    for pair in _PAIRS:
        sides = sum(1 << LETTERS.index(side) for side in pair)
        if any(passage & sides == sides for passage in shape.passages):
            planes.add(f"{pair} joined")
    planes |= {"a goal, face up"} if name in NEW_GOALS else set()
    planes |= {"start or ladder"} if kind == START or mark == LADDER else set()
    return planes | {mark or name}  # set-ups have planes for marks, and for cards that are in the maze at first


PIECE_PLANES: Final[dict[int, set[str]]] = {
    **{piece: _piece_planes(kind, bool(piece & 1)) for kind, pieces in PIECES.items() for piece in pieces},
    HIDDEN_GOAL * 2: {"has a card", "a goal, face down"},
    HIDDEN_CHEST * 2: {"has a card", _CLOSED_CHEST},
}
"""For each piece: the planes of its cell."""
