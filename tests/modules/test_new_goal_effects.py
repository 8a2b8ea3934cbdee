"""New goals: what each does to the one who turns it over, and several at once (NEWG-2, NEWG-3, GOAL-5)."""

import pytest

from pyrite.game import Fact, Game, LayGoal, LayTunnel, Pass, TurnGoal
from pyrite.game.facts.cards import Drew
from pyrite.game.facts.course import Asked, RoundEnded
from pyrite.game.facts.gold import NothingToLose, TokensPaid
from pyrite.game.facts.maze import GoalLaid, GoalTurned
from pyrite.game.modules.detour import Detour
from tests.modules.expansion_helpers import in_turn, new_goals, only, tokens
from tests.rules.play import played, position, seen, tunnels_by_cell

STRAIGHT = """
players: 3
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  · · · · · · · · ?1
  · · · · · · · · ·
  ┼S┼ ┼ ┼ ┼ ─ ─ · ?2
  · · · · · · · · ·
  · · · · · · · · ?3
  · · · · · · · · ·
  · · · · · · · · ?4
seat 0: {role}; hand EW, map{purse}
seat 1: {other}; hand map
seat 2: {other}; hand map
deck: NS, NE
"""
LAST = LayTunnel("EW", (7, 0))
MIDDLE = (8, 0)
GAMES = pytest.mark.parametrize("modules", ["new_goals", "new_goals, saboteur2"], ids=["base", "Saboteur 2"])


def facing(goal: str, purse: str = "", modules: str = "new_goals", edition: str = "DE24") -> Game:
    """Seat 0 is one tunnel away from this goal."""
    saboteur2 = "saboteur2" in modules
    roles = (
        {"role": "blue digger", "other": "green digger"} if saboteur2 else {"role": "digger", "other": "digger"}
    )
    text = STRAIGHT.format(purse=f"; {purse}" if purse else "", **roles)
    return position(
        text,
        f"modules: {modules}",
        f"edition: {edition}",
        new_goals(
            "stone NE" if goal != "stone NE" else "gold", "stone NW" if goal != "stone NW" else "gold", goal
        ),
    )


# ---------------------------------------------------------------- NEWG-2: sacks


@pytest.mark.rule("NEWG-2")
@GAMES
@pytest.mark.parametrize("edition", ["DE24", "UA24"])
def test_a_sack_of_two_gives_two_tokens_to_the_player_who_turned_it_over(modules: str, edition: str) -> None:
    game = facing("sack of two", modules=modules, edition=edition)
    pile = seen(game)["gold_pile"]
    facts = played(game, 0, LAST)
    assert only(GoalLaid, facts) == [GoalLaid(0, 2, "NSW")]
    assert only(TokensPaid, facts) == [TokensPaid(0, 2)]
    assert tokens(game) == [2, 0, 0]
    assert (seen(game)["gold_pile"], seen(game)["purses"][0]["cards"]) == (pile, 0)
    assert not only(RoundEnded, facts)
    assert game.asked == 1


@pytest.mark.rule("NEWG-2", "GOAL-3")
@GAMES
@pytest.mark.parametrize("orientation", ["NEW", "ESW"])
def test_a_sack_of_one_gives_one_gold_when_it_is_laid(modules: str, orientation: str) -> None:
    game = facing("sack of one", modules=modules)
    facts = played(game, 0, LAST)
    assert only(GoalTurned, facts) == [GoalTurned(0, 2, "sack of one")]
    assert (game.asked, game.question, tokens(game)) == (0, "orientation", [0, 0, 0])
    facts = played(game, 0, LayGoal(orientation))
    assert only(TokensPaid, facts) == [TokensPaid(0, 1)]
    assert tunnels_by_cell(game)[MIDDLE] == orientation


@pytest.mark.rule("NEWG-2", "TURN-2")
def test_after_a_sack_the_player_draws_as_usual() -> None:
    game = facing("sack of two")
    assert only(Drew, played(game, 0, LAST)) == [Drew(0, ("NS",))]


# ---------------------------------------------------------------- NEWG-2: dragons


@pytest.mark.rule("NEWG-2", "PAY-5")
@pytest.mark.parametrize("dragon", ["dragon NE", "dragon NW"])
@pytest.mark.parametrize(
    ("purse", "balance"),
    [
        ("tokens 1", 0),
        ("tokens 5", 4),
        ("gold 1", -1),  # only gold cards: the balance falls below zero, the cards stay
        ("gold 1; tokens 1", 0),
        ("gold 2; tokens -1", -2),
    ],
)
def test_a_dragon_takes_one_gold_from_the_balance(dragon: str, purse: str, balance: int) -> None:
    game = facing(dragon, purse)
    cards = seen(game, 0)["own"]["gold"]
    assert only(TokensPaid, played(game, 0, LAST)) == [TokensPaid(0, -1)]
    assert tokens(game) == [balance, 0, 0]
    assert seen(game, 0)["own"]["gold"] == cards
    assert game.asked == 1


