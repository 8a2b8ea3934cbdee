"""The change of direction (WC-20)."""

from .module_rules import ModuleRules

RULES = ModuleRules(
    deck={"change of direction": 1},
    plays={"change of direction": lambda view: [{"do": "ChangeDirection"}]},
    facts={"DirectionChanged": {}},
)
