"""What a card is played at, from the fields of its command."""

from __future__ import annotations

from pyrite.game.commands import COMMANDS
from pyrite.game.moves import PASS


def target_bits(noun: str) -> dict[int, tuple[int, int]]:
    """For each verb of a card that is played at such a thing: the bits below it in a move, and its mask."""
    return {
        kind.verb: (part.shift, (1 << part.bits) - 1)
        for kind in COMMANDS.values()
        if kind.verb < PASS
        for part in kind.parts
        if part.codec.noun == noun
    }
