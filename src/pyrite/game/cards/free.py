"""Free: releases a trapped player (S2-14)."""

from __future__ import annotations

from typing import Final

from pyrite.game.cards.targets import no_such_seat
from pyrite.game.catalogue import KIND, TRAPPED
from pyrite.game.facts.cards import taken_from_front
from pyrite.game.moves import FREE, VERB_BITS
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import Table

_BASE: Final = FREE << VERB_BITS


def moves(table: Table, seat: int, own: Private, kind: int, found: list[int]) -> None:
    """Any trapped player, itself included."""
    fronts = table.fronts
    found.extend([_BASE | other for other in range(len(fronts)) if fronts[other] & TRAPPED])


def why_not(table: Table, seat: int, own: Private, details: int) -> Refusal | None:
    """The player must be trapped."""
    refusal = no_such_seat(table, details, "S2-14")
    if refusal is None and not table.fronts[details] & TRAPPED:
        return Refusal("not-trapped", "That player is not trapped.", "S2-14")
    return refusal


def play(state: State, seat: int, details: int) -> None:
    """Discard the trap; this card is discarded after it (TURN-6)."""
    taken_from_front(state, details, KIND["trapped"])
