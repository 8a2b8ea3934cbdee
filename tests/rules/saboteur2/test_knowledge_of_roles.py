"""What views show of roles: an inspection with its turn, and whether the role changed since (S2-15, S2-16)."""

import pytest

from pyrite.game import Inspect, Pass, SwapHats
from tests.rules.play import played, seen
from tests.rules.saboteur2.positions import BARE, LAST_PASS, game_from, role
from tests.rules.view_contents import leaves

STACK = (
    "left over: geologist, geologist, saboteur, saboteur, blue digger, blue digger, blue digger, blue digger, "
    "green digger, green digger, green digger, profiteer"
)


@pytest.mark.rule("S2-15", "S2-16", "INFO-2")
def test_a_role_seen_before_a_hat_swap_is_outdated_as_the_turns_show() -> None:
    seats = ["boss; hand inspection, map", "saboteur; hand hat swap, map", "green digger; hand map"]
    game = game_from(BARE, seats, STACK, "turn: 7")
    played(game, 0, Inspect(1))
    played(game, 1, SwapHats(1))
    assert seen(game, 0)["own"]["inspections"] == [{"seat": 1, "role": "saboteur", "turn": 7, "current": False}]
    assert seen(game, 0)["role_changes"] == [{"seat": 1, "turn": 8}]
    assert "profiteer" not in leaves(seen(game, 0))
    assert role(game, 1) == "profiteer"


@pytest.mark.rule("S2-15", "S2-16", "INFO-2")
def test_a_role_seen_after_a_hat_swap_is_the_new_one() -> None:
    seats = ["boss; hand hat swap, map", "saboteur; hand inspection, map", "green digger; hand inspection, map"]
    game = game_from(BARE, seats, STACK, "turn: 7")
    played(game, 0, SwapHats(0))
    played(game, 1, Inspect(0))
    played(game, 2, Inspect(1))
    assert seen(game, 1)["own"]["inspections"] == [{"seat": 0, "role": "profiteer", "turn": 8, "current": True}]
    assert seen(game, 2)["own"]["inspections"] == [{"seat": 1, "role": "saboteur", "turn": 9, "current": True}]
    for viewer in (0, 1, 2, None):
        assert seen(game, viewer)["role_changes"] == [{"seat": 0, "turn": 7}]
        assert seen(game, viewer)["inspections"] == [
            {"seat": 1, "other": 0, "turn": 8},
            {"seat": 2, "other": 1, "turn": 9},
        ]


@pytest.mark.rule("S2-15", "INFO-2")
def test_the_same_player_may_be_inspected_twice_and_both_looks_are_kept() -> None:
    seats = ["boss; hand inspection, inspection, hat swap", "saboteur; hand map, map, map", "green digger"]
    game = game_from(BARE, seats, STACK)
    played(game, 0, Inspect(1))
    played(game, 1, Pass(("map",)))
    played(game, 0, SwapHats(1))
    played(game, 1, Pass(("map",)))
    played(game, 0, Inspect(1))
    assert seen(game, 0)["own"]["inspections"] == [
        {"seat": 1, "role": "saboteur", "turn": 1, "current": False},
        {"seat": 1, "role": "profiteer", "turn": 5, "current": True},
    ]
    assert seen(game, 0)["role_changes"] == [{"seat": 1, "turn": 3}]


@pytest.mark.rule("S2-16", "INFO-2")
def test_each_former_role_is_kept_with_the_turn_in_which_it_was_given_up() -> None:
    seats = ["boss; hand hat swap, map", "saboteur; hand hat swap, map", "green digger; hand map"]
    game = game_from(BARE, seats, STACK, "turn: 3")
    played(game, 0, SwapHats(2))
    played(game, 1, SwapHats(2))
    assert seen(game, 2)["own"]["role"] == "green digger"
    assert seen(game, 2)["own"]["former_roles"] == [
        {"role": "green digger", "turn": 3},
        {"role": "profiteer", "turn": 4},
    ]
    assert seen(game)["role_changes"] == [{"seat": 2, "turn": 3}, {"seat": 2, "turn": 4}]
    for viewer in (0, 1):
        assert seen(game, viewer)["own"]["former_roles"] == []
        assert not {"green digger", "profiteer"} & set(leaves(seen(game, viewer)))


@pytest.mark.rule("S2-15", "S2-16", "INFO-1", "INFO-2")
def test_a_position_can_have_a_history_of_roles() -> None:
    game = game_from(
        BARE,
        [
            "boss; hand map; inspected 1 saboteur in turn 2, 2 geologist in turn 5",
            "profiteer; hand map; was saboteur until turn 4",
            "geologist; inspected 0 boss in turn 3",
        ],
        "turn: 8",
    )
    assert seen(game)["inspections"] == [
        {"seat": 0, "other": 1, "turn": 2},
        {"seat": 2, "other": 0, "turn": 3},
        {"seat": 0, "other": 2, "turn": 5},
    ]
    assert seen(game)["role_changes"] == [{"seat": 1, "turn": 4}]
    assert seen(game, 1)["own"]["former_roles"] == [{"role": "saboteur", "turn": 4}]
    assert seen(game, 2)["own"]["inspections"] == [{"seat": 0, "role": "boss", "turn": 3, "current": True}]
    assert [look["current"] for look in seen(game, 0)["own"]["inspections"]] == [False, True]


@pytest.mark.rule("INFO-3", "S2-2", "S2-16")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_no_view_shows_the_order_of_the_stack(viewer: int | None) -> None:
    seats = ["boss; hand hat swap", "saboteur; hand map", "green digger; hand map"]
    other = STACK.replace("geologist, geologist, saboteur, saboteur", "saboteur, geologist, saboteur, geologist")
    here, there = game_from(BARE, seats, STACK), game_from(BARE, seats, other)
    for game in (here, there):
        played(game, 0, SwapHats(1))
    assert here.state != there.state
    assert here.view(viewer) == there.view(viewer)
    assert here.seen_by(viewer) == there.seen_by(viewer)


@pytest.mark.rule("END-2", "S2-16", "S2-15")
def test_at_the_rounds_end_the_roles_held_then_are_shown() -> None:
    seats = ["boss; hand hat swap, inspection", "saboteur; hand map, map", "green digger"]
    game = game_from(BARE, seats, STACK, "round: 3")
    played(game, 0, SwapHats(1))
    played(game, 1, Pass(("map",)))
    played(game, 0, Inspect(2))
    played(game, 1, LAST_PASS)
    for viewer in (0, 1, 2, None):
        assert seen(game, viewer)["roles"] == ["boss", "profiteer", "green digger"]
