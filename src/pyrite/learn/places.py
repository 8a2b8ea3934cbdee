"""Cards by their places in a hand, which lies in the order of kinds; of equal cards the first places are named."""

from __future__ import annotations


def in_hand(hand: bytearray, one: int, two: int, three: int) -> int:
    """Two or three cards (``three`` is 0 for none), in the order of kinds, by their first places in the hand."""
    first = hand.index(one)
    second = first + 1 if two == one else hand.index(two)
    if not three:
        return together(first, second)
    return together(first, second, second + 1 if three == two else hand.index(three))


def together(first: int, second: int, third: int = -1) -> int:
    """Some places in one number."""
    return first << 8 | second << 4 | third + 1
