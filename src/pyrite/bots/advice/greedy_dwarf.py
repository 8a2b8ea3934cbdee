"""Advice for the greedy dwarf (WC-16)."""

from __future__ import annotations

from typing import Final

from pyrite.bots.advice.declaration import IGNORED

# Its role is in the tournament, too: `heuristics.role_affinity` and `heuristics.tunnels` consider it.
ADVICE: Final = IGNORED
