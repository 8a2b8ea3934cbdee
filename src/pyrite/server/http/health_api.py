"""Health checks for supervisors and load balancers: liveness and readiness."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct
from starlette.requests import Request

from pyrite.server.http.client_addresses import Network, is_in, parse_address
from pyrite.server.http.endpoints import Call, Endpoint
from pyrite.server.http.errors import DRAINING, TAKES_NOBODY, ApiError
from pyrite.server.realtime.node_lease import NodeLease
from pyrite.server.store import Store

_WEIGHTS: Final = re.compile(r"\bweight=([0-9]+)/([0-9]+)")
"""In the header of HAProxy: the weight of this node, and that of all nodes that take connections."""


class Health(Struct, frozen=True, forbid_unknown_fields=True):
    """The check passed."""

    status: Literal["ok"] = "ok"


class HealthApi:
    """Liveness and readiness endpoints."""

    def __init__(self, store: Store, lease: NodeLease, trusted_proxies: Sequence[Network]) -> None:
        self._store = store
        self._lease = lease
        self._trusted_proxies = trusted_proxies

    @property
    def endpoints(self) -> tuple[Endpoint, ...]:
        """The endpoints of this API."""
        return (
            Endpoint("GET", "/health/live", self.live),
            Endpoint("GET", "/health/ready", self.ready, (TAKES_NOBODY, DRAINING)),
        )

    async def live(self, call: Call) -> Health:
        """Liveness: the server answers requests."""
        return Health()

    async def ready(self, call: Call) -> Health:
        """Readiness: the server takes new connections. The status is 404 while it does not.

        That is while its database is away, or it hands its tables over. A load balancer takes 404 as a request to
        keep open connections.
        """
        are_others_ready = others_ready(call.request.headers.get("X-Haproxy-Server-State", ""))
        if are_others_ready is not None and self._is_from_proxy(call.request):
            self._lease.set_others_ready(are_others_ready)
        if self._lease.draining:
            raise ApiError(DRAINING)
        if not self._lease.ready or not await self._store.ready():
            raise ApiError(TAKES_NOBODY, retry_after=1)
        return Health()

    def _is_from_proxy(self, request: Request) -> bool:
        return request.client is not None and is_in(parse_address(request.client.host), self._trusted_proxies)


def others_ready(state: str) -> bool | None:
    """Whether other nodes take connections, by what HAProxy says of this one; None if it does not say."""
    found = _WEIGHTS.search(state)
    if found is None:
        return None
    own, usable = (int(each) for each in found.groups())
    return usable > (own if state.startswith("UP") else 0)
