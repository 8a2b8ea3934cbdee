"""Three rounds, each with a new deal, and who begins each (SET-5, SET-6)."""

from collections import Counter

import pytest

from pyrite.game import Fact, Game, LayTunnel, Pass, ReadMap, Rockfall, SetUp
from pyrite.game.facts.course import GameEnded, RoundBegun, RoundEnded
from tests.rules.play import facts_of, played, position, refused, seen
from tests.rules.rounds import (
    BARE,
    LAST_PASS,
    LAST_TUNNEL,
    about_to_find_gold,
    about_to_run_out,
    choosers,
    dealt,
    pass_until_round_ends,
    record,
    seats,
)


@pytest.mark.rule("SET-5")
@pytest.mark.parametrize("edition", ["DE24", "UA24", "UA16", "RU16"])
def test_a_game_has_exactly_three_rounds(edition: str) -> None:
    game = Game.begin(SetUp(4, edition=edition))
    for number in (1, 2, 3):
        assert seen(game)["round"] == number
        assert not game.over
        pass_until_round_ends(game)
    assert game.over
    assert [begun.round for begun in record(game, RoundBegun)] == [1, 2, 3]
    assert len(record(game, RoundEnded)) == 3
    assert len(record(game, GameEnded)) == 1
    assert (game.asked, seen(game)["asked"]) == (None, {"question": None, "seats": []})


@pytest.mark.rule("SET-5", "GAME-1")
def test_after_the_third_round_nobody_can_play_on() -> None:
    game = about_to_run_out("DDD", 0, "round: 3")
    played(game, 0, LAST_PASS)
    assert game.over
    for seat in range(3):
        assert game.legal(seat) == []
        assert refused(game, seat, LAST_PASS) == "game-over"


@pytest.mark.rule("SET-5")
@pytest.mark.parametrize("players", range(3, 11))
def test_roles_goals_and_deck_are_dealt_again_from_the_same_cards(players: int) -> None:
    game = Game.begin(SetUp(players))
    for _ in range(3):
        pass_until_round_ends(game)
    deals = record(game, RoundBegun)
    cards = [Counter(deal.deck) + Counter(card for hand in deal.hands for card in hand) for deal in deals]
    assert cards[0] == cards[1] == cards[2]
    assert cards[0].total() == 67
    roles = [Counter(deal.roles + deal.left_over) for deal in deals]
    assert roles[0] == roles[1] == roles[2]
    assert roles[0].total() == players + 1
    assert all(sorted(map(str, deal.goals)) == ["gold", "stone NE", "stone NW"] for deal in deals)
    assert len({deal.deck for deal in deals}) == 3
    assert len({deal.hands for deal in deals}) == 3


@pytest.mark.rule("SET-5")
def test_roles_and_goals_change_from_round_to_round() -> None:
    changed_roles = changed_goals = 0
    for seed in range(12):
        game = Game.begin(SetUp(5, seed=bytes([seed]) * 32))
        pass_until_round_ends(game)
        one, two = record(game, RoundBegun)
        changed_roles += one.roles != two.roles
        changed_goals += one.goals != two.goals
    assert changed_roles > 4
    assert changed_goals > 4


LATE_IN_THE_ROUND = """
players: 3
asked: seat 2, turn
direction: widdershins
turn: 9, seat 2
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ┬ · · · · · ?1
  · · │ · · · · · ·
  · · · · · · · · ┘o
goals: gold, stone NE, stone NW
seat 0: digger; gold 1 3; front broken cart; saw 0 gold in turn 2; discarded NS
seat 1: digger; gold 2; tokens 2
seat 2: digger; hand map; front broken pickaxe, broken lantern
discard: rockfall, (NS)
"""


@pytest.mark.rule("SET-5")
def test_the_table_is_cleared_and_the_gold_is_kept() -> None:
    game = position(LATE_IN_THE_ROUND)
    played(game, 2, LAST_PASS)
    fresh = seen(game, 0)
    assert (fresh["round"], fresh["turn"], fresh["clockwise"], fresh["out"]) == (2, 1, True, [])
    assert fresh["maze"] == [{"cell": [0, 0], "card": "start", "tunnel": "NESW"}]
    assert fresh["goals"] == [
        {"goal": 0, "cell": [8, -2], "face": None},
        {"goal": 1, "cell": [8, 0], "face": None},
        {"goal": 2, "cell": [8, 2], "face": None},
    ]
    assert (fresh["fronts"], fresh["discard"], fresh["looks"]) == ([[], [], []], [], [])
    assert (fresh["hands"], fresh["deck"]) == ([6, 6, 6], 49)
    assert (fresh["roles"], fresh["left_over"], fresh["finisher"]) == (None, None, None)
    assert (fresh["own"]["looks"], fresh["own"]["discarded"]) == ([], [])
    assert fresh["own"]["gold"] == [1, 3]
    assert fresh["purses"] == [
        {"cards": 2, "tokens": 0},
        {"cards": 1, "tokens": 2},
        {"cards": 0, "tokens": 0},
    ]


# ---------------------------------------------------------------- who begins


