"""Lists of legal actions equal the masks, samples are legal and uniform, and buffers are reused safely."""

import copy
import pickle
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from pyrite.game import BadInput, SetUp
from pyrite.learn import NEAR, OutsideWindowError, SaboteurEnv, Vector, VectorStep, raw_env
from pyrite.learn.actions.legal_actions import LegalActions
from tests.learn.set_ups import SET_UPS

OPTIONS: dict[str, Any] = {"rounds": 1, "window": NEAR, "outside": "truncate"}
MIXES = ("the base game", "Saboteur 2", "the whole box")
GENERATORS: dict[str, Callable[[int], Random | np.random.Generator]] = {
    "Random": Random,
    "NumPy": np.random.default_rng,
}


def over(game: SaboteurEnv) -> bool:
    return any(game.terminations.values()) or any(game.truncations.values())


def check_lists(step: VectorStep) -> None:
    """The list of each row has exactly the actions of its mask, and -1 after them."""
    for row, count in enumerate(step.counts.tolist()):
        listed = step.legal[row, :count].tolist()
        assert sorted(listed) == np.flatnonzero(step.masks[row]).tolist()
        assert len(set(listed)) == count > 0
        assert (step.legal[row, count:] == -1).all()


# ---------------------------------------------------------------- the list and the mask


@pytest.mark.parametrize("name", MIXES)
def test_lists_of_a_vector_equal_masks_and_environments_at_every_step(name: str) -> None:
    vector = Vector(SET_UPS[name], 5, 40, **OPTIONS)
    games = [raw_env(SET_UPS[name], **OPTIONS) for _ in range(5)]
    for row, game in enumerate(games):
        game.reset(seed=40 + row)
    step, rng, ended = vector.reset(), np.random.default_rng(3), 0
    for _ in range(150):
        check_lists(step)
        for row, game in enumerate(games):
            assert step.legal[row, : step.counts[row]].tolist() == game.legal_actions()
            assert np.array_equal(step.observations[row], game.observe(game.agent_selection)["observation"])
        actions = vector.sample_actions(rng)
        step = vector.step(actions)
        for row, game in enumerate(games):
            game.step(int(actions[row]))
            assert step.rewards[row].tolist() == pytest.approx(list(game.rewards.values()))
            assert (step.terminations[row] or step.truncations[row]) == over(game)
            if over(game):
                ended += 1
                game.reset()
    assert ended


@pytest.mark.parametrize("name", MIXES)
def test_the_list_of_an_environment_equals_its_mask_at_every_step(name: str) -> None:
    game = raw_env(SET_UPS[name], **OPTIONS)
    game.reset(seed=6)
    rng = Random(6)
    for agent in game.agent_iter():
        observation, _, termination, truncation, info = game.last()
        if termination or truncation:
            assert game.legal_actions() == []
            break
        assert sorted(game.legal_actions()) == np.flatnonzero(observation["action_mask"]).tolist()
        assert info["action_mask"] is observation["action_mask"]
        others = [each for each in game.possible_agents if each != agent]
        assert not any(game.observe(each)["action_mask"].any() for each in others)
        game.step(game.sample_action(rng))


def test_a_list_that_is_too_long_for_its_row_widens_all_rows() -> None:
    vector, twin = (Vector(SetUp(4), 3, 9, **OPTIONS) for _ in range(2))
    vector.reset()
    twin.reset()
    vector._rows.widen(2)
    actions = twin.sample_actions(np.random.default_rng(1))
    step, twin_step = vector.step(actions), twin.step(actions)
    check_lists(step)
    assert step.legal.shape[1] > 2
    assert vector.latest is step
    assert np.array_equal(step.masks, twin_step.masks)
    assert vector.legal_actions() == twin.legal_actions()


# ---------------------------------------------------------------- samples


