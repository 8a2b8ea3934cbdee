"""Advice for the wardrobe (ROBE-1)."""

from __future__ import annotations

from typing import Final

from pyrite.bots.advice.declaration import IGNORED

# It asks nothing. Whether another role is better for the first to reach it is hard to tell.
ADVICE: Final = IGNORED
