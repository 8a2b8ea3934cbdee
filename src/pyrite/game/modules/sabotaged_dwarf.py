"""The sabotaged dwarf: a digger with a broken tool gets no gold (VAR-1)."""

from __future__ import annotations

from typing import Final

from pyrite.game.module import Module

MODULE: Final[Module] = Module(
    "sabotaged_dwarf",
    words="the sabotaged dwarf",
    rule="VAR-1",
    variant=True,
    clashes={"saboteur2": "that variant is for the base game", "tournament": "tournaments pay in tokens"},
)
