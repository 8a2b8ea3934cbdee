"""Imagined worlds: what a hand has shown by calling a path specialist or asking for a toll (INFO-4, WC-22)."""

import pytest

from pyrite.game import Game, LayTunnel, Pass, SwapHands
from pyrite.game.modules.path_specialist.commands import CallSpecialist
from pyrite.game.modules.path_specialist.facts import NothingToLay, SomethingToLay
from pyrite.game.modules.path_specialist.state import tunnels_to_lay
from pyrite.game.modules.toll.commands import AnswerToll, AskToll
from pyrite.game.modules.trove import KeepCard, SearchTrove
from pyrite.game.modules.veto.commands import LetPass, Veto
from tests.game.worlds import both_ways, hand, named, own_part, pile, purse, worlds
from tests.modules.chest_positions import UPPER, near_chests
from tests.modules.toll_position import HERE, guarded
from tests.rules.play import facts_of, played, position

BLOCKED = """
maze:
  · · · · · · · · · ?0
  · ╻ · · · · · · · ·
  ╺ ┼S┓ · · · · · · ?1
  · · · · · · · · · ·
  · · · · · · · · · ?2
"""
"""One cell is left, south of the start: a tunnel there must be open above."""

FIRST = LayTunnel("NS", (0, 1))
FITTING = {"NS", "NE", "NW", "NES", "NEW", "NESW", "N|+S|", "N|+W|", "N|+E|+S|", "N|+E|+W|", "N|+E|+S|+W|"}
"""The tunnels that can be open above, without those that exist once and are in the maze."""


def specialist(cards: str, *more: str, modules: str = "path_specialist", others: str = "map, map, map") -> Game:
    """Seat 0 has the path specialist."""
    seats = (
        f"seat 0: ; hand path specialist, NS, {cards}\nseat 1: saboteur; hand {others}\nseat 2: ; hand rockfall"
    )
    return position(BLOCKED, "players: 3", f"modules: {modules}", seats, *(more or ["deck: EW, EW"]))


def holds(game: Game, viewer: int, cards: set[str], count: int = 100) -> list[bool]:
    """For each world whether seat 0 holds one of some cards."""
    return [bool(cards & set(hand(world, 0))) for world in worlds(game, viewer, count)]


def names(*lists: tuple[str | None, ...]) -> set[str]:
    return {str(card) for each in lists for card in each}


# ---------------------------------------------------------------- no second tunnel


@pytest.mark.rule("INFO-4", "WC-22")
def test_a_seat_without_a_second_tunnel_holds_no_fitting_tunnel() -> None:
    game = specialist("broken cart, E|+W|", "deck:")
    assert both_ways(holds(game, 1, {"NES", "NEW"}))
    played(game, 0, CallSpecialist())
    [fact] = facts_of(game, 0, FIRST, NothingToLay)
    assert not any(holds(game, 1, names(fact.free)))
    assert both_ways(holds(game, 1, {"E|+W|"}, 400))  # which fits nowhere
    assert all(holds(game, 0, {"E|+W|"}, 5))  # the seat itself knows it
    assert both_ways(holds(game, 1, {"broken cart"}, 200))


@pytest.mark.rule("INFO-4", "WC-22", "TURN-2")
def test_a_card_drawn_afterwards_may_be_any_tunnel() -> None:
    game = specialist("broken cart")
    played(game, 0, CallSpecialist())
    [fact] = facts_of(game, 0, FIRST, NothingToLay)
    found = [set(hand(world, 0)) & names(fact.free) for world in worlds(game, 1)]
    assert {len(each) for each in found} == {0, 1}


@pytest.mark.rule("INFO-4", "WC-22", "S2-17", "TURN-4")
def test_a_given_tunnel_that_is_missing_later_was_discarded() -> None:
    """Seat 0 gave seat 1 three cards. Seat 1 discarded one, and had no second tunnel: so it was the NES."""
    game = position(
        BLOCKED,
        "players: 3\nmodules: saboteur2, path_specialist\ndeck: map, theft, free, theft, free",
        "seat 0: boss; hand hand swap, path specialist, NS, NES crystal",
        "seat 1: saboteur; hand rockfall, trapped, theft\nseat 2: geologist; hand rockfall, trapped",
    )
    played(game, 0, SwapHands(1))
    played(game, 1, Pass(("NES crystal",)))
    assert both_ways([pile(world)[1] == "NES crystal" for world in worlds(game, 0)])
    played(game, 2, Pass(("rockfall",)))
    played(game, 0, Pass(("rockfall",)))
    played(game, 1, CallSpecialist())
    played(game, 1, FIRST)
    assert {pile(world)[1] for world in worlds(game, 0)} == {"NES crystal"}
    assert len({pile(world)[1] for world in worlds(game, 2)}) > 8


