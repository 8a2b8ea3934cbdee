"""Treasure chests: gold, maps, a card more or less, a look at a role (CHEST-5)."""

import pytest

from pyrite.game import Fact, Pass, ReadMap
from pyrite.game.facts.cards import Drew
from pyrite.game.facts.course import Asked
from pyrite.game.facts.gold import GoldPicked, NothingToPick, TokensPaid
from pyrite.game.facts.roles import RoleSeen
from pyrite.game.modules.chests.commands import LookAtRole, LookInChest, OpenChest
from pyrite.game.modules.chests.facts import ChestOpened
from tests.modules.chest_positions import BOTH, UPPER, near_chests
from tests.modules.expansion_helpers import in_turn, only, tokens
from tests.rules.play import played, refused, seen

GAMES = pytest.mark.parametrize("modules", ["chests", "chests, saboteur2"], ids=["base", "Saboteur 2"])
OPENER = "seat 0: digger; hand NEW\n"


# ---------------------------------------------------------------- (a) one gold


@pytest.mark.rule("CHEST-5")
def test_in_the_base_game_one_gold_is_a_gold_card_of_one_nugget_picked_face_up() -> None:
    game = near_chests("one gold", more=("gold pile: 3 2 1 2 1 3",))
    facts = played(game, 0, UPPER)
    [picked] = only(GoldPicked, facts)
    assert (picked.seat, sorted(map(int, map(str, picked.pile)))) == (0, [1, 2, 2, 3, 3])
    assert seen(game)["purses"][0] == {"cards": 1, "tokens": 0}
    assert seen(game)["gold_pile"] == 5
    assert seen(game, 0)["own"]["gold"] == [1]
    assert game.gold == [1, 0, 0]
    assert not only(TokensPaid, facts)


@pytest.mark.rule("CHEST-5", "INFO-3")
def test_the_pile_is_shuffled_afterwards() -> None:
    piles = set()
    for seed in range(30):
        game = near_chests("one gold", more=("gold pile: 3 2 1", f"seed: {seed:064x}"))
        [picked] = only(GoldPicked, played(game, 0, UPPER))
        piles.add(picked.pile)
    assert piles == {(2, 3), (3, 2)}


@pytest.mark.rule("CHEST-5")
@pytest.mark.parametrize("pile", ["3 2 2", "none"])
def test_if_no_gold_card_of_one_nugget_is_left_it_is_a_token(pile: str) -> None:
    game = near_chests("one gold", more=(f"gold pile: {pile}",))
    facts = played(game, 0, UPPER)
    assert only(TokensPaid, facts) == [TokensPaid(0, 1)]
    assert seen(game)["purses"][0] == {"cards": 0, "tokens": 1}


@pytest.mark.rule("CHEST-5", "INFO-4")
@pytest.mark.parametrize(("pile", "seen_facts"), [("3 2 2", [NothingToPick(0)]), ("3 2 1", [])])
def test_all_see_that_none_is_left_before_they_see_the_token(pile: str, seen_facts: list[Fact]) -> None:
    game = near_chests("one gold", more=(f"gold pile: {pile}",))
    facts = played(game, 0, UPPER)
    assert only(NothingToPick, facts) == seen_facts
    if seen_facts:
        assert facts[facts.index(seen_facts[0]) + 1] == TokensPaid(0, 1)
    for viewer in (0, 1, None):
        assert only(NothingToPick, [fact for _, fact in game.seen_by(viewer)]) == seen_facts


@pytest.mark.rule("CHEST-5")
def test_in_saboteur_2_one_gold_is_a_token() -> None:
    game = near_chests("one gold", modules="chests, saboteur2")
    facts = played(game, 0, UPPER)
    assert only(TokensPaid, facts) == [TokensPaid(0, 1)]
    assert not only(NothingToPick, facts)  # there are no gold cards to look for
    assert tokens(game) == [1, 0, 0]


@pytest.mark.rule("CHEST-5", "VAR-4")
def test_in_the_tournament_one_gold_is_a_token() -> None:
    seats = "seat 0: digger; hand NEW\nseat 1: saboteur; hand map\nseat 2: greedy"
    game = near_chests("one gold", seats=seats, more=("variants: tournament",), players=5)
    facts = played(game, 0, UPPER)
    assert only(TokensPaid, facts) == [TokensPaid(0, 1)]
    assert not only(GoldPicked, facts)
    assert not only(NothingToPick, facts)


# ---------------------------------------------------------------- (b) no more maps


