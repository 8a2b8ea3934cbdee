"""The detour: the tunnel laid last moves to another cell (WC-23)."""

import pytest

from pyrite.game import Game, LayTunnel, Pass
from pyrite.game.modules.detour import Detour, TunnelMoved
from pyrite.game.modules.veto.commands import Veto
from tests.modules.veto_helpers import discarded, hand
from tests.rules.play import Cell, facts_of, played, position, refusal, refused, seen, tunnels_by_cell

SCENARIOS = (
    """
# A player with broken tools moves the tunnel laid last (WC-23)
players: 3
modules: detour
asked: seat 0, turn
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S┬ · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand NES
seat 1: saboteur; hand detour, EW; front broken cart
seat 2: digger; hand rockfall
---
seat 0: LayTunnel NSW at 2,0
  expect view spectator last_laid=2,0
seat 1: LayTunnel EW at -1,0
  expect refused tools-broken
seat 1: Detour ESW at -1,0
  expect refused not-laid-last
seat 1: Detour NES at 2,0
  expect refused same-cell
# It is lifted first, so it is no neighbour of itself.
seat 1: Detour NSW at 3,0
  expect refused no-neighbour
seat 1: Detour NES at 1,1
  expect fact TunnelMoved seat=1 origin=2,0 cell=1,1 tunnel=NES
  expect view spectator last_laid=1,1
  expect view spectator discard=detour
seat 2: Rockfall at 1,1
  expect view spectator last_laid=null
""",
    """
# The player of a detour that reaches the gold has joined it (WC-23, GOAL-6)
players: 3
modules: detour
asked: seat 0, turn
maze:
  · · · · · · · · · ?0
  · · · · · · · · · ·
  · ┼S┼ ┼ ┼ ┼ ┬ ┴ · ?1
  · · · · · · · · · ·
  · · · · · · · · · ?2
goals: stone NE, gold, stone NW
seat 0: saboteur; hand EW, NS
seat 1: digger; hand detour, NS
seat 2: digger; hand NS
gold pile: 1 3 2
---
# Seat 0, a saboteur, lays the tunnel far from the gold.
seat 0: LayTunnel EW at -1,0
  expect no fact GoalTurned
seat 1: Detour EW at 7,0
  expect fact TunnelMoved origin=-1,0 cell=7,0 tunnel=EW
  expect fact GoalTurned seat=1 goal=1 face=gold
  expect fact RoundEnded gold_reached=true finisher=1
  expect asked 1 gold
seat 1: TakeGold 3
  expect gold 0 3 1
  expect fact RoundBegun round=2 first=2
  expect view spectator last_laid=null
  expect view spectator in_play=null
  expect view spectator discard=[]
""",
)
SHOWS = ("GoalTurned",)

