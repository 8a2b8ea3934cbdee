"""The public history of hidden cards: how they moved, as far as everyone could see.

A careful player remembers who swapped hands with whom, who took a card from the discard pile,
who passed and how many cards were on the pile then. The table stores this as two lists of
steps: `Table.card_history` for the cards of a round, `Table.gold_history` for the gold cards of
the game. The cards that a seat saw in its own steps are stored with that seat, in the same order.
Only `pyrite.game.imagine` reads these lists, to find out what a viewer can know (INFO-4).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from pyrite.game.state import State
    from pyrite.game.table import Table

Step = tuple[Any, ...]
"""One of the numbers below, then its details."""

# ---------------------------------------------------------------- cards (Table.card_history, Private.seen_cards)

BEGAN: Final = 0  # hands, pile: how many cards each seat held, and the public faces of the discard pile
DISCARDED_FACE_DOWN: Final = 1  # seat, count: cards of a hand were discarded; the seat knows which
PLAYED: Final = 2  # seat, card: a card was played from a hand
DISCARDED_FACE_UP: Final = 3  # card: a card that everyone has seen was discarded
DREW: Final = 4  # seat, count: cards were drawn from the deck
SWAPPED: Final = 5  # seat, other: two hands were swapped; both seats know both hands, the first seat's first
CARD_TAKEN: Final = 6  # seat, other: the seat drew a card from the other hand; both know which
KEPT: Final = 7  # seat, from_deck, count: a seat kept one of the top cards; it knows all of them and which it kept
SHUFFLED: Final = 8  # the pile was shuffled
BURIED: Final = 9  # count: cards of the deck were discarded unseen
LACKED: Final = 10  # seat, tokens, gold cards, 3 x cards: it held none of these, which cost 0, 1, 2 gold to lay
HELD: Final = 11  # same details: it held one of these
COULD_PLAY: Final = 12  # same details: it passes; with one of these it could have played (END-1)
PASSES_CLEARED: Final = 13  # the turn was not a pass: earlier passes no longer count towards the end of the round
ROUND_CONTINUED: Final = 14  # out (a bit per seat): the next turn began, so somebody else was not forced to pass
ALL_FORCED: Final = 15  # out: all others were forced to pass, and the round ended
SOMEBODY_HELD: Final = 16  # details of HELD for several seats: one of them held one of its cards


def start_card_history(state: State) -> None:
    """Start a new history of the hidden cards: only the present table is known."""
    table = state.table
    table.card_history = [(BEGAN, bytes(table.hands), bytes(table.discard))]
    for own in state.privates:
        if own is not None:
            own.seen_cards = ()


# ---------------------------------------------------------------- gold cards (Table.gold_history, Private.offers)

OWNED: Final = 0  # counts: how many gold cards each seat had
DRAWN: Final = 1  # count: gold cards were drawn, to be passed on
OFFERED: Final = 2  # seat: it looks at the gold cards that are left
TOOK: Final = 3  # seat: it took one of them
DEALT: Final = 4  # seat, count, due, paid: it drew ``count`` gold cards that are together worth ``paid``
PICKED: Final = 5  # seat: it got a gold card of one nugget face up
NO_ONES: Final = 6  # there was no gold card of one nugget left in the pile
AT_LEAST: Final = 7  # seat, sum: its gold cards are together worth ``sum`` or more
AT_MOST: Final = 8  # seat, sum: its gold cards are together worth ``sum`` or less


def start_gold_history(state: State) -> None:
    """Start a new history of the gold cards: only their counts are known, and that no seat's gold is negative."""
    table = state.table
    table.gold_history = ((OWNED, bytes(table.gold_cards)),)
    for seat in range(table.rules.players):
        note_could_pay(table, seat, 0)
    if table.drafted:
        table.gold_history += ((DRAWN, table.drafted), (OFFERED, table.asked))
    for own in state.privates:
        if own is not None:
            own.offers = (own.offer,) if own.offer else ()


def note_could_pay(table: Table, seat: int, price: int) -> None:
    """A seat has shown that it can pay a price; its gold cards cover what its tokens do not (PAY-5)."""
    missing = price - table.tokens[seat]
    if missing > table.gold_cards[seat]:  # each card is worth at least one
        table.gold_history += ((AT_LEAST, seat, missing),)


def note_could_not_pay(table: Table, seat: int, price: int) -> None:
    """A seat has shown that it cannot pay a price."""
    table.gold_history += ((AT_MOST, seat, price - 1 - table.tokens[seat]),)
