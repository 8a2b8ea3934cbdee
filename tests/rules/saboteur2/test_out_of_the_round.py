"""A seat without cards when its turn comes is out for the rest of the round (TURN-3, S2-5)."""

import pytest

from pyrite.game import Game, Inspect, Pass, ReadMap, Sabotage, SwapHands, Trap
from pyrite.game.facts.cards import Drew
from pyrite.game.facts.course import RoundEnded, TurnBegun
from pyrite.game.modules.veto.commands import LetPass, Veto
from pyrite.game.modules.veto.facts import VetoAsked
from tests.rules.play import facts_of, played, position, refused, seen
from tests.rules.rounds import BARE

pytestmark = pytest.mark.rule("TURN-3", "S2-5")


def four(*hands: str, more: tuple[str, ...] = (), modules: str = "saboteur2") -> Game:
    """Four blue diggers with these hands; seat 0 has the turn."""
    lines = "\n".join(f"seat {seat}: blue digger; hand {hand}" for seat, hand in enumerate(hands))
    return position(f"players: 4\nmodules: {modules}\nasked: seat 0, turn\n{BARE}{lines}", *more)


def after_a_swap(*more: str) -> Game:
    """Seat 1 was skipped; then seat 2 has swapped hands with it, and it is the turn of seat 3."""
    game = four("map, map, map", "", "hand swap, NS, NE", "map, map, map", more=more)
    played(game, 0, ReadMap(0))
    assert seen(game)["out"] == [1]
    played(game, 2, SwapHands(1))
    return game


@pytest.mark.parametrize("edition", ["DE24", "UA24", "PL2", "FR2"])
def test_a_seat_that_is_out_stays_out_with_the_cards_of_a_swap(edition: str) -> None:
    game = after_a_swap(f"edition: {edition}")
    assert (seen(game)["hands"], seen(game)["out"]) == ([2, 2, 0, 3], [1])
    assert game.asked == 3
    played(game, 3, Pass(("map",)))
    assert facts_of(game, 0, Pass(("map",)), TurnBegun) == [TurnBegun(3)]  # neither seat 1 nor seat 2
    assert seen(game)["out"] == [1, 2]


def test_a_seat_that_gets_cards_before_its_turn_stays_in_the_round() -> None:
    game = four("hand swap, NS, NE", "", "map, map", "map, map")
    assert facts_of(game, 0, SwapHands(1), TurnBegun) == [TurnBegun(1)]
    assert (seen(game)["hands"], seen(game)["out"]) == ([0, 2, 2, 2], [])


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.rule("INFO-1")
def test_all_see_who_is_out(viewer: int | None) -> None:
    assert seen(after_a_swap(), viewer)["out"] == [1]


@pytest.mark.rule("TURN-1")
def test_a_seat_that_is_out_has_no_turn() -> None:
    game = after_a_swap()
    assert game.legal(1) == []
    assert refused(game, 1, Pass(("NS",))) == "not-your-turn"


@pytest.mark.rule("TURN-5")
def test_a_seat_that_is_out_may_be_a_target() -> None:
    game = four("map", "", "hand swap, NS, NE", "trapped, broken cart, inspection, hand swap")
    played(game, 0, ReadMap(0))
    played(game, 2, SwapHands(1))
    assert {Trap(1), Sabotage("broken cart", 1), Inspect(1), SwapHands(1)} <= set(game.legal(3))


@pytest.mark.rule("S2-17", "TURN-2")
def test_a_seat_that_is_out_draws_nothing_after_a_swap() -> None:
    """The hand that was swapped draws no card, and neither does the one who swapped."""
    game = four("map, map, map", "", "hand swap, NS, NE", "map, map, map", more=("deck: NW, NW, NW",))
    played(game, 0, ReadMap(0))
    assert facts_of(game, 2, SwapHands(1), Drew) == []
    assert (seen(game)["hands"], seen(game)["deck"]) == ([3, 2, 0, 3], 2)


@pytest.mark.rule("S2-17")
def test_a_seat_in_the_round_draws_after_a_swap() -> None:
    game = four("hand swap, NS, NE", "", "map, map", "map, map", more=("deck: NW, NW, NW",))
    assert facts_of(game, 0, SwapHands(1), Drew) == [Drew(1, ("NW",))]


@pytest.mark.rule("WC-19b")
def test_a_seat_that_is_out_is_not_asked_for_a_veto() -> None:
    game = four("map, map, map", "", "hand swap, veto", "map, map", modules="saboteur2, veto")
    played(game, 0, ReadMap(0))
    for seat in (2, 3):
        played(game, seat, LetPass())
    assert facts_of(game, 2, SwapHands(1), VetoAsked) == [VetoAsked((0, 3))]
    for seat in (0, 3):
        played(game, seat, LetPass())
    assert facts_of(game, 3, ReadMap(1), VetoAsked) == [VetoAsked((0,))]  # seat 1 holds the veto, and is out
    assert refused(game, 1, Veto()) == "not-your-turn"


@pytest.mark.rule("END-1", "S2-18")
@pytest.mark.parametrize("edition", ["DE24", "UA24", "PL2", "FR2"])
def test_the_round_ends_when_no_seat_in_the_round_has_a_card(edition: str) -> None:
    game = four("map", "", "hand swap, NS, NE", "map", more=(f"edition: {edition}",))
    played(game, 0, ReadMap(0))
    played(game, 2, SwapHands(1))
    assert seen(game)["hands"] == [0, 2, 0, 1]
    assert facts_of(game, 3, ReadMap(1), RoundEnded)


@pytest.mark.rule("SET-5")
def test_in_the_next_round_all_seats_play_again() -> None:
    game = after_a_swap()
    while seen(game)["round"] == 1:
        assert game.asked is not None
        played(game, game.asked, next(command for command in game.legal(game.asked) if isinstance(command, Pass)))
    assert seen(game)["out"] == []
