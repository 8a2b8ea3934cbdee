"""Which cards a seat could play in a turn of its own now: the question on which some editions end a round (END-1).

Passing, discarding two, placing a dwarf and asking for a toll are not playing a card.
"""

from __future__ import annotations

from typing import Final

from pyrite.game.cards import MOVES, detour, tunnel
from pyrite.game.catalogue import NO_TUNNELS, SPECIALIST_CARD
from pyrite.game.moves import DETOUR_CARD
from pyrite.game.state import Private, State
from pyrite.game.table import Table

ByPrice = tuple[bytes, bytes, bytes]
"""Kinds of cards: those that cost no toll to play, one gold, two gold."""

_NOTHING_HELD: Final = Private()
"""A hand to ask with about one kind of card: what else is held makes no difference to these kinds."""


def can_play(table: Table, seat: int, own: Private) -> bool:
    """Whether some card in a seat's hand could be played in a turn of that seat now."""
    tunnels, actions = own.kinds()
    found = tunnel.moves(table, seat, own, tunnels)
    for kind in actions:
        if found:
            break
        MOVES[kind](table, seat, own, kind, found)
    return bool(found)


def somebody_can_play(state: State) -> bool:
    """Whether, between two turns, a seat that is still in the round holds a card that it could play."""
    table = state.table
    agreed, table.toll_payers = table.toll_payers, {}  # who agreed to pay did so for that turn only (TOLL-3)
    found = False
    for seat in range(table.rules.players):
        own = state.privates[seat]
        assert own is not None
        if own.hand and not table.is_out(seat) and can_play(table, seat, own):
            found = True
            break
    table.toll_payers = agreed
    return found


def playable_kinds(table: Table, seat: int) -> ByPrice:
    """All kinds of cards of the game that a seat could play now if it held them, by the toll that is due.

    A hand can play just if it holds one of these that its owner can pay for. The path specialist is left out: who
    can play it holds a tunnel that can be laid (WC-22).
    """
    free: set[int] = set()
    for_one: set[int] = set()
    for_two: set[int] = set()
    if not table.fronts[seat] & NO_TUNNELS:
        free, for_one, for_two = tunnel.layable_kinds(table, seat)
    for kind in table.rules.action_kinds:
        if kind == DETOUR_CARD:
            prices = detour.prices(table, seat)
            if prices:
                (free, for_one, for_two)[min(prices)].add(kind)
        elif kind != SPECIALIST_CARD:
            found: list[int] = []
            MOVES[kind](table, seat, _NOTHING_HELD, kind, found)
            if found:
                free.add(kind)
    return bytes(sorted(free)), bytes(sorted(for_one)), bytes(sorted(for_two))
