"""What everyone sees of a veto. The answer that one seat knows is `pyrite.game.asked.VetoAnswer`."""

from __future__ import annotations

from pyrite.game.codec import SEAT
from pyrite.game.part import TURN, Part, Text, part, part_field
from pyrite.game.table import NOBODY, Table
from pyrite.game.text_lines import parse_number


def _read_seat(text: str, table: Table) -> int:
    return parse_number(text, "seat", table.rules.players)


@part
class VetoOfTurn(Part):
    """The veto of this turn."""

    vetoer: int = part_field(
        default=NOBODY,
        lasts=TURN,
        text=Text(lambda seat, table: seat, _read_seat),
        observed=SEAT,
    )
    """The seat that vetoed in this turn and draws after it (WC-19)."""
