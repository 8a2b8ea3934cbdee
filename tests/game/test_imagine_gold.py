"""Imagined worlds: gold cards, taken, paid, picked, and what a purse has shown (INFO-4, PAY-5)."""

from itertools import permutations

import pytest

from pyrite.game import BadInput, Game, Pass, TakeGold, imagine
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.facts.gold import gold_dealt, gold_picked, nothing_to_pick
from pyrite.game.modules.toll.commands import AnswerToll, AskToll
from pyrite.game.notation import parse_position
from pyrite.game.state import State
from tests.game.worlds import own_part, purse, sealed, worlds
from tests.modules.chest_positions import UPPER, near_chests
from tests.modules.test_new_goal_effects import LAST, facing
from tests.modules.toll_position import HERE, LAY_HERE, guarded
from tests.rules.play import played, position

BARE = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
"""
JOINED = BARE.replace("?1", "┼$") + "goals: stone NE, gold, stone NW\n"


def purses(world: State, *seats: int) -> tuple[int, ...]:
    """The gold cards of these seats, one after the other."""
    return tuple(nuggets for seat in seats for nuggets in purse(world, seat))


def ones(count: int) -> str:
    return " ".join(["1"] * count)


# ---------------------------------------------------------------- nothing is known but how many


@pytest.mark.rule("INFO-4", "PAY-5")
def test_gold_cards_of_others_may_have_any_remaining_value() -> None:
    """A seat that has all four cards of three nuggets knows that nobody else has one."""
    game = position(BARE, "players: 3", "seat 0: digger; hand map; gold 3 3 3 3", "seat 1: saboteur; gold 1 1")
    found = worlds(game, 0)
    assert {tuple(purse(world, 0)) for world in found} == {(3, 3, 3, 3)}
    assert {tuple(purse(world, 1)) for world in found} == {(1, 1), (1, 2), (2, 1), (2, 2)}
    assert 3 in {value for world in worlds(game, 2) for value in purse(world, 1)}
    for world in found:
        assert sorted([*purse(world, 1), *sealed(world).gold_pile]) == [1] * 16 + [2] * 8


@pytest.mark.rule("INFO-4", "PAY-5")
def test_gold_cards_cover_negative_tokens_in_every_world() -> None:
    """A position with a debt of four, and two gold cards to make up for it."""
    game = position(BARE, "players: 3", "seat 0: digger; hand map", "seat 1: saboteur; gold 3 2; tokens -4")
    assert {tuple(sorted(purse(world, 1))) for world in worlds(game, 0)} == {(1, 3), (2, 2), (2, 3), (3, 3)}


@pytest.mark.rule("INFO-4", "S2-3")
def test_saboteur_2_has_no_gold_cards_to_imagine() -> None:
    game = position(BARE, "players: 2", "modules: saboteur2", "seat 0: boss; hand map; tokens 2")
    assert {len(sealed(world).gold_pile) for world in worlds(game, 1, 5)} == {0}


# ---------------------------------------------------------------- diggers choose


def choosing(*more: str, number: int = 1) -> Game:
    """All three are diggers; seat 0 holds the cards, seat 2 comes next, then seat 1."""
    seats = "seat 0: digger; offer 1 2 3\nseat 1: digger\nseat 2: digger"
    return position(
        JOINED, "players: 3", f"round: {number}", "asked: seat 0, gold", "ended: gold by 0", seats, *more
    )


@pytest.mark.rule("INFO-4", "PAY-2", "PAY-5")
def test_only_the_choosing_seat_sees_the_offered_gold_cards() -> None:
    game = choosing()
    assert {tuple(own_part(world, 0).offer) for world in worlds(game, 0)} == {(1, 2, 3)}
    offers = {tuple(own_part(world, 0).offer) for world in worlds(game, 1, 200)}
    assert {(1, 1, 1), (1, 1, 2), (1, 2, 3), (1, 1, 3), (1, 2, 2)} <= offers
    for world in worlds(game, 1):
        assert own_part(world, 0).offers == (own_part(world, 0).offer,)


@pytest.mark.rule("INFO-4", "PAY-2", "PAY-5")
def test_a_seat_knows_the_two_gold_cards_it_handed_on_but_not_who_took_which() -> None:
    game = choosing()
    played(game, 0, TakeGold(2))
    while_choosing = worlds(game, 0)
    assert {tuple(own_part(world, 2).offer) for world in while_choosing} == {(1, 3)}
    played(game, 2, TakeGold(3))
    after = {purses(world, 0, 1, 2) for world in worlds(game, 0)}
    assert after == {(2, 1, 3), (2, 3, 1)}
    # Seat 2 knows what it left for seat 1, and cannot know what seat 0 had taken before.
    after = {purses(world, 0, 1, 2) for world in worlds(game, 2)}
    assert after == {(first, 1, 3) for first in (1, 2, 3)}
    # Seat 1 got the last card and saw no other.
    after = {purses(world, 0, 1, 2) for world in worlds(game, 1, 200)}
    assert after == {(first, 1, second) for first in (1, 2, 3) for second in (1, 2, 3)}
    for world in worlds(game, 1):  # what seat 2 was offered there is what it took and what it left
        assert own_part(world, 2).offers == (bytes(sorted([*purse(world, 2), 1])),)


@pytest.mark.rule("INFO-4", "GAME-1")
def test_after_the_game_all_purses_are_open() -> None:
    game = choosing(number=3)
    played(game, 0, TakeGold(2))
    played(game, 2, TakeGold(1))
    assert game.over
    for viewer in (None, 0, 1, 2):
        assert {purses(world, 0, 1, 2) for world in worlds(game, viewer, 20)} == {(2, 3, 1)}


PER_PLAYER = """
players: 5
edition: UA16
asked: seat 0, gold
ended: gold by 0
seat 0: digger; offer 1 1 2 3 3
seat 1: saboteur
seat 2: saboteur
seat 3: digger
seat 4: digger
"""


@pytest.mark.rule("INFO-4", "PAY-3", "PAY-5")
def test_gold_cards_missing_from_the_second_offer_were_taken_by_the_others() -> None:
    """Five cards for three diggers: seat 0, 4 and 3 take one each, then seat 0 chooses again."""
    game = position(JOINED, PER_PLAYER)
    for seat, nuggets in ((0, 1), (4, 3), (3, 2)):
        played(game, seat, TakeGold(nuggets))
    assert game.asked == 0
    assert {purses(world, 4, 3) for world in worlds(game, 0)} == {(3, 2), (2, 3)}
    played(game, 0, TakeGold(3))
    # The last card, a 1, is seat 4's: seat 0 has seen it go.
    assert {(tuple(purse(world, 4)), tuple(purse(world, 3))) for world in worlds(game, 0)} == {
        ((3, 1), (2,)),
        ((2, 1), (3,)),
    }


# ---------------------------------------------------------------- saboteurs are paid, cards are picked


def last_pass(pile: str, *more: str) -> Game:
    """Seat 0 passes with the last card of the round; then seat 1, the only saboteur, draws four nuggets."""
    seats = "seat 0: digger; hand map\nseat 1: saboteur\nseat 2: digger"
    game = position(BARE, "players: 3", f"gold pile: {pile}", seats, *more)
    played(game, 0, Pass(("map",)))
    return game


@pytest.mark.rule("INFO-4", "PAY-6")
@pytest.mark.parametrize(
    ("pile", "sets"), [("1 3 2 2", [(1, 3), (2, 2)]), ("2 1 1 3", [(1, 1, 2)]), ("1 1 1 1 2", [(1, 1, 1, 1)])]
)
def test_gold_cards_drawn_by_a_saboteur_add_up_to_the_announced_sum(
    pile: str, sets: list[tuple[int, ...]]
) -> None:
    game = last_pass(pile)
    orders = {order for each in sets for order in permutations(each)}
    assert {tuple(purse(world, 1)) for world in worlds(game, 0)} == orders
    assert {tuple(purse(world, 1)) for world in worlds(game, 1, 20)} == {tuple(purse(game.state, 1))}


@pytest.mark.rule("INFO-4", "PAY-6")
def test_a_payment_that_falls_short_shows_what_the_pile_lacks() -> None:
    """Four were due and three paid: with a card of one in the pile it would have been four."""
    game = last_pass("3 3")
    assert {tuple(purse(world, 1)) for world in worlds(game, 0)} == {(3,)}
    assert {tuple(sealed(world).gold_pile) for world in worlds(game, 0)} == {(2,), (3,)}


@pytest.mark.rule("INFO-4", "PAY-6", "GAME-1")
def test_gold_drawn_by_saboteurs_is_known_after_the_game() -> None:
    game = last_pass("1 3 2 2", "round: 3")
    assert game.over
    assert {tuple(purse(world, 1)) for world in worlds(game, 0, 20)} == {tuple(purse(game.state, 1))}


@pytest.mark.rule("INFO-4", "CHEST-5")
def test_a_gold_card_picked_face_up_is_worth_one() -> None:
    game = near_chests("one gold")
    played(game, 0, UPPER)
    assert {tuple(purse(world, 0)) for viewer in (0, 1, None) for world in worlds(game, viewer, 20)} == {(1,)}


@pytest.mark.rule("INFO-4", "CHEST-5")
def test_if_the_pile_has_no_card_of_one_nugget_players_have_all_of_them() -> None:
    """Fifteen of sixteen are not with seat 1: all of them with seat 0, or one with seat 2."""
    seats = (
        f"seat 0: digger; hand NEW; gold {ones(15)}\nseat 1: saboteur; hand map; gold 1\nseat 2: digger; gold 3"
    )
    game = near_chests("one gold", seats=seats)
    played(game, 0, UPPER)
    found = worlds(game, 1)
    assert {(sum(purse(world, 0)), *purse(world, 2)) for world in found} == {(15, 2), (15, 3), (16, 1), (17, 1)}
    for world in found:
        assert 1 not in sealed(world).gold_pile


@pytest.mark.rule("INFO-4", "CHEST-5")
def test_missing_gold_cards_of_a_position_may_include_cards_of_one_nugget() -> None:
    game = near_chests(
        "one gold", more=("gold pile: 3 2 2",), seats="seat 0: digger; hand NEW\nseat 1: saboteur; gold 1"
    )
    played(game, 0, UPPER)
    found = worlds(game, 2)
    assert {value for world in found for value in sealed(world).gold_pile} == {2, 3}
    assert {tuple(purse(world, 1)) for world in found} == {(1,), (2,), (3,)}


@pytest.mark.rule("INFO-4", "PAY-6")
@pytest.mark.parametrize("drawn", [b"\3", b"\1\3"], ids=["one way to draw it", "two ways"])
def test_a_drawn_sum_that_needs_cards_of_the_viewer_is_rejected(drawn: bytes) -> None:
    """Seat 0 has every card of two and three nuggets, and yet seat 1 is said to have drawn some of them."""
    mine = "3 3 3 3 2 2 2 2 2 2 2 2"
    state = parse_position(f"players: 3\nseat 0: digger; hand map; gold {mine}\nseat 1: saboteur\n{BARE}")
    gold_dealt(state, 1, sum(drawn), sum(drawn), drawn, bytes(sealed(state).gold_pile[len(drawn) :]))
    with pytest.raises(BadInput, match="the position contradicts itself"):
        imagine(state, 0, SeededRandom(bytes(32), "nothing fits"))


def all_ones_but_one() -> State:
    """Fifteen gold cards of one nugget are seat 0's, all others are in the pile."""
    return parse_position(f"players: 3\nseat 0: digger; hand map; gold {ones(15)}\nseat 1: saboteur\n{BARE}")


