"""The detour (WC-23)."""

from .maze import as_cell, places
from .module_rules import Command, ModuleRules, View


def detour(view: View) -> list[Command]:
    """WC-23: move the tunnel laid last to another cell by the usual rules; it may be turned.

    It is lifted first. Broken tools and traps do not matter.
    """
    if view["last_laid"] is None:
        return []  # none laid yet, or no longer in the maze
    old = as_cell(view["last_laid"])
    (card,) = [each["card"] for each in view["maze"] if as_cell(each["cell"]) == old]
    lifted = {**view, "maze": [each for each in view["maze"] if as_cell(each["cell"]) != old]}
    return [
        {"do": "Detour", "tunnel": orientation, "cell": list(cell)}
        for orientation, cell in places(lifted, card)
        if cell != old
    ]


RULES = ModuleRules(
    deck={"detour": 1}, plays={"detour": detour}, facts={"TunnelMoved": {}}, numbers={"origin": "place"}
)
