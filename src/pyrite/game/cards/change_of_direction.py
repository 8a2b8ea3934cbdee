"""The change of direction: reverses the direction of play for the rest of the round (WC-20)."""

from __future__ import annotations

from typing import Final

from pyrite.game.facts.cards import direction_changed
from pyrite.game.moves import CHANGE_DIRECTION, VERB_BITS
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import Table

_MOVE: Final = CHANGE_DIRECTION << VERB_BITS


def moves(table: Table, seat: int, own: Private, kind: int, found: list[int]) -> None:
    """It can always be played."""
    found.append(_MOVE)


def why_not(table: Table, seat: int, own: Private, details: int) -> Refusal | None:
    """Nothing forbids it."""
    return None


def play(state: State, seat: int, details: int) -> None:
    """Reverse the direction of play."""
    direction_changed(state, seat)
