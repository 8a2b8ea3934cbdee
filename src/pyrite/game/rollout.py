"""Playing on by lot, for bots that look ahead: the same rules, with no list, no fact and no view made.

A bot plays on from a world it has imagined (`pyrite.game.imagine`), never from the state itself.
"""

from __future__ import annotations

from pyrite.game import toll
from pyrite.game.cards import MOVES, discarding, tunnel
from pyrite.game.catalogue import LADDERS, NO_TUNNELS
from pyrite.game.dealing.shuffle import FastRandom, SeededRandom
from pyrite.game.decide import play
from pyrite.game.legal import add_rarer_moves, legal_moves
from pyrite.game.moves import TURN
from pyrite.game.state import Private, State
from pyrite.game.table import NOBODY, Table
from pyrite.game.turn import next_asked


def play_to_end(state: State, seed: int) -> int:
    """Play a game on to its end, every seat by lot; return how many decisions that took.

    The state itself is played on: give a clone, or a world that was imagined. The same seed plays the same way.
    """
    rng = FastRandom(seed)
    decisions = 0
    while not state.table.winners:
        play_random_move(state, rng)
        decisions += 1
    return decisions


def play_to_round_end(state: State, seed: int) -> int:
    """Play on to the end of this round and its payment; return how many decisions that took.

    Unless the game is over then, the next round is dealt: look at the gold, not at the maze.
    """
    rng = FastRandom(seed)
    table, this = state.table, state.table.round
    decisions = 0
    while table.round == this and not table.winners:
        play_random_move(state, rng)
        decisions += 1
    return decisions


def play_random_move(state: State, rng: SeededRandom) -> None:
    """Carry out one decision by lot."""
    seat = next_asked(state)
    own = state.privates[seat]
    assert own is not None
    play(state, seat, sample_move(state.table, seat, own, rng))


def sample_move(table: Table, seat: int, own: Private, rng: SeededRandom) -> int:
    """A legal move of a seat that is asked, drawn by lot: each on its list is equally likely."""
    if table.question == TURN:
        return _sample_turn(table, seat, own, rng)
    moves = legal_moves(table, seat, own)
    return moves[rng.randbelow(len(moves))]


def _sample_turn(table: Table, seat: int, own: Private, rng: SeededRandom) -> int:
    """The same in a turn, without the list.

    Tunnels and passes are most of it, and it is easier to number more than there are: every piece of the hand in
    every cell of the frontier, then every choice of cards in the hand. The few others are listed. Each legal move
    has just one number; if the number that is drawn stands for none, another is drawn.
    """
    tunnels, actions = own.kinds()
    others = _other_moves(table, seat, own, tunnels, actions)
    frontier = table.maze.frontier
    pieces = tunnel.common_pieces(tunnels) if not table.fronts[seat] & NO_TUNNELS else []
    passes = discarding.choices_of_cards(len(own.hand), table.rules.most_passed)
    lays, several = len(frontier) * len(pieces), len(pieces)
    listed = lays + len(passes)
    while True:
        number = rng.randbelow(listed + len(others))
        if number < lays:
            cell, piece = frontier[number // several], pieces[number % several]
            if tunnel.fits(table.maze, cell, piece) and (
                not table.dwarfs or toll.affordable(table, seat, own, cell)
            ):  # TUN-1 to TUN-6, TOLL-2
                return cell << 7 | piece
        elif number < listed:
            move = discarding.pass_with(own.hand, passes[number - lays])
            if move != NOBODY:
                return move
        else:
            return others[number - listed]


def _other_moves(table: Table, seat: int, own: Private, tunnels: list[int], actions: list[int]) -> list[int]:
    """What a turn can be spent on besides common tunnels and passes."""
    found: list[int] = []
    rules = table.rules
    if rules.saboteur2 and not LADDERS.isdisjoint(tunnels) and not table.fronts[seat] & NO_TUNNELS:
        found = tunnel.ladder_lays(rules, table.maze, tunnels)
        if table.dwarfs:
            found = toll.only_affordable(table, seat, own, found)
    for kind in actions:
        MOVES[kind](table, seat, own, kind, found)
    add_rarer_moves(table, seat, own, tunnels + actions, found)
    return found
