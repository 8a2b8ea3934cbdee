"""Which tables may be set up: players, editions, modules, variants, chest layouts (section 9, ED-1)."""

from collections.abc import Collection, Sequence

from .maze import Cell, as_cell
from .tables import (
    CHAMPIONSHIP_CARDS,
    CHEST_LAYOUTS,
    COVERS,
    MINI_EXPANSIONS,
    SPECIAL_PLACE,
    START_PLACE,
    TOURNAMENT_PLACE,
    goal_places,
)

MODULES = {"saboteur2", "greedy_dwarf", *CHAMPIONSHIP_CARDS, *MINI_EXPANSIONS}
VARIANTS = {"sabotaged_dwarf", "tournament"}


def may_be_set_up(
    players: int,
    edition: str,
    modules: Collection[str] = (),
    variants: Collection[str] = (),
    chest_layout: str | Sequence[Sequence[int]] | None = None,
) -> bool:
    """Whether such a table is valid (MIX-1, ED-1). Everything that section 9 does not forbid is valid."""
    if not set(modules) <= MODULES or not set(variants) <= VARIANTS:
        return False  # an unknown module or variant
    saboteur2 = "saboteur2" in modules
    if saboteur2 and ("greedy_dwarf" in modules or variants):
        return False  # section 9: greedy dwarf, sabotaged dwarf and tournament only with the base game
    if "sabotaged_dwarf" in variants and "tournament" in variants:
        return False  # section 9: the tournament pays in tokens
    if "wardrobe" in modules and "tournament" in variants:
        return False  # section 9, ROBE-1: no card left over
    if "wardrobe" in modules and "party" in modules:
        return False  # section 9, PARTY-1: two sides of one card
    if not is_chest_layout(chest_layout, modules, variants):
        return False  # CHEST-1
    if ("saboteur2" if saboteur2 else "base") not in COVERS[edition]:
        return False
    if (variants or set(modules) - {"saboteur2"}) and "else" not in COVERS[edition]:
        return False
    if saboteur2:
        return 2 <= players <= 12  # section 6
    if "tournament" in variants:
        return 5 <= players <= 9  # VAR-2
    return 3 <= players <= 10  # section 2


def taken_at_set_up(modules: Collection[str] = (), variants: Collection[str] = ()) -> set[Cell]:
    """The cells that are not empty when a round begins, without chests."""
    cells = {START_PLACE, *goal_places(modules)}
    if "wardrobe" in modules or "party" in modules:
        cells.add(SPECIAL_PLACE)
    if "tournament" in variants:
        cells.add(TOURNAMENT_PLACE)  # VAR-3
    return cells


def is_chest_layout(
    layout: str | Sequence[Sequence[int]] | None,
    modules: Collection[str] = (),
    variants: Collection[str] = (),
) -> bool:
    """CHEST-1: a named layout or "random", or four cells that the host chose; only with the module chests."""
    if layout is None:
        return True  # no chests, or the default layout
    if "chests" not in modules:
        return False
    if layout == "random":
        return True  # picked among the cells that are free
    if isinstance(layout, str):
        if layout not in CHEST_LAYOUTS:
            return False
        cells = list(CHEST_LAYOUTS[layout])
    else:
        cells = [as_cell(pair) for pair in layout]
    if len(cells) != 4 or len(set(cells)) != 4:
        return False  # four chests, each in its own cell
    if any(cell in taken_at_set_up(modules, variants) for cell in cells):
        return False  # a layout with a taken cell is refused
    if any(next_to(one, other) for one in cells for other in cells):
        return False  # not next to each other
    if (START_PLACE[0] + 1, START_PLACE[1]) in cells:
        return False  # it would be joined before the first turn
    # Between start and goals: in a column after the start's and before the goals'.
    return all(START_PLACE[0] < across < goal_places(modules)[0][0] for across, _ in cells)


def next_to(one: Cell, other: Cell) -> bool:
    """Section 1: sharing a side."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1
