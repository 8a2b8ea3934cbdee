"""The axes of a block of actions, from the fields of its command.

A field says what a player picks for it (`Codec.picks`, else its noun), and a set-up says which values there are:
its seats, its goals, the cards of its deck, the cells of the window. Any other field has all values of its bits.
`pyrite.learn.actions.narrower` has the fields whose values are fewer in a way that the declaration does not say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import combinations, product
from typing import Any, Final

from pyrite.game.catalogue import FIRST_ACTION, FRONT_BITS, NAME, PIECES, SPELLING, TOOLS
from pyrite.game.chest_layouts import CHESTS_LAID
from pyrite.game.codec import PIECE
from pyrite.game.declare import CommandField
from pyrite.game.maze import grid_for
from pyrite.game.modules import in_play
from pyrite.game.rules import Rules
from pyrite.game.table import Table
from pyrite.learn.actions.hand_places import pack_places, packed_hand_places
from pyrite.learn.window import Window

_GOAL_BITS: Final = 4
_CARD_BITS: Final = 7


@dataclass(frozen=True)
class Axis:
    """One axis of a block."""

    name: str
    values: tuple[Any, ...]
    places: dict[int, int] = field(default_factory=dict)
    """For each internal value its place among the values; negative for a cell outside the window."""
    is_seat: bool = False
    """Whether places are counted clockwise from the acting seat. No seat has the place of the acting seat."""
    find: Callable[[int, Table, bytearray], int] | None = None
    """Finds a place that depends on the table or the hand: from the internal value, the table and the first place
    of each kind in the hand."""


class Values:
    """The values that fields of commands can have in a set-up and a window."""

    def __init__(self, rules: Rules, window: Window) -> None:
        self.rules: Final = rules
        self.window: Final = window
        self.grid: Final = grid_for(rules.reach_of_deck)
        self.kinds: Final = tuple(sorted(set(rules.deck)))
        self.pieces: Final = [piece for kind in self.kinds if kind < FIRST_ACTION for piece in PIECES[kind]]
        self.hand_size: Final = max_hand_size(rules)
        self.seats: Final = rules.players
        self.goals: Final = len(rules.goal_cells)
        self.cells: Final = [window.number(*self.grid.at(cell)) for cell in range(self.grid.size)]

    def axis_of(self, field: CommandField) -> Axis:
        """The axis of a field."""
        pick = "piece" if field.codec is PIECE else field.codec.picks or field.codec.noun
        make = _AXES.get(pick, _all_values)
        return make(self, field)

    def card_axis(self, name: str, kinds: Iterable[int]) -> Axis:
        """The axis of a card, which is of one of these kinds."""
        found = [kind for kind in self.kinds if kind in kinds]
        return Axis(name, tuple([NAME[kind] for kind in found]), places_of(found))

    def card_combinations(self, count: int) -> list[tuple[int, ...]]:
        """Every choice of this many places in a hand."""
        return list(combinations(range(self.hand_size), count))


def max_hand_size(rules: Rules) -> int:
    """The largest number of cards that a hand can hold."""
    return rules.hand_size + sum(module.adds_to_hand for module in in_play(rules.set_up))


def places_of(found: Iterable[int]) -> dict[int, int]:
    """The place of each internal value."""
    return {value: place for place, value in enumerate(found)}


def _all_values(values: Values, field: CommandField) -> Axis:
    """Every value of the bits of a field."""
    numbers = range(1 << field.bits)
    return Axis(field.name, tuple([field.codec.decode(raw, values.grid) for raw in numbers]), places_of(numbers))


def _numbered(name: str, shown: Iterable[Any]) -> Axis:
    """Internal values that count up from 0."""
    found = tuple(shown)
    return Axis(name, found, places_of(range(len(found))))


def _goals(values: Values, field: CommandField) -> Axis:
    """Several goals in one field, the first in the highest bits."""
    count = field.bits // _GOAL_BITS
    found = list(product(range(values.goals), repeat=count))
    packed = [sum(goal << _GOAL_BITS * (count - 1 - at) for at, goal in enumerate(goals)) for goals in found]
    return Axis(field.name, tuple(found), places_of(packed))


def _nuggets(values: Values, field: CommandField) -> Axis:
    found = sorted(set(values.rules.gold_cards))
    return Axis(field.name, tuple(found), places_of(found))


def _cards(values: Values, field: CommandField) -> Axis:
    """Two or three cards in one field, by their places in the hand."""
    found = values.card_combinations(field.bits // _CARD_BITS)
    numbers = {pack_places(*places): number for number, places in enumerate(found)}
    unused = 3 * _CARD_BITS - field.bits

    def find(raw: int, table: Table, places: bytearray) -> int:
        return numbers[packed_hand_places(raw << unused, places)]

    return Axis(field.name, tuple(found), find=find)


def _cells(values: Values, field: CommandField) -> Axis:
    window = values.window
    return Axis(
        field.name, tuple([window.at(number) for number in range(window.cells)]), dict(enumerate(values.cells))
    )


def _pieces(values: Values, field: CommandField) -> Axis:
    return Axis(field.name, tuple([SPELLING[piece] for piece in values.pieces]), places_of(values.pieces))


_AXES: Final[dict[str, Callable[[Values, CommandField], Axis]]] = {
    "seat": lambda values, field: Axis(field.name, tuple(range(values.seats)), is_seat=True),
    "goal": lambda values, field: _numbered(field.name, range(values.goals)),
    "goals": _goals,
    "chest": lambda values, field: _numbered(field.name, range(CHESTS_LAID)),
    "card": lambda values, field: values.card_axis(field.name, values.kinds),
    "cards": _cards,
    "front": lambda values, field: _numbered(field.name, [NAME[kind] for kind in FRONT_BITS]),
    "tool": lambda values, field: _numbered(field.name, TOOLS),
    "nuggets": _nuggets,
    "cell": _cells,
    "piece": _pieces,
}
"""The axis of each thing that a player picks."""
