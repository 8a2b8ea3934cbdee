"""Cards that move: played, discarded, drawn, put in front of a player, swapped."""

from __future__ import annotations

from typing import Final

from pyrite.game import hidden_card_history
from pyrite.game.catalogue import FRONT_BITS, KIND
from pyrite.game.codec import CARD, CARDS, SEAT, SECRET_FLAG
from pyrite.game.commands import COMMAND, Free, HandsOff, Repair, SwapHands
from pyrite.game.declare import Command, Fact, fact, field
from pyrite.game.facts.common import answered, discard_face_down, to_discard
from pyrite.game.facts.ends import clear_forced_passes, note_pass, note_that_somebody_can_play
from pyrite.game.in_order import drop_last, insert_card, remove_card
from pyrite.game.moves import card_of
from pyrite.game.state import State
from pyrite.game.table import NOBODY
from pyrite.game.thefts import add_theft, remove_theft

_THEFT_CARD: Final = KIND["theft"]


CARD_PLAYED: Final = 5


@fact(CARD_PLAYED)
class CardPlayed(Fact):
    """A card was played, with its public targets."""

    seat: int = field(SEAT)
    command: Command = field(COMMAND)


def card_played(state: State, seat: int, move: int) -> None:
    """A card was played face up, with its targets."""
    if state.journal is not None:
        state.journal.append((CARD_PLAYED, seat, move))
    table = state.table
    rules = table.rules
    if rules.on_card_played:
        for hook in rules.on_card_played:
            hook(table, seat, move)
    answered(table)
    table.in_play = move
    table.drawer = seat
    table.draws += 1
    table.last_card = seat
    table.hands[seat] = table.hands[seat] - 1
    if rules.cards_are_tracked and table.keeps_history:
        table.card_history.append((hidden_card_history.PLAYED, seat, card_of(move)))
    own = state.privates[seat]
    if own is not None:
        remove_card(own.hand, card_of(move))
    if rules.forced_passes_end_round:
        clear_forced_passes(state)


CARD_DISCARDED: Final = 6


@fact(CARD_DISCARDED, silent=True)
class CardDiscarded(Fact):
    """The card in play was discarded."""

    card: str | None = field(CARD)


def card_discarded(state: State, card: int) -> None:
    """The card in play took effect and was discarded (TURN-6)."""
    if state.journal is not None:
        state.journal.append((CARD_DISCARDED, card))
    table = state.table
    table.in_play = NOBODY
    if table.rules.on_card_discarded:
        for hook in table.rules.on_card_discarded:
            hook(table, card)
    to_discard(state, card, card)


PASSED: Final = 7


@fact(PASSED)
class Passed(Fact):
    """A seat discarded face down. Only that seat knows the cards, and whether the pass was forced (END-1).

    ``forced`` is only used with an empty deck in editions that count forced passes; otherwise it is false.
    """

    seat: int = field(SEAT)
    cards: tuple[str | None, ...] = field(CARDS, to="seat")
    forced: bool | None = field(SECRET_FLAG, to="seat", default=False)


def passed(state: State, seat: int, cards: bytes, forced: int) -> None:
    """A seat passed and discarded face down (TURN-4); ``forced`` is 2 if that counts towards the end (END-1)."""
    if state.journal is not None:
        state.journal.append((PASSED, seat, cards, forced))
    table = state.table
    if table.rules.round_may_end_early and not table.deck:
        note_pass(state, seat, len(cards), forced=forced == 2)
    discard_face_down(state, seat, cards)
    table.draws = len(cards)


DISCARDED_TWO: Final = 22


@fact(DISCARDED_TWO, sends_view=True)
class DiscardedTwo(Fact):
    """A seat discarded two cards face down to remove a card in front of a player."""

    seat: int = field(SEAT)
    cards: tuple[str | None, ...] = field(CARDS, to="seat")


def discarded_two(state: State, seat: int, cards: bytes) -> None:
    """A seat discarded two cards face down to remove a card in front of a player (S2-4)."""
    if state.journal is not None:
        state.journal.append((DISCARDED_TWO, seat, cards))
    note_that_somebody_can_play(state.table)
    discard_face_down(state, seat, cards)
    state.table.draws = 1
    clear_forced_passes(state)


DREW: Final = 8


