"""Whether the server is alive, and whether it can do its work: for whatever watches over it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from pyrite.server.http.endpoints import Call, Endpoint
from pyrite.server.http.errors import NOT_READY, ApiError
from pyrite.server.store import Store


class Health(Struct, frozen=True, forbid_unknown_fields=True):
    """All is well."""

    status: Literal["ok"] = "ok"


class HealthApi:
    """Answers those who watch."""

    def __init__(self, store: Store) -> None:
        self._store = store

    @property
    def endpoints(self) -> tuple[Endpoint, ...]:
        """The rows of the table."""
        return (
            Endpoint("GET", "/health/live", self.live),
            Endpoint("GET", "/health/ready", self.ready, (NOT_READY,)),
        )

    async def live(self, call: Call) -> Health:
        """Whether the server answers at all."""
        return Health()

    async def ready(self, call: Call) -> Health:
        """Whether the server can write to its store."""
        if not await self._store.ready():
            raise ApiError(NOT_READY, retry_after=1)
        return Health()
