"""Checks of the target seat, shared by all cards that are played on a player."""

from __future__ import annotations

from pyrite.game.refusal import Refusal
from pyrite.game.table import Table


def no_such_seat(table: Table, seat: int, rule: str) -> Refusal | None:
    """A refusal if the seat does not exist."""
    if seat < table.rules.players:
        return None
    return Refusal("no-such-seat", f"There is no seat {seat} at this table.", rule)


def not_oneself(seat: int, other: int, rule: str) -> Refusal | None:
    """A refusal if a seat chose itself as the target."""
    if seat != other:
        return None
    return Refusal("own-seat", "Choose another player: you cannot play that card on yourself.", rule)