@pytest.mark.rule("INFO-4", "WC-22", "S2-17", "TURN-4")
def test_a_fitting_tunnel_seen_later_was_drawn_later() -> None:
    """Seat 1 had no second tunnel, drew two and discarded one; the two that seat 0 finds would have fitted."""
    game = position(
        BLOCKED,
        "players: 3\nmodules: saboteur2, path_specialist\nasked: seat 1, turn",
        "deck: NES, EW, EW, NEW, theft, free",
        "seat 0: boss; hand hand swap, map, map",
        "seat 1: saboteur; hand path specialist, NS, broken cart\nseat 2: geologist; hand rockfall, trapped",
    )
    played(game, 1, CallSpecialist())
    [fact] = facts_of(game, 1, FIRST, NothingToLay)
    played(game, 2, Pass(("rockfall",)))
    played(game, 0, Pass(("map",)))
    played(game, 1, Pass(("broken cart",)))
    place = len(pile(game.state)) - 1
    assert both_ways([pile(world)[place] in fact.free for world in worlds(game, 0)])
    played(game, 2, Pass(("trapped",)))
    played(game, 0, SwapHands(1))
    found = worlds(game, 0)
    assert not any(pile(world)[place] in fact.free for world in found)
    assert len({pile(world)[place] for world in found}) > 8


def discarded_two(modules: str = "", deck: str = "", hand: str = "") -> tuple[Game, NothingToLay]:
    """Seat 0 gave seat 1 cards. Seat 1 had no second tunnel, drew a card and discarded two.

    The arguments are further modules, cards of the deck and cards in the hand of seat 2.
    """
    game = position(
        BLOCKED,
        f"players: 3\nmodules: saboteur2, path_specialist{modules}\ndeck: free, NES, theft, free, theft{deck}",
        "seat 0: boss; hand hand swap, path specialist, NS, rockfall, map",
        f"seat 1: saboteur; hand rockfall, trapped, theft\nseat 2: geologist; hand rockfall, trapped{hand}",
    )
    played(game, 0, SwapHands(1))
    played(game, 1, CallSpecialist())
    [fact] = facts_of(game, 1, FIRST, NothingToLay)
    played(game, 2, Pass(("rockfall",)))
    played(game, 0, Pass(("rockfall",)))
    played(game, 1, Pass(("NES", "rockfall")))
    return game, fact


@pytest.mark.rule("INFO-4", "WC-22", "S2-17", "S2-4")
def test_a_card_discarded_later_was_no_fitting_tunnel_unless_it_was_drawn_since() -> None:
    game, fact = discarded_two()
    found = worlds(game, 2)
    fitting = [[card for card in pile(world)[-2:] if card in fact.free] for world in found]
    assert {len(each) for each in fitting} == {0, 1}  # the card that was drawn
    for world in found:
        given = named(own_part(world, 1).seen_cards[0])
        assert len([card for card in given if card in fact.free]) <= 1  # the tunnel that was laid


@pytest.mark.rule("INFO-4", "WC-18", "WC-22", "S2-4")
def test_cards_discarded_together_are_where_the_seat_that_searched_saw_them() -> None:
    """Seat 2 looked at both discarded cards and kept another card."""
    game, fact = discarded_two(modules=", trove", deck=", EW", hand=", trove")
    played(game, 2, SearchTrove())
    played(game, 2, KeepCard("path specialist"))
    for world in worlds(game, 0):
        lifted, (kept,) = own_part(world, 2).seen_cards[-2:]
        assert lifted[-2] <= lifted[-1]
        assert len([card for card in named(lifted[-2:]) if card in fact.free]) <= 1  # the card that was drawn
        place = lifted.rindex(kept)
        assert pile(world)[-5:] == [*named(lifted[:place] + lifted[place + 1 :]), "trove"]


