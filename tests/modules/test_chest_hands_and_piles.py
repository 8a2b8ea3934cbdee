"""Treasure chests: cards from a hand, from the deck and from the discard pile (CHEST-5)."""

import pytest

from pyrite.game.catalogue import NAME
from pyrite.game.facts.cards import CardTaken, Drew
from pyrite.game.facts.course import Asked
from pyrite.game.facts.piles import CardKept, CardsLifted, DeckBuried, DiscardShuffled
from pyrite.game.modules.chests.commands import RobHand
from pyrite.game.modules.trove import KeepCard
from tests.modules.chest_positions import UPPER, near_chests
from tests.modules.expansion_helpers import fact_names, hand, is_uniform, only
from tests.rules.play import played, refused, seen

GAMES = pytest.mark.parametrize("modules", ["chests", "chests, saboteur2"], ids=["base", "Saboteur 2"])


# ---------------------------------------------------------------- (f) rob a hand


@pytest.mark.rule("CHEST-5")
@GAMES
@pytest.mark.parametrize("victim", [1, 2])
def test_the_player_takes_a_card_from_a_chosen_hand_instead_of_drawing(modules: str, victim: int) -> None:
    game = near_chests("rob a hand", modules=modules)
    before = {seat: hand(game, seat) for seat in (1, 2)}
    facts = played(game, 0, UPPER)
    assert only(Asked, facts) == [Asked(0, "hand", (1, 2))]
    assert game.legal(0) == [RobHand(1), RobHand(2)]
    assert refused(game, 0, RobHand(0)) == "no-hand"
    [taken] = only(CardTaken, played(game, 0, RobHand(victim)))
    assert (taken.seat, taken.other) == (0, victim)
    assert taken.card in before[victim]
    assert sorted([*hand(game, victim), str(taken.card)]) == before[victim]
    assert hand(game, 3 - victim) == before[3 - victim]
    assert str(taken.card) in hand(game, 0)
    assert (seen(game)["hands"][0], seen(game)["deck"]) == (4, 8)  # three and the robbed one
    assert game.asked == 1


@pytest.mark.rule("CHEST-5")
def test_the_card_is_taken_at_random() -> None:
    seats = "seat 0: digger; hand NEW\nseat 1: saboteur; hand NS, NE, NW, NES, rockfall"
    taken = []
    for seed in range(150):
        game = near_chests("rob a hand", seats=seats, deck="", more=(f"seed: {seed:064x}",))
        taken += [fact.card for fact in only(CardTaken, played(game, 0, UPPER))]
    assert len(taken) == 150
    assert is_uniform(taken, 5)


@pytest.mark.rule("CHEST-5")
def test_of_equal_cards_each_counts() -> None:
    seats = "seat 0: digger; hand NEW\nseat 1: saboteur; hand NS, NE, NE, NE"
    taken = []
    for seed in range(120):
        game = near_chests("rob a hand", seats=seats, deck="", more=(f"seed: {seed:064x}",))
        taken += [fact.card for fact in only(CardTaken, played(game, 0, UPPER))]
    # Three of four: 90 of 120, with a standard deviation of 4.7.
    assert abs(taken.count("NE") - 90) < 16


@pytest.mark.rule("CHEST-5")
def test_only_players_with_cards_can_be_robbed_and_a_single_one_without_a_question() -> None:
    seats = "seat 0: digger; hand NEW, map\nseat 1: saboteur\nseat 2: digger; hand NS"
    game = near_chests("rob a hand", seats=seats)
    facts = played(game, 0, UPPER)
    assert not only(Asked, facts)
    assert only(CardTaken, facts) == [CardTaken(0, 2, "NS")]
    assert seen(game)["hands"] == [2, 0, 0]
    assert game.asked == 0  # nobody else holds a card (TURN-3)


@pytest.mark.rule("CHEST-5", "INFO-2")
@pytest.mark.parametrize("card", ["NS", "EW", "NE"])
def test_only_the_robber_and_the_victim_see_the_taken_card(card: str) -> None:
    """Inside, the kinds of these cards are 1, 2 and 3, as are the seats that must not see them."""
    game = near_chests(
        "rob a hand",
        seats=f"seat 0: digger; hand NEW, map\nseat 4: saboteur; hand {card}\nseat 5: digger",
        players=6,
    )
    played(game, 0, UPPER)
    seen_facts = {
        viewer: [fact.card for _, fact in game.seen_by(viewer) if isinstance(fact, CardTaken)]
        for viewer in (None, *range(6))
    }
    assert seen_facts == {viewer: [card if viewer in (0, 4) else None] for viewer in seen_facts}


# ---------------------------------------------------------------- (g) three for one


@pytest.mark.rule("CHEST-5")
@GAMES
@pytest.mark.parametrize(("keep", "rest"), [("NEW", ["NE", "NS"]), ("NS", ["NE", "NEW"]), ("NE", ["NEW", "NS"])])
def test_of_three_cards_one_is_kept_and_two_are_discarded_face_down(
    modules: str, keep: str, rest: list[str]
) -> None:
    game = near_chests("three for one", modules=modules)
    [lifted] = only(CardsLifted, played(game, 0, UPPER))
    assert (lifted.seat, lifted.from_deck, sorted(map(str, lifted.cards))) == (0, True, ["NE", "NEW", "NS"])
    assert (game.asked, game.question) == (0, "card")
    assert refused(game, 0, KeepCard("NW")) == "card-not-there"
    facts = played(game, 0, KeepCard(keep))
    assert only(CardKept, facts) == [CardKept(0, True, keep)]
    assert not only(Drew, facts)
    assert hand(game, 0) == sorted(["NESW", "E|+W|", "map", keep])
    assert (seen(game)["deck"], seen(game)["discard"]) == (5, [None, None])
    assert sorted(seen(game, 0)["own"]["discarded"]) == rest
    assert game.state.sealed is not None
    assert len(game.state.sealed.discard) == 2


