"""The order of actions and observations: the base game, then Saboteur 2, then a block for each other module.

Variants are modules, too. The blocks of modules are in the order of their names. What a game has depends only
on its own set-up: a module that is added to the box changes nothing in games without it.
"""

from __future__ import annotations

from typing import Final

from pyrite.game.module import Module
from pyrite.game.modules import BASE, MODULES
from pyrite.game.setup import Rules

LAYOUT_VERSION: Final = 3
"""The version of action numbers and observations. It is raised whenever those of an existing set-up change."""

SABOTEUR2: Final = "saboteur2"


def modules_in_play(rules: Rules) -> list[Module]:
    """The base game, then the modules and variants of a set-up, in the order of their blocks."""
    chosen = rules.set_up.modules | rules.set_up.variants
    return [BASE, *(module for module in modules_in_order() if module.name in chosen)]


def modules_in_order() -> list[Module]:
    """All modules and variants, in the order of their blocks."""
    return sorted(MODULES.values(), key=lambda module: (module.name != SABOTEUR2, module.name))
