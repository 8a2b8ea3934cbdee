"""Checks whether edition, modules and variants can be combined (ED-1, MIX-1).

A set-up is checked as a whole. The error for an invalid one names the two parts that clash.

`pyrite.game.modules` is imported inside functions: modules have rules, and these need the rules of a table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pyrite.game.dealing.shuffle import SEED_BYTES
from pyrite.game.editions import EDITIONS, Edition, with_house_rules
from pyrite.game.refusal import BadInput, is_whole, no_such, shown

if TYPE_CHECKING:
    from pyrite.game.module import Module
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


def check(set_up: SetUp) -> Edition:
    """The edition with the house rules of a set-up; raise `BadInput` if the set-up is not valid."""
    name: object = set_up.edition
    if not isinstance(name, str) or name not in EDITIONS:
        raise no_such("edition", str(name), EDITIONS)
    edition = with_house_rules(EDITIONS[set_up.edition], dict(set_up.house_rules))
    _check_names(set_up)
    parts = modules_in_play(set_up)
    _check_edition(edition, parts)
    _check_clashes(parts)
    _check_seats(set_up, parts)
    if "chests" in set_up.modules:
        _check_chests(set_up)
    elif set_up.chest_layout != DEFAULT_LAYOUT:
        text = "A chest layout needs the module chests: add it, or leave the layout out."
        raise BadInput(text, "clash-layout-without-chests")
    return edition


def modules_in_play(set_up: SetUp) -> list[Module]:
    """The base game, then the modules and variants of a set-up."""
    from pyrite.game.modules import in_play

    return in_play(set_up)


def _check_names(set_up: SetUp) -> None:
    from pyrite.game.modules import module_names, variant_names

    for name in sorted(set_up.modules.difference(module_names())):
        raise no_such("module", name, module_names())
    for name in sorted(set_up.variants.difference(variant_names())):
        raise no_such("variant", name, variant_names())
    seed: object = set_up.seed
    if not isinstance(seed, bytes) or len(seed) != SEED_BYTES:
        raise BadInput(f"A seed is {SEED_BYTES} bytes.")


def _check_edition(edition: Edition, parts: list[Module]) -> None:
    """An edition can only be used for the games it covers (ED-1)."""
    game = [module for module in parts if module.game][-1]
    if game.name not in edition.covers:
        fitting = ", ".join(name for name, each in EDITIONS.items() if game.name in each.covers)
        text = f"{_cannot_combine(f'the edition {edition.name}', game.words)}: choose {fitting}."
        raise BadInput(text, f"clash-edition-{game.name}")
    extras = sorted((module for module in parts if not module.game), key=lambda module: module.name)
    if extras and "extras" not in edition.covers:
        fitting = " or ".join(name for name, each in EDITIONS.items() if "extras" in each.covers)
        raise BadInput(
            f"{_cannot_combine(f'the edition {edition.name}', extras[0].words)}: "
            f"variants, championship cards and mini-expansions need the edition {fitting}.",
            "clash-edition-extras",
        )


def _check_clashes(parts: list[Module]) -> None:
    """Some modules cannot be combined (MIX-1)."""
    from pyrite.game.modules import clashes

    for one, other, why in clashes():
        if one in parts and other in parts:
            text = f"{_cannot_combine(one.words, other.words)}: {why}."
            raise BadInput(text, f"clash-{one.name}-{other.name}")


def _check_seats(set_up: SetUp, parts: list[Module]) -> None:
    players, first = set_up.players, set_up.first_seat
    game, (low, high) = [(module, module.players) for module in parts if module.players][-1]
    if not is_whole(players, low, high):
        text = f"{_capital(game.words)} is for {low} to {high} players, not {shown(players)}."
        raise BadInput(text, f"clash-seats-{game.name}")
    if first is not None and not is_whole(first, 0, players - 1):
        text = (
            f"With {players} players the first seat is a number from 0 to {players - 1}, "
            f"not {shown(first)} (SET-4)."
        )
        raise BadInput(text, "clash-first-seat")


def _check_chests(set_up: SetUp) -> None:
    """Four free cells between start and goals, none next to another (CHEST-1)."""
    layout = set_up.chest_layout
    if isinstance(layout, str):
        if layout not in (*CHEST_LAYOUTS, RANDOM_LAYOUT):
            raise no_such("chest layout", layout, [*CHEST_LAYOUTS, RANDOM_LAYOUT])
        return
    if len(layout) != CHESTS_LAID:
        text = f"Choose four cells for the chests, not {len(layout)} (CHEST-1)."
        raise BadInput(text, "clash-chests-count")
    for place, cell in enumerate(layout):
        refused = why_no_chest(set_up, cell, layout[:place])
        if refused is not None:
            raise refused


def why_no_chest(
    set_up: SetUp, cell: tuple[int, int], others: tuple[tuple[int, int], ...] = ()
) -> BadInput | None:
    """Why no chest may be in this cell, given the other chests; None if it may (CHEST-1)."""
    x, y = cell
    here = f"A chest cannot be at {shown(cell)}:"
    if not is_whole(x, FIRST_CHEST_COLUMN, LAST_CHEST_COLUMN) or not is_whole(y, -CHEST_ROWS, CHEST_ROWS):
        low, high = (FIRST_CHEST_COLUMN, -CHEST_ROWS), (LAST_CHEST_COLUMN, CHEST_ROWS)
        text = f"{here} choose a cell between the start and the goals, from {low} to {high} (CHEST-1)."
        return BadInput(text, "clash-chests-outside")
    if cell in taken_cells(set_up):
        text = f"{here} that cell has a card of {taken_cells(set_up)[cell]} (CHEST-1)."
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


def taken_cells(set_up: SetUp) -> dict[tuple[int, int], str]:
    """The cells between start and goals that have a card from the beginning, and the part it belongs to."""
    return {module.first_cell: module.words for module in modules_in_play(set_up) if module.first_cell}


def _cannot_combine(one: str, other: str) -> str:
    return f"{_capital(one)} and {other} cannot be combined"


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]
