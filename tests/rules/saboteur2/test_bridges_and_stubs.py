"""Cards with two paths that are not joined, and passages with stubs beside them (S2-7, TAB-3)."""

import pytest

from pyrite.game import LayTunnel, Pass
from pyrite.game.facts.course import RoundEnded
from pyrite.game.facts.maze import GoalTurned
from tests.rules.play import Cell, cells_for, facts_of, played, refused
from tests.rules.saboteur2.positions import BARE, game_from

AROUND_THE_CARD: dict[str, Cell] = {"N": (1, -1), "E": (2, 0), "S": (1, 1)}
"""The cells beside (1, 0), which lies right of the start."""

# ---------------------------------------------------------------- which path is reached


@pytest.mark.rule("S2-7", "TAB-3", "TUN-3")
@pytest.mark.parametrize(
    ("card", "as_laid", "reached"),
    [
        ("NS+EW", "NS+EW", "E"),
        ("NW+ES", "NW+ES", "N"),
        ("NE+SW", "NE+SW", "S"),
        ("NS+E|", "NS+W|", ""),
        ("NS+E|+W|", "NS+E|+W|", ""),
        ("EW+N|+S|", "EW+N|+S|", "E"),
        ("NE+S|", "SW+N|", "S"),
        ("NW+S|", "NW+S|", "N"),
        ("NEW+S| crystal", "NEW+S| crystal", "NE"),
        ("NEW+S| crystal", "ESW+N| crystal", "ES"),
        ("NSW+E| crystal", "NSW+E| crystal", "NS"),
        ("NSW+E| crystal", "NES+W| crystal", ""),
        ("EW+N| crystal", "EW+N| crystal", "E"),
        ("EW+N| crystal", "EW+S| crystal", "E"),
        ("E| crystal", "W| crystal", ""),
        ("NESW crystal", "NESW crystal", "NES"),
    ],
)
def test_a_path_continues_only_inside_its_own_group_of_sides(card: str, as_laid: str, reached: str) -> None:
    game = game_from(BARE, [f"; hand {card}", "; hand NESW"])
    played(game, 0, LayTunnel(as_laid, (1, 0)))
    going_on = cells_for(game, 1, "NESW")
    assert {side for side, cell in AROUND_THE_CARD.items() if cell in going_on} == set(reached)


@pytest.mark.rule("S2-7", "TUN-3")
@pytest.mark.parametrize(
    ("bridge", "cells"),
    [("NS+EW", {(1, -1), (1, 1)}), ("NW+ES", {(2, 0), (1, 1)}), ("NE+SW", {(1, -1), (2, 0)})],
)
def test_nothing_can_be_laid_at_the_path_that_is_not_reached(bridge: str, cells: set[Cell]) -> None:
    game = game_from(BARE, [f"; hand {bridge}", "; hand NESW"])
    played(game, 0, LayTunnel(bridge, (1, 0)))
    for cell in cells:
        assert refused(game, 1, LayTunnel("NESW", cell)) == "not-joined"


@pytest.mark.rule("S2-7")
def test_one_path_of_a_bridge_may_lead_back_over_the_other() -> None:
    # From the start over the bridge to the right, round the corner and up to it again from below.
    game = game_from(
        """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S╫ ┐ · · · · · ?1
  · · ┘ · · · · · ·
  · · · · · · · · ?2
""",
        ["; hand NE", "; hand NS"],
    )
    assert refused(game, 0, LayTunnel("NE", (1, -1))) == "sides-clash"
    played(game, 0, LayTunnel("NE", (1, 1)))
    assert (1, -1) in cells_for(game, 1, "NS")


# ---------------------------------------------------------------- laying one


@pytest.mark.rule("S2-7", "TUN-3", "TUN-4")
@pytest.mark.parametrize("bridge", ["NS+EW", "NW+ES", "NE+SW"])
def test_at_least_one_path_of_a_bridge_must_meet_a_reached_opening(bridge: str) -> None:
    game = game_from(
        """
maze:
  · · · · · · · · ?0
  · · · · ┼ · · · ·
  ┼S─ · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
""",
        [f"; hand {bridge}", "; hand NS"],
    )
    for cell in [(3, -1), (4, 0), (5, -1)]:
        assert refused(game, 0, LayTunnel(bridge, cell)) == "not-joined"
    assert cells_for(game, 0, bridge) == {(2, 0), (-1, 0), (0, -1), (0, 1)}


@pytest.mark.rule("S2-7", "TUN-2")
@pytest.mark.parametrize("bridge", ["NS+EW", "NW+ES", "NE+SW"])
def test_the_sides_of_both_paths_of_a_bridge_must_match(bridge: str) -> None:
    game = game_from(
        """
maze:
  · · · · · · · · ?0
  · · ┴ · · · · · ·
  ┼S─ · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
""",
        [f"; hand {bridge}", "; hand NESW"],
    )
    assert refused(game, 0, LayTunnel(bridge, (2, 0))) == "sides-clash"


