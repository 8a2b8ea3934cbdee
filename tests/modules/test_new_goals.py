"""New goals: which five of the eight are in the maze, and where (NEWG-1).

The seeds are fixed, so these tests say the same every time.
"""

from functools import cache

import pytest

from pyrite.game import BadInput, Deal, Game, ReadMap, Rules, SetUp
from pyrite.game.catalogue import KIND, NAME
from pyrite.game.facts.course import RoundBegun
from pyrite.game.facts.maze import Looked
from tests.modules.expansion_helpers import NEW_GOALS, is_uniform, new_goals, only
from tests.rules.play import played, position, seen, tunnels_by_cell
from tests.rules.rounds import pass_until_round_ends, record

PLACES = [[8, -4], [8, -2], [8, 0], [8, 2], [8, 4]]
ROUNDS = pytest.mark.parametrize("number", [1, 2, 3])


def with_new_goals(edition: str, *, house_rules: dict[str, object] | None = None) -> SetUp:
    return SetUp(5, edition, frozenset({"new_goals"}), house_rules=house_rules or {})


@cache
def deals(edition: str, number: int) -> list[list[str]]:
    """All eight goals of many deals, the five in the maze first."""
    rules = Rules(with_new_goals(edition))
    deals = (Deal.from_seed(rules, seed.to_bytes(32, "big"), number) for seed in range(1200))
    return [[NAME[goal] for goal in deal.goals] for deal in deals]


@pytest.mark.rule("NEWG-1")
@pytest.mark.parametrize(
    "set_up",
    [
        with_new_goals("DE24"),
        with_new_goals("UA24"),
        SetUp(2, modules=frozenset({"new_goals", "saboteur2"})),
        SetUp(5, modules=frozenset({"new_goals"}), variants=frozenset({"tournament"})),
    ],
    ids=["DE24", "UA24", "Saboteur 2", "tournament"],
)
def test_five_goals_are_face_down_in_a_column_and_the_rest_is_put_aside(set_up: SetUp) -> None:
    game = Game.begin(set_up)
    goals = seen(game)["goals"]
    assert [goal["cell"] for goal in goals] == PLACES
    assert [goal["face"] for goal in goals] == [None] * 5
    assert not any(x == 8 for x, _ in tunnels_by_cell(game))


@pytest.mark.rule("NEWG-1")
@pytest.mark.parametrize("edition", ["DE24", "UA24"])
@ROUNDS
def test_the_eight_new_goals_replace_the_three(edition: str, number: int) -> None:
    assert all(sorted(goals) == sorted(NEW_GOALS) for goals in deals(edition, number))


@pytest.mark.rule("NEWG-1")
@ROUNDS
def test_by_de24_the_gold_may_be_missing_three_times_in_eight(number: int) -> None:
    missing = ["gold" not in goals[:5] for goals in deals("DE24", number)]
    # Expected: 450 of 1200, with a standard deviation of 16.8.
    assert abs(sum(missing) - 450) < 56
    assert not all(missing)


@pytest.mark.rule("NEWG-1")
@ROUNDS
def test_by_ua24_the_gold_is_never_missing(number: int) -> None:
    assert all("gold" in goals[:5] for goals in deals("UA24", number))


@pytest.mark.rule("NEWG-1", "TAB-5")
@ROUNDS
@pytest.mark.parametrize("place", range(5))
def test_by_de24_each_goal_is_at_each_place_equally_often(place: int, number: int) -> None:
    assert is_uniform([goals[place] for goals in deals("DE24", number)], 8)


@pytest.mark.rule("NEWG-1", "TAB-5")
def test_by_de24_goals_at_two_places_are_independent_but_never_the_same_card() -> None:
    assert is_uniform([(goals[0], goals[1]) for goals in deals("DE24", 1)], 8 * 7)
    assert is_uniform([(goals[1], goals[4]) for goals in deals("DE24", 1)], 8 * 7)


