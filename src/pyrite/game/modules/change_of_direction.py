"""The change of direction: reverses the direction of play for the rest of the round (WC-20)."""

from __future__ import annotations

from typing import Final

from pyrite.game.cards.card import Card
from pyrite.game.codec import SEAT
from pyrite.game.declare import Command, Fact, command, fact, field
from pyrite.game.module import Module
from pyrite.game.moves import VERB_BITS
from pyrite.game.number_row import NumberRow
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import Table

CHANGE_OF_DIRECTION: Final = 85  # the kind of the card
CHANGE_DIRECTION: Final = 15  # verb


@command(CHANGE_DIRECTION, rule="WC-20", plays=CHANGE_OF_DIRECTION)
class ChangeDirection(Command):
    """Reverse the direction of play (WC-20)."""


DIRECTION_CHANGED: Final = 27


@fact(DIRECTION_CHANGED, silent=True, sends_view=True)
class DirectionChanged(Fact):
    """The direction of play was reversed."""

    seat: int = field(SEAT)


def direction_changed(state: State, seat: int) -> None:
    """The direction of play is reversed for the rest of the round (WC-20)."""
    if state.journal is not None:
        state.journal.append((DIRECTION_CHANGED, seat))
    state.table.direction = -state.table.direction


_MOVE: Final = CHANGE_DIRECTION << VERB_BITS


class DirectionCard(Card):
    """Reverses the direction of play."""

    __slots__ = ()

    def moves(self, table: Table, seat: int, own: Private, kind: int, found: NumberRow) -> None:
        """It can always be played."""
        found.append(_MOVE)

    def why_not(self, table: Table, seat: int, own: Private, details: int) -> Refusal | None:
        """Nothing forbids it."""
        return None

    def play(self, state: State, seat: int, details: int) -> None:
        """Reverse the direction of play."""
        direction_changed(state, seat)


MODULE: Final[Module] = Module(
    "change_of_direction",
    words="the change of direction",
    rule="WC-20",
    action_cards={"change of direction": CHANGE_OF_DIRECTION},
    deck={"change of direction": 1},
    changes=("direction",),
    commands=(ChangeDirection,),
    facts=(DirectionChanged,),
    cards={ChangeDirection: DirectionCard()},
)
