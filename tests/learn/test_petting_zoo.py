"""PettingZoo's own tests of an environment, over set-ups of every kind."""

import warnings
from collections.abc import Iterator

import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from pyrite.game import SetUp
from pyrite.learn import NEAR, env, parallel_env
from tests.learn.tables import TABLES

ALLOWED = (
    # Observations are a dictionary with the mask beside them, as in all classic games but not for those by name.
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    # Once the game is over nobody has anything to do.
    "Action mask numpy array is all zeros",
)

every_table = pytest.mark.parametrize("set_up", TABLES.values(), ids=TABLES)


@pytest.fixture(autouse=True)
def _warnings_that_are_meant() -> Iterator[None]:
    with warnings.catch_warnings():
        for message in ALLOWED:
            warnings.filterwarnings("ignore", message)
        yield


@every_table
def test_the_interface_is_kept(set_up: SetUp) -> None:
    api_test(env(set_up, window=NEAR, outside="truncate"), num_cycles=60)


@pytest.mark.parametrize("reward", ["gold", "lead", "win", "side"])
def test_the_interface_is_kept_to_the_end_of_a_game_in_the_whole_window(reward: str) -> None:
    api_test(env(players=3, rounds=1, reward=reward), num_cycles=1000)


@every_table
def test_a_seed_gives_the_same_game(set_up: SetUp) -> None:
    seed_test(lambda: env(set_up, rounds=1, window=NEAR, outside="truncate"), num_cycles=60)


@pytest.mark.parametrize("name", ["the base game", "Saboteur 2", "the whole box"])
def test_the_parallel_form_keeps_its_interface(name: str) -> None:
    parallel_api_test(parallel_env(TABLES[name], rounds=1, window=NEAR, outside="truncate"), num_cycles=300)


@pytest.mark.parametrize("name", ["the base game", "the whole box"])
def test_the_table_can_be_drawn(name: str) -> None:
    render_test(lambda render_mode: env(TABLES[name], window=NEAR, outside="truncate", render_mode=render_mode))
