"""A goal that was turned over is laid so that its sides match (GOAL-3)."""

import pytest

from pyrite.game import LayGoal, LayTunnel, Pass
from pyrite.game.facts.course import Asked
from pyrite.game.facts.maze import GoalLaid
from tests.rules.play import Cell, cells_for, facts_of, played, position, refusal, refused, seen, tunnels_by_cell

BEST_FIT = "house rules: goal_misfit=best_fit"
PLAYER = "house rules: goal_misfit=player"

FROM_THE_WEST = """
players: 3
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ─ ┴ ┴ ┴ ┴ · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
"""
FROM_THE_NORTH = """
players: 3
maze:
  · · · · · · · · ?0
  ┌ ─ ─ ┴ ┴ ┴ ┴ ┴ ·
  ┼S· · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
"""
FROM_THE_EAST = """
players: 3
maze:
  ┌ ─ ─ ┴ ┴ ┴ ┴ ┴ ─ ┐
  │ · · · · · · · ?0│
  │ · · · · · · · · │
  ┼S· · · · · · · ?1·
  · · · · · · · · · ·
  · · · · · · · · ?2·
"""
FROM_THE_SOUTH = """
players: 3
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· · · · · · · ?1
  └ ─ ─ ┬ ┬ ┬ ┬ ┬ ·
  · · · · · · · · ?2
"""

FROM_THE_WEST_AND_SOUTH = """
players: 3
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S┬ ┬ ┬ ┬ ─ ┬ ─ ?1
  · · · · · · └ ─ ┘
  · · · · · · · · ?2
"""


@pytest.mark.rule("GOAL-3")
def test_the_orientations_of_a_stone_are_listed_in_the_order_of_their_sides() -> None:
    game = position(
        FROM_THE_WEST_AND_SOUTH,
        "goals: gold, stone NW, stone NE",
        "asked: seat 0, orientation 1",
        "turned: 1",
        "seat 0: digger; hand map",
        "seat 1: digger; hand map",
    )
    assert game.legal(0) == [LayGoal("ES"), LayGoal("NW")]


@pytest.mark.rule("GOAL-3", "TAB-4")
@pytest.mark.parametrize(
    ("maze", "card", "end", "cell", "ne", "nw"),
    [
        (FROM_THE_WEST, "NEW", "NEW", (7, 0), "SW", "NW"),
        (FROM_THE_NORTH, "NE", "SW", (8, -1), "NE", "NW"),
        (FROM_THE_EAST, "NW", "NW", (9, 0), "NE", "ES"),
        (FROM_THE_SOUTH, "NW", "NW", (8, 1), "SW", "ES"),
    ],
    ids=["west", "north", "east", "south"],
)
@pytest.mark.parametrize("misfit", [BEST_FIT, PLAYER])
def test_a_stone_reached_from_one_side_is_laid_so_that_it_joins_there(
    maze: str, card: str, end: str, cell: Cell, ne: str, nw: str, misfit: str
) -> None:
    for stone, lies in (("stone NE", ne), ("stone NW", nw)):
        other = "stone NW" if stone == "stone NE" else "stone NE"
        game = position(
            maze,
            misfit,
            f"goals: {other}, {stone}, gold",
            f"seat 0: digger; hand {card}",
            "seat 1: digger; hand map",
        )
        assert facts_of(game, 0, LayTunnel(end, cell), GoalLaid) == [GoalLaid(0, 1, lies)]
        assert game.question == "turn"


# One card, laid in the gap at (5, 0), brings the path to the middle goal from the left and from above.
FROM_TWO_SIDES = """
players: 3
maze:
  · · · · · · · · ?0
  · · · · · · ┌ ─ ┐
  ┼S┴ ┴ ┴ ┴ · ┴ ─ ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand EW, map
seat 1: digger; hand map
"""


