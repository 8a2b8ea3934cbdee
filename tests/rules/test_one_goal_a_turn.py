"""UA16 turns over at most one goal a turn; the others wait (GOAL-4 with goals_at_once = one)."""

import pytest

from pyrite.game import Command, Fact, Game, LayGoal, LayTunnel, Pass, Rockfall, TurnGoal
from pyrite.game.facts.course import Asked, RoundEnded, TurnBegun
from pyrite.game.facts.gold import TokensPaid
from pyrite.game.facts.maze import GoalTurned
from pyrite.game.modules.detour import Detour
from pyrite.game.notation import print_position
from tests.rules.play import played, position, refused, seen


def turned(facts: list[Fact]) -> list[GoalTurned]:
    return [fact for fact in facts if isinstance(fact, GoalTurned)]


def ending(facts: list[Fact]) -> tuple[bool, int | None]:
    [ended] = [fact for fact in facts if isinstance(fact, RoundEnded)]
    return ended.gold_reached, ended.finisher


def play_on(game: Game, *commands: Command) -> list[Fact]:
    """Let the seats play in turn; the facts of the last command."""
    facts: list[Fact] = []
    for command in commands:
        assert game.asked is not None
        facts = played(game, game.asked, command)
    return facts


BETWEEN_TWO_GOALS = """
players: 3
maze:
  · · · · · · · · ?0
  ┌ ─ ─ ┴ ┴ ┴ ┴ ┴ ·
  ┼S· · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand NES, map, map
seat 1: digger; hand EW, NW, N|+E|+S|, rockfall, map
seat 2: digger; hand NES, NESW, map
"""
GOLD_WAITS = "goals: gold, stone NE, stone NW"
STONE_WAITS = "goals: stone NW, stone NE, gold"

JOIN_BOTH = LayTunnel("NSW", (8, -1))


def with_goal_0_waiting(goals: str = GOLD_WAITS, text: str = BETWEEN_TWO_GOALS) -> Game:
    """Seat 0 has joined goals 0 and 1 at once, and turned over goal 1, a stone."""
    game = position(text, "edition: UA16", goals)
    play_on(game, JOIN_BOTH, TurnGoal(1))
    return game


@pytest.mark.rule("GOAL-4", "ED-1")
def test_of_two_goals_reached_at_once_only_the_chosen_one_is_turned_over() -> None:
    game = position(BETWEEN_TWO_GOALS, "edition: UA16", STONE_WAITS)
    assert play_on(game, JOIN_BOTH)[-1] == Asked(0, "goal", (0, 1))
    facts = play_on(game, TurnGoal(1))
    assert turned(facts) == [GoalTurned(0, 1, "stone NE")]
    assert facts[-1] == TurnBegun(1)
    assert [goal["face"] for goal in seen(game)["goals"]] == [None, "stone NE", None]


@pytest.mark.rule("GOAL-4", "ED-1")
def test_with_all_goals_at_once_the_same_card_turns_over_both() -> None:
    game = position(BETWEEN_TWO_GOALS, "edition: RU16", STONE_WAITS)
    assert play_on(game, JOIN_BOTH)[-1] == Asked(0, "goal", (0, 1))
    facts = play_on(game, TurnGoal(1))
    assert turned(facts) == [GoalTurned(0, 1, "stone NE"), GoalTurned(0, 0, "stone NW")]


@pytest.mark.rule("GOAL-4", "GOAL-2")
def test_the_gold_chosen_ends_the_round_and_the_other_goal_stays_face_down() -> None:
    game = position(BETWEEN_TWO_GOALS, "edition: UA16", GOLD_WAITS)
    facts = play_on(game, JOIN_BOTH, TurnGoal(0))
    assert turned(facts) == [GoalTurned(0, 0, "gold")]
    assert ending(facts) == (True, 0)


