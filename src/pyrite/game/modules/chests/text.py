"""Treasure chests in a position."""

from __future__ import annotations

from pyrite.game.modules.chests.state import looks_of
from pyrite.game.moves import CHEST
from pyrite.game.state import State
from pyrite.game.text_lines import Lines


def read_public_looks(state: State, lines: Lines) -> None:
    """Everyone saw which chests a seat looked at."""
    looks = [
        (seat, CHEST + chest, turn)
        for seat, own in enumerate(state.privates)
        if own is not None
        for chest, _, _, turn in looks_of(own)
    ]
    state.table.looks = tuple(sorted([*state.table.looks, *looks], key=lambda look: look[2]))
