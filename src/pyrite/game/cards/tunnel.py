"""Tunnel cards (TUN-1 to TUN-6)."""

from __future__ import annotations

from typing import Final

from pyrite.game import apply
from pyrite.game.catalogue import PIECE_TABLES, PIECES
from pyrite.game.refusal import Refusal
from pyrite.game.sides import ALL_SIDES, letters
from pyrite.game.table import State, Table

_FITS: Final = PIECE_TABLES.fits
_NAMES: Final = {"N": "above", "E": "on the right", "S": "below", "W": "on the left"}


def moves(table: Table, seat: int, kinds: list[int], found: list[int]) -> None:
    """Add every way to lay any of ``kinds``: cell by cell, each piece that fits."""
    if table.fronts[seat] or not kinds:  # TUN-5
        return
    pieces = [piece for kind in kinds for piece in PIECES[kind]]
    maze = table.maze
    demand = maze.demand
    # The frontier holds just the cells that TUN-1, TUN-3 and TUN-4 permit; what is left is TUN-2.
    # LAY_TUNNEL is verb 0, so a move is its cell and its piece.
    for cell in maze.frontier:
        fits = _FITS[demand[cell]]
        base = cell << 7
        for piece in pieces:
            if fits[piece]:
                found.append(base | piece)


def why_not(table: Table, seat: int, details: int) -> Refusal | None:
    """The first rule that forbids to lay this piece in this cell."""
    cell, piece = details >> 7, details & 127
    maze = table.maze
    if table.fronts[seat]:
        return Refusal(
            "tools-broken", "You cannot lay tunnels while a sabotage card lies in front of you.", "TUN-5"
        )
    if maze.piece[cell]:
        return Refusal("cell-taken", "A card lies in that cell already.", "TUN-1")
    demand = maze.demand[cell]
    if not demand:
        return Refusal("no-neighbour", "A tunnel must be laid next to a face-up card of the maze.", "TUN-1")
    if not _FITS[demand][piece]:
        clash = letters((demand | demand >> 4) & ALL_SIDES & _clashing(demand, piece))
        where = " and ".join(_NAMES[letter] for letter in clash)
        return Refusal("sides-clash", f"This tunnel does not match the card {where}.", "TUN-2")
    if maze.must_join and not maze.met[cell]:
        return Refusal("not-joined", "No path leads from the start to that cell.", "TUN-3")
    return None


def _clashing(demand: int, piece: int) -> int:
    open_sides = PIECE_TABLES.open_sides[piece]
    return (demand & ~open_sides) | (demand >> 4 & open_sides)


def play(state: State, seat: int, details: int) -> None:
    """Lay the tunnel."""
    apply.tunnel_laid(state, seat, details >> 7, details & 127)
