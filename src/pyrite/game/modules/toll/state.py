"""What everyone sees of toll dwarfs."""

from __future__ import annotations

from typing import Final

from pyrite.game.codec import CELL, COUNT, ONE_SIDE, SEAT, SEAT_BITS, record, tuple_of
from pyrite.game.part import ROUND, TURN, Count, Observed, Part, Text, observed_as, part, part_field
from pyrite.game.sides import LETTERS
from pyrite.game.table import Table
from pyrite.game.text_lines import (
    format_cell,
    format_list,
    format_numbers,
    parse_cell,
    parse_number,
    split_list,
)

DWARFS: Final = 2
"""Toll dwarfs to place in a round (TOLL-1)."""

Dwarf = tuple[int, int, int]
"""The owner of a dwarf, the cell of its card, and the side of the card."""
Payers = tuple[tuple[int, int], ...]
"""Cells, and who has agreed to pay the toll for each."""


_DWARF: Final = record("A toll dwarf at an open side of a card.", owner=SEAT, cell=CELL, side=ONE_SIDE)
_PAYER: Final = record("Who has agreed to pay the toll for a cell.", cell=CELL, seat=SEAT)


def _seats(bits: int, table: Table) -> list[int]:
    return [seat for seat in range(table.rules.players) if bits >> seat & 1]


def _read_seats(text: str, table: Table) -> int:
    return sum({1 << parse_number(word, "seat", table.rules.players) for word in text.split()})


def _write_payers(payers: Payers, table: Table) -> str:
    grid = table.maze.grid
    return format_list(f"{format_cell(grid, cell).replace(',', '/')} by {seat}" for cell, seat in payers)


def _read_payers(text: str, table: Table) -> Payers:
    payers = {}
    for payer in split_list(text):
        at, _, seat = payer.partition(" by ")
        cell = parse_cell(at.replace("/", ","), table.maze.grid)
        payers[cell] = parse_number(seat, "seat", table.rules.players)
    return tuple(payers.items())


def faced_cell(table: Table, cell: int, side: int) -> int:
    """The cell that a dwarf at this side of a card faces."""
    step: int = table.maze.grid.steps[side][0][0]
    return cell + step


def _of_each(words: str) -> tuple[str, ...]:
    return tuple([words.format(dwarf) for dwarf in range(DWARFS)])


def _owners(dwarfs: tuple[Dwarf, ...], table: Table) -> list[Count]:
    """The owner of each dwarf."""
    return [(owner, dwarf, 1) for dwarf, (owner, _, _) in enumerate(dwarfs)]


def _sides(dwarfs: tuple[Dwarf, ...], table: Table) -> list[Count]:
    """The cell of each dwarf, and the side of the card."""
    return [
        (cell, dwarf * len(LETTERS) + (side.bit_length() - 1), 1) for dwarf, (_, cell, side) in enumerate(dwarfs)
    ]


def _payers_of_dwarfs(payers: Payers, table: Table) -> list[Count]:
    """Who has agreed to pay the toll in the cell that each dwarf faces."""
    agreed = dict(payers)
    faced = [faced_cell(table, cell, side) for _, cell, side in dwarfs_at(table)]
    return [(agreed[cell], dwarf, 1) for dwarf, cell in enumerate(faced) if cell in agreed]


def _asked_seats(bits: int, table: Table) -> list[Count]:
    return [(seat, 0, 1) for seat in _seats(bits, table)]


@part
class Toll(Part):
    """Toll dwarfs in the maze, and who was asked to pay a toll or has agreed to."""

    dwarfs: tuple[Dwarf, ...] = part_field(
        default=(),
        lasts=ROUND,
        codec=tuple_of(_DWARF, "Dwarfs"),
        observed=(
            Observed(_of_each("owns dwarf {}"), _owners, "seat"),
            Observed(
                tuple([f"{each} at {side}" for each in _of_each("dwarf {}") for side in LETTERS]), _sides, "cell"
            ),
        ),
    )
    dwarfs_left: int = part_field(
        default=0, lasts=ROUND, codec=COUNT, observed=observed_as("dwarfs still to place")
    )
    """Dwarfs that can still be placed in this round (TOLL-1)."""
    toll_payers: Payers = part_field(
        default=(),
        lasts=TURN,
        codec=tuple_of(_PAYER, "Payers"),
        text=Text(_write_payers, _read_payers),
        observed=Observed(_of_each("pays the toll of dwarf {}"), _payers_of_dwarfs, "seat"),
    )
    """Who has agreed to pay the toll for a cell in this turn (TOLL-3)."""
    toll_asked: int = part_field(
        default=0,
        lasts=TURN,
        codec=SEAT_BITS,
        text=Text(lambda bits, table: format_numbers(_seats(bits, table)), _read_seats),
        observed=Observed(("asked for toll this turn",), _asked_seats, "seat"),
    )
    """Seats asked this turn to pay a toll, a bit each (TOLL-3)."""

    def payer(self, cell: int, seat: int) -> int:
        """Who pays the toll when a seat lays in a cell: the seat itself, unless another has agreed to."""
        for at, payer in self.toll_payers:
            if at == cell:
                return payer
        return seat


def dwarfs_at(table: Table) -> tuple[Dwarf, ...]:
    """The dwarfs in the maze; none without toll tunnels."""
    toll = table.find(Toll)
    return () if toll is None else toll.dwarfs
