"""The hand swap: two players swap all their cards (S2-17)."""

from __future__ import annotations

from typing import Final

from pyrite.game.cards.card import Card
from pyrite.game.cards.targets import no_such_seat, not_oneself
from pyrite.game.facts.cards import hands_swapped
from pyrite.game.moves import SWAP_HANDS, VERB_BITS
from pyrite.game.number_row import NumberRow
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import Table

_BASE: Final = SWAP_HANDS << VERB_BITS


class HandSwapCard(Card):
    """Two players swap all their cards."""

    __slots__ = ()

    def moves(self, table: Table, seat: int, own: Private, kind: int, found: NumberRow) -> None:
        """Any other player; either hand may be empty."""
        for other in range(table.rules.players):
            if other != seat:
                found.append(_BASE | other)

    def why_not(self, table: Table, seat: int, own: Private, details: int) -> Refusal | None:
        """The first rule that forbids this swap."""
        return no_such_seat(table, details, "S2-17") or not_oneself(seat, details, "S2-17")

    def play(self, state: State, seat: int, details: int) -> None:
        """Swap the hands, which are without this card. The other player draws at the end of the turn."""
        mine, theirs = state.privates[seat], state.privates[details]
        assert mine is not None
        assert theirs is not None
        hands_swapped(state, seat, details, bytes(theirs.hand), bytes(mine.hand))
