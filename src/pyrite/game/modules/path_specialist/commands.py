"""Commands of the path specialist (WC-22)."""

from __future__ import annotations

from pyrite.game.declare import Command, command
from pyrite.game.moves import CALL_SPECIALIST


@command(CALL_SPECIALIST, rule="WC-22")
class CallSpecialist(Command):
    """Lay two tunnels in this turn (WC-22)."""
