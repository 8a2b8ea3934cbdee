"""A game in an environment like PettingZoo's, driven alike for all: observation, mask, a legal action by lot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import numpy as np


def play_anew(environment: Any, rng: Random) -> int:
    """Begin a game and play it to its end; return the steps. No seed is given: for some, seeding is slow."""
    environment.reset()
    return play(environment, rng)


def play(environment: Any, rng: Random) -> int:
    """Play a game that has begun to its end; return the steps."""
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
    """A game from its beginning, with actions out of the environment's own list; all is observed, or nothing."""
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
