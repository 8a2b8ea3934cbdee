"""Every module and variant, each declared in a file of its own.

To add a module, add its file and its name to the list here.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from pyrite.game.cards import add_card
from pyrite.game.catalogue import ACTION_KINDS, KIND, NAME, add_action
from pyrite.game.commands import COMMANDS, add_commands
from pyrite.game.declare import Command
from pyrite.game.module import Module
from pyrite.game.modules import (
    base,
    change_of_direction,
    chests,
    detour,
    goal_swap,
    greedy_dwarf,
    master_craftsman,
    new_goals,
    party,
    path_specialist,
    sabotaged_dwarf,
    saboteur2,
    toll,
    tournament,
    trove,
    veto,
    wardrobe,
)
from pyrite.game.moves import ACTION_VERBS, ANSWER_VERBS, CARD_VERBS
from pyrite.game.numbers import first_free, with_module
from pyrite.game.turn import ACTIONS

if TYPE_CHECKING:
    from pyrite.game.setup import SetUp

BASE: Final = base.MODULE
"""The base game; it is part of every set-up."""

MODULES: Final = {
    each.name: each
    for each in (
        saboteur2.MODULE,
        greedy_dwarf.MODULE,
        master_craftsman.MODULE,
        goal_swap.MODULE,
        trove.MODULE,
        change_of_direction.MODULE,
        path_specialist.MODULE,
        detour.MODULE,
        veto.MODULE,
        toll.MODULE,
        wardrobe.MODULE,
        party.MODULE,
        new_goals.MODULE,
        chests.MODULE,
        sabotaged_dwarf.MODULE,
        tournament.MODULE,
    )
}
"""Every module and variant by its name. The deck has their cards, and the lobby shows them, in this order."""


def _register(module: Module) -> None:
    """Add the cards and commands of a module to the tables of all; raise if a number belongs to another one."""
    for name, kind in module.action_cards.items():
        add_action(name, kind, module.name)
    check_cards(module)
    add_commands(module.cards, CARD_VERBS)
    add_commands(module.actions, ACTION_VERBS)
    add_commands(module.commands, ANSWER_VERBS)
    ACTIONS.update({command.verb: action for command, action in module.actions.items()})
    for command, card in module.cards.items():
        add_card(command, card)


def check_cards(module: Module) -> None:
    """Raise if a card of the module has no kind, or if no command says that it plays the card."""
    for card in module.deck:
        if card not in KIND:
            free = first_free(ACTION_KINDS, NAME)
            raise TypeError(
                f"The card {card!r} of {module.name} has no kind: "
                f"write action_cards={{{card!r}: {free}}} in its MODULE."
            )
    played = {command.plays for command in module.commands}
    for card, kind in module.action_cards.items():
        if kind not in played:
            raise TypeError(
                f"No command of {module.name} plays the card {card!r}: write @command(..., plays={kind}), and "
                "commands=(...) in its MODULE."
            )
    for command in module.cards:
        if not command.plays:
            raise TypeError(f"{with_module(command)} is in `cards`: write @command(..., plays=KIND).")
    own_kinds = module.action_cards.values()
    for command in module.commands:
        if command.plays in own_kinds and command.verb in CARD_VERBS and command not in module.cards:
            raise TypeError(
                f"{with_module(command)} plays a card in a turn: write cards={{{command.__name__}: ...}}."
            )


def check_order(commands: Iterable[type[Command]]) -> None:
    """Raise if commands of a turn are not in the order of the cards that they play.

    Moves are listed card by card, and must be in rising order.
    """
    for one, other in pairwise([each for each in commands if each.plays and each.verb in CARD_VERBS]):
        if one.plays > other.plays:
            raise TypeError(
                f"{one.__name__} plays {NAME[one.plays]!r}, which comes after {NAME[other.plays]!r} in a hand: "
                f"its verb must be higher than that of {other.__name__}, {other.verb}."
            )


for _module in MODULES.values():
    _register(_module)
check_order(COMMANDS.values())


def module_names() -> list[str]:
    """The names of all modules that are not variants."""
    return [name for name, module in MODULES.items() if not module.variant]


def variant_names() -> list[str]:
    """The names of all variants."""
    return [name for name, module in MODULES.items() if module.variant]


def modules_and_variants(names: Iterable[str]) -> tuple[frozenset[str], frozenset[str]]:
    """The modules and the variants among these names. A name that does not exist counts as a module."""
    chosen = frozenset(names)
    variants = chosen.intersection(variant_names())
    return chosen - variants, variants


def clashes() -> list[tuple[Module, Module, str]]:
    """All pairs of modules that cannot be combined, and why (MIX-1)."""
    return [(MODULES[other], module, why) for module in MODULES.values() for other, why in module.clashes.items()]


def in_play(set_up: SetUp) -> list[Module]:
    """The base game, then the modules and variants of a set-up in the order of `MODULES`."""
    chosen = set_up.modules | set_up.variants
    return [BASE, *(module for name, module in MODULES.items() if name in chosen)]
