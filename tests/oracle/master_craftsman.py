"""The master craftsman (WC-21)."""

from .commands import repair_tools
from .module_rules import Command, ModuleRules, View


def repair_any(view: View) -> list[Command]:
    """WC-21: any one broken tool; not traps."""
    return repair_tools(view, "master craftsman", ("pickaxe", "lantern", "cart"))


RULES = ModuleRules(deck={"master craftsman": 1}, plays={"master craftsman": repair_any})
