"""The layout of an observation: boards over the window of the maze, then a vector of named fields.

The fields of the base game come first, then those of each part in play (`pyrite.learn.layout`). A field that
several parts need is in the block of the first of them.

Boards have one number for each cell, as in the maze: the piece, or a bit for each side. For learners that need
binary features, boards can be expanded into planes (`planes_of`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pyrite.game.catalogue import (
    BASE_GOALS,
    BLUE_DOOR,
    BREAKS,
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
    SHAPE,
    SPECIALS,
    START,
    mark_of,
)
from pyrite.game.modules.toll.state import DWARFS
from pyrite.game.moves import PASS
from pyrite.game.questions import QUESTION_NAMES
from pyrite.game.setup import Rules
from pyrite.game.sides import LETTERS
from pyrite.learn.actions.action_space import CHEST_COUNT, ActionSpace
from pyrite.learn.layout import parts_in_play

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

PART_PLANES: Final[dict[str, tuple[str, ...]]] = {
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
"""The planes of each part that has any."""

PLANE: Final = {name: place for place, name in enumerate(BASE_PLANES)}


def planes_of(rules: Rules) -> tuple[str, ...]:
    """The planes of a set-up, in order."""
    names = dict.fromkeys(BASE_PLANES)
    for part in parts_in_play(rules):
        names.update(dict.fromkeys(PART_PLANES.get(part, ())))
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

CHEST_FACES: Final = tuple(CHEST_TUNNELS)
BASE_FACES: Final = tuple(BASE_GOALS)
MORE_FACES: Final = tuple(name for name in NEW_GOALS if name not in BASE_GOALS)

BASE_ROLES: Final = ("unknown", "digger", "saboteur")
SABOTEUR2_ROLES: Final = ("blue digger", "green digger", "boss", "profiteer", "geologist")

SEAT_FIELDS: Final = (
    "cards in hand",
    *(f"{NAME[kind]} in front" for kind in BREAKS),
    "gold cards",
    "has the turn",
    "is asked",
    "began the round",
    "joined the gold",
    *(f"known to be {role}" for role in BASE_ROLES[1:]),
    "won the game",
    "out of the round",
)
"""The numbers of each seat; the observing seat comes first, then clockwise."""

SEAT_FIELD: Final = {name: place for place, name in enumerate(SEAT_FIELDS)}

GOAL_FIELDS: Final = (
    *(f"face up: {face}" for face in BASE_FACES),
    *(f"seen, and sure to be {face}" for face in BASE_FACES),
    "may be chosen",
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
    "own last pass was forced and counts",
    "cards to draw at the end of the turn",
    "gold was reached",
)
BASE_QUESTIONS: Final = ("nothing", "turn", "goal", "orientation", "gold")

ONE: Final = "one"
SEAT: Final = "seat"
GOAL: Final = "goal"
CHEST_ITEM: Final = "chest"
"""What the items of a field are: a single one, or one for each seat, goal or chest."""

NUMBERS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    # the base game
    "question": (ONE, BASE_QUESTIONS),
    "progress": (ONE, PROGRESS_FIELDS),
    "own role": (ONE, BASE_ROLES),
    "own gold cards": (ONE, ("1 nugget", "2 nuggets", "3 nuggets")),
    "gold cards offered": (ONE, ("1 nugget", "2 nuggets", "3 nuggets")),
    "seats": (SEAT, SEAT_FIELDS),
    "goals": (GOAL, GOAL_FIELDS),
    # questions of parts
    **{f"question: {name}": (ONE, (name,)) for name in QUESTION_NAMES if name not in BASE_QUESTIONS},
    # what several parts need
    "tokens": (SEAT, ("tokens", "tokens owed")),
    "role changes": (SEAT, ("role changes",)),
    "seats to choose": (SEAT, ("may be chosen",)),
    "goals in play": (GOAL, ("target of the card in play",)),
    "greedy: own role": (ONE, ("greedy",)),
    "greedy: seats": (SEAT, ("known to be greedy",)),
    "special card": (ONE, ("wardrobe or party used",)),
    # single parts
    "saboteur2: own role": (ONE, SABOTEUR2_ROLES),
    "saboteur2: seats": (
        SEAT,
        (
            *(f"{NAME[kind]} in front" for kind in FRONT_BITS if kind not in BREAKS),
            "order of theft",
            *(f"known to be {role}" for role in SABOTEUR2_ROLES),
        ),
    ),
    "change_of_direction: progress": (ONE, ("play runs clockwise",)),
    "chests: progress": (ONE, ("maps on goals forbidden", "no draw this turn")),
    "chests: effects to come": (ONE, CHESTS),
    "chests: goals": (GOAL, ("columns moved",)),
    "chests: chests": (CHEST_ITEM, CHEST_FIELDS),
    "goal_swap: goals": (
        GOAL,
        (*(f"seen, and may be {face}" for face in BASE_FACES), "times picked up for a swap"),
    ),
    "new_goals: goals": (
        GOAL,
        (
            *(f"face up: {face}" for face in MORE_FACES),
            *(f"seen, and sure to be {face}" for face in MORE_FACES),
            *(f"seen, and may be {face}" for face in MORE_FACES),
        ),
    ),
    "path_specialist: progress": (ONE, ("tunnels of the specialist still to lay",)),
    "toll: progress": (ONE, ("dwarfs still to place",)),
    "toll: seats": (
        SEAT,
        (
            "asked for toll this turn",
            *(f"pays the toll of dwarf {dwarf}" for dwarf in range(DWARFS)),
            *(f"owns dwarf {dwarf}" for dwarf in range(DWARFS)),
        ),
    ),
    "veto: seats": (SEAT, ("target of the card in play",)),
}
"""Fields whose numbers have names: what the items are (as above), and the names of the numbers of an item."""

BASE_FIELDS: Final = (
    "question",
    "progress",
    "own role",
    "hand",
    "hand by place",
    "own discards",
    "discard pile seen",
    "own gold cards",
    "gold cards offered",
    "seats",
    "looks",
    "goals",
)
_CARD_IN_PLAY: Final = ("card in play", "verb in play")
_CARDS_LIFTED: Final = ("question: card", "cards lifted")
_GREEDY: Final = ("greedy: own role", "greedy: seats")
_SPECIAL: Final = ("special card", "role changes", "own former roles")

PART_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "saboteur2": (
        "question: victim",
        "saboteur2: own role",
        "saboteur2: seats",
        "seats to choose",
        "tokens",
        "role changes",
        "own former roles",
        "inspections",
    ),
    "change_of_direction": ("change_of_direction: progress",),
    "chests": (
        *_CARDS_LIFTED,
        "question: move",
        "question: hand",
        "question: role",
        "chests: progress",
        "chests: effects to come",
        "chests: chests",
        "chests: looks",
        "chests: goals",
        "seats to choose",
        "tokens",
        "inspections",
    ),
    "goal_swap": ("question: swap", "goal_swap: goals", "goals in play", *_CARD_IN_PLAY),
    "greedy_dwarf": _GREEDY,
    "new_goals": ("new_goals: goals", "tokens"),
    "party": _SPECIAL,
    "path_specialist": ("question: tunnel", "path_specialist: progress"),
    "toll": ("question: toll", "toll: progress", "toll: seats", "tokens"),
    "tournament": (*_GREEDY, "tokens"),
    "trove": (*_CARDS_LIFTED, *_CARD_IN_PLAY),
    "veto": ("question: veto", "veto: seats", "goals in play", *_CARD_IN_PLAY),
    "wardrobe": _SPECIAL,
}
"""The fields that each part needs; a part that is not listed needs none."""


@dataclass(frozen=True)
class Field:
    """A part of the vector from ``first`` on: ``items`` items of ``each`` numbers."""

    name: str
    first: int
    items: int
    each: int

    @property
    def size(self) -> int:
        """How many numbers of the vector it has."""
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
    names = dict.fromkeys(BASE_FIELDS)
    for part in parts_in_play(rules):
        names.update(dict.fromkeys(PART_FIELDS.get(part, ())))
    fields: dict[str, Field] = {}
    first = 0
    for name in names:
        items, each = _size_of(name, rules, actions)
        fields[name] = Field(name, first, items, each)
        first += items * each
    return fields


def _size_of(name: str, rules: Rules, actions: ActionSpace) -> tuple[int, int]:
    """The items of a field, and how many numbers each has."""
    seats, goals, kinds = rules.players, len(rules.goal_cells), len(actions.kinds)
    if name in NUMBERS:
        item, numbers = NUMBERS[name]
        return {ONE: 1, SEAT: seats, GOAL: goals, CHEST_ITEM: CHEST_COUNT}[item], len(numbers)
    return {
        "hand": (1, kinds),
        "hand by place": (1, actions.hand_size),
        "own discards": (1, kinds),
        "discard pile seen": (1, kinds),
        "cards lifted": (1, kinds),
        "card in play": (1, kinds),
        "verb in play": (1, PASS),
        "looks": (seats, goals),
        "chests: looks": (seats, CHEST_COUNT),
        "inspections": (seats, seats),
        "own former roles": (1, len(roles_of(rules))),
    }[name]


def roles_of(rules: Rules) -> tuple[str, ...]:
    """The roles that a set-up can have, in the order of their fields."""
    needed = {name for part in parts_in_play(rules) for name in PART_FIELDS.get(part, ())}
    found: tuple[str, ...] = BASE_ROLES
    for name in ("saboteur2: own role", "greedy: own role"):
        if name in needed:
            found += NUMBERS[name][1]
    return found


def places_of(fields: dict[str, Field], label: str, names: Sequence[str]) -> list[tuple[int, int]]:
    """For each name: where ``label.format(name)`` is for the first item, and how far the next item is from there.

    (-1, 0) if the set-up has no such number.
    """
    found = {}
    for field in reversed(fields.values()):
        for place, number in enumerate(NUMBERS[field.name][1] if field.name in NUMBERS else ()):
            found[number] = (field.first + place, field.each)
    return [found.get(label.format(name), (-1, 0)) for name in names]
