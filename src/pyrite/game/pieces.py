"""Lookup tables for pieces, computed once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pyrite.game.catalogue import FIRST_ACTION, LADDER, NAME, PIECES, SHAPE, START, mark_of
from pyrite.game.sides import ALL_SIDES


@dataclass(frozen=True)
class PieceTables:
    """Lookup tables for the properties of pieces.

    ``open_sides[piece]``: its open sides. ``joined[piece << 4 | sides]``: the sides that a path
    entering by ``sides`` leads to. ``sources[piece]``: the sides that always count as reached, those
    of the start and of ladders (S2-8). ``fits[demand << 8 | piece]``: whether it fits where the neighbours
    make this demand (TUN-2). The low four bits of a demand are sides that must be open, the high
    four are sides that must be closed.
    """

    open_sides: bytes
    joined: bytes
    sources: bytes
    fits: bytes


def _piece_tables() -> PieceTables:
    count = FIRST_ACTION * 2
    open_sides = bytearray(count)
    joined = bytearray(count << 4)
    sources = bytearray(count)
    for kind, shape in SHAPE.items():
        for piece in PIECES[kind]:
            oriented = shape.turned() if piece & 1 else shape
            open_sides[piece] = oriented.open_sides
            if kind == START or mark_of(NAME[kind]) == LADDER:
                sources[piece] = oriented.open_sides
            for sides in range(16):
                joined[piece << 4 | sides] = oriented.joined_to(sides)
    fits = bytearray(256 << 8)
    for demand in range(256):
        must_open, must_close = demand & ALL_SIDES, demand >> 4
        for piece in range(count):
            sides = open_sides[piece]
            fits[demand << 8 | piece] = not must_open & ~sides and not must_close & sides
    return PieceTables(bytes(open_sides), bytes(joined), bytes(sources), bytes(fits))


PIECE_TABLES: Final = _piece_tables()


def piece_with_open_sides(kind: int, sides: int) -> int:
    """The orientation of a goal or a chest tunnel in which these sides are open."""
    return next(piece for piece in PIECES[kind] if PIECE_TABLES.open_sides[piece] == sides)
