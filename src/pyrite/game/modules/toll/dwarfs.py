"""Where toll dwarfs can be placed, and what a cell costs (TOLL-1, TOLL-2)."""

from __future__ import annotations

from typing import Final

from pyrite.game.modules.toll.state import Dwarf, Toll, dwarfs_at, faced_cell
from pyrite.game.pieces import PIECE_TABLES
from pyrite.game.sides import half_turn
from pyrite.game.table import NOBODY, Table

_OPEN: Final = PIECE_TABLES.open_sides


def free_ends(table: Table) -> list[tuple[int, int]]:
    """The open sides of face-up cards that face an empty cell and have no dwarf, as (cell, side), in order."""
    maze, piece = table.maze, table.maze.piece
    cells = [maze.grid.start, *table.goal_cells, *maze.tunnels]  # a face-down card has no open side
    if table.rules.special:
        cells.append(maze.grid.special)
    standing = [(cell, side) for _, cell, side in table.part(Toll).dwarfs]
    ends = []
    for cell in sorted(cells):
        for step, facing in maze.grid.steps[_OPEN[piece[cell]]]:
            if not piece[cell + step]:
                end = (cell, half_turn(facing))
                if end not in standing:
                    ends.append(end)
    return ends


def guards(table: Table, cell: int) -> list[Dwarf]:
    """The dwarfs that face a cell."""
    return [dwarf for dwarf in dwarfs_at(table) if faced_cell(table, dwarf[1], dwarf[2]) == cell]


def price(table: Table, seat: int, payer: int, cell: int, lifted: int = NOBODY) -> int:
    """What ``payer`` pays when ``seat`` lays a tunnel in a cell: one gold for each dwarf there (TOLL-2).

    Dwarfs of the seat and of the payer cost nothing. Dwarfs at the card ``lifted`` by a detour have
    left before the toll is due (TOLL-4).
    """
    found = 0
    for owner, at, side in dwarfs_at(table):
        if owner != seat and owner != payer and at != lifted and faced_cell(table, at, side) == cell:
            found += 1
    return found


def costs(table: Table, seat: int, lifted: int) -> dict[int, int]:
    """What a seat pays itself, for each cell with a toll that nobody has agreed to pay (TOLL-2, TOLL-3).

    ``lifted`` is the cell of a tunnel that is lifted first: its dwarfs leave without pay.
    """
    toll = table.part(Toll)
    found: dict[int, int] = {}
    for owner, at, side in toll.dwarfs:
        if owner != seat and at != lifted:
            cell = faced_cell(table, at, side)
            if not toll.toll_payers or toll.payer(cell, NOBODY) == NOBODY:
                found[cell] = found.get(cell, 0) + 1
    return found
