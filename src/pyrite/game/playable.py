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
    return _with_actions(table, seat, tunnel.layable_kinds(table, seat))


def playable_kinds_of(table: Table, seats: list[int]) -> list[ByPrice]:
    """The same for several seats. Which tunnels can be laid is asked once, unless some must pay and others not."""
    if table.dwarfs or not seats:
        return [playable_kinds(table, seat) for seat in seats]
    tunnels = tunnel.layable_kinds(table, seats[0])
    return [_with_actions(table, seat, tunnels) for seat in seats]


def _with_actions(table: Table, seat: int, tunnels: tuple[set[int], set[int], set[int]]) -> ByPrice:
    """The tunnels that can be laid, if this seat may lay any (TUN-5), and the action cards it could play."""
    may_lay = not table.fronts[seat] & NO_TUNNELS
    found: list[set[int]] = [set(kinds) if may_lay else set() for kinds in tunnels]
    for kind in table.rules.action_kinds:
        if kind == DETOUR_CARD:
            prices = detour.prices(table, seat)
            if prices:
                found[min(prices)].add(kind)
        elif kind != SPECIALIST_CARD:
            moves: list[int] = []
            MOVES[kind](table, seat, _NOTHING_HELD, kind, moves)
            if moves:
                found[0].add(kind)
    free, for_one, for_two = [bytes(sorted(kinds)) for kinds in found]
    return free, for_one, for_two
