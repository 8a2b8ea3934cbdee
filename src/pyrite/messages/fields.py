"""What messages name of a fact or a command: each declared field with its noun.

The web client has the same tables (`tools/wire_tables.py`).
"""

from __future__ import annotations

import re
from typing import Final

from pyrite.game.declare import NO_VIEWER, Command, Fact

COUNTED: Final = "count"
"""The noun of a list that nobody may see: a message can only say how long it is."""


def message_name(name: str) -> str:
    """Part of a message id.

    >>> message_name("TollAsked"), message_name("repair pickaxe/cart")
    ('toll-asked', 'repair-pickaxe-cart')
    """
    words = re.sub(r"([a-z])([A-Z])", r"\1-\2", name)
    return re.sub(r"[^A-Za-z0-9]+", "-", words).strip("-").lower()


def nouns_of(kind: type[Fact] | type[Command]) -> dict[str, str]:
    """The noun of each field that a message may name."""
    if issubclass(kind, Command):
        return {field.name: field.codec.noun for field in kind.fields}
    nouns = {field.name: COUNTED if field.seen_by == NO_VIEWER else field.codec.noun for field in kind.fields}
    return {name: noun for name, noun in nouns.items() if noun not in ("", "command")}


def secrets_of(kind: type[Fact]) -> tuple[str, ...]:
    """The fields that only some seats see."""
    return tuple(field.name for field in kind.fields if isinstance(field.seen_by, tuple))
