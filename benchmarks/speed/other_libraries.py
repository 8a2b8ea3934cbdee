"""The measured jobs of other game libraries. They have their own virtual environment, and each its own process.

Each library is driven in the fastest way that its own examples show: no logs, no copies, no rendering.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable
from importlib.metadata import version
from random import Random
from typing import Any

from benchmarks.speed.job_protocol import Counts, Job, UnavailableError, serve_jobs

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"  # its greeting would be read as a reply


def import_or_skip(name: str) -> Any:
    """Import a module of a library that may be missing."""
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise UnavailableError(f"not installed: {error}") from None


# ---------------------------------------------------------------- catanatron


def _catanatron() -> Job:
    catanatron = import_or_skip("catanatron")
    limit = import_or_skip("catanatron.game").TURNS_LIMIT

    def job(rng: Random) -> Counts:
        players = [catanatron.RandomPlayer(color) for color in catanatron.Color]
        game = catanatron.Game(players, seed=rng.getrandbits(32) + 1)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < limit:
            game.play_tick()
            decisions += 1
        return {"catanatron": decisions}

    return job


# ---------------------------------------------------------------- OpenSpiel


def _open_spiel(name: str, row: str, *, by_odds: bool) -> Callable[[], Job]:
    """Count decisions of players only. Chance nodes, such as dealing, take time but do not count.

    With ``by_odds``, chance nodes are drawn from OpenSpiel's probabilities. Its examples do the same with NumPy,
    which is slower for a single draw. Otherwise they are drawn from the list of legal actions, which is faster but
    correct only if all outcomes are equally likely.
    """

    def make() -> Job:
        pyspiel = import_or_skip("pyspiel")
        import_or_skip("open_spiel.python.games")
        game = pyspiel.load_game(name)

        def job(rng: Random) -> Counts:
            state = game.new_initial_state()
            draw = rng.random
            decisions = 0
            while not state.is_terminal():
                if by_odds and state.is_chance_node():
                    actions, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(actions, odds)[0])
                    continue
                if by_odds or not state.is_chance_node():
                    decisions += 1
                legal = state.legal_actions()
                state.apply_action(legal[int(draw() * len(legal))])
            return {row: decisions}

        return job

    return make


# ---------------------------------------------------------------- PettingZoo


def _petting_zoo(name: str, row: str) -> Callable[[], Job]:
    def make() -> Job:
        reset_and_play = import_or_skip("benchmarks.speed.env_loop").reset_and_play
        environment = import_or_skip(f"pettingzoo.classic.{name}").raw_env()
        environment.reset(seed=1)
        return lambda rng: {row: reset_and_play(environment, rng)}

    return make


def _leduc_from_list() -> Job:
    """Leduc with actions from its own attribute of legal moves, so that no mask is searched."""
    reset_and_play_from_list = import_or_skip("benchmarks.speed.env_loop").reset_and_play_from_list
    environment = import_or_skip("pettingzoo.classic.leduc_holdem_v4").raw_env()
    environment.reset(seed=1)
    return lambda rng: {
        "leduc-list": reset_and_play_from_list(environment, lambda: list(environment.next_legal_moves), rng)
    }


# ---------------------------------------------------------------- all of them

JOBS: dict[str, dict[str, Callable[[], Job]]] = {
    "catanatron": {"catanatron": _catanatron},
    "open-spiel": {
        "hearts": _open_spiel("hearts", "hearts", by_odds=True),
        "hearts-quick": _open_spiel("hearts", "hearts-quick", by_odds=False),
        "kuhn": _open_spiel("python_kuhn_poker", "kuhn", by_odds=True),
    },
    "pettingzoo": {
        "leduc": _petting_zoo("leduc_holdem_v4", "leduc"),
        "leduc-list": _leduc_from_list,
        "tic-tac-toe": _petting_zoo("tictactoe_v3", "tic-tac-toe"),
    },
}


def _describe(package: str) -> str:
    try:
        return f"{package} {version(package)}"
    except ImportError:
        return f"{package}, not installed"


if __name__ == "__main__":
    serve_jobs(_describe(sys.argv[1]), JOBS[sys.argv[1]])
