"""Facts of the path specialist (WC-22)."""

from __future__ import annotations

from typing import Final

from pyrite.game import hidden_card_history
from pyrite.game.codec import CARDS, SEAT
from pyrite.game.declare import Fact, fact, field
from pyrite.game.modules.path_specialist.state import Specialist
from pyrite.game.state import State
from pyrite.game.table import NOBODY

SPECIALIST_CALLED: Final = 33


@fact(SPECIALIST_CALLED, silent=True, sends_view=True)
class SpecialistCalled(Fact):
    """A seat lays two tunnels in this turn."""

    seat: int = field(SEAT)


def specialist_called(state: State, seat: int) -> None:
    """A seat lays two tunnels in this turn and draws for these, not for the specialist (WC-22)."""
    if state.journal is not None:
        state.journal.append((SPECIALIST_CALLED, seat))
    table = state.table
    table.in_play = NOBODY
    table.draws = 0
    table.put(Specialist(specialist=3))


NOTHING_TO_LAY: Final = 54


@fact(NOTHING_TO_LAY)
class NothingToLay(Fact):
    """A path specialist cannot lay the second tunnel (WC-22).

    Everyone sees which tunnels could have been laid, by their price in gold, and so knows that this hand has none.
    """

    seat: int = field(SEAT)
    free: tuple[str | None, ...] = field(CARDS)
    for_one: tuple[str | None, ...] = field(CARDS)
    for_two: tuple[str | None, ...] = field(CARDS)


def nothing_to_lay(state: State, seat: int, free: bytes, for_one: bytes, for_two: bytes) -> None:
    """A path specialist has no second tunnel to lay: none of these cards is in that hand (WC-22)."""
    if state.journal is not None:
        state.journal.append((NOTHING_TO_LAY, seat, free, for_one, for_two))
    table = state.table
    table.put(Specialist(specialist=1))
    purse = (table.tokens[seat], table.gold_cards[seat])
    table.card_history.append((hidden_card_history.LACKED, seat, *purse, (free, for_one, for_two)))


SOMETHING_TO_LAY: Final = 57


@fact(SOMETHING_TO_LAY, silent=True)
class SomethingToLay(Fact):
    """A path specialist was vetoed. It needs a tunnel that can be laid, so this hand has one (WC-22)."""

    seat: int = field(SEAT)
    free: tuple[str | None, ...] = field(CARDS)
    for_one: tuple[str | None, ...] = field(CARDS)
    for_two: tuple[str | None, ...] = field(CARDS)


def something_to_lay(state: State, seat: int, free: bytes, for_one: bytes, for_two: bytes) -> None:
    """A path specialist was vetoed: one of these cards is in that hand (WC-22)."""
    if state.journal is not None:
        state.journal.append((SOMETHING_TO_LAY, seat, free, for_one, for_two))
    table = state.table
    purse = (table.tokens[seat], table.gold_cards[seat])
    table.card_history.append((hidden_card_history.HELD, seat, *purse, (free, for_one, for_two)))
