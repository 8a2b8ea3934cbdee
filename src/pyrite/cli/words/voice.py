"""Whom a game is told to, and how that one is spoken to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

ALL: Final = "all"
Hearer: TypeAlias = int | Literal["all"] | None
"""Whom a game is told to: a seat, a spectator (None), or one who may know all of it."""


@dataclass(frozen=True)
class Voice:
    """Speaks of seats to one hearer.

    >>> voice = Voice(hearer=1)
    >>> voice.does(1, "draw"), voice.does(2, "draw"), voice.whom(1, doer=1), voice.whose(2, doer=2)
    ('you draw', 'seat 2 draws', 'yourself', 'its own')
    """

    hearer: Hearer

    def name(self, seat: int) -> str:
        """A seat as the one who does something, or to whom something is done by another."""
        return "you" if seat == self.hearer else f"seat {seat}"

    def whom(self, seat: int, doer: int) -> str:
        """A seat to whom something is done, perhaps by itself."""
        if seat != doer:
            return self.name(seat)
        return "yourself" if seat == self.hearer else "itself"

    def whose(self, seat: int, doer: int | None = None) -> str:
        """What belongs to a seat, perhaps to the one who does something with it."""
        if seat == self.hearer:
            return "your"
        return "its own" if seat == doer else f"seat {seat}'s"

    def does(self, seat: int, you: str, other: str = "") -> str:
        """What a seat does: a verb as one says it to *you*, and of another if that is not just an *s* more."""
        return f"you {you}" if seat == self.hearer else f"seat {seat} {other or you + 's'}"
