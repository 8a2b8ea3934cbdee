"""A set-up whose parts cannot be combined is rejected, with a hint which can."""

from typing import Any

import pytest

from pyrite.game import Rules, SetUp
from tests.game.error_sentences import sentence_for


@pytest.mark.rule("ED-1")
@pytest.mark.parametrize(
    ("edition", "modules", "says"),
    [
        ("UA16", ["saboteur2"], "The edition UA16 and Saboteur 2 cannot be combined"),
        ("UA16", ["saboteur2"], "choose DE24, UA24, PL2, FR2."),
        ("FR2", [], "choose DE24, UA24, UA16, RU16."),
        ("RU16", ["trove", "toll", "chests", "veto"], "The edition RU16 and treasure chests cannot be combined"),
        ("DE24", ["zeta", "eta", "beta", "delta"], "There is no module 'beta'"),
        ("DE23", [], "There is no edition 'DE23'"),
        (["DE24"], [], "There is no edition"),
    ],
)
def test_an_unknown_edition_or_a_module_it_lacks_is_rejected(edition: Any, modules: list[str], says: str) -> None:
    assert says in sentence_for(lambda: Rules(SetUp(3, edition=edition, modules=frozenset(modules))))


@pytest.mark.rule("ED-1")
def test_of_several_unknown_variants_the_alphabetically_first_is_named() -> None:
    unknown = frozenset({"zeta", "eta", "beta", "delta", "alpha"})
    assert "There is no variant 'alpha'" in sentence_for(lambda: Rules(SetUp(3, variants=unknown)))


@pytest.mark.rule("CHEST-1")
@pytest.mark.parametrize("layout", ["wings", "random", ((3, -1), (3, 1), (5, -1), (5, 1))])
def test_a_chest_layout_needs_chests(layout: Any) -> None:
    says = "A chest layout needs the module chests: add it, or leave the layout out."
    assert sentence_for(lambda: Rules(SetUp(3, chest_layout=layout))) == says
    assert Rules(SetUp(3, chest_layout=layout, modules=frozenset({"chests"}))).chests


@pytest.mark.rule("SET-4")
def test_any_seat_of_the_table_may_begin() -> None:
    assert [Rules(SetUp(3, first_seat=seat)).set_up.first_seat for seat in range(3)] == [0, 1, 2]


def test_a_set_up_is_written_with_sorted_names() -> None:
    names = ["change_of_direction", "chests", "detour", "goal_swap", "toll", "trove", "veto", "wardrobe"]
    house_rules = {"round_end": "hands", "lay_must_join": True, "goal_misfit": "player"}
    plain = SetUp(5, modules=frozenset(names), house_rules=house_rules).to_json()
    assert plain["modules"] == names
    assert list(plain["house_rules"]) == sorted(house_rules)
    assert SetUp(5, variants=frozenset({"tournament", "sabotaged_dwarf"})).to_json()["variants"] == [
        "sabotaged_dwarf",
        "tournament",
    ]


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ({"players": 3, "edition": None}, "An edition is named by a word such as DE24, not None."),
        ({}, "The base game is for 3 to 10 players, not 0."),
    ],
)
def test_a_set_up_with_missing_fields_is_rejected(data: dict[str, Any], says: str) -> None:
    assert sentence_for(lambda: SetUp.from_json(data)) == says


@pytest.mark.rule("CHEST-1")
@pytest.mark.parametrize("row", [-7, 7])
def test_chests_are_at_most_six_rows_away_from_the_start(row: int) -> None:
    layout = ((2, 0), (4, 0), (6, 0), (4, row))
    says = (
        f"A chest cannot be at (4, {row}): "
        "choose a cell between the start and the goals, from (1, -6) to (7, 6) (CHEST-1)."
    )
    chests = frozenset({"chests"})
    assert sentence_for(lambda: Rules(SetUp(3, chest_layout=layout, modules=chests))) == says
    assert Rules(SetUp(3, chest_layout=(*layout[:3], (4, row * 6 // 7)), modules=chests)).chests


@pytest.mark.rule("CHEST-1")
@pytest.mark.parametrize("cell", [3, [3], [3, 1, 1], "31", None])
def test_each_cell_of_a_chest_layout_is_a_pair(cell: object) -> None:
    data = {"players": 3, "modules": ["chests"], "chest_layout": [[3, -1], [3, 1], [5, -1], cell]}
    says = "A chest layout is a name, or four cells such as [3, -1]."
    assert sentence_for(lambda: SetUp.from_json(data)) == says


@pytest.mark.rule("TAB-1")
@pytest.mark.parametrize(("modules", "tunnels"), [((), 40), (("saboteur2",), 70), (("trove",), 40)])
def test_the_reach_of_a_deck_is_its_number_of_tunnels(modules: tuple[str, ...], tunnels: int) -> None:
    assert Rules(SetUp(3, modules=frozenset(modules))).reach_of_deck == tunnels
