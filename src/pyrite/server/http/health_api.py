"""Health checks for supervisors and load balancers: liveness and readiness."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from pyrite.server.http.endpoints import Call, Endpoint
from pyrite.server.http.errors import NOT_READY, ApiError
from pyrite.server.store import Store


class Health(Struct, frozen=True, forbid_unknown_fields=True):
    """The check passed."""

    status: Literal["ok"] = "ok"


class HealthApi:
    """Liveness and readiness endpoints."""

    def __init__(self, store: Store) -> None:
        self._store = store

    @property
    def endpoints(self) -> tuple[Endpoint, ...]:
        """The endpoints of this API."""
        return (
            Endpoint("GET", "/health/live", self.live),
            Endpoint("GET", "/health/ready", self.ready, (NOT_READY,)),
        )

    async def live(self, call: Call) -> Health:
        """Liveness: the server answers requests."""
        return Health()

    async def ready(self, call: Call) -> Health:
        """Readiness: the server can write to its database."""
        if not await self._store.ready():
            raise ApiError(NOT_READY, retry_after=1)
        return Health()
