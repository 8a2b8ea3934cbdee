"""Commands of the veto (WC-19)."""

from __future__ import annotations

from pyrite.game.declare import Command, command
from pyrite.game.moves import LET_PASS, VETO


@command(VETO, rule="WC-19")
class Veto(Command):
    """Veto the card that was just played (WC-19)."""


@command(LET_PASS, rule="WC-19b")
class LetPass(Command):
    """Let the card that was just played take effect (WC-19b)."""
