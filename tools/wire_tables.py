"""The tables of cards that the web client needs to apply facts: `web/src/wire/tables.ts`."""

from __future__ import annotations

import json
import re

from pyrite.game.catalogue import FRONT_BITS, LAID_AS, NAME
from pyrite.game.chest_layouts import BESIDE_START, CHEST_LAYOUTS, CHEST_ROWS
from pyrite.game.codec import CARD_NAMES
from pyrite.game.commands import COMMANDS
from pyrite.game.editions import EDITIONS, options_of
from pyrite.game.module import Module
from pyrite.game.modules import BASE, MODULES
from pyrite.game.modules.toll.state import DWARFS
from pyrite.game.moves import CARD_PLAYED, CHEST

HEADING = "// Written by tools/wire_types.py (`make wire`) from the types of the server. Do not edit.\n\n"


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
MODULE_FIELDS = re.findall(r"readonly (\w+):", MODULE)


def _module(module: Module) -> dict[str, object]:
    return {name: getattr(module, name) for name in MODULE_FIELDS}


def tables() -> str:
    """The text of the TypeScript module."""
    played = {name: NAME[CARD_PLAYED[kind.verb]] for name, kind in COMMANDS.items() if kind.verb in CARD_PLAYED}
    parts = [
        ("Every card, in the order of a sorted hand.", "CARDS", "readonly Card[]", CARD_NAMES),
        (
            "The tunnel card by the spelling of one of its orientations.",
            "CARD_OF_SPELLING",
            "Readonly<Record<string, Card>>",
            {spelling: NAME[piece >> 1] for spelling, piece in LAID_AS.items()},
        ),
        (
            "The card that a command plays, if it is always the same.",
            "CARD_OF_COMMAND",
            "Readonly<Partial<Record<CommandName, Card>>>",
            played,
        ),
        (
            "The cards that can be in front of a player, in this order.",
            "FRONT_CARDS",
            "readonly Card[]",
            [NAME[kind] for kind in FRONT_BITS],
        ),
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
        ("The number of toll dwarfs in a round.", "DWARFS", "number", DWARFS),
        ("In the numbering of choices, the number of the first chest.", "FIRST_CHEST", "number", CHEST),
        (
            "The options of each edition, on which the rulebooks differ.",
            "EDITION_OPTIONS",
            "Readonly<Record<string, Readonly<Record<string, boolean | string>>>>",
            {name: options_of(edition) for name, edition in EDITIONS.items()},
        ),
    ]
    assert COMMANDS.keys() >= played.keys()
    written = [
        f"/** {about} */\nexport const {name}: {form} = {json.dumps(value, indent=2)};"
        for about, name, form, value in parts
    ]
    imports = 'import type { Card, Cell, CommandName } from "./types";\n\n'
    return HEADING + imports + MODULE + "\n\n".join(written) + "\n"
