"""The tables that the web client needs besides the types: `web/src/wire/tables.ts`.

They say of each card, command, question and fact what the declarations of the game say of it. The client finds its
steps, highlights, pages and messages by them.
"""

from __future__ import annotations

import json
from typing import Any, Final

from pyrite.game.all_facts import FACTS
from pyrite.game.catalogue import (
    BASE_ACTIONS,
    BASE_GOALS,
    BASE_TUNNELS,
    BREAKS,
    CHAMPIONSHIP_ACTIONS,
    CHEST_TUNNELS,
    CHESTS,
    DIGGER,
    FRONT_BITS,
    GREEDY,
    HIDDEN_CHEST,
    KIND,
    LAID_AS,
    NAME,
    NEW_GOALS,
    REPAIRS,
    ROLES,
    SABOTEUR,
    SABOTEUR2_ACTIONS,
    SABOTEUR2_ROLES,
    SABOTEUR2_TUNNELS,
    SPECIALS,
    TOOLS,
)
from pyrite.game.codec import CARD_NAMES
from pyrite.game.commands import COMMANDS
from pyrite.game.declare import EVERYONE, CommandField
from pyrite.game.editions import EDITIONS, options_of
from pyrite.game.legal import ANSWERED_BY
from pyrite.game.moves import CARD_PLAYED, CHEST, LAY_TUNNEL, QUESTIONS, REPAIR, SABOTAGE
from pyrite.game.rules import GOAL_CELLS, NEW_GOAL_CELLS
from pyrite.game.set_up_rules import BESIDE_START, CHEST_LAYOUTS, CHEST_ROWS, LANDMARK_CELL, SPECIAL_CELL
from pyrite.game.table import DWARFS

HEADING = "// Written by tools/wire_types.py (`make wire`) from the types of the server. Do not edit.\n\n"
IMPORTS = 'import type { Card, Cell, CommandName, FactName, InChest, Question, Role, Tool } from "./types";\n\n'

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
    LAY_TUNNEL: [KIND[name] for name in (*BASE_TUNNELS, *SABOTEUR2_TUNNELS)],
    SABOTAGE: list(BREAKS),
    REPAIR: list(REPAIRS),
    **{verb: [kind] for verb, kind in CARD_PLAYED.items()},
}


def _commands() -> dict[str, dict[str, Any]]:
    return {
        name: {
            "rule": kind.rule,
            "plays": [NAME[card] for card in _PLAYS.get(kind.verb, ())],
            "picks": {part.name: _pick(name, part) for part in kind.parts},
        }
        for name, kind in COMMANDS.items()
    }


def _pick(name: str, part: CommandField) -> str:
    if not part.codec.picks:
        raise SystemExit(f"{name}.{part.name}: the codec of this field does not say what a player picks for it.")
    return part.codec.picks


def _answers() -> dict[str, list[str]]:
    """The commands that answer each question, in the order of their verbs."""
    return {
        QUESTIONS[question]: [name for name, kind in COMMANDS.items() if kind.verb in verbs]
        for question, (verbs, _) in ANSWERED_BY.items()
    }


def _secrets() -> dict[str, list[str]]:
    found = {kind.__name__: [part.name for part in kind.parts if part.seen_by != EVERYONE] for kind in FACTS}
    return {name: fields for name, fields in found.items() if fields}


def _part_of() -> dict[str, str]:
    """The module of every card, role and chest that is not in the base game."""
    in_base = {*BASE_TUNNELS, *BASE_ACTIONS, *BASE_GOALS}
    parts = {
        "saboteur2": [*SABOTEUR2_TUNNELS, *SABOTEUR2_ACTIONS, *(ROLES[role] for role in sorted(SABOTEUR2_ROLES))],
        "greedy_dwarf": [ROLES[GREEDY]],
        **{card.replace(" ", "_"): [card] for card in CHAMPIONSHIP_ACTIONS},
        **{card: [card] for card in SPECIALS},
        "new_goals": list(NEW_GOALS),
        "chests": [*CHEST_TUNNELS, NAME[HIDDEN_CHEST], *CHESTS[1:]],
    }
    in_base |= {ROLES[DIGGER], ROLES[SABOTEUR]}
    return {name: part for part, names in parts.items() for name in names if name not in in_base}


def tables() -> str:
    """The module."""
    picks = sorted({part.codec.picks for kind in COMMANDS.values() for part in kind.parts})
    parts = [
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
            "PART_OF",
            "Readonly<Record<string, string>>",
            _part_of(),
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
            "The fields of each fact that not everyone may see.",
            "SECRETS",
            "Readonly<Partial<Record<FactName, readonly string[]>>>",
            _secrets(),
        ),
        (
            "The cards that can be in front of a player, in this order.",
            "FRONT_CARDS",
            "readonly Card[]",
            [NAME[kind] for kind in FRONT_BITS],
        ),
        ("The tools.", "TOOLS", "readonly Tool[]", TOOLS),
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
    written = [
        f"/** {about} */\nexport const {name}: {form} = {json.dumps(value, indent=2)};"
        for about, name, form, value in parts
    ]
    pick = "/** What a player picks for a field of a command. */\nexport type PickKind = " + " | ".join(
        json.dumps(each) for each in picks
    )
    return HEADING + IMPORTS + f"{pick};\n\n{COMMAND_TABLE}\n" + "\n\n".join(written) + "\n"
