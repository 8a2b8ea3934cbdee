"""What everyone sees of a veto, and what one seat knows."""

from __future__ import annotations

from typing import Final

from pyrite.game.codec import FLAG, SEAT
from pyrite.game.part import ROUND, TURN, Part, Text, part, state
from pyrite.game.refusal import BadInput, shown
from pyrite.game.state import Private
from pyrite.game.table import NOBODY, Table
from pyrite.game.text_lines import parse_number


def _read_seat(text: str, table: Table) -> int:
    return parse_number(text, "seat", table.rules.players)


@part
class VetoOfTurn(Part):
    """The veto of this turn."""

    vetoer: int = state(
        default=NOBODY,
        lasts=TURN,
        text=Text(lambda seat, table: seat, _read_seat),
        observed=SEAT,
    )
    """The seat that vetoed in this turn and draws after it (WC-19)."""


def _read_let_pass(text: str, table: Table) -> bool:
    if text != "pass":
        raise BadInput(f"Write 'let pass' for a seat that has let a card pass, not {shown(text)}.")
    return True


@part
class VetoAnswer(Part):
    """The answer of one seat, which only that seat knows until the last one has answered (WC-19b)."""

    let_pass: bool = state(
        default=False,
        lasts=ROUND,  # until the veto is decided
        codec=FLAG,
        text=Text(lambda let_pass, table: "pass", _read_let_pass, word="let"),
        is_answer=True,
    )
    """Whether it has let the card in play pass without a veto."""


NOT_ANSWERED: Final = VetoAnswer()
ANSWERED: Final = VetoAnswer(let_pass=True)


def has_let_pass(own: Private) -> bool:
    """Whether a seat has let the card in play pass."""
    return own.part(VetoAnswer).let_pass
