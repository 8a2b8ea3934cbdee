"""The trove: a card to keep one of the top five cards of the discard pile (WC-18)."""

from __future__ import annotations

from typing import Final

from pyrite.game.module import Module

MODULE: Final = Module(
    "trove", words="the trove", rule="WC-18", deck={"trove": 1}, cards_change_hands=True, relays_a_tunnel=True
)
