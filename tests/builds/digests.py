"""Prints a digest for each of many games: legal moves, facts, views, an imagined world, rollouts, an observation.

python -m tests.builds.digests 300     300 games; without a number, games without end
"""

import hashlib
import sys
from collections.abc import Iterator
from itertools import count, islice

from pyrite.bots.playouts.weights import playout_policy
from pyrite.bots.search.paired_playouts import values_of_moves
from pyrite.game import SetUp, imagine, view_to_json
from pyrite.game.asked import next_asked
from pyrite.game.dealing.shuffle import SEED_BYTES, FastRandom, SeededRandom
from pyrite.game.decide import play
from pyrite.game.legal import legal_moves
from pyrite.game.mixes import random_set_up
from pyrite.game.project import project
from pyrite.game.rollout import play_to_end, round_gains
from pyrite.game.rounds import begin_game
from pyrite.game.setup import Rules
from pyrite.game.state import Private, RawFact, State, View
from pyrite.learn.actions.action_space import ActionSpace
from pyrite.learn.observation.observation_encoding import ObservationEncoder
from pyrite.learn.window import window_of

MOST_DECISIONS = 140
"""The largest number of decisions of a game before its rollout."""
ENCODED = 16
"""In one of this many games, an observation is encoded: the tables for that take long to make."""


def digests() -> Iterator[str]:
    """A line for each numbered game: its number, set-up, number of decisions and digest."""
    for number in count():
        rng = SeededRandom(bytes(SEED_BYTES), f"builds agree {number}")
        set_up = random_set_up(rng)
        decisions, digest = play_and_digest(set_up, rng, encodes=number % ENCODED == 0)
        yield f"{number} {set_up.edition} {sorted(set_up.modules)} {decisions} {digest}"


def play_and_digest(set_up: SetUp, rng: SeededRandom, encodes: bool) -> tuple[int, str]:
    """Play random moves; return the number of decisions and the digest of everything that can be seen of the game.

    ``encodes``: also of an observation and legal actions.
    """
    digest = hashlib.sha256()
    state = State.before(Rules(set_up), set_up.seed)
    journal: list[RawFact] = []
    state.journal = journal
    begin_game(state)
    decisions = 0
    for _ in range(rng.randbelow(MOST_DECISIONS)):
        if state.table.winners:
            break
        seat = next_asked(state)
        moves = legal_moves(state.table, seat, _private(state, seat))
        digest.update(repr(moves).encode())
        play(state, seat, moves[rng.randbelow(len(moves))])
        decisions += 1
    for viewer in (None, *range(set_up.players)):
        digest.update(repr([project(fact, viewer) for fact in journal]).encode())
    viewer = rng.randbelow(set_up.players)
    digest.update(repr(view_to_json(View.of(state, viewer))).encode())
    state.journal = None
    if not state.table.winners:
        if encodes:
            digest.update(_encoded(state))
        world = imagine(state, viewer, rng)
        digest.update(repr(_secrets(world)).encode())
        gains = round_gains(world, playout_policy(), FastRandom(viewer), 1)
        digest.update(repr(gains).encode())
        seat = next_asked(world)
        moves = legal_moves(world.table, seat, _private(world, seat))[:2]
        digest.update(repr(values_of_moves(world, seat, list(moves), playout_policy(), viewer)).encode())
        decisions += play_to_end(world, int.from_bytes(rng.seed(), "big"))
        digest.update(repr((decisions, world.table.winners, _secrets(world))).encode())
    return decisions, digest.hexdigest()[:16]


def _private(state: State, seat: int) -> Private:
    own = state.privates[seat]
    assert own is not None
    return own


def _encoded(state: State) -> bytes:
    """What a learner in the place of the seat that is asked gets: the observation and the legal actions."""
    table, seat = state.table, next_asked(state)
    own = _private(state, seat)
    actions = ActionSpace(table.rules, window_of(table.rules))
    encoder = ObservationEncoder(table.rules, actions)
    observation = encoder.encode(table, seat, own, encoder.new_read_parts())
    legal = actions.encode_moves(table, seat, own, legal_moves(table, seat, own))
    return bytes(observation) + repr(legal).encode()


def _secrets(world: State) -> list[object]:
    """The secrets of an imagined world."""
    assert world.sealed is not None
    parts: list[object] = [bytes(world.sealed.deck), world.sealed.goals, world.sealed.left_over]
    parts += [(bytes(own.hand), own.role) for own in world.privates if own is not None]
    return parts


if __name__ == "__main__":
    for line in islice(digests(), int(sys.argv[1]) if sys.argv[1:] else None):
        print(line, flush=True)
