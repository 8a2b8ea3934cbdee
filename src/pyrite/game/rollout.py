"""Random rollouts for bots that look ahead: the same rules, without move lists, facts or views.

A bot starts a rollout from an imagined world (`pyrite.game.imagine`), never from the real state.
"""

from __future__ import annotations

from pyrite.game.asked import next_asked
from pyrite.game.cards import CARDS, discarding, tunnel
from pyrite.game.cards.card import Card
from pyrite.game.catalogue import FIRST_ACTION, NO_TUNNELS
from pyrite.game.dealing.shuffle import BigInt, FastRandom, SeededRandom
from pyrite.game.decide import play, play_in_round
from pyrite.game.legal import legal_moves
from pyrite.game.moves import NOTHING, PASS, TURN, VERB_BITS
from pyrite.game.number_row import NumberRow
from pyrite.game.state import Private, State, gold_of
from pyrite.game.table import NOBODY, Table


def play_to_end(state: State, seed: BigInt) -> int:
    """Play random moves for all seats to the end of the game; return the number of decisions.

    This changes the state: pass a clone or an imagined world. The same seed plays the same moves. The histories of
    hidden cards are not kept, and new rounds are dealt by fast random numbers.
    """
    rng = FastRandom(seed)
    table = state.table
    table.keeps_history = False
    decisions = 0
    while not table.winners:
        play_random_move(state, rng)
        decisions += 1
    return decisions


class Policy:
    """How all seats decide in a rollout."""

    __slots__ = ()

    def begin(self, table: Table) -> None:
        """A rollout begins at this table. A policy that follows the game begins to follow it here."""

    def observe(self, table: Table, seat: int, move: int) -> None:
        """A seat made a move, which the table includes. A policy may use what all have seen, and nothing else."""

    def choose(self, state: State, seat: int, own: Private, rng: FastRandom) -> int:
        """A legal move of a seat that is asked. It may use what this seat knows, and nothing else.

        Every policy has its own; as in `Card`, an abstract method could not be compiled.
        """
        raise NotImplementedError


class RandomPolicy(Policy):
    """Each legal move is equally likely."""

    __slots__ = ()

    def choose(self, state: State, seat: int, own: Private, rng: FastRandom) -> int:
        """A random legal move."""
        return sample_move(state.table, seat, own, rng)


def play_to_round_end(state: State, policy: Policy, rng: FastRandom) -> int:
    """Let a policy decide for all seats until this round is paid; return the number of decisions.

    This changes the state, as `play_to_end` does. No other round is dealt: the maze is as the round left it.
    """
    state.table.keeps_history = False
    policy.begin(state.table)
    return continue_to_round_end(state, policy, rng)


def continue_to_round_end(state: State, policy: Policy, rng: FastRandom) -> int:
    """The same for a rollout that has begun, in which some moves were given."""
    table = state.table
    decisions = 0
    while not table.roles or table.question != NOTHING:
        seat = next_asked(state)
        own = state.privates[seat]
        assert own is not None
        move = policy.choose(state, seat, own, rng)
        play_in_round(state, seat, move)
        policy.observe(table, seat, move)
        decisions += 1
    return decisions


def round_gains(world: State, policy: Policy, rng: FastRandom, times: int) -> list[list[int]]:
    """Play the rest of the round ``times`` times; return the gold that each seat gained in each of them.

    The world does not change. The search reads only these numbers: no list of moves, fact or view is made.
    """
    found = []
    before = _gold_of_all(world)
    for _ in range(times):
        played = world.clone()
        play_to_round_end(played, policy, rng)
        after = _gold_of_all(played)
        found.append([after[seat] - before[seat] for seat in range(len(after))])
    return found


def _gold_of_all(state: State) -> list[int]:
    found = []
    for seat in range(len(state.privates)):
        own = state.privates[seat]
        assert own is not None
        found.append(gold_of(state.table, seat, own))
    return found


def play_random_move(state: State, rng: FastRandom) -> None:
    """Make one random decision; new rounds are dealt with the same random numbers."""
    seat = next_asked(state)
    own = state.privates[seat]
    assert own is not None
    play(state, seat, sample_move(state.table, seat, own, rng), rng)


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
    rules, maze, hand = table.rules, table.maze, own.hand
    may_lay = not table.fronts[seat] & NO_TUNNELS  # TUN-5
    found = tunnel.pieces_in(hand) if may_lay else NumberRow()
    piece_count = len(found)  # behind the pieces come the moves that are listed
    last = 0
    for kind in hand:
        if kind >= FIRST_ACTION and kind != last:
            last = kind
            card: Card = CARDS[kind]
            card.moves(table, seat, own, kind, found)
    if (rules.has_ladders and may_lay) or rules.turn_moves:
        _add_moves_of_modules(table, seat, own, found)
    frontier, max_passed = maze.frontier, rules.max_passed
    passes = len(hand) if max_passed == 1 else len(discarding.choices_of_cards(len(hand), max_passed))
    tunnel_count = len(frontier) * piece_count
    listed = tunnel_count + passes
    count = listed + len(found) - piece_count
    while True:
        number = rng.randbelow(count)
        if number < tunnel_count:
            cell: int = frontier[number // piece_count]
            piece = found.at(number % piece_count)
            if tunnel.fits(maze, cell, piece) and (
                not rules.lay_costs or cell not in tunnel.too_dear(table, seat, own)
            ):  # TUN-1 to TUN-6, TOLL-2
                return cell << 7 | piece
        elif number < listed:
            place = number - tunnel_count
            if max_passed == 1:
                if not place or hand[place] != hand[place - 1]:
                    return PASS << VERB_BITS | hand[place] << 14
            else:
                move = discarding.pass_with(hand, discarding.choices_of_cards(len(hand), max_passed)[place])
                if move != NOBODY:
                    return move
        else:
            return found.at(number - listed + piece_count)


def _add_moves_of_modules(table: Table, seat: int, own: Private, found: NumberRow) -> None:
    """Add the moves of ladders, and those of a turn that play no card."""
    rules = table.rules
    if rules.has_ladders and tunnel.has_ladder(own.hand) and not table.fronts[seat] & NO_TUNNELS:
        ladders = tunnel.ladder_moves(rules, table.maze, own.hand)
        found.extend(tunnel.only_affordable(table, seat, own, ladders) if rules.lay_costs else ladders)
    if rules.turn_moves:
        for add_moves in rules.turn_moves:
            add_moves(table, seat, own, found)
