"""When a round of Saboteur 2 ends, and unusual shares: trapped joiners, shares of 0 (S2-18, S2-20 to S2-26)."""

import pytest

from pyrite.game import LayTunnel, Pass
from pyrite.game.facts.course import RoundEnded
from pyrite.game.modules.detour import Detour
from tests.rules.play import facts_of, played, seen
from tests.rules.saboteur2.positions import (
    BARE,
    LAST_TUNNEL,
    REACH,
    drawn,
    game_from,
    numbers,
    of_kind,
    paid,
    seat_lines,
)


@pytest.mark.rule("S2-20", "S2-26", "GOAL-6")
@pytest.mark.parametrize(
    ("reach", "seats", "gold"),
    [
        ("both", "blue! blue green boss", "0 4 0 3"),
        ("both", "blue! green", "0 0"),
        ("both", "boss! blue green", "0 4 4"),
        ("both", "saboteur! blue green", "0 4 4"),
        ("green", "blue! green boss", "0 4 3"),
        ("both", "geologist! geologist blue", "0 3 5"),
        ("neither", "boss! profiteer", "0 3"),
    ],
)
def test_a_trapped_player_who_joins_by_a_detour_gets_nothing_but_decides_who_wins(
    reach: str, seats: str, gold: str
) -> None:
    # The tunnel laid last, at (7, 1), moves to the gap.
    above, below = REACH[reach].split("?1\n")
    maze = f"{above}?1\n{below.replace('· · · · · · · · ·', '· · · · · · · ─ ·')}"
    game = game_from(maze, seat_lines(seats, "detour"), "last laid: 7,1", modules="saboteur2, detour")
    [ended] = facts_of(game, 0, Detour("EW", (7, 0)), RoundEnded)
    assert ended.finisher == 0
    assert game.gold == numbers(gold)


@pytest.mark.rule("S2-18", "GOAL-2")
def test_the_round_ends_at_once_with_cards_in_all_hands_and_a_deck() -> None:
    game = game_from(REACH["neither"], ["blue digger; hand EW, map", "green digger; hand map"], "deck: NS")
    facts = played(game, 0, LAST_TUNNEL)
    [ended] = of_kind(facts, RoundEnded)
    assert (ended.gold_reached, ended.finisher, seen(game)["round"]) == (True, 0, 2)
    assert drawn(facts) == []


@pytest.mark.rule("S2-18", "GOAL-2")
def test_a_stone_ends_nothing() -> None:
    maze = REACH["both"].replace("goals: stone NE, gold, stone NW", "goals: gold, stone NW, stone NE")
    game = game_from(maze, ["blue digger; hand EW", "green digger; hand map"])
    assert facts_of(game, 0, LAST_TUNNEL, RoundEnded) == []
    assert game.asked == 1


@pytest.mark.rule("S2-18", "S2-5")
@pytest.mark.parametrize("edition", ["DE24", "UA24", "PL2", "FR2"])
def test_unplayable_cards_are_discarded_until_the_end(edition: str) -> None:
    hands = ["; hand NS, free; front trapped", "; hand NS; front trapped", "; hand hands off; front broken cart"]
    game = game_from(BARE, hands, f"edition: {edition}")
    for seat, card in [(0, "NS"), (1, "NS"), (2, "hands off")]:
        assert facts_of(game, seat, Pass((card,)), RoundEnded) == []
    assert len(facts_of(game, 0, Pass(("free",)), RoundEnded)) == 1


@pytest.mark.rule("S2-18", "S2-23")
def test_the_last_card_of_all_may_still_join_the_gold() -> None:
    game = game_from(REACH["both"], ["blue digger; hand EW", "saboteur"])
    [ended] = facts_of(game, 0, LAST_TUNNEL, RoundEnded)
    assert ended.gold_reached
    assert game.gold == [5, 0]


@pytest.mark.rule("S2-24")
def test_a_share_is_never_negative() -> None:
    seats = ["blue digger; hand EW", "boss; tokens 2", "profiteer; tokens 1", "blue digger", "blue digger"]
    game = game_from(REACH["both"], [*seats, "blue digger"])
    assert paid(played(game, 0, LAST_TUNNEL)) == {0: 1, 3: 1, 4: 1, 5: 1}
    assert game.gold == [1, 2, 1, 1, 1, 1]


@pytest.mark.rule("S2-26")
@pytest.mark.parametrize("front", ["broken pickaxe", "broken pickaxe, broken lantern, broken cart"])
def test_players_with_broken_tools_are_paid(front: str) -> None:
    game = game_from(REACH["both"], ["blue digger; hand EW", f"blue digger; front {front}"])
    assert paid(played(game, 0, LAST_TUNNEL)) == {0: 4, 1: 4}


@pytest.mark.rule("S2-26")
def test_trapped_players_keep_their_gold() -> None:
    game = game_from(REACH["both"], ["blue digger; hand EW", "blue digger; front trapped; tokens 7"])
    played(game, 0, LAST_TUNNEL)
    assert game.gold == [5, 7]


@pytest.mark.rule("S2-20", "S2-18", "GOAL-6")
def test_the_player_who_fills_a_distant_gap_joins_the_gold() -> None:
    # A blue digger laid the tunnel at the gold; a green digger closes the gap, and green wins alone.
    maze = REACH["both"].replace("┼S─ ┼ ┴*┴*┴*┴ · ?1", "┼S· ┼ ┴*┴*┴*┴ ─ ?1")
    game = game_from(maze, ["green digger; hand EW", "blue digger", "blue digger"])
    [ended] = facts_of(game, 0, LayTunnel("EW", (1, 0)), RoundEnded)
    assert ended.finisher == 0
    assert game.gold == [5, 0, 0]
