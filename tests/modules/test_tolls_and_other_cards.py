"""Toll tunnels among other cards: removed and moved tunnels, two dwarfs at one cell, vetoes (TOLL-4)."""

import pytest

from pyrite.game import Game, LayTunnel, Pass, Rockfall
from pyrite.game.facts.course import Asked
from pyrite.game.facts.gold import TokensMoved
from pyrite.game.modules.chests.commands import MoveGoal
from pyrite.game.modules.chests.facts import GoalMoved
from pyrite.game.modules.detour import Detour, TunnelMoved
from pyrite.game.modules.toll.commands import AnswerToll, AskToll
from pyrite.game.modules.toll.facts import DwarfLeft
from pyrite.game.modules.veto.commands import LetPass, Veto
from tests.modules.expansion_helpers import chests, fact_names, in_turn, only, tokens, tunnels
from tests.rules.play import Cell, cells_for, played, position, refused, seen, tunnels_by_cell

FORK = """
players: 3
maze:
  · · · · · · · · ?0
  ┼ · · · · · · · ·
  ┼S─ ┬ · · · · · ?1
  · · └ · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand NESW, rockfall, detour; tokens 2
seat 1: saboteur; hand veto, map; tokens 1
seat 2: digger; hand NEW, map; tokens 1
last laid: 0,-1
deck: NS, NE, NW, NES
"""
"""From (2, 0) a path runs down to (2, 1), whose right side is open; the ┼ above the start was laid last."""

WITH_VETO = "modules: toll, detour, veto"
WITHOUT_VETO = "modules: toll, detour"
HERE = (3, 1)
"""The cell that the curve at (2, 1) opens on."""


def fork(dwarfs: str, modules: str = WITHOUT_VETO, *changes: tuple[str, str]) -> Game:
    text = FORK if modules == WITH_VETO else FORK.replace("veto, map", "NES, map")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    left = 2 - len(dwarfs.split(","))
    return position(text, modules, f"dwarfs: {dwarfs}", f"dwarfs left: {left}")


# ---------------------------------------------------------------- the tunnel of a dwarf goes


@pytest.mark.rule("TOLL-4")
def test_a_dwarf_whose_tunnel_is_removed_leaves_for_the_round_unpaid() -> None:
    game = fork("1 at 2/1 E")
    facts = played(game, 0, Rockfall((2, 1)))
    assert only(DwarfLeft, facts) == [DwarfLeft(1, (2, 1), "E")]
    assert not only(TokensMoved, facts)
    assert (seen(game)["dwarfs"], seen(game)["dwarfs_left"]) == ([], 1)
    assert tokens(game) == [2, 1, 1]


@pytest.mark.rule("TOLL-4")
def test_both_dwarfs_of_a_removed_tunnel_leave() -> None:
    game = fork("1 at 0/-1 N, 2 at 0/-1 E")
    facts = played(game, 0, Rockfall((0, -1)))
    assert only(DwarfLeft, facts) == [DwarfLeft(1, (0, -1), "N"), DwarfLeft(2, (0, -1), "E")]


@pytest.mark.rule("TOLL-4")
@pytest.mark.parametrize("cell", [(0, -1), (1, 0), (2, 0)])
def test_a_dwarf_stays_when_another_tunnel_is_removed_even_if_it_is_cut_off(cell: Cell) -> None:
    game = fork("1 at 2/1 E")
    assert not only(DwarfLeft, played(game, 0, Rockfall(cell)))
    assert seen(game)["dwarfs"] == [{"owner": 1, "cell": [2, 1], "side": "E"}]


@pytest.mark.rule("TOLL-4", "WC-23")
def test_a_dwarf_whose_tunnel_is_moved_leaves_for_the_round_unpaid() -> None:
    game = fork("1 at 0/-1 N")
    facts = played(game, 0, Detour("NESW", (0, 1)))
    assert only(DwarfLeft, facts) == [DwarfLeft(1, (0, -1), "N")]
    assert not only(TokensMoved, facts)
    assert (seen(game)["dwarfs"], seen(game)["dwarfs_left"]) == ([], 1)


# ---------------------------------------------------------------- detours


@pytest.mark.rule("TOLL-4", "WC-23")
def test_a_detour_into_a_guarded_cell_pays_the_toll() -> None:
    game = fork("1 at 2/1 E")
    facts = played(game, 0, Detour("NESW", HERE))
    assert only(TokensMoved, facts) == [TokensMoved(0, 1, 1)]
    assert only(DwarfLeft, facts) == [DwarfLeft(1, (2, 1), "E")]
    assert only(TunnelMoved, facts) == [TunnelMoved(0, (0, -1), HERE, "NESW")]
    assert tokens(game) == [1, 2, 1]


@pytest.mark.rule("TOLL-4", "WC-23")
def test_a_detour_between_guarded_cells_pays_only_for_the_new_cell() -> None:
    game = fork("2 at 0/-1 N, 1 at 2/1 E")
    facts = played(game, 0, Detour("NESW", HERE))
    assert only(TokensMoved, facts) == [TokensMoved(0, 1, 1)]
    assert {(fact.owner, fact.cell) for fact in only(DwarfLeft, facts)} == {(1, (2, 1)), (2, (0, -1))}


