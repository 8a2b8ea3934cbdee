"""Random mixes of modules: every allowed mix can be drawn, and no other."""

from dataclasses import replace
from itertools import combinations

import pytest

from pyrite.game import BadInput, SetUp
from pyrite.game.chest_layouts import CHEST_LAYOUTS
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.editions import EDITIONS, OPTIONS
from pyrite.game.mixes import random_set_up, seats_for, with_all_modules
from pyrite.game.modules import MODULES, module_names, modules_and_variants
from pyrite.game.set_up_rules import check
from tests.dummy_module import dummy_module


def draw(number: int) -> SetUp:
    """The mix of a number."""
    return random_set_up(SeededRandom(number.to_bytes(32, "big"), "any mix"))


@pytest.fixture(scope="module")
def drawn() -> list[SetUp]:
    """Some random mixes."""
    return [draw(number) for number in range(1500)]


def allowed(*names: str) -> bool:
    """Whether these modules and variants can be combined for five players."""
    modules, variants = modules_and_variants(names)
    try:
        check(SetUp(5, modules=modules, variants=variants))
    except BadInput:
        return False
    return True


def test_only_allowed_mixes_are_drawn(drawn: list[SetUp]) -> None:
    for set_up in drawn:
        check(set_up)


def test_every_module_edition_and_number_of_players_is_drawn(drawn: list[SetUp]) -> None:
    assert {name for set_up in drawn for name in set_up.modules | set_up.variants} == set(MODULES)
    assert {set_up.edition for set_up in drawn} == set(EDITIONS)
    assert {set_up.players for set_up in drawn} == set(range(2, 13))


def test_every_allowed_pair_is_drawn(drawn: list[SetUp]) -> None:
    wanted = {pair for pair in combinations(sorted(MODULES), 2) if allowed(*pair)}
    pairs = {pair for set_up in drawn for pair in combinations(sorted(set_up.modules | set_up.variants), 2)}
    assert pairs == wanted
    assert len(wanted) > 100


def test_every_number_of_players_is_drawn_with_and_without_saboteur2(drawn: list[SetUp]) -> None:
    counts = {
        with_saboteur2: {set_up.players for set_up in drawn if ("saboteur2" in set_up.modules) == with_saboteur2}
        for with_saboteur2 in (True, False)
    }
    assert counts == {True: set(range(2, 13)), False: set(range(3, 11))}


def test_every_number_of_modules_is_drawn(drawn: list[SetUp]) -> None:
    sizes = {len(set_up.modules - {"saboteur2"}) for set_up in drawn}
    assert sizes == set(range(len(with_all_modules(SetUp(5)).modules) + 1))


def test_house_rules_layouts_and_first_seats_vary(drawn: list[SetUp]) -> None:
    assert {option for set_up in drawn for option in set_up.house_rules} == set(OPTIONS)
    layouts = {set_up.chest_layout for set_up in drawn if "chests" in set_up.modules}
    assert layouts >= {*CHEST_LAYOUTS, "random"}
    assert any(not isinstance(layout, str) for layout in layouts)
    assert {set_up.first_seat for set_up in drawn} >= {None, 0, 1, 2}
    assert len({set_up.seed for set_up in drawn}) == len(drawn)


def test_the_same_seed_gives_the_same_mix() -> None:
    assert (
        random_set_up(SeededRandom(bytes(32), "x"))
        == random_set_up(SeededRandom(bytes(32), "x"))
        != random_set_up(SeededRandom(bytes(32), "y"))
    )


# ---------------------------------------------------------------- all modules


@pytest.mark.parametrize(
    ("set_up", "without"),
    [
        (SetUp(5), {"saboteur2", "party"}),
        (SetUp(5, modules=frozenset({"saboteur2"})), {"greedy_dwarf", "party"}),
        (SetUp(5, modules=frozenset({"party"})), {"saboteur2", "wardrobe"}),
        (SetUp(5, variants=frozenset({"tournament"})), {"saboteur2", "wardrobe"}),
    ],
    ids=["base game", "Saboteur 2", "with the party", "tournament"],
)
def test_all_modules_that_can_be_combined_are_taken(set_up: SetUp, without: set[str]) -> None:
    assert with_all_modules(set_up).modules == set(module_names()) - without


def test_an_edition_without_modules_raises() -> None:
    with pytest.raises(BadInput, match=r"UA16 and the .* cannot be combined"):
        with_all_modules(SetUp(5, edition="UA16"))


@pytest.mark.parametrize(
    ("set_up", "seats"),
    [
        (SetUp(5), range(3, 11)),
        (SetUp(99), range(3, 11)),
        (SetUp(5, modules=frozenset({"saboteur2"})), range(2, 13)),
        (SetUp(5, variants=frozenset({"tournament"})), range(5, 10)),
    ],
)
def test_seats_for_a_set_up_are_those_its_game_allows(set_up: SetUp, seats: range) -> None:
    assert seats_for(set_up) == list(seats)
    with pytest.raises(BadInput, match="no edition"):
        seats_for(replace(set_up, edition="XX"))


# ---------------------------------------------------------------- a module that is added to the box


@pytest.mark.parametrize("place", [1, 7, len(MODULES)], ids=["first", "in the middle", "last"])
def test_a_new_module_changes_no_set_up_that_it_is_not_part_of(drawn: list[SetUp], place: int) -> None:
    """Its name decides its random numbers, not its place in the list."""
    added = 0
    with dummy_module(place):
        again = [draw(number) for number in range(300)]
    for before, after in zip(drawn, again, strict=False):
        added += "dummy" in after.modules
        assert replace(after, modules=after.modules - {"dummy"}) == before
    assert 50 < added < 250


def test_a_new_module_that_clashes_changes_only_set_ups_that_it_is_part_of(drawn: list[SetUp]) -> None:
    replaced_toll = 0
    with dummy_module(clashes={"toll": "a reason"}):
        again = [draw(number) for number in range(300)]
    for before, after in zip(drawn, again, strict=False):
        if "dummy" in after.modules:
            replaced_toll += "toll" in before.modules
            assert after.modules - {"dummy"} == before.modules - {"toll"}
        else:
            assert after == before
    assert replaced_toll > 20
