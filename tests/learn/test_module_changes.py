"""Modules declare what they change in the state of the core, so that agents observe it (`Module.changes`)."""

from typing import Any

import pytest

from pyrite.game import SetUp
from pyrite.game.modules import MODULES, in_play, modules_and_variants
from pyrite.game.state import State
from pyrite.learn.observation.module_fields import CHANGES
from tests.properties.driver import played

MIN_GAMES, MAX_GAMES = 2, 40


def values(state: State) -> dict[str, list[Any]]:
    """The fields that modules change, wherever the state has them."""
    holders = [state.table, state.sealed, *state.privates]
    return {name: [getattr(each, name) for each in holders if hasattr(each, name)] for name in CHANGES}


def changed(set_up: SetUp, play_seed: int) -> set[str]:
    """The fields that change between two questions of a round."""
    first: dict[int, dict[str, str]] = {}
    found: set[str] = set()
    for game in played(set_up, play_seed):
        now = {name: repr(value) for name, value in values(game.state).items()}
        before = first.setdefault(game.state.table.round, now)
        found |= {name for name in CHANGES if now[name] != before[name]}
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
