"""Plays random games in any PettingZoo environment: observation, action mask, a random legal action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import numpy as np


def play_new_game(environment: Any, rng: Random) -> int:
    """Play a whole game; return the steps. No seed is given, because seeding is slow in some environments."""
    environment.reset()
    return play(environment, rng)


def play(environment: Any, rng: Random) -> int:
    """Play a game from its current state to its end; return the steps."""
    steps = 0
    draw = rng.random
    for _ in environment.agent_iter():
        observation, _, termination, truncation, _ = environment.last()
        if termination or truncation:
            break
        legal = observation["action_mask"].view(np.bool_).nonzero()[0]
        environment.step(int(legal[int(draw() * len(legal))]))
        steps += 1
    return steps


def play_by_list(
    environment: Any, legal_of: Callable[[], Sequence[int]], rng: Random, *, observe: bool = True
) -> int:
    """Play a whole game with actions from the environment's own list, with or without observations."""
    environment.reset()
    steps = 0
    draw = rng.random
    for _ in environment.agent_iter():
        _, _, termination, truncation, _ = environment.last(observe=observe)
        if termination or truncation:
            break
        legal = legal_of()
        environment.step(legal[int(draw() * len(legal))])
        steps += 1
    return steps
