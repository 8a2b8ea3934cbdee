"""The hat swap: a player changes roles with the stack (S2-16)."""

from __future__ import annotations

from typing import Final

from pyrite.game.cards.card import Card
from pyrite.game.cards.targets import no_such_seat
from pyrite.game.facts.roles import role_changed
from pyrite.game.moves import SWAP_HATS, VERB_BITS
from pyrite.game.number_row import NumberRow
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import Table

_BASE: Final = SWAP_HATS << VERB_BITS


class HatSwapCard(Card):
    """A player changes roles with the stack."""

    __slots__ = ()

    def moves(self, table: Table, seat: int, own: Private, kind: int, found: NumberRow) -> None:
        """Any player, itself included. The stack is never empty: there are 15 roles for at most 12 players."""
        for other in range(table.rules.players):
            found.append(_BASE | other)

    def why_not(self, table: Table, seat: int, own: Private, details: int) -> Refusal | None:
        """The seat must exist."""
        return no_such_seat(table, details, "S2-16")

    def play(self, state: State, seat: int, details: int) -> None:
        """The player draws the top role and puts the old one under the stack."""
        assert state.sealed is not None
        role_changed(state, details, state.sealed.left_over[-1])
