"""The tables of cards that the web client needs to apply facts: `web/src/wire/tables.ts`."""

from __future__ import annotations

import json

from pyrite.game.catalogue import FRONT_BITS, LAID_AS, NAME, SPECIALS
from pyrite.game.codec import CARD_NAMES
from pyrite.game.commands import COMMANDS
from pyrite.game.editions import EDITIONS, options_of
from pyrite.game.moves import CARD_PLAYED, CHEST
from pyrite.game.rules import GOAL_CELLS, NEW_GOAL_CELLS
from pyrite.game.set_up_rules import BESIDE_START, CHEST_LAYOUTS, CHEST_ROWS, LANDMARK_CELL, SPECIAL_CELL
from pyrite.game.table import DWARFS

HEADING = "// Written by tools/wire_types.py (`make wire`) from the types of the server. Do not edit.\n\n"


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
    ]
    assert COMMANDS.keys() >= played.keys()
    written = [
        f"/** {about} */\nexport const {name}: {form} = {json.dumps(value, indent=2)};"
        for about, name, form, value in parts
    ]
    return HEADING + 'import type { Card, Cell, CommandName } from "./types";\n\n' + "\n\n".join(written) + "\n"
