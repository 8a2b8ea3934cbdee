"""The master craftsman repairs any one tool (WC-21)."""

import pytest

from pyrite.game import Command, DiscardTwo, Game, LayTunnel, Pass, Repair
from pyrite.game.facts.cards import TakenFromFront
from tests.modules.veto_helpers import EMPTY_MAZE, discarded
from tests.rules.play import facts_of, played, position, refused, seen

CARD = "master craftsman"
TOOLS = ["pickaxe", "lantern", "cart"]


def craftsman_game(mine: str, theirs: str, *more: str, modules: str = "master_craftsman") -> Game:
    """Seat 0 holds the master craftsman; ``mine`` is in front of seat 0, ``theirs`` in front of seat 1."""
    two = "saboteur2" in modules
    lines = [
        f"seat 0: {'boss' if two else 'digger'}; hand {CARD}, EW, NS" + (f"; front {mine}" if mine else ""),
        "seat 1: saboteur; hand NS" + (f"; front {theirs}" if theirs else ""),
    ]
    return position(EMPTY_MAZE, "players: 3", f"modules: {modules}", *lines, *more)


def repairs(game: Game) -> list[Command]:
    return [command for command in game.legal(0) if isinstance(command, Repair)]


@pytest.mark.rule("WC-21", "TURN-6")
@pytest.mark.parametrize("tool", TOOLS)
@pytest.mark.parametrize("seat", [0, 1], ids=["oneself", "another"])
@pytest.mark.parametrize(
    "modules", ["master_craftsman", "saboteur2, master_craftsman"], ids=["base", "Saboteur 2"]
)
def test_it_repairs_any_tool_of_any_player(tool: str, seat: int, modules: str) -> None:
    broken = f"broken {tool}"
    game = craftsman_game(broken if seat == 0 else "", broken if seat == 1 else "", modules=modules)
    assert repairs(game) == [Repair(CARD, seat, tool)]
    assert facts_of(game, 0, Repair(CARD, seat, tool), TakenFromFront) == [TakenFromFront(seat, broken)]
    assert seen(game)["fronts"] == [[], [], []]
    assert discarded(game) == [broken, CARD]


@pytest.mark.rule("WC-21")
@pytest.mark.parametrize("tool", TOOLS)
def test_it_repairs_only_one_of_several_tools(tool: str) -> None:
    game = craftsman_game("broken pickaxe, broken lantern, broken cart", "broken cart")
    assert repairs(game) == [
        Repair(CARD, 0, "pickaxe"),
        Repair(CARD, 0, "lantern"),
        Repair(CARD, 0, "cart"),
        Repair(CARD, 1, "cart"),
    ]
    played(game, 0, Repair(CARD, 0, tool))
    assert seen(game)["fronts"] == [[f"broken {each}" for each in TOOLS if each != tool], ["broken cart"], []]


@pytest.mark.rule("WC-21", "TUN-5")
def test_a_repaired_player_may_lay_tunnels_again() -> None:
    game = craftsman_game("", "broken lantern")
    played(game, 0, Repair(CARD, 1, "lantern"))
    played(game, 1, LayTunnel("NS", (0, 1)))


@pytest.mark.rule("WC-21", "ACT-2", "TURN-5")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("tool", TOOLS)
def test_it_cannot_be_played_without_a_broken_tool(seat: int, tool: str) -> None:
    game = craftsman_game("", "")
    assert repairs(game) == []
    assert refused(game, 0, Repair(CARD, seat, tool)) == "nothing-to-repair"
    played(game, 0, Pass((CARD,)))


@pytest.mark.rule("WC-21", "ACT-2")
def test_the_named_tool_must_be_broken_at_the_named_seat() -> None:
    game = craftsman_game("broken cart", "broken lantern")
    assert refused(game, 0, Repair(CARD, 0, "lantern")) == "nothing-to-repair"
    assert refused(game, 0, Repair(CARD, 1, "cart")) == "nothing-to-repair"
    assert refused(game, 0, Repair(CARD, 3, "cart")) == "no-such-seat"


@pytest.mark.rule("WC-21", "S2-13")
def test_it_does_not_free_a_trapped_player() -> None:
    game = craftsman_game("trapped", "trapped", modules="saboteur2, master_craftsman")
    assert repairs(game) == []
    for tool in (*TOOLS, "trapped"):
        for seat in (0, 1):
            assert refused(game, 0, Repair(CARD, seat, tool)) in ("nothing-to-repair", "malformed")
    # Two cards take the trap away, and the master craftsman may be one of them, as any card.
    played(game, 0, DiscardTwo((CARD, "EW"), 0, "trapped"))
    assert seen(game)["fronts"] == [[], ["trapped"], []]


@pytest.mark.rule("WC-21", "S2-13")
def test_it_repairs_a_tool_of_a_trapped_player_and_leaves_trap_and_theft() -> None:
    game = craftsman_game("", "broken cart, theft, trapped", modules="saboteur2, master_craftsman")
    assert repairs(game) == [Repair(CARD, 1, "cart")]
    played(game, 0, Repair(CARD, 1, "cart"))
    assert seen(game)["fronts"] == [[], ["theft", "trapped"], []]
    assert refused(game, 1, LayTunnel("NS", (0, 1))) == "trapped"


@pytest.mark.rule("WC-21", "S2-13")
def test_a_trapped_player_may_play_it() -> None:
    game = craftsman_game("trapped, broken cart", "", modules="saboteur2, master_craftsman")
    played(game, 0, Repair(CARD, 0, "cart"))
    assert seen(game)["fronts"] == [["trapped"], [], []]
