"""A look at a role, and a change of roles with the stack (S2-15, S2-16)."""

import pytest

from pyrite.game import Inspect, Pass, ReadMap, SwapHats
from pyrite.game.facts.roles import RoleChanged, RoleSeen
from tests.rules.play import played, refused, seen
from tests.rules.saboteur2.positions import (
    BARE,
    LAST_PASS,
    LAST_TUNNEL,
    NEARLY_THERE,
    drawn,
    game_from,
    of_kind,
    paid,
    role,
    stack,
)
from tests.rules.view_contents import leaves

ROLES = {"blue digger", "green digger", "boss", "profiteer", "geologist", "saboteur"}

TWELVE = [
    "blue digger; hand hat swap, hat swap, map",
    "blue digger; hand map",
    "blue digger",
    "blue digger",
    "green digger",
    "green digger",
    "green digger",
    "green digger",
    "geologist",
    "saboteur",
    "saboteur",
    "saboteur",
]
"""With twelve players three roles are left: boss, profiteer, geologist."""

# ---------------------------------------------------------------- S2-15


@pytest.mark.rule("S2-15", "TURN-6")
def test_an_inspection_shows_one_player_the_role_of_another() -> None:
    game = game_from(BARE, ["boss; hand inspection", "saboteur; hand map", "geologist"], "deck: EW", "turn: 4")
    facts = played(game, 0, Inspect(1))
    assert of_kind(facts, RoleSeen) == [RoleSeen(0, 1, "saboteur")]
    assert drawn(facts) == [(0, ("EW",))]
    assert seen(game)["discard"] == ["inspection"]
    assert seen(game, 0)["own"]["inspections"] == [{"seat": 1, "role": "saboteur", "turn": 4, "current": True}]
    assert (role(game, 0), role(game, 1)) == ("boss", "saboteur")


@pytest.mark.rule("S2-15", "INFO-1", "INFO-2")
def test_all_see_who_was_inspected_and_nobody_else_sees_what_the_role_is() -> None:
    game = game_from(BARE, ["boss; hand inspection", "saboteur; hand map", "geologist"], "turn: 4")
    played(game, 0, Inspect(1))
    for viewer in (0, 1, 2, None):
        assert seen(game, viewer)["inspections"] == [{"seat": 0, "other": 1, "turn": 4}]
    assert ROLES & set(leaves(seen(game, 1))) == {"saboteur"}
    assert ROLES & set(leaves(seen(game, 2))) == {"geologist"}
    assert ROLES & set(leaves(seen(game, None))) == set()
    assert seen(game, 1)["own"]["inspections"] == seen(game, 2)["own"]["inspections"] == []


@pytest.mark.rule("S2-15", "TURN-5")
def test_any_other_player_can_be_inspected_even_without_cards() -> None:
    game = game_from(BARE, ["; hand inspection", "", "; hand map", "; front trapped"])
    assert [command for command in game.legal(0) if isinstance(command, Inspect)] == [
        Inspect(1),
        Inspect(2),
        Inspect(3),
    ]
    assert refused(game, 0, Inspect(0)) == "own-seat"
    assert refused(game, 0, Inspect(4)) == "no-such-seat"


@pytest.mark.rule("S2-15", "S2-16")
def test_an_inspection_shows_the_role_held_now() -> None:
    game = game_from(
        BARE,
        ["boss; hand hat swap, inspection", "saboteur; hand map"],
        "left over: geologist, geologist, saboteur, saboteur, blue digger, blue digger, blue digger, "
        "blue digger, green digger, green digger, green digger, green digger, profiteer",
    )
    played(game, 0, SwapHats(1))
    played(game, 1, ReadMap(0))
    assert of_kind(played(game, 0, Inspect(1)), RoleSeen) == [RoleSeen(0, 1, "profiteer")]


# ---------------------------------------------------------------- S2-16


@pytest.mark.rule("S2-16")
def test_the_top_role_is_drawn_and_the_old_one_goes_under_the_stack() -> None:
    game = game_from(BARE, TWELVE, "left over: geologist, boss, profiteer", "deck: EW")
    facts = played(game, 0, SwapHats(9))
    assert of_kind(facts, RoleChanged) == [RoleChanged(9, "profiteer")]
    assert role(game, 9) == "profiteer"
    assert stack(game) == ["saboteur", "geologist", "boss"]
    assert drawn(facts) == [(0, ("EW",))]
    assert seen(game)["discard"] == ["hat swap"]


