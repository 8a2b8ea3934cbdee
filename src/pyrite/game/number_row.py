"""A list of whole numbers, such as legal moves. Compiled code has its own, in `tools/native/number_row.pyx`."""

from __future__ import annotations

from collections.abc import Sequence


class NumberRow(list[int]):
    """A list of numbers below 2 to the power of 63. In compiled code no object is made for each number."""

    __slots__ = ()

    at = list.__getitem__
    """The number at a place, as C code reads it: without an object."""


def row_of(numbers: Sequence[int]) -> NumberRow:
    """These numbers as a row, without a copy if they are one."""
    if isinstance(numbers, NumberRow):
        return numbers
    row = NumberRow()
    row.extend(numbers)
    return row