# ---------------------------------------------------------------- (i) search the discard

EIGHT = "discard: NE, (NS), map, rockfall, (broken cart), NW, EW, broken lantern"


@pytest.mark.rule("CHEST-5")
@GAMES
def test_the_discard_pile_is_shuffled_five_are_looked_at_and_one_is_kept_instead_of_drawing(modules: str) -> None:
    game = near_chests("search the discard", modules=modules, more=(EIGHT,))
    facts = played(game, 0, UPPER)
    assert fact_names(facts)[4:] == ["ChestOpened", "DiscardShuffled", "CardsLifted"]
    [shuffled], [lifted] = only(DiscardShuffled, facts), only(CardsLifted, facts)
    assert (lifted.seat, lifted.from_deck, len(lifted.cards)) == (0, False, 5)
    assert lifted.cards == shuffled.pile[-5:]
    assert seen(game)["discard"] == [None] * 8  # nobody knows any more which card is where
    keep = str(lifted.cards[2])
    facts = played(game, 0, KeepCard(keep))
    assert only(CardKept, facts) == [CardKept(0, False, keep)]
    assert not only(Drew, facts)
    assert keep in hand(game, 0)
    assert (seen(game)["hands"][0], seen(game)["deck"]) == (4, 8)
    # The rest goes back.
    assert game.state.sealed is not None
    left = [NAME[card] for card in game.state.sealed.discard]
    assert sorted([*left, keep]) == sorted(_all_of(EIGHT))
    assert seen(game)["discard"] == [None] * 7


def _all_of(line: str) -> list[str]:
    return [word.strip("( )") for word in line.partition(": ")[2].split(",")]


@pytest.mark.rule("CHEST-5")
def test_each_discarded_card_is_among_the_five_equally_often() -> None:
    unseen = []
    for seed in range(100):
        game = near_chests("search the discard", more=(EIGHT, f"seed: {seed:064x}"))
        [lifted] = only(CardsLifted, played(game, 0, UPPER))
        unseen += [card for card in _all_of(EIGHT) if card not in lifted.cards]
    # Three of the eight are not seen each time.
    assert len(unseen) == 300
    assert is_uniform(unseen, 8)


@pytest.mark.rule("CHEST-5")
@pytest.mark.parametrize("count", [1, 2, 4])
def test_a_pile_of_fewer_than_five_cards_is_looked_at_as_a_whole(count: int) -> None:
    line = ", ".join(["NE", "map", "NW", "EW"][:count])
    game = near_chests("search the discard", more=(f"discard: {line}",))
    [lifted] = only(CardsLifted, played(game, 0, UPPER))
    assert sorted(map(str, lifted.cards)) == sorted(line.split(", "))
    facts = played(game, 0, KeepCard("NE"))
    assert not only(Drew, facts)
    assert len(seen(game)["discard"]) == count - 1


@pytest.mark.rule("CHEST-5", "CHEST-6")
def test_an_empty_discard_pile_gives_no_card_and_nothing_is_drawn() -> None:
    game = near_chests("search the discard")
    facts = played(game, 0, UPPER)
    assert fact_names(facts)[4:] == ["ChestOpened", "TurnBegun"]
    assert seen(game)["hands"][0] == 3


# ---------------------------------------------------------------- (j) bury five


@pytest.mark.rule("CHEST-5")
@GAMES
def test_the_top_five_of_the_deck_go_face_down_to_the_discard_pile(modules: str) -> None:
    game = near_chests("bury five", modules=modules)
    facts = played(game, 0, UPPER)
    [buried] = only(DeckBuried, facts)
    assert sorted(map(str, buried.cards)) == ["NE", "NES", "NEW", "NS", "NW"]
    assert seen(game)["discard"] == [None] * 5
    # Then the draw is from what is left.
    assert only(Drew, facts) == [Drew(0, ("map",))]
    assert seen(game)["deck"] == 2


@pytest.mark.rule("CHEST-5", "CHEST-6")
@pytest.mark.parametrize(
    ("deck", "buried", "drawn"),
    [
        ("NEW, NS, NE, NW, NES, map", 5, ["map"]),
        ("NEW, NS, NE, NW, NES", 5, []),
        ("NEW, NS", 2, []),
        ("", 0, []),
    ],
)
def test_a_short_deck_is_buried_as_far_as_it_lasts(deck: str, buried: int, drawn: list[str]) -> None:
    game = near_chests("bury five", deck=deck)
    facts = played(game, 0, UPPER)
    assert sum(len(fact.cards) for fact in only(DeckBuried, facts)) == buried
    assert [card for fact in only(Drew, facts) for card in fact.cards] == drawn
    assert seen(game)["discard"] == [None] * buried


@pytest.mark.rule("CHEST-5")
@pytest.mark.parametrize("found", ["bury five", "extra draw", "three for one"])
def test_an_empty_deck_gives_no_facts_of_drawing_looking_or_burying(found: str) -> None:
    game = near_chests(found, deck="")
    facts = played(game, 0, UPPER)
    assert not {"DeckBuried", "Drew", "CardsLifted"}.intersection(fact_names(facts))
    assert game.asked == 1
