"""Commands of the path specialist (WC-22)."""

from __future__ import annotations

from typing import Final

from pyrite.game.declare import Command, command

SPECIALIST_CARD: Final = 86  # the kind of the card
CALL_SPECIALIST: Final = 16  # verb


@command(CALL_SPECIALIST, rule="WC-22", plays=SPECIALIST_CARD)
class CallSpecialist(Command):
    """Lay two tunnels in this turn (WC-22)."""
