"""The planes of an observation: what a seat knows of each cell of the window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyrite.game import moves as verbs
from pyrite.game.catalogue import GOLD
from pyrite.game.moves import DETAILS, VERB_BITS
from pyrite.game.table import NOBODY, Table
from pyrite.learn.fields import PIECE_ROWS, PLANE, PLANES
from pyrite.learn.knowledge import Faces

_LIT: Final = PLANE["reached opening to N"]
_MET: Final = PLANE["met by a reached opening at N"]
_OWN_DWARF: Final = PLANE["own dwarf at N"]
_OTHER_DWARF: Final = PLANE["another's dwarf at N"]
_SIDES: Final = tuple(bytes(sides >> bit & 1 for bit in range(4)) for sides in range(16))


def fill_planes(out: bytearray, cells: Sequence[int], table: Table, seat: int, seen: Sequence[Faces]) -> None:
    """Write the planes; ``cells`` has the number in the window of each cell of the board, or -1."""
    _cards(out, cells, table)
    for cell, plane in _marks(table, seat, seen):
        place = cells[cell]
        if place >= 0:
            out[place * len(PLANES) + plane] = 1


def _cards(out: bytearray, cells: Sequence[int], table: Table) -> None:
    """What lies where, what of it is reached, and where it can be gone on from."""
    maze, count = table.maze, len(PLANES)
    for cell in table.card_cells():
        place = cells[cell] * count
        if place >= 0:
            out[place : place + count] = PIECE_ROWS[maze.piece[cell]]
            out[place + _LIT : place + _LIT + 4] = _SIDES[maze.lit[cell]]
    for cell in maze.frontier:
        place = cells[cell] * count
        if place >= 0:
            out[place + _MET : place + _MET + 4] = _SIDES[maze.met[cell]]


def _marks(table: Table, seat: int, seen: Sequence[Faces]) -> list[tuple[int, int]]:
    """Single marks as (cell, plane)."""
    marks = []
    for cell, faces in zip(table.goal_cells, seen, strict=True):
        if faces == {GOLD}:
            marks.append((cell, PLANE["the gold, for sure"]))
        elif faces and not faces & {GOLD, 0}:
            marks.append((cell, PLANE["not the gold, for sure"]))
    for owner, cell, side in table.dwarfs:
        marks.append((cell, (_OWN_DWARF if owner == seat else _OTHER_DWARF) + side.bit_length() - 1))
    if table.last_laid != NOBODY:
        marks.append((table.last_laid, PLANE["laid last"]))
    if table.question == verbs.WHETHER_TOLL:
        marks.append((table.choices[0], PLANE["a toll is asked for here"]))
    verb, details = table.in_play >> VERB_BITS, table.in_play & DETAILS
    if table.in_play != NOBODY and verb in (verbs.LAY_TUNNEL, verbs.DETOUR, verbs.ROCKFALL):
        cell = details if verb == verbs.ROCKFALL else details >> 7
        marks.append((cell, PLANE["the card in play goes here"]))
    return marks
