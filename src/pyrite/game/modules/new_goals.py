"""New goals: five of eight goal cards, with sacks, dragons and a spider (NEWG-1 to NEWG-3)."""

from __future__ import annotations

from typing import Final

from pyrite.game.catalogue import DRAGONS, NEW_GOALS, SACKS
from pyrite.game.cells import NEW_GOAL_CELLS
from pyrite.game.facts.gold import nothing_to_lose, tokens_paid
from pyrite.game.module import Hooks, Module
from pyrite.game.state import State, gold_of


def _goal_laid(state: State, seat: int, face: int) -> None:
    """A sack pays gold, a dragon takes one (NEWG-2)."""
    if face in SACKS:
        tokens_paid(state, seat, SACKS[face])
    elif face in DRAGONS:
        own = state.privates[seat]
        assert own is not None
        if gold_of(state.table, seat, own) > 0:
            tokens_paid(state, seat, -1)
        else:
            nothing_to_lose(state, seat)


MODULE: Final[Module] = Module(
    "new_goals",
    words="new goals",
    rule="NEWG-1",
    goals=NEW_GOALS,
    goal_cells=NEW_GOAL_CELLS,
    options=("new_goals_gold_sure",),
    has_tokens=True,
    hooks=Hooks(goal_laid=_goal_laid),
)
