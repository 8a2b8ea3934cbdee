"""Gold: drawn, passed on, dealt, paid, stolen."""

from __future__ import annotations

from typing import Final

from pyrite.game import hidden_card_history
from pyrite.game.catalogue import KIND, THEFT
from pyrite.game.codec import AMOUNT, COUNT, NUGGETS, NUGGETS_LIST, SEAT
from pyrite.game.declare import NO_VIEWER, Fact, fact, field
from pyrite.game.facts.common import answered, to_discard
from pyrite.game.moves import WHICH_GOLD
from pyrite.game.state import State
from pyrite.game.table import NOBODY
from pyrite.game.thefts import remove_theft

_THEFT_CARD: Final = KIND["theft"]


GOLD_DRAWN: Final = 17


@fact(GOLD_DRAWN)
class GoldDrawn(Fact):
    """Gold cards were drawn, to be passed from digger to digger."""

    nuggets: tuple[int | None, ...] = field(NUGGETS_LIST, to=NO_VIEWER)


def gold_drawn(state: State, nuggets: bytes) -> None:
    """Gold cards were drawn face down, to be passed from digger to digger (PAY-2)."""
    if state.journal is not None:
        state.journal.append((GOLD_DRAWN, nuggets))
    state.table.gold_pile -= len(nuggets)
    state.table.drafted = len(nuggets)
    state.table.gold_history += ((hidden_card_history.DRAWN, len(nuggets)),)
    if state.sealed is not None:
        del state.sealed.gold_pile[-len(nuggets) :]


GOLD_OFFERED: Final = 18


@fact(GOLD_OFFERED, silent=True)
class GoldOffered(Fact):
    """A seat was offered the drawn gold cards and takes one."""

    seat: int = field(SEAT)
    nuggets: tuple[int | None, ...] = field(NUGGETS_LIST, to="seat")


def gold_offered(state: State, seat: int, nuggets: bytes) -> None:
    """A seat was handed the drawn gold cards; it looks at them and takes one (PAY-2)."""
    if state.journal is not None:
        state.journal.append((GOLD_OFFERED, seat, nuggets))
    state.table.asked = seat
    state.table.question = WHICH_GOLD
    state.table.gold_history += ((hidden_card_history.OFFERED, seat),)
    own = state.privates[seat]
    if own is not None:
        own.offer = nuggets
        own.offers += (nuggets,)


GOLD_TAKEN: Final = 19


@fact(GOLD_TAKEN)
class GoldTaken(Fact):
    """A seat took a gold card; only that seat knows its value."""

    seat: int = field(SEAT)
    nuggets: int | None = field(NUGGETS, to="seat")


def gold_taken(state: State, seat: int, nuggets: int) -> None:
    """A seat took one of the drawn gold cards; only it knows which (PAY-5)."""
    if state.journal is not None:
        state.journal.append((GOLD_TAKEN, seat, nuggets))
    table = state.table
    answered(table)
    table.drafted -= 1
    table.gold_cards[seat] += 1
    table.gold_history += ((hidden_card_history.TOOK, seat),)
    own = state.privates[seat]
    if own is not None:
        own.gold.append(nuggets)
        own.offer = b""


GOLD_DEALT: Final = 20


@fact(GOLD_DEALT)
class GoldDealt(Fact):
    """A seat drew gold cards for the sum due; ``paid`` is less only if no set of cards makes that sum."""

    seat: int = field(SEAT)
    due: int = field(COUNT)
    paid: int = field(COUNT)
    nuggets: tuple[int | None, ...] = field(NUGGETS_LIST, to="seat")
    pile: tuple[int | None, ...] = field(NUGGETS_LIST, to=NO_VIEWER)


def gold_dealt(state: State, seat: int, due: int, paid: int, nuggets: bytes, pile: bytes) -> None:
    """A seat drew gold cards for the sum due to it (PAY-6); ``pile`` is the rest of the pile, in order."""
    if state.journal is not None:
        state.journal.append((GOLD_DEALT, seat, due, paid, nuggets, pile))
    state.table.gold_pile = len(pile)
    state.table.gold_cards[seat] += len(nuggets)
    state.table.gold_history += ((hidden_card_history.DEALT, seat, len(nuggets), due, paid),)
    own = state.privates[seat]
    if own is not None:
        own.gold += nuggets
    if state.sealed is not None:
        state.sealed.gold_pile = bytearray(pile)


