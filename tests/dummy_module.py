"""An invented module in the box, to find lists that a new module would be missing in."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from pyrite.game.module import Module
from pyrite.game.modules import MODULES


@contextmanager
def dummy_module(place: int | None = None, **fields: Any) -> Iterator[Module]:
    """Put the module `dummy` into the box for a while, at this place or at the end."""
    dummy = Module("dummy", **{"words": "the dummy", "rule": "MIX-1", **fields})
    before = list(MODULES.items())
    after = list(before)
    after.insert(len(before) if place is None else place, (dummy.name, dummy))
    _set_modules(after)
    try:
        yield dummy
    finally:
        _set_modules(before)


def _set_modules(items: list[tuple[str, Module]]) -> None:
    MODULES.clear()
    MODULES.update(items)
