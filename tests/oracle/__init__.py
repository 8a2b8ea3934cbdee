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
from .rounds import draws, next_starter, next_to_move, passes_after, round_over, winners
from .tables import (
    COVERS,
    DECK,
    EDITIONS,
    GOLD_CARDS,
    SABOTEUR2_CARDS,
    SABOTEUR2_ROLES,
    deck,
    hand_size,
    may_be_set_up,
    options,
    put_aside,
    role_set,
)
from .treasure import (
    crystals_in_maze,
    how_a_theft_goes,
    possible_victims,
    team_can_reach,
    teams_that_can_reach,
    thief_order,
    treasure,
    treasure_of,
    winning_teams,
)
from .tunnel import half_turn, is_tunnel, mark_of, open_sides, parse, spell, ways_to_lie

__all__ = [
    "COVERS",
    "DECK",
    "EDITIONS",
    "GOLD_CARDS",
    "SABOTEUR2_CARDS",
    "SABOTEUR2_ROLES",
    "Payment",
    "canon",
    "crystals_in_maze",
    "deck",
    "draft_order",
    "draws",
    "exact_draw",
    "face_down",
    "goals_freshly_reached",
    "goals_reached",
    "half_turn",
    "hand_size",
    "how_a_theft_goes",
    "is_tunnel",
    "legal",
    "legal_commands",
    "lying",
    "mark_of",
    "may_be_set_up",
    "may_lay",
    "mismatches",
    "next_starter",
    "next_to_move",
    "open_sides",
    "options",
    "parse",
    "passes_after",
    "payment",
    "possible_victims",
    "put_aside",
    "reached",
    "role_set",
    "round_over",
    "saboteurs_due",
    "spell",
    "team_can_reach",
    "teams_that_can_reach",
    "thief_order",
    "treasure",
    "treasure_of",
    "turnings",
    "ways_to_lie",
    "winners",
    "winning_teams",
]
