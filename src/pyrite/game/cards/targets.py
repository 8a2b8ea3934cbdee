"""Players as targets: the refusal that every card meant for a player shares."""

from __future__ import annotations

from pyrite.game.refusal import Refusal
from pyrite.game.table import Table


def no_such_seat(table: Table, seat: int, rule: str) -> Refusal | None:
    """A refusal if nobody sits there."""
    if seat < table.rules.players:
        return None
    return Refusal("no-such-seat", f"There is no seat {seat} at this table.", rule)


def not_oneself(seat: int, other: int, rule: str) -> Refusal | None:
    """A refusal if a card for another player is meant for oneself."""
    if seat != other:
        return None
    return Refusal("own-seat", "That card is for another player, not for yourself.", rule)
