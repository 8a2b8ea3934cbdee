"""What a card is played at, from the fields of its command."""

from __future__ import annotations

from typing import Final

from pyrite.game.commands import COMMANDS
from pyrite.game.moves import PASS

CELL_MASK: Final = (1 << 15) - 1
"""The bits of a cell in a move, once it is shifted."""


def target_shifts(noun: str) -> dict[int, int]:
    """For each verb of a card that is played at such a thing: how many bits are below it in the move."""
    return {
        kind.verb: part.shift
        for kind in COMMANDS.values()
        if kind.verb < PASS
        for part in kind.parts
        if part.codec.noun == noun
    }
