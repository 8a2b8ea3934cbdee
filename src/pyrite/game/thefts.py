"""Theft cards in front of players, in the order they were played (S2-11, S2-27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyrite.game.catalogue import THEFT
from pyrite.game.codec import SEATS
from pyrite.game.part import ROUND, Count, Observed, Part, part, part_field
from pyrite.game.refusal import BadInput
from pyrite.game.table import Table
from pyrite.game.text_lines import Lines, WriteLine, format_numbers, parse_number

if TYPE_CHECKING:
    from pyrite.game.state import State


def _order(thefts: tuple[int, ...], table: Table) -> list[Count]:
    return [(seat, 0, 1 + place) for place, seat in enumerate(thefts)]


@part
class Thefts(Part):
    """The theft cards in front of players."""

    thefts: tuple[int, ...] = part_field(
        default=(), lasts=ROUND, codec=SEATS, observed=Observed(("order of theft",), _order, "seat")
    )
    """The seats with a theft in front, in the order they were played."""


def thefts_at(table: Table) -> tuple[int, ...]:
    """The seats with a theft in front, in the order they were played; none in games without theft cards."""
    found = table.find(Thefts)
    return () if found is None else found.thefts


def add_theft(table: Table, seat: int) -> None:
    """A theft was put in front of a seat."""
    table.put(Thefts(thefts=(*thefts_at(table), seat)))


def remove_theft(table: Table, seat: int) -> None:
    """The theft in front of a seat is gone."""
    table.put(Thefts(thefts=tuple([each for each in thefts_at(table) if each != seat])))


def write_thefts(state: State, write: WriteLine) -> None:
    """Write the order of the thefts in a position."""
    write("thefts", format_numbers(thefts_at(state.table)))


def read_thefts(state: State, lines: Lines) -> None:
    """Read the order of the thefts in front of players; without a line it is the order of the seats."""
    table, fronts = state.table, state.table.fronts
    thieves = [seat for seat in range(len(fronts)) if fronts[seat] & THEFT]
    words = lines.pop("thefts", format_numbers(thieves)).split()
    order = [parse_number(word, "seat", table.rules.players) for word in words]
    if sorted(order) != thieves:
        raise BadInput(
            "The line 'thefts' lists the seats with a theft card in front, in the order they were played."
        )
    table.put(Thefts(thefts=tuple(order)))
