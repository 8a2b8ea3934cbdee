"""Middleware for metrics and for the rate limit per address."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Final

from starlette.requests import HTTPConnection
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pyrite.server.http.client_addresses import Network, client_address, rate_limit_key
from pyrite.server.http.errors import ApiError, error_response
from pyrite.server.http.rate_limits import LimitKind, RateLimiter
from pyrite.server.operations.logs import get_logger
from pyrite.server.operations.metrics import Metrics

_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


class MetricsMiddleware:
    """Counts and logs requests by route pattern. The path itself is not logged: it may be the link to a table."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle the request and record status and duration."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        status = 0
        started = perf_counter()

        async def send_and_record(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, send_and_record)
        except Exception:
            get_logger("pyrite.http").error("request failed", route=_route(scope), exc_info=True)
            if not status:
                raise
        finally:
            self._record(scope, status, perf_counter() - started)

    def _record(self, scope: Scope, status: int, seconds: float) -> None:
        method = scope["method"] if scope["method"] in _METHODS else "other"
        route = _route(scope)
        self._metrics.requests.labels(method, route, str(status)).inc()
        self._metrics.request_seconds.labels(route).observe(seconds)
        get_logger("pyrite.http").debug(
            "request handled", method=method, route=route, status=status, milliseconds=round(seconds * 1000, 1)
        )


class RateLimitMiddleware:
    """Limits the requests and WebSockets of each address."""

    def __init__(
        self, app: ASGIApp, rate_limiter: RateLimiter, trusted_proxies: Sequence[Network], now: Callable[[], int]
    ) -> None:
        self._app = app
        self._rate_limiter = rate_limiter
        self._trusted = trusted_proxies
        self._now = now

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or refuse it and say when to try again."""
        if scope["type"] in ("http", "websocket"):
            address = rate_limit_key(client_address(HTTPConnection(scope), self._trusted))
            try:
                self._rate_limiter.check_address(LimitKind.REQUESTS, address, self._now())
            except ApiError as refused:
                await error_response(refused)(scope, receive, send)
                return
        await self._app(scope, receive, send)


def _route(scope: Scope) -> str:
    route = scope.get("route")
    return route.path if isinstance(route, Route) else "other"
