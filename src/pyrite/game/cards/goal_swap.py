"""The goal swap: two face-down goals are taken up unseen and put back, swapped or not (WC-17)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from pyrite.game.facts.course import asked
from pyrite.game.facts.maze import goals_put_back
from pyrite.game.moves import SWAP_GOALS, VERB_BITS, WHETHER_SWAP
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import Table

_BASE: Final = SWAP_GOALS << VERB_BITS


def moves(table: Table, seat: int, own: Private, kind: int, found: list[int]) -> None:
    """Any two face-down goals."""
    faces = table.goal_faces
    hidden = [goal for goal in range(len(faces)) if not faces[goal]]
    found.extend([_BASE | one << 4 | other for one, other in combinations(hidden, 2)])


def why_not(table: Table, seat: int, own: Private, details: int) -> Refusal | None:
    """The first rule that forbids this pair."""
    one, other = details >> 4, details & 15
    if one == other or other >= len(table.goal_faces):
        return Refusal("no-such-goal", "Choose two goals of this maze.", "WC-17")
    if table.goal_faces[one] or table.goal_faces[other]:
        return Refusal("goal-face-up", "Choose two goals that are face down.", "WC-17")
    return None


def play(state: State, seat: int, details: int) -> None:
    """Ask the player whether to swap them; the answer stays secret."""
    asked(state, seat, WHETHER_SWAP, (details >> 4, details & 15))


def put_back(state: State, seat: int, swapped: bool) -> None:
    """Put the two goals back."""
    one, other = state.table.choices
    goals_put_back(state, seat, one, other, 2 if swapped else 1)
