"""Copying and pickling of mutable state, the same in plain Python and compiled.

A compiled class can only be created by its constructor. `copy` and `pickle` would create it without arguments,
which fails. So `__reduce__` says how to construct an empty object and which attributes to set afterwards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Maker = Callable[..., Any]
ReduceResult = tuple[Callable[..., Any], tuple[Maker, tuple[Any, ...], dict[str, Any]]]
"""What ``__reduce__`` returns: `rebuild` and its arguments."""


def reduce_to(maker: Maker, arguments: tuple[Any, ...], thing: object, parts: tuple[str, ...]) -> ReduceResult:
    """The result of ``__reduce__``: call ``maker`` with ``arguments``, then set these attributes."""
    return rebuild, (maker, arguments, {name: getattr(thing, name) for name in parts})


def rebuild(maker: Maker, arguments: tuple[Any, ...], parts: dict[str, Any]) -> Any:
    """Recreate an object from the result of `reduce_to`."""
    thing = maker(*arguments)
    for name, part in parts.items():
        setattr(thing, name, part)
    return thing
