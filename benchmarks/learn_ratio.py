"""How many times as fast the learning environments are as in another checkout, such as one of an earlier commit.

    python -m benchmarks.learn_ratio FOLDER
    python -m benchmarks.learn_ratio FOLDER --plain --only vector

`benchmarks.checkouts` explains how it is measured.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Final

import numpy as np

from benchmarks.checkouts import compare
from benchmarks.learn import ALL_MODULES, BASE, GAMES, SABOTEUR2, small_window, vector
from benchmarks.speed.env_loop import reset_and_play_from_list
from benchmarks.speed.job_protocol import Counts, Job
from pyrite.game import SetUp
from pyrite.learn import raw_env

SET_UPS: Final = {"base": BASE, "saboteur2": SABOTEUR2, "all": ALL_MODULES}
STEPS: Final = 20
"""Steps of a vector in one unit of work."""


def vector_job(name: str, set_up: SetUp) -> Job:
    """Steps a vector with random legal actions, drawn in the fastest way that the checkout offers."""
    games: Any = vector(set_up)()
    games.reset(seed=1000)
    draw_all = np.random.default_rng(1)

    def sampled(rng: Random) -> Counts:
        for _ in range(STEPS):
            games.step(games.sample_actions(draw_all))
        return {name: STEPS * GAMES}

    def chosen(rng: Random) -> Counts:
        for _ in range(STEPS):
            games.step([rng.choice(legal) for legal in games.legal_actions()])
        return {name: STEPS * GAMES}

    return sampled if hasattr(games, "sample_actions") else chosen


def raw_list_job(name: str, set_up: SetUp) -> Job:
    """A game in the raw environment, with actions from its list."""
    environment = small_window(raw_env, set_up)()
    environment.reset(seed=1)
    return lambda rng: {name: reset_and_play_from_list(environment, environment.legal_actions, rng)}


def jobs() -> dict[str, Callable[[], Job]]:
    """How to prepare each row of the table, by its name."""
    kinds = {"vector": vector_job, "raw-list": raw_list_job}
    return {
        f"{kind}:{title}": partial(make, f"{kind}:{title}", set_up)
        for kind, make in kinds.items()
        for title, set_up in SET_UPS.items()
    }


if __name__ == "__main__":
    compare("benchmarks.learn_ratio", "steps a second", jobs())
