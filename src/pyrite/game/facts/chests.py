"""Chests: opening one, and effects that wait for the end of the turn (CHEST-5, CHEST-6)."""

from __future__ import annotations

from typing import Final

from pyrite.game.catalogue import (
    EXTRA_DRAW,
    NO_DRAW,
    NO_MORE_MAPS,
    ROB_A_HAND,
    SEARCH_THE_DISCARD,
    THREE_FOR_ONE,
)
from pyrite.game.codec import CHEST_FOUND, CHEST_NUMBER, SEAT
from pyrite.game.declare import Fact, fact, field
from pyrite.game.state import State

_NO_NORMAL_DRAW: Final = frozenset({NO_DRAW, ROB_A_HAND, THREE_FOR_ONE, SEARCH_THE_DISCARD})
AT_END_OF_TURN: Final = frozenset({EXTRA_DRAW, ROB_A_HAND, THREE_FOR_ONE})


CHEST_OPENED: Final = 46


@fact(CHEST_OPENED)
class ChestOpened(Fact):
    """A chest was opened."""

    seat: int = field(SEAT)
    chest: int = field(CHEST_NUMBER)
    found: str | None = field(CHEST_FOUND)


def chest_opened(state: State, seat: int, chest: int, found: int) -> None:
    """A chest was opened; an effect for the end of the turn is queued (CHEST-6)."""
    if state.journal is not None:
        state.journal.append((CHEST_OPENED, seat, chest, found))
    table = state.table
    table.chests[chest] = found
    if found == NO_MORE_MAPS:
        table.no_maps = True
    if found in _NO_NORMAL_DRAW:
        table.no_draw = True
    if found in AT_END_OF_TURN:
        table.effects.append(found)


EFFECT_ENDED: Final = 48


@fact(EFFECT_ENDED, silent=True)
class EffectEnded(Fact):
    """An effect of a chest at the end of the turn is done."""

    found: str | None = field(CHEST_FOUND)


def effect_ended(state: State, found: int) -> None:
    """An effect of a chest at the end of the turn is done."""
    if state.journal is not None:
        state.journal.append((EFFECT_ENDED, found))
    state.table.effects.remove(found)
