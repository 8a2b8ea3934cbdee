"""Several cards are joined at once: first the special card, then goals and chests by choice (GOAL-7)."""

import pytest

from pyrite.game import Fact, Game, LayTunnel, TurnGoal
from pyrite.game.facts.course import Asked, RoundEnded
from pyrite.game.facts.gold import GoldDealt
from pyrite.game.facts.maze import GoalTurned
from pyrite.game.modules.chests.commands import LookAtRole, MoveGoal, OpenChest
from pyrite.game.modules.chests.facts import ChestLaid, ChestOpened, ChestTurned
from pyrite.game.modules.party import RolesDealt
from pyrite.game.modules.wardrobe import WardrobeEntered
from tests.modules.expansion_helpers import chests, in_turn, new_goals, only, tokens, tunnels
from tests.rules.play import played, position, seen

HARMLESS = "no more maps"


def joined_in_order(facts: list[Fact]) -> list[str]:
    """What was joined, in order."""
    lines = []
    for fact in facts:
        if isinstance(fact, WardrobeEntered | RolesDealt):
            lines.append("special")
        elif isinstance(fact, GoalTurned):
            lines.append(f"goal {fact.goal}")
        elif isinstance(fact, ChestOpened):
            lines.append(f"chest {fact.chest}")
    return lines


# ---------------------------------------------------------------- wardrobe or party first

FORK = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· ┬ ┼ ┼ ┼ ┼ ─ ?1
  · · │ · · · · · ·
  · · │ · · · · · ?2
  · · └ ─ ┼{}· · · ·
"""
"""A tunnel at (1, 0) joins the middle goal and the special card at once."""

JOIN_ALL = LayTunnel("EW", (1, 0))


@pytest.mark.rule("GOAL-7", "ROBE-1", "PAY-2")
def test_the_wardrobe_comes_before_the_gold_and_the_new_role_is_paid() -> None:
    game = position(
        FORK.format("W"),
        "players: 3",
        "modules: wardrobe",
        "goals: stone NE, gold, stone NW",
        "seat 0: saboteur; hand EW",
        "seat 1: digger; hand map",
        "seat 2: digger; hand map",
        "left over: digger",
    )
    facts = played(game, 0, JOIN_ALL)
    assert joined_in_order(facts) == ["special", "goal 1"]
    [ended] = only(RoundEnded, facts)
    assert (ended.finisher, ended.roles) == (0, ("digger", "digger", "digger"))
    # As a digger now, the joiner is the first to choose.
    assert (game.asked, game.question) == (0, "gold")


@pytest.mark.rule("GOAL-7", "ROBE-1", "WC-16")
def test_a_digger_who_comes_out_of_the_wardrobe_greedy_takes_the_gold_alone() -> None:
    game = position(
        FORK.format("W"),
        "players: 3",
        "modules: wardrobe, greedy_dwarf",
        "goals: stone NE, gold, stone NW",
        "seat 0: digger; hand EW",
        "seat 1: digger; hand map",
        "seat 2: saboteur; hand map",
        "left over: greedy",
    )
    facts = played(game, 0, JOIN_ALL)
    assert [(fact.seat, fact.paid) for fact in only(GoldDealt, facts)] == [(0, 4)]
    assert game.gold == [4, 0, 0]


@pytest.mark.rule("GOAL-7", "PARTY-1", "S2-20")
@pytest.mark.parametrize("seed", range(6))
def test_after_a_party_the_gold_is_paid_by_the_new_roles(seed: int) -> None:
    game = position(
        FORK.format("P"),
        "players: 3",
        "modules: party, saboteur2",
        "goals: stone NE, gold, stone NW",
        "seat 0: saboteur; hand EW",
        "seat 1: blue digger; hand map",
        "seat 2: green digger; hand map",
        f"seed: {seed:064x}",
    )
    facts = played(game, 0, JOIN_ALL)
    assert joined_in_order(facts) == ["special", "goal 1"]
    [dealt] = only(RolesDealt, facts)
    # No doors: a digger who joins wins alone for the own team, a saboteur makes both teams win.
    if dealt.roles[0] == "saboteur":
        assert sorted(tokens(game)) == [0, 4, 4]
    else:
        assert tokens(game) == [5, 0, 0]


WINGS = """
maze:
  · · · · · &0· · ·
  · · · · · · · · ?0
  · · · · · &1· · ·
  ┼S· · · · · · · ?1
  │ · · · · &2· · ·
  │ · · · · · · · ?2
  └ ─ ─ · ┼{}&3· · ·
