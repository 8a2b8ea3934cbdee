"""Prints a digest for each of many games: legal moves, facts, what viewers saw, an imagined world.

python -m tests.builds.digests 300
"""

import hashlib
import sys
from collections.abc import Iterator

from pyrite.game import SetUp, imagine, view_to_json
from pyrite.game.asked import next_asked
from pyrite.game.dealing.shuffle import SEED_BYTES, SeededRandom
from pyrite.game.decide import play
from pyrite.game.legal import legal_moves
from pyrite.game.mixes import random_set_up
from pyrite.game.project import project
from pyrite.game.rounds import begin_game
from pyrite.game.setup import Rules
from pyrite.game.state import RawFact, State, View

DECISIONS = 70
"""How many decisions of each game are made."""


def digests(games: int) -> Iterator[str]:
    """A line for each numbered game: its set-up and the digest."""
    for number in range(games):
        rng = SeededRandom(bytes(SEED_BYTES), f"builds agree {number}")
        set_up = random_set_up(rng)
        yield f"{number} {set_up.edition} {sorted(set_up.modules)} {play_and_digest(set_up, rng)}"


def play_and_digest(set_up: SetUp, rng: SeededRandom) -> str:
    """Play random moves and return the digest of everything that could be seen of the game."""
    digest = hashlib.sha256()
    state = State.before(Rules(set_up), set_up.seed)
    journal: list[RawFact] = []
    state.journal = journal
    begin_game(state)
    for _ in range(DECISIONS):
        if state.table.winners:
            break
        seat = next_asked(state)
        own = state.privates[seat]
        assert own is not None
        moves = legal_moves(state.table, seat, own)
        digest.update(repr(moves).encode())
        play(state, seat, moves[rng.randbelow(len(moves))])
    for viewer in (None, *range(set_up.players)):
        digest.update(repr([project(fact, viewer) for fact in journal]).encode())
    viewer = rng.randbelow(set_up.players)
    digest.update(repr(view_to_json(View.of(state, viewer))).encode())
    if not state.table.winners:
        digest.update(repr(_secrets(imagine(state, viewer, rng))).encode())
    return digest.hexdigest()[:16]


def _secrets(world: State) -> list[object]:
    """The secrets of an imagined world."""
    assert world.sealed is not None
    parts: list[object] = [bytes(world.sealed.deck), world.sealed.goals, world.sealed.left_over]
    parts += [(bytes(own.hand), own.role) for own in world.privates if own is not None]
    return parts


if __name__ == "__main__":
    for line in digests(int(sys.argv[1])):
        print(line)
