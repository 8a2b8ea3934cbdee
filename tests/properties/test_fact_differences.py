"""A difference between two lists of facts is one short sentence."""

import pytest

from pyrite.game import Game, SetUp
from pyrite.game.catalogue import KIND
from pyrite.game.facts.cards import DREW
from pyrite.game.facts.course import ROUND_BEGUN, TURN_BEGUN
from pyrite.game.modules.veto.facts import VETOED
from tests.properties.fact_differences import LONGEST, first_difference, viewer_name

GAME = Game.begin(SetUp(4, seed=bytes(32)))
GRID = GAME.state.table.maze.grid
MAP, VETO = bytes((KIND["map"],)), bytes((KIND["veto"],))


def test_the_field_that_differs_is_named_with_both_values() -> None:
    real, imagined = [(TURN_BEGUN, 1), (DREW, 2, MAP)], [(TURN_BEGUN, 1), (DREW, 2, VETO)]
    said = first_difference(real, imagined, GRID)
    assert said == "base: Drew of seat 2 with cards ('map',), in the imagined world ('veto',)"


def test_a_fact_that_is_missing_or_another_one_is_named() -> None:
    said = first_difference([(TURN_BEGUN, 1)], [], GRID)
    assert said == "base: TurnBegun of seat 1, in the imagined world nothing more"
    said = first_difference([(TURN_BEGUN, 1)], [(VETOED, 3)], GRID)
    assert said == "base: TurnBegun of seat 1, in the imagined world veto: Vetoed of seat 3"


def test_a_long_value_is_cut_off() -> None:
    dealt = next(fact for fact in GAME.facts if fact[0] == ROUND_BEGUN)
    other = tuple(value[::-1] if isinstance(value, bytes) else value for value in dealt)
    assert len(first_difference([dealt], [other], GRID)) < 2 * LONGEST + 100


def test_equal_facts_have_no_difference() -> None:
    with pytest.raises(ValueError, match="the same"):
        first_difference([(TURN_BEGUN, 1)], [(TURN_BEGUN, 1)], GRID)


def test_a_viewer_is_a_seat_or_a_spectator() -> None:
    assert [viewer_name(viewer) for viewer in (None, 2)] == ["a spectator", "seat 2"]
