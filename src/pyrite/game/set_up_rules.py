"""Checks whether edition, modules and variants can be combined (ED-1, MIX-1).

A set-up is checked as a whole. The error for an invalid one names the two modules that clash.

`pyrite.game.modules` is imported inside functions: modules have rules, and these need the rules of a table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyrite.game.dealing.shuffle import SEED_BYTES
from pyrite.game.editions import EDITIONS, Edition, with_house_rules
from pyrite.game.refusal import BadInput, is_whole, no_such, shown

if TYPE_CHECKING:
    from pyrite.game.module import Cell, Module
    from pyrite.game.setup import SetUp


def check(set_up: SetUp) -> Edition:
    """The edition with the house rules of a set-up; raise `BadInput` if the set-up is not valid."""
    from pyrite.game.modules import MODULES

    name: object = set_up.edition
    if not isinstance(name, str) or name not in EDITIONS:
        raise no_such("edition", str(name), EDITIONS)
    edition = with_house_rules(EDITIONS[set_up.edition], dict(set_up.house_rules))
    _check_names(set_up)
    modules = modules_in_play(set_up)
    _check_edition(edition, modules)
    _check_clashes(modules)
    _check_seats(set_up, modules)
    taken = _taken_cells(modules)
    for module in MODULES.values():
        if module.check is not None:
            module.check(set_up, taken)
    return edition


def modules_in_play(set_up: SetUp) -> list[Module]:
    """The base game, then the modules and variants of a set-up."""
    from pyrite.game.modules import in_play

    return in_play(set_up)


def _check_names(set_up: SetUp) -> None:
    from pyrite.game.modules import MODULES, module_names, variant_names

    for name in sorted(name for name in set_up.modules if name not in MODULES or MODULES[name].variant):
        raise no_such("module", name, module_names())
    for name in sorted(name for name in set_up.variants if name not in MODULES or not MODULES[name].variant):
        raise no_such("variant", name, variant_names())
    seed: object = set_up.seed
    if not isinstance(seed, bytes) or len(seed) != SEED_BYTES:
        raise BadInput(f"A seed is {SEED_BYTES} bytes.")


def _check_edition(edition: Edition, modules: list[Module]) -> None:
    """An edition can only be used for the games it covers (ED-1)."""
    game = [module for module in modules if module.game][-1]
    if game.name not in edition.covers:
        fitting = ", ".join(name for name, each in EDITIONS.items() if game.name in each.covers)
        text = f"{_cannot_combine(f'the edition {edition.name}', game.words)}: choose {fitting}."
        raise BadInput(text, f"clash-edition-{game.name}")
    extras = sorted((module for module in modules if not module.game), key=lambda module: module.name)
    if extras and "extras" not in edition.covers:
        fitting = " or ".join(name for name, each in EDITIONS.items() if "extras" in each.covers)
        raise BadInput(
            f"{_cannot_combine(f'the edition {edition.name}', extras[0].words)}: "
            f"variants, championship cards and mini-expansions need the edition {fitting}.",
            "clash-edition-extras",
        )


def _check_clashes(modules: list[Module]) -> None:
    """Some modules cannot be combined (MIX-1)."""
    for other in modules:
        for one in modules:
            if one.name in other.clashes:
                text = f"{_cannot_combine(one.words, other.words)}: {other.clashes[one.name]}."
                raise BadInput(text, f"clash-{one.name}-{other.name}")


def _check_seats(set_up: SetUp, modules: list[Module]) -> None:
    players, first = set_up.players, set_up.first_seat
    game, (low, high) = [(module, module.players) for module in modules if module.players][-1]
    if not is_whole(players, low, high):
        text = f"{_capital(game.words)} is for {low} to {high} players, not {shown(players)}."
        raise BadInput(text, f"clash-seats-{game.name}")
    if first is not None and not is_whole(first, 0, players - 1):
        text = (
            f"With {players} players the first seat is a number from 0 to {players - 1}, "
            f"not {shown(first)} (SET-4)."
        )
        raise BadInput(text, "clash-first-seat")


def taken_cells(set_up: SetUp) -> dict[Cell, str]:
    """The cells between start and goals that have a card from the beginning, and the module it belongs to."""
    return _taken_cells(modules_in_play(set_up))


def _taken_cells(modules: list[Module]) -> dict[Cell, str]:
    return {module.first_cell: module.words for module in modules if module.first_cell}


def _cannot_combine(one: str, other: str) -> str:
    return f"{_capital(one)} and {other} cannot be combined"


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]
