"""Where treasure chests may be in the maze (CHEST-1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from pyrite.game.module import Cell
from pyrite.game.refusal import BadInput, is_whole, no_such, shown

if TYPE_CHECKING:
    from pyrite.game.setup import SetUp

BESIDE_START: Final = (1, 0)
DEFAULT_LAYOUT: Final = "gates"
RANDOM_LAYOUT: Final = "random"
CHESTS_LAID: Final = 4
CHEST_ROWS: Final = 6
"""How far above and below the start a chest may be."""
FIRST_CHEST_COLUMN: Final = 1
LAST_CHEST_COLUMN: Final = 7
"""Chests are between the start, in column 0, and the goals, in column 8."""
CHEST_LAYOUTS: Final = {
    "gates": ((3, -1), (3, 1), (5, -1), (5, 1)),
    "wings": ((5, -3), (5, -1), (5, 1), (5, 3)),
    "zigzag": ((2, 1), (3, -1), (5, 1), (6, -1)),
}
"""The named layouts of chests (CHEST-1)."""
RANDOM_CELLS: Final = tuple((x, y) for x in range(2, 7) for y in range(-3, 4))
"""The cells that a random layout chooses from."""


def cells_of_layout(layout: str | tuple[Cell, ...]) -> tuple[Cell, ...]:
    """The cells of a layout; of a random one, all that it chooses from."""
    if layout == RANDOM_LAYOUT:
        return RANDOM_CELLS
    return CHEST_LAYOUTS[layout] if isinstance(layout, str) else layout


def check_layout(set_up: SetUp, taken: Mapping[Cell, str]) -> None:
    """Raise `BadInput` if a layout of chests is not allowed, or given without chests."""
    layout = set_up.chest_layout
    if "chests" not in set_up.modules and layout != DEFAULT_LAYOUT:
        text = "A chest layout needs the module chests: add it, or leave the layout out."
        raise BadInput(text, "clash-layout-without-chests")
    if not isinstance(layout, str):
        _check_cells(layout, taken)
    elif layout not in (*CHEST_LAYOUTS, RANDOM_LAYOUT):
        raise no_such("chest layout", layout, [*CHEST_LAYOUTS, RANDOM_LAYOUT])


def _check_cells(layout: tuple[Cell, ...], taken: Mapping[Cell, str]) -> None:
    """Four free cells between start and goals, none next to another (CHEST-1)."""
    if len(layout) != CHESTS_LAID:
        text = f"Choose four cells for the chests, not {len(layout)} (CHEST-1)."
        raise BadInput(text, "clash-chests-count")
    for place, cell in enumerate(layout):
        refused = why_no_chest(taken, cell, layout[:place])
        if refused is not None:
            raise refused


def why_no_chest(taken: Mapping[Cell, str], cell: Cell, others: tuple[Cell, ...] = ()) -> BadInput | None:
    """Why no chest may be in this cell, given the other chests; None if it may (CHEST-1).

    ``taken`` are the cells that have a card from the beginning, and the part it belongs to.
    """
    x, y = cell
    here = f"A chest cannot be at {shown(cell)}:"
    if not is_whole(x, FIRST_CHEST_COLUMN, LAST_CHEST_COLUMN) or not is_whole(y, -CHEST_ROWS, CHEST_ROWS):
        low, high = (FIRST_CHEST_COLUMN, -CHEST_ROWS), (LAST_CHEST_COLUMN, CHEST_ROWS)
        text = f"{here} choose a cell between the start and the goals, from {low} to {high} (CHEST-1)."
        return BadInput(text, "clash-chests-outside")
    if cell in taken:
        text = f"{here} that cell has a card of {taken[cell]} (CHEST-1)."
        return BadInput(text, "clash-chests-taken")
    if cell == BESIDE_START:
        return BadInput(f"{here} next to the start it would be reached at once (CHEST-1).", "clash-chests-start")
    if cell in others:
        return BadInput(f"{here} another chest is there (CHEST-1).", "clash-chests-twice")
    for other in others:
        if abs(x - other[0]) + abs(y - other[1]) == 1:
            text = f"{here} it is next to the chest at {other} (CHEST-1)."
            return BadInput(text, "clash-chests-touch")
    return None
