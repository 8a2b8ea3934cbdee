"""Imagined worlds: hands and what was discarded out of them (INFO-4)."""

from importlib import import_module

import pytest

from pyrite.game import BadInput, Game, LayTunnel, Pass, SwapHands, imagine
from pyrite.game.catalogue import KIND
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.modules.chests.commands import RobHand
from pyrite.game.modules.toll.commands import StandDwarf
from tests.game.worlds import both_ways, deck, hand, named, own_part, pile, sealed, worlds
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

# ---------------------------------------------------------------- where no card goes from hand to hand


def base(*seats: str, more: str = "deck: NS, NS") -> Game:
    return position(
        BARE, f"players: {len(seats)}", more, *(f"seat {seat}: {each}" for seat, each in enumerate(seats))
    )


@pytest.mark.rule("INFO-4", "INFO-2")
def test_cards_of_the_viewer_are_in_no_other_hand() -> None:
    """There are six maps."""
    game = base("digger; hand map, map, map, map, map, map", "saboteur; hand NE, NW", "digger; hand NE")
    found = worlds(game, 0)
    assert {tuple(hand(world, 0)) for world in found} == {("map",) * 6}
    assert not any("map" in hand(world, seat) or "map" in deck(world) for world in found for seat in (1, 2))
    one_less = base("digger; hand map, map, map, map, map", "saboteur; hand NE, NW", "digger; hand NE")
    assert both_ways(["map" in hand(world, 1) for world in worlds(one_less, 0, 200)])


@pytest.mark.rule("INFO-4", "INFO-1")
def test_open_cards_are_in_no_hand() -> None:
    """Two broken carts in front of players and one in the pile; the three there are."""
    front = "; front broken cart"
    game = base(
        f"digger; hand map{front}", f"saboteur; hand NE, NW{front}", "digger; hand NE", more="discard: broken cart"
    )
    found = worlds(game, 0)
    assert not any("broken cart" in hand(world, seat) for world in found for seat in (1, 2))
    assert {tuple(pile(world)) for world in found} == {("broken cart",)}


@pytest.mark.rule("INFO-4", "TURN-4")
def test_a_discarded_card_is_known_to_the_seat_that_discarded_it() -> None:
    game = base(
        "digger; hand map, NS", "saboteur; hand NE, NW", "digger; hand NE, rockfall", more="deck: NS, NES, NEW"
    )
    played(game, 0, Pass(("map",)))
    played(game, 1, Pass(("NW",)))
    played(game, 2, Pass(("rockfall",)))
    for viewer, card in enumerate(("map", "NW", "rockfall")):
        found = worlds(game, viewer)
        assert {pile(world)[viewer] for world in found} == {card}
        for place in {0, 1, 2} - {viewer}:
            assert len({pile(world)[place] for world in found}) > 8
        for world in found:  # what the others know in that world is true there
            assert b"".join(own_part(world, seat).discarded for seat in range(3)) == sealed(world).discard


@pytest.mark.rule("INFO-4", "TURN-4")
@pytest.mark.parametrize("modules", ["", "modules: trove"], ids=["counted", "followed"])
def test_a_discard_noted_in_a_position_may_be_any_face_down_card_of_the_pile(modules: str) -> None:
    """Two cards are face down in a position that says seat 0 discarded one of them; then it discards another."""
    lines = f"discard: (map), NS, (NES)\ndeck: NEW, NE\n{modules}"
    game = base("digger; hand rockfall, NS; discarded map", "saboteur; hand NE, NW", "digger; hand NE", more=lines)
    played(game, 0, Pass(("rockfall",)))
    found = worlds(game, 0)
    assert {tuple(pile(world)[1::2]) for world in found} == {("NS", "rockfall")}
    assert all("map" in (pile(world)[0], pile(world)[2]) for world in found)
    assert both_ways([pile(world)[0] == "map" for world in found])
    assert both_ways([pile(world)[2] == "map" for world in found])