@pytest.mark.rule("TOLL-4", "WC-23")
def test_a_dwarf_on_the_moved_tunnel_leaves_unpaid_even_if_it_faced_the_new_cell() -> None:
    game = position(
        """
players: 3
modules: toll, detour
maze:
  · · · · · · · · ?0
  ┌ ┴ · · · · · · ·
  ┼S─ ┘ · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand detour; tokens 0
seat 1: saboteur; hand map
last laid: 1,-1
dwarfs: 1 at 1/-1 E
dwarfs left: 1
"""
    )
    # (2, -1) is reached from below too.
    assert Detour("ESW", (2, -1)) in game.legal(0)
    facts = played(game, 0, Detour("ESW", (2, -1)))
    assert only(DwarfLeft, facts) == [DwarfLeft(1, (1, -1), "E")]
    assert not only(TokensMoved, facts)


@pytest.mark.rule("TOLL-4", "WC-23")
def test_without_gold_a_detour_can_only_go_elsewhere() -> None:
    game = fork("1 at 2/1 E", WITHOUT_VETO, ("; tokens 2", ""))
    assert refused(game, 0, Detour("NESW", HERE)) == "toll-too-dear"
    assert Detour("NESW", HERE) not in game.legal(0)
    assert Detour("NESW", (0, 1)) in game.legal(0)


@pytest.mark.rule("TOLL-3", "TOLL-4", "WC-23")
def test_with_broken_tools_and_without_gold_another_may_pay_for_a_detour() -> None:
    game = fork("1 at 2/1 E", WITHOUT_VETO, ("detour; tokens 2", "detour; front broken cart"))
    assert refused(game, 0, Detour("NESW", HERE)) == "toll-too-dear"
    in_turn(game, (0, AskToll(2, HERE)), (2, AnswerToll(True)), (0, Detour("NESW", HERE)))
    assert tokens(game) == [0, 2, 0]
    assert tunnels_by_cell(game)[HERE] == "NESW"


# ---------------------------------------------------------------- two dwarfs, one cell

BOTH = "1 at 2/1 E, 2 at 3/2 N"
A_CORNER = ("  · · · · · · · · ?2", "  · · · └ · · · · ?2")
"""The tunnel at (3, 2) is joined to nothing; its upper side is open towards the same cell."""


@pytest.mark.rule("TOLL-4")
def test_two_dwarfs_that_face_one_cell_are_both_paid() -> None:
    game = fork(BOTH, WITHOUT_VETO, A_CORNER)
    facts = played(game, 0, LayTunnel("NESW", HERE))
    assert sorted((fact.giver, fact.taker, fact.tokens) for fact in only(TokensMoved, facts)) == [
        (0, 1, 1),
        (0, 2, 1),
    ]
    assert len(only(DwarfLeft, facts)) == 2
    assert tokens(game) == [0, 2, 2]
    assert seen(game)["dwarfs"] == []


@pytest.mark.rule("TOLL-4")
def test_two_dwarfs_of_one_owner_cost_two() -> None:
    game = fork("1 at 2/1 E, 1 at 3/2 N", WITHOUT_VETO, A_CORNER)
    played(game, 0, LayTunnel("NESW", HERE))
    assert tokens(game) == [0, 3, 1]


@pytest.mark.rule("TOLL-4")
def test_one_gold_is_not_enough_for_two_dwarfs() -> None:
    game = fork(BOTH, WITHOUT_VETO, A_CORNER, ("tokens 2", "tokens 1"))
    assert refused(game, 0, LayTunnel("NESW", HERE)) == "toll-too-dear"
    assert HERE not in cells_for(game, 0, "NESW")


@pytest.mark.rule("TOLL-2", "TOLL-4")
def test_an_own_dwarf_among_two_costs_nothing() -> None:
    game = fork("0 at 2/1 E, 2 at 3/2 N", WITHOUT_VETO, A_CORNER, ("tokens 2", "tokens 1"))
    facts = played(game, 0, LayTunnel("NESW", HERE))
    assert only(TokensMoved, facts) == [TokensMoved(0, 2, 1)]
    assert len(only(DwarfLeft, facts)) == 2
    assert tokens(game) == [0, 1, 2]


@pytest.mark.rule("TOLL-3", "TOLL-4")
@pytest.mark.parametrize(
    ("dwarfs", "price"),
    [
        ("1 at 2/1 E, 1 at 3/2 N", 2),
        ("0 at 2/1 E, 1 at 3/2 N", 1),  # a seat that lays pays nothing for its own dwarf
        ("1 at 2/1 E, 2 at 3/2 N", 1),  # nor does the seat that pays
    ],
)
def test_a_seat_that_agrees_pays_for_all_dwarfs_of_the_cell_and_must_have_the_gold(
    dwarfs: str, price: int
) -> None:
    for balance in (price - 1, price):
        game = fork(dwarfs, WITHOUT_VETO, A_CORNER, ("map; tokens 1\nlast", f"map; tokens {balance}\nlast"))
        played(game, 0, AskToll(2, HERE))
        if balance < price:
            assert refused(game, 2, AnswerToll(True)) == "toll-too-dear"
            continue
        in_turn(game, (2, AnswerToll(True)), (0, LayTunnel("NESW", HERE)))
        assert tokens(game) == [2, 1 + price, 0]
        assert seen(game)["dwarfs"] == []


