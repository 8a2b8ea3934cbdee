"""A game in an environment like PettingZoo's, driven alike for all: observation, mask, a legal action by lot."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np


def play(environment: Any, lots: Random) -> int:
    """Play a game to its end; return the steps. Only the first game was seeded: for some, seeding is slow."""
    steps = 0
    draw = lots.random
    for _ in environment.agent_iter():
        observation, _, termination, truncation, _ = environment.last()
        if termination or truncation:
            break
        legal = np.flatnonzero(observation["action_mask"].view(np.bool_))
        environment.step(int(legal[int(draw() * len(legal))]))
        steps += 1
    environment.reset()
    return steps
