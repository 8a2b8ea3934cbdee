"""What messages name of facts and commands, for the web client: `web/src/wire/nouns.ts`.

It is a module of its own because only the table and the replay need it, not the first screen.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from pyrite.game.all_facts import FACTS
from pyrite.game.commands import COMMANDS
from pyrite.messages.fields import nouns_of, secrets_of
from tools.wire_tables import HEADING


def nouns() -> str:
    """The module."""
    facts = {kind.__name__: kind for kind in FACTS}
    tables = [
        _table(
            "The fields of each fact that messages name, with their nouns. A count is how long a hidden list is.",
            "FACT_NOUNS: Readonly<Record<FactName, Readonly<Record<string, Noun>>>>",
            {name: nouns_of(kind) for name, kind in facts.items()},
        ),
        _table(
            "The fields of each command that messages name, with their nouns.",
            "COMMAND_NOUNS: Readonly<Record<CommandName, Readonly<Record<string, Noun>>>>",
            {name: nouns_of(kind) for name, kind in COMMANDS.items()},
        ),
        _table(
            "The fields of each fact that only some seats see.",
            "SECRET_FIELDS: Readonly<Partial<Record<FactName, readonly string[]>>>",
            {name: secrets_of(kind) for name, kind in facts.items() if secrets_of(kind)},
        ),
        _table(
            "The facts that the log leaves out.",
            "SILENT_FACTS: Readonly<Partial<Record<FactName, true>>>",
            {name: True for name, kind in facts.items() if kind.silent},
        ),
        _table(
            "The played cards whose line says a fact already, except for its secret fields.",
            "SAID_BY: Readonly<Partial<Record<FactName, readonly CommandName[]>>>",
            {name: [each.__name__ for each in kind.said_by] for name, kind in facts.items() if kind.said_by},
        ),
    ]
    imports = 'import type { CommandName, FactName } from "./types";'
    return HEADING + "\n\n".join([imports, _noun_type(), *tables]) + "\n"


def _table(about: str, name: str, rows: Mapping[str, object]) -> str:
    """A table with a row for each fact or command."""
    written = "".join(f"  {key}: {json.dumps(row)},\n" for key, row in rows.items())
    return f"/** {about} */\nexport const {name} = {{\n{written}}};"


def _noun_type() -> str:
    """The type of a noun, which says how a value is put into a sentence."""
    found = {noun for kind in FACTS for noun in nouns_of(kind).values()}
    found |= {noun for kind in COMMANDS.values() for noun in nouns_of(kind).values()}
    nouns = " | ".join(json.dumps(noun) for noun in sorted(found))
    return f"/** What a field of a fact or a command is. */\nexport type Noun = {nouns};"
