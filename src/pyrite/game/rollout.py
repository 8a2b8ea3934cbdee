"""Random rollouts for bots that look ahead: the same rules, without move lists, facts or views.

A bot starts a rollout from an imagined world (`pyrite.game.imagine`), never from the real state.
"""

from __future__ import annotations

from pyrite.game.asked import next_asked
from pyrite.game.cards import MOVES, discarding, tunnel
from pyrite.game.catalogue import LADDERS, NO_TUNNELS
from pyrite.game.dealing.shuffle import FastRandom, SeededRandom
from pyrite.game.decide import play
from pyrite.game.legal import legal_moves
from pyrite.game.moves import TURN
from pyrite.game.state import Private, State
from pyrite.game.table import NOBODY, Table


def play_to_end(state: State, seed: int) -> int:
    """Play random moves for all seats to the end of the game; return the number of decisions.

    This changes the state: pass a clone or an imagined world. The same seed plays the same moves.
    """
    rng = FastRandom(seed)
    decisions = 0
    while not state.table.winners:
        play_random_move(state, rng)
        decisions += 1
    return decisions


def play_to_round_end(state: State, seed: int) -> int:
    """Play random moves until this round is paid; return the number of decisions.

    Unless the game is over, the next round is already dealt then: read the gold, not the maze.
    """
    rng = FastRandom(seed)
    table, this = state.table, state.table.round
    decisions = 0
    while table.round == this and not table.winners:
        play_random_move(state, rng)
        decisions += 1
    return decisions


def play_random_move(state: State, rng: SeededRandom) -> None:
    """Make one random decision."""
    seat = next_asked(state)
    own = state.privates[seat]
    assert own is not None
    play(state, seat, sample_move(state.table, seat, own, rng))


def sample_move(table: Table, seat: int, own: Private, rng: SeededRandom) -> int:
    """A random legal move of a seat that is asked; each is equally likely."""
    if table.question == TURN:
        return _sample_turn(table, seat, own, rng)
    moves = legal_moves(table, seat, own)
    return moves[rng.randbelow(len(moves))]


def _sample_turn(table: Table, seat: int, own: Private, rng: SeededRandom) -> int:
    """The same for a turn, by rejection sampling without a list of all moves.

    Most moves are tunnels and passes. They are numbered without checking them: every piece of the hand in every
    cell of the frontier, then every choice of cards of the hand. The few other moves are listed. Each legal move
    has exactly one number; a number without a legal move is rejected.
    """
    tunnels, actions = own.kinds()
    others = _other_moves(table, seat, own, tunnels, actions)
    frontier = table.maze.frontier
    pieces = tunnel.common_pieces(tunnels) if not table.fronts[seat] & NO_TUNNELS else []
    passes = discarding.choices_of_cards(len(own.hand), table.rules.max_passed)
    tunnel_count, piece_count = len(frontier) * len(pieces), len(pieces)
    listed = tunnel_count + len(passes)
    while True:
        number = rng.randbelow(listed + len(others))
        if number < tunnel_count:
            cell, piece = frontier[number // piece_count], pieces[number % piece_count]
            if tunnel.fits(table.maze, cell, piece) and (
                not table.rules.lay_costs or cell not in tunnel.too_dear(table, seat, own)
            ):  # TUN-1 to TUN-6, TOLL-2
                return cell << 7 | piece
        elif number < listed:
            move = discarding.pass_with(own.hand, passes[number - tunnel_count])
            if move != NOBODY:
                return move
        else:
            return others[number - listed]


def _other_moves(table: Table, seat: int, own: Private, tunnels: list[int], actions: list[int]) -> list[int]:
    """All moves of a turn except passes and tunnels; ladders are included."""
    found: list[int] = []
    rules = table.rules
    if rules.has_ladders and not LADDERS.isdisjoint(tunnels) and not table.fronts[seat] & NO_TUNNELS:
        found = tunnel.ladder_moves(rules, table.maze, tunnels)
        if rules.lay_costs:
            found = tunnel.only_affordable(table, seat, own, found)
    for kind in actions:
        MOVES[kind](table, seat, own, kind, found)
    if rules.turn_moves:
        kinds = tunnels + actions
        for add_moves in rules.turn_moves:
            add_moves(table, seat, own, kinds, found)
    return found
