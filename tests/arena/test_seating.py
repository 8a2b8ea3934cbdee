"""How bots and fixed roles are assigned to seats."""

from collections import Counter
from dataclasses import replace

import pytest

from pyrite.arena.plan import Cell, Plan
from pyrite.arena.runner import play
from pyrite.arena.seating import FIXED_SABOTEURS, Seating, with_fixed_roles
from pyrite.game import BadInput, Deal, SetUp
from pyrite.game.catalogue import DIGGER, SABOTEUR
from pyrite.game.setup import Rules
from tests.notation.sample_games import seed

SABOTEURS_BY_PLAYERS = {3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 3}


@pytest.mark.rule("SET-1")
@pytest.mark.parametrize("players", range(3, 11))
@pytest.mark.parametrize("module", [(), ("greedy_dwarf",)], ids=["base", "greedy dwarf"])
def test_with_fixed_roles_the_number_of_saboteurs_is_always_the_same(
    players: int, module: tuple[str, ...]
) -> None:
    rules = Rules(SetUp(players, modules=frozenset(module)))
    official = [Deal.from_seed(rules, seed(number), 1) for number in range(60)]
    fixed = [with_fixed_roles(deal, rules, seed(number), 1) for number, deal in enumerate(official)]
    assert {deal.roles.count(SABOTEUR) for deal in fixed} == {SABOTEURS_BY_PLAYERS[players]}
    assert len({deal.roles.count(SABOTEUR) for deal in official}) > 1
    for before, after in zip(official, fixed, strict=True):
        after.check(rules)
        assert replace(after, roles=before.roles, left_over=before.left_over) == before
    assert FIXED_SABOTEURS == SABOTEURS_BY_PLAYERS


def test_every_seat_is_as_likely_to_be_a_fixed_saboteur() -> None:
    rules = Rules(SetUp(4))
    seats: Counter[int] = Counter()
    for number in range(2000):
        deal = with_fixed_roles(Deal.from_seed(rules, seed(number), 1), rules, seed(number), 1)
        seats[deal.roles.index(SABOTEUR)] += 1
    assert all(430 <= seats[seat] <= 570 for seat in range(4)), seats  # 500, within 3.6 standard deviations


def test_rounds_with_fixed_roles_are_played_with_them() -> None:
    plan = Plan((Cell(SetUp(10), "fixed"), Cell(SetUp(10))), Seating(("random_bot",)), 10, whole_games=True)
    fixed, official = (play(plan, batch)["tables"] for batch in plan.batches())
    counts = [
        {each["roles"].count("saboteur") for table in tables for each in table["rounds"]}
        for tables in (fixed, official)
    ]
    assert counts == [{3}, {3, 4}]
    assert all(len(table["rounds"]) == 3 for table in fixed)


@pytest.mark.parametrize(
    "set_up", [SetUp(5, modules=frozenset({"saboteur2"})), SetUp(5, variants=frozenset({"tournament"}))]
)
def test_fixed_roles_are_for_the_base_game(set_up: SetUp) -> None:
    with pytest.raises(BadInput, match="Fixed roles are for the base game"):
        Cell(set_up, "fixed")


ROLES = bytes([DIGGER, SABOTEUR, DIGGER, DIGGER, SABOTEUR])


def test_one_bot_has_all_seats() -> None:
    assert Seating(("greedy_digger",)).seats(ROLES, seed(1), 1) == ["greedy_digger"] * 5
    assert not Seating(("greedy_digger",)).mixed


def test_bots_are_seated_at_random() -> None:
    seating = Seating(("greedy_digger", "random_bot"))
    tables = [seating.seats(ROLES, seed(number), number) for number in range(200)]
    assert tables == [seating.seats(ROLES, seed(number), number) for number in range(200)]
    count = sum(table.count("greedy_digger") for table in tables)
    assert 430 <= count <= 570
    assert len({tuple(table) for table in tables}) == 32


def test_bots_rotate_through_the_seats() -> None:
    seating = Seating(("greedy_digger", "random_bot"), "rotated")
    one, other = (seating.seats(ROLES, seed(number), number) for number in (1, 2))
    assert one == ["random_bot", "greedy_digger", "random_bot", "greedy_digger", "random_bot"]
    assert other == ["greedy_digger", "random_bot", "greedy_digger", "random_bot", "greedy_digger"]


def test_bots_are_seated_by_role() -> None:
    seating = Seating(("greedy_digger", "random_bot"), "role")
    assert seating.seats(ROLES, seed(1), 1) == [
        "greedy_digger",
        "random_bot",
        "greedy_digger",
        "greedy_digger",
        "random_bot",
    ]
    assert seating.mixed
    assert not seating.comparable
    plan = Plan((Cell(SetUp(7)),), seating, 20)
    for batch in plan.batches():
        for table in play(plan, batch)["tables"]:
            roles = table["rounds"][0]["roles"]
            assert table["bots"] == ["random_bot" if role == "saboteur" else "greedy_digger" for role in roles]


def test_an_unknown_or_repeated_bot_is_refused() -> None:
    with pytest.raises(BadInput, match="no bot 'houdini'; there is random_bot, greedy_digger"):
        Seating(("greedy_digger", "houdini"))
    with pytest.raises(BadInput, match="Name each bot once"):
        Seating(("greedy_digger", "greedy_digger"))
    assert Seating(("greedy_digger", "greedy_digger"), "role").mixed is False


def test_bots_by_role_play_single_rounds() -> None:
    with pytest.raises(BadInput, match="leave out --games"):
        Plan((Cell(SetUp(5)),), Seating(("greedy_digger", "random_bot"), "role"), 10, whole_games=True)