@pytest.mark.rule("GOAL-3")
@pytest.mark.parametrize("orientation", ["NE", "SW"])
def test_if_both_orientations_are_equally_good_the_player_chooses(orientation: str) -> None:
    game = position(FROM_TWO_SIDES, "goals: gold, stone NE, stone NW")
    facts = played(game, 0, LayTunnel("EW", (5, 0)))
    assert facts[-1] == Asked(0, "orientation", (1,))
    assert seen(game)["goals"][1]["face"] == "stone NE"
    assert (8, 0) not in tunnels_by_cell(game)
    assert game.legal(0) == [LayGoal("NE"), LayGoal("SW")]
    assert facts_of(game, 0, LayGoal(orientation), GoalLaid) == [GoalLaid(0, 1, orientation)]
    assert tunnels_by_cell(game)[8, 0] == orientation
    assert game.asked == 1


@pytest.mark.rule("GOAL-3")
@pytest.mark.parametrize("orientation", ["NW", "ES", "NESW"])
def test_a_goal_cannot_be_laid_in_an_orientation_of_another_card(orientation: str) -> None:
    game = position(FROM_TWO_SIDES, "goals: gold, stone NE, stone NW")
    played(game, 0, LayTunnel("EW", (5, 0)))
    answer = refusal(game, 0, LayGoal(orientation))
    assert (answer.reason, answer.rule) == ("goal-misfit", "GOAL-3")
    assert refused(game, 0, Pass(("map",))) == "not-asked-for"
    assert refused(game, 1, LayGoal("NE")) == "not-your-turn"


@pytest.mark.rule("GOAL-3")
@pytest.mark.parametrize("misfit", [BEST_FIT, PLAYER])
def test_an_orientation_without_mismatches_is_forced(misfit: str) -> None:
    # The other curve meets both openings when it lies NW.
    game = position(FROM_TWO_SIDES, misfit, "goals: gold, stone NW, stone NE")
    assert facts_of(game, 0, LayTunnel("EW", (5, 0)), GoalLaid) == [GoalLaid(0, 1, "NW")]
    assert game.question == "turn"


@pytest.mark.rule("GOAL-3")
@pytest.mark.parametrize("misfit", [BEST_FIT, PLAYER])
def test_the_gold_has_only_one_orientation(misfit: str) -> None:
    # A wall below the gold remains a mismatch, and nobody is asked.
    game = position(ABOVE_A_WALL, misfit, "goals: stone NE, gold, stone NW")
    assert facts_of(game, 0, LayTunnel("NEW", (7, 0)), GoalLaid) == [GoalLaid(0, 1, "NESW")]


# A third neighbour below the goal, with a closed side towards it. Cut off or not, it is a face-up neighbour.
TWO_SIDES_AND_A_WALL = """
players: 3
maze:
  · · · · · · · · ?0
  · · · · · · ┌ ─ ┐
  ┼S┴ ┴ ┴ ┴ · ┴ ─ ?1
  · · · · · · · · ┐
  · · · · · · · · ?2
seat 0: digger; hand EW, map
seat 1: digger; hand map
goals: gold, stone NE, stone NW
"""


@pytest.mark.rule("GOAL-3")
def test_of_the_joining_orientations_the_one_with_the_fewest_mismatches_is_used() -> None:
    # NE leaves one mismatch (left), SW two (above and below).
    game = position(TWO_SIDES_AND_A_WALL)
    assert facts_of(game, 0, LayTunnel("EW", (5, 0)), GoalLaid) == [GoalLaid(0, 1, "NE")]


@pytest.mark.rule("GOAL-3", "ED-1")
@pytest.mark.parametrize("orientation", ["NE", "SW"])
def test_if_the_player_chooses_the_number_of_mismatches_does_not_count(orientation: str) -> None:
    game = position(TWO_SIDES_AND_A_WALL, PLAYER)
    assert played(game, 0, LayTunnel("EW", (5, 0)))[-1] == Asked(0, "orientation", (1,))
    assert facts_of(game, 0, LayGoal(orientation), GoalLaid) == [GoalLaid(0, 1, orientation)]


