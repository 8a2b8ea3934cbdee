"""Hands off: removes a theft card (S2-12)."""

from __future__ import annotations

from typing import Final

from pyrite.game.cards.card import Card
from pyrite.game.cards.targets import no_such_seat
from pyrite.game.catalogue import KIND, THEFT
from pyrite.game.facts.cards import taken_from_front
from pyrite.game.moves import HANDS_OFF, VERB_BITS
from pyrite.game.number_row import NumberRow
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import Table

_BASE: Final = HANDS_OFF << VERB_BITS


class HandsOffCard(Card):
    """Removes a theft card."""

    __slots__ = ()

    def moves(self, table: Table, seat: int, own: Private, kind: int, found: NumberRow) -> None:
        """Any player with a theft in front, itself included."""
        fronts = table.fronts
        for other in range(len(fronts)):
            if fronts[other] & THEFT:
                found.append(_BASE | other)

    def why_not(self, table: Table, seat: int, own: Private, details: int) -> Refusal | None:
        """There must be a theft card to remove."""
        refusal = no_such_seat(table, details, "S2-12")
        if refusal is None and not table.fronts[details] & THEFT:
            return Refusal("no-theft", "That player has no theft card in front.", "S2-12")
        return refusal

    def play(self, state: State, seat: int, details: int) -> None:
        """Discard the theft; this card is discarded after it (TURN-6)."""
        taken_from_front(state, details, KIND["theft"])
