"""The greedy dwarf: a digger with a goal of its own (WC-16)."""

from __future__ import annotations

from typing import Final

from pyrite.game.catalogue import DIGGER, GREEDY
from pyrite.game.module import Module


def roles(_players: int, before: bytes) -> bytes:
    """The greedy dwarf takes the place of one digger (WC-16)."""
    cards = bytearray(before)
    cards.remove(DIGGER)
    cards.append(GREEDY)
    return bytes(cards)


MODULE: Final[Module] = Module(
    "greedy_dwarf",
    words="the greedy dwarf",
    rule="WC-16",
    clashes={"saboteur2": "the greedy dwarf is for the base game"},
    roles=roles,
)
