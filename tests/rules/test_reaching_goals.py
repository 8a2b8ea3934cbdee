"""Goals that a path reaches are turned over (GOAL-1, GOAL-2, GOAL-4 to GOAL-6)."""

import pytest

from pyrite.game import Fact, Game, LayGoal, LayTunnel, ReadMap, Rockfall, TurnGoal
from pyrite.game.facts.cards import Drew
from pyrite.game.facts.course import Asked, RoundEnded, TurnBegun
from pyrite.game.facts.maze import GoalLaid, GoalTurned
from tests.rules.play import Cell, cells_for, facts_of, played, position, refused, seen, tunnels_by_cell


def turned(facts: list[Fact]) -> list[int]:
    return [fact.goal for fact in facts if isinstance(fact, GoalTurned)]


def faces(game: Game) -> list[str | None]:
    return [goal["face"] for goal in seen(game)["goals"]]


STRAIGHT_AHEAD = """
players: 3
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ─ ┴ ┴ ┴ ┴ · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand EW, NE, NES, E|+W|, E|, N|+E|+S|+W|
seat 1: digger; hand NS, NW, map
seat 2: digger; hand map
deck: NESW, map
"""
STONE_AHEAD = "goals: gold, stone NE, stone NW"
GOLD_AHEAD = "goals: stone NE, gold, stone NW"

# ---------------------------------------------------------------- GOAL-1


@pytest.mark.rule("GOAL-1")
def test_a_goal_met_by_a_reached_opening_is_turned_over_by_the_player_whose_turn_it_is() -> None:
    game = position(STRAIGHT_AHEAD, STONE_AHEAD)
    assert facts_of(game, 0, LayTunnel("EW", (7, 0)), GoalTurned) == [GoalTurned(0, 1, "stone NE")]
    assert faces(game) == [None, "stone NE", None]


@pytest.mark.rule("GOAL-1")
@pytest.mark.parametrize("dead_end", ["E|+W|", "N|+E|+S|+W|", "W|"])
def test_a_dead_end_next_to_a_goal_turns_nothing_over(dead_end: str) -> None:
    game = position(STRAIGHT_AHEAD, GOLD_AHEAD)
    assert turned(played(game, 0, LayTunnel(dead_end, (7, 0)))) == []
    assert faces(game) == [None, None, None]


@pytest.mark.rule("GOAL-1")
@pytest.mark.parametrize("tunnel", ["SW", "NSW"])
def test_a_closed_side_against_a_goal_turns_nothing_over(tunnel: str) -> None:
    game = position(STRAIGHT_AHEAD, GOLD_AHEAD)
    assert turned(played(game, 0, LayTunnel(tunnel, (7, 0)))) == []
    assert faces(game) == [None, None, None]


@pytest.mark.rule("GOAL-1")
def test_a_tunnel_across_a_corner_from_a_goal_turns_nothing_over() -> None:
    game = position(STRAIGHT_AHEAD, GOLD_AHEAD)
    played(game, 0, LayTunnel("SW", (7, 0)))
    assert turned(played(game, 1, LayTunnel("NS", (7, 1)))) == []


@pytest.mark.rule("GOAL-1", "GOAL-6", "TUN-6")
def test_an_opening_that_is_cut_off_turns_nothing_over_until_the_gap_is_filled() -> None:
    # In RU16 a cut-off tunnel may be extended to the goal; the player who fills the gap has joined it.
    game = position(
        """
players: 3
edition: RU16
goals: stone NE, gold, stone NW
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ─ ┴ ┴ ┴ ┴ · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand rockfall, map
seat 1: digger; hand NEW, map
seat 2: digger; hand EW
"""
    )
    played(game, 0, Rockfall((2, 0)))
    assert turned(played(game, 1, LayTunnel("NEW", (7, 0)))) == []
    facts = played(game, 2, LayTunnel("EW", (2, 0)))
    assert turned(facts) == [1]
    [ended] = [fact for fact in facts if isinstance(fact, RoundEnded)]
    assert (ended.gold_reached, ended.finisher) == (True, 2)


