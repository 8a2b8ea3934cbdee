"""The wardrobe (ROBE-1, ROBE-2)."""

from .maze import reached, special_cells
from .module_rules import ModuleRules, View
from .tunnel import SIDES

# Wardrobe and party are the two sides of one card, which lies in this cell.
SPECIAL_PLACE = (4, 3)


def joined(view: View) -> bool:
    """ROBE-1, PARTY-1: whether the special card is joined to the start, or to a ladder, now.

    This does not check who was first in the round, or whether it has been used.
    """
    return any((cell, side) in reached(view) for cell in special_cells(view) for side in SIDES)


RULES = ModuleRules(
    clashes=("tournament", "party"),  # section 9: no role card is left over; two sides of one card
    first_card="wardrobe",
    first_cell=SPECIAL_PLACE,
    facts={"WardrobeEntered": {"role": "seat"}},
)
