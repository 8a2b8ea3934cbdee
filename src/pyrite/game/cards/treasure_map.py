"""The map: a secret look at one face-down goal (ACT-4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pyrite.game.facts.maze import chest_seen, looked
from pyrite.game.moves import LOOK_IN_CHEST, READ_MAP, VERB_BITS
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import NOBODY, Table

_BASE: Final = READ_MAP << VERB_BITS
_CHEST_BASE: Final = LOOK_IN_CHEST << VERB_BITS


def moves(table: Table, seat: int, own: Private, kind: int, found: list[int]) -> None:
    """Any face-down goal, or a closed chest."""
    if not table.no_maps:
        faces: Iterable[int] = table.goal_faces
        for goal, face in enumerate(faces):
            if not face:
                found.append(_BASE | goal)
    if table.chest_cells:
        found.extend([_CHEST_BASE | chest for chest in closed_chests(table)])


def why_not(table: Table, seat: int, own: Private, details: int) -> Refusal | None:
    """The first rule that forbids this look at a goal."""
    if details >= len(table.goal_faces):
        return Refusal("no-such-goal", f"There is no goal {details} in this maze.", "ACT-4")
    if table.no_maps:
        return Refusal("no-more-maps", "A chest has forbidden maps on goals for this round.", "CHEST-5")
    if table.goal_faces[details]:
        return Refusal("goal-face-up", "That goal is already face up. Choose one that is face down.", "TURN-5")
    return None


def play(state: State, seat: int, details: int) -> None:
    """Look: everyone sees which goal, only the player sees its face."""
    assert state.sealed is not None
    looked(state, seat, details, state.sealed.goals[details])


# ---------------------------------------------------------------- chests


def closed_chests(table: Table) -> list[int]:
    """The chests that are still under a face-down tunnel."""
    return [
        chest for chest, cell in enumerate(table.chest_cells) if cell != NOBODY and not table.chest_tunnels[chest]
    ]


def why_not_chest(table: Table, seat: int, own: Private, details: int) -> Refusal | None:
    """Only a closed chest can be looked at (CHEST-4)."""
    if details not in closed_chests(table):
        return Refusal("no-closed-chest", "There is no closed chest there.", "CHEST-4")
    return None


def look_in_chest(state: State, seat: int, details: int) -> None:
    """Look at the chest and at the tunnel card on it."""
    sealed = state.sealed
    assert sealed is not None
    chest_seen(state, seat, details, sealed.chest_tunnels[details], sealed.chests[details])
