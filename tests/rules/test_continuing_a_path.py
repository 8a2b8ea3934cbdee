"""A tunnel continues a reached path, and only a player without broken tools may lay it (TUN-3 to TUN-6)."""

import pytest

from pyrite.game import LayTunnel, Pass, Repair, Rockfall
from pyrite.game.facts.maze import GoalTurned
from tests.rules.play import Cell, cells_for, played, position, refused, tunnels_by_cell

FRESH = """
players: 3
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
"""

# ---------------------------------------------------------------- TUN-3


@pytest.mark.rule("TUN-3")
@pytest.mark.parametrize(
    ("tunnel", "cell"),
    [
        ("N|", (0, 1)),
        ("S|", (0, -1)),
        ("E|", (-1, 0)),
        ("W|", (1, 0)),
        ("N|+E|+S|+W|", (1, 0)),
        ("E|+S|", (0, -1)),
    ],
)
def test_a_dead_end_may_be_laid_where_its_stub_meets_a_reached_opening(tunnel: str, cell: Cell) -> None:
    game = position(FRESH + "seat 0: digger; hand N|, E|, N|+E|+S|+W|, N|+W|")
    played(game, 0, LayTunnel(tunnel, cell))
    assert tunnels_by_cell(game)[cell] == tunnel


DEAD_END_AHEAD = """
players: 3
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S╋ · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand EW, NS, E|+W|
"""


@pytest.mark.rule("TUN-3", "TUN-4")
@pytest.mark.parametrize(("tunnel", "cell"), [("EW", (2, 0)), ("E|+W|", (2, 0)), ("NS", (1, 1)), ("NS", (1, -1))])
def test_no_tunnel_continues_from_a_dead_end(tunnel: str, cell: Cell) -> None:
    game = position(DEAD_END_AHEAD)
    assert refused(game, 0, LayTunnel(tunnel, cell)) == "not-joined"
    assert cell not in cells_for(game, 0, tunnel)


@pytest.mark.rule("TUN-3", "ED-1")
def test_if_a_matching_neighbour_suffices_a_dead_end_counts() -> None:
    game = position(DEAD_END_AHEAD, "house rules: lay_must_join=no")
    assert cells_for(game, 0, "EW") == {(-1, 0), (2, 0)}
    played(game, 0, LayTunnel("EW", (2, 0)))


WALL_TO_WALL = """
players: 3
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand EW
"""


@pytest.mark.rule("TUN-3")
def test_two_closed_sides_match_but_do_not_continue_a_path() -> None:
    game = position(WALL_TO_WALL)
    assert refused(game, 0, LayTunnel("EW", (1, 1))) == "not-joined"
    assert cells_for(game, 0, "EW") == {(-1, 0), (2, 0)}


@pytest.mark.rule("TUN-3", "ED-1")
def test_if_a_matching_neighbour_suffices_two_closed_sides_count() -> None:
    game = position(WALL_TO_WALL, "house rules: lay_must_join=no")
    assert cells_for(game, 0, "EW") == {(-1, 0), (2, 0), (1, 1), (1, -1)}
    played(game, 0, LayTunnel("EW", (1, 1)))


# ---------------------------------------------------------------- TUN-4

CUT_OFF = """
players: 3
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· ─ ┴ · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand EW, NESW
"""


@pytest.mark.rule("TUN-4")
def test_a_card_that_touches_only_cut_off_cards_may_not_be_laid() -> None:
    game = position(CUT_OFF)
    assert refused(game, 0, LayTunnel("EW", (4, 0))) == "not-joined"
    assert refused(game, 0, LayTunnel("NESW", (3, -1))) == "not-joined"
    assert cells_for(game, 0, "EW") == {(1, 0), (-1, 0)}


@pytest.mark.rule("TUN-4", "ED-1")
@pytest.mark.parametrize("edition", ["UA16", "RU16"])
def test_in_the_editions_of_2016_cut_off_cards_count_as_neighbours(edition: str) -> None:
    game = position(CUT_OFF, f"edition: {edition}")
    assert {(4, 0), (2, 1), (2, -1), (3, 1)} <= cells_for(game, 0, "EW")
    played(game, 0, LayTunnel("EW", (4, 0)))


