"""The HTTP application: endpoints, WebSocket routes, static files, and the middleware around them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from random import Random, SystemRandom
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Lifespan, Receive, Scope, Send

from pyrite.server.http.connection_limits import ConnectionLimiter
from pyrite.server.http.endpoints import Endpoint
from pyrite.server.http.errors import (
    NOT_FOUND,
    SERVER_ERROR,
    ApiError,
    ErrorBody,
    error_body_response,
    error_response,
    error_type_for_status,
)
from pyrite.server.http.health_api import HealthApi
from pyrite.server.http.hosts import HostCheckMiddleware
from pyrite.server.http.link_previews import PagesWithPreviews
from pyrite.server.http.me_api import MeApi
from pyrite.server.http.middleware import MetricsMiddleware, RateLimitMiddleware
from pyrite.server.http.openapi import OpenApiPage
from pyrite.server.http.rate_limits import RateLimiter
from pyrite.server.http.routing import Router
from pyrite.server.http.security_headers import SecurityHeadersMiddleware
from pyrite.server.http.static_files import static_folder
from pyrite.server.operations.identity import Identity
from pyrite.server.operations.metrics import Metrics, MetricsApi
from pyrite.server.operations.steady_clock import SteadyClock
from pyrite.server.realtime.node_lease import NodeLease, SingleNodeLease
from pyrite.server.settings import Settings
from pyrite.server.store import Store

epoch_milliseconds: Final = SteadyClock()
"""The clock of this process, in milliseconds since the epoch."""


class AppContext:
    """What all parts of the application share: settings, store, clock, metrics, identity and limits."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        *,
        now: Callable[[], int] = epoch_milliseconds,
        rng: Random | None = None,
        static_files: Path | None = None,
        lease: NodeLease | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.now = now
        self.lease = lease or SingleNodeLease()
        """The lease of this node; by default no other node uses the store."""
        self.rng = rng or SystemRandom()
        self.static_files = static_files or static_folder()
        self.close_all: Callable[[], Awaitable[None]] = _close_no_rooms
        """Sends the goodbye frame to every client and closes all rooms. Called before the server stops."""
        self.on_sign_out: Callable[[str], Awaitable[None]] = _close_no_sockets
        """Closes the sockets of a guest who has signed out on all other devices."""
        self.metrics = Metrics()
        self.identity = Identity(store, now, self.rng, https=settings.https)
        self.connections = ConnectionLimiter(
            settings.connection_limits,
            settings.trusted_proxies,
            settings.send_timeout,
            lambda reason: self.metrics.connections_refused.labels(reason).inc(),
        )
        self.metrics.connections.set_function(lambda: self.connections.total)
        self.rate_limiter = RateLimiter(
            settings.rate_limits, lambda kind: self.metrics.rate_limited.labels(kind).inc()
        )


async def _close_no_rooms() -> None:
    """Do nothing: an application without rooms has nothing to close."""


async def _close_no_sockets(guest: str) -> None:
    """Do nothing: an application without rooms has no sockets."""


def create_http_app(
    context: AppContext,
    endpoints: Iterable[Endpoint] = (),
    sockets: Iterable[BaseRoute] = (),
    lifespan: Lifespan[Starlette] | None = None,
) -> ASGIApp:
    """Build the ASGI application. ``endpoints`` and ``sockets`` are added to those that are always there."""
    settings = context.settings
    table = [
        *MeApi(context.identity, lambda guest: context.on_sign_out(guest)).endpoints,
        *HealthApi(context.store, context.lease, settings.trusted_proxies).endpoints,
        *MetricsApi(context.metrics, settings.metrics_token).endpoints,
        *endpoints,
    ]
    table.append(OpenApiPage(table).endpoint)
    router = Router(
        context.identity, context.rate_limiter, context.now, settings.origins, settings.trusted_proxies
    )
    app = Starlette(
        routes=[
            *router.routes(table),
            *sockets,
            Route("/api/{rest:path}", ApiNotFound()),
            Route("/{rest:path}", PagesWithPreviews(context.static_files, context.store, settings.origins)),
        ],
        middleware=[Middleware(RateLimitMiddleware, context.rate_limiter, settings.trusted_proxies, context.now)],
        exception_handlers={HTTPException: _starlette_error, Exception: _server_error},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    checked: ASGIApp = app if settings.origins else HostCheckMiddleware(app, settings.host)
    return SecurityHeadersMiddleware(
        MetricsMiddleware(checked, context.metrics), settings.origins, https=settings.https
    )


class ApiNotFound:
    """Answers 404 for unknown paths below ``/api``, which would otherwise get the page of the web client."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer 404."""
        await error_response(ApiError(NOT_FOUND))(scope, receive, send)


async def _starlette_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    error_type = error_type_for_status(error.status_code)
    headers = dict(error.headers) if error.headers else None
    return error_body_response(ErrorBody(error_type.reason, error_type.text), error_type.status, headers)


async def _server_error(request: Request, error: Exception) -> Response:
    return error_response(ApiError(SERVER_ERROR))
