"""A vector of games equals as many environments, step by step."""

import copy
import pickle
from random import Random
from typing import Any

import numpy as np
import pytest

from pyrite.bots import RandomBot
from pyrite.game import BadInput, SetUp
from pyrite.learn import NEAR, OutsideWindowError, SaboteurEnv, Vector, VectorStep, raw_env
from tests.learn.set_ups import SET_UPS

STEPS = 90
"""Enough for games of one round to end and others to start."""


def test_a_step_overwrites_everything_that_was_written_to_its_arrays() -> None:
    vector, same = [Vector(SetUp(3), 2, 1, rounds=1) for _ in range(2)]
    step, expected = vector.reset(seed=4), same.reset(seed=4)
    for _ in range(3):
        for array in (step.observations, step.seats, step.counts):
            array[:] = -1 if array.dtype.kind == "i" else 255
        actions = np.array([legal[0] for legal in same.legal_actions()])
        step, expected = vector.step(actions), same.step(actions)
        assert np.array_equal(step.seats, expected.seats)
        assert np.array_equal(step.counts, expected.counts)
        assert np.array_equal(step.observations, expected.observations)


def over(game: SaboteurEnv) -> bool:
    return any(game.terminations.values()) or any(game.truncations.values())


def check_row(step: VectorStep, row: int, game: SaboteurEnv) -> None:
    """The row has the observation and the mask of the selected agent of the environment, made from its view."""
    seen = game.observe(game.agent_selection)
    assert np.array_equal(seen["observation"], game.observer.observe(game.view(game.agent_selection)))
    assert game.possible_agents[step.seats[row]] == game.agent_selection
    assert np.array_equal(step.observations[row], seen["observation"])
    assert np.array_equal(step.masks[row], seen["action_mask"])


@pytest.mark.parametrize(
    ("name", "reward"),
    [
        *((name, "gold") for name in SET_UPS),
        ("the base game", "side"),
        ("Saboteur 2", "side"),
        ("Saboteur 2", "lead"),
    ],
)
def test_every_row_equals_an_environment(name: str, reward: str) -> None:
    options: dict[str, Any] = {"rounds": 1, "reward": reward, "window": NEAR, "outside": "truncate"}
    vector = Vector(SET_UPS[name], 3, 20, **options)
    games = [raw_env(SET_UPS[name], **options) for _ in range(3)]
    random = Random(name)
    step = vector.reset()
    for row, game in enumerate(games):
        game.reset(seed=20 + row)
        check_row(step, row, game)
    for _ in range(STEPS):
        legal = vector.legal_actions()
        assert [sorted(each) for each in legal] == [np.flatnonzero(mask).tolist() for mask in step.masks]
        actions = [random.choice(each) for each in legal]
        assert vector.step(np.array(actions)) is step
        for row, game in enumerate(games):
            game.step(actions[row])
            assert step.terminations[row] == all(game.terminations.values())
            assert step.truncations[row] == all(game.truncations.values())
            assert step.rewards[row].tolist() == pytest.approx(list(game.rewards.values()))
            if over(game):
                game.reset()
            check_row(step, row, game)


def test_after_the_end_of_a_game_the_next_one_starts_in_the_same_step() -> None:
    vector = Vector(SetUp(3), 2, 5, rounds=1, window=NEAR, outside="truncate", reward="win")
    step = vector.reset()
    ends = wins = 0
    for _ in range(300):
        step = vector.step(np.array([max(each) for each in vector.legal_actions()]))
        for row in np.flatnonzero(step.terminations | step.truncations).tolist():
            ends += 1
            wins += step.rewards[row].sum() > 0
            assert vector.view(row).table.turn == 1
            assert step.masks[row].any()
    assert ends > 2
    assert wins == ends


def test_a_seed_restarts_the_series_of_games() -> None:
    vector = Vector(SetUp(4), 2, 7, window=NEAR, outside="truncate")
    first = vector.reset().observations.copy()
    assert not np.array_equal(vector.reset().observations, first)
    assert np.array_equal(vector.reset(seed=7).observations, first)
    assert not np.array_equal(vector.reset(seed=8).observations, first)


@pytest.mark.parametrize("make_copy", [copy.deepcopy, lambda vector: pickle.loads(pickle.dumps(vector))])
def test_a_copy_is_independent(make_copy: Any) -> None:
    vector = Vector(SetUp(4), 2, 7, window=NEAR, outside="truncate")
    vector.reset()
    twin = make_copy(vector)
    for _ in range(5):
        actions = np.array([min(each) for each in vector.legal_actions()])
        mine, other = vector.step(actions), twin.step(actions)
        assert np.array_equal(mine.observations, other.observations)
        assert np.array_equal(mine.masks, other.masks)
    assert not np.shares_memory(vector.latest.observations, twin.latest.observations)


def test_bots_can_play_in_a_vector() -> None:
    vector = Vector(SetUp(3), 2, 1, rounds=1)
    vector.reset()
    bot = RandomBot(bytes(32), 0)
    for _ in range(20):
        legal = vector.legal_moves()
        chosen = [bot.move(vector.view(row), moves) for row, moves in enumerate(legal)]
        actions = [
            each[moves.index(move)]
            for each, moves, move in zip(vector.legal_actions(), legal, chosen, strict=True)
        ]
        vector.step(np.array(actions))


# ---------------------------------------------------------------- errors


def test_an_illegal_action_changes_no_game() -> None:
    vector = Vector(SetUp(3), 2, 1, window=NEAR)
    step = vector.reset()
    before = step.observations.copy()
    legal = int(step.masks[0].argmax())
    illegal = int(step.masks[1].argmin())
    with pytest.raises(BadInput, match=f"Action {illegal} is not legal for seat_{step.seats[1]} now"):
        vector.step(np.array([legal, illegal]))
    assert np.array_equal(step.observations, before)
    vector.step(np.array([legal, int(step.masks[1].argmax())]))


def test_invalid_arguments_raise() -> None:
    with pytest.raises(BadInput, match="A vector has 1 game or more, not 0"):
        Vector(SetUp(3), 0)
    with pytest.raises(BadInput, match="put players into it"):
        Vector(SetUp(3), 1, players=4)
    with pytest.raises(BadInput, match="A seed is a whole number from 0 on"):
        Vector(SetUp(3), 2, -1)
    vector = Vector(SetUp(3), 2, window=NEAR)
    with pytest.raises(BadInput, match=r"call reset\(\) first"):
        vector.step(np.array([0, 0]))
    vector.reset()
    with pytest.raises(BadInput, match="each of the 2 games, not 1"):
        vector.step(np.array([0]))


def test_a_window_without_the_first_moves_raises() -> None:
    vector = Vector(SetUp(3), 1, 1, window=(0, 9, -2, 2), outside="truncate")
    with pytest.raises(OutsideWindowError, match="give a wider window="):
        vector.reset()


def test_actions_that_are_not_integers_raise() -> None:
    vector = Vector(SetUp(3), 2, 1, window=NEAR)
    vector.reset()
    with pytest.raises(BadInput, match="Actions are whole numbers, not float64"):
        vector.step(np.array([float(each[0]) for each in vector.legal_actions()]))