@pytest.mark.rule("GOAL-4")
@pytest.mark.parametrize(
    "command",
    [LayTunnel("EW", (-1, 0)), LayTunnel("N|+E|+S|", (7, -2)), Pass(("EW",)), Rockfall((7, -1))],
    ids=["a tunnel elsewhere", "a dead end facing it", "a pass", "a cut"],
)
def test_a_goal_that_is_not_chosen_stays_face_down(command: Command) -> None:
    assert turned(play_on(with_goal_0_waiting(), command)) == []


@pytest.mark.rule("GOAL-4", "GOAL-6")
def test_another_opening_that_faces_the_waiting_goal_turns_it_over() -> None:
    facts = play_on(with_goal_0_waiting(), LayTunnel("ES", (7, -2)))
    assert turned(facts) == [GoalTurned(1, 0, "gold")]
    assert ending(facts) == (True, 1)


@pytest.mark.rule("GOAL-4", "GOAL-6", "TUN-6")
@pytest.mark.parametrize(
    ("removed", "fill"),
    [((3, -1), "NESW"), ((8, -1), "NSW")],
    ids=["a cut far away", "the very card that faced it"],
)
def test_the_same_opening_turns_it_over_when_it_is_reached_again_after_a_cut(
    removed: tuple[int, int], fill: str
) -> None:
    game = with_goal_0_waiting()
    assert turned(play_on(game, Rockfall(removed))) == []
    facts = play_on(game, LayTunnel(fill, removed))
    assert turned(facts) == [GoalTurned(2, 0, "gold")]
    assert ending(facts) == (True, 2)


@pytest.mark.rule("GOAL-4")
def test_a_gap_that_left_the_opening_reached_by_another_path_was_no_cut() -> None:
    text = BETWEEN_TWO_GOALS.replace("┌ ─ ─ ┴ ┴ ┴ ┴ ┴ ·", "┌ ┬ ─ ─ ┴ ┴ ┴ ┴ ·").replace("┼S·", "┼S┘")
    game = with_goal_0_waiting(text=text.replace("hand NES, NESW, map", "hand NW"))
    assert turned(play_on(game, Rockfall((1, 0)))) == []
    assert turned(play_on(game, LayTunnel("NW", (1, 0)))) == []


@pytest.mark.rule("GOAL-4")
def test_a_waiting_goal_is_not_among_those_that_a_later_card_may_turn_over() -> None:
    game = position(
        """
players: 3
edition: UA16
goals: gold, stone NE, stone NW
joined: 0 by 1
maze:
  · · · · · · · · ?0
  · · ┌ ┴ ┴ ┴ ┴ ┴ ┤
  ┼S┼ ┤ · · · · · └o
  · · └ ─ ─ ─ ┼ ┼ ·
  · · · · · · · · ?2
seat 0: digger; hand NE, map
seat 1: digger; hand map
"""
    )
    facts = play_on(game, LayTunnel("SW", (8, 1)))
    assert turned(facts) == [GoalTurned(0, 2, "stone NW")]
    assert facts[-1] == TurnBegun(1)


LEADS_TO_ANOTHER = """
players: 3
goals: stone NW, stone NE, gold
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ─ ┴ ┴ ┴ ┴ · ?1
  · · · · · · · · │
  · · · · · · · · ?2
seat 0: digger; hand EW
seat 1: digger; hand map
"""


@pytest.mark.rule("GOAL-4")
def test_a_goal_reached_through_the_stone_just_turned_over_waits_too() -> None:
    game = position(LEADS_TO_ANOTHER, "edition: UA16")
    assert turned(play_on(game, LayTunnel("EW", (7, 0)))) == [GoalTurned(0, 1, "stone NE")]
    # Seat 1 discards the last card of all: the round ends, and seat 0 joined the gold.
    facts = play_on(game, Pass(("map",)))
    assert turned(facts) == [GoalTurned(0, 2, "gold")]
    assert ending(facts) == (True, 0)


# ---------------------------------------------------------------- the round's end without gold

LAST_CARDS = """
players: 3
maze:
  · · · · · · · · ?0
  ┌ ─ ─ ┴ ┴ ┴ ┴ ┴ ·
  ┼S· · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: saboteur; hand NES
seat 1: digger; hand rockfall
seat 2: digger; hand map
"""


