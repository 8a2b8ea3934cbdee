"""The hand swap: all remaining cards, and the other player draws (S2-17)."""

import pytest

from pyrite.game import Game, Pass, SwapHands
from pyrite.game.facts.cards import HandsSwapped
from pyrite.game.facts.course import RoundEnded
from tests.rules.play import played, refused, seen
from tests.rules.saboteur2.positions import BARE, drawn, game_from, hand, of_kind
from tests.rules.view_contents import leaves


def swapped(mine: str, theirs: str, deck: str = "deck:") -> tuple[Game, list[tuple[int, tuple[str | None, ...]]]]:
    """Seat 0 swaps hands with seat 2, who sits between two others; who drew what after it."""
    hands = [f"; hand {cards}" if cards else "" for cards in (f"hand swap{mine}", "NS", theirs, "NW, NW")]
    game = game_from(BARE, hands, deck)
    return game, drawn(played(game, 0, SwapHands(2)))


# ---------------------------------------------------------------- who gets what


@pytest.mark.rule("S2-17", "TURN-6")
def test_all_remaining_cards_change_hands_and_the_other_player_draws_one() -> None:
    game, draws = swapped(", map, NE", "EW, rockfall, theft, free", "deck: NESW, NES")
    assert draws == [(2, ("NESW",))]
    assert sorted(hand(game, 0)) == ["EW", "free", "rockfall", "theft"]
    assert sorted(hand(game, 2)) == ["NE", "NESW", "map"]
    assert seen(game)["hands"] == [4, 1, 3, 2]
    assert (seen(game)["deck"], seen(game)["discard"]) == (1, ["hand swap"])


@pytest.mark.rule("S2-17")
def test_after_a_hand_swap_the_next_seat_has_the_turn() -> None:
    game, _ = swapped(", map", "EW")
    assert game.asked == 1


@pytest.mark.rule("S2-17")
@pytest.mark.parametrize(
    ("mine", "theirs", "deck", "after"),
    [
        ("", "EW, NE", "deck: map", (["EW", "NE"], ["map"])),
        (", EW, NE", "", "deck: map", ([], ["EW", "NE", "map"])),
        ("", "", "deck: map", ([], ["map"])),
        ("", "EW, NE", "deck:", (["EW", "NE"], [])),
        (", EW, NE", "", "deck:", ([], ["EW", "NE"])),
        ("", "", "deck:", ([], [])),
    ],
)
def test_either_hand_may_be_empty(mine: str, theirs: str, deck: str, after: tuple[list[str], list[str]]) -> None:
    game, draws = swapped(mine, theirs, deck)
    assert draws == ([(2, ("map",))] if deck == "deck: map" else [])
    assert (sorted(hand(game, 0)), sorted(hand(game, 2))) == after


@pytest.mark.rule("S2-17", "TURN-3", "S2-5")
def test_a_seat_left_without_cards_is_skipped_and_one_that_got_cards_is_not() -> None:
    game, _ = swapped(", EW, NE", "")
    played(game, 1, Pass(("NS",)))
    assert game.asked == 2
    played(game, 2, Pass(("EW",)))
    played(game, 3, Pass(("NW",)))
    assert game.asked == 2


@pytest.mark.rule("S2-17", "S2-18")
@pytest.mark.parametrize(("deck", "over"), [("deck:", True), ("deck: map", False)])
def test_the_round_continues_if_the_other_player_draws_the_only_card(deck: str, over: bool) -> None:
    game = game_from(BARE, ["; hand hand swap", "", ""], deck)
    facts = played(game, 0, SwapHands(1))
    assert bool(of_kind(facts, RoundEnded)) is over
    if not over:
        assert (game.asked, hand(game, 1)) == (1, ["map"])