@pytest.mark.rule("S2-7", "TUN-2", "TUN-3")
@pytest.mark.parametrize(("bridge", "joined"), [("NS+EW", False), ("NW+ES", True), ("NE+SW", False)])
def test_the_other_path_of_a_bridge_may_meet_cut_off_cards(bridge: str, joined: bool) -> None:
    # What is cut off is joined only if the path from the left bends up to it.
    game = game_from(
        """
maze:
  · · · · · · · · ?0
  · · ┼ · · · · · ·
  ┼S─ · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
""",
        [f"; hand {bridge}", "; hand NESW"],
    )
    played(game, 0, LayTunnel(bridge, (2, 0)))
    assert ((2, -2) in cells_for(game, 1, "NESW")) is joined


@pytest.mark.rule("S2-7", "TAB-2")
@pytest.mark.parametrize("bridge", ["NS+EW", "NW+ES", "NE+SW"])
def test_a_bridge_is_the_same_after_a_half_turn(bridge: str) -> None:
    game = game_from(BARE, [f"; hand {bridge}", "; hand NS"])
    lays = {(command.tunnel, command.cell) for command in game.legal(0) if isinstance(command, LayTunnel)}
    assert lays == {(bridge, cell) for cell in [(1, 0), (-1, 0), (0, 1), (0, -1)]}


@pytest.mark.rule("TAB-3", "TUN-3")
@pytest.mark.parametrize(
    ("card", "as_laid"), [("EW+N|+S|", "EW+N|+S|"), ("NEW+S| crystal", "ESW+N| crystal"), ("NE+S|", "SW+N|")]
)
def test_a_card_joined_by_its_stub_continues_no_path(card: str, as_laid: str) -> None:
    game = game_from(BARE, [f"; hand {card}", "; hand NESW"])
    played(game, 0, LayTunnel(as_laid, (0, 1)))
    assert cells_for(game, 1, "NESW") == {(1, 0), (-1, 0), (0, -1)}


# ---------------------------------------------------------------- goals

FROM_THE_LEFT = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S┼ ┼ ┴ ┴ ┴ ┴ · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
"""
FROM_ABOVE = """
maze:
  · · · · · · · · ?0
  ┌ ─ ┴ ┴ ┴ ┴ ─ ┐ ·
  ┼S· · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
"""
FROM_BELOW = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· · · · · · · ?1
  └ ─ ┬ ┬ ┬ ┬ ─ ┘ ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
"""


@pytest.mark.rule("S2-7", "GOAL-1", "TAB-3")
@pytest.mark.parametrize(
    ("card", "as_laid", "joined_from"),
    [
        ("NS+EW", "NS+EW", {"left"}),
        ("NE+SW", "NE+SW", {"above"}),
        ("NW+ES", "NW+ES", {"below"}),
        ("NESW", "NESW", {"left", "above", "below"}),
        ("EW+N|+S|", "EW+N|+S|", {"left"}),
        ("NS+E|+W|", "NS+E|+W|", set()),
        ("NSW+E| crystal", "NSW+E| crystal", set()),
        ("NSW+E| crystal", "NES+W| crystal", {"above", "below"}),
        ("NEW+S| crystal", "NEW+S| crystal", {"left", "above"}),
        ("NEW+S| crystal", "ESW+N| crystal", {"left", "below"}),
    ],
)
@pytest.mark.parametrize(("side", "maze"), [("left", FROM_THE_LEFT), ("above", FROM_ABOVE), ("below", FROM_BELOW)])
def test_a_goal_is_reached_only_by_the_path_that_leads_to_it(
    card: str, as_laid: str, joined_from: set[str], side: str, maze: str
) -> None:
    # The card is left of the gold and opens on it; the path reaches the card from one side.
    game = game_from(maze, [f"; hand {card}", "; hand map"])
    turned = [fact.face for fact in facts_of(game, 0, LayTunnel(as_laid, (7, 0)), GoalTurned)]
    assert turned == (["gold"] if side in joined_from else [])


@pytest.mark.rule("S2-7", "GOAL-1")
@pytest.mark.parametrize(("bridge", "turned"), [("NS+EW", []), ("NE+SW", [1]), ("NW+ES", [0])])
def test_between_two_goals_each_is_reached_by_its_own_path(bridge: str, turned: list[int]) -> None:
    # The path comes from the left, between the goal above and the goal below.
    game = game_from(
        """
maze:
  · · · · · · · · ?0
  ┌ ─ ┴ ┴ ┴ ┴ ┴ ─ ·
  ┼S· · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, stone NW, gold
""",
        [f"; hand {bridge}", "; hand map"],
    )
    facts = facts_of(game, 0, LayTunnel(bridge, (8, -1)), GoalTurned)
    assert [fact.goal for fact in facts] == turned


@pytest.mark.rule("S2-7", "GOAL-1", "GOAL-6", "S2-18")
def test_a_goal_waits_until_the_path_that_opens_on_it_is_joined() -> None:
    # The bridge's path from left to right is cut off until the gap beside it is filled.
    game = game_from(
        """
maze:
  · · · · · · · · ?0
  ┌ ─ ┴ ┴ ┴ ┼ ─ ┐ ·
  ┼S· · · · └ · ╫ ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
""",
        ["blue digger; hand EW", "green digger; hand map, map"],
        "asked: seat 1, turn",
    )
    assert facts_of(game, 1, Pass(("map",)), RoundEnded) == []
    [ended] = facts_of(game, 0, LayTunnel("EW", (6, 0)), RoundEnded)
    assert (ended.gold_reached, ended.finisher) == (True, 0)
