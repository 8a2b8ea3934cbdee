"""Treasure chests: where they lie, and what is dealt (CHEST-1).

The seeds are fixed, so these tests say the same every time.
"""

from collections import Counter
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from pyrite.game import Deal, Game, Rules, SetUp
from pyrite.game.catalogue import CHESTS as NUMBERED_CHESTS
from pyrite.game.catalogue import NAME
from pyrite.game.facts import RoundBegun
from tests.game.sentences import sentence_for
from tests.rules.expansions.box import CHESTS, TUNNELS_OVER_CHESTS, is_even
from tests.rules.play import Cell, seen
from tests.rules.rounds import pass_until_round_ends, record

Layout = tuple[Cell, ...]


def with_chests(layout: str | Layout, **more: Any) -> SetUp:
    modules = frozenset({"chests", *more.pop("modules", ())})
    return SetUp(more.pop("players", 5), chest_layout=layout, modules=modules, **more)


def cells(game: Game) -> list[list[int]]:
    return [chest["cell"] for chest in seen(game)["chests"]]


# ---------------------------------------------------------------- layouts


@pytest.mark.rule("CHEST-1")
@pytest.mark.parametrize("game", [[], ["saboteur2"]], ids=["base", "Saboteur 2"])
@pytest.mark.parametrize(
    ("layout", "places"),
    [
        ("gates", [[3, -1], [3, 1], [5, -1], [5, 1]]),
        ("wings", [[5, -3], [5, -1], [5, 1], [5, 3]]),
        ("zigzag", [[2, 1], [3, -1], [5, 1], [6, -1]]),
        (((1, 2), (3, 0), (5, 5), (7, -1)), [[1, 2], [3, 0], [5, 5], [7, -1]]),
        (((4, 0), (4, 2), (3, 1), (5, 1)), [[4, 0], [4, 2], [3, 1], [5, 1]]),  # corner to corner is not next to
    ],
)
def test_the_host_picks_a_layout(layout: str | Layout, places: list[list[int]], game: list[str]) -> None:
    begun = Game.begin(with_chests(layout, modules=game))
    assert cells(begun) == places
    assert begun.rules.set_up.chest_layout == layout


@pytest.mark.rule("CHEST-1", "INFO-3")
def test_chests_and_their_tunnels_lie_face_down() -> None:
    game = Game.begin(with_chests("gates"))
    for viewer in (None, 0):
        chests = seen(game, viewer)["chests"]
        assert [(chest["tunnel"], chest["found"]) for chest in chests] == [(None, None)] * 4
    assert all(card["cell"] == [0, 0] for card in seen(game)["maze"])


@pytest.mark.rule("CHEST-1")
@pytest.mark.parametrize(
    "layout",
    [
        "cellar",
        ((3, -1), (3, 1), (5, -1)),
        ((3, -1), (3, 1), (5, -1), (5, 1), (1, 1)),
        ((3, -1), (3, -1), (5, -1), (5, 1)),
        ((3, -1), (3, 0), (5, -1), (5, 1)),  # one above the other
        ((5, 1), (3, 1), (5, -1), (4, 1)),  # side by side
        ((0, 0), (3, 1), (5, -1), (5, 1)),  # the start
        ((1, 0), (3, 1), (5, -1), (5, 1)),  # joined to the start before anyone has moved
        ((8, 0), (3, 1), (5, -1), (5, 1)),  # a goal
        ((9, 0), (3, 1), (5, -1), (5, 1)),  # behind the goals
        ((-1, 0), (3, 1), (5, -1), (5, 1)),  # behind the start
    ],
)
def test_a_layout_that_cannot_be_laid_out_is_refused(layout: str | Layout) -> None:
    assert "chest" in sentence_for(lambda: Game.begin(with_chests(layout))).lower()


ON_THE_LANDMARK: Layout = ((4, 0), (2, 1), (5, -1), (5, 1))
ON_THE_SPECIAL_CARD: Layout = ((4, 3), (2, 1), (5, -1), (5, 1))


@pytest.mark.rule("CHEST-1", "MIX-1")
@pytest.mark.parametrize(
    ("layout", "parts"),
    [
        (ON_THE_LANDMARK, {"variants": frozenset({"tournament"})}),
        (ON_THE_SPECIAL_CARD, {"modules": ["wardrobe"]}),
        (ON_THE_SPECIAL_CARD, {"modules": ["party"]}),
        (ON_THE_SPECIAL_CARD, {"modules": ["party", "saboteur2"]}),
    ],
)
def test_a_layout_with_a_taken_cell_is_refused(layout: Layout, parts: dict[str, Any]) -> None:
    sentence = sentence_for(lambda: Game.begin(with_chests(layout, **dict(parts))))
    assert "layout" in sentence
    assert f"({layout[0][0]}, {layout[0][1]})" in sentence
    # Where nothing lies there, it is as good as any.
    assert cells(Game.begin(with_chests(layout)))[0] == list(layout[0])


@pytest.mark.rule("CHEST-1", "MIX-1")
@pytest.mark.parametrize("layout", ["gates", "wings", "zigzag", "random"])
@pytest.mark.parametrize(
    "parts",
    [
        {"variants": frozenset({"tournament"})},
        {"modules": ["wardrobe"]},
        {"modules": ["party", "new_goals", "toll"]},
    ],
    ids=["tournament", "wardrobe", "all the others"],
)
def test_the_named_layouts_go_with_everything(layout: str, parts: dict[str, Any]) -> None:
    assert len(cells(Game.begin(with_chests(layout, **dict(parts))))) == 4


