"""The advice of all modules, in tables that are looked up for each move.

The file of a module is found by its name. What has no advice is treated as `IGNORED`, so that bots can play
while a module is being written; a test names what is missing.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from pyrite.bots.advice.declaration import (
    IGNORED,
    OTHER_CARD,
    ActionKind,
    Advice,
    CardClass,
    FactClass,
    HandValue,
    Ignored,
    LayEffect,
    Rating,
    Value,
)
from pyrite.game.catalogue import ACTIONS, KIND
from pyrite.game.commands import COMMANDS
from pyrite.game.modules import BASE, MODULES
from pyrite.game.questions import QUESTIONS
from pyrite.game.table import NOBODY

_IGNORED_VALUE: Final = -9.0
"""The value of an ignored command: lower than any other."""
_IGNORED_HAND_VALUE: Final = 0.2


def _find(name: str) -> Advice | Ignored | None:
    path = f"{__package__}.{name}"
    if find_spec(path) is None:
        return None
    found: Advice | Ignored = import_module(path).ADVICE
    return found


ADVICE: Final = {name: found for name in (BASE.name, *MODULES) if (found := _find(name)) is not None}
"""The advice of the base game and of each module, by the name of the module."""

_DECLARED: Final = [advice for advice in ADVICE.values() if advice is not IGNORED]
_VALUES: Final = {kind: value for advice in _DECLARED for kind, value in advice.values.items()}
_CLASSES: Final = {kind: each for advice in _DECLARED for kind, each in advice.classes.items()}
_RATINGS: Final = {question.number: rating for advice in _DECLARED for question, rating in advice.ratings.items()}
_HAND_VALUES: Final = {name: value for advice in _DECLARED for name, value in advice.hand_values.items()}


def value_function(declared: float | Value | Ignored) -> Value:
    """The function that rates a command, from what its advice declares."""
    if callable(declared):
        return declared
    always = _IGNORED_VALUE if declared is IGNORED else declared
    return lambda evaluator, move, details: always


def hand_value_function(declared: float | HandValue | Ignored) -> HandValue:
    """The function that rates a card in hand, from what its advice declares."""
    if callable(declared):
        return declared
    always = _IGNORED_HAND_VALUE if declared is IGNORED else declared
    return lambda evaluator, kind: always


def class_function(declared: ActionKind | CardClass | FactClass | Ignored) -> CardClass:
    """The function that classifies a card, from what its advice declares."""
    if callable(declared):
        return declared
    always: ActionKind = declared if isinstance(declared, str) else OTHER_CARD
    return lambda details: (always, NOBODY)


VALUES: Final = {kind.verb: value_function(_VALUES.get(kind, IGNORED)) for kind in COMMANDS.values()}
"""The function that rates each command, by its verb."""

HAND_VALUES: Final = {KIND[name]: hand_value_function(_HAND_VALUES.get(name, IGNORED)) for name in ACTIONS}
"""The function that rates each action card in hand, by its kind."""

RATINGS: Final[dict[int, Rating]] = {
    number: rating for number in QUESTIONS if (rating := _RATINGS.get(number, IGNORED)) is not IGNORED
}
"""The function that rates the answers to each question that is not ignored, by its number."""

CARD_CLASSES: Final = {kind.verb: class_function(_CLASSES.get(kind, IGNORED)) for kind in COMMANDS.values()}
"""The function that classifies each card, by the verb that plays it."""

FACT_KINDS: Final = {each.fact.number: each.kind for each in _CLASSES.values() if isinstance(each, FactClass)}
"""The kind of the action that is seen by a fact, by the number of the fact."""

LAY_EFFECTS: Final[tuple[LayEffect, ...]] = tuple(
    advice.lay_effect for advice in _DECLARED if advice.lay_effect is not None
)
"""What modules add to the value of laying a tunnel."""