@pytest.mark.rule("SET-6")
@pytest.mark.parametrize("edition", ["DE24", "UA24", "UA16", "RU16"])
@pytest.mark.parametrize(("last", "begins"), [(0, 1), (1, 2), (3, 4), (4, 0)])
def test_the_seat_left_of_the_last_turn_begins_the_next_round(edition: str, last: int, begins: int) -> None:
    game = about_to_run_out("DSDDD", last, f"edition: {edition}")
    played(game, last, LAST_PASS)
    assert (seen(game)["round"], seen(game)["first"], game.asked) == (2, begins, begins)


@pytest.mark.rule("SET-6")
def test_left_is_clockwise_whatever_the_direction_was() -> None:
    game = about_to_run_out("DSDDD", 2, "direction: widdershins")
    played(game, 2, LAST_PASS)
    assert game.asked == 3
    turns = pass_until_round_ends(game)
    assert [seat for seat, _ in turns[:6]] == [3, 4, 0, 1, 2, 3]


@pytest.mark.rule("SET-6")
def test_choosing_gold_does_not_count_as_a_turn() -> None:
    game = about_to_find_gold("DDDDS", 1)
    taken = choosers(game, played(game, 1, LAST_TUNNEL))
    assert taken == [1, 0, 3, 2]
    assert (seen(game)["round"], game.asked) == (2, 2)


@pytest.mark.rule("SET-6", "END-1")
def test_a_seat_skipped_at_the_end_has_taken_no_turn() -> None:
    """Seat 2 has no cards and counts as the third forced pass, but the last turn was that of seat 1."""
    hands = {0: "repair cart, repair cart", 1: "repair lantern, repair lantern"}
    game = position(f"players: 3\nedition: RU16\nasked: seat 0, turn\n{BARE}{seats('DSD', hands)}")
    played(game, 0, Pass(("repair cart",)))
    assert facts_of(game, 1, Pass(("repair lantern",)), RoundEnded)
    assert game.asked == 2


@pytest.mark.rule("SET-6", "ED-2")
def test_with_last_tunnel_the_seat_left_of_its_layer_begins_even_if_it_was_removed() -> None:
    hands = {1: "NS", 2: "rockfall", 3: "map", 4: "map"}
    game = position(
        f"players: 5\nasked: seat 1, turn\n{BARE}{seats('DSDDD', hands)}",
        "house rules: next_round_starter=last_tunnel",
    )
    played(game, 1, LayTunnel("NS", (0, 1)))
    played(game, 2, Rockfall((0, 1)))
    played(game, 3, ReadMap(0))
    played(game, 4, Pass(("map",)))
    assert (seen(game)["round"], game.asked) == (2, 2)


@pytest.mark.rule("SET-6", "ED-2")
def test_with_last_tunnel_and_none_laid_the_last_turn_decides() -> None:
    game = about_to_run_out("DSDDD", 3, "house rules: next_round_starter=last_tunnel")
    played(game, 3, LAST_PASS)
    assert game.asked == 4


@pytest.mark.rule("SET-6", "ED-2")
def test_with_last_tunnel_a_tunnel_of_an_earlier_round_does_not_count() -> None:
    game = about_to_run_out("DSDDD", 3, "house rules: next_round_starter=last_tunnel", "last tunnel: 0")
    played(game, 3, LAST_PASS)
    assert game.asked == 1
    last, _ = pass_until_round_ends(game)[-1]
    assert last == 2  # the 67th turn, begun by seat 1
    assert game.asked == 3


# ---------------------------------------------------------------- a whole game


def straight_to_the_gold(game: Game) -> list[Fact]:
    """The three in turn lay a straight tunnel; the facts of its last card."""
    facts: list[Fact] = []
    for column, card in enumerate(["EW", "EW", "EW", "NESW", "NESW", "NESW", "NESW"], 1):
        assert game.asked is not None
        facts = played(game, game.asked, LayTunnel(card, (column, 0)))
    return facts


@pytest.mark.rule("SET-5", "SET-6", "GAME-1", "PAY-2", "PAY-6")
def test_a_whole_game_from_given_deals_has_this_course() -> None:
    """Three players; gold cards from the top: 2 1, then 3 1, then 1 3."""
    deals = {
        1: dealt("DSD", "D", hands={0: ("EW", "NESW", "NESW"), 1: ("EW", "NESW"), 2: ("EW", "NESW")}),
        2: dealt("DSD", "D"),
        3: dealt("DSD", "D", hands={2: ("EW", "NESW", "NESW"), 0: ("EW", "NESW"), 1: ("EW", "NESW")}),
    }
    pile = bytes([2] * 7 + [1] * 13 + [3, 3] + [3, 1] + [1, 3] + [1, 2])
    game = Game.begin(SetUp(3, first_seat=0), deals, pile)

    assert choosers(game, straight_to_the_gold(game)) == [0, 2]  # 2 for the finisher, 1 for the other digger

    turns = pass_until_round_ends(game)  # the saboteur draws 3, then 1: four nuggets
    assert (len(turns), turns[0][0], turns[-1][0]) == (67, 1, 1)
    assert seen(game, 1)["own"]["gold"] == [3, 1]

    assert choosers(game, straight_to_the_gold(game)) == [2, 0]  # 3 for the finisher, 1 for the other digger

    assert [begun.first for begun in record(game, RoundBegun)] == [0, 1, 2]
    assert record(game, GameEnded)[0].gold == ((2, 1), (3, 1), (1, 3))
    assert game.gold == [3, 4, 4]
    assert record(game, GameEnded)[0].winners == (1, 2)
