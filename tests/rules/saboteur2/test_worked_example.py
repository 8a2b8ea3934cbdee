"""The example of the rulebooks, its last sentence in the French edition, and the order of payment."""

from pathlib import Path

import pytest

from pyrite.game import Game, Steal
from pyrite.game.facts.course import RoundEnded
from pyrite.game.facts.gold import Stole
from pyrite.game.notation.scenario import run_scenario
from tests.rules.play import facts_of, played, seen
from tests.rules.saboteur2.positions import LAST_TUNNEL, REACH, game_from, of_kind, paid, seat_lines

SCENARIOS = Path(__file__).parents[2] / "scenarios"

BEHIND_A_BLUE_DOOR = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S┼ ┼ ─b┼ ─ ─ · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
"""

SEATS = [
    "blue digger",
    "green digger",
    "green digger",
    "boss",
    "profiteer",
    "saboteur; front theft",
    "saboteur; front theft, trapped",
]
BLUE, GREEN, _, BOSS, PROFITEER, THIEF, TRAPPED_THIEF = range(7)


def about_to_be_joined_by(seat: int, edition: str) -> Game:
    seats = [f"{line}; hand EW" if place == seat else line for place, line in enumerate(SEATS)]
    return game_from(BEHIND_A_BLUE_DOOR, seats, f"edition: {edition}", f"asked: seat {seat}, turn")


@pytest.mark.rule("S2-28", "S2-20", "S2-21", "S2-22", "S2-24", "S2-26", "S2-27")
@pytest.mark.parametrize("edition", ["DE24", "UA24", "PL2", "FR2"])
@pytest.mark.parametrize("victim", [BLUE, BOSS, PROFITEER])
def test_the_boss_joins_the_gold_behind_a_blue_door(edition: str, victim: int) -> None:
    game = about_to_be_joined_by(BOSS, edition)
    facts = played(game, BOSS, LAST_TUNNEL)
    [ended] = of_kind(facts, RoundEnded)
    assert (ended.gold_reached, ended.finisher) == (True, BOSS)
    assert paid(facts) == {BLUE: 3, BOSS: 2, PROFITEER: 1}
    # The trapped saboteur's theft does not count, though it may have been played last.
    assert (game.asked, seen(game)["choices"]) == (THIEF, [BLUE, BOSS, PROFITEER])
    assert facts_of(game, THIEF, Steal(victim), Stole) == [Stole(THIEF, victim)]
    gold = {BLUE: 3, BOSS: 2, PROFITEER: 1, THIEF: 1}
    gold[victim] -= 1
    assert game.gold == [gold.get(seat, 0) for seat in range(7)]
    assert seen(game)["round"] == 2


@pytest.mark.rule("S2-28", "S2-20")
@pytest.mark.parametrize("edition", ["DE24", "UA24", "PL2", "FR2"])
def test_blue_wins_even_if_a_green_digger_joins_the_gold(edition: str) -> None:
    game = about_to_be_joined_by(GREEN, edition)
    assert paid(played(game, GREEN, LAST_TUNNEL)) == {BLUE: 3, BOSS: 2, PROFITEER: 1}


@pytest.mark.rule("S2-28")
@pytest.mark.parametrize("name", ["saboteur2_sharing", "saboteur2_sharing_green_joins"])
def test_the_example_as_a_scenario_meets_its_expectations(name: str) -> None:
    outcome = run_scenario((SCENARIOS / f"{name}.scenario").read_text(encoding="utf-8"))
    assert [str(failure) for failure in outcome.failures] == []
    assert any("RoundEnded" in fact for step in outcome.steps for fact in step.seen["spectator"])


@pytest.mark.rule("S2-29", "S2-25")
@pytest.mark.parametrize("edition", ["DE24", "UA24", "PL2", "FR2"])
@pytest.mark.parametrize(
    ("seats", "gold"),
    [
        ("blue geologist boss", [4, 3, 3]),
        ("geologist blue geologist saboteur", [1, 5, 1, 0]),
        ("saboteur geologist! blue geologist", [0, 0, 5, 3]),
    ],
)
def test_paying_geologists_first_makes_no_difference_to_anyone(edition: str, seats: str, gold: list[int]) -> None:
    game = game_from(REACH["both"], seat_lines(seats, "EW"), f"edition: {edition}")
    played(game, 0, LAST_TUNNEL)
    assert game.gold == gold