@pytest.mark.rule("GOAL-1")
def test_a_goal_already_face_up_is_not_turned_over_again() -> None:
    game = position(
        """
players: 3
goals: gold, stone NW, stone NE
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ─ ┴ ┴ ┴ ┴ · ┘o
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand EW
seat 1: digger; hand map
"""
    )
    assert turned(played(game, 0, LayTunnel("EW", (7, 0)))) == []


# ---------------------------------------------------------------- GOAL-2


@pytest.mark.rule("GOAL-2")
def test_the_gold_ends_the_round_at_once() -> None:
    game = position(STRAIGHT_AHEAD, GOLD_AHEAD)
    facts = played(game, 0, LayTunnel("EW", (7, 0)))
    [ended] = [fact for fact in facts if isinstance(fact, RoundEnded)]
    assert (ended.gold_reached, ended.finisher) == (True, 0)
    assert not [fact for fact in facts if isinstance(fact, Drew | TurnBegun)]
    assert tunnels_by_cell(game)[8, 0] == "NESW"
    assert game.question == "gold"


@pytest.mark.rule("GOAL-2")
def test_after_a_stone_the_round_goes_on_and_the_stone_is_part_of_the_maze() -> None:
    game = position(STRAIGHT_AHEAD, STONE_AHEAD)
    facts = played(game, 0, LayTunnel("EW", (7, 0)))
    assert facts[-2:] == [Drew(0, ("NESW",)), TurnBegun(1)]
    assert tunnels_by_cell(game)[8, 0] == "SW"
    # It matches its neighbours and leads on, here to the cell below it ...
    assert refused(game, 1, LayTunnel("ES", (8, 1))) == "sides-clash"
    assert (8, 1) in cells_for(game, 1, "NS")
    # ... where a path through the stone reaches the next goal.
    assert turned(played(game, 1, LayTunnel("NS", (8, 1)))) == [2]


@pytest.mark.rule("GOAL-2", "GOAL-1")
def test_a_stone_that_leads_straight_to_a_waiting_tunnel_reaches_the_next_goal_in_the_same_turn() -> None:
    # RU16: the tunnel between two goals may lie there before any path comes near.
    game = position(
        """
players: 3
edition: RU16
goals: gold, stone NE, stone NW
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ─ ┴ ┴ ┴ ┴ · ?1
  · · · · · · · · │
  · · · · · · · · ?2
seat 0: digger; hand EW
seat 1: digger; hand map
"""
    )
    facts = played(game, 0, LayTunnel("EW", (7, 0)))
    assert [fact for fact in facts if isinstance(fact, GoalTurned | GoalLaid)] == [
        GoalTurned(0, 1, "stone NE"),
        GoalLaid(0, 1, "SW"),
        GoalTurned(0, 2, "stone NW"),
        GoalLaid(0, 2, "NW"),
    ]


# ---------------------------------------------------------------- GOAL-4: all at once

BETWEEN_TWO_GOALS = """
players: 3
maze:
  · · · · · · · · ?0
  ┌ ─ ─ ┴ ┴ ┴ ┴ ┴ ·
  ┼S· · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand NES, map
seat 1: digger; hand map
"""
THREE_AT_ONCE = """
players: 3
maze:
  · · · · · · · · ?0
  · · ┌ ┴ ┴ ┴ ┴ ┴ ┤
  ┼S· ┤ · · · · · ?1
  · · └ ─ ─ ─ ┼ ┼ ┤
  · · · · · · · · ?2
seat 0: digger; hand NESW, map
seat 1: digger; hand map
"""
TWO_STONES = "goals: stone NW, stone NE, gold"