@pytest.mark.parametrize("name", MIXES)
def test_samples_are_legal_and_repeat_with_their_seed(name: str) -> None:
    def play(seed: int) -> list[list[int]]:
        vector = Vector(SET_UPS[name], 4, 2, **OPTIONS)
        step, rng, chosen = vector.reset(), np.random.default_rng(seed), []
        for _ in range(60):
            actions = vector.sample_actions(rng)
            assert step.masks[np.arange(4), actions].all()
            chosen.append(actions.tolist())
            step = vector.step(actions)
        return chosen

    assert play(1) == play(1)
    assert play(1) != play(2)


def check_uniform(samples: list[int], legal: list[int]) -> None:
    """Chi-square is below its mean plus five standard deviations; the seeds are fixed, so this never changes."""
    counts = Counter(samples)
    assert counts.keys() == set(legal)
    expected = len(samples) / len(legal)
    chi_square = sum((counts[action] - expected) ** 2 / expected for action in legal)
    freedom = len(legal) - 1
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("kind", GENERATORS)
def test_samples_of_an_environment_are_uniform(kind: str) -> None:
    game = raw_env(SET_UPS["Saboteur 2"], **OPTIONS)
    game.reset(seed=3)
    rng, again = GENERATORS[kind](5), GENERATORS[kind](5)
    samples = [game.sample_action(rng) for _ in range(20_000)]
    check_uniform(samples, game.legal_actions())
    assert [game.sample_action(again) for _ in range(100)] == samples[:100]


def test_samples_of_a_vector_are_uniform() -> None:
    vector = Vector(SetUp(5), 3, 3, **OPTIONS)
    vector.reset()
    rng = np.random.default_rng(5)
    samples = np.array([vector.sample_actions(rng) for _ in range(10_000)])
    for row, legal in enumerate(vector.legal_actions()):
        check_uniform(samples[:, row].tolist(), legal)


def test_sampling_needs_a_game() -> None:
    with pytest.raises(BadInput, match=r"call reset\(\) first"):
        Vector(SetUp(3), 2, window=NEAR).sample_actions(np.random.default_rng(1))
    game = raw_env(players=3, window=NEAR)
    with pytest.raises(BadInput, match=r"No action is legal now: call reset\(\) first"):
        game.sample_action(Random(1))


# ---------------------------------------------------------------- buffers


def test_the_arrays_of_a_vector_are_reused() -> None:
    vector = Vector(SetUp(3), 3, 5, **OPTIONS)
    step = vector.reset()
    before = [array.__array_interface__["data"] for array in step]
    rng = np.random.default_rng(1)
    for _ in range(120):
        assert vector.step(vector.sample_actions(rng)) is step
    vector.reset(seed=8)
    assert [array.__array_interface__["data"] for array in vector.latest] == before


def test_nothing_of_an_old_game_stays_in_its_row() -> None:
    vector = Vector(SET_UPS["the whole box"], 2, 5, **OPTIONS)
    vector.reset()
    rng = np.random.default_rng(1)
    for _ in range(200):
        vector.step(vector.sample_actions(rng))
    again = vector.reset(seed=5)
    fresh = Vector(SET_UPS["the whole box"], 2, 5, **OPTIONS).reset()
    for mine, other in zip(again, fresh, strict=True):
        assert np.array_equal(mine, other)


def test_a_mask_that_is_held_never_changes() -> None:
    game = raw_env(players=4, **OPTIONS)
    game.reset(seed=2)
    rng = Random(2)
    held: list[tuple[Any, Any, int]] = []
    for _ in range(40):
        if over(game):
            game.reset()
        mask: Any = game.observe(game.agent_selection)["action_mask"]
        part: Any = {0: mask, 1: mask[5:], 2: memoryview(mask), 3: {"info": game.infos[game.agent_selection]}}
        held.append((part[len(held) % 4], mask.copy(), len(held) % 4))
        del mask, part
        game.step(game.sample_action(rng))
    for thing, expected, form in held:
        if form == 3:
            assert np.array_equal(thing["info"]["action_mask"], expected)
        else:
            assert np.array_equal(np.asarray(thing), expected[5:] if form == 1 else expected)