@pytest.mark.rule("NEWG-2", "PAY-5")
@pytest.mark.parametrize("purse", ["", "gold 1; tokens -1", "gold 1 2; tokens -3"])
def test_a_dragon_takes_nothing_from_a_player_without_gold(purse: str) -> None:
    game = facing("dragon NE", purse)
    before = tokens(game)
    facts = played(game, 0, LAST)
    assert not only(TokensPaid, facts)
    assert only(NothingToLose, facts) == [NothingToLose(0)]
    assert tokens(game) == before
    assert game.gold[0] == 0


@pytest.mark.rule("NEWG-2", "INFO-4")
@pytest.mark.parametrize(
    ("goal", "purse", "seen_facts"),
    [
        ("dragon NE", "", [NothingToLose(0)]),
        ("dragon NE", "gold 1; tokens -1", [NothingToLose(0)]),
        ("dragon NE", "gold 2; tokens -1", []),
        ("dragon NE", "tokens 1", []),
        ("stone NE", "", []),
        ("sack of two", "", []),
    ],
)
def test_all_see_when_a_dragon_finds_nothing(goal: str, purse: str, seen_facts: list[Fact]) -> None:
    """A player who counts then knows what the gold cards are worth together."""
    game = facing(goal, purse)
    played(game, 0, LAST)
    for viewer in (0, 1, None):
        assert only(NothingToLose, [fact for _, fact in game.seen_by(viewer)]) == seen_facts


@pytest.mark.rule("NEWG-2")
@pytest.mark.parametrize(("purse", "left"), [("tokens 1", 0), ("tokens 3", 2), ("", 0)])
def test_a_dragon_in_saboteur_2_takes_a_token(purse: str, left: int) -> None:
    game = facing("dragon NW", purse, "new_goals, saboteur2")
    facts = played(game, 0, LAST)
    assert tokens(game) == [left, 0, 0]
    assert only(NothingToLose, facts) == ([] if purse else [NothingToLose(0)])
    assert game.asked == 1


# ---------------------------------------------------------------- NEWG-2: stones and gold


@pytest.mark.rule("NEWG-2")
@GAMES
@pytest.mark.parametrize(("stone", "orientation"), [("stone NE", "SW"), ("stone NW", "NW")])
def test_a_stone_does_nothing(modules: str, stone: str, orientation: str) -> None:
    game = facing(stone, "tokens 1", modules)
    facts = played(game, 0, LAST)
    assert only(GoalLaid, facts) == [GoalLaid(0, 2, orientation)]
    assert not only(TokensPaid, facts)
    assert not only(RoundEnded, facts)


@pytest.mark.rule("NEWG-2", "GOAL-2")
def test_the_gold_ends_the_round_as_usual() -> None:
    game = facing("gold")
    [ended] = only(RoundEnded, played(game, 0, LAST))
    assert (ended.gold_reached, ended.finisher) == (True, 0)
    assert (game.asked, game.question) == (0, "gold")
    game = facing("gold", modules="new_goals, saboteur2")
    facts = played(game, 0, LAST)
    # A blue digger joined it and is the only one of the winning team: five gold (S2-24).
    assert only(TokensPaid, facts) == [TokensPaid(0, 5)]


@pytest.mark.rule("NEWG-2")
@pytest.mark.parametrize("goal", ["sack of two", "dragon NE"])
def test_the_effect_is_for_the_player_whose_turn_it_is(goal: str) -> None:
    text = STRAIGHT.format(role="digger", other="digger", purse="; tokens 1").replace("hand EW, map", "hand map")
    game = position(
        text.replace("seat 1: digger; hand map", "seat 1: digger; hand EW; tokens 1"),
        "modules: new_goals",
        "asked: seat 1, turn",
        new_goals("stone NE", "stone NW", goal),
    )
    played(game, 1, LAST)
    assert tokens(game) == [1, 3 if goal == "sack of two" else 0, 0]


# ---------------------------------------------------------------- NEWG-3: several at once

BETWEEN = """
players: 3
modules: new_goals
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  · · · · · · · · ?1
  ┌ ─ ─ ┴ ┴ ┴ ┴ ┴ ·
  ┼S· · · · · · · ?2
  · · · · · · · · ·
  · · · · · · · · ?3
  · · · · · · · · ·
  · · · · · · · · ?4
seat 0: digger; hand NES, map
seat 1: saboteur; hand map
seat 2: digger; hand map
"""
BOTH = LayTunnel("NSW", (8, -1))


