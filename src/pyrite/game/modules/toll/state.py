"""What everyone sees of toll dwarfs."""

from __future__ import annotations

from typing import Any, Final

from pyrite.game.part import ROUND, TURN, Part, Text, part, state
from pyrite.game.sides import letters
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


def _dwarfs_json(dwarfs: tuple[Dwarf, ...], table: Table) -> list[dict[str, Any]]:
    grid = table.maze.grid
    return [{"owner": owner, "cell": list(grid.at(cell)), "side": letters(side)} for owner, cell, side in dwarfs]


def _payers_json(payers: Payers, table: Table) -> list[dict[str, Any]]:
    return [{"cell": list(table.maze.grid.at(cell)), "seat": seat} for cell, seat in sorted(payers)]


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


@part
class Toll(Part):
    """Toll dwarfs in the maze, and requests to pay a toll."""

    dwarfs: tuple[Dwarf, ...] = state(default=(), lasts=ROUND, json=_dwarfs_json)
    dwarfs_left: int = state(default=0, lasts=ROUND, json=lambda left, table: left)
    """Dwarfs that can still be placed in this round (TOLL-1)."""
    toll_payers: Payers = state(default=(), lasts=TURN, json=_payers_json, text=Text(_write_payers, _read_payers))
    """Who has agreed to pay the toll for a cell in this turn (TOLL-3)."""
    toll_asked: int = state(
        default=0,
        lasts=TURN,
        json=_seats,
        text=Text(lambda bits, table: format_numbers(_seats(bits, table)), _read_seats),
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
