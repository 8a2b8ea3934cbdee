"""The game and the oracle count the same sequences of legal commands from named positions."""

import pytest

from pyrite.game.questions import QUESTION_NAMES
from tests import oracle
from tests.counts.counting import (
    DEPTHS,
    POSITIONS,
    TABLE,
    count,
    count_by_the_oracle,
    disagreement,
    position,
    print_table,
    read_table,
)

NAMES = sorted(POSITIONS)
WHAT_TO_DO = "Run `make counts`: it counts with the oracle again and shows where the game differs."


@pytest.mark.both
@pytest.mark.parametrize("name", NAMES)
def test_the_game_counts_match_the_table(name: str) -> None:
    """All depths; the stored numbers come from the oracle."""
    state = position(name)
    assert tuple(count(state, depth) for depth in DEPTHS) == read_table().get(name), WHAT_TO_DO


@pytest.mark.parametrize("name", NAMES)
def test_the_oracle_lists_the_same_at_every_node_of_two_commands(name: str) -> None:
    assert disagreement(position(name), 2) == ""


@pytest.mark.parametrize("name", [name for name, counts in read_table().items() if counts[1] < 60])
def test_the_oracle_counts_match_the_table(name: str) -> None:
    """Only positions that do not take long."""
    state = position(name)
    assert tuple(count_by_the_oracle(state, depth) for depth in DEPTHS) == read_table()[name], WHAT_TO_DO


def test_the_stored_table_has_the_printed_form() -> None:
    assert TABLE.read_text(encoding="utf-8") == print_table(read_table()), WHAT_TO_DO


def test_the_positions_ask_different_questions() -> None:
    asked = {QUESTION_NAMES[position(name).table.question] for name in NAMES}
    assert asked >= {"turn", "gold", "victim", "veto"}


def test_an_oracle_that_lists_too_little_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """The oracle's list without its last command must be reported."""
    whole = oracle.legal_commands
    monkeypatch.setattr(oracle, "legal_commands", lambda view: whole(view)[:-1])
    assert disagreement(position("veto_window"), 1).startswith("only the game lists seat 1: LetPass")


def test_a_difference_is_reported_with_the_commands_that_lead_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """An oracle that does not know the answers to a goal swap must be reported."""
    whole = oracle.legal_commands
    monkeypatch.setattr(
        oracle, "legal_commands", lambda view: whole(view) if view["asked"]["question"] == "turn" else []
    )
    found = disagreement(position("goal_swap"), 2)
    assert found.startswith("seat 0: SwapGoals 0,1, then only the game lists seat 0: PutGoalsBack false")