"""


@pytest.mark.rule("GOAL-7", "CHEST-2")
@pytest.mark.parametrize(("module", "mark"), [("wardrobe", "W"), ("party", "P")])
def test_a_chest_behind_the_special_card_is_joined_through_it_and_comes_second(module: str, mark: str) -> None:
    game = position(
        WINGS.format(mark),
        "players: 3",
        f"modules: {module}, chests",
        "chest layout: wings",
        "chest cells: 5/-3, 5/-1, 5/1, 5/3",
        chests("one gold", "bury five", "extra draw", HARMLESS),
        tunnels("NEW", "NEW", "NE", "NW"),
        "seat 0: digger; hand EW",
        "seat 1: saboteur; hand map",
    )
    assert joined_in_order(played(game, 0, LayTunnel("EW", (3, 3)))) == ["special", "chest 3"]


BESIDE_THE_PARTY = """
chest cells: 3/2, 1/2, 5/-1, 5/1
maze:
  · · · · · · · · ?0
  · · · · · &2· · ·
  ┼S· · · · · · · ?1
  │ · · · · &3· · ·
  │ &1· &0· · · · ?2
  └ ─ ─ · ┼P· · · ·
"""


@pytest.mark.rule("GOAL-7")
def test_a_chest_and_the_party_joined_at_once_give_no_choice() -> None:
    game = position(
        BESIDE_THE_PARTY,
        "players: 3",
        "modules: party, chests",
        chests(HARMLESS),
        tunnels("NEW"),
        "seat 0: digger; hand NEW",
        "seat 1: saboteur; hand map",
    )
    facts = played(game, 0, LayTunnel("NEW", (3, 3)))
    assert joined_in_order(facts) == ["special", "chest 0"]
    assert not only(Asked, facts)


ABOVE_THE_PARTY = """
chest cells: 4/2, 3/1, 6/-1, 6/2
maze:
  · · · · · · · · ?0
  · · · · · · &2· ·
  ┼S· · · · · · · ?1
  │ · · &1· · · · ·
  └ ─ ─ · &0· &3· ?2
  · · · · ┼P· · · ·
"""


@pytest.mark.rule("GOAL-7")
def test_a_party_that_a_chest_tunnel_joins_comes_before_the_chest_that_still_waits() -> None:
    game = position(
        ABOVE_THE_PARTY,
        "players: 3",
        "modules: party, chests",
        chests(HARMLESS, "one gold"),
        tunnels("NESW", "NEW"),
        "seat 0: digger; hand NEW",
        "seat 1: saboteur; hand map",
    )
    played(game, 0, LayTunnel("NEW", (3, 2)))
    assert seen(game)["choices"] == [{"chest": 0}, {"chest": 1}]
    # Chest 0 is wholly resolved, then the party that its tunnel joins, then chest 1.
    assert joined_in_order(played(game, 0, OpenChest(0))) == ["chest 0", "special", "chest 1"]


# ---------------------------------------------------------------- goals and chests in the player's order

AT_THE_GOAL = """
chest cells: 7/-1, 3/1, 5/-2, 5/2
maze:
  · · · · · &2· · ?0
  · · · · · · · &0·
  ┼S─ ─ ─ ┼ ┼ ┼ · ?1
  · · · &1· · · · ·
  · · · · · &3· · ?2
"""
JOIN_BOTH = LayTunnel("NEW", (7, 0))


def at_the_goal(found: str, goals: str = "stone NE, stone NW, gold", maze: str = AT_THE_GOAL) -> Game:
    return position(
        maze,
        "players: 3",
        "modules: chests",
        f"goals: {goals}",
        chests(found),
        tunnels("NEW"),
        "seat 0: digger; hand NEW",
        "seat 1: saboteur; hand map",
        "seat 2: digger; hand map",
    )


@pytest.mark.rule("GOAL-7", "GOAL-4")
@pytest.mark.parametrize(
    ("first", "order"),
    [(TurnGoal(1), ["goal 1", "chest 0"]), (OpenChest(0), ["chest 0", "goal 1"])],
)
def test_the_player_chooses_whether_a_goal_or_a_chest_comes_first(
    first: TurnGoal | OpenChest, order: list[str]
) -> None:
    game = at_the_goal(HARMLESS)
    assert only(Asked, played(game, 0, JOIN_BOTH)) == [Asked(0, "goal", (1, 16))]
    assert seen(game)["choices"] == [{"goal": 1}, {"chest": 0}]
    assert game.legal(0) == [TurnGoal(1), OpenChest(0)]
    assert joined_in_order(played(game, 0, first)) == order


@pytest.mark.rule("GOAL-7", "GOAL-5")
def test_gold_first_leaves_the_chest_closed() -> None:
    game = at_the_goal("one gold", "stone NE, gold, stone NW")
    played(game, 0, JOIN_BOTH)
    assert joined_in_order(played(game, 0, TurnGoal(1))) == ["goal 1"]
    assert seen(game)["chests"][0] == {"chest": 0, "cell": [7, -1], "tunnel": None, "found": None}
    assert seen(game)["purses"][0] == {"cards": 0, "tokens": 0}


@pytest.mark.rule("GOAL-7", "GOAL-5", "NEWG-2")
def test_a_spider_first_leaves_the_chest_closed() -> None:
    game = position(
        """
