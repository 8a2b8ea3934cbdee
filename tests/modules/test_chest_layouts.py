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
from pyrite.game.chest_layouts import why_no_chest
from pyrite.game.facts.course import RoundBegun
from pyrite.game.set_up_rules import taken_cells
from tests import oracle
from tests.game.error_sentences import sentence_for
from tests.modules.expansion_helpers import CHESTS, TUNNELS_OVER_CHESTS, is_uniform
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
@pytest.mark.parametrize("modules", [[], ["saboteur2"]], ids=["base", "Saboteur 2"])
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
def test_the_host_picks_a_layout(layout: str | Layout, places: list[list[int]], modules: list[str]) -> None:
    begun = Game.begin(with_chests(layout, modules=modules))
    assert cells(begun) == places
    assert begun.rules.set_up.chest_layout == layout


@pytest.mark.rule("CHEST-1", "INFO-3")
def test_chests_and_their_tunnels_are_face_down() -> None:
    game = Game.begin(with_chests("gates"))
    for viewer in (None, 0):
        chests = seen(game, viewer)["chests"]
        assert [(chest["tunnel"], chest["found"]) for chest in chests] == [(None, None)] * 4
    assert all(card["cell"] == [0, 0] for card in seen(game)["maze"])


@pytest.mark.rule("CHEST-1")
@pytest.mark.parametrize(
    ("layout", "says"),
    [
        ("cellar", "There is no chest layout 'cellar'"),
        ((), "four cells for the chests, not 0 (CHEST-1)."),
        (((3, -1), (3, 1), (5, -1)), "four cells for the chests, not 3"),
        (((3, -1), (3, 1), (5, -1), (5, 1), (1, 1)), "four cells for the chests, not 5"),
        (((3, -1), (3, -1), (5, -1), (5, 1)), "at (3, -1): another chest is there (CHEST-1)."),
        # One above the other, below the other, and side by side; the later one is the one that is refused.
        (((3, -1), (3, 0), (5, -1), (5, 1)), "at (3, 0): it is next to the chest at (3, -1) (CHEST-1)."),
        (((3, 0), (3, -1), (5, -1), (5, 1)), "at (3, -1): it is next to the chest at (3, 0) (CHEST-1)."),
        (((5, 1), (3, 1), (5, -1), (4, 1)), "at (4, 1): it is next to the chest at (5, 1) (CHEST-1)."),
        (((0, 0), (3, 1), (5, -1), (5, 1)), "at (0, 0): choose a cell between the start and the goals"),
        (((1, 0), (3, 1), (5, -1), (5, 1)), "at (1, 0): next to the start it would be reached at once (CHEST-1)."),
        (((8, 0), (3, 1), (5, -1), (5, 1)), "at (8, 0): choose a cell between the start and the goals"),
        (((8, 1), (3, 1), (5, -1), (5, 1)), "at (8, 1): choose a cell between the start and the goals"),
        (((9, 0), (3, 1), (5, -1), (5, 1)), "at (9, 0): choose a cell between the start and the goals"),
        (((-1, 0), (3, 1), (5, -1), (5, 1)), "at (-1, 0): choose a cell between the start and the goals"),
        (((0, 1), (3, 1), (5, -1), (5, 1)), "at (0, 1): choose a cell between the start and the goals"),
    ],
)
def test_a_layout_that_cannot_be_laid_out_is_refused(layout: str | Layout, says: str) -> None:
    assert says in sentence_for(lambda: Game.begin(with_chests(layout)))


@pytest.mark.rule("CHEST-1")
def test_a_layout_may_be_given_as_lists() -> None:
    lists: Any = [[3, -1], [3, 1], [5, -1], [5, 2]]
    assert with_chests(lists).chest_layout == ((3, -1), (3, 1), (5, -1), (5, 2))
    not_cells: Any = [3, -1, 3, 1]
    assert "four cells such as [3, -1]" in sentence_for(lambda: with_chests(not_cells))


FIELD = [(x, y) for x in range(1, 8) for y in range(-6, 7)]


