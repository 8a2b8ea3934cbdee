"""Toll dwarfs: where they can be placed, and what a cell costs (TOLL-1, TOLL-2)."""

from __future__ import annotations

from typing import Final

from pyrite.game.cells import SPECIAL_CELL
from pyrite.game.moves import DETAILS
from pyrite.game.pieces import PIECE_TABLES
from pyrite.game.sides import half_turn
from pyrite.game.state import Private
from pyrite.game.table import NOBODY, Table

_OPEN: Final = PIECE_TABLES.open_sides


def free_ends(table: Table) -> list[tuple[int, int]]:
    """The open sides of face-up cards that face an empty cell and have no dwarf, as (cell, side), in order."""
    maze, piece = table.maze, table.maze.piece
    cells = [maze.grid.cell(0, 0), *table.goal_cells, *maze.tunnels]  # a face-down card has no open side
    if table.rules.special:
        cells.append(maze.grid.cell(*SPECIAL_CELL))
    standing = [(cell, side) for _, cell, side in table.dwarfs]
    ends = []
    for cell in sorted(cells):
        for step, facing in maze.grid.steps[_OPEN[piece[cell]]]:
            if not piece[cell + step]:
                end = (cell, half_turn(facing))
                if end not in standing:
                    ends.append(end)
    return ends


def faced_cell(table: Table, cell: int, side: int) -> int:
    """The cell that a dwarf at this side of a card faces."""
    return cell + table.maze.grid.steps[side][0][0]


def guards(table: Table, cell: int) -> list[tuple[int, int, int]]:
    """The dwarfs that face a cell."""
    return [dwarf for dwarf in table.dwarfs if faced_cell(table, dwarf[1], dwarf[2]) == cell]


def guarded_cells(table: Table) -> list[int]:
    """The cells that some dwarf faces, in order."""
    return sorted({faced_cell(table, cell, side) for _, cell, side in table.dwarfs})


def price(table: Table, seat: int, payer: int, cell: int, lifted: int = NOBODY) -> int:
    """What ``payer`` pays when ``seat`` lays a tunnel in a cell: one gold for each dwarf there (TOLL-2).

    Dwarfs of the seat and of the payer cost nothing. Dwarfs at the card ``lifted`` by a detour have
    left before the toll is due (TOLL-4).
    """
    return sum(1 for owner, at, _ in guards(table, cell) if owner not in (seat, payer) and at != lifted)


def wealth(table: Table, seat: int, own: Private) -> int:
    """All the gold of a seat: its tokens, which may be below zero, and its gold cards (PAY-5)."""
    return table.tokens[seat] + sum(own.gold)


def affordable(table: Table, seat: int, own: Private, cell: int, lifted: int = NOBODY) -> bool:
    """Whether a seat can lay in a cell: somebody has agreed to pay, or it can pay itself."""
    return cell in table.toll_payers or price(table, seat, seat, cell, lifted) <= wealth(table, seat, own)


def only_affordable(table: Table, seat: int, own: Private, moves: list[int], lifted: int = NOBODY) -> list[int]:
    """The moves (details ``cell << 7 | piece``) whose toll the seat can pay."""
    unaffordable = {cell for cell in guarded_cells(table) if not affordable(table, seat, own, cell, lifted)}
    return [move for move in moves if (move & DETAILS) >> 7 not in unaffordable] if unaffordable else moves