@pytest.mark.rule("NEWG-1", "TAB-5")
@ROUNDS
def test_by_ua24_the_gold_is_at_each_place_equally_often(number: int) -> None:
    assert is_uniform([goals.index("gold") for goals in deals("UA24", number)], 5)


@pytest.mark.rule("NEWG-1", "TAB-5")
@ROUNDS
@pytest.mark.parametrize("place", range(5))
def test_by_ua24_each_other_goal_is_at_each_place_equally_often(place: int, number: int) -> None:
    others = [goals[place] for goals in deals("UA24", number) if goals[place] != "gold"]
    assert is_uniform(others, 7)


@pytest.mark.rule("NEWG-1", "SET-5")
def test_the_places_of_the_gold_in_two_rounds_are_independent() -> None:
    both = zip(deals("UA24", 1), deals("UA24", 2), strict=True)
    same = sum(here.index("gold") == there.index("gold") for here, there in both)
    # Expected: 240 of 1200, with a standard deviation of 13.9.
    assert abs(same - 240) < 46


@pytest.mark.rule("NEWG-1", "ED-1")
@pytest.mark.parametrize(("edition", "sure"), [("DE24", True), ("UA24", False)])
def test_a_house_rule_may_differ_from_the_edition(edition: str, sure: bool) -> None:
    rules = Rules(with_new_goals(edition, house_rules={"new_goals_gold_sure": sure}))
    dealt = [Deal.from_seed(rules, seed.to_bytes(32, "big"), 1).goals[:5] for seed in range(40)]
    assert all(KIND["gold"] in goals for goals in dealt) is sure


@pytest.mark.rule("NEWG-1")
@pytest.mark.parametrize("edition", ["DE24", "UA24"])
def test_a_given_deal_without_gold_is_refused_if_the_gold_must_be_in_the_maze(edition: str) -> None:
    rules = Rules(with_new_goals("DE24"))
    deal = next(
        each
        for each in (Deal.from_seed(rules, bytes([seed]) * 32, 1) for seed in range(99))
        if KIND["gold"] not in each.goals[:5]
    )
    if edition == "DE24":
        deal.check(rules)
    else:
        with pytest.raises(BadInput, match="gold"):
            deal.check(Rules(with_new_goals("UA24")))


@pytest.mark.rule("NEWG-1", "SET-5")
def test_in_a_played_game_all_eight_are_shuffled_for_each_round() -> None:
    game = Game.begin(with_new_goals("DE24"))
    for _ in range(3):
        pass_until_round_ends(game)
    begun = record(game, RoundBegun)
    assert [len(each.goals) for each in begun] == [8, 8, 8]
    assert len({each.goals for each in begun}) == 3


@pytest.mark.rule("NEWG-1", "ACT-4")
@pytest.mark.parametrize("goal", range(5))
def test_a_map_looks_at_any_of_the_five(goal: int) -> None:
    faces = ["spider", "dragon NW", "sack of one", "stone NE", "sack of two"]
    game = position(
        """
players: 3
modules: new_goals
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  · · · · · · · · ?1
  · · · · · · · · ·
  ┼S· · · · · · · ?2
  · · · · · · · · ·
  · · · · · · · · ?3
  · · · · · · · · ·
  · · · · · · · · ?4
seat 0: digger; hand map
seat 1: digger; hand map
""",
        new_goals(*faces),
    )
    assert only(Looked, played(game, 0, ReadMap(goal))) == [Looked(0, goal, faces[goal])]


@pytest.mark.rule("NEWG-1", "INFO-3")
def test_nobody_sees_which_goals_were_put_aside() -> None:
    game = Game.begin(with_new_goals("DE24"))
    for viewer in (None, 0, 4):
        [begun] = [fact for _, fact in game.seen_by(viewer) if isinstance(fact, RoundBegun)]
        assert begun.goals == (None,) * 8
