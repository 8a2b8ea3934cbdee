"""What messages name of facts and commands, for the web client: `web/src/wire/nouns.ts`.

It is a module of its own because only the table and the replay need it, not the first screen.
"""

from __future__ import annotations

import json

from pyrite.game.all_facts import FACTS
from pyrite.game.commands import COMMANDS
from pyrite.messages.fields import nouns_of, secrets_of
from tools.wire_tables import HEADING


def nouns() -> str:
    """The module."""
    parts = [
        (
            "The fields of each fact that messages name, with their nouns. A count is how long a hidden list is.",
            "FACT_NOUNS",
            "Readonly<Record<FactName, Readonly<Record<string, Noun>>>>",
            {kind.__name__: nouns_of(kind) for kind in FACTS},
        ),
        (
            "The fields of each command that messages name, with their nouns.",
            "COMMAND_NOUNS",
            "Readonly<Record<CommandName, Readonly<Record<string, Noun>>>>",
            {name: nouns_of(kind) for name, kind in COMMANDS.items()},
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
    ]
    written = [
        f"/** {about} */\nexport const {name}: {form} = {_rows(value)};" for about, name, form, value in parts
    ]
    imports = 'import type { CommandName, FactName } from "./types";\n\n'
    return HEADING + imports + "\n\n".join([_noun_type(), *written]) + "\n"


def _rows(value: dict[str, object] | list[str]) -> str:
    """A table with a row for each fact or command."""
    if isinstance(value, list):
        return json.dumps(value)
    return "{\n" + "".join(f"  {name}: {json.dumps(row)},\n" for name, row in value.items()) + "}"


def _noun_type() -> str:
    """The type of a noun, which says how a value is put into a sentence."""
    found = {noun for kind in (*FACTS, *COMMANDS.values()) for noun in nouns_of(kind).values()}
    return (
        "/** What a field of a fact or a command is. */\nexport type Noun = "
        + " | ".join(json.dumps(noun) for noun in sorted(found))
        + ";"
    )
