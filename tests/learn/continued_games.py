"""Continues running games at random and records what is observed, to compare copies of games."""

from random import Random
from typing import Any

import numpy as np

from pyrite.learn import Vector

STEPS = 30


def continue_games(games: Any) -> list[tuple[Any, ...]]:
    """Play some steps more in an environment, raw or wrapped, or a vector; return all observations."""
    return _continue_vector(games) if isinstance(games, Vector) else _continue_environment(games)


def _continue_environment(game: Any) -> list[tuple[Any, ...]]:
    rng = Random(1)
    seen = []
    for agent in game.agent_iter(STEPS):
        observation, reward, termination, truncation, _ = game.last()
        mask = observation["action_mask"]
        seen.append((agent, observation["observation"].tobytes(), mask.tobytes(), reward, termination, truncation))
        game.step(None if termination or truncation else rng.choice(np.flatnonzero(mask).tolist()))
    return seen


def _continue_vector(games: Vector) -> list[tuple[Any, ...]]:
    rng = Random(1)
    seen = []
    for _ in range(STEPS):
        step = games.step(np.array([rng.choice(legal) for legal in games.legal_actions()]))
        seen.append(tuple(array.tobytes() for array in step))
    return seen
