"""Endpoints as data: `routing.py` makes routes of them, `openapi.py` the OpenAPI document.

The signature of the handler function defines what an endpoint takes and returns:

- ``call: Call``, always;
- ``guest: Guest`` if a guest is required, ``guest: Guest | None`` if a guest is optional;
- ``path: S`` for path parameters, ``query: S`` for query parameters, ``body: S`` for a JSON body,
  each a msgspec Struct;
- it returns a Struct, an `EncodedJson` Struct, a `Document`, or None for a response without a body.

The first line of the handler's docstring is the summary of the endpoint.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import cached_property
from types import NoneType
from typing import Any, Generic, Literal, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from starlette.requests import Request

from pyrite.server.http.errors import ErrorType
from pyrite.server.http.rate_limits import LimitKind
from pyrite.server.store import Guest

S = TypeVar("S", bound=msgspec.Struct)

Method: TypeAlias = Literal["GET", "POST", "PUT", "PATCH", "DELETE"]


@dataclass
class Call:
    """One request that is being handled."""

    request: Request
    count: Callable[[LimitKind], None]
    """Count this request against a rate limit of its address and guest; raises `ApiError`."""
    cookie: str | None = None
    """The cookie to set."""


@dataclass(frozen=True)
class Document:
    """A response that is not a Struct; `Endpoint.media_type` says what it is."""

    body: bytes
    name: str | None = None
    """File name for the download: letters, digits, hyphens and dots. Without a name the browser shows it."""
    etag: str | None = None
    """Changes when the body does: a client that has this version gets 304."""


@dataclass(frozen=True)
class EncodedJson(Generic[S]):
    """A Struct that is encoded as JSON already."""

    body: bytes
    etag: str
    """Changes when the body does: a client that has this version gets 304."""


@dataclass(frozen=True)
class Signature:
    """What the handler of an endpoint takes and returns."""

    path: type[msgspec.Struct] | None
    query: type[msgspec.Struct] | None
    body: type[msgspec.Struct] | None
    guest: bool
    """Whether the endpoint looks at the guest's cookie."""
    guest_required: bool
    returns: type[msgspec.Struct] | type[Document] | None


@dataclass(frozen=True)
class Endpoint:
    """One endpoint of the HTTP API."""

    method: Method
    path: str
    handler: Callable[..., Awaitable[msgspec.Struct | EncodedJson[Any] | Document | None]]
    errors: tuple[ErrorType, ...] = ()
    """Errors it may answer with, besides those that follow from its signature."""
    rate_limit: LimitKind | None = None
    """The rate limit it counts against, besides the one for all requests."""
    status: int = 200
    media_type: str = field(default="application/json", kw_only=True)
    """Media type of a `Document`."""
    has_etag: bool = field(default=False, kw_only=True)
    """Whether its responses have an ETag, so that clients can revalidate a cached response."""

    @property
    def changes_state(self) -> bool:
        """Whether it may change something. Requests to such endpoints must come from our own pages."""
        return self.method != "GET"

    @cached_property
    def summary(self) -> str:
        """What it does, in one sentence."""
        return (self.handler.__doc__ or "").strip().partition("\n")[0]

    @cached_property
    def signature(self) -> Signature:
        """What the handler takes and returns."""
        hints: dict[str, Any] = get_type_hints(self.handler)
        guest, returns = hints.get("guest"), hints["return"]
        return Signature(
            path=hints.get("path"),
            query=hints.get("query"),
            body=hints.get("body"),
            guest=guest is not None,
            guest_required=guest is Guest,
            returns=None
            if returns is NoneType
            else get_args(returns)[0]
            if get_origin(returns) is EncodedJson
            else returns,
        )

    def __post_init__(self) -> None:
        names = {part[1:-1] for part in self.path.split("/") if part.startswith("{")}
        fields = set(self.signature.path.__struct_fields__) if self.signature.path else set()
        assert names == fields, f"{self.path} and {fields} name different parameters"
        assert self.summary, f"the handler of {self.path} has no docstring"
