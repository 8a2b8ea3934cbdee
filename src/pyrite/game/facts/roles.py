"""Roles: inspected, or changed during a round."""

from __future__ import annotations

from typing import Final

from pyrite.game.codec import ROLE, SEAT
from pyrite.game.commands import Inspect, SwapHats
from pyrite.game.declare import Fact, fact, field
from pyrite.game.facts.common import answered
from pyrite.game.state import State

ROLE_SEEN: Final = 23


@fact(ROLE_SEEN, said_by=(Inspect,), sends_view=True)
class RoleSeen(Fact):
    """A seat looked at another's role; only that seat knows which it is."""

    seat: int = field(SEAT)
    other: int = field(SEAT)
    role: str | None = field(ROLE, to="seat")


def role_seen(state: State, seat: int, other: int, role: int) -> None:
    """A seat looked at a role: everyone sees whose, only the seat sees which role (S2-15)."""
    if state.journal is not None:
        state.journal.append((ROLE_SEEN, seat, other, role))
    table = state.table
    answered(table)
    changes = table.changes_of(other)
    table.inspections += ((seat, other, table.turn, changes),)
    own = state.privates[seat]
    if own is not None:
        own.inspections += ((other, role, table.turn, changes),)


ROLE_CHANGED: Final = 24


@fact(ROLE_CHANGED, said_by=(SwapHats,), sends_view=True)
class RoleChanged(Fact):
    """A seat put its role card under the stack and got a new one, which only it knows."""

    seat: int = field(SEAT)
    role: str | None = field(ROLE, to="seat")


def role_changed(state: State, seat: int, role: int) -> None:
    """A seat drew the top role of the stack and put its old one under it (S2-16)."""
    if state.journal is not None:
        state.journal.append((ROLE_CHANGED, seat, role))
    change_role(state, seat, role)


def change_role(state: State, seat: int, role: int) -> None:
    """A seat takes the role on top of the others and puts its old one under them."""
    turn = state.table.turn
    state.table.role_changes += ((seat, turn),)
    own = state.privates[seat]
    if own is not None:
        own.former += ((own.role, turn),)
        if state.sealed is not None:
            state.sealed.left_over = bytes((own.role,)) + state.sealed.left_over[:-1]
        own.role = role
