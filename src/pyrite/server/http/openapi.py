"""Generates the OpenAPI 3.1 document from the endpoints."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from http import HTTPStatus
from typing import Any, Final, TypeAlias

import msgspec

import pyrite
from pyrite.server.http.endpoints import Call, Document, Endpoint
from pyrite.server.http.errors import (
    BAD_INPUT,
    NOT_JSON,
    NOT_READY,
    SERVER_ERROR,
    TOO_LARGE,
    TOO_MANY,
    UNKNOWN_GUEST,
    WRONG_ORIGIN,
    ErrorBody,
    ErrorType,
)
from pyrite.server.operations.identity import COOKIE

Json: TypeAlias = dict[str, Any]
Schemas: TypeAlias = dict[Any, Json]
"""JSON schema by type."""

_ABOUT: Final = (
    "The HTTP API of Pyrite, for the lobby and for finished games. A cookie identifies a guest: GET /api/me sets "
    "it. A request that changes something must come from the server's own pages, or from a program that sends "
    "`Sec-Fetch-Site: none`. Every error has the same form: a stable reason and a sentence for people."
)
_FROM_OUR_PAGES: Final[Json] = {
    "name": "Sec-Fetch-Site",
    "in": "header",
    "required": False,
    "description": "Browsers send this header, or Origin, by themselves. Programs send `none`.",
    "schema": {"type": "string", "enum": ["same-origin", "none"]},
}


def openapi_document(endpoints: Iterable[Endpoint]) -> Json:
    """The complete document."""
    endpoints = list(endpoints)
    types = list(dict.fromkeys([ErrorBody, *(each for endpoint in endpoints for each in _bodies(endpoint))]))
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schema_of: Schemas = dict(zip(types, schemas, strict=True))
    paths: dict[str, Json] = defaultdict(dict)
    for endpoint in endpoints:
        paths[endpoint.path][endpoint.method.lower()] = _operation(endpoint, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Pyrite", "version": pyrite.__version__, "description": _ABOUT},
        "paths": dict(paths),
        "components": {
            "schemas": components,
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
    }


class OpenApiPage:
    """Serves the OpenAPI document."""

    def __init__(self, endpoints: Iterable[Endpoint]) -> None:
        self.endpoint = Endpoint("GET", "/api/openapi.json", self.show)
        self._body = msgspec.json.encode(openapi_document([*endpoints, self.endpoint]))

    async def show(self, call: Call) -> Document:
        """This document."""
        return Document(self._body)


def errors_of(endpoint: Endpoint) -> list[ErrorType]:
    """Every error an endpoint may answer with: those it declares, and those that follow from its signature."""
    signature = endpoint.signature
    found = [*endpoint.errors, BAD_INPUT, TOO_MANY, SERVER_ERROR, NOT_READY]
    if endpoint.changes_state:
        found.append(WRONG_ORIGIN)
    if signature.guest_required:
        found.append(UNKNOWN_GUEST)
    if signature.body:
        found += [NOT_JSON, TOO_LARGE]
    return list(dict.fromkeys(found))


def _bodies(endpoint: Endpoint) -> list[Any]:
    signature = endpoint.signature
    return [each for each in (signature.body, signature.returns) if each is not None and each is not Document]


def _operation(endpoint: Endpoint, schema_of: Schemas) -> Json:
    signature = endpoint.signature
    operation: Json = {
        "operationId": endpoint.handler.__qualname__.replace(".", "_"),
        "summary": endpoint.summary,
        "parameters": [
            *_parameters(signature.path, "path"),
            *_parameters(signature.query, "query"),
            *([_FROM_OUR_PAGES] if endpoint.changes_state else []),
        ],
        "responses": {**_success(endpoint, schema_of), **_unchanged(endpoint), **_refusals(endpoint, schema_of)},
    }
    if signature.guest:
        operation["security"] = [{"guest": []}] if signature.guest_required else [{"guest": []}, {}]
    if signature.body:
        operation["requestBody"] = {"required": True, "content": _json(schema_of[signature.body])}
    return operation


def _parameters(struct: type[msgspec.Struct] | None, place: str) -> list[Json]:
    if struct is None:
        return []
    schema = msgspec.json.schema(struct)
    own = schema["$defs"][struct.__name__]
    rest = {name: each for name, each in schema["$defs"].items() if name != struct.__name__}
    assert not rest, f"parameters must have simple types, unlike {', '.join(rest)}"
    required = own.get("required", ())
    return [
        {"name": name, "in": place, "required": place == "path" or name in required, "schema": each}
        for name, each in own["properties"].items()
    ]


def _success(endpoint: Endpoint, schema_of: Schemas) -> Json:
    returns = endpoint.signature.returns
    if returns is None:
        return {"204": {"description": "Done."}}
    if returns is Document:
        form = "object" if endpoint.media_type == "application/json" else "string"
        content: Json = {endpoint.media_type: {"schema": {"type": form}}}
    else:
        content = _json(schema_of[returns])
    return {str(endpoint.status): {"description": "Done.", "content": content}}


def _unchanged(endpoint: Endpoint) -> Json:
    if not endpoint.has_etag:
        return {}
    return {"304": {"description": "Not modified: the ETag is in the header If-None-Match."}}


def _refusals(endpoint: Endpoint, schema_of: Schemas) -> Json:
    by_status: dict[int, list[ErrorType]] = defaultdict(list)
    for error_type in errors_of(endpoint):
        by_status[error_type.status].append(error_type)
    return {str(status): _refusal(status, by_status[status], schema_of[ErrorBody]) for status in sorted(by_status)}


def _refusal(status: int, error_types: list[ErrorType], schema: Json) -> Json:
    reasons = "; ".join(f"{each.reason}: {each.text}" for each in error_types)
    refusal: Json = {"description": f"{HTTPStatus(status).phrase}. {reasons}", "content": _json(schema)}
    if status == TOO_MANY.status:
        refusal["headers"] = {
            "Retry-After": {"description": "Seconds to wait.", "schema": {"type": "integer", "minimum": 1}}
        }
    return refusal


def _json(schema: Json) -> Json:
    return {"application/json": {"schema": schema}}
