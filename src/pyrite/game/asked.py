"""Who must decide now. Only a veto is asked of several seats at once: `Table.asked` is NOBODY then (WC-19b)."""

from __future__ import annotations

from typing import Final

from pyrite.game.codec import FLAG
from pyrite.game.part import ROUND, Part, Text, part, part_field
from pyrite.game.refusal import BadInput, shown
from pyrite.game.state import Private, State
from pyrite.game.table import NOBODY, Table


def _read_let_pass(text: str, table: Table) -> bool:
    if text != "pass":
        raise BadInput(f"Write 'let pass' for a seat that has let a card pass, not {shown(text)}.")
    return True


@part
class VetoAnswer(Part):
    """The answer of one seat to a veto, which only that seat knows until all have answered (WC-19b)."""

    let_pass: bool = part_field(
        default=False,
        lasts=ROUND,  # until the veto is decided
        codec=FLAG,
        text=Text(lambda let_pass, table: "pass", _read_let_pass, word="let"),
    )
    """Whether it has let the card in play pass."""


NO_ANSWER: Final = VetoAnswer()
HAS_LET_PASS: Final = VetoAnswer(let_pass=True)
"""The answers that facts put into games. `next_asked` knows them without reading their field."""


def is_asked(table: Table, seat: int, own: Private) -> bool:
    """Whether a seat has something to decide now."""
    if table.asked == NOBODY:
        return seat in table.choices and not has_let_pass(table, own)
    return table.asked == seat


def seats_in_question(table: Table) -> tuple[int, ...]:
    """The seats that are asked, including those that have answered: who has answered a veto is secret (WC-19b)."""
    return table.choices if table.asked == NOBODY else (table.asked,)


def asked_seats(state: State) -> list[int]:
    """The seats that must still decide now; none when the game is over."""
    table = state.table
    if table.asked != NOBODY:
        return [table.asked]
    asked = [(seat, state.privates[seat]) for seat in table.choices]
    return [seat for seat, own in asked if own is not None and not has_let_pass(table, own)]


def next_asked(state: State) -> int:
    """A seat that is asked and has not answered; NOBODY when the game is over."""
    table = state.table
    if table.asked != NOBODY:
        return table.asked
    place, privates = table.rules.answer_place, state.privates
    for seat in table.choices:
        own = privates[seat]
        assert own is not None
        answer: VetoAnswer = own.parts[place]  # type: ignore[assignment]  # the part in this place is of this kind
        if answer is NO_ANSWER or (answer is not HAS_LET_PASS and not answer.let_pass):
            return seat
    return NOBODY


def has_let_pass(table: Table, own: Private) -> bool:
    """Whether a seat has let the card in play pass."""
    answer: VetoAnswer = own.parts[table.rules.answer_place]  # type: ignore[assignment]  # as above
    return answer.let_pass
