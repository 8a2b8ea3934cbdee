"""Imagined worlds: the deck and the discard pile, searched, shuffled, buried (INFO-4)."""

import pytest

from pyrite.game import Game, LayTunnel, Pass, SwapHands
from pyrite.game.catalogue import KIND
from pyrite.game.modules.trove import KeepCard, SearchTrove
from tests.game.worlds import both_ways, deck, hand, named, own_part, pile, worlds
from tests.modules.chest_positions import UPPER, near_chests
from tests.rules.play import played, position

BARE = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
"""

# ---------------------------------------------------------------- the trove


def searching(discard: str, *, hand_of_0: str = "trove, NS") -> Game:
    """Seat 0 searches the pile; dead ends are there once each."""
    seats = f"seat 0: digger; hand {hand_of_0}\nseat 1: saboteur; hand NE, NW\nseat 2: digger; hand NE, NW"
    game = position(BARE, "players: 3", "modules: trove", f"discard: {discard}", "deck: NES, NEW", seats)
    played(game, 0, SearchTrove())
    return game


FIVE_DEAD_ENDS = ["N|", "E|", "N|+S|", "E|+W|", "N|+E|"]


@pytest.mark.rule("INFO-4", "WC-18")
def test_another_seat_kept_one_of_five_open_cards_and_the_rest_is_unchanged() -> None:
    game = searching(", ".join(["map", *FIVE_DEAD_ENDS]))
    played(game, 0, KeepCard("E|"))
    kept = set()
    for world in worlds(game, 1, 200):
        (card,) = set(FIVE_DEAD_ENDS) & set(hand(world, 0))
        assert pile(world) == ["map", *(each for each in FIVE_DEAD_ENDS if each != card), "trove"]
        assert own_part(world, 0).seen_cards == (
            bytes(KIND[each] for each in FIVE_DEAD_ENDS),
            bytes((KIND[card],)),
        )
        kept.add(card)
    assert kept == set(FIVE_DEAD_ENDS)
    assert {tuple(pile(world)) for world in worlds(game, 0, 20)} == {tuple(pile(game.state))}


@pytest.mark.rule("INFO-4", "WC-18")
def test_a_card_kept_and_played_by_another_is_not_in_the_pile() -> None:
    game = searching(", ".join(FIVE_DEAD_ENDS))
    played(game, 0, KeepCard("E|"))
    played(game, 1, Pass(("NE",)))
    played(game, 2, Pass(("NE",)))
    played(game, 0, LayTunnel("E|", (-1, 0)))
    assert {tuple(pile(world)[:4]) for world in worlds(game, 1)} == {
        tuple(card for card in FIVE_DEAD_ENDS if card != "E|")
    }


@pytest.mark.rule("INFO-4", "WC-18")
def test_the_topmost_of_equal_cards_is_kept() -> None:
    game = searching("map, NS, map", hand_of_0="trove, NES")
    played(game, 0, KeepCard("map"))
    found = {tuple(pile(world)) for world in worlds(game, 1)}
    assert found == {("map", "NS", "trove"), ("map", "map", "trove")}


@pytest.mark.rule("INFO-4", "WC-18")
def test_in_each_world_the_seat_that_searches_sees_the_pile_of_that_world() -> None:
    game = searching("(N|), map, (E|)")
    found = worlds(game, 1)
    assert {pile(world)[1] for world in found} == {"map"}
    assert len({pile(world)[0] for world in found}) > 8
    for world in found:
        assert named(own_part(world, 0).lifted) == pile(world)
        assert "trove" not in hand(world, 2)  # it is in play


@pytest.mark.rule("INFO-4", "WC-18")
def test_the_searching_seat_knows_the_pile_before_and_after_keeping_a_card() -> None:
    game = searching("(N|), map, (E|)")
    assert {tuple(pile(world)) for world in worlds(game, 0)} == {("N|", "map", "E|")}
    played(game, 0, KeepCard("map"))
    assert {tuple(pile(world)) for world in worlds(game, 0)} == {("N|", "E|", "trove")}
    played(game, 1, Pass(("NE",)))
    assert {tuple(pile(world)[:3]) for world in worlds(game, 0)} == {("N|", "E|", "trove")}
    assert len({pile(world)[3] for world in worlds(game, 0)}) > 8


@pytest.mark.rule("INFO-4", "WC-18", "TURN-4")
def test_an_own_discard_below_the_searched_cards_stays_known() -> None:
    """In this position seat 0 discarded the bottom card; it looks at the five cards above."""
    game = searching("(map), N|, E|, N|+S|, E|+W|, N|+E|", hand_of_0="trove, NS; discarded map")
    played(game, 0, KeepCard("E|"))
    assert {pile(world)[0] for world in worlds(game, 0)} == {"map"}
    assert len({pile(world)[0] for world in worlds(game, 1)}) > 8


@pytest.mark.rule("INFO-4", "WC-18", "TURN-4")
def test_an_own_discard_is_in_the_pile_or_in_the_hand_of_the_seat_that_searched() -> None:
    game = position(
        BARE,
        "players: 3\nmodules: trove\nasked: seat 1, turn\ndeck: NES, NEW, NESW, NW",
        "seat 0: digger; hand trove, NS\nseat 1: saboteur; hand N|, NW\nseat 2: digger; hand NE, NW",
    )
    played(game, 1, Pass(("N|",)))
    played(game, 2, Pass(("NE",)))
    played(game, 0, SearchTrove())
    played(game, 0, KeepCard("NE"))
    assert game.state.table.hands[0] == 2
    found = worlds(game, 1)
    assert both_ways(["N|" in hand(world, 0) for world in found])
    for world in found:
        assert ("N|" in hand(world, 0)) != (pile(world)[0] == "N|")


@pytest.mark.rule("INFO-4", "WC-18")
def test_a_card_that_another_kept_and_discarded_is_in_the_pile_again() -> None:
    """The hand of seat 0 is only the card that it kept, so it passes with that card."""
    game = searching("N|, E|", hand_of_0="trove")
    played(game, 0, KeepCard("E|"))
    assert {tuple(pile(world)) for world in worlds(game, 1)} == {("N|", "trove"), ("E|", "trove")}
    played(game, 1, Pass(("NE",)))
    played(game, 2, Pass(("NE",)))
    played(game, 0, Pass(("E|",)))
    for world in worlds(game, 1):
        assert {pile(world)[0], pile(world)[4]} == {"N|", "E|"}
    assert both_ways([pile(world)[0] == "N|" for world in worlds(game, 1)])


@pytest.mark.rule("INFO-4", "WC-18", "S2-17", "S2-4")
def test_two_seen_cards_limit_the_third_of_three_discarded_together() -> None:
    """Seat 0 gave seat 1 a dead end and a map, and finds both above a card of seat 1's that must be a tunnel."""
    game = position(
        BARE,
        "players: 3\nmodules: saboteur2, trove\ndeck: NES, NS, NS, NW, NW, NW, EW, EW",
        "seat 0: boss; hand hand swap, N|, map\nseat 1: saboteur; hand trove, NE, NE",
        "seat 2: geologist; hand theft, free, trapped",
    )
    played(game, 0, SwapHands(1))
    played(game, 1, Pass(("N|", "map", "NES")))
    found = [pile(world)[1:4] for world in worlds(game, 0)]
    assert all({"N|", "map"} <= set(cards) for cards in found)
    assert {cards.index("N|") for cards in found} == {0, 1}
    played(game, 2, Pass(("theft", "free", "trapped")))
    played(game, 0, SearchTrove())
    for world in worlds(game, 0):
        assert pile(world)[2:] == ["N|", "map", "theft", "trapped", "free"]
        assert KIND[pile(world)[1]] < KIND["N|"]


