"""Modules declare what they change at the table, so that agents observe it (`Module.changes`)."""

from typing import Any

import pytest

from pyrite.game import Game, SetUp
from pyrite.game.modules import MODULES, in_play, modules_and_variants
from pyrite.game.state import Private
from pyrite.game.table import Table
from pyrite.learn.observation.module_fields import CHANGES
from tests.properties.driver import played

MIN_GAMES, MAX_GAMES = 2, 40


def observable(name: str, game: Game, seat: int) -> Any:
    """The value of a field of the table, or of what a seat knows."""
    own = game.state.privates[seat]
    return getattr(game.state.table if hasattr(game.state.table, name) else own, name)


def first_value(name: str, table: Table) -> Any:
    if name == "goal_cells":
        return [table.maze.grid.cell(*cell) for cell in table.rules.goal_cells]
    fresh = Table(table.rules)
    return getattr(fresh if hasattr(fresh, name) else Private(), name)


def changed(set_up: SetUp, play_seed: int) -> set[str]:
    """The fields that differ from their first value at a question of a game."""
    found = set()
    for game in played(set_up, play_seed):
        for name in CHANGES:
            first = first_value(name, game.state.table)
            if any(observable(name, game, seat) != first for seat in range(set_up.players)):
                found.add(name)
    return found


@pytest.mark.parametrize("name", ["base", *MODULES])
def test_a_module_declares_what_it_changes_and_nothing_else(name: str) -> None:
    modules, variants = modules_and_variants({name} - {"base"})
    set_up = SetUp(5, modules=modules, variants=variants)
    declared = {field for module in in_play(set_up) for field in module.changes}
    found: set[str] = set()
    for play_seed in range(MAX_GAMES):
        found |= changed(set_up, play_seed)
        assert found <= declared
        if found == declared and play_seed >= MIN_GAMES:
            return
    assert found == declared
