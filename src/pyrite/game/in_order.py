"""Adds cards and cells to sequences in rising order, and takes them out. Compiled code has its own functions,
in `tools/native/in_order.pyx`."""

from __future__ import annotations

from bisect import insort
from typing import Final

NATIVE: Final[bool] = False
"""Whether this is compiled code, where a loop over numbers is faster than a call into Python's library."""


def insert_card(cards: bytearray, card: int) -> None:
    """Put a card into its place."""
    insort(cards, card)


def remove_card(cards: bytearray, card: int) -> None:
    """Take the first card of a kind out."""
    cards.remove(card)


def last_cards(cards: bytearray, count: int) -> bytes:
    """The last cards, one or more, or as many as there are."""
    return bytes(cards[-count:])


def drop_last(cards: bytearray, count: int) -> None:
    """Take the last cards off, one or more."""
    if count == 1:
        del cards[-1]  # the usual case
    else:
        del cards[-count:]


def kinds_below(cards: bytearray, end: int) -> bytes | bytearray:
    """The kinds below a number among sorted cards, each once."""
    kinds, last = bytearray(), 0
    for kind in cards:
        if kind >= end:
            break
        if kind != last:
            kinds.append(kind)
            last = kind
    return kinds


def insert_cell(cells: list[int], cell: int) -> None:
    """Put a cell into its place."""
    insort(cells, cell)


def remove_cell(cells: list[int], cell: int) -> None:
    """Take a cell out."""
    cells.remove(cell)


def sorted_cards(cards: bytes | bytearray) -> bytearray:
    """The cards in rising order, as a new sequence."""
    return bytearray(sorted(cards))


def without_cards(box: bytes, known: bytearray) -> bytearray:
    """The cards of a box without the known ones. A 0 in ``known`` takes nothing out."""
    rest = bytearray(box)
    for card in known:
        if card:
            rest.remove(card)
    return rest
