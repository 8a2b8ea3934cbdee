"""Facts of the veto (WC-19)."""

from __future__ import annotations

from typing import Final

from pyrite.game import hidden_card_history
from pyrite.game.asked import HAS_LET_PASS, NO_ANSWER
from pyrite.game.codec import SEAT, SEATS
from pyrite.game.declare import Fact, fact, field
from pyrite.game.facts.common import answered, to_discard
from pyrite.game.modules.veto.commands import VETO_CARD
from pyrite.game.modules.veto.state import VetoOfTurn
from pyrite.game.moves import card_of
from pyrite.game.state import State
from pyrite.game.table import NOBODY

WHETHER_VETO: Final = 6
"""The question whether a seat vetoes the card in play."""

VETO_ASKED: Final = 28


@fact(VETO_ASKED, silent=True)
class VetoAsked(Fact):
    """These seats may veto the card that was just played."""

    seats: tuple[int, ...] = field(SEATS)


def veto_asked(state: State, seats: tuple[int, ...]) -> None:
    """These seats may veto the card in play. Everyone sees who is asked, nobody sees the answers (WC-19b)."""
    if state.journal is not None:
        state.journal.append((VETO_ASKED, seats))
    state.table.question = WHETHER_VETO
    state.table.choices = seats


LET_PASS_NOTED: Final = 29


@fact(LET_PASS_NOTED, only_to="seat", silent=True)
class LetPassNoted(Fact):
    """A seat lets the card in play pass; only that seat sees this fact."""

    seat: int = field(SEAT)


def let_pass_noted(state: State, seat: int) -> None:
    """A seat lets the card in play pass."""
    if state.journal is not None:
        state.journal.append((LET_PASS_NOTED, seat))
    own = state.privates[seat]
    assert own is not None  # only this seat sees the fact
    own.put_at(state.table.rules.answer_place, HAS_LET_PASS)


UNOPPOSED: Final = 30


@fact(UNOPPOSED, silent=True)
class Unopposed(Fact):
    """Nobody vetoed the card in play; it takes effect."""


def unopposed(state: State) -> None:
    """Nobody vetoed the card in play."""
    if state.journal is not None:
        state.journal.append((UNOPPOSED,))
    _close_veto(state)


VETOED: Final = 31


@fact(VETOED, sends_view=True)
class Vetoed(Fact):
    """A seat vetoed the card in play; both cards were discarded, and the turn is over."""

    seat: int = field(SEAT)


def vetoed(state: State, seat: int) -> None:
    """A seat vetoed the card in play: that card, then the veto, were discarded (TURN-6)."""
    if state.journal is not None:
        state.journal.append((VETOED, seat))
    _close_veto(state)
    table = state.table
    if table.rules.cards_are_tracked:
        table.card_history.append((hidden_card_history.PLAYED, seat, VETO_CARD))
    to_discard(state, card_of(table.in_play), card_of(table.in_play))
    to_discard(state, VETO_CARD, VETO_CARD)
    table.in_play = NOBODY
    for hook in table.rules.on_card_cancelled:
        hook(table)
    table.put(VetoOfTurn(vetoer=seat))
    table.last_card = seat
    table.hands[seat] -= 1
    own = state.privates[seat]
    if own is not None:
        own.hand.remove(VETO_CARD)


def _close_veto(state: State) -> None:
    answered(state.table)
    place = state.table.rules.answer_place
    for own in state.privates:
        if own is not None and own.parts[place] is not NO_ANSWER:
            own.put_at(place, NO_ANSWER)
