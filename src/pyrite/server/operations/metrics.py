"""What those who run a server can watch: counts and durations over all rooms, never anything about one of them."""

from __future__ import annotations

from hmac import compare_digest
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request

from pyrite.server.http.client_addresses import is_loopback, parse_address
from pyrite.server.http.endpoints import Call, Document, Endpoint
from pyrite.server.http.errors import ApiError, ErrorType

_FAST_BUCKETS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
_SLOW_BUCKETS: Final = (0.01, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
_PROXY_HEADERS: Final = ("x-forwarded-for", "forwarded", "x-real-ip")

METRICS_FORBIDDEN: Final = ErrorType(
    "metrics-forbidden", 403, "Metrics are for this machine, or for whoever sends the token given at the start."
)


class Metrics:
    """All of them, in a registry of their own, so that two servers in one process do not meet."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.rooms = Gauge("pyrite_rooms", "Rooms that are loaded", ["state"], registry=registry)
        self.sockets = Gauge("pyrite_sockets", "Open sockets", registry=registry)
        self.connections = Gauge("pyrite_connections", "Open connections, sockets included", registry=registry)
        self.connections_refused = Counter(
            "pyrite_connections_refused", "Connections refused as too many", ["reason"], registry=registry
        )
        self.orders = Counter(
            "pyrite_orders", "Orders by what came of them", ["outcome", "reason"], registry=registry
        )
        self._accepted = self.orders.labels("accepted", "")
        self.append_seconds = Histogram(
            "pyrite_append_seconds", "Until the store had written", registry=registry, buckets=_FAST_BUCKETS
        )
        self.fan_out_seconds = Histogram(
            "pyrite_fan_out_seconds",
            "Until all viewers of a room were told",
            registry=registry,
            buckets=_FAST_BUCKETS,
        )
        self.thinking_seconds = Histogram(
            "pyrite_thinking_seconds", "How long bots thought", ["bot"], registry=registry, buckets=_SLOW_BUCKETS
        )
        self.review_seconds = Histogram(
            "pyrite_review_seconds",
            "How long it took to compute what is shown of a finished game, waiting included",
            ["kind"],
            registry=registry,
            buckets=_SLOW_BUCKETS,
        )
        self.resyncs = Counter("pyrite_resyncs", "Viewers who were sent a new snapshot", registry=registry)
        self.rate_limited = Counter("pyrite_limits_hit", "Refused as too many", ["kind"], registry=registry)
        self.requests = Counter(
            "pyrite_http_requests", "Requests answered", ["method", "route", "status"], registry=registry
        )
        self.request_seconds = Histogram(
            "pyrite_http_request_seconds",
            "How long answers took",
            ["route"],
            registry=registry,
            buckets=_FAST_BUCKETS,
        )

    def accepted(self) -> None:
        """An order was carried out."""
        self._accepted.inc()

    def refused(self, reason: str) -> None:
        """An order was refused, by a reason from a fixed list, never by what somebody sent."""
        self.orders.labels("refused", reason).inc()

    def text(self) -> bytes:
        """As Prometheus reads them."""
        return generate_latest(self.registry)


class MetricsApi:
    """``/metrics``, for this machine or with a token."""

    def __init__(self, metrics: Metrics, token: str | None) -> None:
        self._metrics = metrics
        self._token = token

    @property
    def endpoints(self) -> tuple[Endpoint, ...]:
        """The rows of the table."""
        return (Endpoint("GET", "/metrics", self.show, (METRICS_FORBIDDEN,), media_type=CONTENT_TYPE_LATEST),)

    async def show(self, call: Call) -> Document:
        """How the server is doing, as Prometheus reads it."""
        if not self._may_see(call.request):
            raise ApiError(METRICS_FORBIDDEN)
        return Document(self._metrics.text())

    def _may_see(self, request: Request) -> bool:
        if self._token is not None:
            given = request.headers.get("authorization", "")
            return compare_digest(given.encode(), f"Bearer {self._token}".encode())
        # A proxy on this machine asks for somebody else, and says so.
        proxied = any(name in request.headers for name in _PROXY_HEADERS)
        return not proxied and request.client is not None and is_loopback(parse_address(request.client.host))
