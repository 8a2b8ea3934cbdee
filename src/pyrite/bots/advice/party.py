"""Advice for the tunnel party (PARTY-1)."""

from __future__ import annotations

from typing import Final

from pyrite.bots.advice.declaration import IGNORED

# It asks nothing. `beliefs.role_tracking` forgets what is known of each role card.
ADVICE: Final = IGNORED
