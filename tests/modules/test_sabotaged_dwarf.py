"""The variant in which a sabotaged digger gets no gold (VAR-1)."""

import pytest

from pyrite.game import Sabotage
from pyrite.game.facts.gold import GoldDealt
from tests.rules.play import played, position, seen
from tests.rules.rounds import (
    BARE,
    LAST_PASS,
    NEARLY_THERE,
    WAITING_GOLD,
    about_to_find_gold,
    about_to_run_out,
    choosers,
    drawn_and_taken,
    seats,
)

VARIANT = "variants: sabotaged_dwarf"
PER_DIGGER = "house rules: gold_draw=per_digger"
PER_PLAYER = "house rules: gold_draw=per_player"


@pytest.mark.rule("VAR-1", "PAY-2", "PAY-3")
@pytest.mark.parametrize(
    ("roles", "finisher", "sabotaged", "draw", "cards", "order"),
    [
        ("DDDDS", 0, [2], PER_DIGGER, 4, [0, 3, 1, 0]),
        ("DDDDS", 0, [2], PER_PLAYER, 5, [0, 3, 1, 0, 3]),
        ("DDDDS", 0, [1, 2, 3], PER_DIGGER, 4, [0, 0, 0, 0]),
        ("DDDDS", 0, [1, 2, 3], PER_PLAYER, 5, [0, 0, 0, 0, 0]),
        ("DDS", 2, [1], PER_DIGGER, 2, [0, 0]),
        ("DDDDDDDSSS", 9, [6, 5, 0], PER_DIGGER, 7, [4, 3, 2, 1, 4, 3, 2]),
        ("DDDDDDDSSS", 9, [6, 5, 0], PER_PLAYER, 9, [4, 3, 2, 1, 4, 3, 2, 1, 4]),
    ],
)
def test_as_much_gold_is_drawn_and_the_other_diggers_share_it(
    roles: str, finisher: int, sabotaged: list[int], draw: str, cards: int, order: list[int]
) -> None:
    tools = ["broken pickaxe", "broken lantern", "broken cart"]
    fronts = dict(zip(sabotaged, tools, strict=False))
    game = about_to_find_gold(roles, finisher, VARIANT, draw, fronts=fronts)
    assert drawn_and_taken(game, finisher) == (cards, order)


@pytest.mark.rule("VAR-1")
@pytest.mark.parametrize("draw", [PER_DIGGER, PER_PLAYER])
def test_if_all_diggers_are_sabotaged_nobody_gets_any(draw: str) -> None:
    fronts = {0: "broken cart", 1: "broken cart", 3: "broken pickaxe, broken lantern"}
    game = about_to_find_gold("DDSDS", 2, VARIANT, draw, fronts=fronts)
    assert drawn_and_taken(game, 2) == (0, [])
    assert game.gold == [0, 0, 0, 0, 0]
    assert (seen(game)["gold_pile"], seen(game)["round"]) == (28, 2)


@pytest.mark.rule("VAR-1", "PAY-2")
def test_without_the_variant_a_sabotaged_digger_is_paid() -> None:
    game = about_to_find_gold("DDDDS", 0, fronts={2: "broken cart"})
    assert drawn_and_taken(game, 0) == (4, [0, 3, 2, 1])


@pytest.mark.rule("VAR-1")
def test_a_digger_counts_as_sabotaged_by_the_tools_broken_at_the_end() -> None:
    """Seat 1 breaks the tools of seat 2 just before seat 3 joins the gold."""
    hands = {1: "broken cart", 2: "map", 3: "EW"}
    game = position(f"players: 5\nasked: seat 1, turn\n{NEARLY_THERE}{seats('DDDDS', hands)}", VARIANT)
    played(game, 1, Sabotage("broken cart", 2))
    played(game, 2, LAST_PASS)
    assert drawn_and_taken(game, 3) == (4, [3, 1, 0, 3])


@pytest.mark.rule("VAR-1", "PAY-6")
def test_a_sabotaged_saboteur_is_paid() -> None:
    fronts = {0: "broken cart", 2: "broken lantern"}
    game = position(
        f"players: 5\nasked: seat 4, turn\n{BARE}{seats('SDSDD', {4: 'map'}, fronts)}",
        VARIANT,
    )
    dealt = [fact for fact in played(game, 4, LAST_PASS) if isinstance(fact, GoldDealt)]
    assert [(each.seat, each.paid) for each in dealt] == [(0, 3), (2, 3)]


@pytest.mark.rule("VAR-1", "PAY-7")
def test_the_variant_pays_nobody_when_there_is_no_saboteur_and_no_gold() -> None:
    game = about_to_run_out("DDD", 0, VARIANT)
    played(game, 0, LAST_PASS)
    assert game.gold == [0, 0, 0]


@pytest.mark.rule("VAR-1", "GOAL-6")
def test_if_the_joiner_is_sabotaged_the_next_entitled_digger_chooses_first() -> None:
    """The gold waits face down, joined by seat 2, who was sabotaged since."""
    game = position(
        f"players: 5\nasked: seat 4, turn\n{WAITING_GOLD}"
        f"{seats('DDDDS', {4: 'map'}, {2: 'broken cart', 1: 'broken cart'})}",
        VARIANT,
    )
    assert choosers(game, played(game, 4, LAST_PASS)) == [0, 3, 0, 3]
