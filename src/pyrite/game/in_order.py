"""Adds cards and cells to sequences, mostly in rising order, and takes them out."""

from __future__ import annotations

from bisect import insort
from typing import Final

NATIVE: Final[bool] = False
"""Whether this is compiled code, where a loop over numbers is faster than a call into Python's library."""


def insert_card(cards: bytearray, card: int) -> None:
    """Put a card into its place."""
    if not NATIVE:
        insort(cards, card)
        return
    place = len(cards)
    cards.append(card)
    while place > 0 and cards[place - 1] > card:
        cards[place] = cards[place - 1]
        place -= 1
    cards[place] = card


def remove_card(cards: bytearray, card: int) -> None:
    """Take the first card of a kind out."""
    if not NATIVE:
        cards.remove(card)
        return
    for place in range(len(cards)):
        if cards[place] == card:
            del cards[place]
            return
    raise ValueError("value not found in bytearray")


def insert_cell(cells: list[int], cell: int) -> None:
    """Put a cell into its place."""
    if not NATIVE:
        insort(cells, cell)
        return
    place = len(cells)
    while place > 0:
        before: int = cells[place - 1]
        if before <= cell:
            break
        place -= 1
    cells.insert(place, cell)


def remove_cell(cells: list[int], cell: int) -> None:
    """Take a cell out."""
    if not NATIVE:
        cells.remove(cell)
        return
    for place in range(len(cells)):
        each: int = cells[place]
        if each == cell:
            del cells[place]
            return
    raise ValueError("list.remove(x): x not in list")


def sorted_cards(cards: bytearray) -> bytearray:
    """The cards in rising order."""
    if not NATIVE:
        return bytearray(sorted(cards))
    found = cards.copy()
    for last in range(1, len(found)):
        card = found[last]
        place = last
        while place > 0 and found[place - 1] > card:
            found[place] = found[place - 1]
            place -= 1
        found[place] = card
    return found


_ONE: Final = bytearray(1)
_KINDS: Final = bytearray(256)


def without_cards(box: bytes, known: bytearray) -> bytearray:
    """The cards of a box without the known ones. A 0 in ``known`` takes nothing out."""
    if not NATIVE:
        rest = bytearray(box)
        for card in known:
            if card:
                rest.remove(card)
        return rest
    counts, left, place = _KINDS.copy(), len(box), 0
    for card in known:
        if card:
            counts[card] = counts[card] + 1
            left -= 1
    found = _ONE * left
    for card in box:
        if counts[card]:
            counts[card] = counts[card] - 1
        else:
            if place < left:
                found[place] = card
            place += 1
    if place != left:
        raise ValueError("value not found in bytearray")
    return found
