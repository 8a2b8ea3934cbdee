"""Blocks: the actions of one command, as a table with an axis for each field."""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import prod
from typing import Any

from pyrite.game.declare import Command


@dataclass(frozen=True)
class Block:
    """The actions of one command: one for each combination of values of its axes."""

    name: str
    first: int
    axes: tuple[tuple[str, tuple[Any, ...]], ...]

    @property
    def size(self) -> int:
        """The number of actions."""
        return prod(len(values) for _, values in self.axes)

    def meaning(self, action: int) -> dict[str, Any]:
        """The value of each axis for an action of this block."""
        values_by_axis: dict[str, Any] = {}
        rest = action - self.first
        for name, values in reversed(self.axes):
            rest, place = divmod(rest, len(values))
            values_by_axis[name] = values[place]
        return dict(reversed(values_by_axis.items()))


def block_name(kind: type[Command]) -> str:
    """The name of the block of a command: its own, in words.

    >>> from pyrite.game import LayTunnel
    >>> block_name(LayTunnel)
    'lay tunnel'
    """
    return re.sub(r"\B([A-Z])", r" \1", kind.__name__).lower()
