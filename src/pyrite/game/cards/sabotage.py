"""Sabotage cards: a broken tool in front of a player (ACT-1)."""

from __future__ import annotations

from typing import Final

from pyrite.game import apply
from pyrite.game.catalogue import BREAKS, NAME
from pyrite.game.moves import SABOTAGE, VERB_BITS
from pyrite.game.refusal import Refusal
from pyrite.game.table import State, Table

_BASE: Final = SABOTAGE << VERB_BITS


def moves(table: Table, seat: int, kind: int, found: list[int]) -> None:
    """Any other player whose tool is whole; oneself too where the edition says any player."""
    bit = BREAKS[kind]
    base = _BASE | kind << 4
    oneself_too = table.rules.sabotage_self
    for other, front in enumerate(table.fronts):
        if not front & bit and (other != seat or oneself_too):
            found.append(base | other)


def why_not(table: Table, seat: int, details: int) -> Refusal | None:
    """The first rule that forbids this sabotage."""
    kind, other = details >> 4, details & 15
    if kind not in BREAKS:
        return Refusal("no-sabotage", "That card breaks no tool.", "ACT-1")
    if other >= table.rules.players:
        return Refusal("no-such-seat", f"There is no seat {other} at this table.", "ACT-1")
    if other == seat and not table.rules.sabotage_self:
        return Refusal("own-seat", "A sabotage card is laid in front of another player.", "ACT-1")
    if table.fronts[other] & BREAKS[kind]:
        return Refusal("broken-already", f"A {NAME[kind]} lies there already.", "ACT-1")
    return None


def play(state: State, seat: int, details: int) -> None:
    """Lay it in front of the player."""
    apply.put_in_front(state, details & 15, details >> 4)
