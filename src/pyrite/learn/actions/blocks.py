"""Blocks: the actions of one verb, as a table with an axis for each parameter of the move."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Any


@dataclass(frozen=True)
class Block:
    """The actions of one verb: one for each combination of values of its axes."""

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
