"""Roles: inspected, or changed during a round."""

from __future__ import annotations

from pyrite.game import facts
from pyrite.game.apply.common import answered
from pyrite.game.state import State


def role_seen(state: State, seat: int, other: int, role: int) -> None:
    """A seat looked at a role: everyone sees whose, only the seat sees which role (S2-15)."""
    if state.journal is not None:
        state.journal.append((facts.ROLE_SEEN, seat, other, role))
    table = state.table
    answered(table)
    changes = table.changes_of(other)
    table.inspections += ((seat, other, table.turn, changes),)
    own = state.privates[seat]
    if own is not None:
        own.inspections += ((other, role, table.turn, changes),)


def role_changed(state: State, seat: int, role: int) -> None:
    """A seat drew the top role of the stack and put its old one under it (S2-16)."""
    if state.journal is not None:
        state.journal.append((facts.ROLE_CHANGED, seat, role))
    _change(state, seat, role)


def _change(state: State, seat: int, role: int) -> None:
    turn = state.table.turn
    state.table.role_changes += ((seat, turn),)
    own = state.privates[seat]
    if own is not None:
        own.former += ((own.role, turn),)
        if state.sealed is not None:
            state.sealed.left_over = bytes((own.role,)) + state.sealed.left_over[:-1]
        own.role = role


def wardrobe_entered(state: State, seat: int, role: int) -> None:
    """The first to join the wardrobe changed roles with the card left over or the stack (ROBE-1)."""
    if state.journal is not None:
        state.journal.append((facts.WARDROBE_ENTERED, seat, role))
    state.table.special_used = True
    _change(state, seat, role)


def roles_dealt(state: State, roles: bytes) -> None:
    """All roles were collected, shuffled and dealt again (PARTY-1)."""
    if state.journal is not None:
        state.journal.append((facts.ROLES_DEALT, roles))
    table = state.table
    table.special_used = True
    for seat, own in enumerate(state.privates):
        table.role_changes += ((seat, table.turn),)
        if own is not None:
            own.former += ((own.role, table.turn),)
            own.role = roles[seat]
