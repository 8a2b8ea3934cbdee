"""Heuristic bots make the obvious move in Saboteur 2, in each role and with each card."""

import pytest

from pyrite.game import (
    DiscardTwo,
    Free,
    HandsOff,
    Inspect,
    LayTunnel,
    Pass,
    PlanTheft,
    Rockfall,
    Sabotage,
    SwapHands,
    SwapHats,
    Trap,
)
from tests.bots.decisions import chosen
from tests.bots.heuristics.boards import (
    BARE,
    HALF_WAY,
    KNOWS_GOLD,
    ONE_AWAY,
    does,
    every_heuristic_bot,
    game_from,
    missing_after,
)

SABOTEUR2 = "modules: saboteur2"
OTHERS = ("green digger", "saboteur")

BEHIND_A_GREEN_DOOR = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─g┼ ┬ ┴ ┬ ┴ · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
"""

# ---------------------------------------------------------------- teams and doors


@every_heuristic_bot
@pytest.mark.rule("S2-20", "S2-22")
@pytest.mark.parametrize("role", ["blue digger", "green digger", "boss"])
def test_a_digging_role_reaches_the_gold(name: str, role: str) -> None:
    others = ["blue digger" if role != "blue digger" else "geologist", "saboteur"]
    game = game_from(ONE_AWAY, [f"{role}; hand EW, theft, NS{KNOWS_GOLD}", *others], SABOTEUR2)
    assert missing_after(game, chosen(name, game)) == 0


@every_heuristic_bot
@pytest.mark.rule("S2-9")
@pytest.mark.parametrize(("role", "other"), [("blue digger", "green"), ("green digger", "blue")])
def test_a_digger_lays_no_door_of_the_other_team_on_the_path(name: str, role: str, other: str) -> None:
    command = does(
        name, HALF_WAY, [f"{role}; hand EW {other} door, EW{KNOWS_GOLD}", "boss", "saboteur"], SABOTEUR2
    )
    assert command == LayTunnel("EW", (4, 0))


@every_heuristic_bot
@pytest.mark.rule("S2-9")
def test_a_digger_lays_a_door_of_its_own_team(name: str) -> None:
    command = does(name, HALF_WAY, [f"blue digger; hand EW blue door, NS{KNOWS_GOLD}", *OTHERS], SABOTEUR2)
    assert command == LayTunnel("EW blue door", (4, 0))


@every_heuristic_bot
@pytest.mark.rule("S2-19", "S2-20")
def test_a_digger_does_not_reach_the_gold_for_the_other_team(name: str) -> None:
    game = game_from(
        BEHIND_A_GREEN_DOOR, [f"blue digger; hand EW, inspection, map{KNOWS_GOLD}", *OTHERS], SABOTEUR2
    )
    assert missing_after(game, chosen(name, game)) > 0


@every_heuristic_bot
@pytest.mark.rule("ACT-3", "S2-9")
def test_a_digger_removes_a_door_of_the_other_team_from_the_path(name: str) -> None:
    seats = [f"blue digger; hand rockfall, NS, NS{KNOWS_GOLD}", *OTHERS]
    assert does(name, BEHIND_A_GREEN_DOOR, seats, SABOTEUR2) == Rockfall((1, 0))


@every_heuristic_bot
@pytest.mark.rule("S2-8")
def test_a_ladder_closes_a_gap(name: str) -> None:
    gap = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ · · ┴ ┬ ┴ · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
"""
    command = does(name, gap, [f"blue digger; hand E ladder, NEW, NE{KNOWS_GOLD}", *OTHERS], SABOTEUR2)
    assert command == LayTunnel("E ladder", (3, 0))


# ---------------------------------------------------------------- geologist, profiteer


@every_heuristic_bot
@pytest.mark.rule("S2-25")
def test_a_geologist_lays_crystals_and_leaves_them_there(name: str) -> None:
    seats = ["geologist; hand NEW crystal, NEW, NESW", *OTHERS]
    command = does(name, HALF_WAY, seats, SABOTEUR2)
    assert isinstance(command, LayTunnel)
    assert "crystal" in command.tunnel
    crystals = ONE_AWAY.replace("┬ ", "┬*").replace("┴ ", "┴*", 1)
    assert not isinstance(does(name, crystals, ["geologist; hand rockfall, N|", *OTHERS], SABOTEUR2), Rockfall)


@every_heuristic_bot
@pytest.mark.rule("S2-25")
def test_a_geologist_does_not_discard_crystals(name: str) -> None:
    seats = ["geologist; front trapped; hand NEW crystal, N|, E|", *OTHERS]
    command = does(name, HALF_WAY, seats, SABOTEUR2)
    assert isinstance(command, Pass | DiscardTwo)
    assert "NEW crystal" not in command.cards


@every_heuristic_bot
@pytest.mark.rule("S2-11")
@pytest.mark.parametrize("role", ["profiteer", "geologist", "saboteur"])
def test_a_theft_is_planned_when_the_round_is_nearly_over(name: str, role: str) -> None:
    seats = [f"{role}; hand theft, NS, N|{KNOWS_GOLD}", "green digger", "blue digger"]
    assert does(name, ONE_AWAY, seats, SABOTEUR2) == PlanTheft()


# ---------------------------------------------------------------- cards in front of players


