"""The change of direction: reverses the direction of play for the rest of the round (WC-20)."""

from __future__ import annotations

from typing import Final

from pyrite.game.cards import Card
from pyrite.game.codec import SEAT
from pyrite.game.declare import Command, Fact, command, fact, field
from pyrite.game.module import Hooks, Module
from pyrite.game.moves import VERB_BITS
from pyrite.game.part import ROUND, Observed, Part, Text, part, state
from pyrite.game.refusal import BadInput, Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import Table

CHANGE_OF_DIRECTION: Final = 85
CHANGE_DIRECTION: Final = 15


@command(CHANGE_DIRECTION, rule="WC-20", plays=CHANGE_OF_DIRECTION)
class ChangeDirection(Command):
    """Reverse the direction of play (WC-20)."""


def _read_direction(text: str, table: Table) -> int:
    if text not in ("clockwise", "widdershins"):
        raise BadInput("The direction is clockwise or widdershins.")
    return 1 if text == "clockwise" else -1


@part
class Direction(Part):
    """The direction of play."""

    direction: int = state(
        default=1,
        lasts=ROUND,
        text=Text(lambda direction, table: "widdershins", _read_direction),
        observed=Observed(("play runs counterclockwise",), lambda way, table: ((0, 0, int(way < 0)),)),
    )
    """1 while play runs clockwise, -1 while it runs the other way."""


def _direction(table: Table) -> int:
    return table.part(Direction).direction


DIRECTION_CHANGED: Final = 27


@fact(DIRECTION_CHANGED, silent=True)
class DirectionChanged(Fact):
    """The direction of play was reversed."""

    seat: int = field(SEAT)


def direction_changed(state: State, seat: int) -> None:
    """The direction of play is reversed for the rest of the round (WC-20)."""
    if state.journal is not None:
        state.journal.append((DIRECTION_CHANGED, seat))
    state.table.put(Direction(direction=-state.table.direction()))


_MOVE: Final = CHANGE_DIRECTION << VERB_BITS


def moves(table: Table, seat: int, own: Private, kind: int, found: list[int]) -> None:
    """It can always be played."""
    found.append(_MOVE)


def why_not(table: Table, seat: int, own: Private, details: int) -> Refusal | None:
    """Nothing forbids it."""
    return None


def play(state: State, seat: int, details: int) -> None:
    """Reverse the direction of play."""
    direction_changed(state, seat)


MODULE: Final[Module] = Module(
    "change_of_direction",
    words="the change of direction",
    rule="WC-20",
    action_cards={"change of direction": CHANGE_OF_DIRECTION},
    deck={"change of direction": 1},
    part=Direction,
    commands=(ChangeDirection,),
    facts=(DirectionChanged,),
    cards={ChangeDirection: Card(moves, why_not, play)},
    hooks=Hooks(direction=_direction),
)
