"""The inspection: a secret look at a player's role (S2-15)."""

from __future__ import annotations

from typing import Final

from pyrite.game.cards.card import Card
from pyrite.game.cards.targets import no_such_seat, not_oneself
from pyrite.game.facts.roles import role_seen
from pyrite.game.moves import INSPECT, VERB_BITS
from pyrite.game.number_row import NumberRow
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import Table

_BASE: Final = INSPECT << VERB_BITS


class InspectionCard(Card):
    """Shows a player's role to its player."""

    __slots__ = ()

    def moves(self, table: Table, seat: int, own: Private, kind: int, found: NumberRow) -> None:
        """Any other player; in some editions its own seat too, though that shows nothing new."""
        oneself_too = table.rules.inspect_self
        for other in range(table.rules.players):
            if other != seat or oneself_too:
                found.append(_BASE | other)

    def why_not(self, table: Table, seat: int, own: Private, details: int) -> Refusal | None:
        """The first rule that forbids this look."""
        refusal = no_such_seat(table, details, "S2-15")
        if refusal is None and not table.rules.inspect_self:
            return not_oneself(seat, details, "S2-15")
        return refusal

    def play(self, state: State, seat: int, details: int) -> None:
        """Look at the role. Everyone sees whose role it is; only the acting seat sees the role."""
        other = state.privates[details]
        assert other is not None
        role_seen(state, seat, details, other.role)
