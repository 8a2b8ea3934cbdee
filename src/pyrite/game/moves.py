"""Moves: the integer form of commands, ``verb << 24 | details``.

The numbering is arithmetic, so the moves of a set-up need no stored table.
`pyrite.game.commands` converts moves to commands. Legal moves are listed in rising order.
"""

from __future__ import annotations

from typing import Final

from pyrite.game.catalogue import KIND

VERB_BITS: Final = 24
"""How many bits of details are below the verb of a move."""
DETAILS: Final = (1 << VERB_BITS) - 1
"""The mask of the details of a move."""

# Verbs of a turn, ordered like the kinds of cards, so that moves listed card by card are in rising order.
LAY_TUNNEL: Final = 0  # cell << 7 | piece
READ_MAP: Final = 1  # goal
LOOK_IN_CHEST: Final = 2  # chest
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
SWAP_GOALS: Final = 13  # goal << 4 | goal
SEARCH_TROVE: Final = 14
CHANGE_DIRECTION: Final = 15
CALL_SPECIALIST: Final = 16
DETOUR: Final = 17  # cell << 7 | piece
PASS: Final = 32  # up to three cards in rising order, seven bits each
DISCARD_TWO: Final = 33  # (seat << 3 | which card in front) << 14 | two cards, seven bits each
STAND_DWARF: Final = 34  # (cell << 2 | which side) << 7 | card
ASK_TOLL: Final = 35  # cell << 4 | seat
# Answers to questions within a turn or at the end of a round.
TURN_GOAL: Final = 40  # goal
OPEN_CHEST: Final = 41  # chest
LAY_GOAL: Final = 42  # the open sides of the card in the chosen orientation
TAKE_GOLD: Final = 43  # nuggets
STEAL: Final = 44  # seat, or NO_SEAT to steal nothing
VETO: Final = 45
LET_PASS: Final = 46
PUT_GOALS_BACK: Final = 47  # 1 if swapped
KEEP_CARD: Final = 48  # card
ANSWER_TOLL: Final = 49  # 1 to pay
MOVE_GOAL: Final = 50  # goal
ROB_HAND: Final = 51  # seat
LOOK_AT_ROLE: Final = 52  # seat

NO_SEAT: Final = 15

CARD_PLAYED: Final = {
    READ_MAP: KIND["map"],
    LOOK_IN_CHEST: KIND["map"],
    ROCKFALL: KIND["rockfall"],
    PLAN_THEFT: KIND["theft"],
    HANDS_OFF: KIND["hands off"],
    TRAP: KIND["trapped"],
    FREE: KIND["free"],
    INSPECT: KIND["inspection"],
    SWAP_HATS: KIND["hat swap"],
    SWAP_HANDS: KIND["hand swap"],
    SWAP_GOALS: KIND["goal swap"],
    SEARCH_TROVE: KIND["trove"],
    CHANGE_DIRECTION: KIND["change of direction"],
    CALL_SPECIALIST: KIND["path specialist"],
    DETOUR: KIND["detour"],
    VETO: KIND["veto"],
}
"""The card that each verb plays, where it is always the same."""


def card_of(move: int) -> int:
    """The kind of the card that a move plays; 0 for one that plays none."""
    verb = move >> VERB_BITS
    if verb == LAY_TUNNEL:
        return (move & 127) >> 1
    if verb == SABOTAGE:
        return (move & DETAILS) >> 4
    if verb == REPAIR:
        return (move & DETAILS) >> 6
    return CARD_PLAYED.get(verb, 0)


ONE_CARD: Final = tuple([bytes((kind,)) for kind in range(128)])
"""A bytes object with one card, for each kind."""


def cards_in(details: int, max_cards: int) -> bytes:
    """The cards listed in the details of a pass (three at most) or of discarding two."""
    first = details >> 7 * (max_cards - 1)
    if 0 < first < 128 and first << 7 * (max_cards - 1) == details:
        return ONE_CARD[first]  # most passes discard one card
    cards = [(details >> shift) & 127 for shift in range(7 * (max_cards - 1), -1, -7)]
    return bytes(cards).rstrip(b"\0")


def move(verb: int, details: int) -> int:
    """The number of a move."""
    return verb << VERB_BITS | details


# Numbers of questions (`pyrite.game.question`).
NOTHING: Final = 0
TURN: Final = 1
WHICH_GOAL: Final = 2
WHICH_WAY: Final = 3
WHICH_GOLD: Final = 4
WHICH_VICTIM: Final = 5
WHETHER_VETO: Final = 6
WHETHER_SWAP: Final = 7
WHICH_CARD: Final = 8
NEXT_TUNNEL: Final = 9
WHETHER_TOLL: Final = 10
WHICH_MOVE: Final = 11
WHICH_HAND: Final = 12
WHICH_ROLE: Final = 13

DETOUR_CARD: Final = KIND["detour"]
CHEST: Final = 16
"""Where goals and chests share one numbering, chests begin here; goals begin at 0."""