ABOVE_A_WALL = """
players: 3
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ─ ┴ ┴ ┴ ┴ · ?1
  · · · · · · · · ─
  · · · · · · · · ?2
seat 0: digger; hand NEW, map
seat 1: digger; hand NS, map
"""
STONE_NE = "goals: gold, stone NE, stone NW"


@pytest.mark.rule("GOAL-3")
def test_a_goal_must_join_a_reached_opening_even_against_a_wall() -> None:
    # NE would clash only on the left, but would not join; SW joins and clashes below.
    game = position(ABOVE_A_WALL, STONE_NE)
    assert facts_of(game, 0, LayTunnel("NEW", (7, 0)), GoalLaid) == [GoalLaid(0, 1, "SW")]
    assert tunnels_by_cell(game)[8, 1] == "EW"


@pytest.mark.rule("GOAL-3", "ED-1")
@pytest.mark.parametrize(("orientation", "joined"), [("NE", False), ("SW", True)])
def test_if_the_player_chooses_the_goal_may_be_laid_unjoined(orientation: str, joined: bool) -> None:
    game = position(ABOVE_A_WALL, STONE_NE, PLAYER)
    assert played(game, 0, LayTunnel("NEW", (7, 0)))[-1] == Asked(0, "orientation", (1,))
    assert game.legal(0) == [LayGoal("NE"), LayGoal("SW")]
    played(game, 0, LayGoal(orientation))
    assert tunnels_by_cell(game)[8, 0] == orientation
    # An unjoined goal is not reached, and neither is the cell above its opening.
    if joined:
        assert refused(game, 1, LayTunnel("NS", (8, -1))) == "sides-clash"
    else:
        assert refused(game, 1, LayTunnel("NS", (8, -1))) == "not-joined"
    assert (8, -1) not in cells_for(game, 1, "NS")


BELOW_A_CUT_OFF_OPENING = """
players: 3
maze:
  · · · · · · · · ?0
  · · · · · · · · ┐
  ┼S─ ─ ┴ ┴ ┴ ┴ · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand NEW, map
seat 1: digger; hand map
"""


@pytest.mark.rule("GOAL-3")
@pytest.mark.parametrize("misfit", [BEST_FIT, PLAYER])
def test_an_opening_that_is_not_reached_counts_as_a_neighbour_but_not_as_a_join(misfit: str) -> None:
    # Above the goal lies a cut-off tunnel, open towards it. NW matches both sides and is forced.
    game = position(BELOW_A_CUT_OFF_OPENING, misfit, "goals: gold, stone NW, stone NE")
    assert facts_of(game, 0, LayTunnel("NEW", (7, 0)), GoalLaid) == [GoalLaid(0, 1, "NW")]
    # The stone NE fits in neither orientation. Only SW joins the reached opening.
    game = position(BELOW_A_CUT_OFF_OPENING, misfit, STONE_NE)
    if misfit == BEST_FIT:
        assert facts_of(game, 0, LayTunnel("NEW", (7, 0)), GoalLaid) == [GoalLaid(0, 1, "SW")]
    else:
        played(game, 0, LayTunnel("NEW", (7, 0)))
        assert game.legal(0) == [LayGoal("NE"), LayGoal("SW")]


@pytest.mark.rule("GOAL-3")
def test_a_remaining_mismatch_continues_no_path() -> None:
    # SW is chosen while the tunnel above opens towards the goal: the path runs on below, and only there.
    game = position(FROM_TWO_SIDES.replace("seat 1: digger; hand map", "seat 1: digger; hand NS, NESW"), STONE_NE)
    played(game, 0, LayTunnel("EW", (5, 0)))
    played(game, 0, LayGoal("SW"))
    assert (8, 1) in cells_for(game, 1, "NS")
    assert refused(game, 1, LayTunnel("NESW", (9, 0))) == "sides-clash"
    assert refused(game, 1, LayTunnel("NS", (9, 0))) == "not-joined"
