"""Finds the cards that a seat could play if it were its turn; some editions end a round by this (END-1).

Passing, discarding two cards, placing a dwarf and asking for a toll do not count as playing a card.
"""

from __future__ import annotations

from typing import Final

from pyrite.game.cards import CARDS, tunnel
from pyrite.game.cards.card import Card
from pyrite.game.catalogue import FIRST_ACTION, NO_TUNNELS
from pyrite.game.number_row import NumberRow
from pyrite.game.state import Private, State
from pyrite.game.table import Table

ByPrice = tuple[bytes, bytes, bytes]
"""Kinds of cards by the toll that playing them costs: none, one gold, two gold."""

_EMPTY_HAND: Final = Private()
"""An empty hand: whether these kinds are playable does not depend on other cards in the hand."""


def can_play(table: Table, seat: int, own: Private) -> bool:
    """Whether a seat could play a card of its hand if it were its turn."""
    found = tunnel.moves(table, seat, own)
    for kind in own.hand:
        if found:
            break
        if kind >= FIRST_ACTION:
            CARDS[kind].moves(table, seat, own, kind, found)
    return bool(found)


def somebody_can_play(state: State) -> bool:
    """Whether, between two turns, a seat that is still in the round holds a card that it could play."""
    table = state.table
    in_turn, found = table.parts, False
    table.clear_turn()  # agreements to pay are valid for one turn only (TOLL-3)
    for seat in range(table.rules.players):
        own = state.privates[seat]
        assert own is not None
        if own.hand and not table.is_out(seat) and can_play(table, seat, own):
            found = True
            break
    table.parts = in_turn
    return found


def playable_kinds(table: Table, seat: int) -> ByPrice:
    """All kinds of cards that a seat could play now if it held them, by the toll that is due.

    A seat can play exactly if it holds one of these and can pay its toll.
    """
    return _with_actions(table, seat, tunnel.layable_kinds(table, seat))


def playable_kinds_of(table: Table, seats: list[int]) -> list[ByPrice]:
    """The same for several seats. If all cells are free, the playable tunnels are the same for all."""
    if not seats or any(tunnel.costs(table, seat) for seat in seats):
        return [playable_kinds(table, seat) for seat in seats]
    tunnels = tunnel.layable_kinds(table, seats[0])
    return [_with_actions(table, seat, tunnels) for seat in seats]


def _with_actions(table: Table, seat: int, tunnels: tuple[set[int], set[int], set[int]]) -> ByPrice:
    """The tunnels that can be laid, if this seat may lay any (TUN-5), and the action cards it could play."""
    may_lay = not table.fronts[seat] & NO_TUNNELS
    found: list[set[int]] = [set(kinds) if may_lay else set() for kinds in tunnels]
    for kind in table.rules.action_kinds:
        card: Card = CARDS[kind]
        prices = card.prices(table, seat)
        if prices is None:
            moves = NumberRow()
            card.moves(table, seat, _EMPTY_HAND, kind, moves)
            if moves:
                found[0].add(kind)
        elif prices:
            found[min(prices)].add(kind)
    free, for_one, for_two = [bytes(sorted(kinds)) for kinds in found]
    return free, for_one, for_two
