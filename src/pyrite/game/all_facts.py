"""All facts by number and by name, and `apply`, which applies one to a state or a view."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from typing import Any, Final

from pyrite.game.declare import Fact
from pyrite.game.facts import cards, chests, course, ends, gold, maze, piles, roles, toll
from pyrite.game.state import RawFact, State

_DECLARED_IN: Final = (course, ends, cards, piles, maze, roles, gold, chests, toll)


def _facts() -> tuple[type[Fact], ...]:
    found: dict[int, type[Fact]] = {}
    for module in _DECLARED_IN:
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, Fact) and kind.__module__ == module.__name__:
                if kind.number in found:
                    raise TypeError(f"{kind.__name__} and {found[kind.number].__name__} have the same number.")
                found[kind.number] = kind
    if found.keys() != set(range(len(found))):
        raise TypeError(f"The numbers of facts have a gap: {sorted(found)}.")
    return tuple(found[number] for number in range(len(found)))


def _function_of(kind: type[Fact]) -> Callable[..., None]:
    """The function that applies a fact: ``card_played`` for ``CardPlayed``, in the same module."""
    name = re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()
    function: Callable[..., None] | None = getattr(sys.modules[kind.__module__], name, None)
    if function is None:
        raise TypeError(f"{kind.__name__} needs a function {name} in {kind.__module__} that applies it.")
    return function


FACTS: Final = _facts()
"""The class of each fact, by its number."""

FACT_NAMES: Final = {kind.__name__: kind for kind in FACTS}

_APPLY: Final[tuple[Callable[..., Any], ...]] = tuple([_function_of(kind) for kind in FACTS])


def apply(state: State, fact: RawFact) -> None:
    """Apply one fact to a state or a view.

    A view holds only part of the state: hidden values are those of the codec, and parts that its viewer may not
    know are None and stay None.
    """
    _APPLY[fact[0]](state, *fact[1:])
