"""What a seat can work out about face-down goals from its own looks, through every swap since (WC-17)."""

from __future__ import annotations

from pyrite.game.state import Private
from pyrite.game.table import Table

Faces = frozenset[int]


def faces_seen(table: Table, seat: int, own: Private) -> list[Faces]:
    """For each goal: the faces that this seat has seen and that may lie there now.

    One face is what lies there for sure. None means that the seat has seen nothing of it. Zero among several
    stands for a card that it has not seen: somebody else took up two goals and may have swapped them.
    """
    seen: list[Faces] = [frozenset((face,)) if face else frozenset() for face in table.goal_faces]
    if not own.looks:
        return seen
    # A turn has one look or one swap, so their turns put them in order; a swap is made of what was seen before it.
    found: list[Faces] = [frozenset() for _ in table.goal_cells]
    mine = {turn: swapped for _, _, swapped, turn in own.goal_swaps}
    looks = [(turn, goal, face) for goal, face, turn in own.looks]
    swaps = [(turn, one, other, whose) for whose, one, other, turn in table.goal_swaps]
    for turn, *what in sorted([*looks, *swaps]):
        if len(what) == 2:
            goal, face = what
            found[goal] = frozenset((face,))
        else:
            one, other, whose = what
            swapped = mine.get(turn) if whose == seat else None
            _take_up(found, one, other, swapped)
    return [shown or guess for shown, guess in zip(seen, found, strict=True)]


def _take_up(found: list[Faces], one: int, other: int, swapped: bool | None) -> None:
    """Two goals were put back: in their places, swapped, or (None) nobody but the one who did it knows."""
    if swapped is None:
        either = (found[one] or frozenset((0,))) | (found[other] or frozenset((0,)))
        found[one] = found[other] = either if either != frozenset((0,)) else frozenset()
    elif swapped:
        found[one], found[other] = found[other], found[one]
