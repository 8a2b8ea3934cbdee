"""Tracks: which way hidden cards went, as everyone at the table could follow them.

A careful player remembers who swapped hands with whom, who took a card out of the discard
pile, who passed and how many cards lay on the pile then. The table keeps it as two lists of
steps, one for the cards of a round and one for the gold cards of the game; what a seat saw of
the cards in its own steps is kept with that seat, in the same order. `pyrite.game.imagine`
walks them again to find out what a viewer can be sure of (INFO-4). Nothing else reads them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from pyrite.game.state import State
    from pyrite.game.table import Table

Step = tuple[Any, ...]
"""One of the numbers below, then what belongs to it."""

# ---------------------------------------------------------------- cards (Table.tracks, Private.handled)

BEGAN: Final = 0  # hands, pile: how many cards each seat held, and what all knew of the discard pile
DISCARDED_FACE_DOWN: Final = 1  # seat, count: cards went from a hand face down to the pile; the seat knows which
PLAYED: Final = 2  # seat, card: a card left a hand for all to see
DISCARDED_FACE_UP: Final = 3  # card: a card that all have seen went to the pile
DREW: Final = 4  # seat, count: cards came from the deck into a hand
SWAPPED: Final = 5  # seat, other: two hands changed places; both know both hands, the first seat's first
CARD_TAKEN: Final = 6  # seat, other: a card went from the other's hand to the seat's; both know which
KEPT: Final = 7  # seat, from_deck, count: of the top cards a seat kept one; it knows them all, and which
SHUFFLED: Final = 8  # the pile was shuffled
BURIED: Final = 9  # count: cards went unseen from the deck to the pile
LACKED: Final = 10  # seat, tokens, gold cards, 3 x cards: it held none of these that cost 0, 1, 2 gold to lay
HELD: Final = 11  # the same: it held one of these
COULD_PLAY: Final = 12  # the same: it passes, and with one of these it could have played; it knows whether (END-1)
PASSES_CLEARED: Final = 13  # no pass: those before it no longer count towards the end of the round
ROUND_CONTINUED: Final = 14  # out (a bit per seat): the next turn began, so somebody else was not forced to pass
ALL_FORCED: Final = 15  # out: all others were, and the round ended
SOMEBODY_HELD: Final = 16  # each as in HELD: one of these seats held one of its cards


def start_card_history(state: State) -> None:
    """Begin anew: what is known of hidden cards is what lies on the table now."""
    table = state.table
    table.card_history = [(BEGAN, bytes(table.hands), bytes(table.discard))]
    for own in state.privates:
        if own is not None:
            own.seen_cards = ()


# ---------------------------------------------------------------- gold cards (Table.takings, Private.offers)

OWNED: Final = 0  # counts: how many gold cards each seat had
DRAWN: Final = 1  # count: gold cards are drawn to go round
OFFERED: Final = 2  # seat: it looks at those that are left
TOOK: Final = 3  # seat: it took one of them
DEALT: Final = 4  # seat, count, due, paid: it drew so many gold cards, together worth what was paid
PICKED: Final = 5  # seat: it got a gold card of one nugget in the open
NO_ONES: Final = 6  # there was no gold card of one nugget left in the pile
AT_LEAST: Final = 7  # seat, sum: its gold cards are together worth so much or more
AT_MOST: Final = 8  # seat, sum: or less


def start_gold_history(state: State) -> None:
    """Begin anew: all that is known of gold cards is how many each seat has, and its own; none is overdrawn."""
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
    """A seat has shown that its purse holds so much: what its tokens do not cover, its gold cards do (PAY-5)."""
    missing = price - table.tokens[seat]
    if missing > table.gold_cards[seat]:  # each is worth one at least
        table.gold_history += ((AT_LEAST, seat, missing),)


def note_could_not_pay(table: Table, seat: int, price: int) -> None:
    """A seat has shown that its purse holds less than that."""
    table.gold_history += ((AT_MOST, seat, price - 1 - table.tokens[seat]),)
