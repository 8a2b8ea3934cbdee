"""Commands of toll tunnels (TOLL-1, TOLL-3)."""

from __future__ import annotations

from typing import Final

from pyrite.game.codec import CARD, CELL, FLAG, SEAT, SIDE, Cell
from pyrite.game.declare import Command, command, packed

STAND_DWARF: Final = 34  # verbs
ASK_TOLL: Final = 35
ANSWER_TOLL: Final = 49


@command(STAND_DWARF, rule="TOLL-1", short="{side} of {cell} with {card}")
class StandDwarf(Command):
    """Discard a card and place a toll dwarf at an open side of a card in the maze (TOLL-1)."""

    card: str = packed(CARD, bits=7)
    cell: Cell = packed(CELL, bits=15, shift=9)
    side: str = packed(SIDE, bits=2, shift=7)


@command(ASK_TOLL, rule="TOLL-3", short="{seat} for {cell}")
class AskToll(Command):
    """Ask another player to pay the toll for a cell (TOLL-3)."""

    seat: int = packed(SEAT, bits=4)
    cell: Cell = packed(CELL, bits=15, shift=4)


@command(ANSWER_TOLL, rule="TOLL-3")
class AnswerToll(Command):
    """Agree to pay a toll for another player, or decline (TOLL-3)."""

    pay: bool = packed(FLAG, bits=1)
