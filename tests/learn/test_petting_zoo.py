"""PettingZoo's own tests of an environment, over set-ups of every kind."""

import warnings
from collections.abc import Iterator

import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from pyrite.game import SetUp
from pyrite.learn import NEAR, env, parallel_env
from tests.learn.set_ups import SET_UPS

ALLOWED = (
    # Observations are dictionaries with an action mask, as in PettingZoo's classic games, which it knows by name.
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    # After the end of the game nobody has a legal action.
    "Action mask numpy array is all zeros",
)

every_set_up = pytest.mark.parametrize("set_up", SET_UPS.values(), ids=SET_UPS)


@pytest.fixture(autouse=True)
def _expected_warnings() -> Iterator[None]:
    with warnings.catch_warnings():
        for message in ALLOWED:
            warnings.filterwarnings("ignore", message)
        yield


@every_set_up
def test_the_interface_is_correct(set_up: SetUp) -> None:
    api_test(env(set_up, window=NEAR, outside="truncate"), num_cycles=60)


@pytest.mark.parametrize("reward", ["gold", "lead", "win", "side"])
def test_the_interface_is_correct_for_a_whole_game_in_the_full_window(reward: str) -> None:
    api_test(env(players=3, rounds=1, reward=reward), num_cycles=1000)


@every_set_up
def test_a_seed_gives_the_same_game(set_up: SetUp) -> None:
    seed_test(lambda: env(set_up, rounds=1, window=NEAR, outside="truncate"), num_cycles=60)


@pytest.mark.parametrize("name", ["the base game", "Saboteur 2", "the whole box"])
def test_the_parallel_interface_is_correct(name: str) -> None:
    parallel_api_test(parallel_env(SET_UPS[name], rounds=1, window=NEAR, outside="truncate"), num_cycles=300)


@pytest.mark.parametrize("name", ["the base game", "the whole box"])
def test_the_table_can_be_rendered(name: str) -> None:
    render_test(lambda render_mode: env(SET_UPS[name], window=NEAR, outside="truncate", render_mode=render_mode))
