"""Doors are open to all who lay cards, and to one team when gold is shared (S2-9, S2-19)."""

import pytest

from pyrite.game import LayTunnel
from pyrite.game.facts.course import RoundEnded
from pyrite.game.facts.maze import GoalTurned
from tests.rules.play import Cell, cells_for, facts_of, played, refused
from tests.rules.saboteur2.positions import BARE, LAST_TUNNEL, game_from, of_kind, paid

# ---------------------------------------------------------------- laying cards


@pytest.mark.rule("S2-9", "TUN-3")
@pytest.mark.parametrize("door", ["EW blue door", "EW green door"])
@pytest.mark.parametrize("role", ["blue digger", "green digger", "saboteur", "geologist"])
def test_anyone_may_lay_a_door_and_continue_behind_it(door: str, role: str) -> None:
    game = game_from(BARE, [f"{role}; hand {door}", f"{role if role != 'geologist' else 'boss'}; hand NESW"])
    played(game, 0, LayTunnel(door, (1, 0)))
    assert (2, 0) in cells_for(game, 1, "NESW")


@pytest.mark.rule("S2-9", "TUN-2", "TAB-2")
@pytest.mark.parametrize(
    ("door", "as_laid", "cells"),
    [
        ("NS blue door", "NS blue door", {(0, 1), (0, -1)}),
        ("EW green door", "EW green door", {(1, 0), (-1, 0)}),
        ("NE blue door", "NE blue door", {(0, 1), (-1, 0)}),
        ("NE blue door", "SW blue door", {(0, -1), (1, 0)}),
        ("NW green door", "NW green door", {(0, 1), (1, 0)}),
        ("NW green door", "ES green door", {(0, -1), (-1, 0)}),
        ("NS+E| green door", "NS+E| green door", {(0, 1), (0, -1), (-1, 0)}),
        ("NS+E| green door", "NS+W| green door", {(0, 1), (0, -1), (1, 0)}),
    ],
)
def test_a_door_is_laid_like_its_tunnel(door: str, as_laid: str, cells: set[Cell]) -> None:
    game = game_from(BARE, [f"; hand {door}", "; hand map"])
    assert cells_for(game, 0, as_laid) == cells


@pytest.mark.rule("S2-9", "S2-18", "GOAL-1")
@pytest.mark.parametrize("door", ["─b", "─g"])
def test_a_door_does_not_keep_the_gold_from_being_reached(door: str) -> None:
    game = game_from(with_doors("one path", door), ["blue digger; hand EW", "green digger"])
    facts = played(game, 0, LAST_TUNNEL)
    assert of_kind(facts, GoalTurned) == [GoalTurned(0, 1, "gold")]
    [ended] = of_kind(facts, RoundEnded)
    assert (ended.gold_reached, ended.finisher) == (True, 0)


# ---------------------------------------------------------------- who can reach the gold

MAZES = {
    "one path": """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S1=┼ ┴ ┴ ┴ ┴ · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
""",
    "one path, two places": """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S1=┼ ┴ ┴ ┴ 2=· ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
""",
    "two paths": """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S1=┼ ┴ ┴ ┴ ┴ · ?1
  └ 2=┘ · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
""",
    "two paths, a corner": """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S1=┼ ┴ ┴ ┴ ┴ · ?1
  2=─ 3=· · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
""",
    "three paths": """
maze:
  · · · · · · · · ?0
  ┌ 3=4=· · · · · ·
  ┼S1=┼ ┴ ┴ ┴ ┴ · ?1
  └ 2=┘ · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
""",
    "a side path": """
maze:
  · · · · · · · · ?0
  · · ┌ 2=· · · · ·
  ┼S1=┼ ┬ ┴ ┴ ┴ · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
""",
    "a fork behind a place": """
maze:
  · · · · · · · · ?0
  · · ┌ 3=┐ · · · ·
  ┼S1=┼ 2=┼ ┴ ┴ · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
""",
    "a ladder behind a place": """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S1=┼ ┴ ┴ ┴ 2=· ?1
  · · ╵H· · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
""",
    "twice over a bridge": """
maze:
  · · · · · · · · ?0
  · · ┌ ┴ ┴ ┴ ┐ · ·
  ┼S─ ╫ 1=· · └ · ?1
  · · └ 2=· · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
""",
    "down from the start": """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· ┌ ┴ ┴ ┴ ┴ · ?1
  1=· │ · · · · · ·
  └ ─ ┘ · · · · · ?2
goals: stone NE, gold, stone NW
""",
    "a path past its stub": """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· ┌ ┴ ┴ ┴ ┴ · ?1
  1=─ ┤ · · · · · ·
  └ ─ ┘ · · · · · ?2
goals: stone NE, gold, stone NW
""",
}
"""Mazes where `LAST_TUNNEL` joins the gold; at the numbers lie tunnels with doors, or without."""


def with_doors(maze: str, *places: str) -> str:
    drawn = MAZES[maze]
    for number, place in enumerate(places, 1):
        drawn = drawn.replace(f"{number}=", place.ljust(2))
    return drawn


