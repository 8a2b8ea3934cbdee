"""Treasure chests: goals that move, where a path waits for them, and ladders beside them (CHEST-5, GOAL-7)."""

import pytest

from pyrite.game import Game, LayTunnel, ReadMap
from pyrite.game.facts.cards import Drew
from pyrite.game.facts.course import Asked, RoundEnded
from pyrite.game.facts.maze import GoalTurned
from pyrite.game.modules.chests.commands import MoveGoal
from pyrite.game.modules.chests.facts import GoalMoved
from pyrite.game.notation import parse_position, print_position
from tests.modules.chest_positions import SEATS, UPPER, near_chests
from tests.modules.expansion_helpers import chests, in_turn, only, tunnels
from tests.rules.play import cells_for, played, position, refused, seen

GAMES = pytest.mark.parametrize("modules", ["chests", "chests, saboteur2"], ids=["base", "Saboteur 2"])

# ---------------------------------------------------------------- (e) move a goal


@pytest.mark.rule("CHEST-5")
@GAMES
@pytest.mark.parametrize("goal", [0, 1, 2])
def test_a_face_down_goal_of_choice_moves_one_cell_farther_from_the_start(modules: str, goal: int) -> None:
    game = near_chests("move a goal", modules=modules)
    assert only(Asked, played(game, 0, UPPER)) == [Asked(0, "move", (0, 1, 2))]
    assert (game.asked, game.question, seen(game)["choices"]) == (0, "move", [0, 1, 2])
    assert refused(game, 0, MoveGoal(3)) == "goal-cannot-move"
    assert refused(game, 1, MoveGoal(goal)) == "not-your-turn"
    facts = played(game, 0, MoveGoal(goal))
    assert only(GoalMoved, facts) == [GoalMoved(0, goal)]
    cells = [[8, -2], [8, 0], [8, 2]]
    cells[goal][0] = 9
    assert [each["cell"] for each in seen(game)["goals"]] == cells
    assert [each["face"] for each in seen(game)["goals"]] == [None] * 3
    assert len(only(Drew, facts)) == 1


BEHIND = {0: "  · · · · · · · · ?0", 1: "  ┼S─ ─ · · · · · ?1", 2: "  · · · · · · · · ?2"}


def blocked(*goals: int) -> str:
    """The maze with a tunnel behind each of these goals."""
    maze = "\nmaze:\n" + "\n".join([BEHIND[0], "  · · · &0· &2· · ·", BEHIND[1], "  · · · &1· &3· · ·", BEHIND[2]])
    for goal in goals:
        maze = maze.replace(BEHIND[goal], BEHIND[goal] + "├ ")
    return maze


@pytest.mark.rule("CHEST-5")
def test_only_goals_with_an_empty_cell_behind_them_can_move() -> None:
    game = near_chests("move a goal", maze=blocked(1))
    played(game, 0, UPPER)
    assert seen(game)["choices"] == [0, 2]
    assert refused(game, 0, MoveGoal(1)) == "goal-cannot-move"


@pytest.mark.rule("CHEST-5")
def test_if_only_one_can_move_it_moves_without_a_question() -> None:
    game = near_chests("move a goal", maze=blocked(0, 2))
    facts = played(game, 0, UPPER)
    assert only(GoalMoved, facts) == [GoalMoved(0, 1)]
    assert not only(Asked, facts)


@pytest.mark.rule("CHEST-5")
def test_nothing_happens_if_no_goal_can_move() -> None:
    game = near_chests("move a goal", maze=blocked(0, 1, 2))
    facts = played(game, 0, UPPER)
    assert not only(GoalMoved, facts)
    assert game.asked == 1
    assert len(only(Drew, facts)) == 1


@pytest.mark.rule("CHEST-5")
def test_a_goal_that_was_turned_over_does_not_move() -> None:
    maze = blocked().replace("?0", "└o")
    game = near_chests("move a goal", maze=maze, more=("goals: stone NE, gold, stone NW",))
    played(game, 0, UPPER)
    assert seen(game)["choices"] == [1, 2]


