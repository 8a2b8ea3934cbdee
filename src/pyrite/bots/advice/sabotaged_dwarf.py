"""Advice for the sabotaged dwarf (VAR-1)."""

from __future__ import annotations

from typing import Final

from pyrite.bots.advice.declaration import IGNORED

# It asks nothing. Bots repair their own tools first anyway.
ADVICE: Final = IGNORED
