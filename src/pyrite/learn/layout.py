"""The order of actions and observations: the base game, then Saboteur 2, then a block for each other part in play.

A part is a module or a variant. The blocks of parts are in the order of their names. What a game has depends only
on its own set-up: a module that is added to the box changes nothing in games without it.
"""

from __future__ import annotations

from typing import Final

from pyrite.game.setup import Rules

LAYOUT_VERSION: Final = 2
"""The version of action numbers and observations. It is raised whenever those of an existing set-up change."""

SABOTEUR2: Final = "saboteur2"


def parts_in_play(rules: Rules) -> list[str]:
    """The modules and variants of a set-up, in the order of their blocks."""
    parts = rules.set_up.modules | rules.set_up.variants
    return [name for name in (SABOTEUR2,) if name in parts] + sorted(parts - {SABOTEUR2})
