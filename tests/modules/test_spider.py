"""The spider: the round ends at once and is paid as if the gold had not been reached (NEWG-2, GOAL-5)."""

import pytest

from pyrite.game import Game, LayTunnel, ReadMap, Steal
from pyrite.game.facts.cards import Drew
from pyrite.game.facts.course import RoundBegun, RoundEnded
from pyrite.game.facts.gold import GoldDealt, GoldDrawn, Stole, TokensPaid
from pyrite.game.facts.maze import GoalLaid, GoalTurned, Looked
from tests.modules.expansion_helpers import new_goals, only, tokens
from tests.rules.play import played, position, seen

MAZE = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  · · · · · · · · ?1
  · · · · · · · · ·
  ┼S─ ─ ┼ ┼ ┼ ┼ · ?2
  · · · · · · · · ·
  · · · · · · · · ?3
  · · · · · · · · ·
  · · · · · · · · ?4
deck: NS, NE
"""
SPIDER_AHEAD = new_goals("gold", "stone NW", "spider")
LAST = LayTunnel("EW", (7, 0))


def facing_spider(*seats: str, modules: str = "", more: tuple[str, ...] = (), maze: str = MAZE) -> Game:
    """The first seat is one tunnel away from the spider; each seat is given as its role and what it has."""
    lines = [f"seat {seat}: {role}" for seat, role in enumerate(seats)]
    lines[0] += "; hand EW"
    return position(
        "\n".join([maze, *lines]),
        f"players: {len(seats)}",
        f"modules: new_goals{', ' if modules else ''}{modules}",
        SPIDER_AHEAD,
        *more,
    )


@pytest.mark.rule("NEWG-2")
@pytest.mark.parametrize("role", ["digger", "saboteur"])
def test_the_round_ends_at_once_without_gold_for_any_role(role: str) -> None:
    others = ["digger; hand map", "digger; hand map", "digger; hand map"]
    game = facing_spider(role, *others)
    facts = played(game, 0, LAST)
    assert only(GoalTurned, facts) == [GoalTurned(0, 2, "spider")]
    assert only(GoalLaid, facts) == [GoalLaid(0, 2, "NESW")]
    [ended] = only(RoundEnded, facts)
    assert (ended.gold_reached, ended.finisher) == (False, None)
    assert ended.roles == (role, "digger", "digger", "digger")
    # At once: no card is drawn, no gold is passed on, and the seat left of the last turn begins the next round.
    assert not only(Drew, facts)
    assert not only(GoldDrawn, facts)
    assert [(fact.round, fact.first) for fact in only(RoundBegun, facts)] == [(2, 1)]


@pytest.mark.rule("NEWG-2", "PAY-6")
@pytest.mark.parametrize(
    ("roles", "each"),
    [
        (["digger", "saboteur", "digger"], 4),
        (["saboteur", "digger", "saboteur", "digger", "digger"], 3),
        (["digger", "saboteur", "saboteur", "saboteur", "digger", "digger", "digger"], 3),
        (["saboteur"] * 4 + ["digger"] * 6, 2),
    ],
    ids=["one", "two", "three", "four"],
)
def test_in_the_base_game_the_saboteurs_are_paid(roles: list[str], each: int) -> None:
    game = facing_spider(*roles)
    facts = played(game, 0, LAST)
    assert game.gold == [each if role == "saboteur" else 0 for role in roles]
    assert tokens(game) == [0] * len(roles)  # in gold cards
    # They draw clockwise from the left of the last turn.
    order = [seat for seat in [*range(1, len(roles)), 0] if roles[seat] == "saboteur"]
    assert [fact.seat for fact in only(GoldDealt, facts)] == order


@pytest.mark.rule("NEWG-2", "PAY-7")
def test_if_nobody_is_a_saboteur_nobody_is_paid() -> None:
    game = facing_spider("digger", "digger", "digger")
    facts = played(game, 0, LAST)
    assert only(RoundEnded, facts)[0].left_over == ("saboteur",)
    assert game.gold == [0, 0, 0]
    assert not only(GoldDealt, facts)


@pytest.mark.rule("NEWG-2", "WC-16")
def test_a_greedy_dwarf_gets_nothing_for_a_spider() -> None:
    game = facing_spider("greedy", "saboteur", "digger", modules="greedy_dwarf")
    played(game, 0, LAST)
    assert game.gold == [0, 4, 0]


@pytest.mark.rule("NEWG-2", "VAR-4")
@pytest.mark.parametrize(
    ("roles", "each"),
    [
        (["greedy", "saboteur", "digger", "digger", "digger"], 4),
        (["digger", "saboteur", "saboteur", "digger", "digger", "greedy"], 3),
        (["saboteur", "saboteur", "saboteur", "digger", "digger", "digger", "greedy", "greedy"], 3),
    ],
    ids=["five", "six", "eight"],
)
def test_in_the_tournament_the_saboteurs_are_paid_in_tokens(roles: list[str], each: int) -> None:
    game = facing_spider(*roles, more=("variants: tournament",))
    played(game, 0, LAST)
    assert tokens(game) == [each if role == "saboteur" else 0 for role in roles]


# ---------------------------------------------------------------- Saboteur 2


@pytest.mark.rule("NEWG-2", "S2-23", "S2-24")
@pytest.mark.parametrize(
    ("roles", "paid"),
    [
        (["blue digger", "saboteur", "profiteer"], [0, 4, 2]),
        (["saboteur", "saboteur", "boss", "profiteer"], [3, 3, 0, 1]),
        (["profiteer", "boss", "green digger"], [3, 0, 0]),
        (["boss", "blue digger", "green digger"], [0, 0, 0]),
        (["saboteur", "saboteur", "saboteur", "profiteer", "boss"], [2, 2, 2, 0, 0]),
    ],
)
def test_in_saboteur_2_the_saboteurs_win_and_the_profiteer_with_them(roles: list[str], paid: list[int]) -> None:
    game = facing_spider(*roles, modules="saboteur2")
    played(game, 0, LAST)
    assert tokens(game) == paid


CRYSTALS = MAZE.replace("┼S─ ─ ┼ ┼ ┼ ┼ · ?2", "┼S─ ┼*┴*┴*┴*┼ · ?2").replace(
    "  · · · · · · · · ?3", "  · · ├*· · · · · ?3"
)
"""Five crystals, one of them on a tunnel that nothing joins."""


@pytest.mark.rule("NEWG-2", "S2-25")
@pytest.mark.parametrize(
    ("roles", "paid"),
    [
        (["saboteur", "geologist"], [5, 5]),
        (["geologist", "saboteur", "geologist"], [2, 5, 2]),
        (["geologist", "blue digger"], [5, 0]),
    ],
)
def test_geologists_get_their_crystals(roles: list[str], paid: list[int]) -> None:
    game = facing_spider(*roles, modules="saboteur2", maze=CRYSTALS)
    played(game, 0, LAST)
    assert tokens(game) == paid


@pytest.mark.rule("NEWG-2", "S2-26")
def test_trapped_players_get_nothing_and_are_not_counted() -> None:
    seats = ("green digger", "saboteur", "saboteur; front trapped", "geologist; front trapped")
    game = facing_spider(*seats, modules="saboteur2", maze=CRYSTALS)
    played(game, 0, LAST)
    assert tokens(game) == [0, 5, 0, 0]


@pytest.mark.rule("NEWG-2", "S2-27")
def test_remaining_thefts_are_carried_out() -> None:
    game = facing_spider(
        "green digger; front theft", "saboteur", "profiteer", "boss; tokens 1", modules="saboteur2"
    )
    facts = played(game, 0, LAST)
    assert only(TokensPaid, facts) == [TokensPaid(1, 4), TokensPaid(2, 2)]
    # The thief chooses among those with gold, of this round or an earlier one.
    assert (game.asked, game.question, seen(game)["choices"]) == (0, "victim", [1, 2, 3])
    facts = played(game, 0, Steal(3))
    assert only(Stole, facts) == [Stole(0, 3)]
    assert tokens(game) == [1, 4, 2, 0]
    assert seen(game)["round"] == 2


@pytest.mark.rule("NEWG-2", "S2-13", "S2-27")
def test_a_trapped_thief_steals_nothing() -> None:
    game = facing_spider("green digger", "saboteur", "blue digger; front theft, trapped", modules="saboteur2")
    facts = played(game, 0, LAST)
    assert not only(Stole, facts)
    assert tokens(game) == [0, 5, 0]


@pytest.mark.rule("NEWG-2", "GAME-1")
def test_a_spider_in_the_third_round_ends_the_game() -> None:
    game = facing_spider("digger; tokens 3", "saboteur", "digger; gold 3 2", more=("round: 3",))
    played(game, 0, LAST)
    assert game.over
    assert game.gold == [3, 4, 5]
    assert seen(game)["winners"] == [2]


@pytest.mark.rule("NEWG-2")
def test_a_spider_that_a_map_shows_does_nothing() -> None:
    game = facing_spider("digger", "saboteur; hand map", "digger", more=("asked: seat 1, turn",))
    facts = played(game, 1, ReadMap(2))
    assert only(Looked, facts) == [Looked(1, 2, "spider")]
    assert not only(RoundEnded, facts)
    assert game.asked == 0
