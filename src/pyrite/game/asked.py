"""Who must decide now. Only a veto is asked of several seats at once: `Table.asked` is NOBODY then (WC-19b)."""

from __future__ import annotations

from pyrite.game.state import Private, State
from pyrite.game.table import NOBODY, Table


def is_asked(table: Table, seat: int, own: Private) -> bool:
    """Whether a seat has something to decide now."""
    if table.asked == NOBODY:
        return seat in table.choices and not own.let_pass
    return table.asked == seat


def seats_in_question(table: Table) -> tuple[int, ...]:
    """The seats that are asked, including those that have answered: who has answered a veto is secret (WC-19b)."""
    return table.choices if table.asked == NOBODY else (table.asked,)


def asked_seats(state: State) -> list[int]:
    """The seats that must still decide now; none when the game is over."""
    table = state.table
    if table.asked == NOBODY:
        return [seat for seat in table.choices if not _has_let_pass(state, seat)]
    return [table.asked]


def next_asked(state: State) -> int:
    """A seat that is asked and has not answered; NOBODY when the game is over."""
    table = state.table
    if table.asked != NOBODY:
        return table.asked
    for seat in table.choices:
        if not _has_let_pass(state, seat):
            return seat
    return NOBODY


def _has_let_pass(state: State, seat: int) -> bool:
    own = state.privates[seat]
    return own is not None and own.let_pass
