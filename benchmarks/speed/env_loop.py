"""Plays games in PettingZoo-style environments, all in the same way: observation, action mask, random action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import numpy as np


def reset_and_play(environment: Any, rng: Random) -> int:
    """Play a whole game; return the number of steps. `reset` gets no seed, because seeding is slow in some."""
    environment.reset()
    return play(environment, rng)


def play(environment: Any, rng: Random) -> int:
    """Play a game that has begun to its end; return the number of steps."""
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


def reset_and_play_from_list(
    environment: Any, legal_actions: Callable[[], Sequence[int]], rng: Random, *, observe: bool = True
) -> int:
    """Play a whole game with actions from the environment's own list, so that no mask is searched."""
    environment.reset()
    steps = 0
    draw = rng.random
    for _ in environment.agent_iter():
        _, _, termination, truncation, _ = environment.last(observe=observe)
        if termination or truncation:
            break
        legal = legal_actions()
        environment.step(legal[int(draw() * len(legal))])
        steps += 1
    return steps


def reset_and_play_sampled(environment: Any, rng: Random) -> int:
    """Play a whole game with actions that the environment samples from its own list."""
    environment.reset()
    steps = 0
    for _ in environment.agent_iter():
        _, _, termination, truncation, _ = environment.last()
        if termination or truncation:
            break
        environment.step(environment.sample_action(rng))
        steps += 1
    return steps
