"""Learners send environments to other processes: they arrive there as they were, in the middle of a game too."""

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
from tests.learn.going_on import played_on
from tests.learn.tables import TABLES

CHECKOUT = Path(__file__).parents[2]
THERE = """
import pickle, sys
from tests.learn.going_on import played_on
pickle.dump(played_on(pickle.load(sys.stdin.buffer)), sys.stdout.buffer)
"""
KINDS: dict[str, Callable[..., Any]] = {"raw": raw_env, "wrapped": env}
WAYS = {"deepcopy": copy.deepcopy, "pickle": lambda thing: pickle.loads(pickle.dumps(thing))}


def played_elsewhere(games: Any) -> Any:
    """What another process sees that goes on with these games."""
    done = subprocess.run(
        [sys.executable, "-c", THERE],
        input=pickle.dumps(games),
        cwd=CHECKOUT,
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    return pickle.loads(done.stdout)


def begun(kind: str, name: str, reward: str = "gold") -> Any:
    """An environment some steps after the beginning of its second game."""
    game = KINDS[kind](TABLES[name], reward=reward, rounds=1, window=NEAR, outside="truncate")
    game.reset(seed=4)
    game.reset()
    rng = Random(2)
    for _ in game.agent_iter(12):
        game.step(rng.choice(np.flatnonzero(game.last()[0]["action_mask"]).tolist()))
    return game


def many_begun(name: str) -> Vector:
    """A vector in the middle of its games."""
    games = Vector(TABLES[name], 3, 6, rounds=1, window=NEAR, outside="truncate")
    step = games.reset()
    for _ in range(12):
        step = games.step(step.masks.argmax(axis=1))
    return games


@pytest.mark.parametrize("kind", KINDS)
def test_an_environment_goes_on_in_another_process(kind: str) -> None:
    game = begun(kind, "Saboteur 2")
    assert played_elsewhere(game) == played_on(game)


def test_a_vector_goes_on_in_another_process() -> None:
    games = many_begun("the base game")
    assert played_elsewhere(games) == played_on(games)


@pytest.mark.parametrize("twin_of", WAYS.values(), ids=WAYS)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", TABLES)
def test_a_copy_goes_on_as_the_game_does_and_leaves_it_alone(name: str, kind: str, twin_of: Any) -> None:
    game = begun(kind, name, reward="side")
    twin = twin_of(game)
    seen = played_on(twin)
    assert played_on(game) == seen
    twin.reset()
    game.reset()
    assert np.array_equal(twin.last()[0]["observation"], game.last()[0]["observation"])  # the series goes on too


@pytest.mark.parametrize("kind", KINDS)
def test_an_environment_can_be_pickled_before_anything_is_dealt(kind: str) -> None:
    game = KINDS[kind](TABLES["the whole box"], window=NEAR, outside="truncate")
    twin = pickle.loads(pickle.dumps(game))
    game.reset(seed=3)
    twin.reset(seed=3)
    assert played_on(twin) == played_on(game)
