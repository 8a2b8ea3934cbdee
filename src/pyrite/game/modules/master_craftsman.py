"""The master craftsman: a card that repairs any tool (WC-21)."""

from __future__ import annotations

from typing import Final

from pyrite.game.catalogue import MASTER_CRAFTSMAN
from pyrite.game.module import Module

MODULE: Final[Module] = Module(
    "master_craftsman", words="the master craftsman", rule="WC-21", deck={MASTER_CRAFTSMAN: 1}
)