def who_can_reach(maze: str) -> str:
    """B, G, both or neither: the teams that win when a saboteur joins the gold (S2-21, S2-24)."""
    game = game_from(maze, ["saboteur; hand EW", "blue digger", "green digger"])
    payment = paid(played(game, 0, LAST_TUNNEL))
    return {(4, 4): "BG", (5, 0): "B", (0, 5): "G", (0, 0): ""}[payment.get(1, 0), payment.get(2, 0)]


@pytest.mark.rule("S2-9", "S2-19")
@pytest.mark.parametrize(
    ("maze", "places", "teams"),
    [
        ("one path", ["─"], "BG"),
        ("one path", ["─b"], "B"),
        ("one path", ["─g"], "G"),
        ("one path, two places", ["─b", "─"], "B"),
        ("one path, two places", ["─", "─g"], "G"),
        ("one path, two places", ["─b", "─g"], ""),
        ("one path, two places", ["─g", "─b"], ""),
        ("two paths", ["─b", "─"], "BG"),
        ("two paths", ["─", "─g"], "BG"),
        ("two paths", ["─b", "─g"], "BG"),
        ("two paths", ["─g", "─b"], "BG"),
        ("two paths, a corner", ["─b", "└b", "┘"], "B"),  # a blue door on either path
        ("two paths, a corner", ["─g", "└", "┘g"], "G"),
        ("two paths, a corner", ["─b", "└b", "┘g"], "B"),  # both doors on the lower path
        ("two paths, a corner", ["─g", "└b", "┘g"], "G"),
        ("two paths, a corner", ["─", "└b", "┘g"], "BG"),
        ("three paths", ["─b", "─", "─", "┐"], "BG"),
        ("three paths", ["─b", "─g", "─", "┐b"], "BG"),
        ("three paths", ["─b", "─", "─g", "┐b"], "BG"),
        ("a side path", ["─", "─b"], "BG"),
        ("a side path", ["─g", "─b"], "G"),
        ("a fork behind a place", ["─b", "─g", "─"], "B"),
        ("a fork behind a place", ["─g", "─b", "─"], "G"),
        ("a fork behind a place", ["─", "─b", "─g"], "BG"),
        ("a ladder behind a place", ["─b", "─"], "BG"),  # the ladder is joined to the start
        ("a ladder behind a place", ["─g", "─"], "BG"),
        ("a ladder behind a place", ["─", "─b"], "B"),
        ("a ladder behind a place", ["─b", "─g"], "G"),
        ("twice over a bridge", ["┐", "┘"], "BG"),
        ("twice over a bridge", ["┐b", "┘"], "B"),  # no step down from the bridge
        ("twice over a bridge", ["┐", "┘g"], "G"),
        ("twice over a bridge", ["┐b", "┘g"], ""),
        ("down from the start", ["│"], "BG"),
        ("down from the start", ["│b"], "B"),
        ("down from the start", ["┝"], "BG"),
        ("down from the start", ["┝g"], "G"),
        ("a path past its stub", ["┝"], "BG"),
        ("a path past its stub", ["┝g"], "G"),
    ],
)
def test_each_team_reaches_the_gold_by_its_best_path(maze: str, places: list[str], teams: str) -> None:
    assert who_can_reach(with_doors(maze, *places)) == teams


@pytest.mark.rule("S2-9", "TAB-3")
def test_the_stub_of_a_door_card_is_no_path() -> None:
    cut_off = with_doors("a path past its stub", "┝g").replace("└ ─ ┘", "· ─ ┘")
    game = game_from(cut_off, ["green digger; hand EW, NE", "blue digger"])
    assert refused(game, 0, LAST_TUNNEL) == "not-joined"
    played(game, 0, LayTunnel("NE", (0, 2)))
    assert facts_of(game, 0, LAST_TUNNEL, RoundEnded) != []


@pytest.mark.rule("S2-9", "S2-19")
@pytest.mark.parametrize(("door", "winner"), [("EW blue door", 1), ("EW green door", 2)])
def test_a_door_on_the_card_that_joins_the_gold_counts(door: str, winner: int) -> None:
    game = game_from(with_doors("one path", "─"), [f"saboteur; hand {door}", "blue digger", "green digger"])
    assert paid(played(game, 0, LayTunnel(door, (7, 0)))) == {winner: 5}


@pytest.mark.rule("S2-9", "S2-22", "S2-25")
def test_boss_profiteer_and_geologists_go_through_every_door() -> None:
    maze = with_doors("one path, two places", "─b", "─g").replace("┼ ┴ ┴ ", "┼*┴ ┴*")
    game = game_from(maze, ["geologist; hand EW", "boss", "profiteer", "blue digger", "green digger"])
    assert paid(played(game, 0, LAST_TUNNEL)) == {0: 2, 1: 3, 2: 2}


@pytest.mark.rule("S2-19", "S2-21")
def test_a_path_that_was_cut_before_the_end_does_not_count() -> None:
    # The path without a door has lost a tunnel.
    maze = with_doors("two paths", "─b", "·")
    assert who_can_reach(maze) == "B"