@pytest.mark.rule("CHEST-1")
def test_a_set_up_as_plain_data_keeps_the_layout() -> None:
    for layout in ("wings", "random", ((1, 2), (3, 0), (5, 5), (7, -1))):
        set_up = with_chests(layout)
        assert SetUp.from_plain(set_up.plain()) == set_up


# ---------------------------------------------------------------- at random


def apart(four: Layout) -> bool:
    return all(abs(a - c) + abs(b - d) > 1 for (a, b), (c, d) in combinations(four, 2))


@cache
def random_layouts(landmark: bool, special: bool) -> list[Layout]:
    set_up = with_chests(
        "random",
        modules=["party"] if special else [],
        variants=frozenset({"tournament"} if landmark else ()),
    )
    rules = Rules(set_up)
    lots = (Deal.by_lot(rules, seed.to_bytes(32, "big"), 1 + seed % 3) for seed in range(800))
    return [tuple(sorted(deal.chest_cells)) for deal in lots]


TAKEN = pytest.mark.parametrize(
    ("landmark", "special"), [(False, False), (True, False), (False, True), (True, True)]
)


@pytest.mark.rule("CHEST-1")
@TAKEN
def test_at_random_no_two_lie_next_to_each_other_and_none_where_a_card_lies(landmark: bool, special: bool) -> None:
    taken: set[Cell] = {(4, 0)} if landmark else set()
    taken |= {(4, 3)} if special else set()
    for four in random_layouts(landmark, special):
        assert len(set(four)) == 4
        assert apart(four)
        assert all(2 <= x <= 6 and -3 <= y <= 3 for x, y in four)
        assert not taken & set(four)


@pytest.mark.rule("CHEST-1")
@TAKEN
def test_at_random_every_layout_that_may_be_is_equally_likely(landmark: bool, special: bool) -> None:
    taken: set[Cell] = {(4, 0)} if landmark else set()
    taken |= {(4, 3)} if special else set()
    free = [(x, y) for x in range(2, 7) for y in range(-3, 4) if (x, y) not in taken]
    # All that may be, in order, cut into twenty parts of the same size, or nearly so.
    allowed = [four for four in combinations(free, 4) if apart(four)]
    part_of: dict[Layout, int] = {four: place * 20 // len(allowed) for place, four in enumerate(allowed)}
    assert is_even([part_of[four] for four in random_layouts(landmark, special)], 20)


@pytest.mark.rule("CHEST-1", "SET-5")
def test_at_random_the_chests_lie_elsewhere_in_each_round() -> None:
    game = Game.begin(with_chests("random"))
    pass_until_round_ends(game)
    pass_until_round_ends(game)
    assert len({begun.chest_cells for begun in record(game, RoundBegun)}) == 3


# ---------------------------------------------------------------- what is dealt


@cache
def deals() -> list[tuple[list[str], list[str]]]:
    """The chests and the tunnels above them in many deals, those that lie in the maze first."""
    rules = Rules(with_chests("gates"))
    lots = [Deal.by_lot(rules, seed.to_bytes(32, "big"), 1 + seed % 3) for seed in range(900)]
    return [
        ([NUMBERED_CHESTS[chest] for chest in deal.chests], [NAME[tunnel] for tunnel in deal.chest_tunnels])
        for deal in lots
    ]


@pytest.mark.rule("CHEST-1")
def test_four_of_ten_chests_lie_each_under_one_of_seven_tunnels() -> None:
    for chests, tunnels in deals():
        assert sorted(chests) == sorted(CHESTS)
        assert Counter(tunnels) == Counter(f"{each} chest" for each in TUNNELS_OVER_CHESTS)


@pytest.mark.rule("CHEST-1")
@pytest.mark.parametrize("place", range(4))
def test_each_chest_lies_at_each_place_equally_often(place: int) -> None:
    assert is_even([chests[place] for chests, _ in deals()], 10)


@pytest.mark.rule("CHEST-1")
@pytest.mark.parametrize("place", range(4))
def test_each_tunnel_lies_at_each_place_as_often_as_there_are_of_its_kind(place: int) -> None:
    above = Counter(tunnels[place] for _, tunnels in deals())
    expected = {f"{shape} chest": 900 * count / 7 for shape, count in Counter(TUNNELS_OVER_CHESTS).items()}
    chi_square = sum((above[shape] - often) ** 2 / often for shape, often in expected.items())
    assert chi_square < 18.47  # four degrees of freedom


@pytest.mark.rule("CHEST-1")
def test_which_tunnel_lies_above_tells_nothing_of_the_chest() -> None:
    below_cross = [chests[0] for chests, tunnels in deals() if tunnels[0] in ("NES chest", "NEW chest")]
    assert len(below_cross) > 400
    assert is_even(below_cross, 10)


@pytest.mark.rule("CHEST-1", "SET-5")
def test_all_ten_and_all_seven_are_shuffled_for_each_round() -> None:
    game = Game.begin(with_chests("gates"))
    pass_until_round_ends(game)
    pass_until_round_ends(game)
    begun = record(game, RoundBegun)
    assert [(len(each.chests), len(each.chest_tunnels)) for each in begun] == [(10, 7)] * 3
    assert len({each.chests for each in begun}) == len({each.chest_tunnels for each in begun}) == 3


@pytest.mark.rule("CHEST-1")
def test_without_the_module_there_are_none() -> None:
    game = Game.begin(SetUp(3))
    assert "chests" not in seen(game)
    assert record(game, RoundBegun)[0].chests == ()
