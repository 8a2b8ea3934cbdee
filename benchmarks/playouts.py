"""How many rounds a second a bot can play out in its search, compared with another checkout.

    python -m benchmarks.playouts FOLDER

A checkout plays them by its playout policy. One without a policy lets the heuristic bot decide for all seats, as a
search had to do before. `benchmarks.checkouts` explains how it is measured.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

from benchmarks.checkouts import compare
from benchmarks.speed.job_protocol import Counts, Job
from benchmarks.speed.pyrite_jobs import new_game
from pyrite.bots.match import Match
from pyrite.bots.registry import make_bot
from pyrite.game.asked import next_asked
from pyrite.game.decide import play
from pyrite.game.legal import legal_moves
from pyrite.game.setup import Rules, SetUp
from pyrite.game.state import State

SET_UPS: Final = {"base": SetUp(5), "saboteur2": SetUp(6, modules=frozenset({"saboteur2"}))}
STAGES: Final = {"whole": 0, "midway": 25}
"""How many decisions of a round are made before it is played out."""
STATES: Final = 20


def _states(set_up: SetUp, decisions: int) -> list[State]:
    """States of first rounds after this many random decisions."""
    found = []
    for number in range(STATES):
        rng = Random(number)
        state = new_game(Rules(set_up), rng)
        for _ in range(decisions):
            seat = next_asked(state)
            own = state.privates[seat]
            assert own is not None
            moves = legal_moves(state.table, seat, own)
            play(state, seat, moves[rng.randrange(len(moves))])
        found.append(state)
    return found


def _play_by_bots(state: State, seed: bytes) -> None:
    players = len(state.privates)
    Match(state.clone(), [make_bot("heuristic", seed, seat) for seat in range(players)]).play_round()


def _job(name: str, set_up: SetUp, decisions: int) -> Job:
    states = _states(set_up, decisions)
    try:
        from pyrite.bots.playouts.weights import playout_policy
        from pyrite.game.dealing.shuffle import FastRandom
        from pyrite.game.rollout import round_gains
    except ImportError:

        def by_bots(rng: Random) -> Counts:
            _play_by_bots(states[rng.randrange(STATES)], rng.randbytes(32))
            return {name: 1}

        return by_bots
    policy, fast = playout_policy(), FastRandom(1)

    def by_policy(rng: Random) -> Counts:
        return {name: sum(len(round_gains(state, policy, fast, 10)) for state in states)}

    return by_policy


def jobs() -> dict[str, Callable[[], Job]]:
    """How to prepare each row of the table, by its name."""
    return {
        f"{title}:{stage}": partial(_job, f"{title}:{stage}", set_up, decisions)
        for title, set_up in SET_UPS.items()
        for stage, decisions in STAGES.items()
    }


if __name__ == "__main__":
    compare("benchmarks.playouts", "rounds a second", jobs())
