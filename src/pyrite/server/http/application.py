"""The web application: tables of endpoints, sockets, pages, and what stands around them."""

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

from pyrite.server.http.connection_limits import Connections
from pyrite.server.http.endpoints import Endpoint
from pyrite.server.http.errors import (
    FAULT,
    NOT_FOUND,
    Problem,
    Refused,
    objection_with,
    problem_response,
    response_to,
)
from pyrite.server.http.health_api import Pulse
from pyrite.server.http.hosts import HostCheck
from pyrite.server.http.me_api import Reception
from pyrite.server.http.middleware import Gate, Watched
from pyrite.server.http.openapi import Description
from pyrite.server.http.rate_limits import Turnstile
from pyrite.server.http.routing import Desk
from pyrite.server.http.security_headers import SafeHeaders
from pyrite.server.http.static_files import Pages, pages_folder
from pyrite.server.operations.identity import Identity
from pyrite.server.operations.metrics import Metrics, MetricsPage
from pyrite.server.operations.steady_clock import SteadyClock
from pyrite.server.settings import Settings
from pyrite.server.store import Store

epoch_milliseconds: Final = SteadyClock()
"""The time of this process, as everything here counts it."""


class Shell:
    """What all parts of the web application share."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        *,
        now: Callable[[], int] = epoch_milliseconds,
        chance: Random | None = None,
        pages: Path | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.now = now
        self.chance = chance or SystemRandom()
        self.pages = pages or pages_folder()
        self.farewell: Callable[[], Awaitable[None]] = _say_nothing
        """What is said to those who are connected before their connections are closed."""
        self.signed_out: Callable[[str], None] = _close_nothing
        """Closes the sockets of a guest who has signed out everywhere."""
        self.metrics = Metrics()
        self.identity = Identity(store, now, self.chance, https=settings.https)
        self.connections = Connections(
            settings.connections,
            settings.trusted_proxies,
            settings.patience,
            lambda reason: self.metrics.connections_refused.labels(reason).inc(),
        )
        self.metrics.connections.set_function(lambda: self.connections.total)
        self.turnstile = Turnstile(settings.limits, lambda kind: self.metrics.limits_hit.labels(kind).inc())


async def _say_nothing() -> None:
    """Without rooms nobody stays connected."""


def _close_nothing(guest: str) -> None:
    """Without rooms there are no sockets."""


def make_app(
    shell: Shell,
    endpoints: Iterable[Endpoint] = (),
    sockets: Iterable[BaseRoute] = (),
    lifespan: Lifespan[Starlette] | None = None,
) -> ASGIApp:
    """The whole application; further tables of endpoints and routes of sockets are added to its own."""
    settings = shell.settings
    table = [
        *Reception(shell.identity, lambda guest: shell.signed_out(guest)).endpoints,
        *Pulse(shell.store).endpoints,
        *MetricsPage(shell.metrics, settings.metrics_token).endpoints,
        *endpoints,
    ]
    table.append(Description(table).endpoint)
    desk = Desk(shell.identity, shell.turnstile, shell.now, settings.origins, settings.trusted_proxies)
    app = Starlette(
        routes=[
            *desk.routes(table),
            *sockets,
            Route("/api/{rest:path}", Nothing()),
            Route("/{rest:path}", Pages(shell.pages)),
        ],
        middleware=[Middleware(Gate, shell.turnstile, settings.trusted_proxies, shell.now)],
        exception_handlers={HTTPException: _refused_by_starlette, Exception: _fault},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    checked: ASGIApp = app if settings.origins else HostCheck(app, settings.host)
    return SafeHeaders(Watched(checked, shell.metrics), settings.origins, https=settings.https)


class Nothing:
    """Where the API has nothing; a place of the client would be answered with its page."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Say so."""
        await response_to(Refused(NOT_FOUND))(scope, receive, send)


async def _refused_by_starlette(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    objection = objection_with(error.status_code)
    headers = dict(error.headers) if error.headers else None
    return problem_response(Problem(objection.reason, objection.text), objection.status, headers)


async def _fault(request: Request, error: Exception) -> Response:
    return response_to(Refused(FAULT))