FORK = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S┬ ├ · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
last laid: 2,0
"""
"""The tunnel laid last, NES, is at (2, 0), at the end of a path of two."""


def detour_game(maze: str = FORK, *more: str, front: str = "", modules: str = "detour") -> Game:
    two = "saboteur2" in modules
    return position(
        maze,
        "players: 3",
        f"modules: {modules}",
        f"seat 0: {'boss' if two else 'digger'}; hand detour, EW" + (f"; front {front}" if front else ""),
        "seat 1: saboteur; hand NS",
        "seat 2: ; hand NS",
        "deck: NW, NW",
        *more,
    )


def detours(game: Game, seat: int = 0) -> set[tuple[str, Cell]]:
    """Every orientation and cell to which the tunnel laid last may be moved."""
    return {(command.tunnel, command.cell) for command in game.legal(seat) if isinstance(command, Detour)}


# ---------------------------------------------------------------- by the usual rules


@pytest.mark.rule("WC-23", "TAB-2", "TUN-2", "TUN-3")
def test_the_tunnel_moves_to_any_cell_where_it_could_be_laid_in_either_orientation() -> None:
    """The start is free on three sides, the tunnel beside it below; to the right of that is where it came from."""
    assert detours(detour_game()) == {
        ("NES", (0, -1)),
        ("NSW", (0, -1)),
        ("NES", (0, 1)),
        ("NES", (-1, 0)),
        ("NSW", (1, 1)),
        ("NES", (1, 1)),
        ("NSW", (0, 1)),
    }


@pytest.mark.rule("WC-23", "TURN-6")
@pytest.mark.parametrize(("tunnel", "cell"), [("NES", (1, 1)), ("NSW", (1, 1)), ("NES", (-1, 0))])
def test_the_tunnel_is_in_the_new_cell_only(tunnel: str, cell: Cell) -> None:
    game = detour_game()
    assert facts_of(game, 0, Detour(tunnel, cell), TunnelMoved) == [TunnelMoved(0, (2, 0), cell, tunnel)]
    assert tunnels_by_cell(game) == {(0, 0): "NESW", (1, 0): "ESW", cell: tunnel}
    assert (discarded(game), hand(game, 0)) == (["detour"], ["EW", "NW"])
    assert (game.asked, seen(game)["last_laid"]) == (1, list(cell))


@pytest.mark.rule("WC-23", "TUN-1", "TUN-2", "TUN-3")
@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (Detour("NES", (1, 0)), "cell-taken"),
        (Detour("NES", (8, 0)), "cell-taken"),
        (Detour("NES", (4, 4)), "no-neighbour"),
        (Detour("NES", (0, 2)), "no-neighbour"),
        (Detour("NES", (1, -1)), "sides-clash"),
        (Detour("NSW", (-1, 0)), "sides-clash"),
        (Detour("NES", (7, 0)), "no-neighbour"),
    ],
)
def test_a_cell_where_the_tunnel_could_not_be_laid_is_refused(command: Detour, reason: str) -> None:
    assert refused(detour_game(), 0, command) == reason


@pytest.mark.rule("WC-23")
@pytest.mark.parametrize("tunnel", ["NES", "NSW"])
def test_turning_the_tunnel_in_its_cell_is_no_detour(tunnel: str) -> None:
    answer = refusal(detour_game(), 0, Detour(tunnel, (2, 0)))
    assert (answer.reason, answer.rule) == ("same-cell", "WC-23")


@pytest.mark.rule("WC-23")
@pytest.mark.parametrize("command", [Detour("EW", (-1, 0)), Detour("ESW", (0, -1)), Detour("NESW", (0, 1))])
def test_only_the_tunnel_laid_last_can_be_moved(command: Detour) -> None:
    """Not one from the hand, not another of the maze, not one that is not there at all."""
    answer = refusal(detour_game(), 0, command)
    assert (answer.reason, answer.rule) == ("not-laid-last", "WC-23")


@pytest.mark.rule("WC-23", "TUN-4")
def test_if_a_matching_neighbour_suffices_it_suffices_for_a_detour() -> None:
    """An edition option as a house rule: the tunnels beyond the gap are cut off from the start."""
    maze = FORK.replace("┼S┬ ├ · · · ·", "┼S├ · ─ · · ·").replace("last laid: 2,0", "last laid: 1,0")
    assert ("NSW", (4, 0)) not in detours(detour_game(maze))
    assert refused(detour_game(maze), 0, Detour("NSW", (4, 0))) == "not-joined"
    assert ("NSW", (4, 0)) in detours(detour_game(maze, "house rules: lay_must_join=no"))


# ---------------------------------------------------------------- lifted before it is tested


@pytest.mark.rule("WC-23")
def test_the_moved_tunnel_does_not_count_as_its_own_neighbour() -> None:
    """Laid from a hand the same tunnel would fit beside the one at (2, 0); moved, it has left that place."""
    game = detour_game()
    assert refused(game, 0, Detour("NSW", (3, 0))) == "no-neighbour"
    assert refused(game, 0, Detour("NES", (2, 1))) == "no-neighbour"


@pytest.mark.rule("WC-23", "TUN-2")
def test_the_moved_tunnel_need_not_match_itself() -> None:
    """Beside its old place it may have a closed side where it had an open one."""
    maze = """
