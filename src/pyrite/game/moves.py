"""Moves: inside the core an order is one small number, ``verb << 24 | details``.

The numbers are arithmetic, so a set-up has a fixed table of moves without storing it;
`pyrite.game.commands` gives each its name. Legal moves are listed in rising order.
"""

from __future__ import annotations

from typing import Final

from pyrite.game.catalogue import KIND

VERB_BITS: Final = 24
DETAILS: Final = (1 << VERB_BITS) - 1

# A turn: cards in the order of their kinds, so that moves listed card by card are in rising order.
LAY_TUNNEL: Final = 0  # cell << 7 | piece
READ_MAP: Final = 1  # goal
ROCKFALL: Final = 2  # cell
SABOTAGE: Final = 3  # card << 4 | seat
REPAIR: Final = 4  # (card << 4 | seat) << 2 | tool
PLAN_THEFT: Final = 5
HANDS_OFF: Final = 6  # seat
TRAP: Final = 7  # seat
FREE: Final = 8  # seat
INSPECT: Final = 9  # seat
SWAP_HATS: Final = 10  # seat
SWAP_HANDS: Final = 11  # seat
PASS: Final = 32  # up to three cards in rising order, seven bits each
DISCARD_TWO: Final = 33  # (seat << 3 | which card in front) << 14 | two cards, seven bits each
# Decisions within a turn or a round's end.
TURN_GOAL: Final = 40  # goal
LAY_GOAL: Final = 41  # piece
TAKE_GOLD: Final = 42  # nuggets
STEAL: Final = 43  # seat, or NO_SEAT to leave it

NO_SEAT: Final = 15

_OF_VERB: Final = {
    READ_MAP: KIND["map"],
    ROCKFALL: KIND["rockfall"],
    PLAN_THEFT: KIND["theft"],
    HANDS_OFF: KIND["hands off"],
    TRAP: KIND["trapped"],
    FREE: KIND["free"],
    INSPECT: KIND["inspection"],
    SWAP_HATS: KIND["hat swap"],
    SWAP_HANDS: KIND["hand swap"],
}
VERB_OF: Final = {kind: verb for verb, kind in _OF_VERB.items()}
"""The verb of each action card that has one of its own."""


def card_of(move: int) -> int:
    """The kind of the card that a move plays; 0 for one that plays none."""
    verb = move >> VERB_BITS
    if verb == LAY_TUNNEL:
        return (move & 127) >> 1
    if verb == SABOTAGE:
        return (move & DETAILS) >> 4
    if verb == REPAIR:
        return (move & DETAILS) >> 6
    return _OF_VERB.get(verb, 0)


def cards_in(details: int, most: int) -> bytes:
    """The cards listed in the details of a pass (most 3) or of discarding two."""
    cards = ((details >> shift) & 127 for shift in range(7 * (most - 1), -1, -7))
    return bytes(card for card in cards if card)


def move(verb: int, details: int) -> int:
    """The number of a move."""
    return verb << VERB_BITS | details


# What a seat can be asked for. The question is public: who is asked, and for what kind of thing (INFO-1).
NOTHING: Final = 0
TURN: Final = 1
WHICH_GOAL: Final = 2
WHICH_WAY: Final = 3
WHICH_GOLD: Final = 4
WHICH_VICTIM: Final = 5
QUESTIONS: Final = ("nothing", "turn", "goal", "orientation", "gold", "victim")
