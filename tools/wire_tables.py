"""The tables that the web client needs besides the types: `web/src/wire/tables.ts`.

They say of each card, command, question and fact what the declarations of the game say of it. The client finds its
steps, highlights, pages and messages by them.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final

from pyrite.game.catalogue import (
    BREAKS,
    CARD_NAMES,
    CHEST_TUNNELS,
    CHESTS,
    FIRST_ACTION,
    FRONT_BITS,
    HIDDEN_CHEST,
    KIND,
    LAID_AS,
    NAME,
    NEW_GOALS,
    REPAIRS,
    ROLES,
    SPECIALS,
    TOOLS,
)
from pyrite.game.chest_layouts import BESIDE_START, CHEST_LAYOUTS, CHEST_ROWS
from pyrite.game.commands import COMMANDS
from pyrite.game.declare import CommandField
from pyrite.game.editions import EDITIONS, options_of
from pyrite.game.module import Module
from pyrite.game.modules import BASE, MODULES
from pyrite.game.moves import LAY_TUNNEL, REPAIR, SABOTAGE
from pyrite.game.questions import QUESTIONS

HEADING = "// Written by tools/wire_types.py (`make wire`) from the types of the server. Do not edit.\n\n"
IMPORTS = 'import type { Card, Cell, CommandName, InChest, Question, Role, Tool } from "./types";\n\n'

COMMAND_TABLE = """/** What the declaration of a command says. */
export interface CommandTable {
  readonly rule: string;
  /** The cards that it plays from the hand; empty if it plays none. */
  readonly plays: readonly Card[];
  /** What the player picks for each field. */
  readonly picks: Readonly<Record<string, PickKind>>;
}
"""

_PLAYS: Final[dict[int, list[int]]] = {
    LAY_TUNNEL: sorted(
        {KIND[name] for each in (BASE, *MODULES.values()) for name in each.deck if KIND[name] < FIRST_ACTION}
    ),
    SABOTAGE: list(BREAKS),
    REPAIR: list(REPAIRS),
    **{kind.verb: [kind.plays] for kind in COMMANDS.values() if kind.plays},
}


def _commands() -> dict[str, dict[str, Any]]:
    return {
        name: {
            "rule": kind.rule,
            "plays": [NAME[card] for card in _PLAYS.get(kind.verb, ())],
            "picks": {field.name: _pick(name, field) for field in kind.fields},
        }
        for name, kind in COMMANDS.items()
    }


def _pick(name: str, field: CommandField) -> str:
    pick = field.codec.picks or field.codec.noun
    if not pick:
        raise SystemExit(f"{name}.{field.name}: the codec of this field does not say what a player picks for it.")
    return pick


def _answers() -> dict[str, list[str]]:
    """The commands that answer each question, in the order of their verbs."""
    return {
        question.name: [name for name, kind in COMMANDS.items() if kind.verb in question.answered_by]
        for question in QUESTIONS.values()
    }


def _module_of() -> dict[str, str]:
    """The module of every card, role and content of a chest that is not in the base game."""
    found = dict.fromkeys([*CHEST_TUNNELS, NAME[HIDDEN_CHEST], *CHESTS[1:]], "chests")
    base = _cards_of(BASE)
    for module in MODULES.values():
        for name in _cards_of(module):
            if name not in base:
                found.setdefault(name, module.name)
    return found


def _cards_of(module: Module) -> list[str]:
    """The cards and roles that a module puts into the game."""
    players = 5  # for any number the same roles occur
    before = BASE.roles(players, b"") if BASE.roles else b""
    roles = sorted(set(module.roles(players, before))) if module.roles else []
    first = [module.first_card] if module.first_card else []
    return [*module.deck, *(module.goals or ()), *first, *(ROLES[role] for role in roles)]


MODULE = """\
/** What the client knows about a module or variant. */
export interface Module {
  readonly name: string;
  readonly variant: boolean;
  /** The id of its first rule. */
  readonly rule: string;
  /** The cells of the goals, if it changes them. */
  readonly goal_cells: readonly Cell[] | null;
  /** The cell that has a card of this module from the beginning. */
  readonly first_cell: Cell | null;
  /** The card in that cell; null if it is drawn for each round. */
  readonly first_card: Card | null;
  /** The edition options that make a difference only with this module. */
  readonly options: readonly string[];
  /** Whether gold is paid in tokens instead of gold cards. */
  readonly pays_tokens: boolean;
  /** Whether players can have tokens, although gold is paid in cards. */
  readonly has_tokens: boolean;
}