maze:
  · · · · · · · · ?0
  ├ · · · · · · · ·
  ┼S┼ · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
last laid: 0,-1
"""
    game = detour_game(maze)
    assert ("NES", (1, -1)) in detours(game)
    played(game, 0, Detour("NES", (1, -1)))
    assert tunnels_by_cell(game)[1, -1] == "NES"


@pytest.mark.rule("WC-23", "TUN-3")
def test_tunnels_joined_only_through_the_moved_tunnel_are_cut_off() -> None:
    """At the far end the tunnel would fit, but without it no path leads there."""
    maze = FORK.replace("┼S┬ ├ · ·", "┼S├ ─ ─ ·").replace("last laid: 2,0", "last laid: 1,0")
    game = detour_game(maze)
    assert refused(game, 0, Detour("NSW", (4, 0))) == "not-joined"
    assert {cell for _, cell in detours(game)} == {(-1, 0), (0, -1), (0, 1)}
    played(game, 0, Detour("NES", (0, 1)))
    assert refused(game, 1, LayTunnel("NS", (4, 0))) == "sides-clash"
    assert (4, 0) not in {command.cell for command in game.legal(1) if isinstance(command, LayTunnel)}


NOWHERE = """
maze:
  · · · · · · · · · ?0
  · ╻ · · · · · · · ·
  ╺ ┼S─ · · · · · · ?1
  · · · · · · · · · ·
  · · · · · · · · · ?2
last laid: 1,0
"""
"""Only south of the start is a cell free, and the tunnel laid last runs from left to right."""


@pytest.mark.rule("WC-23", "TURN-5")
def test_it_cannot_be_played_if_the_tunnel_fits_in_no_other_cell() -> None:
    game = detour_game(NOWHERE)
    assert detours(game) == set()
    assert refused(game, 0, Detour("EW", (0, 1))) == "sides-clash"
    assert refused(game, 0, Detour("EW", (1, 0))) == "same-cell"
    played(game, 0, Pass(("detour",)))


@pytest.mark.rule("WC-23")
def test_it_can_be_played_if_the_tunnel_fits_in_one_other_cell() -> None:
    assert detours(detour_game(NOWHERE.replace("╺ ┼S─", "· ┼S─"))) == {("EW", (-1, 0))}


# ---------------------------------------------------------------- who may


@pytest.mark.rule("WC-23", "TUN-5")
@pytest.mark.parametrize(
    ("front", "modules"),
    [
        ("broken cart", "detour"),
        ("broken pickaxe, broken lantern, broken cart", "detour"),
        ("trapped", "saboteur2, detour"),
        ("broken lantern, trapped", "saboteur2, detour"),
    ],
)
def test_a_sabotaged_or_trapped_player_may_play_it(front: str, modules: str) -> None:
    game = detour_game(FORK, front=front, modules=modules)
    assert not any(isinstance(command, LayTunnel) for command in game.legal(0))
    assert len(detours(game)) == 7
    played(game, 0, Detour("NES", (1, 1)))


@pytest.mark.rule("WC-23", "WC-19")
def test_a_vetoed_detour_moves_nothing() -> None:
    game = position(
        FORK,
        "players: 3",
        "modules: detour, veto",
        "seat 0: digger; hand detour, EW",
        "seat 1: digger; hand veto",
    )
    before = tunnels_by_cell(game)
    played(game, 0, Detour("NES", (1, 1)))
    assert (tunnels_by_cell(game), seen(game)["in_play"]) == (
        before,
        {"do": "Detour", "tunnel": "NES", "cell": [1, 1]},
    )
    played(game, 1, Veto())
    assert (tunnels_by_cell(game), seen(game)["last_laid"]) == (before, [2, 0])
    assert discarded(game) == ["detour", "veto"]
