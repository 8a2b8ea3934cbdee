"""Advice for the master craftsman (WC-21), which is played by the command of every repair."""

from __future__ import annotations

from typing import Final

from pyrite.bots.advice.base import repair_in_hand
from pyrite.bots.advice.declaration import Advice

ADVICE: Final = Advice(hand_values={"master craftsman": repair_in_hand})
