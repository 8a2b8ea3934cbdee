"""The action masks of an environment, as NumPy arrays that never change in the hands of others.

A mask of the full window has up to a million entries, of which a few are set. So the memory of a mask is used
again as soon as nobody else holds the array, and only what was set is cleared. Two masks are enough for a learner
that keeps the last one while it takes a step.
"""

from __future__ import annotations

from sys import getrefcount

import numpy as np

from pyrite.learn.actions.legal_actions import LegalActions
from pyrite.learn.observation.planes import Numbers


class MaskArray:
    """Legal actions, and their mask as an array that shares memory with them."""

    __slots__ = ("array", "legal", "references")

    def __init__(self, size: int) -> None:
        self.legal = LegalActions(size)
        self.array: Numbers = np.frombuffer(self.legal.mask, np.int8)
        self.references = getrefcount(self.array)
        """The number of references while nobody else refers to the array or to a view of it."""


class MaskArrays:
    """The mask of the seat that must act, and one that is used next if nobody holds it."""

    def __init__(self, size: int) -> None:
        self._size = size
        self.current = MaskArray(size)
        self._other = MaskArray(size)

    def __reduce__(self) -> tuple[type[MaskArrays], tuple[int]]:
        """Copies start with masks of their own."""
        return MaskArrays, (self._size,)

    def advance(self) -> LegalActions:
        """Make the other mask the current one, or a new one if somebody holds it."""
        following = self._other
        if getrefcount(following.array) > following.references:
            following = MaskArray(self._size)
        self.current, self._other = following, self.current
        return following.legal
