"""Cards named by their places in a hand sorted by kind; of equal cards the first places are used."""

from __future__ import annotations

from typing import Final

KINDS: Final = 128
"""The number of kinds of cards, or more."""


def write_first_places(places: bytearray, hand: bytearray) -> None:
    """Write for each kind in a hand its first place there; the places of other kinds stay as they are."""
    for place in range(len(hand) - 1, -1, -1):
        places[hand[place]] = place


def packed_hand_places(cards: int, places: bytearray) -> int:
    """The packed places of two or three cards, given as a move stores them: by kind, the third 0 for none."""
    one, two, three = cards >> 14, cards >> 7 & 127, cards & 127
    first = places[one]
    second = first + 1 if two == one else places[two]
    third = -1 if not three else second + 1 if three == two else places[three]
    return first << 8 | second << 4 | third + 1  # as `pack_places`, without the call


def pack_places(first: int, second: int, third: int = -1) -> int:
    """Two or three places in one number."""
    return first << 8 | second << 4 | third + 1
