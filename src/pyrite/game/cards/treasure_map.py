"""The map: a secret look at one face-down goal (ACT-4)."""

from __future__ import annotations

from typing import Final

from pyrite.game import apply
from pyrite.game.moves import READ_MAP, VERB_BITS
from pyrite.game.refusal import Refusal
from pyrite.game.table import State, Table

_BASE: Final = READ_MAP << VERB_BITS


def moves(table: Table, seat: int, kind: int, found: list[int]) -> None:
    """Any goal that lies face down."""
    for goal, face in enumerate(table.goal_faces):
        if not face:
            found.append(_BASE | goal)


def why_not(table: Table, seat: int, details: int) -> Refusal | None:
    """The first rule that forbids this look."""
    if details >= len(table.goal_faces):
        return Refusal("no-such-goal", f"There is no goal {details} in this maze.", "ACT-4")
    if table.goal_faces[details]:
        return Refusal("goal-face-up", "That goal lies face up; a map shows one that is face down.", "TURN-5")
    return None


def play(state: State, seat: int, details: int) -> None:
    """Look: the table sees which goal, the player sees what it is."""
    assert state.sealed is not None
    apply.looked(state, seat, details, state.sealed.goals[details])
