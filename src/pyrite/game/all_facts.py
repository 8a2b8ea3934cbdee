"""All facts by number and by name, and `apply`, which applies one to a state or a view."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator
from types import ModuleType
from typing import Any, Final

from pyrite.game.declare import Fact, without_gap
from pyrite.game.facts import cards, course, ends, gold, maze, piles, roles
from pyrite.game.modules import MODULES
from pyrite.game.numbers import with_module
from pyrite.game.state import RawFact, State

_DECLARED_IN: Final = (course, ends, cards, piles, maze, roles, gold)


def _declared_in(module: ModuleType) -> Iterator[type[Fact]]:
    for kind in vars(module).values():
        if isinstance(kind, type) and issubclass(kind, Fact) and kind.__module__ == module.__name__:
            yield kind


def in_order(kinds: Iterable[type[Fact]]) -> tuple[type[Fact], ...]:
    """Facts by their number, which has no gap."""
    by_name = {f"the fact {with_module(kind)}": kind for kind in kinds}
    return tuple(without_gap("number", by_name, lambda kind: kind.number, first=0))


def function_of(kind: type[Fact]) -> Callable[..., None]:
    """The function that applies a fact: ``card_played`` for ``CardPlayed``, in the same module."""
    name = re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()
    function: Callable[..., None] | None = getattr(sys.modules[kind.__module__], name, None)
    if function is None:
        raise TypeError(f"{kind.__name__} needs a function {name} in {kind.__module__} that applies it.")
    return function


FACTS: Final = in_order(
    [
        *[kind for module in _DECLARED_IN for kind in _declared_in(module)],
        *[kind for module in MODULES.values() for kind in module.facts],
    ]
)
"""The class of each fact, by its number."""

FACT_NAMES: Final = {kind.__name__: kind for kind in FACTS}

_APPLY: Final[tuple[Callable[..., Any], ...]] = tuple([function_of(kind) for kind in FACTS])


def apply(state: State, fact: RawFact) -> None:
    """Apply one fact to a state or a view.

    A view holds only part of the state: hidden values are those of the codec, and parts that its viewer may not
    know are None and stay None.
    """
    _APPLY[fact[0]](state, *fact[1:])
