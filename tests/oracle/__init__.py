"""A naive second reading of the rules, for tests only.

It shares no code with the game, works on plain views (dicts as they go over the wire), and is
written to be checked against the rule text line by line. It is slow on purpose.
"""

from .commands import canon, legal, legal_commands
from .maze import (
    face_down,
    goals_freshly_reached,
    goals_reached,
    lying,
    may_lay,
    mismatches,
    reached,
    turnings,
)
from .payment import Payment, draft_order, exact_draw, payment, saboteurs_due
from .rounds import next_starter, next_to_move, passes_after, round_over, winners
from .tables import DECK, EDITIONS, GOLD_CARDS, hand_size, options, role_set
from .tunnel import half_turn, is_tunnel, open_sides, parse, spell, ways_to_lie

__all__ = [
    "DECK",
    "EDITIONS",
    "GOLD_CARDS",
    "Payment",
    "canon",
    "draft_order",
    "exact_draw",
    "face_down",
    "goals_freshly_reached",
    "goals_reached",
    "half_turn",
    "hand_size",
    "is_tunnel",
    "legal",
    "legal_commands",
    "lying",
    "may_lay",
    "mismatches",
    "next_starter",
    "next_to_move",
    "open_sides",
    "options",
    "parse",
    "passes_after",
    "payment",
    "reached",
    "role_set",
    "round_over",
    "saboteurs_due",
    "spell",
    "turnings",
    "ways_to_lie",
    "winners",
]
