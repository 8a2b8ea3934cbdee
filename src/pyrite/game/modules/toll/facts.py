"""Toll dwarfs: placed, removed, and requests to pay the toll (TOLL-1 to TOLL-4)."""

from __future__ import annotations

from typing import Final

from pyrite.game import hidden_card_history
from pyrite.game.catalogue import NO_TUNNELS
from pyrite.game.codec import CARD, CELL, FLAG, ONE_SIDE, SEAT, Cell
from pyrite.game.declare import Fact, fact, field
from pyrite.game.facts.common import answered, discard_face_down
from pyrite.game.facts.ends import clear_forced_passes, note_that_somebody_can_play
from pyrite.game.modules.detour import DETOUR_CARD
from pyrite.game.modules.path_specialist.state import NEXT_TUNNEL, tunnels_to_lay
from pyrite.game.modules.toll.dwarfs import price
from pyrite.game.modules.toll.state import Toll
from pyrite.game.moves import TURN
from pyrite.game.state import State

WHETHER_TOLL: Final = 10
"""The question whether a seat pays a toll."""

DWARF_STOOD: Final = 37


@fact(DWARF_STOOD, sends_view=True)
class DwarfStood(Fact):
    """A seat discarded a card face down and placed a toll dwarf at an open side of a card."""

    seat: int = field(SEAT)
    cell: Cell = field(CELL)
    side: str = field(ONE_SIDE)
    card: str | None = field(CARD, to="seat")


def dwarf_stood(state: State, seat: int, cell: int, side: int, card: int) -> None:
    """A seat discarded a card and placed a dwarf at an open side of a card; nothing is drawn (TOLL-1)."""
    if state.journal is not None:
        state.journal.append((DWARF_STOOD, seat, cell, side, card))
    table = state.table
    note_that_somebody_can_play(table)
    discard_face_down(state, seat, bytes((card,)))
    table.draws = 0
    toll = table.part(Toll)
    table.put(toll.with_changes(dwarfs=(*toll.dwarfs, (seat, cell, side)), dwarfs_left=toll.dwarfs_left - 1))
    clear_forced_passes(state)


DWARF_LEFT: Final = 38


@fact(DWARF_LEFT)
class DwarfLeft(Fact):
    """A toll dwarf left for the rest of the round."""

    owner: int = field(SEAT)
    cell: Cell = field(CELL)
    side: str = field(ONE_SIDE)


def dwarf_left(state: State, owner: int, cell: int, side: int) -> None:
    """A dwarf left for the rest of the round (TOLL-2, TOLL-4)."""
    if state.journal is not None:
        state.journal.append((DWARF_LEFT, owner, cell, side))
    toll = state.table.part(Toll)
    staying = tuple([dwarf for dwarf in toll.dwarfs if dwarf != (owner, cell, side)])
    state.table.put(toll.with_changes(dwarfs=staying))


TOLL_ASKED: Final = 39


@fact(TOLL_ASKED)
class TollAsked(Fact):
    """A seat asked another to pay the toll for a cell."""

    asker: int = field(SEAT)
    seat: int = field(SEAT)
    cell: Cell = field(CELL)


def toll_asked(state: State, asker: int, seat: int, cell: int) -> None:
    """A seat asked another to pay the toll for a cell (TOLL-3)."""
    if state.journal is not None:
        state.journal.append((TOLL_ASKED, asker, seat, cell))
    table = state.table
    table.asked = seat
    table.question = WHETHER_TOLL
    table.choices = (cell,)
    toll = table.part(Toll)
    table.put(toll.with_changes(toll_asked=toll.toll_asked | 1 << seat))
    if table.fronts[asker] & NO_TUNNELS:  # a seat that cannot lay a tunnel asks because it wants to move one
        purse = (table.tokens[asker], table.gold_cards[asker])
        table.card_history.append((hidden_card_history.HELD, asker, *purse, (bytes((DETOUR_CARD,)), b"", b"")))


TOLL_ANSWERED: Final = 40


@fact(TOLL_ANSWERED)
class TollAnswered(Fact):
    """The seat agreed to pay the toll for a cell, or declined."""

    seat: int = field(SEAT)
    cell: Cell = field(CELL)
    pay: bool = field(FLAG)


def toll_answered(state: State, seat: int, cell: int, pay: bool) -> None:
    """The seat agreed or declined; the turn of the asking seat continues (TOLL-3)."""
    if state.journal is not None:
        state.journal.append((TOLL_ANSWERED, seat, cell, pay))
    table = state.table
    answered(table)
    if pay:
        toll = table.part(Toll)
        table.put(toll.with_changes(toll_payers=(*toll.toll_payers, (cell, seat))))
        hidden_card_history.note_could_pay(table, seat, price(table, table.to_move, seat, cell))
    table.asked = table.to_move
    table.question = NEXT_TUNNEL if tunnels_to_lay(table) else TURN
