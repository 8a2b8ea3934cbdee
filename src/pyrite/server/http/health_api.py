"""Health checks for supervisors and load balancers: liveness and readiness."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from pyrite.server.http.endpoints import Call, Endpoint
from pyrite.server.http.errors import DRAINING, NOT_READY, ApiError
from pyrite.server.realtime.node_lease import NodeLease
from pyrite.server.store import Store


class Health(Struct, frozen=True, forbid_unknown_fields=True):
    """The check passed."""

    status: Literal["ok"] = "ok"


class HealthApi:
    """Liveness and readiness endpoints."""

    def __init__(self, store: Store, lease: NodeLease) -> None:
        self._store = store
        self._lease = lease

    @property
    def endpoints(self) -> tuple[Endpoint, ...]:
        """The endpoints of this API."""
        return (
            Endpoint("GET", "/health/live", self.live),
            Endpoint("GET", "/health/ready", self.ready, (NOT_READY, DRAINING)),
        )

    async def live(self, call: Call) -> Health:
        """Liveness: the server answers requests."""
        return Health()

    async def ready(self, call: Call) -> Health:
        """Readiness: the server can write to its database. The status is 404 while it hands its tables over."""
        if self._lease.draining:  # a load balancer keeps its connections, but sends no new ones
            raise ApiError(DRAINING)
        if not self._lease.alive or not await self._store.ready():
            raise ApiError(NOT_READY, retry_after=1)
        return Health()
