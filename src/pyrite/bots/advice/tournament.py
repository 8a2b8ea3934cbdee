"""Advice for the tournament (VAR-2 to VAR-4)."""

from __future__ import annotations

from typing import Final

from pyrite.bots.advice.declaration import IGNORED

# It asks nothing. Bots know its roles from the other modules.
ADVICE: Final = IGNORED