@pytest.mark.rule("CHEST-5", "TUN-3")
def test_a_tunnel_at_the_old_place_of_a_goal_must_be_joined() -> None:
    maze = blocked().replace("┼S─ ─ · · · · · ?1", "┼S─ ─ · · · · ━ ?1")
    seats = "seat 0: digger; hand NEW\nseat 1: saboteur; hand NESW\nseat 2: digger; hand NESW"
    game = near_chests("move a goal", maze=maze, seats=seats)
    in_turn(game, (0, UPPER), (0, MoveGoal(1)))
    assert (8, 0) not in cells_for(game, 1, "NESW")
    assert refused(game, 1, LayTunnel("NESW", (8, 0))) == "not-joined"


@pytest.mark.rule("CHEST-5", "TUN-1")
def test_tunnels_may_be_laid_at_the_old_place_of_a_goal_and_not_at_the_new_one() -> None:
    maze = blocked().replace("┼S─ ─ · · · · · ?1", "┼S─ ─ · · · · ━ ?1").replace("&3· · ·", "&3· · · └")
    seats = "seat 0: digger; hand NEW\nseat 1: saboteur; hand NESW\nseat 2: digger; hand NESW"
    game = near_chests("move a goal", maze=maze, seats=seats, more=("house rules: lay_must_join=no",))
    assert game.refusal(0, LayTunnel("ESW", (9, 0))) is None  # by the house rule it need not be joined
    in_turn(game, (0, UPPER), (0, MoveGoal(1)))
    assert (8, 0) in cells_for(game, 1, "NESW")
    assert not {(9, 0), (8, 2), (8, -2)} & cells_for(game, 1, "NESW")
    assert refused(game, 1, LayTunnel("NESW", (9, 0))) == "cell-taken"


@pytest.mark.rule("CHEST-5", "TUN-1")
def test_a_position_has_a_tunnel_at_the_old_place_of_a_goal_that_was_moved_and_turned_over() -> None:
    maze = blocked().replace("┼S─ ─ · · · · · ?1", "┼S─ ─ · · · · · ┴ └o")
    game = near_chests("one gold", maze=maze, more=("goals: stone NW, stone NE, gold",))
    assert seen(game)["goals"][1] == {"goal": 1, "cell": [9, 0], "face": "stone NE"}
    assert print_position(parse_position(print_position(game.state))) == print_position(game.state)


@pytest.mark.rule("CHEST-5", "INFO-2")
def test_a_look_at_a_goal_stays_with_the_moved_card() -> None:
    seats = SEATS.replace("hand NS, NE", "hand map; saw 1 gold in turn 1")
    game = near_chests("move a goal", seats=seats, more=("turn: 3", "goals: stone NE, gold, stone NW"))
    in_turn(game, (0, UPPER), (0, MoveGoal(1)))
    view = seen(game, 1)
    assert view["own"]["looks"] == [{"goal": 1, "face": "gold", "turn": 1}]
    assert view["goals"][1] == {"goal": 1, "cell": [9, 0], "face": None}
    # And a map read now finds the same card there.
    played(game, 1, ReadMap(1))
    assert [look["face"] for look in seen(game, 1)["own"]["looks"]] == ["gold", "gold"]


# ---------------------------------------------------------------- a goal moves to where a path waits

WAITING = """
chest cells: 1/1, 3/1, 5/1, 3/3
maze:
  · · · · · · · · ?0·
  ┌ ─ ─ ┴ ┴ ┴ ┴ ┴ ─ ┐
  ┼S· · · · · · · ?1·
  · &0· &1· &2· · · ·
  · · · · · · · · ?2·
  · · · &3· · · · · ·
"""
"""A path runs above the middle goal and turns down to (9, 0), the cell behind it."""


OPEN_CHEST = LayTunnel("SW", (1, 0))


def game_with_waiting_path(goals: str = "stone NE, gold, stone NW") -> Game:
    return position(
        WAITING,
        "players: 3",
        "modules: chests",
        f"goals: {goals}",
        chests("move a goal"),
        tunnels("NEW"),
        "seat 0: digger; hand NE",
        "seat 1: saboteur; hand map",
        "seat 2: digger; hand map",
    )


