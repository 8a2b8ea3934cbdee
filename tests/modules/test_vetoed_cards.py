"""A card that is vetoed has no effect, whatever it is (WC-19)."""

from typing import Any

import pytest

from pyrite.game import (
    Command,
    Free,
    Game,
    HandsOff,
    Inspect,
    LayTunnel,
    PlanTheft,
    ReadMap,
    Repair,
    Rockfall,
    Sabotage,
    SwapHands,
    SwapHats,
    Trap,
)
from pyrite.game.facts.cards import Drew
from pyrite.game.facts.course import TurnBegun
from pyrite.game.modules.change_of_direction import ChangeDirection
from pyrite.game.modules.detour import Detour
from pyrite.game.modules.goal_swap import SwapGoals
from pyrite.game.modules.trove import SearchTrove
from pyrite.game.modules.veto.commands import Veto
from pyrite.game.modules.veto.facts import Vetoed
from tests.modules.veto_helpers import discarded, hand, unopposed
from tests.rules.championship_cards import CHAMPIONSHIP
from tests.rules.play import played, position, seen

PLAYS: list[tuple[Command, str]] = [
    (LayTunnel("EW", (-1, 0)), "EW"),
    (LayTunnel("W|", (3, 0)), "E|"),
    (ReadMap(1), "map"),
    (Rockfall((1, 0)), "rockfall"),
    (Sabotage("broken lantern", 3), "broken lantern"),
    (Repair("repair pickaxe", 3, "pickaxe"), "repair pickaxe"),
    (Repair("master craftsman", 1, "cart"), "master craftsman"),
    (SwapGoals((0, 1)), "goal swap"),
    (SearchTrove(), "trove"),
    (ChangeDirection(), "change of direction"),
    (Detour("ESW", (0, -1)), "detour"),
]
SABOTEUR2_PLAYS: list[tuple[Command, str]] = [
    (LayTunnel("NS+EW", (3, 0)), "NS+EW"),
    (LayTunnel("N ladder", (0, 1)), "N ladder"),
    (PlanTheft(), "theft"),
    (HandsOff(1), "hands off"),
    (Trap(3), "trapped"),
    (Free(1), "free"),
    (Inspect(2), "inspection"),
    (SwapHats(0), "hat swap"),
    (SwapHands(2), "hand swap"),
]
MAZE = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ┴ · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
last laid: 2,0
"""
UNTOUCHED = (
    "maze",
    "goals",
    "fronts",
    "thefts",
    "looks",
    "goal_swaps",
    "inspections",
    "role_changes",
    "clockwise",
    "last_laid",
    "round",
)
"""Fields of the view that only an effect would change."""


def base_game(card: str) -> Game:
    """Seat 0 is about to play a card, seat 2 holds the veto."""
    return position(
        MAZE,
        "players: 4",
        f"modules: {', '.join(CHAMPIONSHIP)}",
        f"seat 0: saboteur; hand {card}, N|",
        "seat 1: digger; hand NS, NS; front broken cart",
        "seat 2: digger; hand veto, NS",
        "seat 3: digger; hand NS; front broken pickaxe",
        "deck: NE, NES, NESW",
        "discard: NW, NEW",
    )


def saboteur2_game(card: str) -> Game:
    """The same in Saboteur 2; seat 1 has a theft in front and is trapped."""
    return position(
        MAZE,
        "players: 4",
        f"modules: saboteur2, {', '.join(CHAMPIONSHIP)}",
        f"seat 0: saboteur; hand {card}, N|",
        "seat 1: boss; hand NS, NS; front broken cart, theft, trapped",
        "seat 2: blue digger; hand veto, NS",
        "seat 3: geologist; hand NS; front broken pickaxe",
        "deck: NE, NES, NESW",
        "discard: NW, NEW",
    )


def untouched(game: Game) -> dict[str, Any]:
    view = seen(game)
    return {name: view[name] for name in UNTOUCHED}


def check_no_effect(game: Game, command: Command, card: str) -> None:
    """The card and the veto are discarded, the player draws, then the vetoer; nothing else has changed."""
    before, others = untouched(game), [hand(game, seat) for seat in (1, 3)]
    roles = [seen(game, seat)["own"]["role"] for seat in range(4)]
    played(game, 0, command)
    assert played(game, 2, Veto()) == [Vetoed(2), Drew(0, ("NE",)), Drew(2, ("NES",)), TurnBegun(1)]
    assert untouched(game) == before
    assert discarded(game) == ["NW", "NEW", card, "veto"]
    assert [hand(game, seat) for seat in (1, 3)] == others
    assert (sorted(hand(game, 0)), sorted(hand(game, 2))) == (["NE", "N|"], ["NES", "NS"])
    assert [seen(game, seat)["own"]["role"] for seat in range(4)] == roles
    view = seen(game, 0)
    assert (view["in_play"], view["specialist"], view["asked"]) == (None, 0, {"question": "turn", "seats": [1]})
    assert (view["own"]["looks"], view["own"]["inspections"], view["own"]["goal_swaps"]) == ([], [], [])


@pytest.mark.rule("WC-19", "TURN-6")
@pytest.mark.parametrize(("command", "card"), PLAYS, ids=[card for _, card in PLAYS])
def test_a_vetoed_card_has_no_effect_and_both_are_discarded(command: Command, card: str) -> None:
    check_no_effect(base_game(card), command, card)


@pytest.mark.rule("WC-19", "TURN-6")
@pytest.mark.parametrize(
    ("command", "card"), PLAYS + SABOTEUR2_PLAYS, ids=[card for _, card in PLAYS + SABOTEUR2_PLAYS]
)
def test_a_vetoed_card_has_no_effect_in_saboteur_2_either(command: Command, card: str) -> None:
    check_no_effect(saboteur2_game(card), command, card)


@pytest.mark.rule("WC-19")
@pytest.mark.parametrize(
    ("command", "card"), PLAYS + SABOTEUR2_PLAYS, ids=[card for _, card in PLAYS + SABOTEUR2_PLAYS]
)
def test_without_a_veto_the_same_card_has_its_effect(command: Command, card: str) -> None:
    """Without a veto the effect changes the view, so the tests above can fail."""
    game = saboteur2_game(card)
    before = untouched(game)
    unopposed(game, 0, command)
    if game.question in ("swap", "card"):
        played(game, 0, game.legal(0)[0])
    assert untouched(game) != before or card == "trove" or "veto" in hand(game, 0)
    assert "veto" not in discarded(game)
