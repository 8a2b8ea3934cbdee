"""The goal swap: a card that swaps two goals, or not (WC-17)."""

from __future__ import annotations

from typing import Final

from pyrite.game.module import Module

MODULE: Final = Module("goal_swap", words="the goal swap", rule="WC-17", deck={"goal swap": 1})
