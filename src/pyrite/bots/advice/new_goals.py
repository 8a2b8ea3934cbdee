"""Advice for new goals (NEWG-1 to NEWG-3)."""

from __future__ import annotations

from typing import Final

from pyrite.bots.advice.declaration import IGNORED

# They ask nothing. Sacks and dragons are worth little compared with the gold.
ADVICE: Final = IGNORED
