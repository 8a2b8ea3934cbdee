"""The game as an environment for learning agents, with PettingZoo's interface. Needs the extra ``learn``.

`docs/learning.md` has the layout of actions and observations, and measurements.
"""

from __future__ import annotations

try:
    import gymnasium as _gymnasium  # noqa: F401
    import numpy as _numpy  # noqa: F401
    import pettingzoo as _pettingzoo  # noqa: F401
except ImportError as error:
    raise ImportError(
        f"pyrite.learn needs {error.name}, which is not installed: pip install 'pyrite-saboteur[learn]'"
    ) from error

from typing import Any

from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from pyrite.learn.actions.action_space import ActionSpace, OutsideWindowError
from pyrite.learn.actions.blocks import Block
from pyrite.learn.env import SaboteurEnv
from pyrite.learn.layout import LAYOUT_VERSION
from pyrite.learn.observation.observer import Observer
from pyrite.learn.rewards import REWARDS
from pyrite.learn.vector_env import Vector, VectorStep
from pyrite.learn.window import NEAR, Window, window_of

__all__ = [
    "LAYOUT_VERSION",
    "NEAR",
    "REWARDS",
    "ActionSpace",
    "Block",
    "Observer",
    "OutsideWindowError",
    "SaboteurEnv",
    "Vector",
    "VectorStep",
    "Window",
    "env",
    "parallel_env",
    "raw_env",
    "window_of",
]

raw_env = SaboteurEnv
"""The environment without PettingZoo's wrappers."""


def env(*arguments: Any, **options: Any) -> Any:
    """An environment in PettingZoo's usual wrappers; it takes the arguments of `SaboteurEnv`.

    >>> game = env(players=3, rounds=1)
    >>> game.reset(seed=1)
    >>> for agent in game.agent_iter():
    ...     observation, reward, termination, truncation, info = game.last()
    ...     done = termination or truncation
    ...     game.step(None if done else int(observation["action_mask"].argmax()))
    >>> game.agents
    []
    """
    inner = wrappers.AssertOutOfBoundsWrapper(SaboteurEnv(*arguments, **options))
    return wrappers.OrderEnforcingWrapper(inner)


def parallel_env(*arguments: Any, **options: Any) -> Any:
    """The same game for code that needs an action of every agent at each step.

    Only the action of the selected agent counts; the masks of the others are empty. Each step costs an
    observation of every seat.
    """
    return turn_based_aec_to_parallel(env(*arguments, **options))