@pytest.mark.rule("NEWG-3", "GOAL-4")
@pytest.mark.parametrize(
    ("order", "payments"),
    [
        ((1, 2), [1, -1]),  # the dragon takes what the sack gave
        ((2, 1), [1]),  # the dragon finds nothing, the sack is kept
    ],
)
def test_each_goal_has_its_effect_before_the_next_in_the_chosen_order(
    order: tuple[int, int], payments: list[int]
) -> None:
    game = position(BETWEEN, new_goals("gold", "sack of one", "dragon NE"))
    assert only(Asked, played(game, 0, BOTH)) == [Asked(0, "goal", (1, 2))]
    assert tokens(game) == [0, 0, 0]
    facts = played(game, 0, TurnGoal(order[0]))
    assert tuple(fact.goal for fact in only(GoalTurned, facts)) == order
    assert only(TokensPaid, facts) == [TokensPaid(0, paid) for paid in payments]
    assert tokens(game) == [sum(payments), 0, 0]


@pytest.mark.rule("NEWG-3", "GOAL-3")
def test_an_orientation_is_asked_for_and_paid_before_the_next_is_turned_over() -> None:
    game = position(BETWEEN, new_goals("gold", "dragon NW", "sack of two"))
    played(game, 0, BOTH)
    facts = played(game, 0, TurnGoal(2))
    # From above, a sack of two may be laid as NES or as NSW.
    assert [type(fact) for fact in facts] == [GoalTurned, Asked]
    facts = played(game, 0, LayGoal("NES"))
    assert [type(fact) for fact in facts[:3]] == [GoalLaid, TokensPaid, GoalTurned]
    assert tokens(game) == [1, 0, 0]


@pytest.mark.rule("NEWG-3")
def test_two_sacks_are_both_paid() -> None:
    game = position(BETWEEN, new_goals("gold", "sack of one", "sack of two"))
    in_turn(game, (0, BOTH), (0, TurnGoal(1)))
    assert (game.question, tokens(game)) == ("orientation", [1, 0, 0])
    played(game, 0, LayGoal("NES"))
    assert tokens(game) == [3, 0, 0]


@pytest.mark.rule("GOAL-5", "NEWG-3")
def test_after_a_spider_the_other_stays_face_down_even_if_it_is_the_gold() -> None:
    game = position(BETWEEN, new_goals("stone NE", "gold", "spider"))
    played(game, 0, BOTH)
    facts = played(game, 0, TurnGoal(2))
    assert [fact.goal for fact in only(GoalTurned, facts)] == [2]
    [ended] = only(RoundEnded, facts)
    assert (ended.gold_reached, ended.finisher) == (False, None)


@pytest.mark.rule("GOAL-5", "NEWG-3")
def test_after_the_gold_the_spider_stays_face_down() -> None:
    game = position(BETWEEN, new_goals("stone NE", "gold", "spider"))
    played(game, 0, BOTH)
    facts = played(game, 0, TurnGoal(1))
    assert [fact.goal for fact in only(GoalTurned, facts)] == [1]
    [ended] = only(RoundEnded, facts)
    assert (ended.gold_reached, ended.finisher) == (True, 0)
    assert [goal["face"] for goal in seen(game)["goals"]] == [None, "gold", None, None, None]


@pytest.mark.rule("GOAL-5", "NEWG-3")
def test_effects_before_the_spider_count() -> None:
    game = position(BETWEEN, new_goals("stone NE", "sack of two", "spider"))
    played(game, 0, BOTH)
    facts = played(game, 0, TurnGoal(1))
    assert [type(fact) for fact in facts] == [GoalTurned, Asked]
    facts = played(game, 0, LayGoal("NSW"))
    assert only(TokensPaid, facts)[0] == TokensPaid(0, 2)
    assert only(GoalTurned, facts) == [GoalTurned(0, 2, "spider")]
    assert only(RoundEnded, facts)[0].gold_reached is False


@pytest.mark.rule("GOAL-5", "NEWG-2", "WC-23")
def test_a_spider_reached_by_a_detour_has_no_effect_on_the_next_round() -> None:
    game = position(
        """
players: 3
modules: new_goals, detour
last laid: 6,2
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  · · · · · · · · ?1
  · · · · · · · · ·
  ┼S─ ─ ─ ┴ ┴ ┴ · ?2
  · · · · · · · · ·
  · · · · · · ┼ · ?3
  · · · · · · · · ·
  · · · · · · · · ?4
seat 0: digger; hand detour
seat 1: digger; hand map
""",
        new_goals("stone NE", "stone NW", "spider"),
    )
    [ended] = only(RoundEnded, played(game, 0, Detour("NESW", (7, 0))))
    assert ended.gold_reached is False
    assert (seen(game)["round"], seen(game)["in_play"]) == (2, None)
    seat = seen(game)["to_move"]
    played(game, seat, Pass((seen(game, seat)["own"]["hand"][0],)))
    assert seen(game)["discard"] == [None]
