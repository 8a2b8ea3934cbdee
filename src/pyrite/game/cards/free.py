"""Free: releases a trapped player (S2-14)."""

from __future__ import annotations

from typing import Final

from pyrite.game.cards.card import Card
from pyrite.game.cards.targets import no_such_seat
from pyrite.game.catalogue import KIND, TRAPPED
from pyrite.game.facts.cards import taken_from_front
from pyrite.game.moves import FREE, VERB_BITS
from pyrite.game.number_row import NumberRow
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import Table

_BASE: Final = FREE << VERB_BITS


class FreeCard(Card):
    """Releases a trapped player."""

    __slots__ = ()

    def moves(self, table: Table, seat: int, own: Private, kind: int, found: NumberRow) -> None:
        """Any trapped player, itself included."""
        fronts = table.fronts
        for other in range(len(fronts)):
            if fronts[other] & TRAPPED:
                found.append(_BASE | other)

    def why_not(self, table: Table, seat: int, own: Private, details: int) -> Refusal | None:
        """The player must be trapped."""
        refusal = no_such_seat(table, details, "S2-14")
        if refusal is None and not table.fronts[details] & TRAPPED:
            return Refusal("not-trapped", "That player is not trapped.", "S2-14")
        return refusal

    def play(self, state: State, seat: int, details: int) -> None:
        """Discard the trap; this card is discarded after it (TURN-6)."""
        taken_from_front(state, details, KIND["trapped"])
