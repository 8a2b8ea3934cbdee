"""A game in an environment like PettingZoo's, driven alike for all: observation, mask, a legal action by lot."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np


def play_anew(environment: Any, lots: Random) -> int:
    """Begin a game and play it to its end; return the steps. No seed is given: for some, seeding is slow."""
    environment.reset()
    return play(environment, lots)


def play(environment: Any, lots: Random) -> int:
    """Play a game that has begun to its end; return the steps."""
    steps = 0
    draw = lots.random
    for _ in environment.agent_iter():
        observation, _, termination, truncation, _ = environment.last()
        if termination or truncation:
            break
        legal = np.flatnonzero(observation["action_mask"].view(np.bool_))
        environment.step(int(legal[int(draw() * len(legal))]))
        steps += 1
    return steps