@pytest.mark.rule("INFO-4", "WC-18", "S2-17", "S2-4")
def test_the_upper_of_two_cards_discarded_together_limits_the_lower() -> None:
    """Seat 0 gave seat 1 a map and an NW, and finds an NW above a card of seat 1's: that is no map then."""
    game = position(
        BARE,
        "players: 4\nmodules: saboteur2, trove\ndeck: NE, NS, NS, NS, NW, NW, EW",
        "seat 0: boss; hand hand swap, map, NW\nseat 1: saboteur; hand trove, NES, NES",
        "seat 2: geologist; hand theft, free, trapped\nseat 3: profiteer; hand rockfall, map",
    )
    played(game, 0, SwapHands(1))
    played(game, 1, Pass(("NE", "NW")))
    assert both_ways(["map" in pile(world)[1:3] for world in worlds(game, 0)])
    played(game, 2, Pass(("theft", "free", "trapped")))
    played(game, 3, Pass(("rockfall",)))
    played(game, 0, SearchTrove())
    found = worlds(game, 0)
    assert {pile(world)[2] for world in found} == {"NW"}
    assert {pile(world)[1] for world in found} == {"NS", "EW", "NE", "NW"}


# ---------------------------------------------------------------- chests

CHEST_SEATS = """
seat 0: digger; hand NEW, NS
seat 1: saboteur; hand N|, NE
seat 2: digger; hand NW, NE
"""


def shuffled(discard: str) -> Game:
    """Seat 0 opens the chest with which the pile is shuffled and searched."""
    game = near_chests("search the discard", seats=CHEST_SEATS, more=(f"discard: {discard}",))
    played(game, 0, UPPER)
    return game


