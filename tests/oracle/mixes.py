"""Which tables may be set up: players, editions, modules, variants, chest layouts (section 9, ED-1)."""

from collections.abc import Collection
from itertools import combinations

from .module_rules import Cell, Layout, rules_named, rules_of
from .tables import COVERS, START_PLACE, goal_places


def may_be_set_up(
    players: int,
    edition: str,
    modules: Collection[str] = (),
    variants: Collection[str] = (),
    chest_layout: Layout | None = None,
) -> bool:
    """Whether such a table is valid (MIX-1, ED-1). Everything that section 9 does not forbid is valid."""
    chosen = {name: rules_named(name) for name in (*modules, *variants)}
    if any(rules is None or rules.variant != (name in variants) for name, rules in chosen.items()):
        return False  # an unknown module or variant
    if any(clash(one, other) for one, other in combinations(chosen, 2)):
        return False
    if not is_chest_layout(chest_layout, modules, variants):
        return False  # CHEST-1
    games = [name for name, rules in chosen.items() if rules is not None and rules.game]
    needed = {*(games or ["base"]), *(["else"] if len(chosen) > len(games) else [])}
    if not needed <= COVERS[edition]:
        return False
    fewest, most = (3, 10)  # section 2
    for rules in rules_of(modules, variants):
        fewest, most = rules.players or (fewest, most)
    return fewest <= players <= most


def clash(one: str, other: str) -> bool:
    """Section 9: whether the two cannot be combined."""
    return any(
        rules is not None and name in rules.clashes
        for rules, name in ((rules_named(one), other), (rules_named(other), one))
    )


def taken_at_set_up(modules: Collection[str] = (), variants: Collection[str] = ()) -> set[Cell]:
    """The cells that are not empty when a round begins, without chests."""
    first = {rules.first_cell for rules in rules_of(modules, variants) if rules.first_cell is not None}
    return {START_PLACE, *goal_places(modules), *first}


def is_chest_layout(layout: Layout | None, modules: Collection[str] = (), variants: Collection[str] = ()) -> bool:
    """CHEST-1: whether this layout may be chosen; None is no chests, or the default layout."""
    allows = [rules.allows_layout for rules in rules_of(modules) if rules.allows_layout is not None]
    goal_column = goal_places(modules)[0][0]
    return layout is None or any(
        allowed(layout, taken_at_set_up(modules, variants), goal_column) for allowed in allows
    )
