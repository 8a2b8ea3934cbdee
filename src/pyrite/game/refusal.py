"""Two ways to reject input.

A command that breaks a rule gets a `Refusal`, which is a return value. Input that is not a
valid set-up, command, position or record raises `BadInput`, whose text is one sentence for
the person who wrote it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

_MAX_NAMES: Final = 12


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a command was not played. The game has not changed."""

    reason: str
    """A short stable name, such as ``sides-clash``."""
    text: str
    """One sentence for people."""
    rule: str
    """The rule behind it, such as ``TUN-2``."""

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"


class BadInput(ValueError):  # noqa: N818  # the name says it
    """Input that cannot be read; its text says how to fix it."""

    def __init__(self, text: str, reason: str = "bad-input") -> None:
        super().__init__(text)
        self.reason = reason
        """A short stable name, such as ``clash-wardrobe-party``."""


def is_whole(value: object, low: int, high: int) -> bool:
    """Whether a value from outside is an integer in a range; True and False are not integers here."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def shown(value: object) -> str:
    """A value from outside, shortened for an error message."""
    try:
        text = repr(value)
    except ValueError:  # an integer with thousands of digits
        return "a very long number"
    except RecursionError:
        return "a list that is nested too deeply"
    return text if len(text) <= 60 else f"{text[:57]}..."


def shown_names(names: Iterable[str]) -> str:
    """Names from outside, listed for an error message: only the first ones, unprintable names escaped."""
    words = [name if name.isprintable() and 0 < len(name) <= 30 else shown(name) for name in names]
    rest = len(words) - _MAX_NAMES
    return ", ".join(words[:_MAX_NAMES] + ([f"{rest} more"] if rest > 0 else [])) or "nothing"


def too_deep(value: object, left: int = 5) -> bool:
    """Whether data from outside is nested more deeply than any field of the game."""
    if not isinstance(value, (dict, list, tuple)) or not value:
        return False
    if left == 0:
        return True
    for each in value.values() if isinstance(value, dict) else value:
        if isinstance(each, (dict, list, tuple)) and too_deep(each, left - 1):
            return True
    return False


def no_such(what: str, word: str, names: Iterable[str]) -> BadInput:
    """The error for an unknown name; it lists all known names, or the closest ones if there are many."""
    known = list(names)
    near = known if len(known) <= 10 else get_close_matches(word, known, n=5, cutoff=0.4)
    text = f"There is no {what} {shown(word)}"
    return BadInput(f"{text}; there is {', '.join(near)}." if near else f"{text}.")
