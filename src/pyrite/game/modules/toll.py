"""Toll tunnels: dwarfs at the ends of tunnels who ask for gold (TOLL-1 to TOLL-4)."""

from __future__ import annotations

from typing import Final

from pyrite.game.module import Module

MODULE: Final = Module("toll", words="toll tunnels", rule="TOLL-1", has_tokens=True, has_turn_state=True)
