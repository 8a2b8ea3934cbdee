"""Tunnel cards (TUN-1 to TUN-6), including ladders, which have their own rule (S2-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pyrite.game.cards.card import Card
from pyrite.game.catalogue import FIRST_ACTION, LADDERS, NO_TUNNELS, PIECES, TRAPPED
from pyrite.game.facts.maze import tunnel_laid
from pyrite.game.in_order import kinds_below
from pyrite.game.maze import Maze
from pyrite.game.moves import DETAILS
from pyrite.game.number_row import NumberRow, row_of
from pyrite.game.pieces import PIECE_TABLES
from pyrite.game.refusal import Refusal
from pyrite.game.sides import ALL_SIDES, letters
from pyrite.game.state import Private, State, gold_of
from pyrite.game.table import NOBODY, Table

if TYPE_CHECKING:
    from pyrite.game.rules import Rules

_FITS: Final = PIECE_TABLES.fits
_OPEN: Final = PIECE_TABLES.open_sides
_NONE: Final[tuple[int, ...]] = ()
_COMMON: Final = tuple([_NONE if kind in LADDERS else PIECES.get(kind, _NONE) for kind in range(FIRST_ACTION)])
"""The pieces of each kind of card that follows the common rules: all but ladders."""
WAYS_TO_LAY: Final = bytes([len(pieces) for pieces in _COMMON])
"""In how many orientations such a card can be laid, by kind: its pieces are ``kind * 2`` and, if two, the next."""


_LADDER_WAYS: Final = bytes([len(PIECES[kind]) if kind in LADDERS else 0 for kind in range(128)])
"""The same for ladders."""


def _orientations_fitting(demand: int, kind: int) -> int:
    """1 if the first piece of a kind fits, 2 if the second does, 3 if both do."""
    return sum(1 << way for way, piece in enumerate(_COMMON[kind]) if _FITS[demand << 8 | piece])


def _all_fitting() -> tuple[bytes, ...]:
    rows = []
    for demand in range(256):
        rows.append(bytes([_orientations_fitting(demand, kind) for kind in range(FIRST_ACTION)]))
    return tuple(rows)


_FITTING: Final = _all_fitting()
"""The orientations that fit, by demand and kind."""
_KINDS_FITTING: Final = tuple([frozenset([kind for kind in range(FIRST_ACTION) if row[kind]]) for row in _FITTING])
"""The kinds of cards that fit in some orientation, by demand."""
_NO_CELLS: Final[frozenset[int]] = frozenset()
TOO_DEAR: Final = Refusal(
    "toll-too-dear", "You cannot pay the toll there. Ask another player to pay, or choose another cell.", "TOLL-2"
)
_SIDE_NAMES: Final = {"N": "above", "E": "on the right", "S": "below", "W": "on the left"}


def moves(table: Table, seat: int, own: Private) -> NumberRow:
    """Every way to lay a card of the hand, as ``cell << 7 | piece``; LAY_TUNNEL is verb 0, so these are moves."""
    if table.fronts[seat] & NO_TUNNELS:  # TUN-5
        return NumberRow()
    found = lay_moves(table.rules, table.maze, own.hand)
    return only_affordable(table, seat, own, found) if table.rules.lay_costs else found


def can_lay(table: Table, seat: int, own: Private) -> bool:
    """Whether a seat can lay a tunnel now."""
    return bool(moves(table, seat, own))


def pieces_in(hand: bytearray) -> NumberRow:
    """The pieces of the tunnels in a hand, each once, that follow the common rules: ladders are left out."""
    pieces = NumberRow()
    for kind in kinds_below(hand, FIRST_ACTION):
        ways = WAYS_TO_LAY[kind]
        if ways:
            pieces.append(kind * 2)
            if ways == 2:
                pieces.append(kind * 2 + 1)
    return pieces


def costs(table: Table, seat: int, lifted: int = NOBODY) -> dict[int, int]:
    """What a seat pays for a tunnel in each cell that is not free; the tunnel in ``lifted`` is gone by then."""
    found: dict[int, int] = {}
    for hook in table.rules.lay_costs:
        found = {**found, **hook(table, seat, lifted)} if found else hook(table, seat, lifted)
    return found


def only_affordable(table: Table, seat: int, own: Private, moves: NumberRow, lifted: int = NOBODY) -> NumberRow:
    """The moves (details ``cell << 7 | piece``) in cells that the seat can pay for."""
    unaffordable = too_dear(table, seat, own, lifted)
    if not unaffordable:
        return moves
    return row_of([move for move in moves if (move & DETAILS) >> 7 not in unaffordable])


def too_dear(table: Table, seat: int, own: Private, lifted: int = NOBODY) -> frozenset[int]:
    """The cells that a seat cannot pay for."""
    prices = costs(table, seat, lifted)
    if not prices:
        return _NO_CELLS
    gold = gold_of(table, seat, own)
    found = [cell for cell, price in prices.items() if price > gold]
    return frozenset(found) if found else _NO_CELLS


def why_not_affordable(table: Table, seat: int, own: Private, cell: int, lifted: int = NOBODY) -> Refusal | None:
    """Why a seat cannot pay for a cell; None if it can."""
    return TOO_DEAR if cell in too_dear(table, seat, own, lifted) else None


def lay_moves(rules: Rules, maze: Maze, hand: bytearray) -> NumberRow:
    """Every way to lay a card of a hand in a maze: cell by cell, each piece that fits."""
    found, demand = NumberRow(), maze.demand
    kinds = kinds_below(hand, FIRST_ACTION)
    # The frontier holds the cells that TUN-1, TUN-3 and TUN-4 permit; only TUN-2 remains to be checked.
    for cell in maze.frontier:
        fitting = _FITTING[demand[cell]]
        base = cell << 7
        for kind in kinds:
            ways = fitting[kind]
            if ways:
                if ways & 1:
                    found.append(base | kind * 2)
                if ways & 2:
                    found.append(base | kind * 2 + 1)
    if rules.has_ladders and has_ladder(hand):
        found.extend(ladder_moves(rules, maze, hand))
        found.sort()
    return found


def layable_kinds(table: Table, seat: int) -> tuple[set[int], set[int], set[int]]:
    """The tunnel cards of the game that a seat could lay now if it held them: free, for one gold, for two.

    Broken tools and traps are not considered (TUN-5).
    """
    rules, maze, demand = table.rules, table.maze, table.maze.demand
    found: tuple[set[int], set[int], set[int]] = (set(), set(), set())
    prices = costs(table, seat)
    demands = {(prices.get(cell, 0), demand[cell]) for cell in maze.frontier}
    for price, wanted in demands:
        found[price].update(_KINDS_FITTING[wanted] & rules.tunnel_kinds)
    if rules.has_ladders:
        for lay in ladder_moves(rules, maze, bytearray(sorted(LADDERS))):
            found[prices.get(lay >> 7, 0)].add((lay & 127) >> 1)
    return found


def fits(maze: Maze, cell: int, piece: int) -> bool:
    """Whether a piece may be laid in a cell of the frontier; only TUN-2 needs checking there."""
    return bool(_FITS[maze.demand[cell] << 8 | piece])


def has_ladder(hand: bytearray) -> bool:
    """Whether a hand has a ladder."""
    for kind in hand:  # noqa: SIM110  # compiled, a loop is faster than a generator
        if _LADDER_WAYS[kind]:
            return True
    return False


def ladder_moves(rules: Rules, maze: Maze, hand: bytearray) -> NumberRow:
    """Every way to lay the ladders of a hand (S2-8)."""
    ladders, found = bytearray(), NumberRow()
    last = 0
    for kind in hand:
        if _LADDER_WAYS[kind] and kind != last:
            last = kind
            ladders.append(kind * 2)
            if _LADDER_WAYS[kind] == 2:
                ladders.append(kind * 2 + 1)
    cells = maze.beside_tunnels()
    for place in range(len(cells)):
        cell = cells.at(place)
        demand, neighbours = maze.demand[cell] << 8, -1
        for piece in ladders:
            if _FITS[demand | piece]:
                if neighbours < 0:
                    neighbours = maze.neighbours(cell)
                if _bad_place(rules, neighbours, piece) is None:
                    found.append(cell << 7 | piece)
    return found


def why_not_lay(rules: Rules, maze: Maze, details: int) -> Refusal | None:
    """The first rule of the maze that forbids a piece in a cell."""
    cell, piece = details >> 7, details & 127
    if maze.piece[cell]:
        return Refusal("cell-taken", "That cell already has a card.", "TUN-1")
    demand = maze.demand[cell]
    if not demand:
        hidden = any(maze.piece[cell + step] for step, _ in maze.grid.steps[ALL_SIDES])
        text = "Lay the tunnel next to a face-up card of the maze."
        return Refusal("no-neighbour", text, "TUN-4" if hidden else "TUN-1")
    if piece >> 1 in LADDERS:
        return _why_not_ladder(rules, maze, cell, piece)
    if not _FITS[demand << 8 | piece]:
        return _clash(demand, piece)
    if maze.must_join and not maze.met[cell]:
        return Refusal("not-joined", "That cell is not connected to the start.", "TUN-3")
    return None


def _why_not_ladder(rules: Rules, maze: Maze, cell: int, piece: int) -> Refusal | None:
    """S2-8: next to a face-up tunnel or the start, connected or not, and never at a goal."""
    if not _FITS[maze.demand[cell] << 8 | piece]:
        return _clash(maze.demand[cell], piece)
    return _bad_place(rules, maze.neighbours(cell), piece)


_NEXT_TO_GOAL: Final = Refusal("ladder-at-goal", "A ladder cannot be laid next to a goal.", "S2-8")
_OPEN_ON_GOAL: Final = Refusal("ladder-at-goal", "A ladder cannot open towards a goal.", "S2-8")
_ALONE: Final = Refusal("no-neighbour", "Lay the ladder next to a face-up tunnel card or the start.", "S2-8")
_NOT_JOINED: Final = Refusal("not-joined", "The ladder must connect to a tunnel through an open side.", "S2-8")


def _bad_place(rules: Rules, neighbours: int, piece: int) -> Refusal | None:
    """Why a ladder is forbidden in a cell with these neighbours (S2-8)."""
    tunnels, goals = neighbours & ALL_SIDES, neighbours >> 4
    if not rules.ladder_may_touch_goal and goals:
        return _NEXT_TO_GOAL
    if goals & _OPEN[piece]:
        return _OPEN_ON_GOAL
    if not tunnels:
        return _ALONE
    if rules.ladder_needs_opening and not tunnels & _OPEN[piece]:
        return _NOT_JOINED
    return None


def _clash(demand: int, piece: int) -> Refusal:
    clashing = (demand & ~_OPEN[piece] & 15) | (demand >> 4 & _OPEN[piece])
    where = " and ".join(_SIDE_NAMES[letter] for letter in letters(clashing))
    return Refusal("sides-clash", f"This tunnel does not match the card {where}.", "TUN-2")


class TunnelCard(Card):
    """A tunnel card. Its moves are listed by `moves`, for all tunnels of a hand together."""

    __slots__ = ()

    def why_not(self, table: Table, seat: int, own: Private, details: int) -> Refusal | None:
        """The first rule that forbids this piece in this cell."""
        if table.fronts[seat] & TRAPPED:
            return Refusal("trapped", "You cannot lay tunnels while you are trapped.", "TUN-5")
        if table.fronts[seat] & NO_TUNNELS:
            text = "You cannot lay tunnels while a sabotage card is in front of you."
            return Refusal("tools-broken", text, "TUN-5")
        refusal = why_not_lay(table.rules, table.maze, details)
        return refusal or why_not_affordable(table, seat, own, details >> 7)

    def play(self, state: State, seat: int, details: int) -> None:
        """Lay the tunnel."""
        rules = state.table.rules
        if rules.on_laying:
            for hook in rules.on_laying:
                hook(state, seat, details >> 7)
        tunnel_laid(state, seat, details >> 7, details & 127)
