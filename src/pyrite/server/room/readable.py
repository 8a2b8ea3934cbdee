"""What a node can read in stored entries, as names. Nodes of two versions run beside each other during an upgrade.

Each node publishes its names with its lease. A node writes an entry only if every living node knows all names in
it; until then the request that needs the entry is refused. The names follow from the code: the kinds of entries,
facts and commands with their fields, the words of the game, the table options, and what can be chosen for them. So
a new module, edition, bot, fact or field needs no declaration here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final, get_args

import msgspec

from pyrite.bots.registry import BOTS
from pyrite.game.all_facts import FACT_NAMES
from pyrite.game.chest_layouts import CHEST_LAYOUTS, RANDOM_LAYOUT
from pyrite.game.codec import DEFINITIONS
from pyrite.game.commands import COMMANDS
from pyrite.game.editions import CHOICES, EDITIONS
from pyrite.game.modules import MODULES
from pyrite.server.room import entries
from pyrite.server.room.entries import AnyEntry
from pyrite.server.room.table_options import TableOptions

_TAGS: Final = ("entry", "fact", "do")
"""The keys under which an entry, a fact and a command say what they are."""
_WORD: Final = "word"
"""The key of every text in facts and commands, such as a card or a role."""
_SEPARATOR: Final = "\n"


def published_names() -> str:
    """The names that this version of Pyrite reads, as it publishes them."""
    return _SEPARATOR.join(sorted(readable_names()))


def names_not_read(published: Iterable[str]) -> frozenset[str]:
    """The names of this version that some other node, by what it publishes, does not read."""
    return frozenset().union(*(readable_names() - _split(other) for other in published))


def names_not_known_here(published: Iterable[str]) -> frozenset[str]:
    """The names that other nodes read and this version does not know: they are of a newer version."""
    return frozenset().union(*(_split(other) - readable_names() for other in published))


def _split(published: str) -> set[str]:
    return set(published.split(_SEPARATOR)) if published else set()


# ---------------------------------------------------------------- what this version reads


@cache
def readable_names() -> frozenset[str]:
    """The names that this version of Pyrite reads."""
    return frozenset(_readable_names())


def _readable_names() -> Iterator[str]:
    for kind in get_args(AnyEntry):
        yield from _names_of(f"entry.{kind.__name__}", kind)
    yield from _names_of("plays", entries.Play)
    yield from _names_of("options", TableOptions)
    for tag, kinds in (("fact", FACT_NAMES), ("do", COMMANDS)):
        for name, declared in kinds.items():
            yield f"{tag}.{name}"
            yield from (f"{tag}.{name}.{field.name}" for field in declared.fields)
    for key, values in _values().items():
        yield from (f"{key}={value}" for value in values)


def _names_of(prefix: str, kind: type[msgspec.Struct]) -> Iterator[str]:
    yield prefix
    for field in msgspec.structs.fields(kind):
        yield f"{prefix}.{field.name}"
        yield from (f"{field.name}={value}" for value in get_args(field.type) if isinstance(value, str))


def _values() -> Mapping[str, Iterable[object]]:
    """What can be chosen or drawn, by the key under which it is written."""
    return {
        "edition": EDITIONS,
        "modules": [name for name, module in MODULES.items() if not module.variant],
        "variants": [name for name, module in MODULES.items() if module.variant],
        "chest_layout": [*CHEST_LAYOUTS, RANDOM_LAYOUT],
        "bot": BOTS,
        _WORD: [word for each in DEFINITIONS.values() for word in each.get("enum", ()) if isinstance(word, str)],
        **CHOICES,
    }


# ---------------------------------------------------------------- what is in entries


def names_in(written: Iterable[AnyEntry]) -> set[str]:
    """The names in entries, and some that say nothing, such as those of people."""
    return {name for entry in written for name in _names_in("", msgspec.json.decode(entries.encode(entry)))}


def _names_in(key: str, data: Any) -> Iterator[str]:
    """The names in a value that is written under a key."""
    if isinstance(data, list):
        for each in data:
            yield from _names_in(key, each)
    elif isinstance(data, dict):
        tag = next((tag for tag in _TAGS if isinstance(data.get(tag), str)), "")
        prefix = f"{tag}.{data[tag]}" if tag else key
        yield prefix
        for field, value in data.items():
            if field != tag:
                yield f"{prefix}.{field}"
                yield from _names_in(_WORD if tag in ("fact", "do") else field, value)
    elif isinstance(data, str | bool):
        yield f"{key}={data}"