@pytest.mark.rule("CHEST-5", "CHEST-4")
@GAMES
def test_no_map_can_be_read_on_a_goal_any_more_but_on_chests(modules: str) -> None:
    first = "seat 0: {} hand NEW, map\nseat 1: saboteur; hand map, NS\nseat 2: {} hand map"
    seats = first.format(*["blue digger;" if "saboteur2" in modules else "digger;"] * 2)
    game = near_chests("no more maps", seats=seats, modules=modules)
    assert ReadMap(1) in game.legal(0)
    played(game, 0, UPPER)
    assert seen(game)["no_maps"] is True
    assert refused(game, 1, ReadMap(1)) == "no-more-maps"
    looks = [command for command in game.legal(1) if isinstance(command, ReadMap | LookInChest)]
    assert looks == [LookInChest(1), LookInChest(2), LookInChest(3)]
    in_turn(game, (1, LookInChest(1)), (2, LookInChest(2)))
    assert refused(game, 0, ReadMap(0)) == "no-more-maps"


@pytest.mark.rule("CHEST-5", "SET-5")
def test_in_the_next_round_maps_may_be_read_again() -> None:
    game = near_chests("no more maps", seats=OPENER, deck="")
    played(game, 0, UPPER)
    assert (seen(game)["round"], seen(game)["no_maps"]) == (2, False)


# ---------------------------------------------------------------- (c) no draw, (d) one more


@pytest.mark.rule("CHEST-5")
@GAMES
@pytest.mark.parametrize(
    ("found", "drawn"),
    [
        ("no draw", []),
        ("one gold", ["NEW"]),
        ("extra draw", ["NEW", "NS"]),
    ],
)
def test_a_chest_cancels_or_adds_a_draw_in_this_turn(found: str, drawn: list[str], modules: str) -> None:
    game = near_chests(found, modules=modules)
    facts = played(game, 0, UPPER)
    assert [card for fact in only(Drew, facts) for card in fact.cards] == drawn
    assert {fact.seat for fact in only(Drew, facts)} <= {0}
    assert seen(game)["hands"] == [3 + len(drawn), 2, 2]


@pytest.mark.rule("CHEST-5")
@pytest.mark.parametrize("found", ["no draw", "extra draw"])
def test_in_the_next_turn_players_draw_as_usual(found: str) -> None:
    game = near_chests(found)
    played(game, 0, UPPER)
    facts = in_turn(game, (1, Pass(("NS",))), (2, Pass(("NW",))), (0, Pass(("map",))))
    assert [(fact.seat, len(fact.cards)) for fact in only(Drew, facts)] == [(1, 1), (2, 1), (0, 1)]


# ---------------------------------------------------------------- (h) look at a role


@pytest.mark.rule("CHEST-5")
@GAMES
@pytest.mark.parametrize("other", [1, 2])
def test_the_player_looks_secretly_at_the_role_of_another(modules: str, other: int) -> None:
    game = near_chests("look at a role", modules=modules)
    assert only(Asked, played(game, 0, UPPER)) == [Asked(0, "role", (1, 2))]
    assert game.legal(0) == [LookAtRole(1), LookAtRole(2)]
    assert refused(game, 0, LookAtRole(0)) == "no-role"
    facts = played(game, 0, LookAtRole(other))
    role = "saboteur" if other == 1 else "geologist" if "saboteur2" in modules else "digger"
    assert only(RoleSeen, facts) == [RoleSeen(0, other, role)]
    assert seen(game, 0)["own"]["inspections"] == [{"seat": other, "role": role, "turn": 1, "current": True}]
    for viewer in (None, 1, 2):
        assert seen(game, viewer)["inspections"] == [{"seat": 0, "other": other, "turn": 1}]
        seen_facts = [fact for _, fact in game.seen_by(viewer) if isinstance(fact, RoleSeen)]
        assert seen_facts == [RoleSeen(0, other, None)]
    assert len(only(Drew, facts)) == 1


@pytest.mark.rule("CHEST-5")
def test_a_player_without_cards_can_be_looked_at() -> None:
    game = near_chests("look at a role", seats="seat 0: digger; hand NEW, map\nseat 1: saboteur\nseat 2: digger")
    played(game, 0, UPPER)
    assert only(RoleSeen, played(game, 0, LookAtRole(1))) == [RoleSeen(0, 1, "saboteur")]


@pytest.mark.rule("CHEST-5")
def test_with_two_players_there_is_no_choice() -> None:
    seats = "seat 0: boss; hand NEW, map\nseat 1: profiteer; hand map"
    game = near_chests("look at a role", seats=seats, modules="chests, saboteur2", players=2)
    assert only(RoleSeen, played(game, 0, UPPER)) == [RoleSeen(0, 1, "profiteer")]


# ---------------------------------------------------------------- in the open


@pytest.mark.rule("CHEST-5", "INFO-1")
def test_all_see_what_a_chest_contains() -> None:
    game = near_chests("bury five", "extra draw")
    in_turn(game, (0, BOTH), (0, OpenChest(1)))
    for viewer in (None, 0, 1, 2):
        seen_facts = [fact for _, fact in game.seen_by(viewer) if isinstance(fact, ChestOpened)]
        assert seen_facts == [ChestOpened(0, 1, "extra draw"), ChestOpened(0, 0, "bury five")]
