"""Follows what a seat knows about face-down goals: from its own looks, through all swaps since (WC-17)."""

from __future__ import annotations

from typing import Final

from pyrite.game.state import Private
from pyrite.game.table import Table

Faces = frozenset[int]

_NOTHING: Final[Faces] = frozenset()
_SINGLE: Final[list[Faces]] = [frozenset((face,)) for face in range(128)]
"""The set of each single face."""
_UNSEEN: Final[Faces] = _SINGLE[0]


def faces_seen(table: Table, seat: int, own: Private) -> list[Faces]:
    """For each goal: the faces that this seat has seen and that may be there now.

    A single face is certain. The empty set means that the seat knows nothing. A zero among several faces stands
    for a card that it has not seen: another seat picked up two goals and may have swapped them.
    """
    found = [_NOTHING] * len(table.goal_cells)
    if own.looks and table.goal_swaps:
        _replay(found, table, seat, own)
    else:
        for goal, face, _ in own.looks:
            found[goal] = _SINGLE[face]
    faces = table.goal_faces
    for goal in range(len(faces)):
        if faces[goal]:
            found[goal] = _SINGLE[faces[goal]]
    return found


def _replay(found: list[Faces], table: Table, seat: int, own: Private) -> None:
    """Replay looks and swaps in order of turns; a turn has at most one of them."""
    mine = {turn: swapped for _, _, swapped, turn in own.goal_swaps}
    looks = [(turn, goal, face) for goal, face, turn in own.looks]
    swaps = [(turn, one, other, whose) for whose, one, other, turn in table.goal_swaps]
    for turn, *what in sorted([*looks, *swaps]):
        if len(what) == 2:
            goal, face = what
            found[goal] = _SINGLE[face]
        else:
            one, other, whose = what
            swapped = mine.get(turn) if whose == seat else None
            _put_back(found, one, other, swapped)


def _put_back(found: list[Faces], one: int, other: int, swapped: bool | None) -> None:
    """Two goals were put back, swapped or not; None if this seat does not know."""
    if swapped is None:
        either = (found[one] or _UNSEEN) | (found[other] or _UNSEEN)
        found[one] = found[other] = either if either != _UNSEEN else _NOTHING
    elif swapped:
        found[one], found[other] = found[other], found[one]
