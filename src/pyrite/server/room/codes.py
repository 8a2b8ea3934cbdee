"""Short codes to read aloud and type in, from letters that are hard to confuse."""

from __future__ import annotations

from random import Random
from typing import Final

ALPHABET: Final = "ACDEFGHJKMNPQRTUVWXY34679"
"""Without 0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B."""


def random_code(letters: int, rng: Random) -> str:
    """A new random code. Ten letters have 46 random bits."""
    return "".join(rng.choice(ALPHABET) for _ in range(letters))


def normalise_code(code: str) -> str:
    """The code in normal form: upper case, without blanks and hyphens.

    >>> normalise_code("acdef-ghjkm")
    'ACDEFGHJKM'
    """
    return "".join(code.upper().replace("-", " ").split())


def pattern(letters: int) -> str:
    """A regular expression for what may be typed in, for the API description."""
    return rf"^[ -]*([{ALPHABET}{ALPHABET.lower().strip('34679')}][ -]*){{{letters}}}$"
