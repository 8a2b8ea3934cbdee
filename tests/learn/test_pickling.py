"""Environments can be copied, pickled and sent to other processes, also during a game."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from pyrite.learn import NEAR, Vector, env, raw_env
from tests.learn.continued_games import continue_games
from tests.learn.set_ups import SET_UPS

CHECKOUT = Path(__file__).parents[2]
PROGRAM = """
import pickle, sys
from tests.learn.continued_games import continue_games
pickle.dump(continue_games(pickle.load(sys.stdin.buffer)), sys.stdout.buffer)
"""
KINDS: dict[str, Callable[..., Any]] = {"raw": raw_env, "wrapped": env}
COPIES = {"deepcopy": copy.deepcopy, "pickle": lambda thing: pickle.loads(pickle.dumps(thing))}


def continue_in_another_process(games: Any) -> Any:
    """What another process observes when it continues these games."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        input=pickle.dumps(games),
        cwd=CHECKOUT,
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    return pickle.loads(done.stdout)


def started_env(kind: str, name: str, reward: str = "gold") -> Any:
    """An environment some steps into its second game."""
    game = KINDS[kind](SET_UPS[name], reward=reward, rounds=1, window=NEAR, outside="truncate")
    game.reset(seed=4)
    game.reset()
    rng = Random(2)
    for _ in game.agent_iter(12):
        game.step(rng.choice(np.flatnonzero(game.last()[0]["action_mask"]).tolist()))
    return game


def started_vector(name: str) -> Vector:
    """A vector some steps into its games."""
    games = Vector(SET_UPS[name], 3, 6, rounds=1, window=NEAR, outside="truncate")
    step = games.reset()
    for _ in range(12):
        step = games.step(step.masks.argmax(axis=1))
    return games


@pytest.mark.parametrize("kind", KINDS)
def test_an_environment_continues_in_another_process(kind: str) -> None:
    game = started_env(kind, "Saboteur 2")
    assert continue_in_another_process(game) == continue_games(game)


def test_a_vector_continues_in_another_process() -> None:
    games = started_vector("the base game")
    assert continue_in_another_process(games) == continue_games(games)


@pytest.mark.parametrize("make_copy", COPIES.values(), ids=COPIES)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", SET_UPS)
def test_a_copy_continues_like_the_game_and_is_independent(name: str, kind: str, make_copy: Any) -> None:
    game = started_env(kind, name, reward="side")
    twin = make_copy(game)
    seen = continue_games(twin)
    assert continue_games(game) == seen
    twin.reset()  # the next game of the series is the same, too
    game.reset()
    assert np.array_equal(twin.last()[0]["observation"], game.last()[0]["observation"])


@pytest.mark.parametrize("kind", KINDS)
def test_an_environment_can_be_pickled_before_the_first_deal(kind: str) -> None:
    game = KINDS[kind](SET_UPS["the whole box"], window=NEAR, outside="truncate")
    twin = pickle.loads(pickle.dumps(game))
    game.reset(seed=3)
    twin.reset(seed=3)
    assert continue_games(twin) == continue_games(game)