@pytest.mark.rule("GOAL-4")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_of_two_goals_reached_at_once_the_player_chooses_which_is_first(order: Cell) -> None:
    game = position(BETWEEN_TWO_GOALS, TWO_STONES)
    facts = played(game, 0, LayTunnel("NSW", (8, -1)))
    assert facts[-1] == Asked(0, "goal", (0, 1))
    assert faces(game) == [None, None, None]
    assert refused(game, 0, TurnGoal(2)) == "goal-not-reached"
    assert refused(game, 1, TurnGoal(0)) == "not-your-turn"
    facts = played(game, 0, TurnGoal(order[0]))
    # Each is resolved before the next: turned over and laid.
    resolved = [(type(fact).__name__, fact.goal) for fact in facts if isinstance(fact, GoalTurned | GoalLaid)]
    first, second = order
    assert resolved == [
        ("GoalTurned", first),
        ("GoalLaid", first),
        ("GoalTurned", second),
        ("GoalLaid", second),
    ]
    assert game.asked == 1


@pytest.mark.rule("GOAL-4")
def test_of_three_goals_reached_at_once_the_player_chooses_twice() -> None:
    game = position(THREE_AT_ONCE, TWO_STONES)
    assert played(game, 0, LayTunnel("NESW", (1, 0)))[-1] == Asked(0, "goal", (0, 1, 2))
    assert seen(game)["fresh_goals"] == [0, 1, 2]
    played(game, 0, TurnGoal(1))
    # The stone NE meets openings above and below: both orientations have one mismatch, so the player is asked.
    assert game.question == "orientation"
    assert played(game, 0, LayGoal("NE"))[-1] == Asked(0, "goal", (0, 2))
    facts = played(game, 0, TurnGoal(0))
    assert turned(facts) == [0, 2]
    assert [fact.finisher for fact in facts if isinstance(fact, RoundEnded)] == [0]


@pytest.mark.rule("GOAL-4")
def test_no_other_command_is_accepted_while_a_goal_is_to_be_chosen() -> None:
    game = position(BETWEEN_TWO_GOALS, TWO_STONES)
    played(game, 0, LayTunnel("NSW", (8, -1)))
    assert refused(game, 0, ReadMap(2)) == "not-asked-for"
    assert game.legal(0) == [TurnGoal(0), TurnGoal(1)]
    assert game.legal(1) == []


# ---------------------------------------------------------------- GOAL-5


@pytest.mark.rule("GOAL-5")
def test_gold_among_several_leaves_the_rest_face_down() -> None:
    game = position(THREE_AT_ONCE, "goals: stone NE, stone NW, gold")
    played(game, 0, LayTunnel("NESW", (1, 0)))
    facts = played(game, 0, TurnGoal(2))
    assert turned(facts) == [2]
    assert faces(game) == [None, None, "gold"]
    assert len([fact for fact in facts if isinstance(fact, RoundEnded)]) == 1


@pytest.mark.rule("GOAL-5")
def test_gold_turned_over_second_leaves_the_third_face_down() -> None:
    game = position(THREE_AT_ONCE, "goals: stone NW, gold, stone NE")
    played(game, 0, LayTunnel("NESW", (1, 0)))
    played(game, 0, TurnGoal(0))
    assert turned(played(game, 0, TurnGoal(1))) == [1]
    assert faces(game) == ["stone NW", "gold", None]


# ---------------------------------------------------------------- GOAL-6


@pytest.mark.rule("GOAL-6")
def test_the_player_who_fills_a_distant_gap_joins_the_gold_even_as_a_saboteur() -> None:
    game = position(THREE_AT_ONCE.replace("seat 0: digger", "seat 0: saboteur"), TWO_STONES)
    played(game, 0, LayTunnel("NESW", (1, 0)))
    facts = played(game, 0, TurnGoal(2))
    [ended] = [fact for fact in facts if isinstance(fact, RoundEnded)]
    assert (ended.gold_reached, ended.finisher, ended.roles[0]) == (True, 0, "saboteur")


@pytest.mark.rule("GOAL-6")
def test_the_joiner_is_the_player_whose_turn_it_is() -> None:
    hand = "seat 2: digger; hand map"
    game = position(
        STRAIGHT_AHEAD.replace(hand, hand + ", NEW"), GOLD_AHEAD, "asked: seat 2, turn", "last tunnel: 1"
    )
    [ended] = facts_of(game, 2, LayTunnel("NEW", (7, 0)), RoundEnded)
    assert ended.finisher == 2