@pytest.mark.rule("CHEST-1")
def test_chests_may_be_in_any_cell_between_start_and_goals_except_next_to_the_start() -> None:
    set_up = with_chests("gates")
    around = {(x, y) for x in range(-2, 11) for y in range(-9, 10)}
    free = {cell for cell in around if why_no_chest(taken_cells(set_up), cell) is None}
    assert free == set(FIELD) - {(1, 0)}


@pytest.mark.rule("CHEST-1")
@pytest.mark.parametrize(
    ("parts", "taken"),
    [
        ({"variants": frozenset({"tournament"})}, {(4, 0)}),
        ({"modules": ["wardrobe"]}, {(4, 3)}),
        ({"modules": ["party"]}, {(4, 3)}),
        ({"modules": ["party"], "variants": frozenset({"tournament"})}, {(4, 0), (4, 3)}),
        ({"modules": ["new_goals", "toll", "saboteur2"]}, set()),
    ],
)
def test_chests_cannot_be_in_cells_with_cards(parts: dict[str, Any], taken: set[Cell]) -> None:
    set_up = with_chests("gates", **dict(parts))
    refused = {cell: why_no_chest(taken_cells(set_up), cell) for cell in FIELD}
    found = {cell for cell, why in refused.items() if why is not None and why.reason == "clash-chests-taken"}
    assert found == taken
    assert {cell for cell, why in refused.items() if why is not None} == taken | {(1, 0)}


@pytest.mark.rule("CHEST-1")
@pytest.mark.parametrize("parts", [(), ("tournament",), ("wardrobe",), ("party", "tournament"), ("new_goals",)])
def test_the_oracle_allows_the_same_cells(parts: tuple[str, ...]) -> None:
    modules, variants = {"chests", *parts} - {"tournament"}, {"tournament"} & set(parts)
    set_up = SetUp(5, modules=frozenset(modules), variants=frozenset(variants))
    others = ((2, 2), (6, -4), (7, 6))
    for cell in [(x, y) for x in range(-1, 10) for y in range(-6, 7)]:
        allowed = oracle.is_chest_layout((*others, cell), modules, variants)
        assert (why_no_chest(taken_cells(set_up), cell, others) is None) == allowed, cell


@pytest.mark.rule("CHEST-1")
def test_each_chest_refuses_its_own_cell_and_the_four_beside_it() -> None:
    set_up = with_chests("gates")
    refused = {
        cell: why.reason
        for cell in FIELD
        if (why := why_no_chest(taken_cells(set_up), cell, ((4, 2),))) and cell != (1, 0)
    }
    beside = dict.fromkeys([(3, 2), (5, 2), (4, 1), (4, 3)], "clash-chests-touch")
    assert refused == {(4, 2): "clash-chests-twice", **beside}


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
    assert sentence.startswith("A chest cannot be at")
    assert f"({layout[0][0]}, {layout[0][1]})" in sentence
    # Without a card there, the cell is like any other.
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
def test_named_layouts_can_be_combined_with_everything(layout: str, parts: dict[str, Any]) -> None:
    assert len(cells(Game.begin(with_chests(layout, **dict(parts))))) == 4


@pytest.mark.rule("CHEST-1")
def test_a_set_up_as_json_keeps_the_layout() -> None:
    for layout in ("wings", "random", ((1, 2), (3, 0), (5, 5), (7, -1))):
        set_up = with_chests(layout)
        assert SetUp.from_json(set_up.to_json()) == set_up


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
    deals = (Deal.from_seed(rules, seed.to_bytes(32, "big"), 1 + seed % 3) for seed in range(800))
    return [tuple(sorted(deal.chest_cells)) for deal in deals]


TAKEN = pytest.mark.parametrize(
    ("landmark", "special"), [(False, False), (True, False), (False, True), (True, True)]
)


@pytest.mark.rule("CHEST-1")
@TAKEN
def test_random_chests_are_not_next_to_each_other_or_on_cards(landmark: bool, special: bool) -> None:
    taken: set[Cell] = {(4, 0)} if landmark else set()
    taken |= {(4, 3)} if special else set()
    for four in random_layouts(landmark, special):
        assert len(set(four)) == 4
        assert apart(four)
        assert all(2 <= x <= 6 and -3 <= y <= 3 for x, y in four)
        assert not taken & set(four)


