"""The veto: a card that stops the card of another player (WC-19)."""

from __future__ import annotations

from typing import Final

from pyrite.game.module import Module

MODULE: Final = Module("veto", words="the veto", rule="WC-19", deck={"veto": 1}, has_turn_state=True)