@pytest.mark.rule("GOAL-4", "GOAL-6", "PAY-1")
def test_gold_still_joined_at_the_rounds_end_wins_for_the_diggers_and_its_joiner_is_the_finisher() -> None:
    game = with_goal_0_waiting(text=LAST_CARDS)
    facts = play_on(game, Pass(("rockfall",)), Pass(("map",)))
    assert turned(facts) == [GoalTurned(0, 0, "gold")]
    assert ending(facts) == (True, 0)
    # Two diggers share; against the direction of play from seat 0 the first to choose is seat 2 (PAY-4).
    assert (game.asked, game.question) == (2, "gold")


@pytest.mark.rule("GOAL-4")
def test_a_stone_still_joined_at_the_rounds_end_is_turned_over_and_wins_nothing() -> None:
    facts = play_on(with_goal_0_waiting(STONE_WAITS, LAST_CARDS), Pass(("rockfall",)), Pass(("map",)))
    assert turned(facts) == [GoalTurned(0, 0, "stone NW")]
    assert ending(facts) == (False, None)


@pytest.mark.rule("GOAL-4", "PAY-1")
@pytest.mark.parametrize("removed", [(4, -1), (8, -1)], ids=["a cut far away", "the very card that faced it"])
def test_gold_that_was_joined_and_cut_off_since_wins_for_the_diggers_at_the_rounds_end(
    removed: tuple[int, int],
) -> None:
    game = with_goal_0_waiting(text=LAST_CARDS)
    assert turned(play_on(game, Rockfall(removed))) == []
    facts = play_on(game, Pass(("map",)))
    assert turned(facts) == [GoalTurned(0, 0, "gold")]
    assert ending(facts) == (True, 0)


@pytest.mark.rule("GOAL-4")
def test_a_stone_that_was_joined_and_cut_off_since_is_turned_over_and_wins_nothing() -> None:
    facts = play_on(with_goal_0_waiting(STONE_WAITS, LAST_CARDS), Rockfall((4, -1)), Pass(("map",)))
    assert turned(facts) == [GoalTurned(0, 0, "stone NW")]
    assert ending(facts) == (False, None)


@pytest.mark.rule("GOAL-4", "ED-1")
@pytest.mark.parametrize("edition", ["DE24", "RU16"])
def test_with_all_goals_at_once_no_goal_is_left_for_the_end_of_the_round(edition: str) -> None:
    game = position(LAST_CARDS, f"edition: {edition}", STONE_WAITS)
    play_on(game, JOIN_BOTH, TurnGoal(1))
    facts = play_on(game, Rockfall((4, -1)), Pass(("map",)))
    assert turned(facts) == []
    assert ending(facts) == (False, None)


@pytest.mark.rule("GOAL-4")
def test_a_goal_that_is_face_up_is_not_turned_over_again_at_the_rounds_end() -> None:
    text = LAST_CARDS.replace("?1", "└o").replace("seat 0: saboteur; hand NES", "seat 0: saboteur; hand map")
    game = position(text, "edition: UA16", GOLD_WAITS, "joined: 1 by 0")
    assert turned(play_on(game, Pass(("map",)), Pass(("rockfall",)), Pass(("map",)))) == []


@pytest.mark.rule("GOAL-4")
@pytest.mark.parametrize("edition", ["DE24", "RU16", "UA16"])
def test_a_goal_that_was_never_joined_stays_face_down_at_the_rounds_end(edition: str) -> None:
    game = position(LAST_CARDS, f"edition: {edition}", GOLD_WAITS)
    facts = play_on(game, Pass(("NES",)), Pass(("rockfall",)), Pass(("map",)))
    assert turned(facts) == []
    assert ending(facts) == (False, None)


NOTHING_TO_PLAY = LAST_CARDS.replace("hand NES", "hand NES, repair cart, repair cart")
NOTHING_TO_PLAY = NOTHING_TO_PLAY.replace("hand rockfall", "hand repair lantern, repair lantern")
NOTHING_TO_PLAY = NOTHING_TO_PLAY.replace("hand map", "hand repair pickaxe, repair pickaxe")


