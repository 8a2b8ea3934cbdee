"""Playing on by lot, for bots that look ahead: the same rules, with no list, no fact and no view made.

A bot plays on from a world it has imagined (`pyrite.game.imagine`), never from the state itself.
"""

from __future__ import annotations

from pyrite.game import toll
from pyrite.game.cards import MOVES, discarding, toll_dwarf, tunnel
from pyrite.game.catalogue import LADDERS, NO_TUNNELS
from pyrite.game.decide import play
from pyrite.game.legal import legal_moves
from pyrite.game.moves import TURN
from pyrite.game.shuffle import Lots, QuickLots
from pyrite.game.state import Private, State
from pyrite.game.table import NOBODY, Table
from pyrite.game.turn import next_asked


def play_out(state: State, seed: int) -> int:
    """Play a game on to its end, every seat by lot; return how many decisions that took.

    The state itself is played on: give a clone, or a world that was imagined. The same seed plays the same way.
    """
    lots = QuickLots(seed)
    decisions = 0
    while not state.table.winners:
        play_one(state, lots)
        decisions += 1
    return decisions


def play_round_out(state: State, seed: int) -> int:
    """Play on to the end of this round and its payment; return how many decisions that took.

    Unless the game is over then, the next round is dealt: look at the gold, not at the maze.
    """
    lots = QuickLots(seed)
    table, this = state.table, state.table.round
    decisions = 0
    while table.round == this and not table.winners:
        play_one(state, lots)
        decisions += 1
    return decisions


def play_one(state: State, lots: Lots) -> None:
    """Carry out one decision by lot."""
    seat = next_asked(state)
    own = state.privates[seat]
    assert own is not None
    play(state, seat, sample_move(state.table, seat, own, lots))


def sample_move(table: Table, seat: int, own: Private, lots: Lots) -> int:
    """A legal move of a seat that is asked, drawn by lot: each on its list is equally likely.

    In a turn the list is not made: a number is drawn, and another one if no legal move has it.
    """
    if table.question != TURN:
        moves = legal_moves(table, seat, own)
        return moves[lots.below(len(moves))]
    turn = NumberedTurn(table, seat, own)
    while True:
        move = turn.move(lots.below(turn.count))
        if move != NOBODY:
            return move


class NumberedTurn:
    """The legal moves of a turn by numbers, each by just one of them, while some numbers stand for nothing.

    Tunnels and passes are most of a list, and it is easier to number more than there are: every piece of the
    hand in every cell of the frontier, then every choice of cards in the hand. The few others are listed.
    """

    __slots__ = ("_frontier", "_lays", "_others", "_own", "_passes", "_pieces", "_seat", "_table", "count")

    def __init__(self, table: Table, seat: int, own: Private) -> None:
        self._table: Table = table
        self._seat: int = seat
        self._own: Private = own
        self._frontier: list[int] = table.maze.frontier
        self._pieces: list[int] = []
        self._others: list[int] = []
        tunnels, actions = own.kinds()
        self._number_tunnels(tunnels)
        for kind in actions:
            MOVES[kind](table, seat, own, kind, self._others)
        rules = table.rules
        if rules.saboteur2:
            discarding.discard_two_moves(table, seat, own, self._others)
        if rules.toll:
            toll_dwarf.stand_moves(table, tunnels + actions, self._others)
            toll_dwarf.ask_moves(table, seat, own, self._others)
        self._passes: tuple[tuple[int, ...], ...] = discarding.choices_of_cards(len(own.hand), rules.most_passed)
        self._lays: int = len(self._frontier) * len(self._pieces)
        self.count: int = self._lays + len(self._passes) + len(self._others)
        """How many numbers there are, from 0 on."""

    def _number_tunnels(self, kinds: list[int]) -> None:
        table = self._table
        if table.fronts[self._seat] & NO_TUNNELS:
            return
        self._pieces = tunnel.common_pieces(kinds)
        if table.rules.saboteur2 and not LADDERS.isdisjoint(kinds):
            ladders = tunnel.ladder_lays(table.rules, table.maze, kinds)
            if table.dwarfs:
                ladders = toll.only_affordable(table, self._seat, self._own, ladders)
            self._others += ladders

    def move(self, number: int) -> int:
        """The move with this number, or NOBODY."""
        if number < self._lays:
            return self._lay(number)
        number -= self._lays
        if number < len(self._passes):
            return discarding.pass_with(self._own.hand, self._passes[number])
        return self._others[number - len(self._passes)]

    def _lay(self, number: int) -> int:
        """TUN-1 to TUN-6, TOLL-2: whether the piece may lie in the cell."""
        table, pieces = self._table, self._pieces
        cell, piece = self._frontier[number // len(pieces)], pieces[number % len(pieces)]
        if not tunnel.fits(table.maze, cell, piece):
            return NOBODY
        if table.dwarfs and not toll.affordable(table, self._seat, self._own, cell):
            return NOBODY
        return cell << 7 | piece
