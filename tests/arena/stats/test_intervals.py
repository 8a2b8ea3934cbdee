"""Intervals and ratings, compared with values worked out by hand or published."""

import random
from itertools import combinations
from math import comb, log10

import pytest

from pyrite.arena.stats.intervals import Mean, wilson
from pyrite.arena.stats.ratings import Rating, ratings


@pytest.mark.parametrize(
    ("count", "trials", "low", "high"),
    [
        # Newcombe (1998), table I: intervals without continuity correction.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        # By symmetry with the third.
        (20, 20, 0.8389, 1.0000),
    ],
)
def test_wilsons_interval_equals_published_values(count: int, trials: int, low: float, high: float) -> None:
    assert wilson(count, trials) == pytest.approx((low, high), abs=5e-5)


def test_nothing_is_known_without_a_trial() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert (Mean().value, Mean().half_width) == (0.0, None)


def test_a_mean_of_clusters_of_one_is_the_plain_mean() -> None:
    """1, 2, 3, 6: the mean is 3, the deviations squared add up to 14, so s² is 14/3, and s/√4 is 1.0801."""
    mean = Mean()
    for value in (1, 2, 3, 6):
        mean.add(value, 1)
    assert mean.value == 3
    assert mean.half_width == pytest.approx(1.959964 * 1.0801234, abs=1e-6)


def test_seats_that_win_together_count_as_one_trial() -> None:
    """Two rounds of three diggers each, who all have two nuggets or all have none.

    The mean is 1. The rounds differ from it by +3 and -3: squared and added 18, times 2/(2 - 1)
    is 36, its root 6, over 6 diggers 1. Six independent diggers would have a narrower interval.
    """
    together, alone = Mean(), Mean()
    for nuggets in (2, 0):
        together.add(3 * nuggets, 3)
        for _ in range(3):
            alone.add(nuggets, 1)
    assert together.value == alone.value == 1
    assert together.half_width == pytest.approx(1.959964)
    assert alone.half_width is not None
    assert alone.half_width < 1


def test_two_halves_make_the_same_mean_as_the_whole() -> None:
    rng = random.Random(1)
    whole, halves = Mean(), (Mean(), Mean())
    for number in range(50):
        size = 1 + rng.randrange(4)
        total = rng.randrange(3 * size)
        whole.add(total, size)
        halves[number % 2].add(total, size)
    halves[0].include(halves[1])
    assert (halves[0].value, halves[0].half_width) == (whole.value, whole.half_width)


@pytest.mark.parametrize("share", [0.05, 0.3, 0.5, 0.7])
def test_wilsons_interval_contains_the_true_share_95_times_in_100(share: float) -> None:
    """Of 400 rounds, over every possible number of wins."""
    covered = sum(
        comb(400, won) * share**won * (1 - share) ** (400 - won)
        for won in range(401)
        if wilson(won, 400)[0] <= share <= wilson(won, 400)[1]
    )
    assert covered == pytest.approx(0.95, abs=0.01)


def test_the_interval_of_a_mean_contains_the_true_mean_95_times_in_100() -> None:
    """500 times 100 rounds of 1 to 4 diggers who win together in 3 of 10 rounds."""
    rng = random.Random(7)
    covered = 0
    for _ in range(500):
        mean = Mean()
        for _ in range(100):
            size, win = 1 + rng.randrange(4), rng.random() < 0.3
            mean.add(size * win, size)
        assert mean.half_width is not None
        covered += abs(mean.value - 0.3) <= mean.half_width
    assert 0.92 <= covered / 500 <= 0.98


def test_ratings_follow_results_and_not_their_order() -> None:
    beaten: dict[tuple[str, str], float] = {("a", "b"): 60, ("b", "a"): 40, ("b", "c"): 60, ("c", "b"): 40}
    found = ratings(beaten)
    assert found == ratings(dict(reversed(beaten.items())))
    # 60.5 to 40.5 is 400 log10(1.494) = 69.7 apart; a and c, who never met, are twice that apart.
    assert {name: rated.rating for name, rated in found.items()} == {"a": 1070, "b": 1000, "c": 930}
    assert ratings({}) == {}
    assert ratings({("a", "b"): 10})["a"].rating > ratings({("a", "b"): 5})["a"].rating > 1000


def test_the_interval_of_a_rating_of_two_bots_equals_the_formula() -> None:
    """50 wins each of 100: the difference of logits has the variance 1 / (100 / 4), and each has half of it.

    So the half width is 1.96 / 2 * 0.2 * 400 / ln 10 = 34.05.
    """
    found = ratings({("a", "b"): 49.5, ("b", "a"): 49.5})
    assert found == {"a": Rating(1000, 34), "b": Rating(1000, 34)}


def test_bots_that_never_met_have_no_interval() -> None:
    found = ratings({("a", "b"): 9, ("c", "d"): 1})
    assert {rated.half_width for rated in found.values()} == {None}


def test_the_interval_of_a_rating_contains_the_true_one_95_times_in_100() -> None:
    """300 times three bots of strengths 2, 1 and 1/2 that meet 40 times each."""
    strength = {"a": 2.0, "b": 1.0, "c": 0.5}
    true = {name: 1000 + 400 * log10(value) for name, value in strength.items()}
    rng = random.Random(5)
    covered = dict.fromkeys(strength, 0)
    for _ in range(300):
        beaten: dict[tuple[str, str], float] = {}
        for one, other in combinations(strength, 2):
            won = sum(rng.random() < strength[one] / (strength[one] + strength[other]) for _ in range(40))
            beaten |= {(one, other): won, (other, one): 40 - won}
        for name, rated in ratings(beaten).items():
            assert rated.half_width is not None
            covered[name] += abs(rated.rating - true[name]) <= rated.half_width
    assert all(0.91 <= count / 300 <= 0.985 for count in covered.values()), covered
