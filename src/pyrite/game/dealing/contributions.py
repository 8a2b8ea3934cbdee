"""What players add to the shuffle, so that not even the one who chose the seed can know the deal (INFO-6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pyrite.game.refusal import BadInput, is_whole, shown

MOST_CHARACTERS: Final = 64

Contributions = Mapping[int, str]
"""For each seat that adds something, its words."""


def check_words(words: object) -> str:
    """A contribution as it may be; raise `BadInput` for anything else.

    Only printable ASCII, and no blank at either end: one byte for each character, which looks the
    same wherever it is shown, so that anybody can type it in again and get the same shuffle.

    >>> check_words("lucky 7")
    'lucky 7'
    """
    if (
        isinstance(words, str)
        and 0 < len(words) <= MOST_CHARACTERS
        and all(" " <= character <= "~" for character in words)
        and words == words.strip(" ")
    ):
        return words
    raise BadInput(
        f"A contribution is 1 to {MOST_CHARACTERS} plain letters, digits or signs, "
        f"with no blank at either end, not {shown(words)}.",
        "words-not-plain",
    )


def in_seat_order(contributions: Contributions | None, players: int) -> dict[int, str]:
    """The contributions of a table as they are stirred in; raise `BadInput` if one is not valid."""
    given = contributions or {}
    for seat in given:
        if not is_whole(seat, 0, players - 1):
            raise BadInput(f"There is no seat {shown(seat)} at this table to contribute to the shuffle.")
    return {seat: check_words(given[seat]) for seat in sorted(given)}
