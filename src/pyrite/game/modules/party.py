"""The tunnel party: when it is reached, all roles are dealt again (PARTY-1)."""

from __future__ import annotations

from typing import Final

from pyrite.game.cells import SPECIAL_CELL
from pyrite.game.module import Module

MODULE: Final = Module(
    "party",
    words="the tunnel party",
    rule="PARTY-1",
    clashes={"wardrobe": "they are two sides of one card"},
    first_cell=SPECIAL_CELL,
    first_card="party",
)
