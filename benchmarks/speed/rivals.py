"""The jobs of other projects. Each runs in its own process, all in one virtual environment apart from ours.

Each is driven in the fastest way that its own examples show: no logs, no copies, no rendering.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable
from importlib.metadata import version
from random import Random
from typing import Any

from benchmarks.speed.answering import AbsentError, Counts, Job, answer

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"  # the prompt would be printed among the answers


def needed(name: str) -> Any:
    """Import a module of a rival; raise `AbsentError` if it is not installed."""
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise AbsentError(f"not installed: {error}") from None


# ---------------------------------------------------------------- catanatron


def _catanatron() -> Job:
    catanatron = needed("catanatron")
    limit = needed("catanatron.game").TURNS_LIMIT

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
    """Only decisions of players are counted. Dealing is included in the time, as in every other game.

    Chance nodes are drawn by the odds that OpenSpiel gives, as in its examples (which use NumPy, slower for single
    draws). Or they are drawn from the list of legal actions, which is faster but right only if all odds are equal.
    """

    def make() -> Job:
        pyspiel = needed("pyspiel")
        needed("open_spiel.python.games")
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
        play_new_game = needed("benchmarks.speed.steps").play_new_game
        environment = needed(f"pettingzoo.classic.{name}").raw_env()
        environment.reset(seed=1)
        return lambda rng: {row: play_new_game(environment, rng)}

    return make


def _leduc_by_its_list() -> Job:
    """Leduc with actions from its own list of legal moves, without searching the action mask."""
    play_by_list = needed("benchmarks.speed.steps").play_by_list
    environment = needed("pettingzoo.classic.leduc_holdem_v4").raw_env()
    environment.reset(seed=1)
    return lambda rng: {"leduc-list": play_by_list(environment, lambda: list(environment.next_legal_moves), rng)}


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
        "leduc-list": _leduc_by_its_list,
        "tic-tac-toe": _petting_zoo("tictactoe_v3", "tic-tac-toe"),
    },
}


def _ready(package: str) -> str:
    try:
        return f"{package} {version(package)}"
    except ImportError:
        return f"{package}, not installed"


if __name__ == "__main__":
    answer(_ready(sys.argv[1]), JOBS[sys.argv[1]])
