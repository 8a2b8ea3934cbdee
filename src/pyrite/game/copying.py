"""How things that the rules change are copied and pickled, in plain Python and compiled alike.

A compiled class is made by its constructor only: whoever makes it without arguments, as `copy` and `pickle` do by
themselves, is refused. So each tells how it is made, empty, and which parts are then put into it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Maker = Callable[..., Any]
ReduceResult = tuple[Callable[..., Any], tuple[Maker, tuple[Any, ...], dict[str, Any]]]
"""What ``__reduce__`` gives: `rebuild`, and what it is called with."""


def reduce_to(maker: Maker, arguments: tuple[Any, ...], thing: object, parts: tuple[str, ...]) -> ReduceResult:
    """How to make something again: by a maker with some arguments, and with these parts of it put in."""
    return rebuild, (maker, arguments, {name: getattr(thing, name) for name in parts})


def rebuild(maker: Maker, arguments: tuple[Any, ...], parts: dict[str, Any]) -> Any:
    """Follow a recipe."""
    thing = maker(*arguments)
    for name, part in parts.items():
        setattr(thing, name, part)
    return thing