@pytest.mark.rule("GOAL-4", "END-1")
def test_gold_still_joined_is_turned_over_when_forced_passes_end_the_round() -> None:
    game = with_goal_0_waiting(text=NOTHING_TO_PLAY)
    facts = play_on(game, *(Pass((f"repair {tool}",)) for tool in ("lantern", "pickaxe", "cart")))
    assert seen(game)["hands"] == [1, 1, 1]
    assert turned(facts) == [GoalTurned(0, 0, "gold")]
    assert ending(facts) == (True, 0)


THREE_AT_ONCE = """
players: 3
edition: UA16
maze:
  · · · · · · · · ?0
  · · ┌ ┴ ┴ ┴ ┴ ┴ ┤
  ┼S· ┤ · · · · · ?1
  · · └ ─ ─ ─ ┼ ┼ ┐
  · · · · · · · · ?2
seat 0: digger; hand NESW
seat 1: digger; hand rockfall
seat 2: digger; hand NESW
"""
JOIN_ALL = LayTunnel("NESW", (1, 0))


@pytest.mark.rule("GOAL-4")
def test_all_goals_still_joined_are_turned_over_at_the_rounds_end() -> None:
    game = position(THREE_AT_ONCE, "goals: stone NW, stone NE, gold")
    play_on(game, JOIN_ALL, TurnGoal(1), Pass(("rockfall",)))
    facts = play_on(game, Pass(("NESW",)))
    assert turned(facts) == [GoalTurned(0, 0, "stone NW"), GoalTurned(0, 2, "gold")]
    assert ending(facts) == (True, 0)


@pytest.mark.rule("GOAL-4", "GOAL-6")
def test_gold_joined_again_after_a_cut_has_its_first_joiner_as_the_finisher() -> None:
    game = position(THREE_AT_ONCE, "goals: gold, stone NE, stone NW")
    assert play_on(game, JOIN_ALL)[-1] == Asked(0, "goal", (0, 1, 2))
    play_on(game, TurnGoal(1), Rockfall((1, 0)))
    assert play_on(game, JOIN_ALL)[-1] == Asked(2, "goal", (0, 2))
    assert refused(game, 2, TurnGoal(1)) == "goal-not-reached"
    # Nobody holds a card any more, so the round ends with seat 2's turn; seat 0 joined the gold before it.
    facts = play_on(game, TurnGoal(2))
    assert turned(facts) == [GoalTurned(2, 2, "stone NW"), GoalTurned(0, 0, "gold")]
    assert ending(facts) == (True, 0)


@pytest.mark.rule("GOAL-4", "GOAL-6")
def test_a_seat_that_joins_the_gold_again_and_turns_it_over_in_that_turn_is_the_finisher() -> None:
    game = position(THREE_AT_ONCE, "goals: gold, stone NE, stone NW")
    facts = play_on(game, JOIN_ALL, TurnGoal(1), Rockfall((1, 0)), JOIN_ALL, TurnGoal(0))
    assert turned(facts) == [GoalTurned(2, 0, "gold")]
    assert ending(facts) == (True, 2)


@pytest.mark.rule("GOAL-4", "GOAL-5")
@pytest.mark.parametrize(
    ("goals", "faces"),
    [
        ("goals: gold, stone NE, stone NW", [GoalTurned(0, 0, "gold")]),
        ("goals: stone NW, stone NE, gold", [GoalTurned(0, 0, "stone NW"), GoalTurned(0, 2, "gold")]),
    ],
    ids=["the gold first", "the gold last"],
)
def test_goals_cut_off_are_turned_over_in_their_order_until_the_gold(goals: str, faces: list[GoalTurned]) -> None:
    game = position(THREE_AT_ONCE, goals)
    play_on(game, JOIN_ALL, TurnGoal(1), Rockfall((1, 0)))
    facts = play_on(game, Pass(("NESW",)))
    assert turned(facts) == faces
    assert ending(facts) == (True, 0)


