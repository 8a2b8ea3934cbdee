"""What everyone sees of a path specialist in play."""

from __future__ import annotations

from typing import Final

from pyrite.game.codec import COUNT
from pyrite.game.part import TURN, Observed, Part, Text, part, part_field
from pyrite.game.table import Table
from pyrite.game.text_lines import parse_number

NEXT_TUNNEL: Final = 9
"""The question that asks for the next tunnel."""


@part
class Specialist(Part):
    """The path specialist in play."""

    specialist: int = part_field(
        default=0,
        lasts=TURN,
        codec=COUNT,
        shown=lambda part: max(0, part.specialist - 1),
        text=Text(lambda value, table: value, lambda text, table: parse_number(text, "specialist", 4)),
        observed=Observed(
            ("tunnels of the specialist still to lay",), lambda value, table: ((0, 0, max(0, value - 1)),)
        ),
    )
    """While a path specialist is in play: one more than the tunnels still to lay; else 0 (WC-22)."""


def tunnels_to_lay(table: Table) -> int:
    """How many tunnels the path specialist in play has still to lay."""
    played = table.find(Specialist)
    return 0 if played is None else max(0, played.specialist - 1)


def is_in_play(table: Table) -> bool:
    """Whether a path specialist has been called in this turn and is not yet discarded."""
    played = table.find(Specialist)
    return played is not None and played.specialist > 0
