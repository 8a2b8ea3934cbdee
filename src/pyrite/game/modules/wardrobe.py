"""The wardrobe: whoever reaches it first takes another role (ROBE-1)."""

from __future__ import annotations

from typing import Final

from pyrite.game.cells import SPECIAL_CELL
from pyrite.game.module import Module

MODULE: Final = Module(
    "wardrobe",
    words="the wardrobe",
    rule="ROBE-1",
    clashes={"tournament": "there is no spare role to change into"},
    first_cell=SPECIAL_CELL,
    first_card="wardrobe",
)
