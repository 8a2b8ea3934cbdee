"""Cards by their places in a hand, which lies in the order of kinds; of equal cards the first places are named."""

from __future__ import annotations

from typing import Final

_KINDS: Final = 128


def first_places(hand: bytearray) -> bytes:
    """For each kind: the first place that it takes in a hand."""
    places = bytearray(_KINDS)
    for place in range(len(hand) - 1, -1, -1):
        places[hand[place]] = place
    return bytes(places)


def in_hand(cards: int, places: bytes) -> int:
    """Two or three cards, as a move has them in the order of kinds (the third 0 for none), by their places."""
    one, two, three = cards >> 14, cards >> 7 & 127, cards & 127
    first = places[one]
    second = first + 1 if two == one else places[two]
    third = -1 if not three else second + 1 if three == two else places[three]
    return first << 8 | second << 4 | third + 1


def together(first: int, second: int, third: int = -1) -> int:
    """Some places in one number, as `in_hand` gives it."""
    return first << 8 | second << 4 | third + 1
