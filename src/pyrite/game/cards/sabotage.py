"""Sabotage cards: break a tool of a player (ACT-1)."""

from __future__ import annotations

from typing import Final

from pyrite.game.cards.card import Card
from pyrite.game.cards.targets import no_such_seat, not_oneself
from pyrite.game.catalogue import BREAKS, NAME
from pyrite.game.facts.cards import put_in_front
from pyrite.game.moves import SABOTAGE, VERB_BITS
from pyrite.game.number_row import NumberRow
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import Table

_BASE: Final = SABOTAGE << VERB_BITS
_BREAKS: Final = bytes([BREAKS.get(kind, 0) for kind in range(128)])


class SabotageCard(Card):
    """Breaks a tool of a player."""

    __slots__ = ()

    def moves(self, table: Table, seat: int, own: Private, kind: int, found: NumberRow) -> None:
        """Any other player whose tool is whole; in some editions its own seat too."""
        bit = _BREAKS[kind]
        base = _BASE | kind << 4
        oneself_too = table.rules.sabotage_self
        for other, front in enumerate(table.fronts):
            if not front & bit and (other != seat or oneself_too):
                found.append(base | other)

    def why_not(self, table: Table, seat: int, own: Private, details: int) -> Refusal | None:
        """The first rule that forbids this sabotage."""
        kind, other = details >> 4, details & 15
        if kind not in BREAKS:
            return Refusal("no-sabotage", "That card breaks no tool.", "ACT-1")
        refusal = no_such_seat(table, other, "ACT-1")
        if refusal is None and not table.rules.sabotage_self:
            refusal = not_oneself(seat, other, "ACT-1")
        if refusal is not None:
            return refusal
        if table.fronts[other] & BREAKS[kind]:
            return Refusal("broken-already", f"That player already has a {NAME[kind]} card in front.", "ACT-1")
        return None

    def play(self, state: State, seat: int, details: int) -> None:
        """Put it in front of the player."""
        put_in_front(state, details & 15, details >> 4)