@pytest.mark.rule("INFO-4", "CHEST-5")
def test_a_shuffled_pile_has_the_same_cards_in_any_order() -> None:
    cards = {"E|+W|", "N|+E|", "N|+W|"}
    game = shuffled(", ".join(cards))
    found = worlds(game, 1)
    assert len({tuple(pile(world)) for world in found}) == 6
    for world in found:
        assert set(pile(world)) == cards
        assert named(own_part(world, 0).lifted) == pile(world)
    # The seat that looks at the pile sees its order.
    assert {tuple(pile(world)) for world in worlds(game, 0)} == {tuple(pile(game.state))}
    played(game, 0, KeepCard("N|+W|"))
    found = worlds(game, 1)
    assert {card for world in found for card in set(hand(world, 0)) & cards} == cards
    for world in found:
        assert set(pile(world)) == cards - set(hand(world, 0))


@pytest.mark.rule("INFO-4", "CHEST-5", "TURN-4")
def test_a_seat_that_sees_a_shuffled_pile_learns_its_unknown_card() -> None:
    game = shuffled("N|+E|, (N|+W|)")
    assert {tuple(sorted(pile(world))) for world in worlds(game, 0)} == {("N|+E|", "N|+W|")}
    found = worlds(game, 1)
    assert both_ways([pile(world)[0] == "N|+E|" for world in found])
    assert all("N|+E|" in pile(world) for world in found)
    assert len({tuple(sorted(pile(world))) for world in found}) > 8


@pytest.mark.rule("INFO-4", "CHEST-5")
def test_cards_of_a_large_pile_that_were_not_seen_are_the_rest() -> None:
    """Seven cards, one of them face down; five are looked at."""
    cards = ["N|+E|", "N|+W|", "E|+W|", "N|+S|", "E|", "N|+E|+S|"]
    game = shuffled(", ".join([*cards, "(rockfall)"]))
    seen = pile(game.state)[2:]
    found = worlds(game, 0)
    for world in found:
        assert pile(world)[2:] == seen
        assert set(cards) <= set(pile(world))
    assert len({tuple(pile(world)[:2]) for world in found}) >= 2
    kept = next(card for card in seen if card != "rockfall")
    played(game, 0, KeepCard(kept))
    for world in worlds(game, 1):
        assert len(set(cards) & {*pile(world), *hand(world, 0)}) == 6
        assert len(set(cards) & set(pile(world))) in (5, 6)
    assert both_ways([set(cards) <= set(pile(world)) for world in worlds(game, 1, 200)])


@pytest.mark.rule("INFO-4", "CHEST-5", "TURN-4")
def test_an_own_discard_is_somewhere_in_the_shuffled_pile() -> None:
    game = near_chests(
        "search the discard", seats=CHEST_SEATS, more=("discard: N|+E|, N|+W|", "asked: seat 1, turn")
    )
    played(game, 1, Pass(("N|",)))
    played(game, 2, Pass(("NW",)))
    played(game, 0, UPPER)
    found = worlds(game, 1, 200)
    assert {pile(world).index("N|") for world in found} == {0, 1, 2, 3}
    for world in found:
        assert set(pile(world)) >= {"N|", "N|+E|", "N|+W|"}


@pytest.mark.rule("INFO-4", "CHEST-5")
def test_buried_cards_are_known_to_nobody() -> None:
    game = near_chests("bury five", seats=CHEST_SEATS)
    played(game, 0, UPPER)
    for viewer in (0, 1, None):
        found = worlds(game, viewer)
        assert all(len(pile(world)) == 5 for world in found)
        assert len({tuple(pile(world)) for world in found}) > 90
    assert both_ways(["N|" in pile(world) for world in worlds(game, 0, 200)])
    assert not any("N|" in pile(world) for world in worlds(game, 1, 200))  # the seat that holds it


@pytest.mark.rule("INFO-4", "CHEST-5")
def test_three_cards_of_the_deck_are_known_to_the_looking_seat_only() -> None:
    game = near_chests("three for one", seats=CHEST_SEATS)
    played(game, 0, UPPER)
    assert game.question == "card"
    top = named(own_part(game.state, 0).lifted)
    for world in worlds(game, 0):
        assert deck(world)[:3] == top[::-1]
    for world in worlds(game, 1):
        assert deck(world)[:3] == named(own_part(world, 0).lifted)[::-1]
    assert len({tuple(deck(world)[:3]) for world in worlds(game, 1)}) > 90
    played(game, 0, KeepCard(top[1]))
    assert {tuple(pile(world)) for world in worlds(game, 0)} == {tuple(pile(game.state))}
    for world in worlds(game, 1):
        lifted, (kept,) = own_part(world, 0).seen_cards
        assert kept in own_part(world, 0).hand
        assert sorted([*lifted]) == sorted([kept, *(KIND[card] for card in pile(world))])
        assert own_part(world, 0).discarded == bytes(KIND[card] for card in pile(world))
