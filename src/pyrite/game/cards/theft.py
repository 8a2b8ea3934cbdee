"""The theft: its owner steals gold at the end of the round (S2-11)."""

from __future__ import annotations

from typing import Final

from pyrite.game.cards.card import Card
from pyrite.game.catalogue import KIND, THEFT
from pyrite.game.facts.cards import put_in_front
from pyrite.game.moves import PLAN_THEFT, VERB_BITS
from pyrite.game.number_row import NumberRow
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import Table

_MOVE: Final = PLAN_THEFT << VERB_BITS


class TheftCard(Card):
    """Its owner steals gold at the end of the round."""

    __slots__ = ()

    def moves(self, table: Table, seat: int, own: Private, kind: int, found: NumberRow) -> None:
        """In front of its own seat, unless there is one already (S2-6)."""
        if not table.fronts[seat] & THEFT:
            found.append(_MOVE)

    def why_not(self, table: Table, seat: int, own: Private, details: int) -> Refusal | None:
        """A player never has two equal cards in front."""
        if table.fronts[seat] & THEFT:
            return Refusal("theft-already", "You already have a theft card in front of you.", "S2-6")
        return None

    def play(self, state: State, seat: int, details: int) -> None:
        """Put it in front of the seat."""
        put_in_front(state, seat, KIND["theft"])
