"""The tunnel party: when it is reached, all roles are dealt again (PARTY-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pyrite.game.cells import SPECIAL_CELL
from pyrite.game.codec import ROLES_LIST
from pyrite.game.declare import OWN_ENTRY, Fact, fact, field
from pyrite.game.module import Hooks, Module
from pyrite.game.modules.special_card import SpecialCard, is_joined_first
from pyrite.game.state import State

if TYPE_CHECKING:
    from pyrite.game.dealing.fairness.fact_checker import FactChecker

ROLES_DEALT: Final = 42


@fact(ROLES_DEALT, sends_view=True)
class RolesDealt(Fact):
    """All roles were collected, shuffled and dealt again; each seat sees its own."""

    roles: tuple[str | None, ...] = field(ROLES_LIST, to=OWN_ENTRY)


def roles_dealt(state: State, roles: bytes) -> None:
    """All roles were collected, shuffled and dealt again (PARTY-1)."""
    if state.journal is not None:
        state.journal.append((ROLES_DEALT, roles))
    table = state.table
    table.put(SpecialCard(special_used=True))
    for seat, own in enumerate(state.privates):
        table.role_changes += ((seat, table.turn),)
        if own is not None:
            own.former += ((own.role, table.turn),)
            own.role = roles[seat]


def _maze_changed(state: State) -> bool:
    """When somebody joins the party, all roles are dealt again."""
    table, sealed = state.table, state.sealed
    if not is_joined_first(table):
        return False
    assert sealed is not None
    roles = bytearray(own.role for own in state.privates if own is not None)
    sealed.rng(f"round {table.round} party").shuffle(roles)
    roles_dealt(state, bytes(roles))
    return True


def _compare_roles(checker: FactChecker, fact: RolesDealt) -> None:
    order = list(range(len(checker.roles)))
    checker.rng("party").shuffle(order)
    checker.roles = [checker.roles[place] for place in order]
    checker.compare("roles", fact.roles, checker.roles)


MODULE: Final[Module] = Module(
    "party",
    words="the tunnel party",
    rule="PARTY-1",
    clashes={"wardrobe": "they are two sides of one card"},
    first_cell=SPECIAL_CELL,
    first_card="party",
    changes=("role_changes",),
    part=SpecialCard,
    facts=(RolesDealt,),
    fairness={RolesDealt: _compare_roles},
    hooks=Hooks(maze_changed=_maze_changed),
)
