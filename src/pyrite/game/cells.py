"""The cells that have a card from the beginning, as (x, y); the start is at (0, 0)."""

from __future__ import annotations

from typing import Final

GOAL_CELLS: Final = ((8, -2), (8, 0), (8, 2))
NEW_GOAL_CELLS: Final = ((8, -4), (8, -2), (8, 0), (8, 2), (8, 4))

LANDMARK_CELL: Final = (4, 0)
"""The cell of the tournament tunnel (VAR-3)."""

SPECIAL_CELL: Final = (4, 3)
"""The cell of the wardrobe or the party (ROBE-1)."""