def test_the_memory_of_a_mask_is_used_again_when_nobody_holds_it() -> None:
    game = raw_env(players=4, **OPTIONS)
    game.reset(seed=2)
    rng, places = Random(2), set()
    for _ in range(30):
        observation, _, termination, truncation, _ = game.last()
        if termination or truncation:
            break
        mask = observation["action_mask"]
        places.add(mask.__array_interface__["data"][0])
        game.step(game.sample_action(rng))
    assert len(places) <= 3


def test_a_new_series_of_games_leaves_no_old_mask() -> None:
    game = raw_env(players=4, **OPTIONS)
    for seed in (1, 2, 1):
        game.reset(seed=seed)
        mask = game.observe(game.agent_selection)["action_mask"]
        assert np.flatnonzero(mask).tolist() == sorted(game.legal_actions())
        del mask


@pytest.mark.parametrize("make_copy", [copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_a_copy_has_masks_of_its_own(make_copy: Any) -> None:
    game = raw_env(players=4, **OPTIONS)
    game.reset(seed=2)
    twin = make_copy(game)
    before = game.observe(game.agent_selection)["action_mask"].copy()
    twin.step(twin.legal_actions()[0])
    twin.step(twin.legal_actions()[0])
    assert np.array_equal(game.observe(game.agent_selection)["action_mask"], before)
    mask = twin.observe(twin.agent_selection)["action_mask"]
    assert np.flatnonzero(mask).tolist() == sorted(twin.legal_actions())


def test_legal_actions_are_not_copied() -> None:
    with pytest.raises(TypeError, match="share memory with arrays"):
        copy.copy(LegalActions(10))


# ---------------------------------------------------------------- errors


@pytest.mark.parametrize("illegal", [-1, 10_000_000, 2**63 - 1])
def test_a_wrong_action_says_in_which_game_and_what_to_do(illegal: int) -> None:
    vector = Vector(SetUp(3), 3, 1, window=NEAR)
    step = vector.reset()
    before = [array.copy() for array in step]
    actions = np.array([each[0] for each in vector.legal_actions()])
    actions[2] = illegal
    with pytest.raises(
        BadInput, match=rf"Action {illegal} is not legal .* in game 2: take one of legal_actions\(\)"
    ):
        vector.step(actions)
    for now, then in zip(vector.latest, before, strict=True):
        assert np.array_equal(now, then)


def test_unsigned_actions_are_accepted_and_too_large_ones_explained() -> None:
    vector = Vector(SetUp(3), 2, 1, window=NEAR)
    vector.reset()
    legal = [each[0] for each in vector.legal_actions()]
    vector.step(np.array(legal, np.uint64))
    with pytest.raises(BadInput, match=r"is not legal for seat_\d now in game 0"):
        vector.step(np.array([2**64 - 1, 0], np.uint64))


@pytest.mark.parametrize("illegal", [-1, 10_000_000, 2**70, None])
def test_an_environment_explains_a_wrong_action(illegal: int | None) -> None:
    game = raw_env(players=3, window=NEAR)
    game.reset(seed=1)
    legal = game.legal_actions()
    with pytest.raises(BadInput, match=r"is not legal for seat_\d now: take one of legal_actions\(\)"):
        game.step(illegal)
    assert game.legal_actions() == legal


def test_after_a_move_outside_the_window_the_mask_is_empty() -> None:
    game = raw_env(players=3, window=(-1, 9, -3, 3), outside="truncate")
    game.reset(seed=1)
    rng = Random(4)
    while not over(game):
        game.step(game.sample_action(rng))
    assert not game._masks.current.array.any()
    with pytest.raises(OutsideWindowError):
        Vector(SetUp(3), 1, 1, window=(0, 9, -2, 2), outside="raise").reset()
