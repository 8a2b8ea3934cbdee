"""Deck and discard pile: cards looked at, kept, shuffled, buried (WC-18, CHEST-5)."""

from __future__ import annotations

from typing import Final

from pyrite.game import hidden_card_history
from pyrite.game.catalogue import FACE_DOWN
from pyrite.game.codec import CARD, CARDS, FLAG, SEAT
from pyrite.game.declare import NO_VIEWER, Fact, fact, field
from pyrite.game.facts.common import answered, to_discard
from pyrite.game.in_order import insert_card
from pyrite.game.moves import WHICH_CARD
from pyrite.game.state import State

CARDS_LIFTED: Final = 35


@fact(CARDS_LIFTED, sends_view=True)
class CardsLifted(Fact):
    """A seat looks at the top cards of the discard pile, or of the deck, and keeps one."""

    seat: int = field(SEAT)
    from_deck: bool = field(FLAG)
    cards: tuple[str | None, ...] = field(CARDS, to="seat")


def cards_lifted(state: State, seat: int, from_deck: bool, cards: bytes) -> None:
    """A seat looks at the top cards of the deck or of the discard pile and is asked which one it keeps."""
    if state.journal is not None:
        state.journal.append((CARDS_LIFTED, seat, from_deck, cards))
    table = state.table
    table.asked = seat
    table.question = WHICH_CARD
    table.choices = (int(from_deck), len(cards))
    own = state.privates[seat]
    if own is not None:
        own.lifted = cards


CARD_KEPT: Final = 36


@fact(CARD_KEPT, sends_view=True)
class CardKept(Fact):
    """A seat kept one of the cards it looked at; only it knows which."""

    seat: int = field(SEAT)
    from_deck: bool = field(FLAG)
    card: str | None = field(CARD, to="seat")


def card_kept(state: State, seat: int, from_deck: bool, card: int) -> None:
    """A seat keeps one of the cards it looked at (WC-18, CHEST-5).

    The rest return to the discard pile; cards from the deck are discarded face down.
    """
    if state.journal is not None:
        state.journal.append((CARD_KEPT, seat, from_deck, card))
    table, sealed, own = state.table, state.sealed, state.privates[seat]
    count = table.choices[1]
    answered(table)
    table.card_history.append((hidden_card_history.KEPT, seat, from_deck, count))
    table.hands[seat] += 1
    rest = b""
    if own is not None:
        remaining = bytearray(own.lifted)
        remaining.reverse()  # of equal cards, take the one nearest to the top
        remaining.remove(card)
        remaining.reverse()
        rest = bytes(remaining)
        own.seen_cards += (own.lifted, bytes((card,)))
        own.lifted = b""
        insert_card(own.hand, card)
    if from_deck:
        table.deck -= count
        if sealed is not None:
            del sealed.deck[-count:]
        for place in range(count - 1):
            to_discard(state, rest[place] if rest else FACE_DOWN, FACE_DOWN)
        if own is not None:
            own.discarded += rest
    else:
        # The other seats know only that one of these cards is gone.
        table.discard[-count:] = bytes(count - 1)
        table.draws = 0
        if sealed is not None:
            sealed.discard[-count:] = rest


DISCARD_SHUFFLED: Final = 52


@fact(DISCARD_SHUFFLED, sends_view=True)
class DiscardShuffled(Fact):
    """The discard pile was shuffled."""

    pile: tuple[str | None, ...] = field(CARDS, to=NO_VIEWER)


def discard_shuffled(state: State, pile: bytes) -> None:
    """The discard pile was shuffled: nobody knows its order any more (CHEST-5)."""
    if state.journal is not None:
        state.journal.append((DISCARD_SHUFFLED, pile))
    state.table.card_history.append((hidden_card_history.SHUFFLED,))
    state.table.discard = bytearray(len(pile))
    if state.sealed is not None:
        state.sealed.discard = bytearray(pile)


DECK_BURIED: Final = 51


@fact(DECK_BURIED, silent=True, sends_view=True)  # the line of the opened chest says how many
class DeckBuried(Fact):
    """The top cards of the deck were discarded face down."""

    cards: tuple[str | None, ...] = field(CARDS, to=NO_VIEWER)


def deck_buried(state: State, cards: bytes) -> None:
    """The top cards of the deck were discarded face down, unseen (CHEST-5)."""
    if state.journal is not None:
        state.journal.append((DECK_BURIED, cards))
    state.table.card_history.append((hidden_card_history.BURIED, len(cards)))
    state.table.deck -= len(cards)
    if state.sealed is not None:
        del state.sealed.deck[-len(cards) :]
    for card in cards:
        to_discard(state, card, FACE_DOWN)
