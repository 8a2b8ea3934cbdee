"""The oracle: a naive second implementation of the rules, for tests only.

It shares no code with the game, works on views as JSON, and is written to be checked against the text
of the rules line by line. It is slow on purpose. What a module changes is in the file with its name;
`module_rules` has the interface. This file has the names of the base game that tests use.
"""

from .commands import can_play, canon, legal, legal_commands
from .drawing import draws
from .maze import (
    face_down,
    first_joiners,
    goal_orientations,
    goals_freshly_reached,
    goals_reached,
    may_lay,
    mismatches,
    reached,
    tunnels_by_cell,
)
from .mixes import is_chest_layout, may_be_set_up, taken_at_set_up
from .module_rules import Draw, rules_named
from .payment import Payment, draft_order, exact_draw, finisher_of, payment, payment_of, saboteurs_due
from .rounds import (
    asked_first,
    forced_passes_after,
    next_starter,
    next_to_move,
    round_over,
    skipped,
    winners,
)
from .tables import (
    COVERS,
    DECK,
    EDITIONS,
    GOLD_CARDS,
    all_goals,
    are_goals_of_a_deal,
    deck,
    goal_places,
    hand_size,
    left_to_draw,
    options,
    put_aside,
    role_set,
    start_gold,
)
from .tunnel import half_turn, is_tunnel, mark_of, open_sides, orientations, parse, spell

__all__ = [
    "COVERS",
    "DECK",
    "EDITIONS",
    "GOLD_CARDS",
    "Draw",
    "Payment",
    "all_goals",
    "are_goals_of_a_deal",
    "asked_first",
    "can_play",
    "canon",
    "deck",
    "draft_order",
    "draws",
    "exact_draw",
    "face_down",
    "finisher_of",
    "first_joiners",
    "forced_passes_after",
    "goal_orientations",
    "goal_places",
    "goals_freshly_reached",
    "goals_reached",
    "half_turn",
    "hand_size",
    "is_chest_layout",
    "is_tunnel",
    "left_to_draw",
    "legal",
    "legal_commands",
    "mark_of",
    "may_be_set_up",
    "may_lay",
    "mismatches",
    "next_starter",
    "next_to_move",
    "open_sides",
    "options",
    "orientations",
    "parse",
    "payment",
    "payment_of",
    "put_aside",
    "reached",
    "role_set",
    "round_over",
    "rules_named",
    "saboteurs_due",
    "skipped",
    "spell",
    "start_gold",
    "taken_at_set_up",
    "tunnels_by_cell",
    "winners",
]
