"""Codes that are read aloud and typed in: letters that nobody takes for one another."""

from __future__ import annotations

from random import Random
from typing import Final

ALPHABET: Final = "ACDEFGHJKMNPQRTUVWXY34679"
"""Without 0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B."""


def random_code(letters: int, chance: Random) -> str:
    """A new code; with ten letters it holds 46 random bits."""
    return "".join(chance.choice(ALPHABET) for _ in range(letters))


def normalise_code(code: str) -> str:
    """A code as it was meant: small letters, blanks and hyphens make no difference.

    >>> as_heard("acdef-ghjkm")
    'ACDEFGHJKM'
    """
    return "".join(code.upper().replace("-", " ").split())


def pattern(letters: int) -> str:
    """What may be typed in, as a regular expression for the description of the API."""
    return rf"^[ -]*([{ALPHABET}{ALPHABET.lower().strip('34679')}][ -]*){{{letters}}}$"
