"""The deck of both sets, ten cards put aside, six each; fifteen roles and a stack; tokens (S2-1 to S2-3)."""

from collections import Counter

import pytest

from pyrite.game import BadInput, Game, Pass, Rules, SetUp, fact_to_json
from pyrite.game.facts.course import GameBegun, RoundBegun, RoundEnded
from pyrite.game.facts.gold import GoldDrawn
from tests.rules.play import played, seen
from tests.rules.saboteur2.positions import (
    BARE,
    LAST_PASS,
    LAST_TUNNEL,
    NEARLY_THERE,
    game_from,
    hand,
    of_kind,
    paid,
    record,
)
from tests.rules.view_contents import leaves

SABOTEUR2 = frozenset({"saboteur2"})
ANY_NUMBER = pytest.mark.parametrize("players", range(2, 13))

BASE_CARDS = {
    "NS": 4, "EW": 3, "NE": 5, "NW": 4, "NES": 5, "NEW": 5, "NESW": 5,
    "N|": 1, "E|": 1, "N|+S|": 1, "E|+W|": 1, "N|+E|": 1, "N|+W|": 1,
    "N|+E|+S|": 1, "N|+E|+W|": 1, "N|+E|+S|+W|": 1,
    "map": 6, "rockfall": 3,
    "broken pickaxe": 3, "broken lantern": 3, "broken cart": 3,
    "repair pickaxe": 2, "repair lantern": 2, "repair cart": 2,
    "repair pickaxe/lantern": 1, "repair pickaxe/cart": 1, "repair lantern/cart": 1,
}  # fmt: skip

MORE_CARDS = {
    "NS+EW": 2, "NW+ES": 1, "NE+SW": 1,
    "NS+E|": 1, "NS+E|+W|": 1, "EW+N|+S|": 1, "NE+S|": 1, "NW+S|": 2,
    "N| crystal": 1, "E| crystal": 1, "NESW crystal": 1, "NES crystal": 1, "NEW crystal": 3,
    "NEW+S| crystal": 1, "NSW+E| crystal": 1, "EW+N| crystal": 1,
    "NS blue door": 1, "EW blue door": 1, "NE blue door": 1,
    "NS+E| green door": 1, "EW green door": 1, "NW green door": 1,
    "N ladder": 1, "E ladder": 1, "NE ladder": 1, "NW ladder": 1,
    "theft": 4, "hands off": 3, "trapped": 3, "free": 4,
    "inspection": 2, "hat swap": 2, "hand swap": 2, "rockfall": 1,
}  # fmt: skip

ROLES = {"blue digger": 4, "green digger": 4, "boss": 1, "profiteer": 1, "geologist": 2, "saboteur": 3}


def begin(players: int, seed: int = 7, edition: str = "DE24") -> Game:
    return Game.begin(SetUp(players, edition=edition, modules=SABOTEUR2, seed=bytes([seed]) * 32))


def deals_of(game: Game) -> list[RoundBegun]:
    return record(game, RoundBegun)


def play_to_end(game: Game) -> None:
    """Everyone passes with three cards, or what is left, until the game is over."""
    while not game.over:
        assert game.asked is not None
        played(game, game.asked, Pass(tuple(hand(game, game.asked)[:3])))


# ---------------------------------------------------------------- S2-1


@pytest.mark.rule("S2-1")
@ANY_NUMBER
def test_all_cards_of_both_sets_are_dealt_once(players: int) -> None:
    [deal] = deals_of(begin(players))
    cards = Counter([*deal.deck, *deal.aside, *(card for dealt in deal.hands for card in dealt)])
    assert cards == Counter(BASE_CARDS) + Counter(MORE_CARDS)
    assert cards.total() == 118


@pytest.mark.rule("S2-1")
@ANY_NUMBER
def test_each_player_gets_six_cards_and_ten_are_put_aside(players: int) -> None:
    game = begin(players)
    [deal] = deals_of(game)
    assert [len(dealt) for dealt in deal.hands] == [6] * players
    assert len(deal.aside) == 10
    assert len(deal.deck) == 108 - 6 * players
    assert (seen(game)["hands"], seen(game)["deck"]) == ([6] * players, 108 - 6 * players)


@pytest.mark.rule("S2-1")
@pytest.mark.parametrize("players", [0, 1, 13])
def test_saboteur_2_is_for_two_to_twelve_players(players: int) -> None:
    with pytest.raises(BadInput):
        Rules(SetUp(players, modules=SABOTEUR2))


@pytest.mark.rule("S2-1", "SET-5")
def test_the_ten_cards_come_back_and_ten_others_are_put_aside_in_each_round() -> None:
    game = begin(4)
    play_to_end(game)
    deals = deals_of(game)
    assert [deal.round for deal in deals] == [1, 2, 3]
    for deal in deals:
        cards = Counter([*deal.deck, *deal.aside, *(card for dealt in deal.hands for card in dealt)])
        assert cards == Counter(BASE_CARDS) + Counter(MORE_CARDS)
    assert len({deal.aside for deal in deals}) == 3


@pytest.mark.rule("S2-1", "INFO-3")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_nobody_sees_which_cards_were_put_aside(viewer: int | None) -> None:
    begun = [fact for _, fact in begin(3).seen_by(viewer) if isinstance(fact, RoundBegun)]
    assert begun[0].aside == (None,) * 10


