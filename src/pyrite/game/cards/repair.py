"""Repair cards: each removes one matching sabotage card (ACT-2)."""

from __future__ import annotations

from typing import Final

from pyrite.game.cards.card import Card
from pyrite.game.cards.targets import no_such_seat
from pyrite.game.catalogue import IN_FRONT, REPAIRS, TOOLS
from pyrite.game.facts.cards import taken_from_front
from pyrite.game.moves import REPAIR, VERB_BITS
from pyrite.game.number_row import NumberRow
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import Table

_BASE: Final = REPAIR << VERB_BITS
_REPAIRS: Final = bytes([REPAIRS.get(kind, 0) for kind in range(128)])


def _tools_in(bits: int) -> bytes:
    return bytes([tool for tool in range(3) if bits >> tool & 1])


_TOOLS_IN: Final = tuple([_tools_in(bits) for bits in range(8)])
"""The tools in each bit set of tools."""


class RepairCard(Card):
    """Removes a matching sabotage card."""

    __slots__ = ()

    def moves(self, table: Table, seat: int, own: Private, kind: int, found: NumberRow) -> None:
        """Each broken tool of any player that the card can repair."""
        repairable = _REPAIRS[kind]
        base = _BASE | kind << 6
        for other, front in enumerate(table.fronts):
            if front & repairable:
                tools = _TOOLS_IN[front & repairable]
                for tool in tools:
                    found.append(base | other << 2 | tool)

    def why_not(self, table: Table, seat: int, own: Private, details: int) -> Refusal | None:
        """The first rule that forbids this repair."""
        kind, other, tool = details >> 6, details >> 2 & 15, details & 3
        if not REPAIRS.get(kind, 0) >> tool & 1:
            return Refusal("wrong-tool", "That card does not repair that tool.", "ACT-2")
        refusal = no_such_seat(table, other, "ACT-2")
        if refusal is None and not table.fronts[other] >> tool & 1:
            return Refusal("nothing-to-repair", f"That player has no broken {TOOLS[tool]}.", "ACT-2")
        return refusal

    def play(self, state: State, seat: int, details: int) -> None:
        """Discard the sabotage card; the repair card is discarded after it (TURN-6)."""
        taken_from_front(state, details >> 2 & 15, IN_FRONT[1 << (details & 3)])
