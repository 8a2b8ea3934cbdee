"""The JSON schema of the wire: frames, requests, events, bodies of HTTP requests, facts and commands.

msgspec writes the schemas of the server's types and of a view. Those of facts and commands consist of the
schemas of their codecs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields
from types import NoneType
from typing import Any, cast, get_args, get_type_hints

import msgspec
from msgspec import Struct

from pyrite.game.all_facts import FACTS
from pyrite.game.codec import DEFINITIONS, Codec, Schema, array_of, object_of, or_null, schema_ref
from pyrite.game.commands import COMMANDS
from pyrite.game.modules import MODULES
from pyrite.game.part import Part
from pyrite.server.http.coach_api import CoachApi
from pyrite.server.http.endpoints import Document, Endpoint
from pyrite.server.http.errors import ErrorBody
from pyrite.server.http.finished_games_api import FinishedGameCache, FinishedGamesApi
from pyrite.server.http.lessons_api import LessonsApi
from pyrite.server.http.me_api import MeApi
from pyrite.server.http.roles_api import RolesApi
from pyrite.server.http.rooms_api import RoomsApi
from pyrite.server.http.rules_api import RulesApi
from pyrite.server.operations.identity import Identity
from pyrite.server.realtime.room_registry import RoomRegistry
from pyrite.server.realtime.wire import AnyFrame
from pyrite.server.room.events import AnyEvent
from pyrite.server.room.requests import AnyRequest
from pyrite.server.store import Store
from tools import wire_forms

COMMAND = schema_ref("AnyCommand")
ITEM = schema_ref("RoomItem")
FRAME = schema_ref("AnyFrame")
VIEW = schema_ref("View")
CHANGES: Schema = {"anyOf": [VIEW, schema_ref("ViewChanges")]}

VIEW_TYPES = (wire_forms.View, wire_forms.ViewChanges, wire_forms.GoalChoice, wire_forms.ChestChoice)
CHOICE: Schema = {
    "description": wire_forms.Choice.__doc__,
    "anyOf": [{"type": "integer"}, *(schema_ref(each) for each in ("GoalChoice", "ChestChoice", "Cell"))],
}
"""msgspec does not allow a union of TypedDicts."""

ENCODED: dict[tuple[str, str], Schema] = {
    ("Snapshot", "game"): or_null(VIEW),
    ("Snapshot", "choices"): or_null(array_of(COMMAND)),
    ("Snapshot", "recent"): array_of(ITEM),
    ("Update", "items"): array_of(ITEM),
    ("Update", "choices"): or_null(array_of(COMMAND)),
    ("Update", "game"): CHANGES,
    ("Step", "game"): CHANGES,
    ("Step", "own"): array_of(or_null(schema_ref("Own"))),
    ("Play", "command"): COMMAND,
    ("CheckCommand", "command"): COMMAND,
    ("Step", "command"): or_null(COMMAND),
    ("Step", "facts"): array_of(schema_ref("AnyFact")),
    ("Replay", "opening"): VIEW,
    ("LessonBeginning", "frames"): array_of(FRAME),
    ("LessonAnswer", "frames"): array_of(FRAME),
    ("LessonCommand", "played"): array_of(COMMAND),
    ("LessonCommand", "command"): COMMAND,
    ("CoachHint", "command"): COMMAND,
}
"""What is in the fields that the server handles as encoded JSON, by type and field."""


def wire_schema() -> Schema:
    """The whole schema: a definition for each type. The schema itself names those that contain all others."""
    definitions = dict(DEFINITIONS)
    commands = {kind: {field.name: field.codec for field in kind.fields} for kind in COMMANDS.values()}
    facts = {kind: {field.name: field.codec for field in kind.fields} for kind in FACTS}
    for tag, kinds in (("do", commands), ("fact", facts)):
        for kind, codecs in kinds.items():
            add_definitions(definitions, {kind.__name__: _game_type(kind, tag, codecs)})
    add_definitions(definitions, _server_types())
    for (name, field), schema in ENCODED.items():
        definitions[name]["properties"][field] = schema
    unions = {
        "AnyCommand": _union(commands, "The commands of the game, distinguished by `do`."),
        "AnyFact": _union(facts, "The facts of the game, distinguished by `fact`."),
        "AnyEvent": _union(get_args(AnyEvent), "The events around the game, distinguished by `event`."),
        "AnyFrame": _union(get_args(AnyFrame), "The frames that the server sends, distinguished by `frame`."),
        "AnyRequest": _union(get_args(AnyRequest), "The requests of clients, distinguished by `request`."),
        "RoomItem": {
            "description": "One item of an update: a fact or an event.",
            "anyOf": [schema_ref("AnyFact"), schema_ref("AnyEvent")],
        },
        "Choice": CHOICE,
        "Parts": _parts(wire_forms.Parts, {each.name: each.part for each in MODULES.values()}),
        "OwnParts": _parts(wire_forms.OwnParts, {each.name: each.private for each in MODULES.values()}),
        "Calls": object_of("The HTTP endpoints.", dict(_calls())),
    }
    add_definitions(definitions, unions)
    roots = {"frame": "AnyFrame", "request": "AnyRequest", "calls": "Calls", "error": "ErrorBody"}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **object_of("What server and client send.", {name: schema_ref(kind) for name, kind in roots.items()}),
        "$defs": definitions,
    }


def add_definitions(definitions: dict[str, Schema], more: dict[str, Schema]) -> None:
    """Add definitions; exit if a name is taken."""
    for name in more:
        if name in definitions:
            raise SystemExit(f"Two types of the wire are called {name}; rename one of them.")
    definitions.update(more)


def _parts(form: type, kinds: dict[str, type[Part] | None]) -> Schema:
    """The schema of the parts of modules, as their fields declare them. Only modules in play have one."""
    schemas = {name: _part(kind) for name, kind in kinds.items() if kind is not None}
    shown = {name: schema for name, schema in schemas.items() if schema["properties"]}
    return {**object_of(form.__doc__ or "", shown), "required": []}


def _part(kind: type[Part]) -> Schema:
    fields = {each.name: each.codec.schema for each in kind.fields if each.codec is not None}
    return object_of(kind.__doc__ or "", fields)


def _game_type(kind: type, tag: str, codecs: dict[str, Codec]) -> Schema:
    """The schema of a fact or a command."""
    hints = get_type_hints(kind)
    properties: dict[str, Schema] = {tag: {"const": kind.__name__}}
    for each in fields(kind):
        schema = codecs[each.name].schema
        properties[each.name] = or_null(schema) if NoneType in get_args(hints[each.name]) else schema
    return object_of(kind.__doc__ or "", properties)


def _union(members: Iterable[type], about: str) -> Schema:
    return {"description": about, "anyOf": [schema_ref(each.__name__) for each in members]}


def _server_types() -> dict[str, Schema]:
    """The types of the server and of a view.

    What the server sends is complete, except for types with ``omit_defaults``. In what it only receives, a field
    that has a default may be missing.
    """
    endpoints = [each.signature for each in _endpoints()]
    received = [
        *get_args(AnyRequest),
        *(kind for each in endpoints for kind in (each.path, each.query, each.body)),
    ]
    sent = [*get_args(AnyFrame), *get_args(AnyEvent), ErrorBody, *(each.returns for each in endpoints)]
    received, sent = ([each for each in some if each not in (None, Document)] for some in (received, sent))
    found = components([*sent, *received, *VIEW_TYPES])
    may_omit = {each.__name__ for each in _structs(Struct) if each.__struct_config__.omit_defaults}
    for name in components(sent).keys() - may_omit:
        found[name]["required"] = list(found[name]["properties"])
    return found


def _structs(base: type[Struct]) -> Iterator[type[Struct]]:
    """All types of the server, whether they stand alone or in other types."""
    for kind in base.__subclasses__():
        yield kind
        yield from _structs(kind)


def components(types: Iterable[Any]) -> dict[str, Schema]:
    """The schemas of types and of all types in them, by name."""
    _, found = msgspec.json.schema_components(types, schema_hook=lambda kind: schema_ref(kind.__name__))
    for name, schema in found.items():
        if "." in name:  # msgspec writes the module only if a name is not unique
            raise SystemExit(f"Two types of the wire are called {name.rpartition('.')[2]}; rename one of them.")
        schema["additionalProperties"] = False
    return found


def _endpoints() -> list[Endpoint]:
    nobody = cast(Identity, None)  # this endpoint is only described, never called
    finished = FinishedGamesApi(cast(Store, None), cast(FinishedGameCache, None))
    return [
        *MeApi(nobody).endpoints,
        *RoomsApi(cast(RoomRegistry, None), nobody).endpoints,
        *finished.endpoints,
        *RulesApi().endpoints,
        *LessonsApi().endpoints,
        *RolesApi().endpoints,
        *CoachApi(cast(RoomRegistry, None)).endpoints,
    ]


def _calls() -> Iterator[tuple[str, Schema]]:
    for endpoint in _endpoints():
        signature = endpoint.signature
        types = {"path": signature.path, "query": signature.query, "body": signature.body}
        call = {name: schema_ref(each.__name__) for name, each in types.items() if each is not None}
        call["response"] = (
            {"type": "null"}
            if signature.returns is None
            else {"type": "string"}
            if signature.returns is Document
            else schema_ref(signature.returns.__name__)
        )
        yield f"{endpoint.method} {endpoint.path}", object_of(endpoint.summary, call)