@pytest.mark.rule("GOAL-7", "CHEST-5", "GOAL-1")
def test_gold_that_moves_to_a_waiting_opening_is_turned_over_and_ends_the_round() -> None:
    game = game_with_waiting_path()
    facts = in_turn(game, (0, OPEN_CHEST), (0, MoveGoal(1)))
    assert only(GoalMoved, facts) == [GoalMoved(0, 1)]
    assert only(GoalTurned, facts) == [GoalTurned(0, 1, "gold")]
    assert [(fact.gold_reached, fact.finisher) for fact in only(RoundEnded, facts)] == [(True, 0)]


@pytest.mark.rule("GOAL-7", "CHEST-5", "GOAL-3")
def test_a_stone_that_moves_to_a_waiting_opening_is_turned_over_and_stays() -> None:
    game = game_with_waiting_path("gold, stone NE, stone NW")
    facts = in_turn(game, (0, OPEN_CHEST), (0, MoveGoal(1)))
    assert only(GoalTurned, facts) == [GoalTurned(0, 1, "stone NE")]
    assert {"cell": [9, 0], "card": "stone NE", "tunnel": "NE"} in seen(game)["maze"]
    assert seen(game)["goals"][1] == {"goal": 1, "cell": [9, 0], "face": "stone NE"}
    assert game.asked == 1


@pytest.mark.rule("GOAL-7", "CHEST-5")
@pytest.mark.parametrize("goal", [0, 2])
def test_a_goal_that_moves_elsewhere_stays_face_down(goal: int) -> None:
    game = game_with_waiting_path()
    played(game, 0, OPEN_CHEST)
    assert not only(GoalTurned, played(game, 0, MoveGoal(goal)))


# ---------------------------------------------------------------- ladders and goals that moved

LADDERS = """
maze:
  · · · · · · · · ?0· ·
  · · · &0· &2· · · · ·
  ┼S─ ─ · · · ─ · ?1· ·
  · · · &1· &3· · · · ┌
  · · · · · · · · ?2· ·
"""
"""The tunnels at (6, 0) and (10, 1) are not joined; ladders may be laid beside them."""


def ladders(ban: str, seat: int) -> Game:
    return position(
        LADDERS,
        "players: 3",
        "modules: chests, saboteur2",
        f"house rules: ladder_goal_ban={ban}",
        chests("move a goal"),
        tunnels("NEW"),
        "seat 0: boss; hand NEW",
        "seat 1: saboteur; hand N ladder, E ladder",
        f"asked: seat {seat}, turn",
    )


@pytest.mark.rule("CHEST-5", "S2-8")
def test_a_ladder_may_touch_the_old_place_of_a_goal_and_not_the_new_one() -> None:
    game = ladders("touching", 1)
    assert refused(game, 1, LayTunnel("W ladder", (7, 0))) == "ladder-at-goal"
    assert game.refusal(1, LayTunnel("N ladder", (10, 0))) is None
    game = ladders("touching", 0)
    in_turn(game, (0, LayTunnel("NEW", (3, 0))), (0, MoveGoal(1)))
    assert refused(game, 1, LayTunnel("N ladder", (10, 0))) == "ladder-at-goal"
    assert refused(game, 1, LayTunnel("S ladder", (9, 1))) == "ladder-at-goal"
    played(game, 1, LayTunnel("W ladder", (7, 0)))


@pytest.mark.rule("CHEST-5", "S2-8")
def test_if_only_openings_are_banned_a_ladder_may_touch_the_moved_goal() -> None:
    game = ladders("open_side", 0)
    in_turn(game, (0, LayTunnel("NEW", (3, 0))), (0, MoveGoal(1)))
    assert refused(game, 1, LayTunnel("N ladder", (9, 1))) == "ladder-at-goal"
    assert game.refusal(1, LayTunnel("N ladder", (10, 0))) is None
    played(game, 1, LayTunnel("S ladder", (9, 1)))
