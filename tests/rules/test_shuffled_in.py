"""Championship cards are shuffled into the deck, played as action cards and discarded (WC-0)."""

from collections import Counter
from itertools import chain

import pytest

from pyrite.game import Command, Game, LayTunnel, Pass, Repair, SetUp
from pyrite.game.facts.cards import Drew
from pyrite.game.facts.course import RoundBegun
from pyrite.game.modules.change_of_direction import ChangeDirection
from pyrite.game.modules.detour import Detour
from pyrite.game.modules.goal_swap import PutGoalsBack, SwapGoals
from pyrite.game.modules.path_specialist.commands import CallSpecialist
from pyrite.game.modules.trove import KeepCard, SearchTrove
from tests.modules.expansion_helpers import fact_names
from tests.modules.veto_helpers import EMPTY_MAZE, discarded, hand
from tests.rules.championship_cards import CHAMPIONSHIP
from tests.rules.play import played, position, refused, seen
from tests.rules.rounds import pass_until_round_ends, record


def dealt_cards(deal: RoundBegun) -> Counter[str | None]:
    """All cards of a deal, wherever they went."""
    return Counter(chain(*deal.hands, deal.deck, deal.aside))


def begin(modules: set[str], players: int = 4, number: int = 0) -> Game:
    return Game.begin(SetUp(players, modules=frozenset(modules), seed=number.to_bytes(32, "big")))


@pytest.mark.rule("WC-0")
@pytest.mark.parametrize(("box", "size"), [("base", 67), ("saboteur2", 118)])
@pytest.mark.parametrize("module", CHAMPIONSHIP)
def test_each_championship_card_is_a_separate_module(module: str, box: str, size: int) -> None:
    (deal,) = record(begin({module} | {box} - {"base"}), RoundBegun)
    cards = dealt_cards(deal)
    assert cards.total() == size + 1
    assert [cards[card] for card in CHAMPIONSHIP.values()] == [1 if name == module else 0 for name in CHAMPIONSHIP]


@pytest.mark.rule("WC-0", "SET-5")
@pytest.mark.parametrize(("box", "size"), [("base", 67), ("saboteur2", 118)])
def test_all_championship_cards_together_are_in_the_deck_in_every_round(box: str, size: int) -> None:
    game = begin({*CHAMPIONSHIP, box} - {"base"}, players=3)
    for _ in range(3):
        pass_until_round_ends(game)
    deals = record(game, RoundBegun)
    assert [deal.round for deal in deals] == [1, 2, 3]
    for deal in deals:
        cards = dealt_cards(deal)
        assert cards.total() == size + len(CHAMPIONSHIP)
        assert all(cards[card] == 1 for card in CHAMPIONSHIP.values())


@pytest.mark.rule("WC-0")
def test_championship_cards_are_shuffled_in_before_hands_are_dealt() -> None:
    """Somebody holds the card at once in some game, and it lies in the deck in another."""
    deals = [record(begin({"trove"}, number=number), RoundBegun)[0] for number in range(40)]
    in_hand = [any("trove" in cards for cards in deal.hands) for deal in deals]
    in_deck = ["trove" in deal.deck for deal in deals]
    assert any(in_hand)
    assert any(in_deck)
    assert all(one != other for one, other in zip(in_hand, in_deck, strict=True))


@pytest.mark.rule("WC-0", "S2-1")
def test_in_saboteur_2_a_championship_card_may_be_among_the_ten_put_aside() -> None:
    deals = [record(begin({"saboteur2", *CHAMPIONSHIP}, number=number), RoundBegun)[0] for number in range(20)]
    assert {len(deal.aside) for deal in deals} == {10}
    assert any(set(deal.aside) & set(CHAMPIONSHIP.values()) for deal in deals)


@pytest.mark.rule("WC-0", "TURN-1")
@pytest.mark.parametrize(
    ("command", "answer"),
    [
        (SwapGoals((0, 1)), PutGoalsBack(True)),
        (ChangeDirection(), None),
        (Repair("master craftsman", 2, "cart"), None),
        (CallSpecialist(), LayTunnel("EW", (-1, 0))),
        (Detour("EW", (-1, 0)), None),
    ],
    ids=["goal swap", "change of direction", "master craftsman", "path specialist", "detour"],
)
def test_each_card_takes_a_turn_is_discarded_and_a_card_is_drawn(command: Command, answer: Command | None) -> None:
    game = position(
        EMPTY_MAZE.replace("┼S· ", "┼S─ "),
        "players: 3",
        "modules: goal_swap, change_of_direction, master_craftsman, path_specialist, detour",
        "last laid: 1,0",
        "seat 0: digger; hand goal swap, change of direction, master craftsman, path specialist, detour, EW",
        "seat 1: digger; hand NS",
        "seat 2: saboteur; hand NS; front broken cart",
        "deck: NES, NEW",
    )
    facts = played(game, 0, command)
    if answer is not None:
        assert game.asked == 0
        facts += played(game, 0, answer)
    drew = [fact for fact in facts if isinstance(fact, Drew)]
    assert drew == [Drew(0, ("NES",))]
    assert fact_names(facts)[0] == "CardPlayed"
    assert fact_names(facts)[-3:] == ["CardDiscarded", "Drew", "TurnBegun"]
    played_card = discarded(game)[-1]
    assert played_card in CHAMPIONSHIP.values()
    assert played_card not in hand(game, 0)
    assert game.asked in (1, 2)


@pytest.mark.rule("WC-0", "WC-18")
def test_a_trove_takes_a_turn_and_nothing_is_drawn() -> None:
    game = position(
        EMPTY_MAZE,
        "players: 3",
        "modules: trove",
        "seat 0: digger; hand trove, EW",
        "seat 1: digger; hand NS",
        "deck: NES, NEW",
        "discard: map",
    )
    played(game, 0, SearchTrove())
    assert game.asked == 0
    assert fact_names(played(game, 0, KeepCard("map"))) == ["CardKept", "CardDiscarded", "TurnBegun"]
    assert discarded(game) == ["trove"]
    assert hand(game, 0) == ["EW", "map"]
    assert (game.asked, seen(game)["deck"]) == (1, 2)


@pytest.mark.rule("WC-0", "TURN-1")
@pytest.mark.parametrize("card", CHAMPIONSHIP.values())
def test_any_championship_card_can_be_discarded_by_a_pass(card: str) -> None:
    game = position(
        EMPTY_MAZE,
        "players: 3",
        f"modules: {card.replace(' ', '_')}",
        f"seat 0: digger; hand {card}, EW",
        "seat 1: digger; hand NS",
    )
    played(game, 0, Pass((card,)))
    assert discarded(game) == [None]
    assert (hand(game, 0), game.asked, game.question) == (["EW"], 1, "turn")


@pytest.mark.rule("WC-0", "TURN-1")
@pytest.mark.parametrize(
    "command",
    [
        SwapGoals((0, 1)),
        SearchTrove(),
        ChangeDirection(),
        CallSpecialist(),
        Detour("EW", (1, 0)),
        Repair("master craftsman", 0, "cart"),
    ],
)
def test_a_card_that_is_not_in_hand_cannot_be_played(command: Command) -> None:
    game = position(EMPTY_MAZE, "players: 3", "seat 0: digger; hand EW; front broken cart", "discard: map")
    assert refused(game, 0, command) == "not-in-hand"
