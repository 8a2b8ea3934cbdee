"""Checks the ``Host`` header where no origin is configured, against DNS rebinding.

A page of another site can make its own host name point to this machine. Its scripts then reach the server as their
own origin. The browser still sends that name in ``Host``, so unknown names are refused. An IP address cannot be
rebound, so any address is accepted: in a home network people open http://192.168.1.20:8000.
"""

from __future__ import annotations

import socket
from functools import lru_cache
from ipaddress import ip_address
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from pyrite.server.http.errors import ApiError, ErrorType, error_response
from pyrite.server.http.origins import is_origin

WRONG_HOST: Final = ErrorType(
    "wrong-host", 403, "The server does not know this host name. Open it by IP address, or start it with --origin."
)
_ALL_INTERFACES: Final = ("0.0.0.0", "::", "")


def own_names(host: str) -> frozenset[str]:
    """The host names of a server that listens at a host. Names below ``.localhost`` are accepted as well.

    >>> sorted(own_names("play.example.org"))
    ['localhost', 'play.example.org']
    """
    names = {"localhost", host.lower()}
    if host in _ALL_INTERFACES:
        machine = socket.gethostname().lower()
        short = machine.partition(".")[0]
        names |= {machine, short, f"{short}.local"}
    return frozenset(names - set(_ALL_INTERFACES))


def is_own_host(header: str, names: frozenset[str]) -> bool:
    """Whether a ``Host`` header is an IP address or one of these names. The port is ignored.

    >>> [is_own_host(each, frozenset({"pit"})) for each in ("127.0.0.1:8000", "[::1]", "Pit:80", "pit.example")]
    [True, True, True, False]
    """
    name = header.strip().lower()
    name = name[1:].partition("]")[0] if name.startswith("[") else name.partition(":")[0].removesuffix(".")
    if name in names or name.endswith(".localhost"):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class HostCheckMiddleware:
    """Refuses requests and WebSockets whose ``Host`` is not a name of this server."""

    def __init__(self, app: ASGIApp, host: str) -> None:
        self._app = app
        names = own_names(host)
        self._is_own = lru_cache(maxsize=256)(lambda header: is_own_host(header, names))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or refuse it."""
        if scope["type"] in ("http", "websocket"):
            # Browsers send exactly one Host header. A request without one does not come from another site's page.
            hosts = [value for name, value in scope["headers"] if name == b"host"]
            if len(hosts) > 1 or (hosts and not self._is_own(hosts[0].decode("latin-1"))):
                await error_response(_refusal(Headers(scope=scope)))(scope, receive, send)
                return
        await self._app(scope, receive, send)


def _refusal(headers: Headers) -> ApiError:
    origin = f"http://{headers['host'].strip().lower()}"
    if not is_origin(origin):
        return ApiError(WRONG_HOST)
    return ApiError(
        WRONG_HOST, f"The server does not know this host name. To use it, start the server with --origin {origin}."
    )