@pytest.mark.rule("S2-17")
def test_hands_can_be_swapped_with_any_other_player() -> None:
    game = game_from(BARE, ["; hand hand swap, map", "", "; hand map", "; hand map; front trapped"])
    assert [command.seat for command in game.legal(0) if isinstance(command, SwapHands)] == [1, 2, 3]
    assert refused(game, 0, SwapHands(0)) == "own-seat"
    assert refused(game, 0, SwapHands(4)) == "no-such-seat"


@pytest.mark.rule("S2-17")
def test_a_second_hand_swap_may_be_among_the_cards_and_swap_them_back() -> None:
    game = game_from(BARE, ["; hand hand swap, hand swap, NS", "; hand EW, NE"])
    played(game, 0, SwapHands(1))
    assert sorted(hand(game, 1)) == ["NS", "hand swap"]
    played(game, 1, SwapHands(0))
    assert (hand(game, 0), sorted(hand(game, 1))) == (["NS"], ["EW", "NE"])


@pytest.mark.rule("S2-17")
def test_only_cards_of_the_hand_are_swapped() -> None:
    game = game_from(
        BARE,
        ["boss; hand hand swap, map; front theft; tokens 3", "saboteur; hand NS; front trapped; tokens 1"],
        "turn: 6",
    )
    played(game, 0, SwapHands(1))
    assert seen(game)["fronts"] == [["theft"], ["trapped"]]
    assert game.gold == [3, 1]
    assert (seen(game, 0)["own"]["role"], seen(game, 1)["own"]["role"]) == ("boss", "saboteur")
    assert seen(game)["role_changes"] == []


# ---------------------------------------------------------------- who knows what


@pytest.mark.rule("S2-17", "INFO-1", "INFO-2")
def test_the_two_players_know_both_hands_and_the_others_only_their_sizes() -> None:
    game, _ = swapped(", map, NE", "EW, rockfall, theft", "deck: NESW")
    for viewer, known in [(0, True), (2, True), (1, False), (3, False), (None, False)]:
        [fact] = of_kind((fact for _, fact in game.seen_by(viewer)), HandsSwapped)
        assert (fact.seat, fact.other) == (0, 2)
        if known:
            assert (set(fact.got), set(fact.given)) == ({"EW", "rockfall", "theft"}, {"map", "NE"})
        else:
            assert (fact.got, fact.given) == ((None,) * 3, (None,) * 2)
        assert seen(game, viewer)["hands"] == [3, 1, 3, 2]


@pytest.mark.rule("S2-17", "INFO-2")
def test_a_view_shows_the_new_hand_of_its_seat_only() -> None:
    game, _ = swapped(", map, NE", "EW, rockfall, theft", "deck: NESW")
    assert sorted(seen(game, 0)["own"]["hand"]) == ["EW", "rockfall", "theft"]
    assert sorted(seen(game, 2)["own"]["hand"]) == ["NE", "NESW", "map"]
    for viewer in (1, 3, None):
        assert not {"map", "NE", "EW", "rockfall", "theft"} & set(leaves(seen(game, viewer)))


@pytest.mark.rule("S2-17", "INFO-2")
def test_the_card_drawn_after_a_hand_swap_is_known_to_its_drawer_only() -> None:
    game, _ = swapped(", map", "EW", "deck: rockfall")
    for viewer in (0, 1, 3, None):
        assert drawn(fact for _, fact in game.seen_by(viewer)) == [(2, (None,))]
    assert drawn(fact for _, fact in game.seen_by(2)) == [(2, ("rockfall",))]


@pytest.mark.rule("S2-17", "INFO-4")
@pytest.mark.parametrize("viewer", [1, 3, None])
def test_other_hands_look_the_same_to_everybody_else(viewer: int | None) -> None:
    one, _ = swapped(", map, NE", "EW, rockfall", "deck: NESW")
    other, _ = swapped(", theft, trapped", "NS, NS", "deck: free")
    assert seen(one, viewer) == seen(other, viewer)
    assert one.seen_by(viewer) == other.seen_by(viewer)
    assert one.state != other.state
