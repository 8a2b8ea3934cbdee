"""What a seat can work out about face-down goals from its own looks, through every swap since (WC-17)."""

from __future__ import annotations

from typing import Final

from pyrite.game.state import Private
from pyrite.game.table import Table

Faces = frozenset[int]

_NOTHING: Final[Faces] = frozenset()
_ALONE: Final[list[Faces]] = [frozenset((face,)) for face in range(128)]
"""Each face by itself."""
_UNSEEN: Final[Faces] = _ALONE[0]


def faces_seen(table: Table, seat: int, own: Private) -> list[Faces]:
    """For each goal: the faces that this seat has seen and that may lie there now.

    One face is what lies there for sure. None means that the seat has seen nothing of it. Zero among several
    stands for a card that it has not seen: somebody else took up two goals and may have swapped them.
    """
    found = [_NOTHING] * len(table.goal_cells)
    if own.looks and table.goal_swaps:
        _follow(found, table, seat, own)
    else:
        for goal, face, _ in own.looks:
            found[goal] = _ALONE[face]
    faces = table.goal_faces
    for goal in range(len(faces)):
        if faces[goal]:
            found[goal] = _ALONE[faces[goal]]
    return found


def _follow(found: list[Faces], table: Table, seat: int, own: Private) -> None:
    """Go through looks and swaps as they happened: a turn has one look or one swap, which puts them in order."""
    mine = {turn: swapped for _, _, swapped, turn in own.goal_swaps}
    looks = [(turn, goal, face) for goal, face, turn in own.looks]
    swaps = [(turn, one, other, whose) for whose, one, other, turn in table.goal_swaps]
    for turn, *what in sorted([*looks, *swaps]):
        if len(what) == 2:
            goal, face = what
            found[goal] = _ALONE[face]
        else:
            one, other, whose = what
            swapped = mine.get(turn) if whose == seat else None
            _take_up(found, one, other, swapped)


def _take_up(found: list[Faces], one: int, other: int, swapped: bool | None) -> None:
    """Two goals were put back: in their places, swapped, or (None) nobody but the one who did it knows."""
    if swapped is None:
        either = (found[one] or _UNSEEN) | (found[other] or _UNSEEN)
        found[one] = found[other] = either if either != _UNSEEN else _NOTHING
    elif swapped:
        found[one], found[other] = found[other], found[one]