@every_heuristic_bot
@pytest.mark.rule("S2-13", "S2-14")
def test_an_opponent_is_trapped_and_the_own_seat_is_freed(name: str) -> None:
    known = "inspected 2 saboteur in turn 1"
    trapping = does(name, HALF_WAY, [f"blue digger; hand trapped, NS; {known}", *OTHERS], SABOTEUR2)
    assert trapping == Trap(2)
    seats = [f"blue digger; front trapped; hand free, NESW; {known}", "green digger", "saboteur; front trapped"]
    assert does(name, HALF_WAY, seats, SABOTEUR2) == Free(0)


@every_heuristic_bot
@pytest.mark.rule("S2-14")
def test_an_opponent_stays_trapped(name: str) -> None:
    seats = [
        "blue digger; hand free, NESW; inspected 2 saboteur in turn 1",
        "blue digger",
        "saboteur; front trapped",
    ]
    assert does(name, HALF_WAY, seats, SABOTEUR2) != Free(2)


@every_heuristic_bot
@pytest.mark.rule("S2-12")
def test_hands_off_removes_thefts_of_others_only(name: str) -> None:
    seats = ["blue digger; front theft; hand hands off, N|, E|", "green digger", "saboteur; front theft"]
    assert does(name, ONE_AWAY, seats, SABOTEUR2) == HandsOff(2)
    alone = ["blue digger; front theft; hand hands off, N|, E|", *OTHERS]
    assert not isinstance(does(name, ONE_AWAY, alone, SABOTEUR2), HandsOff | DiscardTwo)


@every_heuristic_bot
@pytest.mark.rule("S2-4")
def test_a_trapped_digger_discards_two_poor_cards_to_get_free(name: str) -> None:
    seats = [f"blue digger; front trapped; hand N|, E|, NESW{KNOWS_GOLD}", *OTHERS]
    assert does(name, HALF_WAY, seats, SABOTEUR2) == DiscardTwo(("N|", "E|"), 0, "trapped")


@every_heuristic_bot
@pytest.mark.rule("S2-4")
def test_as_many_poor_cards_as_allowed_are_discarded(name: str) -> None:
    seats = [f"blue digger; hand N|, E|, N|+E|, repair cart{KNOWS_GOLD}", *OTHERS]
    assert does(name, HALF_WAY, seats, SABOTEUR2) == Pass(("N|", "E|", "N|+E|"))


# ---------------------------------------------------------------- roles and hands


@every_heuristic_bot
@pytest.mark.rule("S2-15")
def test_an_unknown_seat_is_inspected(name: str) -> None:
    seats = ["blue digger; hand inspection, N|; inspected 1 green digger in turn 1", *OTHERS]
    assert does(name, BARE, seats, SABOTEUR2, "edition: PL2") == Inspect(2)


@every_heuristic_bot
@pytest.mark.rule("S2-16")
def test_a_digger_keeps_its_role_at_the_start(name: str) -> None:
    assert does(name, BARE, ["blue digger; hand hat swap, NS", *OTHERS], SABOTEUR2) != SwapHats(0)


@every_heuristic_bot
@pytest.mark.rule("S2-16")
def test_a_known_opponent_gets_another_role_and_a_known_ally_keeps_its_role(name: str) -> None:
    known = "inspected 1 blue digger in turn 1, 2 saboteur in turn 2"
    seats = [f"blue digger; hand hat swap, N|; {known}", "blue digger", "saboteur"]
    assert does(name, HALF_WAY, seats, SABOTEUR2) == SwapHats(2)
    allies = "inspected 1 blue digger in turn 1, 2 blue digger in turn 2"
    seats = [f"blue digger; hand hat swap, N|; {allies}", "blue digger", "blue digger"]
    assert not isinstance(does(name, HALF_WAY, seats, SABOTEUR2), SwapHats)


@every_heuristic_bot
@pytest.mark.rule("S2-16")
def test_a_losing_saboteur_changes_its_role(name: str) -> None:
    seats = [f"saboteur; hand hat swap, NESW{KNOWS_GOLD}", "blue digger", "green digger"]
    assert does(name, ONE_AWAY, seats, SABOTEUR2) == SwapHats(0)


@every_heuristic_bot
@pytest.mark.rule("S2-17")
def test_a_poor_hand_is_swapped_and_a_good_one_is_not(name: str) -> None:
    full = "hand NESW, NES, NEW, NE, NW, map"
    poor = ["blue digger; hand hand swap, N|, E|, N|+E|", f"green digger; {full}", "saboteur"]
    assert does(name, HALF_WAY, poor, SABOTEUR2, "deck: EW") == SwapHands(1)
    good = ["blue digger; hand hand swap, NESW, NESW, theft, theft", "green digger; hand N|, E|", "saboteur"]
    assert not isinstance(does(name, HALF_WAY, good, SABOTEUR2), SwapHands)


@every_heuristic_bot
def test_a_saboteur_does_not_finish_the_path(name: str) -> None:
    game = game_from(
        ONE_AWAY, [f"saboteur; hand EW, NESW, N ladder{KNOWS_GOLD}", "blue digger", "green digger"], SABOTEUR2
    )
    assert missing_after(game, chosen(name, game)) > 0


@every_heuristic_bot
@pytest.mark.rule("S2-26")
def test_a_digger_does_not_break_the_tools_of_its_own_team(name: str) -> None:
    known = "inspected 1 blue digger in turn 1, 2 saboteur in turn 2"
    command = does(
        name, ONE_AWAY, [f"blue digger; hand broken cart, NS; {known}", "blue digger", "saboteur"], SABOTEUR2
    )
    assert command == Sabotage("broken cart", 2)
