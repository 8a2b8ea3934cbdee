"""Likelihoods and calibration, computed for small samples that can be checked by hand."""

from collections import Counter

import pytest

from pyrite.bots.beliefs.role_belief import DIGGERS, SABOTEURS
from tools.calibration import BINS, QUARTERS, BeliefSample, Sums, _add, _mean, samples_by_time, share_of_guess
from tools.likelihoods import SMOOTHING, Counts, table_of


def measured(sample: BeliefSample) -> Sums:
    sums: Sums = Counter()
    _add(sums, "all", "first", sample)
    return sums


def mean(sums: Sums, of: str, by: str = "seats") -> float:
    return _mean(sums, "all", QUARTERS, of, by)


def test_a_guess_among_equally_likely_places_counts_as_a_fraction() -> None:
    assert share_of_guess([1 / 3, 1 / 3, 1 / 3], 2) == pytest.approx(1 / 3)
    assert share_of_guess([0.2, 0.5, 0.3], 1) == 1
    assert share_of_guess([0.2, 0.5, 0.3], 2) == 0


def test_scores_of_one_sample_equal_those_by_hand() -> None:
    sample = BeliefSample("spectator", [0.8, 0.4, 0.0], [0.3] * 3, [True, True, False], 0, [0.5, 0.5], [0.5, 0.5])
    sums = measured(sample)
    assert mean(sums, "brier") == pytest.approx((0.04 + 0.36) / 3)
    assert mean(sums, "brier prior") == pytest.approx((2 * 0.49 + 0.09) / 3)
    assert mean(sums, "right") == pytest.approx(2 / 3)
    assert mean(sums, "named", "saboteurs") == 1
    assert mean(sums, "named at random", "saboteurs") == pytest.approx(2 / 3)
    assert mean(sums, "gold found", "with gold") == 0.5
    assert sum(sums["all", "first", f"seats {column}"] for column in range(BINS)) == 3


def test_a_round_without_gold_does_not_count_for_the_gold() -> None:
    """NEWG-1."""
    sums = measured(BeliefSample("spectator", [0.5], [0.3], [True], -1, [0.1, 0.2], [0.1, 0.2]))
    assert sums["all", "first", "with gold"] == 0
    assert sums["all", "first", "gold"] == 0


def test_samples_count_by_quarter_and_by_number_of_turns() -> None:
    """A veto is an action too, so a turn may have two actions; the last one counts."""
    first, *others, last = (BeliefSample("spectator", [], [], [], number, [], []) for number in range(8))
    course = [(turn, (each,)) for turn, each in zip((1, 2, 3, 3, 4, 5, 6, 7), (first, *others, last), strict=True)]
    found: dict[str, list[int]] = {}
    for when, (sample,) in samples_by_time(course, 3):
        found.setdefault(when, []).append(sample.gold)
    quarters = {"first": [0, 1], "second": [2, 3], "third": [4, 5], "last": [6, 7]}
    assert found == quarters | {"after 1": [3], "after 2": [6]}


def test_likelihoods_are_smoothed_towards_all_role_groups_together() -> None:
    counts: Counts = Counter({("far", "pass", DIGGERS): 60, ("far", "break", SABOTEURS): 60})
    likelihood = table_of(counts)["far"]
    assert likelihood["pass"][DIGGERS] == pytest.approx(0.5 * (60 + SMOOTHING) / (30 + SMOOTHING), rel=1e-3)
    assert likelihood["break"][DIGGERS] == pytest.approx(0.5 * SMOOTHING / (30 + SMOOTHING), rel=1e-3)
    assert likelihood["pass"][-1] == 0.5
    assert likelihood["pass"][-2] == 0.5  # no action of that group was counted, so it has the overall likelihood


def test_an_action_that_was_counted_once_is_weak_evidence() -> None:
    common = {("far", "pass", DIGGERS): 5000, ("far", "pass", SABOTEURS): 5000}
    likelihood = table_of(Counter({**common, ("far", "break", SABOTEURS): 1}))["far"]
    assert 1 < likelihood["break"][SABOTEURS] / likelihood["break"][DIGGERS] < 1.6