TOKENS_PAID: Final = 21


@fact(TOKENS_PAID)
class TokensPaid(Fact):
    """A seat was paid in tokens."""

    seat: int = field(SEAT)
    tokens: int = field(AMOUNT)


def tokens_paid(state: State, seat: int, tokens: int) -> None:
    """A seat was paid in tokens, in the open (VAR-4)."""
    if state.journal is not None:
        state.journal.append((TOKENS_PAID, seat, tokens))
    table = state.table
    table.tokens[seat] += tokens
    if tokens < 0:  # a dragon takes gold only from a seat that has some (NEWG-2)
        hidden_card_history.note_could_pay(table, seat, 0)


NOTHING_TO_LOSE: Final = 55


@fact(NOTHING_TO_LOSE)
class NothingToLose(Fact):
    """A seat turned a dragon over and had no gold to lose (NEWG-2)."""

    seat: int = field(SEAT)


def nothing_to_lose(state: State, seat: int) -> None:
    """A dragon was turned over, and the seat had no gold to lose (NEWG-2)."""
    if state.journal is not None:
        state.journal.append((NOTHING_TO_LOSE, seat))
    hidden_card_history.note_could_not_pay(state.table, seat, 1)


NOTHING_TO_PICK: Final = 56


@fact(NOTHING_TO_PICK)
class NothingToPick(Fact):
    """A seat gets a token, because the pile has no gold card of one nugget left (CHEST-5)."""

    seat: int = field(SEAT)


def nothing_to_pick(state: State, seat: int) -> None:
    """The gold pile has no card of one nugget left (CHEST-5)."""
    if state.journal is not None:
        state.journal.append((NOTHING_TO_PICK, seat))
    state.table.gold_history += ((hidden_card_history.NO_ONES,),)


STOLE: Final = 26


@fact(STOLE)
class Stole(Fact):
    """A thief took one gold from a victim, or nothing; the theft card was discarded."""

    seat: int = field(SEAT)
    victim: int | None = field(SEAT)


def stole(state: State, seat: int, victim: int) -> None:
    """A thief took one gold from ``victim``, or nothing; the theft card was discarded (S2-27)."""
    if state.journal is not None:
        state.journal.append((STOLE, seat, victim))
    table = state.table
    answered(table)
    if victim != NOBODY:
        table.tokens[victim] -= 1
        table.tokens[seat] += 1
    table.fronts[seat] &= ~THEFT
    remove_theft(table, seat)
    to_discard(state, _THEFT_CARD, _THEFT_CARD)


TOKENS_MOVED: Final = 41


@fact(TOKENS_MOVED)
class TokensMoved(Fact):
    """A seat paid another in tokens."""

    giver: int = field(SEAT)
    taker: int = field(SEAT)
    tokens: int = field(COUNT)


def tokens_moved(state: State, giver: int, taker: int, tokens: int) -> None:
    """A seat paid tokens to another (TOLL-2)."""
    if state.journal is not None:
        state.journal.append((TOKENS_MOVED, giver, taker, tokens))
    state.table.tokens[giver] -= tokens
    state.table.tokens[taker] += tokens


GOLD_PICKED: Final = 49


@fact(GOLD_PICKED)
class GoldPicked(Fact):
    """A seat got a gold card of one nugget from the pile, which was shuffled afterwards."""

    seat: int = field(SEAT)
    pile: tuple[int | None, ...] = field(NUGGETS_LIST, to=NO_VIEWER)


def gold_picked(state: State, seat: int, pile: bytes) -> None:
    """A seat got a gold card of one nugget face up; the pile was shuffled afterwards (CHEST-5)."""
    if state.journal is not None:
        state.journal.append((GOLD_PICKED, seat, pile))
    state.table.gold_pile = len(pile)
    state.table.gold_cards[seat] += 1
    state.table.gold_history += ((hidden_card_history.PICKED, seat),)
    own = state.privates[seat]
    if own is not None:
        own.gold.append(1)
    if state.sealed is not None:
        state.sealed.gold_pile = bytearray(pile)
