"""Imagined worlds sample what is hidden of a module (INFO-4), or its test file says why they do not."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import pytest

from pyrite.game import Game, imagine
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.module import Module
from pyrite.game.modules import MODULES
from pyrite.game.part import Part
from pyrite.game.state import State
from tests.modules.scenarios import not_imagined
from tests.properties.driver import played
from tests.properties.strategies import set_up_with

pytestmark = pytest.mark.rule("INFO-4")

GAMES = 60
"""How many games are played at most until every hidden field of a module has changed."""
WORLDS = 12
"""How many imagined worlds are compared for each field."""

WITH_HIDDEN_PARTS = [module for module in MODULES.values() if module.private or module.sealed]


@dataclass
class Seen:
    """How often a field differed from its initial value, and how often it did in imagined worlds."""

    real: int = 0
    imagined: int = 0


def changed(parts: tuple[Part, ...]) -> set[tuple[type[Part], str]]:
    """The fields that do not have their initial values."""
    return {
        (type(part), field.name)
        for part in parts
        for field in part.fields
        if getattr(part, field.name) != field.initial
    }


def hidden(state: State) -> list[tuple[Part, ...]]:
    """The hidden parts of modules: of each seat, then of nobody."""
    assert state.sealed is not None
    return [*(own.parts for own in state.privates if own is not None), state.sealed.parts]


def games(module: Module) -> Iterator[Game]:
    for play_seed in range(GAMES):
        yield from played(set_up_with([module.name], play_seed), play_seed)


def hidden_changes(module: Module) -> Mapping[str, Seen]:
    """What happens to the hidden fields of a module in sampled games, by the name of the field."""
    kinds = {module.private, module.sealed}
    fields = [field.name for kind in kinds if kind is not None for field in kind.fields]
    found: Mapping[str, Seen] = defaultdict(Seen)
    for game in games(module):
        if all(found[name].real >= WORLDS for name in fields):
            break
        for place, parts in enumerate(hidden(game.state)):
            new = [name for kind, name in changed(parts) if kind in kinds and found[name].real < WORLDS]
            if new:
                viewer = (place + 1) % game.rules.players
                world = imagine(game.state, viewer, SeededRandom(bytes(32), f"{len(game.facts)}"))
                there = {name for _, name in changed(hidden(world)[place])}
                for name in new:
                    found[name].real += 1
                    found[name].imagined += name in there
    return {name: found[name] for name in fields}


@pytest.mark.parametrize("module", WITH_HIDDEN_PARTS, ids=lambda module: module.name)
def test_hidden_state_is_imagined(module: Module) -> None:
    explained = not_imagined(module.name)
    for name, seen in hidden_changes(module).items():
        assert seen.real, f"{module.name} has the hidden field {name}, and it changes in no sampled game"
        assert seen.imagined or name in explained, (
            f"{module.name} has the hidden field {name} but imagines nothing of it: give its Hooks `imagine`, "
            f"or explain it in NOT_IMAGINED of tests/modules/test_{module.name}.py"
        )
        assert not (seen.imagined and name in explained), (
            f"{module.name} imagines {name}: delete it from NOT_IMAGINED of tests/modules/test_{module.name}.py"
        )
