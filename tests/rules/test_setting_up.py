"""What is dealt, to how many, and who begins (SET-1 to SET-4)."""

from collections import Counter
from itertools import pairwise

import pytest

from pyrite.game import BadInput, Game, Rules, SetUp
from pyrite.game.facts.course import GameBegun, RoundBegun
from tests.rules.play import seen
from tests.rules.rounds import pass_until_round_ends, record

BOX = Counter(
    {
        "NS": 4,
        "EW": 3,
        "NE": 5,
        "NW": 4,
        "NES": 5,
        "NEW": 5,
        "NESW": 5,
        "N|": 1,
        "E|": 1,
        "N|+S|": 1,
        "E|+W|": 1,
        "N|+E|": 1,
        "N|+W|": 1,
        "N|+E|+S|": 1,
        "N|+E|+W|": 1,
        "N|+E|+S|+W|": 1,
        "map": 6,
        "rockfall": 3,
        "broken pickaxe": 3,
        "broken lantern": 3,
        "broken cart": 3,
        "repair pickaxe": 2,
        "repair lantern": 2,
        "repair cart": 2,
        "repair pickaxe/lantern": 1,
        "repair pickaxe/cart": 1,
        "repair lantern/cart": 1,
    }
)

ACTIONS = ("map", "rockfall", "broken", "repair")


def first_deal(set_up: SetUp) -> RoundBegun:
    return record(Game.begin(set_up), RoundBegun)[0]


@pytest.mark.rule("SET-1")
@pytest.mark.parametrize(
    ("players", "saboteurs", "diggers"),
    [(3, 1, 3), (4, 1, 4), (5, 2, 4), (6, 2, 5), (7, 3, 5), (8, 3, 6), (9, 3, 7), (10, 4, 7)],
)
def test_everyone_gets_a_role_of_the_set_and_one_is_left_over(players: int, saboteurs: int, diggers: int) -> None:
    deal = first_deal(SetUp(players))
    assert (len(deal.roles), len(deal.left_over)) == (players, 1)
    assert Counter(deal.roles + deal.left_over) == {"saboteur": saboteurs, "digger": diggers}


@pytest.mark.rule("SET-1")
def test_the_card_left_over_may_be_of_either_role() -> None:
    left = {first_deal(SetUp(4, seed=seed.to_bytes(32, "big"))).left_over for seed in range(60)}
    assert left == {("saboteur",), ("digger",)}


@pytest.mark.rule("SET-1")
def test_nobody_sees_the_card_left_over_while_the_round_is_played() -> None:
    game = Game.begin(SetUp(5))
    for viewer in (0, 1, 2, 3, 4, None):
        assert seen(game, viewer)["left_over"] is None
        begun = game.seen_by(viewer)[1][1]
        assert isinstance(begun, RoundBegun)
        assert begun.left_over == (None,)


@pytest.mark.rule("SET-1")
@pytest.mark.parametrize("players", [0, 1, 2, 11, 12, True, "5", None])
def test_the_base_game_is_for_three_to_ten_players(players: int) -> None:
    with pytest.raises(BadInput, match="3 to 10 players"):
        Rules(SetUp(players))


@pytest.mark.rule("SET-2")
@pytest.mark.parametrize(
    ("players", "hand", "deck"),
    [(3, 6, 49), (4, 6, 43), (5, 6, 37), (6, 5, 37), (7, 5, 32), (8, 4, 35), (9, 4, 31), (10, 4, 27)],
)
def test_hands_are_dealt_from_one_deck_of_all_the_cards(players: int, hand: int, deck: int) -> None:
    deal = first_deal(SetUp(players))
    assert [len(each) for each in deal.hands] == [hand] * players
    assert len(deal.deck) == deck
    assert Counter(deal.deck) + Counter(card for each in deal.hands for card in each) == BOX


@pytest.mark.rule("SET-2")
def test_the_box_has_forty_tunnels_and_twenty_seven_actions() -> None:
    actions = sum(count for card, count in BOX.items() if card.startswith(ACTIONS))
    assert (BOX.total() - actions, actions) == (40, 27)
    assert len(Rules(SetUp(5)).deck) == 67


@pytest.mark.rule("SET-2")
def test_tunnels_and_actions_are_shuffled_together() -> None:
    actions = [str(card).startswith(ACTIONS) for card in first_deal(SetUp(5)).deck]
    assert sum(one != other for one, other in pairwise(actions)) > 8
    assert len({first_deal(SetUp(5, seed=bytes([seed] * 32))).deck for seed in range(20)}) == 20


@pytest.mark.rule("SET-3")
def test_the_28_gold_cards_are_shuffled_in_each_game() -> None:
    piles = [record(Game.begin(SetUp(5, seed=bytes([seed] * 32))), GameBegun)[0].gold_pile for seed in range(10)]
    assert all(Counter(pile) == {1: 16, 2: 8, 3: 4} for pile in piles)
    assert len(set(piles)) == 10


@pytest.mark.rule("SET-3", "SET-5")
def test_the_gold_cards_are_shuffled_once_and_never_again() -> None:
    game = Game.begin(SetUp(10))
    begun = record(game, GameBegun)
    pile = [card for card in begun[0].gold_pile if card is not None]
    in_sight = seen(game)["gold_pile"]
    assert (len(begun), len(pile), in_sight) == (1, 28, 28)
    pass_until_round_ends(game)
    held = Counter(card for seat in range(10) for card in seen(game, seat)["own"]["gold"])
    rest = game.state.sealed.gold_pile if game.state.sealed else b""
    assert held.total() > 0
    assert Counter(rest) + held == Counter(pile)
    assert len(record(game, GameBegun)) == 1


@pytest.mark.rule("SET-4")
@pytest.mark.parametrize("seat", range(5))
def test_the_host_may_choose_who_begins(seat: int) -> None:
    game = Game.begin(SetUp(5, first_seat=seat))
    assert (game.asked, game.question, seen(game)["first"]) == (seat, "turn", seat)


@pytest.mark.rule("SET-4")
@pytest.mark.parametrize("seat", [-1, 5, True, "0"])
def test_only_a_seat_of_the_table_can_be_chosen_to_begin(seat: int) -> None:
    with pytest.raises(BadInput, match="first seat is a number from 0 to 4"):
        Game.begin(SetUp(5, first_seat=seat))


@pytest.mark.rule("SET-4")
def test_play_runs_clockwise_from_the_first_player() -> None:
    game = Game.begin(SetUp(4, first_seat=2))
    turns = pass_until_round_ends(game)
    assert [seat for seat, _ in turns[:9]] == [2, 3, 0, 1, 2, 3, 0, 1, 2]
