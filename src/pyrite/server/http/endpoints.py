"""The HTTP endpoints as a table. Its rows become routes (`answering.py`) and the description (`openapi.py`).

What an endpoint takes and gives stands in the signature of the function that answers it and nowhere else:

- ``call: Call`` always;
- ``guest: Guest`` if it is for guests only, ``guest: Guest | None`` if it makes a difference who it is;
- ``path: S`` for what the path names, ``query: S`` for what follows ``?``, ``body: S`` for a body of JSON,
  each a msgspec Struct;
- it returns a Struct, an `Encoded` Struct, a `Document`, or None for an answer without a body.

The first line of its docstring describes it.
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
    """One request that is being answered."""

    request: Request
    count: Callable[[LimitKind], None]
    """Count something against the limits of who asks; raises `Refused`."""
    cookie: str | None = None
    """The cookie to set."""


@dataclass(frozen=True)
class Document:
    """A text in a form of its own; its endpoint says in which."""

    body: bytes
    name: str | None = None
    """What it is called when it is saved: letters, digits, hyphens and dots. Without a name it is shown."""
    etag: str | None = None
    """Changes when the body does: a client that has this one is not sent it again."""


@dataclass(frozen=True)
class EncodedJson(Generic[S]):
    """A Struct that was encoded before, as JSON."""

    body: bytes
    etag: str
    """Changes when the body does: a client that has this one is not sent it again."""


@dataclass(frozen=True)
class Signature:
    """What an endpoint takes and gives."""

    path: type[msgspec.Struct] | None
    query: type[msgspec.Struct] | None
    body: type[msgspec.Struct] | None
    guest: bool
    """Whether it looks who asks."""
    guest_required: bool
    returns: type[msgspec.Struct] | type[Document] | None


@dataclass(frozen=True)
class Endpoint:
    """One row of the table."""

    method: Method
    path: str
    handler: Callable[..., Awaitable[msgspec.Struct | EncodedJson[Any] | Document | None]]
    errors: tuple[ErrorType, ...] = ()
    """What it may refuse with, beside what follows from its shape."""
    rate_limit: LimitKind | None = None
    """What it counts as, beside a request."""
    status: int = 200
    media_type: str = field(default="application/json", kw_only=True)
    """The form of a document."""
    has_etag: bool = field(default=False, kw_only=True)
    """Whether its answers have an ETag, so that a client can keep them and ask whether they are still good."""

    @property
    def changes_state(self) -> bool:
        """Whether only our own pages may ask for it."""
        return self.method != "GET"

    @cached_property
    def summary(self) -> str:
        """What it does, in a sentence."""
        return (self.handler.__doc__ or "").strip().partition("\n")[0]

    @cached_property
    def signature(self) -> Signature:
        """What the function that answers it takes and gives."""
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
        assert names == fields, f"{self.path} and {fields} name different things"
        assert self.summary, f"{self.path} does not say what it does"
