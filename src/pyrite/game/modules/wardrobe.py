"""The wardrobe: the first player who reaches it takes another role (ROBE-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pyrite.game.cells import SPECIAL_CELL
from pyrite.game.codec import ROLE, SEAT
from pyrite.game.declare import Fact, fact, field
from pyrite.game.facts.roles import change_role
from pyrite.game.module import Hooks, Module
from pyrite.game.modules.special_card import SpecialCard, is_joined_first
from pyrite.game.state import State

if TYPE_CHECKING:
    from pyrite.game.dealing.fairness.fact_checker import FactChecker

WARDROBE_ENTERED: Final = 53


@fact(WARDROBE_ENTERED, sends_view=True)
class WardrobeEntered(Fact):
    """A seat was the first to join the wardrobe and changed roles; only it knows its new role."""

    seat: int = field(SEAT)
    role: str | None = field(ROLE, to="seat")


def wardrobe_entered(state: State, seat: int, role: int) -> None:
    """The first to join the wardrobe changed roles with the card left over or the stack (ROBE-1)."""
    if state.journal is not None:
        state.journal.append((WARDROBE_ENTERED, seat, role))
    state.table.put(SpecialCard(special_used=True))
    change_role(state, seat, role)


def _maze_changed(state: State) -> bool:
    """The first to join the wardrobe changes roles."""
    table, sealed = state.table, state.sealed
    if not is_joined_first(table):
        return False
    assert sealed is not None
    wardrobe_entered(state, table.to_move, sealed.left_over[-1])
    return True


def _compare_role(checker: FactChecker, fact: WardrobeEntered) -> None:
    checker.change_role(fact.seat, fact.role)


MODULE: Final[Module] = Module(
    "wardrobe",
    words="the wardrobe",
    rule="ROBE-1",
    clashes={"tournament": "there is no spare role to change into"},
    first_cell=SPECIAL_CELL,
    first_card="wardrobe",
    changes=("role_changes",),
    part=SpecialCard,
    facts=(WardrobeEntered,),
    fairness={WardrobeEntered: _compare_role},
    hooks=Hooks(maze_changed=_maze_changed),
)
