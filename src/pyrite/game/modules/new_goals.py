"""New goals: five of eight goal cards, with sacks, dragons and a spider (NEWG-1 to NEWG-3)."""

from __future__ import annotations

from typing import Final

from pyrite.game.catalogue import NEW_GOALS
from pyrite.game.cells import NEW_GOAL_CELLS
from pyrite.game.module import Module

MODULE: Final = Module(
    "new_goals",
    words="new goals",
    rule="NEWG-1",
    goals=NEW_GOALS,
    goal_cells=NEW_GOAL_CELLS,
    options=("new_goals_gold_sure",),
    has_tokens=True,
)
