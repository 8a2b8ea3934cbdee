"""Trapped: a trapped player lays no tunnels, gets no share and cannot steal (S2-13)."""

from __future__ import annotations

from typing import Final

from pyrite.game.cards.card import Card
from pyrite.game.cards.targets import no_such_seat, not_oneself
from pyrite.game.catalogue import KIND, TRAPPED
from pyrite.game.facts.cards import put_in_front
from pyrite.game.moves import TRAP, VERB_BITS
from pyrite.game.number_row import NumberRow
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import Table

_BASE: Final = TRAP << VERB_BITS


class TrappedCard(Card):
    """Traps a player."""

    __slots__ = ()

    def moves(self, table: Table, seat: int, own: Private, kind: int, found: NumberRow) -> None:
        """Any other player who is not trapped."""
        fronts = table.fronts
        for other in range(len(fronts)):
            if other != seat and not fronts[other] & TRAPPED:
                found.append(_BASE | other)

    def why_not(self, table: Table, seat: int, own: Private, details: int) -> Refusal | None:
        """The first rule that forbids this trap."""
        refusal = no_such_seat(table, details, "S2-13") or not_oneself(seat, details, "S2-13")
        if refusal is None and table.fronts[details] & TRAPPED:
            return Refusal("trapped-already", "That player is already trapped.", "S2-6")
        return refusal

    def play(self, state: State, seat: int, details: int) -> None:
        """Put it in front of the player."""
        put_in_front(state, details, KIND["trapped"])
