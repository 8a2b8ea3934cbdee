"""Checks whether edition, modules and variants can be combined (ED-1, MIX-1).

A set-up is checked as a whole. The error for an invalid one names the two parts that clash.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pyrite.game.catalogue import CHAMPIONSHIP_ACTIONS, ROLE_SETS, SPECIALS, TOURNAMENT_ROLES
from pyrite.game.dealing.shuffle import SEED_BYTES
from pyrite.game.editions import EDITIONS, Edition, with_house_rules
from pyrite.game.refusal import BadInput, is_whole, no_such, shown

if TYPE_CHECKING:
    from pyrite.game.setup import SetUp

VARIANTS: Final = ("sabotaged_dwarf", "tournament")
CHAMPIONSHIP: Final = tuple(name.replace(" ", "_") for name in CHAMPIONSHIP_ACTIONS)
MODULES: Final = (
    "saboteur2",
    "greedy_dwarf",
    *CHAMPIONSHIP,
    "toll",
    "wardrobe",
    "party",
    "new_goals",
    "chests",
)

LANDMARK_CELL: Final = (4, 0)
"""The cell of the tournament tunnel (VAR-3)."""

SPECIAL_CELL: Final = (4, 3)
"""The cell of the wardrobe or the party (ROBE-1)."""

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

PART_NAMES: Final = {
    "base": "the base game",
    "saboteur2": "Saboteur 2",
    "greedy_dwarf": "the greedy dwarf",
    **{name: f"the {name.replace('_', ' ')}" for name in CHAMPIONSHIP},
    "toll": "toll tunnels",
    "wardrobe": "the wardrobe",
    "party": "the tunnel party",
    "new_goals": "new goals",
    "chests": "treasure chests",
    "sabotaged_dwarf": "the sabotaged dwarf",
    "tournament": "the tournament variant",
}
"""The name of each part in a sentence."""

_CLASHES: Final = (
    ("saboteur2", "greedy_dwarf", "the greedy dwarf is for the base game"),
    ("saboteur2", "sabotaged_dwarf", "that variant is for the base game"),
    ("saboteur2", "tournament", "that variant is for the base game"),
    ("tournament", "sabotaged_dwarf", "tournaments pay in tokens"),
    ("tournament", "wardrobe", "there is no spare role to change into"),
    ("wardrobe", "party", "they are two sides of one card"),
)
"""Parts that cannot be combined, and why."""


def check(set_up: SetUp) -> Edition:
    """The edition with the house rules of a set-up; raise `BadInput` if the set-up is not valid."""
    name: object = set_up.edition
    if not isinstance(name, str) or name not in EDITIONS:
        raise no_such("edition", str(name), EDITIONS)
    edition = with_house_rules(EDITIONS[set_up.edition], dict(set_up.house_rules))
    _check_names(set_up)
    _check_edition(set_up, edition)
    parts = set_up.modules | set_up.variants
    for one, other, why in _CLASHES:
        if one in parts and other in parts:
            raise BadInput(
                f"{_cannot_combine(PART_NAMES[one], PART_NAMES[other])}: {why}.", f"clash-{one}-{other}"
            )
    _check_seats(set_up)
    if "chests" in parts:
        _check_chests(set_up)
    elif set_up.chest_layout != DEFAULT_LAYOUT:
        text = "A chest layout needs the module chests: add it, or leave the layout out."
        raise BadInput(text, "clash-layout-without-chests")
    return edition


def _check_names(set_up: SetUp) -> None:
    for name in sorted(set_up.modules - set(MODULES)):
        raise no_such("module", name, MODULES)
    for name in sorted(set_up.variants - set(VARIANTS)):
        raise no_such("variant", name, VARIANTS)
    seed: object = set_up.seed
    if not isinstance(seed, bytes) or len(seed) != SEED_BYTES:
        raise BadInput(f"A seed is {SEED_BYTES} bytes.")


def _check_edition(set_up: SetUp, edition: Edition) -> None:
    """An edition can only be used for the games it covers (ED-1)."""
    game = "saboteur2" if "saboteur2" in set_up.modules else "base"
    if game not in edition.covers:
        fitting = ", ".join(name for name, each in EDITIONS.items() if game in each.covers)
        text = f"{_cannot_combine(f'the edition {edition.name}', PART_NAMES[game])}: choose {fitting}."
        raise BadInput(text, f"clash-edition-{game}")
    extras = sorted((set_up.modules | set_up.variants) - {"saboteur2"})
    if extras and "extras" not in edition.covers:
        raise BadInput(
            f"{_cannot_combine(f'the edition {edition.name}', PART_NAMES[extras[0]])}: "
            "variants, championship cards and mini-expansions need the edition DE24 or UA24.",
            "clash-edition-extras",
        )


def _check_seats(set_up: SetUp) -> None:
    players, first = set_up.players, set_up.first_seat
    if "saboteur2" in set_up.modules:
        game, low, high = "saboteur2", 2, 12
    elif "tournament" in set_up.variants:
        game, low, high = "tournament", min(TOURNAMENT_ROLES), max(TOURNAMENT_ROLES)
    else:
        game, low, high = "base", min(ROLE_SETS), max(ROLE_SETS)
    if not is_whole(players, low, high):
        text = f"{_capital(PART_NAMES[game])} is for {low} to {high} players, not {shown(players)}."
        raise BadInput(text, f"clash-seats-{game}")
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
    taken = {}
    if "tournament" in set_up.variants:
        taken[LANDMARK_CELL] = PART_NAMES["tournament"]
    for special in SPECIALS:
        if special in set_up.modules:
            taken[SPECIAL_CELL] = PART_NAMES[special]
    return taken


def _cannot_combine(one: str, other: str) -> str:
    return f"{_capital(one)} and {other} cannot be combined"


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]
