"""The detour: the tunnel laid last moves to another cell (WC-23)."""

from __future__ import annotations

from typing import Final

from pyrite.game import apply, toll
from pyrite.game.cards import toll_dwarf, tunnel
from pyrite.game.maze import Maze
from pyrite.game.moves import DETOUR, VERB_BITS
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import NOBODY, Table

_BASE: Final = DETOUR << VERB_BITS


def moves(table: Table, seat: int, own: Private, kind: int, found: list[int]) -> None:
    """Any other cell where the tunnel may lie, once it is lifted; broken tools do not matter."""
    places = _places(table)
    if table.dwarfs:
        places = toll.only_affordable(table, seat, own, places, lifted=table.last_laid)
    found.extend([_BASE | place for place in places])


def _places(table: Table) -> list[int]:
    """Where the tunnel laid last may be laid instead, as ``cell << 7 | piece``; nowhere if it is gone."""
    if table.last_laid == NOBODY:
        return []
    card = table.maze.piece[table.last_laid] >> 1
    places = tunnel.lays(table.rules, _lifted(table), [card])
    return [place for place in places if place >> 7 != table.last_laid]


def prices(table: Table, seat: int) -> set[int]:
    """What toll is due at the places to which a seat could move the tunnel laid last; empty if there is none."""
    return {
        0 if place >> 7 in table.toll_payers else toll.price(table, seat, seat, place >> 7, table.last_laid)
        for place in _places(table)
    }


def why_not(table: Table, seat: int, own: Private, details: int) -> Refusal | None:
    """The first rule that forbids this detour."""
    cell, piece = details >> 7, details & 127
    origin = table.last_laid
    if origin == NOBODY or table.maze.piece[origin] >> 1 != piece >> 1:
        return Refusal("not-laid-last", "Only the tunnel laid last can be moved, while it lies there.", "WC-23")
    if cell == origin:
        return Refusal("same-cell", "A detour leads to another cell.", "WC-23")
    refusal = tunnel.why_no_lay(table.rules, _lifted(table), details)
    if refusal is None and not toll.affordable(table, seat, own, cell, lifted=origin):
        return Refusal("toll-too-dear", "A toll dwarf stands there and you have no gold to pay it.", "TOLL-2")
    return refusal


def _lifted(table: Table) -> Maze:
    maze = table.maze.clone()
    maze.remove(table.last_laid)
    return maze


def play(state: State, seat: int, details: int) -> None:
    """Pay what toll there is and move the tunnel."""
    table = state.table
    origin = table.last_laid
    if table.dwarfs:
        toll_dwarf.remove_standing_at(state, origin)  # it is lifted first, and so are its dwarfs (TOLL-4)
        toll_dwarf.pay(state, seat, details >> 7)
    apply.tunnel_moved(state, seat, origin, details >> 7, details & 127)
