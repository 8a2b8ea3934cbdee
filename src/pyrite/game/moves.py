"""Moves: inside the core an order is one small number, ``verb << 24 | details``.

The numbers are arithmetic, so a set-up has a fixed table of moves without storing it;
`pyrite.game.commands` gives each its name. Legal moves are listed in rising order.
"""

from __future__ import annotations

from typing import Final

from pyrite.game.catalogue import KIND

VERB_BITS: Final = 24
DETAILS: Final = (1 << VERB_BITS) - 1

# A turn.
LAY_TUNNEL: Final = 0  # cell << 7 | piece
READ_MAP: Final = 1  # goal
ROCKFALL: Final = 2  # cell
SABOTAGE: Final = 3  # card << 4 | seat
REPAIR: Final = 4  # (card << 4 | seat) << 2 | tool
PASS: Final = 5  # card
# Decisions within a turn or a round's end.
TURN_GOAL: Final = 6  # goal
LAY_GOAL: Final = 7  # piece
TAKE_GOLD: Final = 8  # nuggets


_OF_VERB: Final = {READ_MAP: KIND["map"], ROCKFALL: KIND["rockfall"]}


def card_of(move: int) -> int:
    """The kind of the card that a move plays or discards; 0 for a decision that plays none."""
    verb = move >> VERB_BITS
    if verb == LAY_TUNNEL:
        return (move & 127) >> 1
    if verb == SABOTAGE:
        return (move & DETAILS) >> 4
    if verb == REPAIR:
        return (move & DETAILS) >> 6
    if verb == PASS:
        return move & 127
    return _OF_VERB.get(verb, 0)


def move(verb: int, details: int) -> int:
    """The number of a move."""
    return verb << VERB_BITS | details


# What a seat can be asked for. The question is public: who is asked, and for what kind of thing (INFO-1).
NOTHING: Final = 0
TURN: Final = 1
WHICH_GOAL: Final = 2
WHICH_WAY: Final = 3
WHICH_GOLD: Final = 4
QUESTIONS: Final = ("nothing", "turn", "goal", "orientation", "gold")
