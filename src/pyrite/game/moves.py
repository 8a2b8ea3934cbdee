"""Moves: the integer form of commands, ``verb << 24 | details``.

The numbering is arithmetic, so the moves of a set-up need no stored table.
`pyrite.game.commands` converts moves to commands. Legal moves are listed in rising order.
"""

from __future__ import annotations

from typing import Final

VERB_BITS: Final = 24
"""How many bits of details are below the verb of a move."""
DETAILS: Final = (1 << VERB_BITS) - 1
"""The mask of the details of a move."""

CARD_VERBS: Final = range(32)
"""Verbs that play a card in a turn. They are ordered like the kinds of cards: moves are listed card by card."""
ACTION_VERBS: Final = range(32, 40)
"""Verbs of a turn that play no card."""
ANSWER_VERBS: Final = range(40, 63)
"""Verbs of answers to questions within a turn or at the end of a round."""

# Verbs of the base game and Saboteur 2, with the details of their moves. Modules have others.
LAY_TUNNEL: Final = 0  # cell << 7 | piece
READ_MAP: Final = 1  # goal
ROCKFALL: Final = 3  # cell
SABOTAGE: Final = 4  # card << 4 | seat
REPAIR: Final = 5  # (card << 4 | seat) << 2 | tool
PLAN_THEFT: Final = 6
HANDS_OFF: Final = 7  # seat
TRAP: Final = 8  # seat
FREE: Final = 9  # seat
INSPECT: Final = 10  # seat
SWAP_HATS: Final = 11  # seat
SWAP_HANDS: Final = 12  # seat
PASS: Final = 32  # up to three cards in rising order, seven bits each
DISCARD_TWO: Final = 33  # (seat << 3 | which card in front) << 14 | two cards, seven bits each
TURN_GOAL: Final = 40  # goal
OPEN_CHEST: Final = 41  # chest
LAY_GOAL: Final = 42  # the open sides of the card in the chosen orientation
TAKE_GOLD: Final = 43  # nuggets
STEAL: Final = 44  # seat, or NO_SEAT to steal nothing
KEEP_CARD: Final = 48  # card

NO_SEAT: Final = 15

CARD_PLAYED: Final = [0] * 64
"""The card that each verb plays, if it is always the same, else 0. `add_commands` fills it.

No verb is 63: this entry is that of NOBODY."""


def card_of(move: int) -> int:
    """The kind of the card that a move plays; 0 for one that plays none."""
    verb = move >> VERB_BITS
    if verb == LAY_TUNNEL:
        return (move & 127) >> 1
    if verb == SABOTAGE:
        return (move & DETAILS) >> 4
    if verb == REPAIR:
        return (move & DETAILS) >> 6
    return CARD_PLAYED[verb]


ONE_CARD: Final = tuple([bytes((kind,)) for kind in range(128)])
"""A bytes object with one card, for each kind."""


def cards_in(details: int, max_cards: int) -> bytes:
    """The cards listed in the details of a pass (three at most) or of discarding two."""
    first = details >> 7 * (max_cards - 1)
    if 0 < first < 128 and first << 7 * (max_cards - 1) == details:
        return ONE_CARD[first]  # most passes discard one card
    cards = b""
    for shift in range(7 * (max_cards - 1), -1, -7):
        card = details >> shift & 127
        if card:
            cards += ONE_CARD[card]
    return cards


def move(verb: int, details: int) -> int:
    """The number of a move."""
    return verb << VERB_BITS | details


# Numbers of questions (`pyrite.game.question`). Modules have others.
NOTHING: Final = 0
TURN: Final = 1
WHICH_GOAL: Final = 2
WHICH_ORIENTATION: Final = 3
WHICH_GOLD: Final = 4
WHICH_VICTIM: Final = 5
WHICH_CARD: Final = 8

CHEST: Final = 16
"""Where goals and chests share one numbering, chests begin here; goals begin at 0."""
