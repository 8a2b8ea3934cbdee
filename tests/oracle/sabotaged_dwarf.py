"""The sabotaged dwarf (VAR-1)."""

from .module_rules import ModuleRules

RULES = ModuleRules(
    variant=True,
    clashes=("tournament",),  # section 9: the tournament pays in tokens
    # As many gold cards are drawn, but a digger with a sabotage card in front gets none.
    entitled=lambda front: not any(card.startswith("broken ") for card in front),
)