@pytest.mark.rule("INFO-4", "PAY-6", "CHEST-5")
def test_a_sum_drawn_before_the_last_one_nugget_card_was_gone_contains_it() -> None:
    """Seat 1 drew four nuggets in two cards, then no card of one nugget was left: a 1 and a 3, not two of 2."""
    state = all_ones_but_one()
    rest = bytes(value for value in sealed(state).gold_pile if value != 1)
    gold_dealt(state, 1, 4, 4, b"\x01\x03", rest[:-1])
    nothing_to_pick(state, 2)
    found = worlds(Game(state), 2)
    assert {purses(world, 1) for world in found} == {(1, 3), (3, 1)}
    assert {purses(world, 0) for world in found} == {(1,) * 15}


@pytest.mark.rule("INFO-4", "PAY-6", "CHEST-5")
def test_a_sum_drawn_after_the_last_one_nugget_card_was_gone_contains_none() -> None:
    """No card of one nugget was left, then seat 1 drew four nuggets in two cards: two of 2."""
    state = all_ones_but_one()
    gold_picked(state, 2, bytes(value for value in sealed(state).gold_pile if value != 1))
    nothing_to_pick(state, 2)
    rest = bytearray(sealed(state).gold_pile)
    rest.remove(2)
    rest.remove(2)
    gold_dealt(state, 1, 4, 4, b"\x02\x02", bytes(rest))
    for viewer in (0, None):
        assert {purses(world, 1) for world in worlds(Game(state), viewer)} == {(2, 2)}


