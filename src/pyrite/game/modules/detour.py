"""The detour: the tunnel laid last moves to another cell (WC-23)."""

from __future__ import annotations

from typing import Final

from pyrite.game.cards import tunnel
from pyrite.game.cards.card import Card
from pyrite.game.codec import CELL, PIECE, SEAT, Cell
from pyrite.game.declare import Command, Fact, command, fact, field, packed
from pyrite.game.facts.maze import met_at_goals, note_joins
from pyrite.game.maze import Maze
from pyrite.game.module import Module
from pyrite.game.moves import VERB_BITS
from pyrite.game.number_row import NumberRow, row_of
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import NOBODY, Table

DETOUR_CARD: Final = 87  # the kind of the card
DETOUR: Final = 17  # verb


@command(DETOUR, rule="WC-23", plays=DETOUR_CARD, short="{tunnel} at {cell}")
class Detour(Command):
    """Move the tunnel laid last to another cell, spelt in its new orientation (WC-23)."""

    tunnel: str = packed(PIECE, bits=7)
    cell: Cell = packed(CELL, bits=15, shift=7)


TUNNEL_MOVED: Final = 34


@fact(TUNNEL_MOVED, silent=True, sends_view=True)
class TunnelMoved(Fact):
    """The tunnel laid last was moved to another cell, spelt in its new orientation."""

    seat: int = field(SEAT)
    origin: Cell = field(CELL)
    cell: Cell = field(CELL)
    tunnel: str = field(PIECE)


def tunnel_moved(state: State, seat: int, origin: int, cell: int, piece: int) -> None:
    """The tunnel laid last was lifted and laid in another cell (WC-23)."""
    if state.journal is not None:
        state.journal.append((TUNNEL_MOVED, seat, origin, cell, piece))
    table = state.table
    before = met_at_goals(table)
    table.maze.remove(origin)
    table.maze.lay(cell, piece)
    table.last_laid = cell
    note_joins(table, seat, before)


_BASE: Final = DETOUR << VERB_BITS


def _places(table: Table) -> NumberRow:
    """The places to which the tunnel laid last can move, as ``cell << 7 | piece``; none if it is gone."""
    if table.last_laid == NOBODY:
        return NumberRow()
    card = table.maze.piece[table.last_laid] >> 1
    places = tunnel.lay_moves(table.rules, _lifted(table), bytearray((card,)))
    return row_of([place for place in places if place >> 7 != table.last_laid])


def _lifted(table: Table) -> Maze:
    maze = table.maze.clone()
    maze.remove(table.last_laid)
    return maze


class DetourCard(Card):
    """The tunnel laid last moves to another cell."""

    __slots__ = ()

    def moves(self, table: Table, seat: int, own: Private, kind: int, found: NumberRow) -> None:
        """Any other cell where the tunnel fits once it is lifted; broken tools do not matter."""
        places = _places(table)
        if table.rules.lay_costs:
            places = tunnel.only_affordable(table, seat, own, places, lifted=table.last_laid)
        for place in places:
            found.append(_BASE | place)

    def prices(self, table: Table, seat: int) -> set[int]:
        """The tolls that are due at the places to which a seat could move the tunnel laid last."""
        costs = tunnel.costs(table, seat, table.last_laid)
        return {costs.get(place >> 7, 0) for place in _places(table)}

    def why_not(self, table: Table, seat: int, own: Private, details: int) -> Refusal | None:
        """The first rule that forbids this detour."""
        cell, piece = details >> 7, details & 127
        origin = table.last_laid
        if origin == NOBODY or table.maze.piece[origin] >> 1 != piece >> 1:
            text = "You can only move the tunnel that was laid last, while it is still in the maze."
            return Refusal("not-laid-last", text, "WC-23")
        if cell == origin:
            return Refusal("same-cell", "Choose another cell: the tunnel is already in this one.", "WC-23")
        refusal = tunnel.why_not_lay(table.rules, _lifted(table), details)
        return refusal or tunnel.why_not_affordable(table, seat, own, cell, lifted=origin)

    def play(self, state: State, seat: int, details: int) -> None:
        """Move the tunnel. It is lifted first, so its dwarfs leave before a toll is paid (TOLL-4)."""
        rules, origin = state.table.rules, state.table.last_laid
        for lifting in rules.on_lifting:
            lifting(state, origin)
        for laying in rules.on_laying:
            laying(state, seat, details >> 7)
        tunnel_moved(state, seat, origin, details >> 7, details & 127)


MODULE: Final[Module] = Module(
    "detour",
    words="the detour",
    rule="WC-23",
    action_cards={"detour": DETOUR_CARD},
    deck={"detour": 1},
    cards_change_hands=True,
    relays_a_tunnel=True,
    commands=(Detour,),
    facts=(TunnelMoved,),
    cards={Detour: DetourCard()},
)