@pytest.mark.rule("INFO-4")
@pytest.mark.parametrize("modules", ["", "modules: trove"], ids=["counted", "followed"])
def test_a_position_with_too_many_copies_of_a_card_is_rejected(
    modules: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Five maps in hand and two discarded, of six."""
    monkeypatch.setattr(import_module("pyrite.game.imagine"), "TRIES", 5)
    lines = f"discard: (map), (NES)\n{modules}"
    game = base("digger; hand map, map, map, map, map; discarded map, map", "saboteur", "digger", more=lines)
    with pytest.raises(BadInput, match="the position contradicts itself"):
        imagine(game.state, 0, SeededRandom(bytes(32), "nothing fits"))
    assert worlds(game, 1, 3)


@pytest.mark.rule("INFO-4")
@pytest.mark.parametrize(("in_a_hand", "in_the_pile"), [(90, 0), (1, 90)])
def test_more_cards_than_the_deck_has_are_rejected(in_a_hand: int, in_the_pile: int) -> None:
    game = base("digger; hand map", "saboteur; hand NE", "digger; hand NW")
    game.state.table.hands[1] = in_a_hand
    game.state.table.discard.extend(bytes(in_the_pile))
    with pytest.raises(BadInput, match="the position contradicts itself"):
        imagine(game.state, 0, SeededRandom(bytes(32), "nothing fits"))


# ---------------------------------------------------------------- where hands are swapped


def swapping(*hands: str, more: str = "", modules: str = "saboteur2") -> Game:
    """Seat 0 has swapped hands with seat 1; the others look on. Dead ends are there once each."""
    roles = ("boss", "saboteur", "geologist", "profiteer")
    seats = [f"seat {seat}: {roles[seat]}; hand {each}" for seat, each in enumerate(hands)]
    lines = (f"modules: {modules}", f"players: {len(hands)}", more or "deck: NES, NEW, NESW, NS, EW, NE, NW")
    game = position(BARE, *lines, *seats)
    played(game, 0, SwapHands(1))
    return game


@pytest.mark.rule("INFO-4", "S2-17")
def test_swapped_hands_are_known_to_the_two_seats_only() -> None:
    game = swapping("hand swap, N|, E|", "map, theft", "free, free")
    # Seat 1 has drawn one more.
    for world in worlds(game, 0):
        assert {"N|", "E|"} <= set(hand(world, 1))
    assert len({tuple(hand(world, 1)) for world in worlds(game, 0)}) > 8
    assert {tuple(hand(world, 0)) for world in worlds(game, 1)} == {("map", "theft")}
    found = worlds(game, 2, 400)  # there is one such card in the box
    assert both_ways(["N|" in hand(world, 0) for world in found])
    assert both_ways(["N|" in hand(world, 1) for world in found])
    for world in found:
        given, got = own_part(world, 0).seen_cards
        assert own_part(world, 1).seen_cards == (given, got)
        assert bytes(own_part(world, 0).hand) == got
        assert set(given) <= set(own_part(world, 1).hand)


@pytest.mark.rule("INFO-4", "S2-17", "TURN-4")
def test_a_discard_of_a_swap_partner_may_be_a_given_or_a_drawn_card() -> None:
    game = swapping("hand swap, N|, E|", "map, theft", "free, free")
    played(game, 1, Pass(("E|",)))
    found = worlds(game, 0)
    for world in found:
        assert {"N|", "E|"} <= {*hand(world, 1), pile(world)[-1]}
    discarded = {pile(world)[-1] for world in found}
    assert {"N|", "E|"} < discarded


@pytest.mark.rule("INFO-4", "S2-17", "TURN-4")
def test_a_card_that_a_swap_partner_plays_later_was_not_discarded() -> None:
    game = swapping("hand swap, N|, E|", "map, theft", "free, free")
    played(game, 1, Pass(("E|",)))
    played(game, 2, Pass(("free",)))
    played(game, 0, Pass(("map",)))
    played(game, 1, LayTunnel("S|", (0, -1)))  # the N|, turned
    found = worlds(game, 0)
    assert not any("N|" in pile(world) for world in found)
    assert both_ways(["E|" in hand(world, 1) for world in found])
    assert all("E|" in [*hand(world, 1), pile(world)[1]] for world in found)


@pytest.mark.rule("INFO-4", "S2-17", "TURN-4", "TOLL-1")
def test_a_card_played_later_may_have_been_drawn() -> None:
    """Seat 1 was given an NE, discarded two cards, drew one, and played an NE: there are five of them."""
    game = swapping("hand swap, NE, E|", "map, theft", "free, free", modules="saboteur2, toll")
    played(game, 1, StandDwarf("NES", (0, 0), "W"))
    played(game, 2, Pass(("free",)))
    played(game, 0, Pass(("map",)))
    played(game, 1, Pass(("E|",)))
    played(game, 2, Pass(("free",)))
    played(game, 0, Pass(("theft",)))
    played(game, 1, LayTunnel("NE", (0, 1)))
    found = worlds(game, 0, 400)
    for world in found:
        assert "E|" in {*hand(world, 1), pile(world)[1], pile(world)[4]}
    seen = {
        tuple(card if card in ("NE", "E|") else "" for card in (pile(world)[1], pile(world)[4])) for world in found
    }
    assert {("", "E|"), ("E|", ""), ("", "NE"), ("NE", "")} <= seen


@pytest.mark.rule("INFO-4", "S2-17", "TURN-4")
def test_with_an_empty_deck_a_played_card_shows_which_card_was_discarded() -> None:
    game = swapping("hand swap, N|, E|", "map, theft", "free, free", more="deck: NES")
    played(game, 1, Pass(("E|", "NES")))
    played(game, 2, Pass(("free",)))
    played(game, 0, Pass(("map",)))
    played(game, 1, LayTunnel("S|", (0, -1)))
    for world in worlds(game, 0):
        assert "E|" in pile(world)[1:3]
        assert "N|" not in pile(world)
        assert hand(world, 1) == []


@pytest.mark.rule("INFO-4", "S2-17")
def test_a_second_swap_shows_which_card_was_discarded() -> None:
    """Seat 0 gets its old hand back but for one card, so that is what seat 1 discarded."""
    game = swapping("hand swap, N|, E|", "hand swap, theft", "free, free")
    played(game, 1, Pass(("E|",)))
    played(game, 2, Pass(("free",)))
    assert {"N|", "E|"} < {pile(world)[1] for world in worlds(game, 0)}
    played(game, 0, SwapHands(1))
    assert {pile(world)[1] for world in worlds(game, 0)} == {"E|"}
    # The third knows no more than before: it may have been anything.
    assert len({pile(world)[1] for world in worlds(game, 2)}) > 8


@pytest.mark.rule("INFO-4", "S2-17")
def test_a_hand_is_tracked_through_two_swaps() -> None:
    """Seat 0 gave its hand to seat 1, who swapped with seat 2."""
    game = swapping("hand swap, N|, E|, hand swap", "map, theft", "free, trapped")
    played(game, 1, SwapHands(2))
    for world in worlds(game, 0):
        assert {"N|", "E|"} <= set(hand(world, 2))
    assert both_ways(["free" in hand(world, 1) for world in worlds(game, 0)])
    # Seat 2 has seen what it got, and knows what seat 1 has now.
    assert {tuple(hand(world, 1)) for world in worlds(game, 2)} == {("trapped", "free")}


@pytest.mark.rule("INFO-4", "S2-4")
def test_cards_discarded_together_are_in_rising_order() -> None:
    game = swapping("hand swap, N|, E|", "map, theft", "free, free")
    played(game, 1, Pass(("E|", "NES", "N|")))
    found = [[KIND[card] for card in pile(world)[1:4]] for world in worlds(game, 0)]
    assert all(each == sorted(each) for each in found)
    assert all({KIND["N|"], KIND["E|"]} <= set(each) for each in found)
    assert {each.index(KIND["N|"]) for each in found} == {0, 1}  # the third is below or above
    unknown = [[KIND[card] for card in pile(world)[1:4]] for world in worlds(game, 2)]
    assert all(each == sorted(each) for each in unknown)
    assert len({tuple(each) for each in unknown}) > 50


# ---------------------------------------------------------------- where hands are robbed

ROBBED = """
seat 0: digger; hand NEW, NESW
seat 1: saboteur; hand N|, E|
seat 2: digger; hand NW, NE
"""


def robbed() -> Game:
    """Seat 0 took a card out of seat 1's hand, unseen by seat 2."""
    game = near_chests("rob a hand", seats=ROBBED)
    played(game, 0, UPPER)
    played(game, 0, RobHand(1))
    return game


@pytest.mark.rule("INFO-4", "CHEST-5")
def test_a_robbed_card_is_known_to_two() -> None:
    game = robbed()
    (card,) = {"N|", "E|"} - set(hand(game.state, 1))
    # The robber does not know the rest of that hand, the victim not the rest of the robber's.
    assert not any(card in hand(world, 1) for world in worlds(game, 0))
    assert len({hand(world, 1)[0] for world in worlds(game, 0)}) > 8
    assert all(card in hand(world, 0) for world in worlds(game, 1))
    assert len({tuple(hand(world, 0)) for world in worlds(game, 1)}) > 8
    found = worlds(game, 2)
    assert both_ways(["map" in hand(world, 0) for world in found])
    for world in found:
        (seen,) = own_part(world, 0).seen_cards
        assert own_part(world, 1).seen_cards == (seen,)
        assert seen[0] in own_part(world, 0).hand


@pytest.mark.rule("INFO-4", "CHEST-5")
def test_a_robbed_card_stays_with_the_robber_until_it_is_played() -> None:
    game = robbed()
    card, left = ("N|", "E|") if "E|" in hand(game.state, 1) else ("E|", "N|")
    played(game, 1, Pass((left,)))
    played(game, 2, Pass(("NW",)))
    assert all(card in hand(world, 0) for world in worlds(game, 1))
    played(game, 0, LayTunnel("S|", (0, -1)) if card == "N|" else LayTunnel("E|", (-1, 0)))
    assert not any(card in hand(world, 0) for world in worlds(game, 1))
    # Seat 2 knows where it came from only if it knew where it was: it may have been seat 0's all the time.
    assert both_ways([own_part(world, 0).seen_cards == (bytes((KIND[card],)),) for world in worlds(game, 2, 200)])


@pytest.mark.rule("INFO-4", "CHEST-5", "TURN-4")
def test_the_robber_does_not_know_the_rest_of_the_hand_until_it_is_played() -> None:
    game = robbed()
    card, left = ("N|", "E|") if "E|" in hand(game.state, 1) else ("E|", "N|")
    assert both_ways([left in hand(world, 1) for world in worlds(game, 0, 400)])
    played(game, 1, LayTunnel("S|", (0, -1)) if left == "N|" else LayTunnel("E|", (-1, 0)))
    assert not any({card, left} & set(hand(world, 1)) for world in worlds(game, 0))


@pytest.mark.rule("INFO-4", "CHEST-5", "S2-17")
def test_a_known_card_that_the_viewer_robs_is_gone_from_that_hand() -> None:
    """Seat 0 gave seat 1 two cards and robs the one that is left, so it knows which one seat 1 discarded."""
    game = near_chests(
        "rob a hand",
        seats="""
seat 0: boss; hand hand swap, map, rockfall
seat 1: saboteur; hand NEW, theft
seat 2: geologist; hand free
""",
        deck="",
        modules="chests, saboteur2",
    )
    played(game, 0, SwapHands(1))
    played(game, 1, Pass(("map",)))
    played(game, 2, Pass(("free",)))
    played(game, 0, UPPER)
    for world in worlds(game, 0):
        assert named(own_part(world, 1).seen_cards[-1]) == ["rockfall"]
        assert pile(world)[1] == "map"
        assert hand(world, 1) == []
