"""Takes back role changes and goal swaps, from an imagined world to the deal of its round.

A change of one role with the stack is found by itself. What else moves roles or goals, or keeps a choice in a
private part, is taken back by its module: ``UNDO`` in ``tests/modules/test_NAME.py`` has a function for each such
fact. It gets the roles and goals as they were after the fact, the fact, and how many facts of its kind and seat
were earlier in the round. It returns the fields of the command that the imagined world chooses otherwise.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from pyrite.game.modules import MODULES
from pyrite.game.state import Private, RawFact, Sealed, State
from tests.modules.scenarios import undo_functions
from tests.properties.moved_cards import Unfollowed, described
from tests.properties.past_hands import Impossible

Choice = Mapping[str, Any]
"""Fields of a command, with the values that lead to the imagined world."""


class PastDeal:
    """Roles and goals before some facts of the round, in an imagined world."""

    def __init__(self, world: State) -> None:
        assert world.sealed is not None
        self.world = world
        self.sealed: Sealed = world.sealed
        privates = [own for own in world.privates if own is not None]
        self.roles = [[*(role for role, _ in own.former), own.role] for own in privates]
        """By seat: its roles so far, the first one first."""
        self.stack = world.sealed.left_over
        self.goals = bytearray(world.sealed.goals)
        self.outcomes: dict[str, bytes] = {}
        """By the last word of its label: what a shuffle in this round gives."""

    def own(self, seat: int) -> Private:
        """What a seat knows in the imagined world."""
        own = self.world.privates[seat]
        assert own is not None
        return own

    def take_back(self, facts: Sequence[RawFact], changed: Sequence[int]) -> Choice:
        """Take back the last of the facts of a round, which gave these seats roles of the stack."""
        fact = facts[-1]
        undo = undo_by_number().get(fact[0])
        if undo is not None:
            return undo(self, fact, sum(1 for each in facts[:-1] if each[:2] == fact[:2]))
        for seat in changed:
            self.take_back_role(seat)
        return {}

    def take_back_role(self, seat: int) -> None:
        """A seat had put its role under the stack and taken the top one."""
        new = self.roles[seat].pop()
        if self.stack[0] != self.roles[seat][-1]:
            raise Impossible("a role that was put under the stack is not there")
        self.stack = self.stack[1:] + bytes((new,))

    def first_roles(self) -> bytes:
        """The roles that were dealt."""
        if any(len(each) != 1 for each in self.roles):
            raise Impossible("the world has more role changes than the facts")
        return bytes(each[0] for each in self.roles)


Undo = Callable[[PastDeal, RawFact, int], Choice]


@cache
def undo_by_number() -> Mapping[int, Undo]:
    """By the number of a fact: the function that takes it back."""
    return {kind.number: undo for name in MODULES for kind, undo in undo_functions(name).items()}


def changed_roles(before: State, after: State, fact: RawFact) -> list[int]:
    """The seat that a fact gives a role of the stack, if any; raise if nothing tells how to take the fact back."""
    pairs = list(zip(before.privates, after.privates, strict=True))
    changed = [seat for seat, (there, here) in enumerate(pairs) if _former(there) != _former(here)]
    assert before.sealed is not None
    assert after.sealed is not None
    moved = [
        *(
            ["roles"]
            if len(changed) > 1 or (before.sealed.left_over != after.sealed.left_over and not changed)
            else []
        ),
        *(["goals"] if before.sealed.goals != after.sealed.goals else []),
    ]
    if moved and fact[0] not in undo_by_number():
        raise Unfollowed(
            f"{described(fact)} moves {' and '.join(moved)}: UNDO in the test file of the module must say how an "
            "imagined past takes that back (tests/properties/past_deal.py)"
        )
    return changed


def _former(own: Private | None) -> int:
    return len(own.former) if own is not None else 0
