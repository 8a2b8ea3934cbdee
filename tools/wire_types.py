"""Write the types of the wire in TypeScript: `web/src/wire/types.ts`, and the tables next to it.

They are generated from the types that the server uses: frames, requests, events, bodies of HTTP requests and
responses, facts and commands. ``--check`` writes nothing and fails if a file is out of date.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from dataclasses import fields
from pathlib import Path
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NewType,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec
from msgspec import Raw, Struct

from pyrite.game import codec
from pyrite.game.all_facts import FACTS
from pyrite.game.catalogue import CHESTS, ROLES, SPELLING, TOOLS
from pyrite.game.commands import COMMANDS
from pyrite.game.declare import Command
from pyrite.game.moves import QUESTIONS
from pyrite.game.sides import LETTERS
from pyrite.server.http.endpoints import Document, Endpoint
from pyrite.server.http.errors import ErrorBody
from pyrite.server.http.finished_games_api import FinishedGameCache, FinishedGamesApi
from pyrite.server.http.me_api import MeApi
from pyrite.server.http.rooms_api import RoomsApi
from pyrite.server.http.rules_api import RulesApi
from pyrite.server.operations.identity import Identity
from pyrite.server.realtime.room_registry import RoomRegistry
from pyrite.server.realtime.wire import AnyFrame
from pyrite.server.room.events import AnyEvent
from pyrite.server.room.requests import AnyRequest, Request
from pyrite.server.store import Store
from tools import wire_forms
from tools.wire_tables import CARD_NAMES, tables

FOLDER = Path(__file__).parents[1] / "web" / "src" / "wire"
HEADING = "// Written by tools/wire_types.py (`make wire`) from the types of the server. Do not edit.\n\n"

WORDS: dict[str, Iterable[str | int]] = {
    "Card": CARD_NAMES,
    "Tunnel": sorted(set(SPELLING.values())),
    "Side": LETTERS,
    "Role": ROLES,
    "InChest": CHESTS[1:],
    "Question": QUESTIONS[1:],
    "Tool": TOOLS,
    "Nuggets": (1, 2, 3),
}
"""The vocabulary of the game: all names of each kind."""

LEAVES = {
    codec.CARD: "Card",
    codec.CARDS: "Card",
    codec.HANDS: "Card",
    codec.PIECE: "Tunnel",
    codec.SIDES: "Sides",
    codec.ONE_SIDE: "Side",
    codec.ROLE: "Role",
    codec.ROLES_LIST: "Role",
    codec.NUGGETS: "Nuggets",
    codec.NUGGETS_LIST: "Nuggets",
    codec.PURSES: "Nuggets",
    codec.CHEST_FOUND: "InChest",
    codec.CHESTS_FOUND: "InChest",
    codec.QUESTION: "Question",
}
"""The TypeScript type of a field of a fact, by its codec."""

IN_COMMANDS = {
    "tunnel": "Tunnel",
    "card": "Card",
    "cards": "Card",
    "front": "Card",
    "tool": "Tool",
    "side": "Side",
    "nuggets": "Nuggets",
}
"""The TypeScript types of the fields of commands, by name."""

LOOSE = {
    ("Snapshot", "game"): "View | null",
    ("Snapshot", "choices"): "readonly AnyCommand[] | null",
    ("Snapshot", "recent"): "readonly RoomItem[]",
    ("Update", "items"): "readonly RoomItem[]",
    ("Update", "choices"): "readonly AnyCommand[] | null",
    ("Update", "known_goals"): "readonly KnownGoal[]",
    ("Play", "command"): "AnyCommand",
    ("CheckCommand", "command"): "AnyCommand",
    ("Step", "command"): "AnyCommand | null",
    ("Step", "facts"): "readonly AnyFact[]",
    ("Step", "known_goals"): "readonly KnownGoal[]",
    ("Replay", "opening"): "View",
    ("RoomView", "state"): '"lobby" | "playing" | "over"',
    ("RoomCard", "state"): '"lobby" | "playing" | "over"',
    ("View", "in_play"): "AnyCommand | null",
    ("GoalSwap", "goals"): "readonly [number, number]",
    ("OwnGoalSwap", "goals"): "readonly [number, number]",
    ("SwapGoals", "goals"): "readonly [number, number]",
    ("LayGoal", "tunnel"): "Sides",
}
"""Fields whose Python type is too general."""


class Writer:
    """Collects the required types, each once, in the order of first use."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self._kinds: dict[str, object] = dict.fromkeys(WORDS)

    def form(self, hint: Any, leaf: str | None = None) -> str:
        """A Python type in TypeScript; ``leaf`` replaces the strings or numbers in it."""
        origin, inside = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.form(inside[0], leaf)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.form(each, leaf) for each in inside))
        if origin is Literal:
            return " | ".join(_quoted(each) for each in inside)
        if origin is dict:
            return f"Readonly<Record<{self.form(inside[0])}, {self.form(inside[1], leaf)}>>"
        if origin is list or (origin is tuple and inside[1:] == (...,)):
            return f"readonly {_grouped(self.form(inside[0], leaf))}[]"
        if origin is tuple:
            return (
                "Cell" if inside == (int, int) else f"readonly [{', '.join(self.form(each) for each in inside)}]"
            )
        return self._plain(hint, leaf)

    def _plain(self, hint: Any, leaf: str | None) -> str:
        if isinstance(hint, NewType):
            return hint.__name__
        if hint is Command:
            return "AnyCommand"
        if is_typeddict(hint) or (isinstance(hint, type) and issubclass(hint, Struct)):
            return self.declare(hint)
        simple = {NoneType: "null", bool: "boolean", float: "number", object: "unknown", Raw: "RoomItem"}
        if hint in simple:
            return simple[hint]
        return leaf or {int: "number", str: "string"}[hint]

    def declare(self, kind: Any) -> str:
        """Declare the interface of a Struct or TypedDict; return its name."""
        name: str = kind.__name__
        if self._kinds.setdefault(name, kind) is not kind:
            raise SystemExit(f"Two types of the wire are called {name}; rename one of them.")
        if name not in self.written:
            self.written[name] = ""  # mark as declared first: a type may contain itself
            optional = _optional(kind)
            hints = get_type_hints(kind, include_extras=False)
            lines = [_tag(kind)] if _tag(kind) else []
            lines += [self._line(name, field, hints[field], field in optional) for field in _fields(kind)]
            self.written[name] = _interface(name, kind.__doc__, lines)
        return name

    def _line(self, owner: str, field: str, hint: Any, optional: bool) -> str:
        form = LOOSE.get((owner, field)) or self.form(hint)
        return f"  readonly {field}{'?' if optional else ''}: {form};"

    def declare_game_type(self, kind: type, tag: str, leaves: dict[str, str | None]) -> str:
        """Declare the interface of a fact or a command."""
        name = kind.__name__
        if self._kinds.setdefault(name, kind) is not kind:
            raise SystemExit(f"Two types of the wire are called {name}; rename one of them.")
        hints = get_type_hints(kind)
        lines = [f"  readonly {tag}: {_quoted(name)};"]
        for each in fields(kind):
            form = LOOSE.get((name, each.name)) or self.form(hints[each.name], leaves.get(each.name))
            lines.append(f"  readonly {each.name}: {form};")
        self.written[name] = _interface(name, kind.__doc__, lines)
        return name


