"""The game as an environment for learning agents, after PettingZoo's interface. Needs the extra ``learn``.

`docs/learning.md` has the layout of actions and observations, and figures.
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

from pyrite.learn.actions.action_space import Actions, OutsideWindowError
from pyrite.learn.actions.blocks import Block
from pyrite.learn.env import SaboteurEnv
from pyrite.learn.observation.observer import Observer
from pyrite.learn.rewards import REWARDS
from pyrite.learn.vector_env import Told, Vector
from pyrite.learn.window import NEAR, Window, window_of

__all__ = [
    "NEAR",
    "REWARDS",
    "Actions",
    "Block",
    "Observer",
    "OutsideWindowError",
    "SaboteurEnv",
    "Told",
    "Vector",
    "Window",
    "env",
    "parallel_env",
    "raw_env",
    "window_of",
]

raw_env = SaboteurEnv
"""The environment without PettingZoo's checks around it."""


def env(*arguments: Any, **options: Any) -> Any:
    """An environment in PettingZoo's usual wrapping; takes what `SaboteurEnv` takes.

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
    """The same game for code that wants an action of every agent at each step.

    Seats do not act at once in this game: of the actions only that of the agent which is asked counts, and
    the others' masks are empty. It costs an observation of every seat at each step.
    """
    return turn_based_aec_to_parallel(env(*arguments, **options))
