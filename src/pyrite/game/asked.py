"""Who must decide now. Only a veto is asked of several seats at once: `Table.asked` is NOBODY then (WC-19b)."""

from __future__ import annotations

from pyrite.game.state import Private, State
from pyrite.game.table import NOBODY, Table


def is_asked(table: Table, seat: int, own: Private) -> bool:
    """Whether a seat has something to decide now."""
    if table.asked == NOBODY:
        return seat in table.choices and not _has_answered(table, own)
    return table.asked == seat


def seats_in_question(table: Table) -> tuple[int, ...]:
    """The seats that are asked, including those that have answered: who has answered a veto is secret (WC-19b)."""
    return table.choices if table.asked == NOBODY else (table.asked,)


def asked_seats(state: State) -> list[int]:
    """The seats that must still decide now; none when the game is over."""
    table = state.table
    if table.asked == NOBODY:
        return [seat for seat in table.choices if not _has_answered(table, state.privates[seat])]
    return [table.asked]


def next_asked(state: State) -> int:
    """A seat that is asked and has not answered; NOBODY when the game is over."""
    table = state.table
    if table.asked != NOBODY:
        return table.asked
    (place, field), privates = table.rules.answer, state.privates
    for seat in table.choices:
        own = privates[seat]
        if own is None or not getattr(own.parts[place], field):
            return seat
    return NOBODY


def _has_answered(table: Table, own: Private | None) -> bool:
    place, field = table.rules.answer
    return own is not None and bool(getattr(own.parts[place], field))
