"""Random choices: each place, seat and order is equally likely, in each round on its own.

The seeds are fixed, so these tests say the same every time. A chi-square beyond the
bound given would come by chance once in a thousand times.
"""

from collections import Counter
from collections.abc import Iterable

import pytest

from pyrite.game import Deal, Game, Rules, SetUp
from pyrite.game.catalogue import GOLD, SABOTEUR
from pyrite.game.facts.course import RoundBegun
from tests.rules.rounds import pass_until_round_ends, record

BOUND = {2: 13.82, 4: 18.47, 5: 20.52, 8: 26.12}
"""The chi-square that is exceeded once in a thousand times, by degrees of freedom."""

SEEDS = [seed.to_bytes(32, "big") for seed in range(1200)]


def is_even(drawn: Iterable[object], places: int) -> bool:
    counts = Counter(drawn)
    expected = counts.total() / places
    misses = [(count - expected) ** 2 for count in counts.values()]
    misses += [expected**2] * (places - len(counts))
    return sum(misses) / expected < BOUND[places - 1]


@pytest.fixture(scope="module")
def games() -> list[Game]:
    """Whole games, in which everyone passes all the time."""
    whole = [Game.begin(SetUp(10, seed=bytes([seed]) * 32)) for seed in range(48)]
    for game in whole:
        for _ in range(3):
            pass_until_round_ends(game)
    return whole


@pytest.fixture(scope="module")
def deals() -> dict[int, list[Deal]]:
    rules = Rules(SetUp(5))
    return {number: [Deal.from_seed(rules, seed, number) for seed in SEEDS] for number in (1, 2, 3)}


def test_a_biased_choice_is_noticed() -> None:
    assert is_even([0, 1, 2] * 30, 3)
    assert not is_even([1] * 90, 3)
    assert not is_even([0] * 50 + [1] * 20 + [2] * 20, 3)


@pytest.mark.rule("TAB-5", "SET-5")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_in_played_games_the_treasure_lies_at_each_place_equally_often(games: list[Game], number: int) -> None:
    begun = [record(game, RoundBegun)[number - 1] for game in games]
    assert {each.round for each in begun} == {number}
    assert is_even((each.goals.index("gold") for each in begun), 3)


@pytest.mark.rule("TAB-5", "SET-5")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_in_each_round_the_treasure_lies_at_each_place_equally_often(
    deals: dict[int, list[Deal]], number: int
) -> None:
    assert is_even((deal.goals.index(GOLD) for deal in deals[number]), 3)


@pytest.mark.rule("TAB-5", "SET-5")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_in_each_round_all_orders_of_the_goals_are_equally_frequent(
    deals: dict[int, list[Deal]], number: int
) -> None:
    assert is_even((deal.goals for deal in deals[number]), 6)


@pytest.mark.rule("TAB-5", "SET-5")
@pytest.mark.parametrize(("one", "other"), [(1, 2), (2, 3), (1, 3)])
def test_the_places_of_the_treasure_in_two_rounds_are_independent(
    deals: dict[int, list[Deal]], one: int, other: int
) -> None:
    both = zip(deals[one], deals[other], strict=True)
    assert is_even(((here.goals.index(GOLD), there.goals.index(GOLD)) for here, there in both), 9)


@pytest.mark.rule("SET-1", "SET-5")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_saboteurs_sit_anywhere_or_are_left_over_equally_often(deals: dict[int, list[Deal]], number: int) -> None:
    places = [
        place
        for deal in deals[number]
        for place, role in enumerate(deal.roles + deal.left_over)
        if role == SABOTEUR
    ]
    assert len(places) == 2400
    assert is_even(places, 6)


@pytest.mark.rule("SET-2", "SET-5")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_first_card_drawn_is_any_of_the_deck(deals: dict[int, list[Deal]], number: int) -> None:
    """Kinds come as often as there are cards of them: 6 maps, 3 rockfalls and so on among 67."""
    box = Counter(Rules(SetUp(5)).deck)
    drawn = Counter(deal.deck[-1] for deal in deals[number])
    expected = {kind: 1200 * count / 67 for kind, count in box.items()}
    chi_square = sum((drawn[kind] - often) ** 2 / often for kind, often in expected.items())
    assert len(box) == 27
    assert chi_square < 54.05  # 26 degrees of freedom


@pytest.mark.rule("SET-4")
@pytest.mark.parametrize("players", [3, 5, 9])
def test_a_random_first_player_is_each_seat_equally_often(players: int) -> None:
    begun = [Game.begin(SetUp(players, seed=seed)).asked for seed in SEEDS[:300]]
    assert is_even(begun, players)
