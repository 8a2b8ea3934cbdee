"""The legal actions of one game: their numbers as a short list, and the action mask, in buffers of bytes.

A number has four bytes, the lowest first. An environment has buffers of its own. The games of a vector share
buffers, with a row for each game, and NumPy arrays show the same memory: nothing is copied after a step.

Compiled code reads and writes the buffers. Plain Python, which is slow at that, also has a list of Python numbers,
and writes the buffer only if arrays share it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from struct import Struct
from typing import Final

from pyrite.game.in_order import NATIVE

BYTES_OF_ACTION: Final = 4
_ROOM: Final = 64
"""The room that a list of its own has at first, in actions."""

_NONE: Final = -1
"""Stands in the places after the last action."""


def room_for(count: int) -> bytearray:
    """A buffer for this many actions, with none in it."""
    return bytearray(b"\xff") * (BYTES_OF_ACTION * count)


@cache
def _packer(count: int) -> Callable[..., None]:
    """The function that packs this many actions in plain Python."""
    return Struct(f"<{count}i").pack_into


class LegalActions:
    """A list of actions, and a mask that is 1 for these actions and 0 for all others."""

    __slots__ = (
        "_mask_row",
        "_plain",
        "_shared",
        "_written",
        "count",
        "first",
        "mask",
        "mask_first",
        "numbers",
        "room",
    )

    def __init__(self, mask_size: int) -> None:
        self.numbers: bytearray = room_for(_ROOM)
        """The buffer of the list."""
        self.first: int = 0
        """Where the list begins in its buffer, in bytes."""
        self.room: int = _ROOM
        """How many actions there is room for."""
        self.count: int = 0
        self._written: int = 0
        """How many places are not -1; more than `count` while the list is being replaced."""
        self._plain: list[int] = []
        """The list in plain Python; not used in compiled code."""
        self._shared: bool = False
        """Whether the buffer of the list is shared with arrays."""
        self.mask: bytearray = bytearray(mask_size)
        """The buffer of the mask."""
        self.mask_first: int = 0
        """Where the mask begins in its buffer."""
        self._mask_row: bytearray | memoryview = self.mask
        """The mask in plain Python, where it begins with 0."""

    def __reduce__(self) -> tuple[type[LegalActions], tuple[int]]:
        raise TypeError("Legal actions share memory with arrays: list them again instead of copying them.")

    def move_to(self, numbers: bytearray, first: int, room: int, mask: bytearray, mask_first: int) -> None:
        """Write the list to a row of other buffers, which must be empty, and use it from now on."""
        actions = self.in_order()
        self.clear()
        self.numbers, self.first, self.room = numbers, first, room
        self.mask, self.mask_first = mask, mask_first
        self._mask_row = memoryview(mask)[mask_first:]
        self._written = 0
        self._shared = True
        self.replace(actions)

    def clear(self) -> None:
        """Remove all actions; only the entries of the mask that are set are written."""
        if not NATIVE:
            for action in self._plain:
                self._mask_row[action] = 0
            self._plain = []
        else:
            mask, first = self.mask, self.mask_first
            numbers, at = self.numbers, self.first
            for _ in range(self.count):
                number = numbers[at] | numbers[at + 1] << 8 | numbers[at + 2] << 16 | numbers[at + 3] << 24
                mask[first + number] = 0
                at += BYTES_OF_ACTION
        self.count = 0

    def replace(self, actions: list[int]) -> None:
        """Remove all actions and add these."""
        if not NATIVE:
            self._replace_plain(actions)
            return
        count, mask, first = len(actions), self.mask, self.mask_first
        self.clear()
        self.make_room(count)
        for place in range(count):
            action = actions[place]
            self._write(place, action)
            mask[first + action] = 1
        self.finish(count)

    def _replace_plain(self, actions: list[int]) -> None:
        mask = self._mask_row
        for action in self._plain:
            mask[action] = 0
        for action in actions:
            mask[action] = 1
        self._plain = actions
        self.count = count = len(actions)
        if self._shared:
            if count > self.room:
                self.make_room(count)
            if count < self._written:
                actions = actions + [_NONE] * (self._written - count)
            _packer(len(actions))(self.numbers, self.first, *actions)
            self._written = count

    def make_room(self, count: int) -> None:
        """Get a new buffer if there is no room for this many actions. The list must be empty."""
        if count > self.room:
            self.numbers, self.first, self.room = room_for(2 * count), 0, 2 * count
            self._written = 0

    def finish(self, count: int) -> None:
        """The list and the mask have this many new actions: remove older ones from the places after them."""
        for place in range(count, self._written):
            self._write(place, _NONE)
        self.count = self._written = count

    def _write(self, place: int, action: int) -> None:
        numbers, at = self.numbers, self.first + BYTES_OF_ACTION * place
        numbers[at] = action & 255
        numbers[at + 1] = action >> 8 & 255
        numbers[at + 2] = action >> 16 & 255
        numbers[at + 3] = action >> 24 & 255

    def at(self, place: int) -> int:
        """The action in a place of the list."""
        if not NATIVE:
            return self._plain[place]
        numbers, at = self.numbers, self.first + BYTES_OF_ACTION * place
        return numbers[at] | numbers[at + 1] << 8 | numbers[at + 2] << 16 | numbers[at + 3] << 24

    def place_of(self, action: int) -> int:
        """The place of an action in the list; -1 if it is not legal."""
        if not NATIVE:
            try:
                return self._plain.index(action)
            except ValueError:
                return -1
        numbers, at, low = self.numbers, self.first, action & 255
        for place in range(self.count):
            if numbers[at] == low and self.at(place) == action:
                return place
            at += BYTES_OF_ACTION
        return -1

    def in_order(self) -> list[int]:
        """The actions, in the order of the legal moves."""
        if not NATIVE:
            return self._plain[:]
        return [self.at(place) for place in range(self.count)]
