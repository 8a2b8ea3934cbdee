"""The layout of the vector of an observation: named fields of numbers.

The fields of the base game come first, then those of each module in play (`pyrite.learn.layout`). The block of a
module follows from its declaration (`module_fields`). A field that several modules need is in the block of the
first of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pyrite.game.chest_layouts import CHESTS_LAID
from pyrite.game.moves import PASS
from pyrite.game.setup import Rules
from pyrite.learn.actions.action_space import ActionSpace
from pyrite.learn.layout import modules_in_play
from pyrite.learn.observation.base_fields import BASE_ROLES
from pyrite.learn.observation.module_fields import fields_of_module, roles_of_module

KINDS: Final = 128
"""The number of kinds of cards, or more."""


@dataclass(frozen=True)
class Field:
    """Numbers of the vector from ``first`` on: ``items`` items of ``each`` numbers."""

    name: str
    first: int
    items: int
    each: int
    numbers: tuple[str, ...]
    """What the numbers of an item say; empty if they are one for each card, seat, goal, role or place."""

    @property
    def size(self) -> int:
        """How many numbers of the vector it has."""
        return self.items * self.each


def fields_of(rules: Rules, actions: ActionSpace) -> dict[str, Field]:
    """The fields of the vector of a set-up, in order."""
    sizes = {
        "table": 1,
        "seat": rules.players,
        "goal": len(rules.goal_cells),
        "chest": CHESTS_LAID,
        "card": len(actions.kinds),
        "place": actions.hand_size,
        "role": len(roles_of(rules)),
        "verb": PASS,
    }
    fields: dict[str, Field] = {}
    first = 0
    for module in modules_in_play(rules):
        for name, (item, numbers) in fields_of_module(module).items():
            if name not in fields:
                each = sizes[numbers] if isinstance(numbers, str) else len(numbers)
                named = () if isinstance(numbers, str) else numbers
                fields[name] = Field(name, first, sizes[item], each, named)
                first += fields[name].size
    return fields


def roles_of(rules: Rules) -> tuple[str, ...]:
    """The roles that a set-up can have, in the order of their fields."""
    more = [role for module in modules_in_play(rules) for role in roles_of_module(module)]
    return tuple(dict.fromkeys((*BASE_ROLES, *more)))


def places_of(fields: dict[str, Field], label: str, names: Sequence[str]) -> list[tuple[int, int]]:
    """For each name: where ``label.format(name)`` is for the first item, and how far the next item is from there.

    (-1, 0) if the set-up has no such number.
    """
    found = {}
    for field in reversed(fields.values()):
        for place, number in enumerate(field.numbers):
            found[number] = (field.first + place, field.each)
    return [found.get(label.format(name), (-1, 0)) for name in names]


def first_of(fields: dict[str, Field], name: str) -> int:
    """Where a field begins; -1 if the set-up does not have it."""
    return fields[name].first if name in fields else -1


def each_of(fields: dict[str, Field], name: str) -> int:
    """How many numbers an item of a field has; 0 if the set-up does not have it."""
    return fields[name].each if name in fields else 0