@pytest.mark.rule("CHEST-1")
@TAKEN
def test_all_random_layouts_are_equally_likely(landmark: bool, special: bool) -> None:
    taken: set[Cell] = {(4, 0)} if landmark else set()
    taken |= {(4, 3)} if special else set()
    free = [(x, y) for x in range(2, 7) for y in range(-3, 4) if (x, y) not in taken]
    # All allowed layouts in order, in twenty parts of nearly equal size.
    allowed = [four for four in combinations(free, 4) if apart(four)]
    part_of: dict[Layout, int] = {four: place * 20 // len(allowed) for place, four in enumerate(allowed)}
    assert is_uniform([part_of[four] for four in random_layouts(landmark, special)], 20)


@pytest.mark.rule("CHEST-1", "SET-5")
def test_random_layouts_differ_between_rounds() -> None:
    game = Game.begin(with_chests("random"))
    pass_until_round_ends(game)
    pass_until_round_ends(game)
    assert len({begun.chest_cells for begun in record(game, RoundBegun)}) == 3


# ---------------------------------------------------------------- what is dealt


@cache
def deals() -> list[tuple[list[str], list[str]]]:
    """The chests and the tunnels above them in many deals, those in the maze first."""
    rules = Rules(with_chests("gates"))
    deals = [Deal.from_seed(rules, seed.to_bytes(32, "big"), 1 + seed % 3) for seed in range(900)]
    return [
        ([NUMBERED_CHESTS[chest] for chest in deal.chests], [NAME[tunnel] for tunnel in deal.chest_tunnels])
        for deal in deals
    ]


@pytest.mark.rule("CHEST-1")
def test_four_of_ten_chests_are_each_under_one_of_seven_tunnels() -> None:
    for chests, tunnels in deals():
        assert sorted(chests) == sorted(CHESTS)
        assert Counter(tunnels) == Counter(f"{each} chest" for each in TUNNELS_OVER_CHESTS)


@pytest.mark.rule("CHEST-1")
@pytest.mark.parametrize("place", range(4))
def test_each_chest_is_at_each_place_equally_often(place: int) -> None:
    assert is_uniform([chests[place] for chests, _ in deals()], 10)


@pytest.mark.rule("CHEST-1")
@pytest.mark.parametrize("place", range(4))
def test_each_tunnel_is_at_each_place_as_often_as_there_are_of_its_kind(place: int) -> None:
    above = Counter(tunnels[place] for _, tunnels in deals())
    expected = {f"{shape} chest": 900 * count / 7 for shape, count in Counter(TUNNELS_OVER_CHESTS).items()}
    chi_square = sum((above[shape] - often) ** 2 / often for shape, often in expected.items())
    assert chi_square < 18.47  # four degrees of freedom


@pytest.mark.rule("CHEST-1")
def test_a_chest_is_independent_of_the_tunnel_above_it() -> None:
    below_junction = [chests[0] for chests, tunnels in deals() if tunnels[0] in ("NES chest", "NEW chest")]
    assert len(below_junction) > 400
    assert is_uniform(below_junction, 10)


@pytest.mark.rule("CHEST-1", "SET-5")
def test_all_ten_and_all_seven_are_shuffled_for_each_round() -> None:
    game = Game.begin(with_chests("gates"))
    pass_until_round_ends(game)
    pass_until_round_ends(game)
    begun = record(game, RoundBegun)
    assert [(len(each.chests), len(each.chest_tunnels)) for each in begun] == [(10, 7)] * 3
    assert len({each.chests for each in begun}) == len({each.chest_tunnels for each in begun}) == 3


@pytest.mark.rule("CHEST-1")
def test_without_the_module_there_are_no_chests() -> None:
    game = Game.begin(SetUp(3))
    assert "chests" not in seen(game)
    assert record(game, RoundBegun)[0].chests == ()
