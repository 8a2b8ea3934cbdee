"""How things that the rules change are copied and pickled, in plain Python and compiled alike.

A compiled class is made by its constructor only: whoever makes it without the arguments, as `copy` and `pickle` do by
themselves, is refused. So each tells how it is made, empty, and which parts are then put into it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Recipe = tuple[Callable[..., Any], tuple[Any, ...], tuple[None, dict[str, Any]]]
"""What ``__reduce__`` gives: a maker, its arguments, and, after a None, parts by their names."""


def recipe(maker: Callable[..., Any], arguments: tuple[Any, ...], thing: object, parts: tuple[str, ...]) -> Recipe:
    """How to make something again: by a maker with some arguments, and with these parts of it put in."""
    return maker, arguments, (None, {name: getattr(thing, name) for name in parts})