SEARCHED = """
seat 0: digger; hand path specialist, NS, rockfall, map
seat 1: saboteur; hand NEW, NS, map
seat 2: digger; hand NW, repair cart, map
"""


@pytest.mark.rule("INFO-4", "WC-22", "CHEST-5", "TURN-4")
def test_a_tunnel_found_in_a_shuffled_pile_is_from_no_hand_that_lacked_it() -> None:
    """Seat 0 had no second tunnel and passed. Seat 1 passed, searched the pile and laid a tunnel."""
    game = near_chests("search the discard", seats=SEARCHED, deck="", modules="chests, path_specialist")
    played(game, 0, CallSpecialist())
    [fact] = facts_of(game, 0, FIRST, NothingToLay)
    played(game, 1, Pass(("NS",)))
    played(game, 2, Pass(("NW",)))
    played(game, 0, Pass(("rockfall",)))
    played(game, 1, UPPER)
    played(game, 1, KeepCard("NS"))
    played(game, 2, Pass(("repair cart",)))
    played(game, 0, Pass(("map",)))
    played(game, 1, LayTunnel("NS", (0, 2)))
    found = worlds(game, 2)
    assert not any(named(each)[0] in fact.free for world in found for each in own_part(world, 0).seen_cards)
    assert both_ways([named(own_part(world, 1).seen_cards[0]) == ["NS"] for world in found])


@pytest.mark.rule("INFO-4", "WC-22", "CHEST-5")
def test_a_card_kept_from_a_shuffled_pile_is_no_tunnel_that_the_hand_lacked() -> None:
    """Of an NES and a map seat 0 kept one. It had no second tunnel afterwards, so it kept the map."""
    seats = SEARCHED.replace("rockfall, map", "rockfall, NEW", 1)
    game = near_chests(
        "search the discard", seats=seats, deck="", modules="chests, path_specialist", more=("discard: NES, map",)
    )
    played(game, 0, UPPER)
    played(game, 0, KeepCard("map"))
    assert both_ways(["NES" in pile(world) for world in worlds(game, 2)])
    played(game, 1, Pass(("NS",)))
    played(game, 2, Pass(("NW",)))
    played(game, 0, CallSpecialist())
    [fact] = facts_of(game, 0, FIRST, NothingToLay)
    assert "NES" in fact.free
    assert all("NES" in pile(world) and "map" in hand(world, 0) for world in worlds(game, 2))


@pytest.mark.rule("INFO-4", "WC-22")
def test_a_seat_that_is_asked_for_a_second_tunnel_has_one() -> None:
    """Meanwhile nobody holds the path specialist, which is on the table."""
    game = specialist("NES, broken cart", "deck:")
    played(game, 0, CallSpecialist())
    assert game.question == "tunnel"
    for _ in range(2):
        for world in worlds(game, 1):
            assert FITTING & set(hand(world, 0))
            assert "path specialist" not in hand(world, 2)
        played(game, 0, FIRST if tunnels_to_lay(game.state.table) == 2 else LayTunnel("NES", (0, 2)))
    assert not any(holds(game, 1, {"path specialist"}))


# ---------------------------------------------------------------- vetoed


def contested(cards: str = "broken cart", *more: str) -> Game:
    return specialist(cards, *more, modules="path_specialist, veto", others="veto, map")


@pytest.mark.rule("INFO-4", "WC-22", "WC-19b")
def test_a_seat_that_announced_the_specialist_has_a_tunnel_to_lay() -> None:
    game = contested()
    assert both_ways(holds(game, 1, FITTING))
    played(game, 0, CallSpecialist())
    assert game.question == "veto"
    assert all(holds(game, 2, FITTING))
    played(game, 2, LetPass())
    assert all(holds(game, 2, FITTING))


