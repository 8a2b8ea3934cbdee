"""Prometheus metrics: counts and durations over all rooms, never anything about a single room."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from hmac import compare_digest
from itertools import accumulate
from math import inf
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.metrics_core import HistogramMetricFamily
from prometheus_client.registry import Collector
from starlette.requests import Request

from pyrite.server.http.client_addresses import is_loopback, parse_address
from pyrite.server.http.endpoints import Call, Document, Endpoint
from pyrite.server.http.errors import ApiError, ErrorType

_FAST_BUCKETS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
_THINKING_BUCKETS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
_SLOW_BUCKETS: Final = (0.01, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
_PROXY_HEADERS: Final = ("x-forwarded-for", "forwarded", "x-real-ip")

METRICS_FORBIDDEN: Final = ErrorType(
    "metrics-forbidden", 403, "Metrics are available on this machine, or with the token from --metrics-token."
)


class LoopHistogram(Collector):
    """A histogram that only the event loop's thread changes, so that observing needs no lock."""

    def __init__(
        self, name: str, documentation: str, buckets: Sequence[float], registry: CollectorRegistry
    ) -> None:
        self._name = name
        self._documentation = documentation
        self._bounds = (*buckets, inf)
        self._counts = [0] * len(self._bounds)
        self._sum = 0.0
        registry.register(self)

    def observe(self, amount: float) -> None:
        """Count an amount."""
        self._counts[bisect_left(self._bounds, amount)] += 1
        self._sum += amount

    def collect(self) -> Iterable[HistogramMetricFamily]:
        """The metric for the registry. A bucket also counts all smaller amounts."""
        names = [*map(str, self._bounds[:-1]), "+Inf"]
        buckets = [(name, float(total)) for name, total in zip(names, accumulate(self._counts), strict=True)]
        yield HistogramMetricFamily(self._name, self._documentation, buckets=buckets, sum_value=self._sum)


class Metrics:
    """All metrics, in a registry of their own, so that several servers can run in one process."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.rooms = Gauge("pyrite_rooms", "Loaded rooms", ["state"], registry=registry)
        self.sockets = Gauge("pyrite_websockets", "Open WebSockets", registry=registry)
        self.connections = Gauge("pyrite_connections", "Open connections, WebSockets included", registry=registry)
        self.connections_refused = Counter(
            "pyrite_connections_refused", "Connections refused by a limit", ["reason"], registry=registry
        )
        self.room_requests = Counter(
            "pyrite_room_requests", "Requests to rooms by outcome", ["outcome", "reason"], registry=registry
        )
        self._accepted = 0
        """Requests that were carried out since `text` was last called. Counted here, because there are many."""
        self.append_seconds = LoopHistogram(
            "pyrite_append_seconds", "Time until the store has written", _FAST_BUCKETS, registry
        )
        self.broadcast_seconds = LoopHistogram(
            "pyrite_broadcast_seconds", "Time to send an update to all viewers of a room", _FAST_BUCKETS, registry
        )
        self.thinking_seconds = Histogram(
            "pyrite_bot_thinking_seconds",
            "Time bots took for a decision",
            ["bot"],
            registry=registry,
            buckets=_THINKING_BUCKETS,
        )
        self.bot_queue = Gauge("pyrite_bot_queue", "Decisions of bots that wait for a process", registry=registry)
        self.bot_restarts = Counter(
            "pyrite_bot_process_restarts", "Bot processes that were replaced", ["reason"], registry=registry
        )
        self.bot_fallbacks = Counter(
            "pyrite_bot_fallbacks",
            "Moves that the server chose because the bot had none",
            ["reason"],
            registry=registry,
        )
        self.bot_late = Counter(
            "pyrite_bot_late",
            "Decisions of bots that took longer than their delay",
            registry=registry,
        )
        self.review_seconds = Histogram(
            "pyrite_review_seconds",
            "Time to compute a result about a finished game, waiting included",
            ["kind"],
            registry=registry,
            buckets=_SLOW_BUCKETS,
        )
        self.resyncs = Counter("pyrite_resyncs", "Snapshots sent to viewers who were behind", registry=registry)
        self.rate_limited = Counter("pyrite_rate_limited", "Refused by a rate limit", ["kind"], registry=registry)
        self.requests = Counter(
            "pyrite_http_requests", "HTTP requests", ["method", "route", "status"], registry=registry
        )
        self.request_seconds = Histogram(
            "pyrite_http_request_seconds",
            "Duration of HTTP requests",
            ["route"],
            registry=registry,
            buckets=_FAST_BUCKETS,
        )

        self.conflicts = Counter(
            "pyrite_append_conflicts", "Appends that another node was faster with", registry=registry
        )
        self.driver_changes = Counter(
            "pyrite_driver_changes",
            "Rooms that this node started or stopped to drive",
            ["change"],
            registry=registry,
        )
        self.driven_rooms = Gauge("pyrite_driven_rooms", "Rooms that this node drives", registry=registry)
        self.lease_age = Gauge(
            "pyrite_lease_age_seconds", "Time since this node has renewed its lease", registry=registry
        )
        self.loop_lag = Gauge(
            "pyrite_loop_lag_seconds", "Delay of the latest timer of the event loop", registry=registry
        )
        self.follower_lag = Histogram(
            "pyrite_follower_lag_seconds",
            "Time until entries of other nodes are sent here",
            registry=registry,
            buckets=_SLOW_BUCKETS,
        )
        self.overdue_seconds = Histogram(
            "pyrite_overdue_clock_seconds",
            "Time from the deadline of a room until its clock acted",
            registry=registry,
            buckets=_SLOW_BUCKETS,
        )

    def count_accepted(self) -> None:
        """Count a request to a room that was carried out."""
        self._accepted += 1

    def count_refused(self, reason: str) -> None:
        """Count a refused request to a room. The reason is from a fixed list, never what a client sent."""
        self.room_requests.labels("refused", reason).inc()

    def text(self) -> bytes:
        """All metrics in the Prometheus text format."""
        self.room_requests.labels("accepted", "").inc(self._accepted)
        self._accepted = 0
        return generate_latest(self.registry)


class MetricsApi:
    """Serves ``/metrics`` to this machine, or to clients with the token."""

    def __init__(self, metrics: Metrics, token: str | None) -> None:
        self._metrics = metrics
        self._token = token

    @property
    def endpoints(self) -> tuple[Endpoint, ...]:
        """The endpoints of this API."""
        return (Endpoint("GET", "/metrics", self.show, (METRICS_FORBIDDEN,), media_type=CONTENT_TYPE_LATEST),)

    async def show(self, call: Call) -> Document:
        """Metrics of the server, in the Prometheus text format."""
        if not self._may_see(call.request):
            raise ApiError(METRICS_FORBIDDEN)
        return Document(self._metrics.text())

    def _may_see(self, request: Request) -> bool:
        if self._token is not None:
            given = request.headers.get("authorization", "")
            return compare_digest(given.encode(), f"Bearer {self._token}".encode())
        # A proxy on this machine forwards requests of others, and adds one of these headers.
        proxied = any(name in request.headers for name in _PROXY_HEADERS)
        return not proxied and request.client is not None and is_loopback(parse_address(request.client.host))
