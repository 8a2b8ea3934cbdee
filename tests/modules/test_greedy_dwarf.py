"""The greedy dwarf, who wants the gold for himself (WC-16)."""

from collections import Counter

import pytest

from pyrite.game import Game, SetUp
from pyrite.game.facts.course import RoundBegun
from pyrite.game.facts.gold import GoldDealt, GoldDrawn, GoldTaken, TokensPaid
from tests.rules.play import facts_of, played, position, seen
from tests.rules.rounds import (
    LAST_PASS,
    LAST_TUNNEL,
    WAITING_GOLD,
    about_to_find_gold,
    about_to_run_out,
    choosers,
    pass_until_round_ends,
    record,
    seats,
)

GREEDY = "modules: greedy_dwarf"


@pytest.mark.rule("WC-16")
@pytest.mark.parametrize(
    ("players", "saboteurs", "diggers"),
    [(3, 1, 2), (4, 1, 3), (5, 2, 3), (6, 2, 4), (7, 3, 4), (8, 3, 5), (9, 3, 6), (10, 4, 6)],
)
def test_a_greedy_dwarf_takes_the_place_of_one_digger_in_every_round(
    players: int, saboteurs: int, diggers: int
) -> None:
    game = Game.begin(SetUp(players, modules=frozenset({"greedy_dwarf"})))
    for _ in range(3):
        pass_until_round_ends(game)
    for deal in record(game, RoundBegun):
        assert (len(deal.roles), len(deal.left_over)) == (players, 1)
        assert Counter(deal.roles + deal.left_over) == {
            "saboteur": saboteurs,
            "digger": diggers,
            "greedy": 1,
        }


@pytest.mark.rule("WC-16")
@pytest.mark.parametrize("edition", ["DE24", "UA24"])
@pytest.mark.parametrize("roles", ["DSG", "DDGS", "DSGDS", "DSGSDDDSDS"])
def test_a_greedy_dwarf_who_joins_the_gold_gets_four_nuggets_and_the_others_none(edition: str, roles: str) -> None:
    game = about_to_find_gold(roles, 2, GREEDY, f"edition: {edition}")
    facts = played(game, 2, LAST_TUNNEL)
    assert not any(isinstance(fact, GoldDrawn | GoldTaken | TokensPaid) for fact in facts)
    assert game.gold == [4 if seat == 2 else 0 for seat in range(len(roles))]
    assert (seen(game)["round"], game.question) == (2, "turn")


@pytest.mark.rule("WC-16", "PAY-3")
def test_the_greedy_dwarf_gets_four_nuggets_also_if_gold_is_drawn_per_player() -> None:
    game = about_to_find_gold("DSGDS", 2, GREEDY, "house rules: gold_draw=per_player")
    played(game, 2, LAST_TUNNEL)
    assert game.gold == [0, 0, 4, 0, 0]


@pytest.mark.rule("WC-16", "PAY-6")
def test_the_greedy_dwarf_draws_gold_cards_to_an_exact_sum_as_saboteurs_do() -> None:
    """From the top 2 1 3 1: 2, 1, the 3 goes under, 1."""
    game = about_to_find_gold("DSG", 2, GREEDY, "gold pile: 2 1 3 1")
    dealt = facts_of(game, 2, LAST_TUNNEL, GoldDealt)
    assert dealt == [GoldDealt(seat=2, due=4, paid=4, nuggets=(2, 1, 1), pile=(3,))]
    assert seen(game, 2)["own"]["gold"] == [2, 1, 1]


@pytest.mark.rule("WC-16", "PAY-6")
def test_the_greedy_dwarf_gets_the_nearest_lower_sum_of_a_short_pile() -> None:
    game = about_to_find_gold("DSG", 2, GREEDY, "gold pile: 3 3")
    dealt = facts_of(game, 2, LAST_TUNNEL, GoldDealt)
    assert dealt == [GoldDealt(seat=2, due=4, paid=3, nuggets=(3,), pile=(3,))]


@pytest.mark.rule("WC-16", "PAY-5")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_only_the_greedy_dwarf_knows_which_gold_cards_they_are(viewer: int | None) -> None:
    game = about_to_find_gold("DSG", 2, GREEDY, "gold pile: 2 2 1")
    played(game, 2, LAST_TUNNEL)
    (dealt,) = [fact for _, fact in game.seen_by(viewer) if isinstance(fact, GoldDealt)]
    assert dealt.nuggets == ((2, 2) if viewer == 2 else (None, None))


@pytest.mark.rule("WC-16", "PAY-2")
@pytest.mark.parametrize(
    ("roles", "finisher", "more", "cards", "order"),
    [
        ("DGDS", 0, "edition: DE24", 2, [0, 2]),
        ("DGSDD", 0, "edition: UA24", 3, [0, 4, 3]),
        ("DGSDD", 2, "edition: DE24", 3, [0, 4, 3]),  # joined by a saboteur
        ("DGSDD", 0, "house rules: gold_draw=per_player", 5, [0, 4, 3, 0, 4]),
    ],
)
def test_a_greedy_dwarf_who_does_not_join_the_gold_gets_nothing(
    roles: str, finisher: int, more: str, cards: int, order: list[int]
) -> None:
    game = about_to_find_gold(roles, finisher, GREEDY, more)
    facts = played(game, finisher, LAST_TUNNEL)
    (drawn,) = [fact for fact in facts if isinstance(fact, GoldDrawn)]
    assert len(drawn.nuggets) == cards
    assert choosers(game, facts) == order
    assert seen(game)["purses"][1] == {"cards": 0, "tokens": 0}


@pytest.mark.rule("WC-16", "PAY-6", "PAY-8")
@pytest.mark.parametrize(
    ("roles", "gold"),
    [("SGDDS", [3, 0, 0, 0, 3]), ("SGDDD", [4, 0, 0, 0, 0]), ("GDD", [0, 0, 0])],
)
def test_the_greedy_dwarf_does_not_win_with_the_saboteurs(roles: str, gold: list[int]) -> None:
    game = about_to_run_out(roles, 1, GREEDY)
    played(game, 1, LAST_PASS)
    assert game.gold == gold


@pytest.mark.rule("WC-16", "VAR-1", "GOAL-4")
def test_a_sabotaged_greedy_dwarf_is_paid() -> None:
    """The gold waits face down, joined by seat 2, who was sabotaged since."""
    game = position(
        f"players: 5\nasked: seat 4, turn\n{WAITING_GOLD}{seats('DSGDS', {4: 'map'}, {2: 'broken cart'})}",
        GREEDY,
        "variants: sabotaged_dwarf",
    )
    played(game, 4, LAST_PASS)
    assert game.gold == [0, 0, 4, 0, 0]
