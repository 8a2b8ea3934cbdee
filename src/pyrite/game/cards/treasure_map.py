"""The map: a secret look at one face-down goal (ACT-4)."""

from __future__ import annotations

from typing import Final

from pyrite.game.cards.card import Card
from pyrite.game.facts.maze import looked
from pyrite.game.moves import READ_MAP, VERB_BITS
from pyrite.game.number_row import NumberRow
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import Table

_BASE: Final = READ_MAP << VERB_BITS


def why_no_map(table: Table) -> Refusal | None:
    """Why no goal may be looked at; None without a module that forbids it."""
    for why_no in table.rules.why_no_map:
        refusal = why_no(table)
        if refusal is not None:
            return refusal
    return None


class MapCard(Card):
    """Shows one face-down goal to its player."""

    __slots__ = ()

    def moves(self, table: Table, seat: int, own: Private, kind: int, found: NumberRow) -> None:
        """Any face-down goal, and what modules add."""
        rules = table.rules
        if not rules.why_no_map or why_no_map(table) is None:
            for goal, face in enumerate(table.goal_faces):
                if not face:
                    found.append(_BASE | goal)
        if rules.map_moves:
            for add_moves in rules.map_moves:
                add_moves(table, found)

    def why_not(self, table: Table, seat: int, own: Private, details: int) -> Refusal | None:
        """The first rule that forbids this look at a goal."""
        if details >= len(table.goal_faces):
            return Refusal("no-such-goal", f"There is no goal {details} in this maze.", "ACT-4")
        refusal = why_no_map(table)
        if refusal is not None:
            return refusal
        if table.goal_faces[details]:
            return Refusal("goal-face-up", "That goal is already face up. Choose one that is face down.", "TURN-5")
        return None

    def play(self, state: State, seat: int, details: int) -> None:
        """Look: everyone sees which goal, only the player sees its face."""
        assert state.sealed is not None
        looked(state, seat, details, state.sealed.goals[details])
