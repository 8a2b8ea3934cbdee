"""The detour: a card that moves the tunnel that was laid last (WC-23)."""

from __future__ import annotations

from typing import Final

from pyrite.game.module import Module

MODULE: Final = Module(
    "detour", words="the detour", rule="WC-23", deck={"detour": 1}, cards_change_hands=True, relays_a_tunnel=True
)
