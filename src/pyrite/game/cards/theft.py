"""The theft: laid in front of oneself, it steals at the round's end (S2-11)."""

from __future__ import annotations

from typing import Final

from pyrite.game import apply
from pyrite.game.catalogue import KIND, THEFT
from pyrite.game.moves import PLAN_THEFT, VERB_BITS
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import Table

_MOVE: Final = PLAN_THEFT << VERB_BITS


def moves(table: Table, seat: int, own: Private, kind: int, found: list[int]) -> None:
    """In front of oneself, unless one lies there already (S2-6)."""
    if not table.fronts[seat] & THEFT:
        found.append(_MOVE)


def why_not(table: Table, seat: int, own: Private, details: int) -> Refusal | None:
    """Two equal cards never lie in front of one player."""
    if table.fronts[seat] & THEFT:
        return Refusal("theft-already", "A theft lies in front of you already.", "S2-6")
    return None


def play(state: State, seat: int, details: int) -> None:
    """Lay it down."""
    apply.put_in_front(state, seat, KIND["theft"])
