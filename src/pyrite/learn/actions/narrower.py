"""Fields of commands that have fewer values than their declaration says, or that need fewer to be told apart."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pyrite.game import moves as verbs
from pyrite.game.catalogue import BREAKS, NAME, REPAIRS
from pyrite.game.declare import CommandField
from pyrite.game.modules.detour import DETOUR
from pyrite.game.modules.toll.commands import ASK_TOLL, STAND_DWARF
from pyrite.game.modules.toll.state import DWARFS, dwarfs_at, faced_cell
from pyrite.game.table import NOBODY, Table
from pyrite.learn.actions.axes import Axis, Values, places_of


def _passed(values: Values, field: CommandField) -> Axis:
    """A single card by its kind; two or three, where a set-up allows it, by their places in the hand (S2-4).

    `ActionSpace` counts several cards itself, because they are by far the most frequent moves.
    """
    several = [
        places for count in range(2, values.rules.max_passed + 1) for places in values.card_combinations(count)
    ]
    shown = (*[NAME[kind] for kind in values.kinds], *several)
    return Axis(field.name, shown, places_of([kind << 14 for kind in values.kinds]))


def _helped_seat(values: Values, field: CommandField) -> Axis:
    """In most editions players discard two cards only for themselves (S2-4)."""
    if values.rules.discard_two_for_all:
        return values.axis_of(field)
    return Axis(field.name, (0,), dict.fromkeys(range(values.seats), 0))


def _turned(values: Values, field: CommandField) -> Axis:
    """The card needs no axis: it is the one laid last, which everybody sees (WC-23)."""
    return Axis("turned", (False, True), {piece: piece & 1 for piece in values.pieces})


def _place_in_hand(values: Values, field: CommandField) -> Axis:
    """There are fewer places in a hand than kinds of cards."""
    return Axis("place", tuple(range(values.hand_size)), find=lambda raw, table, places: places[raw])


def _dwarf(values: Values, field: CommandField) -> Axis:
    """A cell is identified by the first dwarf that faces it."""
    return Axis("dwarf", tuple(range(DWARFS)), find=lambda raw, table, places: dwarf_facing(table, raw))


def dwarf_facing(table: Table, cell: int) -> int:
    """The dwarf that faces a cell, the first if both do; NOBODY if none does."""
    for number, (_, at, side) in enumerate(dwarfs_at(table)):
        if faced_cell(table, at, side) == cell:
            return number
    return NOBODY


NARROWER: Final[dict[tuple[int, str], Callable[[Values, CommandField], Axis]]] = {
    (verbs.SABOTAGE, "card"): lambda values, field: values.card_axis(field.name, BREAKS),
    (verbs.REPAIR, "card"): lambda values, field: values.card_axis(field.name, REPAIRS),
    (verbs.PASS, "cards"): _passed,
    (verbs.DISCARD_TWO, "seat"): _helped_seat,
    (DETOUR, "tunnel"): _turned,
    (STAND_DWARF, "card"): _place_in_hand,
    (ASK_TOLL, "cell"): _dwarf,
}
"""The axis of each such field, by the verb of its command and its name."""
