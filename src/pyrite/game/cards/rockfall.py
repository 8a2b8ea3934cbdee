"""The rockfall: removes a tunnel card from the maze (ACT-3)."""

from __future__ import annotations

from typing import Final

from pyrite.game.cards.card import Card
from pyrite.game.facts.maze import tunnel_removed
from pyrite.game.moves import ROCKFALL, VERB_BITS
from pyrite.game.number_row import NumberRow
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import Table

_BASE: Final = ROCKFALL << VERB_BITS


def _face_down(table: Table) -> list[int]:
    """The cells of face-down cards that a rockfall may remove too."""
    return [cell for removable in table.rules.removable for cell in removable(table)]


class RockfallCard(Card):
    """Removes a tunnel card from the maze."""

    __slots__ = ()

    def moves(self, table: Table, seat: int, own: Private, kind: int, found: NumberRow) -> None:
        """Any tunnel card in the maze, connected or not."""
        cells = table.maze.tunnels
        if table.rules.removable:
            cells = sorted(cells + _face_down(table))
        for cell in cells:
            found.append(_BASE | cell)

    def why_not(self, table: Table, seat: int, own: Private, details: int) -> Refusal | None:
        """The first rule that forbids this rockfall."""
        if details in table.maze.tunnels or details in _face_down(table):
            return None
        if table.maze.piece[details]:
            return Refusal(
                "not-removable", "A rockfall cannot remove the start, a goal or a special card.", "ACT-3"
            )
        return Refusal("no-tunnel", "There is no tunnel card in that cell.", "TURN-5")

    def play(self, state: State, seat: int, details: int) -> None:
        """Discard the tunnel; the rockfall is discarded after it (TURN-6)."""
        rules = state.table.rules
        if rules.on_lifting:
            for hook in rules.on_lifting:
                hook(state, details)
        tunnel_removed(state, seat, details)
