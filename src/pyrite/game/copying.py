"""Copying and pickling of mutable state, the same in plain Python and compiled.

A compiled class can only be created by its constructor. `copy` and `pickle` would create it without arguments,
which fails. So `__reduce__` says how to construct an empty object and which attributes to set afterwards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Factory = Callable[..., Any]
ReduceResult = tuple[Callable[..., Any], tuple[Factory, tuple[Any, ...], dict[str, Any]]]
"""What ``__reduce__`` returns: `rebuild` and its arguments."""


def reduce_to(factory: Factory, arguments: tuple[Any, ...], obj: object, parts: tuple[str, ...]) -> ReduceResult:
    """The result of ``__reduce__``: call ``factory`` with ``arguments``, then set these attributes."""
    return rebuild, (factory, arguments, {name: getattr(obj, name) for name in parts})


def rebuild(factory: Factory, arguments: tuple[Any, ...], parts: dict[str, Any]) -> Any:
    """Recreate an object from the result of `reduce_to`."""
    obj = factory(*arguments)
    for name, part in parts.items():
        setattr(obj, name, part)
    return obj
