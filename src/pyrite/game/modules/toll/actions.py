"""Placing toll dwarfs, asking others to pay, and removing dwarfs (TOLL-1 to TOLL-4)."""

from __future__ import annotations

from typing import Final

from pyrite.game.cards.targets import no_such_seat, not_oneself
from pyrite.game.catalogue import NO_TUNNELS
from pyrite.game.facts.gold import tokens_moved
from pyrite.game.in_order import kinds_below
from pyrite.game.modules.detour import DETOUR_CARD
from pyrite.game.modules.toll.commands import ASK_TOLL, STAND_DWARF
from pyrite.game.modules.toll.dwarfs import costs, free_ends, guards
from pyrite.game.modules.toll.facts import dwarf_left, dwarf_stood, toll_asked
from pyrite.game.modules.toll.state import Toll
from pyrite.game.moves import DETAILS, VERB_BITS
from pyrite.game.number_row import NumberRow
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import NOBODY, Table

_STAND: Final = STAND_DWARF << VERB_BITS
_ASK: Final = ASK_TOLL << VERB_BITS


def turn_moves(table: Table, seat: int, own: Private, found: NumberRow) -> None:
    """Add what a seat can do about dwarfs in its turn: place one, or ask another player to pay."""
    toll = table.part(Toll)
    if toll.dwarfs_left:
        _stand_moves(table, own, found)
    if toll.dwarfs:
        ask_moves(table, seat, own, found)


def _stand_moves(table: Table, own: Private, found: NumberRow) -> None:
    """Add every way to discard a card and place a dwarf at a free end of a tunnel."""
    kinds = kinds_below(own.hand, 128)  # all kinds
    for cell, side in free_ends(table):
        base = _STAND | (cell << 2 | side.bit_length() - 1) << 7
        for kind in kinds:
            found.append(base | kind)


def ask_moves(table: Table, seat: int, own: Private, found: NumberRow) -> None:
    """Add every way to ask another player to pay for a cell; a player is asked at most once a turn."""
    prices = costs(table, seat, NOBODY) if may_ask(table, seat, own) else {}
    if not prices:
        return
    toll = table.part(Toll)
    unavailable = toll.toll_asked | 1 << seat
    for cell in sorted(prices):
        for other in range(table.rules.players):
            if not unavailable >> other & 1:
                found.append(_ASK | cell << 4 | other)


def may_ask(table: Table, seat: int, own: Private) -> bool:
    """Whether a seat could lay or move a tunnel at all in this turn."""
    return not table.fronts[seat] & NO_TUNNELS or DETOUR_CARD in own.hand


def why_not_stand(table: Table, seat: int, own: Private, number: int) -> Refusal | None:
    """The first rule that forbids a dwarf there."""
    card, side, cell = number & 127, 1 << (number >> 7 & 3), (number & DETAILS) >> 9
    toll = table.find(Toll)
    if toll is None:
        return Refusal("not-in-this-game", "There are no toll dwarfs in this game.", "TOLL-1")
    if not toll.dwarfs_left:
        return Refusal("no-dwarf-left", "Both dwarfs of this round are already placed.", "TOLL-1")
    if card not in own.hand:
        return Refusal("not-in-hand", "You do not hold that card.", "TOLL-1")
    if (cell, side) not in free_ends(table):
        return Refusal("no-free-end", "Place the dwarf at an open side that faces an empty cell.", "TOLL-1")
    return None


def why_not_ask(table: Table, seat: int, own: Private, number: int) -> Refusal | None:
    """The first rule that forbids to ask for this toll."""
    cell, other = (number & DETAILS) >> 4, number & 15
    refusal = no_such_seat(table, other, "TOLL-3") or not_oneself(seat, other, "TOLL-3")
    if refusal is not None:
        return refusal
    if not may_ask(table, seat, own):
        return Refusal("tools-broken", "You cannot lay tunnels now, so there is nothing to pay for.", "TUN-5")
    toll = table.find(Toll)
    if toll is None or cell not in costs(table, seat, NOBODY):
        return Refusal("no-toll", "There is no toll to pay for that cell.", "TOLL-3")
    if toll.toll_asked >> other & 1:
        return Refusal("asked-already", "You already asked that player in this turn.", "TOLL-3")
    return None


def stand(state: State, seat: int, details: int) -> None:
    """Discard the card and place the dwarf; nothing is drawn."""
    dwarf_stood(state, seat, details >> 9, 1 << (details >> 7 & 3), details & 127)


def ask(state: State, seat: int, details: int) -> None:
    """Ask the other player."""
    toll_asked(state, seat, details & 15, details >> 4)


# ---------------------------------------------------------------- dwarfs that leave


def pay(state: State, seat: int, cell: int) -> None:
    """Pay the dwarfs that face a cell; they leave for the rest of the round (TOLL-2)."""
    payer = state.table.part(Toll).payer(cell, seat)
    for owner, at, side in guards(state.table, cell):
        if owner not in (seat, payer):
            tokens_moved(state, payer, owner, 1)
        dwarf_left(state, owner, at, side)


def remove_standing_at(state: State, cell: int) -> None:
    """Remove the dwarfs at a card that is taken away, for the rest of the round (TOLL-4)."""
    for owner, at, side in [dwarf for dwarf in state.table.part(Toll).dwarfs if dwarf[1] == cell]:
        dwarf_left(state, owner, at, side)


def remove_facing(state: State, cell: int) -> None:
    """Remove the dwarfs that face a cell to which a goal is moved; they are not paid (TOLL-4)."""
    for owner, at, side in guards(state.table, cell):
        dwarf_left(state, owner, at, side)