@pytest.mark.rule("GOAL-4", "GOAL-5")
def test_when_the_round_ends_with_gold_goals_that_wait_stay_face_down() -> None:
    game = position(THREE_AT_ONCE, "goals: stone NW, stone NE, gold")
    play_on(game, JOIN_ALL, TurnGoal(1), Rockfall((1, 0)))
    facts = play_on(game, JOIN_ALL, TurnGoal(2))
    assert turned(facts) == [GoalTurned(2, 2, "gold")]
    assert [goal["face"] for goal in seen(game)["goals"]] == [None, "stone NE", "gold"]
    assert ending(facts) == (True, 2)


@pytest.mark.rule("GOAL-4", "SET-5")
def test_goals_joined_in_one_round_do_not_count_in_the_next() -> None:
    game = with_goal_0_waiting(text=LAST_CARDS)
    play_on(game, Rockfall((4, -1)), Pass(("map",)))
    while game.question == "gold":
        assert game.asked is not None
        played(game, game.asked, game.legal(game.asked)[0])
    assert seen(game)["round"] == 2
    assert "joined:" not in print_position(game.state)


@pytest.mark.rule("GOAL-4", "GOAL-3")
def test_a_question_about_the_orientation_comes_before_the_turn_ends() -> None:
    text = THREE_AT_ONCE.replace("┼ ┼ ┐", "┼ ┼ ┤")  # the middle goal is met from above and from below
    game = position(text, "goals: gold, stone NE, stone NW")
    play_on(game, LayTunnel("NESW", (1, 0)))
    assert play_on(game, TurnGoal(1))[-1] == Asked(0, "orientation", (1,))
    written = print_position(game.state)
    assert "fresh: done\n" in written
    for each in (game, position(written)):
        facts = play_on(each, LayGoal("NE"))
        assert turned(facts) == []
        assert facts[-1] == TurnBegun(1)


# ---------------------------------------------------------------- as a house rule beside other cards

DETOUR_AWAY = """
players: 3
house rules: goals_at_once=one
goals: gold, stone NE, stone NW
modules: detour
maze:
  · · · · · · · · ?0
  ┌ ─ ─ ┴ ┴ ┴ ┴ ┴ ·
  ┼S· · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand NES
seat 1: saboteur; hand detour
"""


@pytest.mark.rule("GOAL-4", "WC-23")
def test_gold_that_a_detour_cuts_off_still_counts_as_joined() -> None:
    game = position(DETOUR_AWAY)
    play_on(game, JOIN_BOTH, TurnGoal(1))
    facts = play_on(game, Detour("NES", (3, -2)))
    assert turned(facts) == [GoalTurned(0, 0, "gold")]
    assert ending(facts) == (True, 0)


TWO_TEAMS = """
players: 4
modules: saboteur2
house rules: goals_at_once=one
maze:
  · · · · · · · · ?0
  ┌ ─ ─ ┴ ┴ ┴ ┴ ┴ ·
  ┼S· · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: blue digger; hand NES
seat 1: saboteur; hand rockfall
seat 2: boss
seat 3: green digger
"""


@pytest.mark.rule("GOAL-4", "S2-19", "S2-22")
@pytest.mark.parametrize(
    ("last", "paid"),
    [(Pass(("rockfall",)), {0: 4, 2: 3}), (Rockfall((4, -1)), {2: 4})],
    ids=["still joined", "cut off"],
)
def test_no_team_can_reach_gold_that_is_cut_off_at_the_rounds_end(last: Command, paid: dict[int, int]) -> None:
    game = position(TWO_TEAMS, GOLD_WAITS)
    facts = play_on(game, JOIN_BOTH, TurnGoal(1), last)
    assert turned(facts) == [GoalTurned(0, 0, "gold")]
    assert ending(facts) == (True, 0)
    assert {fact.seat: fact.tokens for fact in facts if isinstance(fact, TokensPaid)} == paid