def _fields(kind: Any) -> Iterable[str]:
    return kind.__annotations__ if is_typeddict(kind) else cast(Iterable[str], kind.__struct_fields__)


def _tag(kind: Any) -> str:
    config = getattr(kind, "__struct_config__", None)
    return "" if config is None or config.tag is None else f"  readonly {config.tag_field}: {_quoted(config.tag)};"


def _optional(kind: Any) -> frozenset[str]:
    """The optional fields: fields of modules in a view, fields with defaults, nulls that are not sent."""
    if is_typeddict(kind):
        return frozenset(kind.__optional_keys__)
    sent_by_clients = issubclass(kind, Request) or kind.__name__ in ("PlayNow", "ReplayQuery")
    if not sent_by_clients and not kind.__struct_config__.omit_defaults:
        return frozenset()
    return frozenset(each.name for each in msgspec.structs.fields(kind) if not each.required)


def _interface(name: str, doc: str | None, lines: list[str]) -> str:
    about = " ".join((doc or "").split("\n\n")[0].split()).replace("``", "`")
    comment = f"/** {about} */\n" if about else ""
    body = "\n".join(lines)
    return (
        f"{comment}export interface {name} {{\n{body}\n}}" if lines else f"{comment}export interface {name} {{}}"
    )


def _quoted(value: object) -> str:
    return str(value) if isinstance(value, int) else f'"{value}"'