@fact(DREW, silent=True)
class Drew(Fact):
    """A seat drew from the deck; only that seat knows what."""

    seat: int = field(SEAT)
    cards: tuple[str | None, ...] = field(CARDS, to="seat")


def drew(state: State, seat: int, cards: bytes) -> None:
    """A seat drew from the deck (TURN-2)."""
    if state.journal is not None:
        state.journal.append((DREW, seat, cards))
    table, count = state.table, len(cards)
    table.deck -= count
    table.hands[seat] = table.hands[seat] + count
    if seat == table.drawer:
        table.draws = 0
    if table.rules.cards_are_tracked and table.keeps_history:
        table.card_history.append((hidden_card_history.DREW, seat, count))
    own = state.privates[seat]
    if own is not None:
        for card in cards:
            insert_card(own.hand, card)
    sealed = state.sealed
    if sealed is not None:
        drop_last(sealed.deck, count)


PUT_IN_FRONT: Final = 9


@fact(PUT_IN_FRONT, silent=True)
class PutInFront(Fact):
    """The card in play was put in front of a seat."""

    seat: int = field(SEAT)
    card: str | None = field(CARD)


def put_in_front(state: State, seat: int, card: int) -> None:
    """The card in play stays in front of a seat."""
    if state.journal is not None:
        state.journal.append((PUT_IN_FRONT, seat, card))
    state.table.in_play = NOBODY
    state.table.fronts[seat] |= FRONT_BITS[card]
    if card == _THEFT_CARD:
        add_theft(state.table, seat)


TAKEN_FROM_FRONT: Final = 10


@fact(TAKEN_FROM_FRONT, said_by=(Repair, HandsOff, Free))
class TakenFromFront(Fact):
    """A card in front of a seat was discarded."""

    seat: int = field(SEAT)
    card: str | None = field(CARD)


def taken_from_front(state: State, seat: int, card: int) -> None:
    """A card in front of a seat was discarded."""
    if state.journal is not None:
        state.journal.append((TAKEN_FROM_FRONT, seat, card))
    state.table.fronts[seat] &= ~FRONT_BITS[card]
    if card == _THEFT_CARD:
        remove_theft(state.table, seat)
    to_discard(state, card, card)


HANDS_SWAPPED: Final = 25


@fact(HANDS_SWAPPED, said_by=(SwapHands,), sends_view=True)
class HandsSwapped(Fact):
    """Two seats swapped hands: what the first got, and what it gave."""

    seat: int = field(SEAT)
    other: int = field(SEAT)
    got: tuple[str | None, ...] = field(CARDS, to=("seat", "other"))
    given: tuple[str | None, ...] = field(CARDS, to=("seat", "other"))


def hands_swapped(state: State, seat: int, other: int, got: bytes, given: bytes) -> None:
    """Two seats swapped all their cards (S2-17)."""
    if state.journal is not None:
        state.journal.append((HANDS_SWAPPED, seat, other, got, given))
    state.table.drawer = other
    state.table.card_history.append((hidden_card_history.SWAPPED, seat, other))
    for whose, hand in ((seat, got), (other, given)):
        state.table.hands[whose] = len(hand)
        own = state.privates[whose]
        if own is not None:
            own.hand = bytearray(hand)
            own.seen_cards += (given, got)


CARD_TAKEN: Final = 50


@fact(CARD_TAKEN, sends_view=True)
class CardTaken(Fact):
    """A seat drew a card from another hand; only the two seats know which."""

    seat: int = field(SEAT)
    other: int = field(SEAT)
    card: str | None = field(CARD, to=("seat", "other"))


def card_taken(state: State, seat: int, other: int, card: int) -> None:
    """A seat drew a card from another's hand (CHEST-5)."""
    if state.journal is not None:
        state.journal.append((CARD_TAKEN, seat, other, card))
    answered(state.table)
    state.table.hands[other] -= 1
    state.table.hands[seat] += 1
    state.table.card_history.append((hidden_card_history.CARD_TAKEN, seat, other))
    giver, taker = state.privates[other], state.privates[seat]
    if giver is not None:
        giver.hand.remove(card)
        giver.seen_cards += (bytes((card,)),)
    if taker is not None:
        insert_card(taker.hand, card)
        taker.seen_cards += (bytes((card,)),)