@pytest.mark.rule("S2-16")
def test_a_second_swap_draws_the_next_role() -> None:
    game = game_from(BARE, TWELVE, "left over: geologist, boss, profiteer")
    played(game, 0, SwapHats(9))
    played(game, 1, ReadMap(0))
    played(game, 0, SwapHats(9))
    assert role(game, 9) == "boss"
    assert stack(game) == ["profiteer", "saboteur", "geologist"]


@pytest.mark.rule("S2-16")
def test_players_may_swap_their_own_hats() -> None:
    game = game_from(BARE, TWELVE, "left over: profiteer, boss, geologist")
    played(game, 0, SwapHats(0))
    assert role(game, 0) == seen(game, 0)["own"]["role"] == "geologist"
    assert stack(game) == ["blue digger", "profiteer", "boss"]


@pytest.mark.rule("S2-16", "TURN-5")
def test_any_player_can_be_made_to_swap_hats_even_without_cards() -> None:
    game = game_from(BARE, ["; hand hat swap", "; hand map", "; front trapped"])
    assert [command.seat for command in game.legal(0) if isinstance(command, SwapHats)] == [0, 1, 2]
    assert refused(game, 0, SwapHats(3)) == "no-such-seat"


@pytest.mark.rule("S2-16", "INFO-1")
def test_a_role_that_is_drawn_may_be_the_same_and_it_is_still_a_change() -> None:
    seats = ["saboteur; hand hat swap", "boss; hand map", "profiteer"]
    game = game_from(
        BARE,
        seats,
        "left over: geologist, geologist, saboteur, blue digger, blue digger, blue digger, blue digger, "
        "green digger, green digger, green digger, green digger, saboteur",
        "turn: 4",
    )
    played(game, 0, SwapHats(0))
    assert role(game, 0) == "saboteur"
    assert (stack(game)[0], stack(game)[-1]) == ("saboteur", "green digger")
    assert seen(game, 1)["role_changes"] == [{"seat": 0, "turn": 4}]


@pytest.mark.rule("S2-16", "INFO-1", "INFO-2")
@pytest.mark.parametrize("who", [0, 1])
def test_only_the_player_who_swapped_knows_the_new_role(who: int) -> None:
    game = game_from(BARE, TWELVE, "left over: geologist, boss, profiteer", "turn: 4")
    played(game, 0, SwapHats(who))
    for viewer in (*range(12), None):
        assert seen(game, viewer)["role_changes"] == [{"seat": who, "turn": 4}]
        assert ("profiteer" in leaves(seen(game, viewer))) == (viewer == who)
        seen_facts = [fact for _, fact in game.seen_by(viewer) if isinstance(fact, RoleChanged)]
        assert seen_facts == [RoleChanged(who, "profiteer" if viewer == who else None)]


@pytest.mark.rule("S2-16", "INFO-2")
def test_a_player_with_a_new_role_still_knows_the_former_one() -> None:
    game = game_from(BARE, TWELVE, "left over: geologist, boss, profiteer", "turn: 4")
    played(game, 0, SwapHats(9))
    assert seen(game, 9)["own"]["former_roles"] == [{"role": "saboteur", "turn": 4}]
    for viewer in (0, 1, 8):
        assert seen(game, viewer)["own"]["former_roles"] == []


@pytest.mark.rule("S2-16", "S2-20", "GOAL-7")
@pytest.mark.parametrize(
    ("top", "payment"), [("blue digger", {0: 4, 1: 4}), ("green digger", {0: 5}), ("boss", {0: 4, 1: 3})]
)
def test_gold_is_shared_by_the_roles_held_at_the_end(top: str, payment: dict[int, int]) -> None:
    rest = ["blue digger"] * 3 + ["green digger"] * 4 + ["boss", "profiteer", "geologist", "geologist"]
    rest += ["saboteur"] * 2
    rest.remove(top)
    game = game_from(
        NEARLY_THERE,
        ["blue digger; hand EW", "saboteur; hand hat swap"],
        f"left over: {', '.join([*rest, top])}",
        "asked: seat 1, turn",
    )
    played(game, 1, SwapHats(1))
    assert paid(played(game, 0, LAST_TUNNEL)) == payment


@pytest.mark.rule("S2-16", "S2-2", "SET-5")
def test_in_a_new_round_roles_and_looks_at_them_are_forgotten() -> None:
    game = game_from(BARE, ["boss; hand hat swap, inspection", "saboteur; hand map, map"])
    played(game, 0, SwapHats(0))
    played(game, 1, Pass(("map",)))
    played(game, 0, Inspect(1))
    played(game, 1, LAST_PASS)
    for viewer in (0, 1):
        view = seen(game, viewer)
        assert (view["round"], view["role_changes"], view["inspections"]) == (2, [], [])
        assert (view["own"]["former_roles"], view["own"]["inspections"]) == ([], [])
