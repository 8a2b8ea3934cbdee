"""Scenario files: all in the folder pass, and invalid ones are rejected with the line."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyrite.game import BadInput
from pyrite.game.notation.scenario import Outcome, run_scenario
from tests.modules.scenarios import all_scenarios
from tests.notation.sample_games import error_message

SCENARIOS = all_scenarios()

START = """# One tunnel from the gold
players: 3
asked: seat 0, turn
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S┼ ┼ ┼ ┼ ─ ─ · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
seat 0: digger; hand EW, NS
seat 1: saboteur; hand map
seat 2: digger; hand map
deck: NES
gold pile: 3 1 2
---
"""
VETO = START.replace("players: 3", "players: 3\nmodules: veto")
FIRST = START.count("\n") + 1
"""The number of the first line after the position."""


def run(*lines: str) -> Outcome:
    return run_scenario(START + "\n".join(lines))


def failures(*lines: str) -> list[str]:
    return [str(failure) for failure in run(*lines).failures]


@pytest.mark.both
@pytest.mark.parametrize("name", SCENARIOS)
def test_every_scenario_meets_its_expectations(name: str) -> None:
    outcome = run_scenario(SCENARIOS[name])
    assert [str(failure) for failure in outcome.failures] == []
    assert len(outcome.steps) > 1


def test_there_are_scenarios() -> None:
    assert len(SCENARIOS) >= 6


def test_the_outcome_has_the_facts_of_each_viewer() -> None:
    outcome = run("seat 0: Pass NS", "seat 1: ReadMap 1")
    passing, looking = outcome.steps[1:]
    assert outcome.title == "One tunnel from the gold"
    assert passing.line == FIRST
    assert passing.seen["seat 0"] == (
        "Passed seat=0 cards=[NS] forced=false",
        "Drew seat=0 cards=[NES]",
        "TurnBegun seat=1",
    )
    assert passing.seen["spectator"] == (
        "Passed seat=0 cards=[null] forced=null",
        "Drew seat=0 cards=[null]",
        "TurnBegun seat=1",
    )
    assert "Looked seat=1 goal=1 face=gold" in looking.seen["seat 1"]
    assert "Looked seat=1 goal=1 face=null" in looking.seen["seat 0"]


def test_a_refusal_is_seen_by_its_seat_alone() -> None:
    step = run("seat 0: ReadMap 1", "expect refused not-in-hand").steps[1]
    assert step.seen["seat 0"][0].startswith("Refused not-in-hand: ")
    assert step.seen["seat 1"] == step.seen["spectator"] == ()


def test_a_new_game_is_set_up_on_one_line() -> None:
    outcome = run_scenario(
        "# Fresh\nset-up: players=5 edition=UA16 goals_at_once=all lay_must_join=yes first_seat=3 seed=7\n"
        "expect asked 3 turn\n"
        "expect fact RoundBegun round=1 first=3\n"
        "expect seat 1 sees RoundBegun left_over=null\n"
        "expect view spectator setup.house_rules.goals_at_once=all\n"
        "expect view spectator options.lay_must_join=yes\n"
        "expect view 2 own.hand.5=null\n"
    )
    assert [failure.line for failure in outcome.failures] == [8]


def test_a_single_variant_needs_no_list() -> None:
    outcome = run_scenario(
        "# T\n\nset-up: players=5 variants=tournament\n---\nexpect view 0 setup.variants=tournament"
    )
    assert outcome.failures == ()


def test_several_seats_can_be_asked_at_once_and_hidden_facts_are_not_seen() -> None:
    outcome = run_scenario(
        VETO + "seat 0: LayTunnel EW at 7,0\n"
        "expect asked 1 2 veto\n"
        "expect asked 2 1 veto\n"
        "expect asked 1 veto\n"
        "seat 2: LetPass\n"
        "expect asked 1 veto\n"
        "expect fact LetPassNoted seat=2\n"
        "expect seat 2 sees LetPassNoted\n"
        "expect seat 0 sees no LetPassNoted\n"
        "expect spectator sees no LetPassNoted\n"
        "seat 1: LetPass\n"
        "expect seat 0 sees no LetPassNoted\n"
        "expect seat 0 sees no CardPlayed\n"
        "expect seat 0 sees Unopposed\n"
        "expect seat 0 sees TunnelLaid cell=7,0\n"
    )
    first = VETO.count("\n") + 1
    assert [str(failure) for failure in outcome.failures] == [
        f"Line {first + 3}: Expected asked 1 veto, but asked is 1 2 veto."
    ]
    assert outcome.steps[2].seen["seat 0"] == outcome.steps[2].seen["spectator"] == ()


def test_a_new_game_with_all_modules_is_set_up_on_one_line() -> None:
    outcome = run_scenario(
        "# Fresh\n"
        "set-up: players=2 modules=saboteur2, chests, toll chest_layout=[[3, -1], [3, 1], [5, -1], [5, 2]]\n"
        "expect view spectator setup.chest_layout=[[3, -1], [3, 1], [5, -1], [5, 2]]\n"
        "expect view spectator parts.toll.dwarfs_left=2\n"
        "expect gold 1 1\n"
    )
    assert outcome.failures == ()


@pytest.mark.parametrize(
    "expectation",
    [
        "accepted",
        "fact GoalTurned goal=1 face=gold",
        "fact TunnelLaid cell=7,0 tunnel=EW",
        "no fact GoalTurned goal=0",
        "no fact Drew",
        "asked 0 gold",
        "seat 0 sees GoldOffered nuggets=[1, 3]",
        "seat 2 sees GoldOffered nuggets=[null, null]",
        "spectator sees GoldDrawn nuggets=[null, null]",
        "spectator sees no GoldDrawn nuggets=[1, 3]",
        "view 0 own.offer=1, 3",
        "view 0 own.role=digger",
        "view spectator own=null",
        "view spectator goals.1.face=gold",
        "view spectator roles=digger, saboteur, digger",
        "gold 0 0 0",
        "round over",
        "legal 0 TakeGold 3",
        "not legal 0 TakeGold 2",
        "not legal 1 TakeGold 3",
    ],
)
def test_a_true_expectation_is_met(expectation: str) -> None:
    assert failures("seat 0: LayTunnel EW at 7,0", f"  expect {expectation}") == []


@pytest.mark.parametrize(
    ("expectation", "instead"),
    [
        ("refused", "it was accepted"),
        ("refused sides-clash", "it was accepted"),
        ("fact GoalTurned face=stone NE", "GoalTurned seat=0 goal=1 face=gold"),
        ("fact Passed", "there was no Passed at all"),
        ("no fact GoalTurned", "GoalTurned seat=0 goal=1 face=gold"),
        ("asked 1 turn", "asked is 0 gold"),
        ("asked nobody", "asked is 0 gold"),
        ("seat 2 sees GoldOffered nuggets=[1, 3]", "GoldOffered seat=0 nuggets=[null, null]"),
        ("view 0 own.role=saboteur", "it is digger"),
        ("view 0 own.colour=red", "there is no colour there"),
        ("view 0 goals.7.face=gold", "there is no 7 there"),
        ("gold 3 0 0", "gold is 0 0 0"),
        ("game over", "the game goes on"),
        ("legal 0 TakeGold 2", "it is not legal, gold-not-there"),
        ("not legal 0 TakeGold 3", "it is legal"),
    ],
)
def test_an_unmet_expectation_is_reported_with_its_line(expectation: str, instead: str) -> None:
    (failure,) = failures("seat 0: LayTunnel EW at 7,0", f"  expect {expectation}")
    assert failure.startswith(f"Line {FIRST + 1}: Expected {expectation}, but ")
    assert instead in failure


def test_an_unexpected_refusal_is_a_failure() -> None:
    (failure,) = failures("seat 0: LayTunnel NS at 7,0", "seat 0: LayTunnel EW at 7,0")
    assert failure.startswith(f"Line {FIRST}: This was refused, sides-clash: ")
    (failure,) = failures("seat 0: LayTunnel NS at 7,0", "expect accepted")
    assert failure.startswith(f"Line {FIRST + 1}: ")


def test_a_refusal_for_another_reason_is_a_failure() -> None:
    (failure,) = failures("seat 0: LayTunnel NS at 7,0", "expect refused not-joined")
    assert "another reason, sides-clash" in failure


def test_a_game_is_played_to_its_end() -> None:
    last = START.replace("players: 3", "players: 3\nround: 3")
    outcome = run_scenario(
        last + "seat 0: LayTunnel EW at 7,0\nseat 0: TakeGold 3\n"
        "expect gold 3 0 1\nexpect game over winners 0\nexpect asked nobody\n"
        "expect round over\nexpect game over winners 2"
    )
    assert [failure.text for failure in outcome.failures] == [
        # The round was over one command before.
        "Expected round over, but the round goes on.",
        "Expected game over winners 2, but the winners are 0.",
    ]


def test_comments_and_indentation_are_ignored() -> None:
    assert (
        failures(
            "", "   # a comment", "\tseat 0 :  Pass NS   # the other tunnel", "      expect   asked  1   turn"
        )
        == []
    )


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("seat 0 LayTunnel EW at 7,0", "is neither"),
        ("LayTunnel EW at 7,0", "is neither"),
        ("expects accepted", "is neither"),
        ("seat 0: Dance", "no command 'Dance'"),
        ("seat 0: LayTunnel EW", "LayTunnel TUNNEL at CELL"),
        ("expect", "is neither"),
        ("expect miracles", "'expect miracles' is not a known form"),
        ("expect accepted", "there is none before"),
        ("expect refused", "there is none before"),
        ("expect fact Sneezed", "no fact 'Sneezed'"),
        ("expect fact Drew colour=red", "has no colour"),
        ("expect asked 0 tea", "asked for turn, goal, orientation, gold"),
        ("expect asked 3 turn", "no seat 3"),
        ("expect view 3 round=1", "no seat 3"),
        ("expect view 0 round=[1", "']' is missing"),
        ("expect seat 3 sees Drew", "no seat 3"),
        ("expect game over winners 3", "no seat 3"),
        ("expect legal 3 ReadMap 1", "no seat 3"),
        ("expect legal 0 Dance", "no command 'Dance'"),
        ("---", "is neither"),
    ],
)
def test_an_unreadable_line_is_named(line: str, sentence: str) -> None:
    with pytest.raises(BadInput) as error:
        run("expect asked 0 turn", line)
    assert str(error.value).startswith(f"Line {FIRST + 1}: ")
    assert sentence in str(error.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "Line 1: .*title"),
        ("players: 3", "Line 1: .*title"),
        ("#\nplayers: 3", "Line 1: .*title"),
        ("# Title", "Line 2: .*position"),
        ("# Title\nplayers: 3", "Line 2: .*---"),
        ("# Title\n\nplayers: 3\n---", "Line 3: A position needs a maze"),
        ("# Title\nset-up: players=99", "Line 2: The base game is for"),
        ("# Title\nset-up: players", "Line 2: .*name=value"),
        ("# Title\nset-up: players=3 colour=red", "Line 2: A set-up has no 'colour'"),
        ("# Title\nset-up: players=3 seed=-1", "Line 2: A seed is"),
        ("# Title\nset-up: players=3 variants=[1]", "Line 2: .*names"),
    ],
)
def test_a_file_that_is_no_scenario_is_rejected_with_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadInput, match=f"^{sentence}"):
        run_scenario(text)


WHOLE = START + "seat 0: LayTunnel EW at 7,0\n  expect fact GoalTurned goal=1\n  expect view 0 own.role=digger\n"


@settings(max_examples=200, derandomize=True, database=None, deadline=None)
@given(st.integers(0), st.integers(0, 15), st.text(alphabet="seat 0123:,;=·┼?S()[]\n#-", max_size=4))
def test_a_mangled_scenario_is_rejected_with_a_sentence(place: int, length: int, patch: str) -> None:
    start = place % len(WHOLE)
    message = error_message(run_scenario, WHOLE[:start] + patch + WHOLE[start + length :])
    assert message is None or message.startswith("Line ")
