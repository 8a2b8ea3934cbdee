"""Words for seats: "you" for the seat of the viewer, "seat 2" for the others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

ALL: Final = "all"
ViewerOrAll: TypeAlias = int | Literal["all"] | None
"""A seat, a spectator (None), or a viewer who sees everything."""


@dataclass(frozen=True)
class SeatWords:
    """Names seats and conjugates verbs for one viewer.

    >>> words = SeatWords(viewer=1)
    >>> words.does(1, "draw"), words.does(2, "draw"), words.whom(1, doer=1), words.whose(2, doer=2)
    ('you draw', 'seat 2 draws', 'yourself', 'its own')
    """

    viewer: ViewerOrAll

    def name(self, seat: int) -> str:
        """A seat as the subject of a sentence, or as the object of another seat's action."""
        return "you" if seat == self.viewer else f"seat {seat}"

    def whom(self, seat: int, doer: int) -> str:
        """A seat as the object of an action; reflexive if the seat itself acts."""
        if seat != doer:
            return self.name(seat)
        return "yourself" if seat == self.viewer else "itself"

    def whose(self, seat: int, doer: int | None = None) -> str:
        """The possessive of a seat; "its own" if the seat itself acts."""
        if seat == self.viewer:
            return "your"
        return "its own" if seat == doer else f"seat {seat}'s"

    def does(self, seat: int, you: str, other: str = "") -> str:
        """A seat and its verb: ``you`` after "you"; after a seat ``other``, or ``you`` with an *s*."""
        return f"you {you}" if seat == self.viewer else f"seat {seat} {other or you + 's'}"
