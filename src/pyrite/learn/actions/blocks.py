"""Blocks: the actions of one verb, as a table with an axis for each thing that a move names."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Any


@dataclass(frozen=True)
class Block:
    """The actions of one verb: one for each combination of what lies along its axes."""

    name: str
    first: int
    axes: tuple[tuple[str, tuple[Any, ...]], ...]

    @property
    def size(self) -> int:
        """How many actions there are in it."""
        return prod(len(values) for _, values in self.axes)

    def meaning(self, action: int) -> dict[str, Any]:
        """What an action of this block names, by axis."""
        words: dict[str, Any] = {}
        rest = action - self.first
        for name, values in reversed(self.axes):
            rest, place = divmod(rest, len(values))
            words[name] = values[place]
        return dict(reversed(words.items()))
