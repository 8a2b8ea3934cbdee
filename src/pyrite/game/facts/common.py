"""Steps that several facts share."""

from __future__ import annotations

from pyrite.game import hidden_card_history
from pyrite.game.facts.ends import note_that_somebody_can_play
from pyrite.game.in_order import remove_card
from pyrite.game.moves import NOTHING
from pyrite.game.state import State
from pyrite.game.table import NOBODY, Table


def answered(table: Table) -> None:
    """The open question is answered: no seat is asked any more."""
    table.question = NOTHING
    table.asked = NOBODY
    table.choices = ()


def clear_turn_of_hidden_parts(state: State) -> None:
    """Clear what lasts one turn in the hidden state of modules."""
    for own in state.privates:
        if own is not None:
            own.clear_turn()
    if state.sealed is not None:
        state.sealed.clear_turn()


def discard_face_down(state: State, seat: int, cards: bytes) -> None:
    """A seat discards cards from its hand face down (TURN-4)."""
    table, count = state.table, len(cards)
    if not table.discard:
        note_that_somebody_can_play(table)  # a trove can be played from now on
    answered(table)
    table.last_card = table.drawer = seat
    table.hands[seat] = table.hands[seat] - count
    own, sealed = state.privates[seat], state.sealed
    if table.keeps_history:
        table.card_history.append((hidden_card_history.DISCARDED_FACE_DOWN, seat, count))
        if own is not None:
            own.seen_cards += (cards,)
            own.discarded += cards
    for card in cards:
        if own is not None:
            remove_card(own.hand, card)
        if sealed is not None:
            sealed.discard.append(card)
        table.discard.append(0)


def to_discard(state: State, card: int, seen: int) -> None:
    """Put a card on the discard pile; ``seen`` is its public face, 0 if it is face down."""
    table = state.table
    table.discard.append(seen)
    if seen and table.rules.cards_are_tracked and table.keeps_history:
        table.card_history.append((hidden_card_history.DISCARDED_FACE_UP, seen))
    if state.sealed is not None:
        state.sealed.discard.append(card)
