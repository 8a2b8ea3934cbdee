"""The layout of the vector of an observation: named fields of numbers.

The fields of the base game come first, then those of each module in play (`pyrite.learn.layout`). The block of a
module follows from its declarations: its questions, the fields of its part, whether players choose seats or have
tokens. `OWN_FIELDS` and `SHARED_FIELDS` have what its declarations do not say. A field that several modules need
is in the block of the first of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pyrite.game.catalogue import BASE_GOALS, BREAKS, CHEST_TUNNELS, CHESTS, FRONT_BITS, NAME, NEW_GOALS
from pyrite.game.chest_layouts import CHESTS_LAID
from pyrite.game.module import Module
from pyrite.game.modules import BASE
from pyrite.game.moves import PASS
from pyrite.game.part import Observed, PartField
from pyrite.game.question import SEATS
from pyrite.game.setup import Rules
from pyrite.learn.actions.action_space import ActionSpace
from pyrite.learn.layout import modules_in_play

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

ONE: Final = "one"
SEAT: Final = "seat"
GOAL: Final = "goal"
CHEST_ITEM: Final = "chest"
"""What the items of a field are: a single one, or one for each seat, goal or chest."""

Numbers = tuple[str, tuple[str, ...]]
"""What the items of a field are, and the names of the numbers of an item."""

NUMBERS: Final[dict[str, Numbers]] = {
    # the base game
    "question": (ONE, ("nothing", *[question.name for question in BASE.questions])),
    "progress": (ONE, PROGRESS_FIELDS),
    "own role": (ONE, BASE_ROLES),
    "own gold cards": (ONE, ("1 nugget", "2 nuggets", "3 nuggets")),
    "gold cards offered": (ONE, ("1 nugget", "2 nuggets", "3 nuggets")),
    "seats": (SEAT, SEAT_FIELDS),
    "goals": (GOAL, GOAL_FIELDS),
    # what several modules need
    "tokens": (SEAT, ("tokens", "tokens owed")),
    "role changes": (SEAT, ("role changes",)),
    "seats to choose": (SEAT, ("may be chosen",)),
    "goals in play": (GOAL, ("target of the card in play",)),
    "greedy: own role": (ONE, ("greedy",)),
    "greedy: seats": (SEAT, ("known to be greedy",)),
    # single modules
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
    "veto: seats": (SEAT, ("target of the card in play",)),
}
"""Fields whose numbers have names and do not follow from the declarations of a module."""

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

OWN_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "saboteur2": ("saboteur2: own role", "saboteur2: seats"),
    "change_of_direction": ("change_of_direction: progress",),
    "chests": ("chests: chests", "chests: looks", "chests: goals"),
    "goal_swap": ("goal_swap: goals",),
    "greedy_dwarf": ("greedy: own role", "greedy: seats"),
    "new_goals": ("new_goals: goals",),
    "tournament": ("greedy: own role", "greedy: seats"),
    "veto": ("veto: seats",),
}
"""What agents observe of a module besides its questions and its part: state that the core keeps, and secrets."""

_CARD_IN_PLAY: Final = ("card in play", "verb in play")
_ROLE_CHANGES: Final = ("role changes", "own former roles")

SHARED_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "saboteur2": (*_ROLE_CHANGES, "inspections"),
    "chests": ("inspections",),
    "goal_swap": ("goals in play", *_CARD_IN_PLAY),
    "party": _ROLE_CHANGES,
    "trove": _CARD_IN_PLAY,
    "veto": ("goals in play", *_CARD_IN_PLAY),
    "wardrobe": _ROLE_CHANGES,
}
"""What a module needs together with others."""

_OF_QUESTIONS: Final[dict[str, tuple[str, ...]]] = {"card": ("cards lifted",)}
"""What agents observe because they can be asked a question, by its name."""


@dataclass(frozen=True)
class Field:
    """A part of the vector from ``first`` on: ``items`` items of ``each`` numbers."""

    name: str
    first: int
    items: int
    each: int
    numbers: tuple[str, ...]
    """What the numbers of an item say; empty if they are cards, seats or places."""

    @property
    def size(self) -> int:
        """How many numbers of the vector it has."""
        return self.items * self.each

    @property
    def part(self) -> slice:
        """Its slice of the vector."""
        return slice(self.first, self.first + self.size)


def fields_of(rules: Rules, actions: ActionSpace) -> dict[str, Field]:
    """The fields of the vector of a set-up, in order."""
    fields: dict[str, Field] = {}
    first = 0
    for module in modules_in_play(rules):
        for name, declared in fields_of_module(module).items():
            if name not in fields:
                items, each = _size_of(name, declared, rules, actions)
                fields[name] = Field(name, first, items, each, declared[1] if declared else ())
                first += items * each
    return fields


def fields_of_module(module: Module) -> dict[str, Numbers | None]:
    """The fields that a module needs, in order, with their numbers; None if these have no names."""
    if module is BASE:
        return {name: NUMBERS.get(name) for name in BASE_FIELDS}
    found: dict[str, Numbers | None] = {}
    for question in module.questions:
        found[f"question: {question.name}"] = (ONE, (question.name,))
        found.update({name: NUMBERS.get(name) for name in _OF_QUESTIONS.get(question.name, ())})
    for name, parts in observed_parts(module).items():
        item = SEAT if parts[0][1].each_seat else ONE
        found[name] = (item, tuple([number for _, observed in parts for number in observed.numbers]))
    others = [
        *OWN_FIELDS.get(module.name, ()),
        *(["seats to choose"] if any(question.choices is SEATS for question in module.questions) else []),
        *(["tokens"] if module.pays_tokens or module.has_tokens else []),
        *SHARED_FIELDS.get(module.name, ()),
    ]
    found.update({name: NUMBERS.get(name) for name in others})
    return found


def observed_parts(module: Module) -> dict[str, list[tuple[PartField, Observed]]]:
    """The fields that follow from the part of a module, each with the fields of the part that it shows.

    Single numbers of the table are together, and so are those of each seat.
    """
    fields = module.part.fields if module.part is not None else ()
    shown = [(field, field.observed) for field in fields if field.observed is not None]
    found: dict[str, list[tuple[PartField, Observed]]] = {}
    for field, observed in sorted(shown, key=lambda each: (each[1].each_seat, each[1].order)):
        single = "progress" if len(observed.numbers) == 1 else field.line
        name = "seats" if observed.each_seat else single
        found.setdefault(f"{module.name}: {name}", []).append((field, observed))
    return found


def _size_of(name: str, declared: Numbers | None, rules: Rules, actions: ActionSpace) -> tuple[int, int]:
    """The items of a field, and how many numbers each has."""
    seats, goals, kinds = rules.players, len(rules.goal_cells), len(actions.kinds)
    if declared is not None:
        item, numbers = declared
        return {ONE: 1, SEAT: seats, GOAL: goals, CHEST_ITEM: CHESTS_LAID}[item], len(numbers)
    return {
        "hand": (1, kinds),
        "hand by place": (1, actions.hand_size),
        "own discards": (1, kinds),
        "discard pile seen": (1, kinds),
        "cards lifted": (1, kinds),
        "card in play": (1, kinds),
        "verb in play": (1, PASS),
        "looks": (seats, goals),
        "chests: looks": (seats, CHESTS_LAID),
        "inspections": (seats, seats),
        "own former roles": (1, len(roles_of(rules))),
    }[name]


def roles_of(rules: Rules) -> tuple[str, ...]:
    """The roles that a set-up can have, in the order of their fields."""
    needed = {name for module in modules_in_play(rules) for name in fields_of_module(module)}
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
        for place, number in enumerate(field.numbers):
            found[number] = (field.first + place, field.each)
    return [found.get(label.format(name), (-1, 0)) for name in names]
