"""Treasure chests: four chests under face-down tunnels in the maze (CHEST-1 to CHEST-6)."""

from __future__ import annotations

from typing import Final

from pyrite.game.chest_layouts import check_layout
from pyrite.game.module import Module

MODULE: Final = Module(
    "chests",
    words="treasure chests",
    rule="CHEST-1",
    check=check_layout,
    has_tokens=True,
    cards_change_hands=True,
    relays_a_tunnel=True,
    has_turn_state=True,
)
