"""The greedy dwarf (WC-16); what it is paid is in `tests.oracle.payment`, because a tournament has it too."""

from .module_rules import ModuleRules


def roles(players: int, without: dict[str, int]) -> dict[str, int]:
    """WC-16: it replaces a digger."""
    return {**without, "digger": without["digger"] - 1, "greedy": 1}


RULES = ModuleRules(roles=roles)
