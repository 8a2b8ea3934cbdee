"""The party (PARTY-1, PARTY-2)."""

from .module_rules import ModuleRules
from .wardrobe import SPECIAL_PLACE

RULES = ModuleRules(
    first_card="party",
    first_cell=SPECIAL_PLACE,
    facts={"RolesDealt": {"roles": "own entry"}},
    reveals=("RolesDealt",),
)
