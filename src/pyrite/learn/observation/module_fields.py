"""The block of a module in the vector: it follows from the declaration of the module.

A module has a field for each question, for what its parts have (`observed`), for its roles, its goals and the
cards that it puts in front of seats, for state of the core that it changes (`Module.changes`), and for choices and
tokens if it needs them.
"""

from __future__ import annotations

from typing import Final

from pyrite.game.catalogue import BASE_GOALS, BREAKS, DIGGER, FRONT_BITS, NAME, ROLES, SABOTEUR
from pyrite.game.module import Module
from pyrite.game.modules import BASE
from pyrite.game.part import Item, Observed, Part, PartField
from pyrite.game.question import SEATS
from pyrite.learn.observation.base_fields import BASE_FIELDS, BASE_ROLES, Shape
from pyrite.learn.observation.observed import observed_of

CHANGES: Final[dict[str, dict[str, Shape]]] = {
    "role_changes": {"role changes": ("seat", ("role changes",)), "own former roles": ("table", "role")},
    "inspections": {"inspections": ("seat", "seat")},
    "direction": {"direction": ("table", ("play runs clockwise",))},
    "goals": {"goals seen": ("goal", tuple([f"seen, and may be {face}" for face in BASE_GOALS]))},
    "goal_cells": {"moved goals": ("goal", ("columns moved",))},
    "lifted": {"cards lifted": ("table", "card")},
    "in_play": {
        "card in play": ("table", "card"),
        "verb in play": ("table", "verb"),
        "seats in play": ("seat", ("target of the card in play",)),
        "goals in play": ("goal", ("target of the card in play",)),
    },
}
"""What agents observe of the state that the core keeps for modules, by the name of the state."""

ObservedState = tuple[type[Part], PartField, Observed]
"""A part of a module, one of its fields, and how that is observed."""

_GROUPS: Final[dict[Item, str]] = {"seat": "seats", "goal": "goals", "chest": "chests"}


def fields_of_module(module: Module) -> dict[str, Shape]:
    """The fields that a module needs, in order."""
    if module is BASE:
        return BASE_FIELDS
    found: dict[str, Shape] = {f"question: {each.name}": ("table", (each.name,)) for each in module.questions}
    for name, parts in observed_parts(module).items():
        found[name] = (parts[0][2].each, tuple([number for _, _, shown in parts for number in shown.numbers]))
    found |= {f"role: {role}": ("seat", (f"known to be {role}",)) for role in roles_of_module(module)}
    found |= {f"front: {card}": ("seat", (f"{card} in front",)) for card in _fronts(module)}
    for state in module.changes:
        found |= CHANGES[state]
    return found | _faces(module) | _choices(module)


def _faces(module: Module) -> dict[str, Shape]:
    """What is known of the goals that the base game does not have."""
    faces = [face for face in module.goals or () if face not in BASE_GOALS]
    labels = ("face up: {}", "seen, and sure to be {}", "seen, and may be {}")
    numbers = tuple([label.format(face) for label in labels for face in faces])
    return {f"{module.name}: faces": ("goal", numbers)} if faces else {}


def _choices(module: Module) -> dict[str, Shape]:
    """Seats and chests to choose, and tokens."""
    found: dict[str, Shape] = {}
    if any(question.choices is SEATS for question in module.questions):
        found["seats to choose"] = ("seat", ("may be chosen",))
    if module.hooks.turned_over is not None:
        found["looks at chests"] = ("seat", "chest")
        found["chests to choose"] = ("chest", ("may be chosen",))
        found["chests in play"] = ("chest", ("target of the card in play",))
    if module.pays_tokens or module.has_tokens:
        found["tokens"] = ("seat", ("tokens", "tokens owed"))
    return found


def observed_parts(module: Module) -> dict[str, list[ObservedState]]:
    """The fields of the vector that follow from the parts of a module, each with what it shows of them.

    A part that nobody sees has none. Single numbers of the table are together, and so are those of each seat,
    goal and chest.
    """
    found: dict[str, list[ObservedState]] = {}
    for kind, field, observed in _observed(module):
        if observed.each != "cell":
            single = "progress" if observed.each == "table" and len(observed.numbers) == 1 else field.line
            name = _GROUPS.get(observed.each, single)
            own = "own " if kind is module.private else ""
            found.setdefault(f"{module.name}: {own}{name}", []).append((kind, field, observed))
    return found


def observed_cells(module: Module) -> list[ObservedState]:
    """What the parts of a module have that is observed on boards."""
    return [each for each in _observed(module) if each[2].each == "cell"]


def _observed(module: Module) -> list[ObservedState]:
    kinds = [kind for kind in (module.part, module.private) if kind is not None]
    return [(kind, field, observed) for kind in kinds for field in kind.fields for observed in observed_of(field)]


def roles_of_module(module: Module) -> list[str]:
    """The roles that a module adds to those of the base game."""
    if module.roles is None:
        return []
    low, high = module.players or BASE.players or (0, 0)
    before = bytes((DIGGER, SABOTEUR))
    dealt = {role for players in range(low, high + 1) for role in module.roles(players, before)}
    return [role for number, role in enumerate(ROLES) if number in dealt and role not in BASE_ROLES]


def _fronts(module: Module) -> list[str]:
    """The cards that a module puts in front of seats, besides broken tools."""
    return [NAME[kind] for kind in FRONT_BITS if kind not in BREAKS and NAME[kind] in module.deck]