# ---------------------------------------------------------------- a goal moves into the cell

BEHIND_THE_GOALS = """
players: 3
modules: toll, chests
maze:
  · · · · · · · · ?0·
  · · · &0· &2· · · ·
  ┼S─ ─ · · · · · ?1·
  · · · &1· &3· · · └
  · · · · · · · · ?2·
seat 0: digger; hand NEW, map; tokens 1
seat 1: saboteur; hand map; tokens 1
seat 2: digger; hand map; tokens 1
deck: NS, NE
dwarfs: 1 at 9/1 N, 2 at 9/1 E
dwarfs left: 0
"""
"""The tunnel at (9, 1) is joined to nothing: it is open towards (9, 0), behind the middle goal, and (10, 1)."""


@pytest.mark.rule("TOLL-4", "CHEST-5")
@pytest.mark.parametrize("goal", [0, 1, 2])
def test_a_dwarf_whose_cell_a_moved_goal_fills_leaves_for_the_round_unpaid(goal: int) -> None:
    game = position(BEHIND_THE_GOALS, chests("move a goal"), tunnels("NEW"))
    assert only(Asked, played(game, 0, LayTunnel("NEW", (3, 0)))) == [Asked(0, "move", (0, 1, 2))]
    facts = played(game, 0, MoveGoal(goal))
    assert only(GoalMoved, facts) == [GoalMoved(0, goal)]
    assert only(DwarfLeft, facts) == ([DwarfLeft(1, (9, 1), "N")] if goal == 1 else [])
    assert not only(TokensMoved, facts)
    # The dwarf of seat 2, at the other side of that tunnel, stays where it is.
    assert {"owner": 2, "cell": [9, 1], "side": "E"} in seen(game)["dwarfs"]
    assert seen(game)["dwarfs_left"] == 0


# ---------------------------------------------------------------- vetoes


@pytest.mark.rule("TOLL-4", "WC-19")
@pytest.mark.parametrize("command", [LayTunnel("NESW", HERE), Detour("NESW", HERE)], ids=["laid", "moved"])
def test_after_a_veto_nothing_is_paid_and_the_dwarf_stays(command: LayTunnel | Detour) -> None:
    game = fork("1 at 2/1 E", WITH_VETO)
    facts = in_turn(game, (0, command), (1, Veto()))
    assert not only(TokensMoved, facts)
    assert not only(DwarfLeft, facts)
    assert tokens(game) == [2, 1, 1]
    assert seen(game)["dwarfs"] == [{"owner": 1, "cell": [2, 1], "side": "E"}]
    assert HERE not in tunnels_by_cell(game)


@pytest.mark.rule("TOLL-4", "WC-23")
def test_after_a_vetoed_detour_the_dwarf_of_its_tunnel_stays() -> None:
    game = fork("1 at 0/-1 N", WITH_VETO)
    in_turn(game, (0, Detour("NESW", HERE)), (1, Veto()))
    assert seen(game)["dwarfs"] == [{"owner": 1, "cell": [0, -1], "side": "N"}]


@pytest.mark.rule("TOLL-4", "WC-19b")
def test_nothing_is_paid_while_the_veto_window_is_open() -> None:
    game = fork("1 at 2/1 E", WITH_VETO)
    facts = in_turn(game, (0, LayTunnel("NESW", HERE)), (2, LetPass()))
    assert not only(TokensMoved, facts)
    assert tokens(game) == [2, 1, 1]
    assert fact_names(played(game, 1, LetPass()))[:3] == ["LetPassNoted", "Unopposed", "TokensMoved"]
    assert tokens(game) == [1, 2, 1]


@pytest.mark.rule("TOLL-3", "TOLL-4", "WC-19")
def test_a_seat_that_agreed_to_pay_for_a_vetoed_tunnel_never_pays() -> None:
    game = fork("1 at 2/1 E", WITH_VETO)
    in_turn(game, (0, AskToll(2, HERE)), (2, AnswerToll(True)), (0, LayTunnel("NESW", HERE)), (1, Veto()))
    assert tokens(game) == [2, 1, 1]
    assert seen(game)["toll_payers"] == []
    in_turn(game, (1, Pass(("map",))), (2, LayTunnel("NEW", HERE)), (0, LetPass()), (1, LetPass()))
    # Seat 2 pays now, for itself.
    assert tokens(game) == [2, 2, 0]


@pytest.mark.rule("TOLL-3", "WC-19")
def test_asking_for_a_toll_cannot_be_vetoed() -> None:
    game = fork("1 at 2/1 E", WITH_VETO)
    played(game, 0, AskToll(2, HERE))
    assert (game.asked_seats, game.question) == ([2], "toll")
    assert refused(game, 1, Veto()) == "not-your-turn"
