"""Words that players add to the shuffle, so that nobody can choose the deal, not even the server (INFO-6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pyrite.game.refusal import BadInput, is_whole, shown

MAX_CHARACTERS: Final = 64

Contributions = Mapping[int, str]
"""The words of each seat that adds some."""


def check_words(words: object) -> str:
    """Return the words if they are a valid contribution; raise `BadInput` otherwise.

    Only printable ASCII, with no blank at either end: one byte per character, displayed the same
    everywhere, so that anyone can type it in again and get the same shuffle.

    >>> check_words("lucky 7")
    'lucky 7'
    """
    if (
        isinstance(words, str)
        and 0 < len(words) <= MAX_CHARACTERS
        and all(" " <= character <= "~" for character in words)
        and words == words.strip(" ")
    ):
        return words
    raise BadInput(
        f"Your words must be 1 to {MAX_CHARACTERS} plain letters, digits or signs, "
        f"with no space at either end, not {shown(words)}.",
        "words-not-plain",
    )


def in_seat_order(contributions: Contributions | None, players: int) -> dict[int, str]:
    """The contributions in the order in which they enter the seed; raise `BadInput` if one is not valid."""
    given = contributions or {}
    for seat in given:
        if not is_whole(seat, 0, players - 1):
            raise BadInput(f"There is no seat {shown(seat)} at this table to contribute to the shuffle.")
    return {seat: check_words(given[seat]) for seat in sorted(given)}