@pytest.mark.rule("S2-1", "INFO-3", "END-2")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_cards_put_aside_are_not_shown_at_the_end_of_the_game(viewer: int | None) -> None:
    game = game_from(BARE, ["; hand map", ""], "aside: hand swap, NS blue door", "round: 3")
    played(game, 0, LAST_PASS)
    assert game.over
    seen_facts = [fact_to_json(fact) for _, fact in game.seen_by(viewer)]
    assert any(fact["fact"] == "RoundEnded" for fact in seen_facts)
    assert not {*leaves(seen(game, viewer)), *leaves(seen_facts)} & {"hand swap", "NS blue door"}


@pytest.mark.rule("S2-1", "INFO-4")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_other_cards_put_aside_look_the_same(viewer: int | None) -> None:
    one, other = (
        game_from(BARE, ["; hand map, NS", "; hand NE"], f"deck: {deck}", f"aside: {aside}")
        for deck, aside in [("rockfall, EW", "hat swap, theft"), ("rockfall, EW", "free, N ladder")]
    )
    assert seen(one, viewer) == seen(other, viewer)
    for game in (one, other):
        played(game, 0, Pass(("map", "NS")))
    assert one.seen_by(viewer) == other.seen_by(viewer)
    assert one.state != other.state


# ---------------------------------------------------------------- S2-2


@pytest.mark.rule("S2-2")
@ANY_NUMBER
def test_each_player_gets_one_of_fifteen_roles_and_the_rest_is_a_stack(players: int) -> None:
    [deal] = deals_of(begin(players))
    assert len(deal.roles) == players
    assert len(deal.left_over) == 15 - players
    assert Counter([*deal.roles, *deal.left_over]) == ROLES


@pytest.mark.rule("S2-2", "SET-5")
def test_all_fifteen_are_shuffled_again_for_each_round() -> None:
    game = begin(12)
    play_to_end(game)
    deals = deals_of(game)
    for deal in deals:
        assert Counter([*deal.roles, *deal.left_over]) == ROLES
    assert len({deal.roles for deal in deals}) == 3


@pytest.mark.rule("S2-2")
def test_any_seat_can_get_any_role() -> None:
    dealt = [deals_of(begin(2, seed))[0] for seed in range(120)]
    for seat in (0, 1):
        assert {deal.roles[seat] for deal in dealt} == set(ROLES)
    assert {deal.left_over[-1] for deal in dealt} == set(ROLES)


@pytest.mark.rule("S2-2", "INFO-2", "INFO-3")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_each_player_sees_their_own_role_and_nobody_sees_the_stack(viewer: int | None) -> None:
    game = begin(3)
    [deal] = deals_of(game)
    [seen_facts] = of_kind((fact for _, fact in game.seen_by(viewer)), RoundBegun)
    assert seen_facts.roles == tuple(deal.roles[seat] if seat == viewer else None for seat in range(3))
    assert seen_facts.left_over == (None,) * 12


@pytest.mark.rule("S2-2", "END-2")
def test_at_the_rounds_end_all_roles_are_shown_but_not_the_stack() -> None:
    game = game_from(BARE, ["saboteur; hand map", "boss", "geologist"], "round: 3")
    [ended] = of_kind(played(game, 0, LAST_PASS), RoundEnded)
    assert ended.roles == ("saboteur", "boss", "geologist")
    assert ended.left_over == ()
    assert (seen(game)["roles"], seen(game)["left_over"]) == (["saboteur", "boss", "geologist"], [])


# ---------------------------------------------------------------- S2-3


@pytest.mark.rule("S2-3")
def test_there_are_no_gold_cards() -> None:
    game = begin(5)
    [begun] = record(game, GameBegun)
    assert begun.gold_pile == ()
    assert seen(game)["gold_pile"] == 0
    assert seen(game)["purses"] == [{"cards": 0, "tokens": 0}] * 5


@pytest.mark.rule("S2-3", "PAY-5")
def test_gold_is_paid_in_tokens_for_all_to_see() -> None:
    game = game_from(NEARLY_THERE, ["blue digger; hand EW", "boss"])
    facts = played(game, 0, LAST_TUNNEL)
    assert paid(facts) == {0: 4, 1: 3}
    assert of_kind(facts, GoldDrawn) == []
    for viewer in (0, 1, None):
        assert seen(game, viewer)["purses"] == [{"cards": 0, "tokens": 4}, {"cards": 0, "tokens": 3}]


@pytest.mark.rule("S2-3")
def test_the_supply_never_runs_out() -> None:
    # The box has tokens for less than what these two own already.
    game = game_from(NEARLY_THERE, ["blue digger; hand EW; tokens 90", "green digger; tokens 70"])
    assert paid(played(game, 0, LAST_TUNNEL)) == {0: 5}
    assert game.gold == [95, 70]


@pytest.mark.rule("S2-3", "SET-5", "GAME-1")
def test_gold_is_kept_between_rounds_and_the_most_gold_wins() -> None:
    game = game_from(
        NEARLY_THERE, ["blue digger; hand EW; tokens 1", "green digger; tokens 6", "boss"], "round: 3"
    )
    played(game, 0, LAST_TUNNEL)
    assert game.gold == [5, 6, 3]
    assert (game.over, seen(game)["winners"]) == (True, [1])
