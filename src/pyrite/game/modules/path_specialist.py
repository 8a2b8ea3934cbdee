"""The path specialist: a card to lay two tunnels in one turn (WC-22)."""

from __future__ import annotations

from typing import Final

from pyrite.game.module import Module

MODULE: Final = Module(
    "path_specialist",
    words="the path specialist",
    rule="WC-22",
    deck={"path specialist": 1},
    cards_change_hands=True,
    has_turn_state=True,
)
