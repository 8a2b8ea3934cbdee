"""Toll tunnels: what laying in a guarded cell costs (TOLL-2)."""

import pytest

from pyrite.game import LayTunnel, Pass, Rockfall
from pyrite.game.facts.gold import TokensMoved
from pyrite.game.modules.toll.facts import DwarfLeft
from tests.modules.expansion_helpers import in_turn, only, tokens
from tests.modules.toll_position import ELSEWHERE, HERE, LAY_HERE, guarded
from tests.rules.play import cells_for, played, position, refused, seen, tunnels_by_cell

# ---------------------------------------------------------------- TOLL-2: what it costs


@pytest.mark.rule("TOLL-2")
@pytest.mark.parametrize("modules", ["toll", "toll, saboteur2"])
def test_a_player_who_lays_in_the_cell_pays_the_owner_and_the_dwarf_leaves(modules: str) -> None:
    game = guarded(modules=modules)
    facts = played(game, 0, LAY_HERE)
    assert only(TokensMoved, facts) == [TokensMoved(0, 1, 1)]
    assert only(DwarfLeft, facts) == [DwarfLeft(1, (2, 0), "E")]
    assert tokens(game) == [0, 2, 1, 1]
    assert tunnels_by_cell(game)[HERE] == "EW"
    assert (seen(game)["dwarfs"], seen(game)["dwarfs_left"]) == ([], 1)


@pytest.mark.rule("TOLL-2")
def test_the_toll_is_paid_once() -> None:
    game = guarded()
    in_turn(game, (0, LAY_HERE), (1, Pass(("map",))), (2, Pass(("map",))), (3, Pass(("map",))))
    in_turn(game, (0, Rockfall(HERE)), (1, LayTunnel("NEW", HERE)))
    assert tokens(game) == [0, 2, 1, 1]


@pytest.mark.rule("TOLL-2")
def test_the_owner_pays_nothing_and_the_dwarf_leaves() -> None:
    game = guarded(("dwarfs: 1", "dwarfs: 0"))
    facts = played(game, 0, LAY_HERE)
    assert not only(TokensMoved, facts)
    assert only(DwarfLeft, facts) == [DwarfLeft(0, (2, 0), "E")]
    assert tokens(game) == [1, 1, 1, 1]


@pytest.mark.rule("TOLL-2")
def test_the_owner_may_lay_without_gold() -> None:
    game = guarded(("dwarfs: 1", "dwarfs: 0"), ("; tokens 1", ""))
    assert HERE in cells_for(game, 0, "EW")
    played(game, 0, LAY_HERE)
    assert tokens(game) == [0, 1, 1, 1]


@pytest.mark.rule("TOLL-2")
def test_other_cells_cost_nothing() -> None:
    game = guarded()
    facts = played(game, 0, ELSEWHERE)
    assert not only(TokensMoved, facts)
    assert tokens(game) == [1, 1, 1, 1]
    assert seen(game)["dwarfs"] == [{"owner": 1, "cell": [2, 0], "side": "E"}]


@pytest.mark.rule("TOLL-2")
@pytest.mark.parametrize("modules", ["toll", "toll, saboteur2"])
def test_a_player_without_gold_may_lay_only_elsewhere(modules: str) -> None:
    game = guarded(("; tokens 1", ""), modules=modules)
    assert refused(game, 0, LAY_HERE) == "toll-too-dear"
    assert cells_for(game, 0, "EW") == {(-1, 0)}
    played(game, 0, ELSEWHERE)


@pytest.mark.rule("TOLL-2")
def test_a_tunnel_that_does_not_fit_is_refused_for_that_reason_first() -> None:
    game = guarded(("hand EW", "hand NS, EW"))
    assert refused(game, 0, LayTunnel("NS", HERE)) == "sides-clash"


@pytest.mark.rule("TOLL-2", "S2-8")
def test_a_ladder_pays_too() -> None:
    game = guarded(("hand EW", "hand NW ladder, EW"), modules="toll, saboteur2")
    facts = played(game, 0, LayTunnel("NW ladder", HERE))
    assert only(TokensMoved, facts) == [TokensMoved(0, 1, 1)]
    game = guarded(("hand EW", "hand NW ladder, EW"), ("; tokens 1", ""), modules="toll, saboteur2")
    assert refused(game, 0, LayTunnel("NW ladder", HERE)) == "toll-too-dear"


@pytest.mark.rule("TOLL-2")
def test_a_tunnel_from_another_side_pays_as_well() -> None:
    """The dwarf guards the cell, not one side of it: (3, 0) is reached from (3, -1) here."""
    game = position(
        """
players: 3
modules: toll
maze:
  · · · · · · · · ?0
  ┌ ─ ─ ┐ · · · · ·
  ┼S─ ┬ · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand NW; tokens 1
seat 1: saboteur; hand map; tokens 1
dwarfs: 1 at 2/0 E
dwarfs left: 1
"""
    )
    played(game, 0, LayTunnel("NW", (3, 0)))
    assert tokens(game) == [0, 2, 0]


# ---------------------------------------------------------------- PAY-5: from the balance


@pytest.mark.rule("TOLL-2", "PAY-5")
@pytest.mark.parametrize(
    ("purse", "balance"),
    [
        ("gold 1", -1),
        ("gold 3", -1),
        ("gold 1 1; tokens -1", -2),
        ("gold 2; tokens -1", -2),
        ("gold 3; tokens 2", 1),
    ],
)
def test_the_balance_may_fall_below_zero_as_long_as_the_purse_does_not(purse: str, balance: int) -> None:
    game = guarded(("tokens 1", purse))
    own = seen(game, 0)["own"]["gold"]
    played(game, 0, LAY_HERE)
    assert tokens(game) == [balance, 2, 1, 1]
    assert seen(game, 0)["own"]["gold"] == own
    assert game.gold[0] == sum(own) + balance >= 0


@pytest.mark.rule("TOLL-2", "PAY-5")
@pytest.mark.parametrize("purse", ["tokens 0", "gold 1; tokens -1", "gold 2; tokens -2", "gold 1 1; tokens -2"])
def test_an_empty_purse_pays_no_toll(purse: str) -> None:
    game = guarded(("tokens 1", purse))
    assert refused(game, 0, LAY_HERE) == "toll-too-dear"
    assert HERE not in cells_for(game, 0, "EW")