"""
MODULE_FIELDS = re.findall(r"^  readonly (\w+):", MODULE, re.MULTILINE)


def _module(module: Module) -> dict[str, object]:
    return {name: getattr(module, name) for name in MODULE_FIELDS}


def tables() -> str:
    """The text of the TypeScript module."""
    picks = sorted({_pick(name, field) for name, kind in COMMANDS.items() for field in kind.fields})
    constants = [
        ("Every card, in the order of a sorted hand.", "CARDS", "readonly Card[]", CARD_NAMES),
        (
            "The tunnel card by the spelling of one of its orientations.",
            "CARD_OF_SPELLING",
            "Readonly<Record<string, Card>>",
            {spelling: NAME[piece >> 1] for spelling, piece in LAID_AS.items()},
        ),
        (
            "The cards of the maze that have a name, with their open sides.",
            "SIDES_OF_CARD",
            "Readonly<Record<string, string>>",
            {"start": "NESW", **dict.fromkeys(SPECIALS, "NESW"), **NEW_GOALS},
        ),
        ("Every role.", "ROLES", "readonly Role[]", ROLES[1:]),
        ("Everything that can be in a chest.", "CHESTS", "readonly InChest[]", CHESTS[1:]),
        (
            "The module of every card, role and content of a chest that is not in the base game.",
            "MODULE_OF",
            "Readonly<Record<string, string>>",
            _module_of(),
        ),
        (
            "Every command, in the order of the verbs.",
            "COMMANDS",
            "Readonly<Record<CommandName, CommandTable>>",
            _commands(),
        ),
        (
            "The commands that answer each question.",
            "ANSWERS",
            "Readonly<Record<Question, readonly CommandName[]>>",
            _answers(),
        ),
        (
            "The cards that can be in front of a player, in this order.",
            "FRONT_CARDS",
            "readonly Card[]",
            [NAME[kind] for kind in FRONT_BITS],
        ),
        ("The tools.", "TOOLS", "readonly Tool[]", TOOLS),
        ("The base game.", "BASE", "Module", _module(BASE)),
        (
            "Every module and variant, in the order of the lobby.",
            "MODULES",
            "readonly Module[]",
            [_module(each) for each in MODULES.values()],
        ),
        (
            "The cells of the chests in each layout that has a name.",
            "CHEST_LAYOUTS",
            "Readonly<Record<string, readonly Cell[]>>",
            CHEST_LAYOUTS,
        ),
        ("How many rows above or below the start a chest may be.", "CHEST_ROWS", "number", CHEST_ROWS),
        (
            "The cell beside the start. A chest here would be connected before the first move.",
            "BESIDE_START",
            "Cell",
            BESIDE_START,
        ),
        (
            "The options of each edition, on which the rulebooks differ.",
            "EDITION_OPTIONS",
            "Readonly<Record<string, Readonly<Record<string, boolean | string>>>>",
            {name: options_of(edition) for name, edition in EDITIONS.items()},
        ),
    ]
    written = [
        f"/** {about} */\nexport const {name}: {form} = {json.dumps(value, indent=2)};"
        for about, name, form, value in constants
    ]
    pick = "/** What a player picks for a field of a command. */\nexport type PickKind = " + " | ".join(
        json.dumps(each) for each in picks
    )
    return HEADING + IMPORTS + f"{pick};\n\n{COMMAND_TABLE}\n{MODULE}" + "\n\n".join(written) + "\n"
