"""Sides of a card, and the spelling of tunnels (TAB-2, TAB-3).

A side is one bit, a set of sides a bit mask. A tunnel is spelt by its parts:
``NES`` is one passage, ``NS+EW`` are two separate ones (a bridge), ``E|`` is a stub
that ends inside the card. Letters are in the order N E S W, passages before stubs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pyrite.game.refusal import shown

N: Final = 1
E: Final = 2
S: Final = 4
W: Final = 8
ALL_SIDES: Final = N | E | S | W
LETTERS: Final = "NESW"


def half_turn(sides: int) -> int:
    """Turn a set of sides by 180 degrees; a single side becomes the opposite one.

    >>> half_turn(N | E) == S | W
    True
    """
    return ((sides << 2) | (sides >> 2)) & ALL_SIDES


def letters(sides: int) -> str:
    """Spell a set of sides.

    >>> letters(W | N)
    'NW'
    """
    return "".join(letter for bit, letter in enumerate(LETTERS) if sides >> bit & 1)


@dataclass(frozen=True)
class Shape:
    """The openings of a tunnel in one orientation: passages, each a set of connected sides, and stubs."""

    passages: tuple[int, ...]
    stubs: int

    @classmethod
    def spelt(cls, text: str) -> Shape:
        """Read a spelling, with parts and letters in any order; raise ValueError if it is not one.

        >>> str(Shape.spelt("S|+EN"))
        'NE+S|'
        """
        passages: list[int] = []
        stubs = taken = 0
        for part in text.split("+"):
            stub = part.endswith("|")
            names = part[:-1] if stub else part
            sides = 0
            for letter in names:
                bit = LETTERS.find(letter)
                if bit < 0 or taken >> bit & 1:
                    raise ValueError(
                        f"{shown(text)} is not a tunnel: write each of N E S W at most once, like NS+E|"
                    )
                sides |= 1 << bit
                taken |= 1 << bit
            if not sides or (stub and len(names) > 1):
                raise ValueError(
                    f"{shown(text)} is not a tunnel: each part needs a side, and a stub has exactly one, like E|"
                )
            if stub:
                stubs |= sides
            else:
                passages.append(sides)
        return cls(tuple(sorted(passages, key=_first_side)), stubs)

    @property
    def open_sides(self) -> int:
        """All open sides, stubs included."""
        return sum(self.passages) | self.stubs

    def turned(self) -> Shape:
        """The same card after a half turn."""
        passages = sorted((half_turn(part) for part in self.passages), key=_first_side)
        return Shape(tuple(passages), half_turn(self.stubs))

    def joined_to(self, sides: int) -> int:
        """All sides that a path entering by any of ``sides`` leads to; stubs lead nowhere (TAB-3)."""
        return sum(part for part in self.passages if part & sides)

    def __str__(self) -> str:
        stubs = [f"{letter}|" for letter in letters(self.stubs)]
        return "+".join([letters(part) for part in self.passages] + stubs)


def _first_side(part: int) -> int:
    return part & -part