@pytest.mark.rule("INFO-4", "WC-22", "WC-19")
def test_a_seat_whose_specialist_was_vetoed_had_a_tunnel_to_lay() -> None:
    game = contested("broken cart", "deck:")
    played(game, 0, CallSpecialist())
    [fact] = facts_of(game, 1, Veto(), SomethingToLay)
    assert set(fact.free) >= FITTING
    assert all(holds(game, 2, FITTING))
    # A seat that knew the whole hand learns nothing from it.
    assert {tuple(hand(world, 0)) for world in worlds(game, 0, 5)} == {("NS", "broken cart")}
    # It may be discarded by now.
    played(game, 1, Pass(("map",)))
    played(game, 2, Pass(("rockfall",)))
    played(game, 0, Pass(("NS",)))
    found = worlds(game, 2)
    assert all(FITTING & {*hand(world, 0), pile(world)[-1]} for world in found)
    assert both_ways([bool(FITTING & set(hand(world, 0))) for world in found])


# ---------------------------------------------------------------- with toll dwarfs

GUARDED = """
maze:
  · · · · · · · · · ?0
  · ╻ · · · · · · · ·
  ╺ ┼S─ · · · · · · ?1
  · · · · · · · · · ·
  · · · · · · · · · ?2
"""
"""Two cells are left: south of the start, and at (2, 0), which a dwarf of seat 1 guards."""


def in_debt(cards: str, gold: int, others: str, modules: str, maze: str = GUARDED) -> Game:
    """Seat 0 has one gold card and owes one nugget."""
    return position(
        maze,
        f"players: 3\nmodules: {modules}\ndwarfs: 1 at 1/0 E\ndwarfs left: 1",
        f"seat 0: digger; hand path specialist, {cards}; gold {gold}; tokens -1",
        f"seat 1: saboteur; hand {others}\nseat 2: digger; hand rockfall",
    )


@pytest.mark.rule("INFO-4", "WC-22", "TOLL-2", "PAY-5")
def test_a_seat_without_a_second_tunnel_lacks_a_tunnel_or_the_gold_for_the_toll() -> None:
    """After a dead end in the free cell only the guarded one is left. Seat 0 has the tunnel and cannot pay."""
    game = in_debt("N|+S|, EW", 1, "map", "path_specialist, toll")
    played(game, 0, CallSpecialist())
    [fact] = facts_of(game, 0, LayTunnel("N|+S|", (0, 1)), NothingToLay)
    assert fact.free == ()
    found = {(purse(world, 0)[0], bool(names(fact.for_one) & set(hand(world, 0)))) for world in worlds(game, 2)}
    assert found == {(1, True), (1, False), (2, False), (3, False)}


@pytest.mark.rule("INFO-4", "WC-22", "TOLL-2", "PAY-5", "WC-19")
def test_a_seat_whose_specialist_was_vetoed_had_a_tunnel_and_the_gold_for_the_toll() -> None:
    """Only the guarded cell is left, so the gold card is worth more than what is owed."""
    blocked = GUARDED.replace(
        "· · · · · · · · · ·\n  · · · · · · · · · ?2", "· ┃ · · · · · · · ·\n  · · · · · · · · · ?2"
    )
    game = in_debt("EW, broken cart", 3, "veto, map", "path_specialist, toll, veto", blocked)
    played(game, 0, CallSpecialist())
    [fact] = facts_of(game, 1, Veto(), SomethingToLay)
    assert fact.free == ()
    found = worlds(game, 2)
    assert {purse(world, 0)[0] for world in found} == {2, 3}
    assert all(names(fact.for_one) & set(hand(world, 0)) for world in found)


@pytest.mark.rule("INFO-4", "TOLL-3", "WC-23")
def test_a_seat_that_asks_for_a_toll_with_broken_tools_holds_the_detour() -> None:
    """There is one; a seat that may lay tunnels can ask without it."""
    broken = ("EW, NEW, NESW, rockfall; tokens 1", "detour, NEW, NESW, rockfall; tokens 1; front broken cart")
    game = guarded(broken, ("maze:", "last laid: 2,0\nmaze:"), modules="toll, detour")
    assert both_ways(["detour" in hand(world, 0) for world in worlds(game, 2)])
    played(game, 0, AskToll(2, HERE))
    assert all("detour" in hand(world, 0) for world in worlds(game, 1))
    played(game, 2, AnswerToll(pay=False))
    played(game, 0, AskToll(3, HERE))
    assert all("detour" in hand(world, 0) for world in worlds(game, 3))
    sound = guarded(modules="toll, detour")
    played(sound, 0, AskToll(2, HERE))
    assert both_ways(["detour" in hand(world, 0) for world in worlds(sound, 2)])
