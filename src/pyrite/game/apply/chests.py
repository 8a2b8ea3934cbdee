"""Chests and toll dwarfs: what they change beside the maze itself (CHEST-5, TOLL-1 to TOLL-4)."""

from __future__ import annotations

from typing import Final

from pyrite.game import facts
from pyrite.game.apply.common import answered, discard_face_down
from pyrite.game.catalogue import (
    EXTRA_DRAW,
    NO_DRAW,
    NO_MORE_MAPS,
    ROB_A_HAND,
    SEARCH_THE_DISCARD,
    THREE_FOR_ONE,
)
from pyrite.game.moves import NEXT_TUNNEL, TURN, WHETHER_TOLL
from pyrite.game.state import State

_NO_NORMAL_DRAW: Final = frozenset({NO_DRAW, ROB_A_HAND, THREE_FOR_ONE, SEARCH_THE_DISCARD})
_AT_END_OF_TURN: Final = frozenset({EXTRA_DRAW, ROB_A_HAND, THREE_FOR_ONE})


def chest_opened(state: State, seat: int, chest: int, found: int) -> None:
    """A chest was opened; what waits for the end of the turn is noted (CHEST-6)."""
    if state.journal is not None:
        state.journal.append((facts.CHEST_OPENED, seat, chest, found))
    table = state.table
    table.chests[chest] = found
    if found == NO_MORE_MAPS:
        table.no_maps = True
    if found in _NO_NORMAL_DRAW:
        table.no_draw = True
    if found in _AT_END_OF_TURN:
        table.effects.append(found)


def effect_ended(state: State, found: int) -> None:
    """What a chest brought about at the end of the turn is done."""
    if state.journal is not None:
        state.journal.append((facts.EFFECT_ENDED, found))
    state.table.effects.remove(found)


def dwarf_stood(state: State, seat: int, cell: int, side: int, card: int) -> None:
    """A seat discarded a card and stood a dwarf at an open side of a card; nothing is drawn (TOLL-1)."""
    if state.journal is not None:
        state.journal.append((facts.DWARF_STOOD, seat, cell, side, card))
    table = state.table
    discard_face_down(state, seat, bytes((card,)))
    table.passes = table.draws = 0
    table.dwarfs.append((seat, cell, side))
    table.dwarfs_left -= 1


def dwarf_left(state: State, owner: int, cell: int, side: int) -> None:
    """A dwarf left for the rest of the round (TOLL-2, TOLL-4)."""
    if state.journal is not None:
        state.journal.append((facts.DWARF_LEFT, owner, cell, side))
    state.table.dwarfs.remove((owner, cell, side))


def toll_asked(state: State, asker: int, seat: int, cell: int) -> None:
    """A seat asked another to pay the toll for a cell (TOLL-3)."""
    if state.journal is not None:
        state.journal.append((facts.TOLL_ASKED, asker, seat, cell))
    table = state.table
    table.asked = seat
    table.question = WHETHER_TOLL
    table.choices = (cell,)
    table.toll_asked |= 1 << seat


def toll_answered(state: State, seat: int, cell: int, pay: bool) -> None:
    """The seat agreed or declined; whose turn it is goes on (TOLL-3)."""
    if state.journal is not None:
        state.journal.append((facts.TOLL_ANSWERED, seat, cell, pay))
    table = state.table
    answered(table)
    if pay:
        table.toll_payers[cell] = seat
    table.asked = table.to_move
    table.question = NEXT_TUNNEL if table.specialist > 1 else TURN


def tokens_moved(state: State, giver: int, taker: int, tokens: int) -> None:
    """A seat paid another (TOLL-2)."""
    if state.journal is not None:
        state.journal.append((facts.TOKENS_MOVED, giver, taker, tokens))
    state.table.tokens[giver] -= tokens
    state.table.tokens[taker] += tokens


def gold_picked(state: State, seat: int, pile: bytes) -> None:
    """A seat got a gold card of one nugget in the open; the pile was shuffled afterwards (CHEST-5)."""
    if state.journal is not None:
        state.journal.append((facts.GOLD_PICKED, seat, pile))
    state.table.gold_pile = len(pile)
    state.table.gold_cards[seat] += 1
    own = state.privates[seat]
    if own is not None:
        own.gold.append(1)
    if state.sealed is not None:
        state.sealed.gold_pile = bytearray(pile)
