"""The checks of a soak: every property as a function of a seeded game, every reader of mangled input.

Tests in tests/properties that take a set-up and a play seed are found automatically. Other checks are listed
in `OTHER_CHECKS`: functions of a set-up and a play seed that raise if something is wrong.
"""

from collections import Counter
from collections.abc import Callable
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import Final

from pyrite.game import COMPILED, SetUp
from tests.fuzz.targets import TARGETS
from tests.properties import test_secrets
from tests.properties.strategies import numbered_set_up
from tests.properties.test_imagined_worlds import an_imagined_past, two_worlds_side_by_side

GameCheck = Callable[[SetUp, int], None]
"""Plays a game of this set-up with a play seed and raises if something is wrong."""

PROPERTIES: Final = Path(__file__).parents[1] / "properties"


def the_next_move_looks_the_same(set_up: SetUp, play_seed: int) -> None:
    test_secrets.the_next_move_looks_the_same(set_up, play_seed, Counter())


OTHER_CHECKS: Final[tuple[GameCheck, ...]] = (the_next_move_looks_the_same, two_worlds_side_by_side)
"""Checks that are not tests by themselves."""
PLAIN_CHECKS: Final[tuple[GameCheck, ...]] = (an_imagined_past,)
"""Such checks that patch the rules, which is possible only in the plain build."""


def game_checks(compiled: bool = COMPILED) -> dict[str, GameCheck]:
    """Every check of a game by its name, without those that patch the rules if these are compiled."""
    found = {check.__name__: check for check in (*OTHER_CHECKS, *(() if compiled else PLAIN_CHECKS))}
    for path in sorted(PROPERTIES.glob("test_*.py")):
        for name, test in vars(import_module(f"tests.properties.{path.stem}")).items():
            inner = getattr(getattr(test, "hypothesis", None), "inner_test", None)
            if compiled and any(mark.name == "plain" for mark in getattr(test, "pytestmark", ())):
                continue
            if name.startswith("test_") and inner and list(signature(inner).parameters) == ["set_up", "play_seed"]:
                found[name.removeprefix("test_")] = inner
    return found


def game_of(number: int) -> tuple[SetUp, int]:
    """The game with this number: its set-up and its play seed."""
    return numbered_set_up(number), number


def run_check(name: str, number: int) -> str:
    """Run one check by its name; return a summary, or raise what it raises."""
    kind, _, target = name.partition(":")
    if kind == "fuzz":
        accepted = TARGETS[target].accepts(TARGETS[target].mangled_input(number))
        return "accepted" if accepted else "refused, as it should be"
    game_checks()[name](*game_of(number))
    return "passed"
