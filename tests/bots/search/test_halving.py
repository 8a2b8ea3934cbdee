"""Successive halving spends the budget on the best candidates, and leaves the default only for a clear gain."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import stdev

import pytest

from pyrite.bots.search.budget import PlayoutBudget
from pyrite.bots.search.halving import DEFAULT, Comparison, Try, choose, compare
from pyrite.game.dealing.shuffle import SeededRandom


def trials(means: Sequence[float], noise: int = 0) -> tuple[Try, Counter[int]]:
    """Candidates with these means, and noise of their own in each world; and how often each was tried."""
    rng, times = SeededRandom(bytes(32), "halving"), Counter[int]()

    def attempt(candidates: Sequence[int]) -> Sequence[float]:
        times.update(candidates)
        luck = rng.randbelow(1000)  # the same for all: it must not matter
        return [means[each] + luck + (rng.randbelow(2 * noise + 1) - noise) for each in candidates]

    return attempt, times


def test_a_comparison_has_the_mean_and_its_standard_error() -> None:
    differences = [3.0, -1.0, 0.0, 2.0, 2.0]
    comparison = Comparison()
    for each in differences:
        comparison.add(each)
    assert comparison.mean == pytest.approx(1.2)
    assert comparison.standard_error == pytest.approx(stdev(differences) / sqrt(5))


def test_without_worlds_a_comparison_says_nothing() -> None:
    comparison = Comparison()
    assert (comparison.mean, comparison.standard_error) == (0.0, float("inf"))


@pytest.mark.parametrize("count", range(2, 13))
def test_it_finds_the_best_candidate_among_noise(count: int) -> None:
    means = [0.0, *(-0.5 * each for each in range(1, count - 1)), 2.0]
    attempt, times = trials(means, noise=3)
    assert choose(compare(count, attempt, PlayoutBudget(1200))) == count - 1
    assert times[DEFAULT] == max(times.values())
    assert times[count - 1] == times[DEFAULT]


def test_the_best_are_tried_most_and_the_worst_least() -> None:
    attempt, times = trials([0, 1, 2, 3, 4, 5, 6, 7])
    compare(8, attempt, PlayoutBudget(800))
    assert sorted(times[each] for each in range(1, 8)) == [times[each] for each in range(1, 8)]
    assert times[7] > 3 * times[1]


def test_it_keeps_to_the_budget() -> None:
    attempt, times = trials([0.0] * 10, noise=9)
    compare(10, attempt, PlayoutBudget(500))
    assert 500 <= times.total() < 510


def test_equal_candidates_leave_the_default() -> None:
    attempt, _ = trials([1.0] * 5)
    assert choose(compare(5, attempt, PlayoutBudget(200))) == DEFAULT


@pytest.mark.parametrize("gain", [0.0, -1.0])
def test_it_ends_early_if_nothing_is_better_for_sure(gain: float) -> None:
    attempt, times = trials([0.0, *[gain] * 7])
    assert choose(compare(8, attempt, PlayoutBudget(800))) == DEFAULT
    assert times.total() < 300


def test_a_gain_within_the_noise_leaves_the_default() -> None:
    kept = 0
    for gain in range(20):
        attempt, _ = trials([0.0, gain * 1e-6], noise=50)
        kept += choose(compare(2, attempt, PlayoutBudget(100 + gain))) == DEFAULT
    assert kept > 12  # one standard error is exceeded by chance in one of six cases


def test_a_default_alone_is_not_tried() -> None:
    attempt, times = trials([0.0])
    assert choose(compare(1, attempt, PlayoutBudget(100))) == DEFAULT
    assert times.total() == 0


def test_a_single_world_decides_nothing() -> None:
    attempt, _ = trials([0.0, 9.0])
    assert choose(compare(2, attempt, PlayoutBudget(2))) == DEFAULT
