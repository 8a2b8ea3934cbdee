"""The measured jobs of Pyrite. Whether the rules are plain or compiled depends on PYTHONPATH."""

from __future__ import annotations

import importlib
import platform
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

from benchmarks.speed.job_protocol import Counts, Job, UnavailableError, serve_jobs
from pyrite.game.asked import next_asked
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.decide import play
from pyrite.game.imagine import imagine
from pyrite.game.legal import legal_moves
from pyrite.game.mixes import all_modules_with
from pyrite.game.rounds import begin_game
from pyrite.game.setup import Rules, SetUp
from pyrite.game.state import State

SABOTEUR2: Final = frozenset({"saboteur2"})
BOX: Final = all_modules_with("saboteur2", "party")
"""All modules that can be combined with Saboteur 2 and the party."""
SET_UPS: Final = {
    "base-5": SetUp(5),
    "base-10": SetUp(10),
    "saboteur2-5": SetUp(5, modules=SABOTEUR2),
    "saboteur2-10": SetUp(10, modules=SABOTEUR2),
    "saboteur2-12": SetUp(12, modules=SABOTEUR2),
    "box-5": SetUp(5, modules=BOX),
    "box-10": SetUp(10, modules=BOX),
    "box-12": SetUp(12, modules=BOX),
    "box-without-veto-5": SetUp(5, modules=BOX - {"veto"}),
}
_SAMPLE_EVERY: Final = 11
"""One state is kept after this many decisions, to be cloned and imagined."""


def new_game(rules: Rules, rng: Random) -> State:
    """A game whose first round is dealt."""
    state = State.before(rules, rng.randbytes(32))
    begin_game(state)
    return state


def play_from_lists(rules: Rules, rng: Random) -> int:
    """Play a game and list the legal moves at each decision; return the number of decisions."""
    state = new_game(rules, rng)
    table, privates = state.table, state.privates
    draw = rng.random
    decisions = 0
    while not table.winners:
        seat = next_asked(state)
        own = privates[seat]
        assert own is not None
        moves = legal_moves(table, seat, own)
        play(state, seat, moves[int(draw() * len(moves))])
        decisions += 1
    return decisions


def sample_states(rules: Rules, rng: Random, games: int = 3) -> list[State]:
    """States spread over whole games."""
    found = []
    for _ in range(games):
        state = new_game(rules, rng)
        decisions = 0
        while not state.table.winners:
            seat = next_asked(state)
            own = state.privates[seat]
            assert own is not None
            moves = legal_moves(state.table, seat, own)
            play(state, seat, moves[rng.randrange(len(moves))])
            decisions += 1
            if not decisions % _SAMPLE_EVERY and not state.table.winners:
                found.append(state.clone())
    return found


# ---------------------------------------------------------------- jobs


def _list_job(name: str) -> Job:
    rules = Rules(SET_UPS[name])
    return lambda rng: {f"list:{name}": play_from_lists(rules, rng)}


def _rollout_job(name: str) -> Job:
    try:
        play_to_end = importlib.import_module("pyrite.game.rollout").play_to_end
    except (ImportError, AttributeError):
        raise UnavailableError("no rollout") from None
    rules = Rules(SET_UPS[name])

    def job(rng: Random) -> Counts:
        return {f"rollout:{name}": play_to_end(new_game(rules, rng), rng.getrandbits(64))}

    return job


def _clone_job(name: str) -> Job:
    states = sample_states(Rules(SET_UPS[name]), Random(1))

    def job(rng: Random) -> Counts:
        for state in states:
            state.clone()
        return {f"clone:{name}": len(states)}

    return job


def _imagine_job(name: str) -> Job:
    rules = Rules(SET_UPS[name])
    states = sample_states(rules, Random(1))
    world_rng = SeededRandom(bytes(32), "benchmark")

    def job(rng: Random) -> Counts:
        for number, state in enumerate(states):
            imagine(state, number % rules.players, world_rng)
        return {f"imagine:{name}": len(states)}

    return job


def _environment_job(row: str, *, from_list: bool) -> Job:
    try:
        from benchmarks.speed.env_loop import reset_and_play, reset_and_play_from_list
        from pyrite.learn import NEAR, raw_env
    except ImportError as error:
        raise UnavailableError(f"pyrite.learn needs {error.name}") from None
    environment = raw_env(players=5, window=NEAR, outside="truncate")
    environment.reset(seed=1)
    if from_list:
        return lambda rng: {row: reset_and_play_from_list(environment, environment.legal_actions, rng)}
    return lambda rng: {row: reset_and_play(environment, rng)}


def is_compiled() -> bool:
    """Whether the rules run compiled."""
    return not str(importlib.import_module("pyrite.game.legal").__file__).endswith(".py")


def _jobs() -> dict[str, Callable[[], Job]]:
    kinds = {"list": _list_job, "rollout": _rollout_job, "clone": _clone_job, "imagine": _imagine_job}
    jobs: dict[str, Callable[[], Job]] = {
        f"{kind}:{name}": partial(make, name) for kind, make in kinds.items() for name in SET_UPS
    }
    for row, from_list in (("raw:base-5", False), ("raw-list:base-5", True)):
        jobs[row] = partial(_environment_job, row, from_list=from_list)
    return jobs


if __name__ == "__main__":
    build = "compiled" if is_compiled() else "plain"
    serve_jobs(f"Pyrite, {build}, {platform.python_implementation()} {platform.python_version()}", _jobs())