chest cells: 7/-1, 3/1, 5/-2, 5/2
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  · · · · · &2· · ?1
  · · · · · · · &0·
  ┼S─ ─ ─ ┼ ┼ ┼ · ?2
  · · · &1· · · · ·
  · · · · · &3· · ?3
  · · · · · · · · ·
  · · · · · · · · ?4
""",
        "players: 3",
        "modules: chests, new_goals",
        new_goals("gold", "stone NE", "spider"),
        chests("one gold"),
        tunnels("NEW"),
        "seat 0: digger; hand NEW",
        "seat 1: saboteur; hand map",
        "seat 2: digger; hand map",
    )
    played(game, 0, JOIN_BOTH)
    facts = played(game, 0, TurnGoal(2))
    assert joined_in_order(facts) == ["goal 2"]
    assert only(RoundEnded, facts)[0].gold_reached is False
    assert game.gold == [0, 4, 0]


@pytest.mark.rule("GOAL-7", "CHEST-5")
def test_a_chest_that_moves_the_waiting_goal_away_leaves_it_face_down() -> None:
    game = at_the_goal("move a goal", "stone NE, gold, stone NW")
    in_turn(game, (0, JOIN_BOTH), (0, OpenChest(0)))
    assert (game.question, seen(game)["choices"]) == ("move", [0, 1, 2])
    facts = played(game, 0, MoveGoal(1))
    assert joined_in_order(facts) == []
    assert seen(game)["goals"][1] == {"goal": 1, "cell": [9, 0], "face": None}
    assert game.asked == 1


@pytest.mark.rule("GOAL-7", "CHEST-5")
def test_a_chest_that_moves_another_goal_lets_the_waiting_one_be_turned_over() -> None:
    game = at_the_goal("move a goal", "stone NE, gold, stone NW")
    facts = in_turn(game, (0, JOIN_BOTH), (0, OpenChest(0)), (0, MoveGoal(0)))
    assert joined_in_order(facts) == ["chest 0", "goal 1"]
    assert only(RoundEnded, facts)[0].finisher == 0


@pytest.mark.rule("GOAL-7", "CHEST-2")
def test_each_card_is_fully_resolved_before_the_next_is_turned_over() -> None:
    game = at_the_goal("look at a role", "stone NE, gold, stone NW")
    played(game, 0, JOIN_BOTH)
    facts = played(game, 0, OpenChest(0))
    assert [type(fact) for fact in facts] == [ChestTurned, ChestLaid, ChestOpened, Asked]
    assert (game.question, seen(game)["goals"][1]["face"]) == ("role", None)
    assert joined_in_order(played(game, 0, LookAtRole(1))) == ["goal 1"]


@pytest.mark.rule("GOAL-7", "CHEST-2")
def test_cards_that_a_chest_tunnel_joins_are_among_the_next_choices() -> None:
    game = position(
        """
chest cells: 3/-1, 3/1, 4/-2, 5/1
maze:
  · · · · &2· · · ?0
  · · · &0┘ · · · ·
  ┼S─ ─ · · · · · ?1
  · · · &1· &3· · ·
  · · · · · · · · ?2
""",
        "players: 3",
        "modules: chests",
        chests(HARMLESS, "one gold", "bury five"),
        tunnels("NEW", "NEW", "NE"),
        "seat 0: digger; hand NESW",
        "seat 1: saboteur; hand map",
    )
    played(game, 0, LayTunnel("NESW", (3, 0)))
    assert seen(game)["choices"] == [{"chest": 0}, {"chest": 1}]
    played(game, 0, OpenChest(0))
    # Through chest 0 and the curve at (4, -1), chest 2 is joined now.
    assert seen(game)["choices"] == [{"chest": 1}, {"chest": 2}]
    assert joined_in_order(played(game, 0, OpenChest(2))) == ["chest 2", "chest 1"]
