"""The change of direction: a card that reverses the order of play (WC-20)."""

from __future__ import annotations

from typing import Final

from pyrite.game.module import Module

MODULE: Final = Module(
    "change_of_direction", words="the change of direction", rule="WC-20", deck={"change of direction": 1}
)
