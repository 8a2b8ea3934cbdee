"""How suspicion is counted and measured: small sums that can be done by hand."""

from collections import Counter

import pytest

from pyrite.bots.beliefs.role_belief import DIGGERS, SABOTEURS
from tools.calibration import BINS, QUARTERS, Tally, Thought, _add, _mean, moments, share_of_guess
from tools.likelihoods import SMOOTHING, Counts, table_of


def measured(thought: Thought) -> Tally:
    tally: Tally = Counter()
    _add(tally, "all", "first", thought)
    return tally


def mean(tally: Tally, of: str, by: str = "seats") -> float:
    return _mean(tally, "all", QUARTERS, of, by)


def test_a_guess_among_equals_counts_as_often_as_it_would_be_right() -> None:
    """Nothing is found where nothing is known."""
    assert share_of_guess([1 / 3, 1 / 3, 1 / 3], 2) == pytest.approx(1 / 3)
    assert share_of_guess([0.2, 0.5, 0.3], 1) == 1
    assert share_of_guess([0.2, 0.5, 0.3], 2) == 0


def test_scores_of_one_thought() -> None:
    thought = Thought("onlooker", [0.8, 0.4, 0.0], [0.3] * 3, [True, True, False], 0, [0.5, 0.5], [0.5, 0.5])
    tally = measured(thought)
    assert mean(tally, "brier") == pytest.approx((0.04 + 0.36) / 3)
    assert mean(tally, "brier prior") == pytest.approx((2 * 0.49 + 0.09) / 3)
    assert mean(tally, "right") == pytest.approx(2 / 3)
    assert mean(tally, "named", "guilty") == 1
    assert mean(tally, "named by lot", "guilty") == pytest.approx(2 / 3)
    assert mean(tally, "gold found", "with gold") == 0.5
    assert sum(tally["all", "first", f"seats {column}"] for column in range(BINS)) == 3


def test_a_round_without_gold_tells_nothing_of_finding_it() -> None:
    """NEWG-1."""
    tally = measured(Thought("onlooker", [0.5], [0.3], [True], -1, [0.1, 0.2], [0.1, 0.2]))
    assert tally["all", "first", "with gold"] == 0
    assert tally["all", "first", "gold"] == 0


def test_thoughts_count_by_quarters_and_when_each_player_has_had_so_many_turns() -> None:
    """A veto is an act too, so a turn may have two; the last one counts."""
    first, *others, last = (Thought("onlooker", [], [], [], number, [], []) for number in range(8))
    course = [(turn, (each,)) for turn, each in zip((1, 2, 3, 3, 4, 5, 6, 7), (first, *others, last), strict=True)]
    found: dict[str, list[int]] = {}
    for when, (thought,) in moments(course, 3):
        found.setdefault(when, []).append(thought.gold)
    quarters = {"first": [0, 1], "second": [2, 3], "third": [4, 5], "last": [6, 7]}
    assert found == quarters | {"after 1": [3], "after 2": [6]}


def test_likelihoods_are_drawn_towards_what_all_do() -> None:
    counts: Counts = Counter({("far", "pass", DIGGERS): 60, ("far", "break", SABOTEURS): 60})
    chances = table_of(counts)["far"]
    assert chances["pass"][DIGGERS] == pytest.approx(0.5 * (60 + SMOOTHING) / (30 + SMOOTHING), rel=1e-3)
    assert chances["break"][DIGGERS] == pytest.approx(0.5 * SMOOTHING / (30 + SMOOTHING), rel=1e-3)
    assert chances["pass"][-1] == 0.5
    assert chances["pass"][-2] == 0.5  # nobody of that camp was seen, so they do what all do


def test_a_kind_of_act_that_was_seen_once_tells_little() -> None:
    common = {("far", "pass", DIGGERS): 5000, ("far", "pass", SABOTEURS): 5000}
    chances = table_of(Counter({**common, ("far", "break", SABOTEURS): 1}))["far"]
    assert 1 < chances["break"][SABOTEURS] / chances["break"][DIGGERS] < 1.6