@pytest.mark.rule("TUN-4", "TAB-5")
@pytest.mark.parametrize("edition", ["DE24", "UA24", "UA16", "RU16"])
@pytest.mark.parametrize("cell", [(7, 0), (8, -1), (8, 1), (9, 2), (8, 3)])
def test_a_face_down_goal_alone_is_no_neighbour(edition: str, cell: Cell) -> None:
    game = position(CUT_OFF, f"edition: {edition}")
    assert refused(game, 0, LayTunnel("NESW", cell)) == "no-neighbour"
    assert cell not in cells_for(game, 0, "NESW")


# ---------------------------------------------------------------- TUN-5


@pytest.mark.rule("TUN-5")
@pytest.mark.parametrize("tool", ["pickaxe", "lantern", "cart"])
def test_any_one_broken_tool_stops_a_player_from_laying_tunnels(tool: str) -> None:
    game = position(FRESH + f"seat 0: digger; hand NESW, N|, map; front broken {tool}")
    assert refused(game, 0, LayTunnel("NESW", (1, 0))) == "tools-broken"
    assert refused(game, 0, LayTunnel("N|", (0, 1))) == "tools-broken"
    assert not [command for command in game.legal(0) if isinstance(command, LayTunnel)]
    played(game, 0, Pass(("NESW",)))


@pytest.mark.rule("TUN-5", "ACT-2")
def test_a_player_lays_tunnels_again_after_the_last_tool_is_repaired() -> None:
    game = position(
        FRESH
        + """
seat 0: digger; hand repair cart, NESW; front broken cart, broken lantern
seat 1: digger; hand repair lantern, NESW
seat 2: digger; hand map, map
"""
    )
    played(game, 0, Repair("repair cart", 0, "cart"))
    played(game, 1, Repair("repair lantern", 0, "lantern"))
    played(game, 2, Pass(("map",)))
    played(game, 0, LayTunnel("NESW", (1, 0)))


@pytest.mark.rule("TUN-5")
def test_broken_tools_of_other_players_do_not_matter() -> None:
    game = position(FRESH, "seat 0: digger; hand NESW", "seat 1: digger; front broken cart")
    played(game, 0, LayTunnel("NESW", (1, 0)))


# ---------------------------------------------------------------- TUN-6


@pytest.mark.rule("TUN-6", "ACT-3")
def test_a_gap_after_a_rockfall_is_filled_by_a_card_that_fits_all_neighbours() -> None:
    game = position(
        """
players: 3
goals: gold, stone NE, stone NW
maze:
  · · · · · · · · ?0
  · · ┌ · · · · · ·
  ┼S─ ┴ ─ · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand rockfall, map
seat 1: digger; hand EW, NW, NES, NESW, map
seat 2: digger; hand map
"""
    )
    played(game, 0, Rockfall((2, 0)))
    assert (2, 0) not in tunnels_by_cell(game)
    assert refused(game, 1, LayTunnel("EW", (2, 0))) == "sides-clash"
    assert refused(game, 1, LayTunnel("NW", (2, 0))) == "sides-clash"
    assert refused(game, 1, LayTunnel("NSW", (2, 0))) == "sides-clash"
    facts = played(game, 1, LayTunnel("NESW", (2, 0)))
    assert tunnels_by_cell(game)[2, 0] == "NESW"
    assert not [fact for fact in facts if isinstance(fact, GoalTurned)]


@pytest.mark.rule("TUN-6")
def test_a_removed_tunnel_need_not_be_matched_any_more() -> None:
    game = position(
        """
players: 3
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ┐ · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand rockfall, map
seat 1: digger; hand EW, NS
"""
    )
    assert refused(game, 1, LayTunnel("NS", (2, 1))) == "not-your-turn"
    played(game, 0, Rockfall((2, 0)))
    assert refused(game, 1, LayTunnel("NS", (2, 1))) == "no-neighbour"
    played(game, 1, LayTunnel("EW", (2, 0)))
