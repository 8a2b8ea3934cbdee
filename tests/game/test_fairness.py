"""The fairness check works with a record and with the record of one viewer (INFO-6)."""

import pytest
from hypothesis import given

from pyrite.game import Deal, Game, Rules, SetUp
from pyrite.game.dealing.fairness import Outcome, Step, check_record, check_viewer_record
from pyrite.game.dealing.shuffle import commitment
from pyrite.game.notation.record import read_record, write_record
from pyrite.game.notation.viewer_record import read_viewer_record, write_viewer_record
from tests.notation.sample_games import (
    MIXES,
    fresh,
    mixed,
    near_the_gold,
    random_game,
    seed,
    with_contributions,
)
from tests.properties.driver import play_to_end
from tests.properties.sample_sizes import examples, play_seeds
from tests.properties.strategies import set_ups

pytestmark = pytest.mark.rule("INFO-6")


def outcomes(steps: list[Step]) -> set[Outcome]:
    return {step.outcome for step in steps}


def texts_of(steps: list[Step], outcome: Outcome) -> list[str]:
    return [step.text for step in steps if step.outcome is outcome]


# ---------------------------------------------------------------- fair games pass


@pytest.mark.parametrize("number", MIXES)
def test_a_game_dealt_from_its_seed_is_fair_by_its_record_and_for_every_viewer(number: int) -> None:
    game = mixed(number)
    assert outcomes(check_record(read_record(write_record(game)))) == {Outcome.HOLDS}
    for viewer in (None, *range(game.rules.players)):
        assert outcomes(check_viewer_record(read_viewer_record(write_viewer_record(game, viewer)))) == {
            Outcome.HOLDS
        }, viewer


@examples(12)
@given(set_ups(), play_seeds())
def test_every_game_is_fair_for_every_viewer(set_up: SetUp, play_seed: int) -> None:
    game = play_to_end(set_up, play_seed)
    assert outcomes(check_record(read_record(write_record(game)))) == {Outcome.HOLDS}
    for viewer in (None, play_seed % set_up.players):
        assert outcomes(check_viewer_record(read_viewer_record(write_viewer_record(game, viewer)))) == {
            Outcome.HOLDS
        }


def test_the_steps_are_described_in_plain_words() -> None:
    game = random_game(with_contributions(first_seat=1))
    steps = check_viewer_record(read_viewer_record(write_viewer_record(game, 2)))
    assert [step.text for step in steps[:4]] == [
        f"The server committed to a seed before the deal: {commitment(seed(1))}.",
        'Players added words before the deal: seat 0 "Yes, "no" = [maybe]"; seat 2 "lucky 7". '
        "Check that yours are among them.",
        f"The seed published after the game, {seed(1).hex()}, matches the commitment.",
        "Seat 1 begins, as the set-up says.",
    ]
    assert [step.text[:34] for step in steps[4:]] == [
        f"Round {number} follows from the seed. Car" for number in (1, 2, 3)
    ]


def test_the_check_of_a_record_includes_the_gold_pile_and_a_replay() -> None:
    steps = [step.text for step in check_record(read_record(write_record(random_game(fresh()))))]
    assert "No player added words to the shuffle; it depends on the seed alone." in steps
    assert "The 28 gold cards are in the order that the seed gives." in steps
    assert steps[-1] == "Replaying the commands gives exactly the recorded facts."


# ---------------------------------------------------------------- what cannot be checked is reported as open


def test_a_viewer_record_has_no_seed_before_the_end_of_the_game() -> None:
    steps = check_viewer_record(read_viewer_record(write_viewer_record(random_game(with_contributions(), 12), 0)))
    assert [step.outcome for step in steps] == [Outcome.HOLDS, Outcome.HOLDS, Outcome.UNCHECKED]
    assert "not over" in steps[-1].text


def test_an_unfinished_record_is_checked_with_its_seed() -> None:
    steps = check_record(read_record(write_record(random_game(with_contributions(), 12))))
    assert texts_of(steps, Outcome.WRONG) == []
    assert len(texts_of(steps, Outcome.UNCHECKED)) == 1
    assert any(text.startswith("The seed in this record,") for text in texts_of(steps, Outcome.HOLDS))
    assert any(text.startswith("Round 1 follows from the seed") for text in texts_of(steps, Outcome.HOLDS))


def test_a_game_from_a_position_has_no_shuffle_to_check() -> None:
    steps = check_record(read_record(write_record(random_game(near_the_gold()))))
    assert [step.outcome for step in steps] == [Outcome.UNCHECKED, Outcome.HOLDS]
    assert steps[0].text == "The game began from a given position, not from a shuffle."


def test_a_round_with_a_given_deal_is_skipped_and_the_others_are_checked() -> None:
    set_up = SetUp(3, seed=seed(4))
    game = random_game(
        Game.begin(set_up, {2: Deal.from_seed(Rules(set_up), seed(9), 2)}, bytes([1] * 16 + [2] * 8 + [3] * 4))
    )
    steps = check_record(read_record(write_record(game)))
    assert texts_of(steps, Outcome.WRONG) == []
    assert texts_of(steps, Outcome.UNCHECKED) == [
        "The gold pile was given, not shuffled.",
        "Round 2 had a given deal, not a shuffle.",
    ]
    rounds = [text[:7] for text in texts_of(steps, Outcome.HOLDS) if text.startswith("Round")]
    assert rounds == ["Round 1", "Round 3"]


def test_a_viewer_record_of_a_given_deal_is_not_fair() -> None:
    set_up = SetUp(3, seed=seed(4))
    game = random_game(Game.begin(set_up, {2: Deal.from_seed(Rules(set_up), seed(9), 2)}))
    for viewer in (0, 1, 2):
        [wrong] = texts_of(
            check_viewer_record(read_viewer_record(write_viewer_record(game, viewer))), Outcome.WRONG
        )
        assert wrong.startswith("Round 2 does not follow from the seed.")