def _grouped(form: str) -> str:
    return f"({form})" if " " in form else form


def _union(name: str, members: Iterable[str], about: str) -> str:
    return f"/** {about} */\nexport type {name} =\n  | " + "\n  | ".join(members) + ";"


def _endpoints() -> list[Endpoint]:
    nobody = cast(Identity, None)  # this endpoint is only described, never called
    finished = FinishedGamesApi(cast(Store, None), cast(FinishedGameCache, None))
    return [
        *MeApi(nobody).endpoints,
        *RoomsApi(cast(RoomRegistry, None), nobody).endpoints,
        *finished.endpoints,
        *RulesApi().endpoints,
    ]


def _calls(writer: Writer) -> Iterator[str]:
    for endpoint in _endpoints():
        shape = endpoint.signature
        parts = [("path", shape.path), ("query", shape.query), ("body", shape.body)]
        arguments = "".join(f"{name}: {writer.declare(it)}; " for name, it in parts if it is not None)
        response = (
            "string"
            if shape.returns is Document
            else "null"
            if shape.returns is None
            else writer.form(shape.returns)
        )
        call = f"{endpoint.method} {endpoint.path}"
        yield f'  /** {endpoint.summary} */\n  "{call}": {{ {arguments}response: {response} }};'


def types() -> str:
    """The module, without its heading."""
    writer = Writer()
    words = [_union(name, map(_quoted, all_of), f"Every {name} there is.") for name, all_of in WORDS.items()]
    words.append("/** The open sides of a card, as in NE or NESW. */\nexport type Sides = string;")
    words.append("/** Column and row: x grows to the right, y downwards, the start is [0, 0]. */")
    words[-1] += "\nexport type Cell = readonly [number, number];"
    leaves = {kind: {part.name: LEAVES.get(part.codec) for part in kind.parts} for kind in FACTS}
    commands = [
        writer.declare_game_type(kind, "do", dict[str, str | None](IN_COMMANDS)) for kind in COMMANDS.values()
    ]
    facts = [writer.declare_game_type(kind, "fact", leaves[kind]) for kind in FACTS]
    unions = [
        _union("AnyCommand", commands, "The commands of the game, distinguished by `do`."),
        _union("AnyFact", facts, "The facts of the game, distinguished by `fact`."),
        _union(
            "AnyEvent",
            map(writer.declare, get_args(AnyEvent)),
            "The events around the game, distinguished by `event`.",
        ),
        _union(
            "AnyFrame",
            map(writer.declare, get_args(AnyFrame)),
            "The frames that the server sends, distinguished by `frame`.",
        ),
        _union(
            "AnyRequest",
            map(writer.declare, get_args(AnyRequest)),
            "The requests that a client sends, distinguished by `request`.",
        ),
        "/** One item of an update: a fact or an event. */\nexport type RoomItem = AnyFact | AnyEvent;",
        'export type CommandName = AnyCommand["do"];\nexport type FactName = AnyFact["fact"];',
        'export type EventName = AnyEvent["event"];',
    ]
    writer.declare(wire_forms.View)
    writer.declare(ErrorBody)
    calls = "\n".join(_calls(writer))
    unions.append(f"/** The HTTP endpoints. */\nexport interface Calls {{\n{calls}\n}}")
    return "\n\n".join([*words, *writer.written.values(), *unions]) + "\n"


def files() -> dict[Path, str]:
    """The expected content of every file."""
    return {FOLDER / "types.ts": HEADING + types(), FOLDER / "tables.ts": HEADING + tables()}


def main(arguments: list[str]) -> int:
    """Write the files, or print which are out of date."""
    stale = [path for path, text in files().items() if not path.is_file() or path.read_text("utf-8") != text]
    if "--check" in arguments:
        for path in stale:
            print(f"{path.relative_to(FOLDER.parents[2])} is out of date; run `make wire`.")
        return 1 if stale else 0
    for path in stale:
        path.write_text(files()[path], "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
