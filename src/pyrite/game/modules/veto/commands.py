"""Commands of the veto (WC-19)."""

from __future__ import annotations

from typing import Final

from pyrite.game.declare import Command, command

VETO_CARD: Final = 88  # the kind of the card
VETO: Final = 45  # verbs
LET_PASS: Final = 46


@command(VETO, rule="WC-19", plays=VETO_CARD)
class Veto(Command):
    """Veto the card that was just played (WC-19)."""


@command(LET_PASS, rule="WC-19b")
class LetPass(Command):
    """Let the card that was just played take effect (WC-19b)."""
