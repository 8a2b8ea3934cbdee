"""The legal actions of one game: their numbers as a short list, and the action mask, in buffers of bytes.

An environment has buffers of its own. The games of a vector share buffers, with a row for each game, and NumPy
arrays show the same memory: nothing is copied after a step.

Plain Python, which is slow at numbers in bytes, also has a list of Python numbers, and writes the buffer of the
list only if arrays share it. Compiled code has its own form, in `tools/native/legal_actions.pyx`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from struct import Struct, calcsize
from typing import Final

from pyrite.game.number_row import NumberRow

_ROOM: Final = 64
"""The room that a list of its own has at first, in actions."""

_NONE: Final = -1
"""Stands in the places after the last action."""


def room_for(count: int) -> bytearray:
    """A buffer for this many actions, as C numbers of 32 bits, with none in it."""
    return bytearray(b"\xff") * calcsize(f"{count}i")


@cache
def _packer(count: int) -> Callable[..., None]:
    """The function that packs this many actions."""
    return Struct(f"{count}i").pack_into


class LegalActions:
    """A list of actions, and a mask that is 1 for these actions and 0 for all others."""

    __slots__ = ("_actions", "_first", "_mask_row", "_numbers", "_shared", "_written", "count", "mask", "room")

    def __init__(self, mask_size: int) -> None:
        self.room: int = _ROOM
        """How many actions there is room for in the buffer of the list."""
        self.count: int = 0
        self.mask: bytearray = bytearray(mask_size)
        """The buffer of the mask."""
        self._actions = NumberRow()
        self._numbers = bytearray()
        """The buffer of the list; not used until arrays share it."""
        self._first = 0
        """Where the list begins in its buffer, in bytes."""
        self._shared = False
        """Whether arrays share the buffer of the list."""
        self._written = 0
        """How many places of the buffer are not -1."""
        self._mask_row: bytearray | memoryview = self.mask
        """The mask where it begins with 0."""

    def __reduce__(self) -> tuple[type[LegalActions], tuple[int]]:
        raise TypeError("Legal actions share memory with arrays: list them again instead of copying them.")

    def move_to(self, numbers: bytearray, first: int, room: int, mask: bytearray, mask_first: int) -> None:
        """Write the list to a row of other buffers, which must be empty, and use it from now on.

        ``first`` is counted in actions, and the row has the length of the mask.
        """
        actions = self._actions
        self.clear()
        self._numbers, self._first, self.room = numbers, calcsize(f"{first}i"), room
        self._mask_row = memoryview(mask)[mask_first : mask_first + len(self._mask_row)]
        self.mask = mask
        self._written = 0
        self._shared = True
        self.replace(actions)

    def clear(self) -> None:
        """Remove all actions; only the entries of the mask that are set are written."""
        for action in self._actions:
            self._mask_row[action] = 0
        self._actions = NumberRow()
        self.count = 0

    def replace(self, actions: NumberRow) -> None:
        """Remove all actions and add these. If there is no room, the list gets a buffer of its own."""
        mask = self._mask_row
        for action in self._actions:
            mask[action] = 0
        for action in actions:
            mask[action] = 1
        self._actions = actions
        self.count = count = len(actions)
        if self._shared:
            if count > self.room:
                self._numbers, self._first, self.room = room_for(2 * count), 0, 2 * count
                self._written = 0
            rest = [_NONE] * (self._written - count)
            _packer(count + len(rest))(self._numbers, self._first, *actions, *rest)
            self._written = count

    def at(self, place: int) -> int:
        """The action in a place of the list."""
        return self._actions[place]

    def place_of(self, action: int) -> int:
        """The place of an action in the list; -1 if it is not legal."""
        try:
            return self._actions.index(action)
        except ValueError:
            return -1

    def in_order(self) -> list[int]:
        """The actions, in the order of the legal moves."""
        return list(self._actions)
