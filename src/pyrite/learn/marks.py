"""What is marked on cells of the maze for one seat, beside the boards that the rules keep."""

from __future__ import annotations

from typing import Final

from pyrite.game import moves as verbs
from pyrite.game.catalogue import GOLD
from pyrite.game.moves import DETAILS, VERB_BITS
from pyrite.game.table import NOBODY, Table
from pyrite.learn.fields import MARKS
from pyrite.learn.knowledge import Faces

_GOLD_HERE: Final = 1 << MARKS.index("the gold, for sure")
_NOT_GOLD: Final = 1 << MARKS.index("not the gold, for sure")
_LAID_LAST: Final = 1 << MARKS.index("laid last")
_IN_PLAY: Final = 1 << MARKS.index("the card in play goes here")
_TOLL: Final = 1 << MARKS.index("a toll is asked for here")
_NAMES_A_CELL: Final = frozenset({verbs.LAY_TUNNEL, verbs.DETOUR, verbs.ROCKFALL})


def marks_of(table: Table, seen: list[Faces]) -> list[tuple[int, int]]:
    """What is marked on cells beside what the rules' boards have, as (cell, mark)."""
    marks = []
    for goal, faces in enumerate(seen):
        if faces and 0 not in faces:
            if GOLD not in faces:
                marks.append((table.goal_cells[goal], _NOT_GOLD))
            elif len(faces) == 1:
                marks.append((table.goal_cells[goal], _GOLD_HERE))
    if table.last_laid != NOBODY:
        marks.append((table.last_laid, _LAID_LAST))
    if table.question == verbs.WHETHER_TOLL:
        marks.append((table.choices[0], _TOLL))
    if table.in_play != NOBODY and table.in_play >> VERB_BITS in _NAMES_A_CELL:
        details = table.in_play & DETAILS
        marks.append((details if table.in_play >> VERB_BITS == verbs.ROCKFALL else details >> 7, _IN_PLAY))
    return marks


def dwarfs_of(table: Table, seat: int) -> list[tuple[int, int]]:
    """The sides of cells at which toll dwarfs stand, one's own in the four low bits, as (cell, bits)."""
    return [(cell, side if owner == seat else side << 4) for owner, cell, side in table.dwarfs]