# ---------------------------------------------------------------- what a purse has shown


@pytest.mark.rule("INFO-4", "NEWG-2")
def test_a_dragon_that_took_nothing_gives_an_upper_bound_of_the_purse() -> None:
    game = facing("dragon NE", "gold 1 2; tokens -3")
    played(game, 0, LAST)
    assert {tuple(purse(world, 0)) for world in worlds(game, 1)} == {(1, 2), (2, 1)}


@pytest.mark.rule("INFO-4", "NEWG-2")
def test_a_dragon_that_took_gold_gives_a_lower_bound_of_the_purse() -> None:
    game = facing("dragon NE", "gold 1 2; tokens -2")
    played(game, 0, LAST)
    assert {sum(purse(world, 0)) for world in worlds(game, 1)} == {3, 4, 5, 6}
    # One card and no debt: any card is worth what the dragon takes.
    game = facing("dragon NE", "gold 1")
    played(game, 0, LAST)
    assert {tuple(purse(world, 0)) for world in worlds(game, 1)} == {(1,), (2,), (3,)}


@pytest.mark.rule("INFO-4", "TOLL-2")
def test_a_seat_that_pays_a_toll_has_the_gold_for_it() -> None:
    game = guarded(("rockfall; tokens 1", "rockfall; gold 2; tokens -1"))
    played(game, 0, LAY_HERE)
    assert {tuple(purse(world, 0)) for world in worlds(game, 2)} == {(2,), (3,)}


@pytest.mark.rule("INFO-4", "TOLL-3")
@pytest.mark.parametrize(("pays", "values"), [(True, {2, 3}), (False, {1, 2, 3})])
def test_a_seat_that_agrees_to_pay_a_toll_has_gold_and_one_that_declines_may_have(
    pays: bool, values: set[int]
) -> None:
    game = guarded(("seat 2: digger; hand NEW, map; tokens 1", "seat 2: digger; hand NEW, map; gold 2; tokens -1"))
    played(game, 0, AskToll(2, HERE))
    played(game, 2, AnswerToll(pays))
    assert {purse(world, 2)[0] for world in worlds(game, 1)} == values
