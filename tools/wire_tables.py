"""The tables of cards that the web client needs to apply facts: `web/src/wire/tables.ts`."""

from __future__ import annotations

import json

from pyrite.game.all_facts import FACTS
from pyrite.game.catalogue import FRONT_BITS, LAID_AS, NAME, SPECIALS
from pyrite.game.codec import CARD_NAMES
from pyrite.game.commands import COMMANDS
from pyrite.game.editions import EDITIONS, options_of
from pyrite.game.moves import CARD_PLAYED, CHEST
from pyrite.game.rules import GOAL_CELLS, NEW_GOAL_CELLS
from pyrite.game.set_up_rules import BESIDE_START, CHEST_LAYOUTS, CHEST_ROWS, LANDMARK_CELL, SPECIAL_CELL
from pyrite.game.table import DWARFS
from pyrite.messages.fields import nouns_of, secrets_of

HEADING = "// Written by tools/wire_types.py (`make wire`) from the types of the server. Do not edit.\n\n"


def tables() -> str:
    """The module."""
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
        ("The cells of the goals.", "GOAL_CELLS", "readonly Cell[]", GOAL_CELLS),
        (
            "The cells of the goals with the module of new goals.",
            "NEW_GOAL_CELLS",
            "readonly Cell[]",
            NEW_GOAL_CELLS,
        ),
        (
            "The cell of the tunnel card that the tournament puts into the maze.",
            "LANDMARK_CELL",
            "Cell",
            LANDMARK_CELL,
        ),
        ("The cell of the wardrobe or the party.", "SPECIAL_CELL", "Cell", SPECIAL_CELL),
        ("The special cards in the maze; each is a module.", "SPECIALS", "readonly Card[]", SPECIALS),
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
        (
            "The fields of each fact that messages name, with their nouns. A count is how long a hidden list is.",
            "FACT_NOUNS",
            "Readonly<Record<FactName, Readonly<Record<string, Noun>>>>",
            {kind.__name__: nouns_of(kind) for kind in FACTS},
        ),
        (
            "The fields of each fact that only some seats see.",
            "SECRET_FIELDS",
            "Readonly<Partial<Record<FactName, readonly string[]>>>",
            {kind.__name__: secrets_of(kind) for kind in FACTS if secrets_of(kind)},
        ),
        (
            "The facts that the log leaves out.",
            "SILENT_FACTS",
            "readonly FactName[]",
            [kind.__name__ for kind in FACTS if kind.silent],
        ),
        (
            "The played cards whose line says a fact already, except for its secret fields.",
            "SAID_BY",
            "Readonly<Partial<Record<FactName, readonly CommandName[]>>>",
            {kind.__name__: [command.__name__ for command in kind.said_by] for kind in FACTS if kind.said_by},
        ),
        (
            "The fields of each command that messages name, with their nouns.",
            "COMMAND_NOUNS",
            "Readonly<Record<CommandName, Readonly<Record<string, Noun>>>>",
            {name: nouns_of(kind) for name, kind in COMMANDS.items()},
        ),
    ]
    assert COMMANDS.keys() >= played.keys()
    written = [
        f"/** {about} */\nexport const {name}: {form} = {json.dumps(value, indent=2)};"
        for about, name, form, value in parts
    ]
    imports = 'import type { Card, Cell, CommandName, FactName } from "./types";\n\n'
    return HEADING + imports + _noun_type() + "\n\n".join(written) + "\n"


def _noun_type() -> str:
    """The type of a noun, which says how a value is put into a sentence."""
    nouns = {noun for kind in (*FACTS, *COMMANDS.values()) for noun in nouns_of(kind).values()}
    alternatives = " | ".join(map(json.dumps, sorted(nouns)))
    return f"/** What a field of a fact or a command is. */\nexport type Noun = {alternatives};\n\n"
