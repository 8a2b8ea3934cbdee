"""Checks the ``Host`` header where no origin is configured, against DNS rebinding.

A page of another site can make its own host name point to this machine. Its scripts then reach the server as their
own origin. The browser still sends that name in ``Host``. So only loopback names and the bound address are
accepted. A server that listens on all interfaces cannot know its addresses behind a router or in a container. It
accepts any IP address, which cannot be rebound: in a home network people open http://192.168.1.20:8000.
"""

from __future__ import annotations

import re
import socket
from functools import lru_cache
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from pyrite.server.http.client_addresses import Address, is_loopback, parse_address
from pyrite.server.http.errors import ApiError, ErrorType, error_response
from pyrite.server.http.origins import is_origin

WRONG_HOST: Final = ErrorType(
    "wrong-host", 403, "The server does not know this host name. Open it by IP address, or start it with --origin."
)
_ALL_INTERFACES: Final = ("0.0.0.0", "::", "")
_HOST: Final = re.compile(r"(?:\[([0-9a-f:.]+)\]|([^][:@]+?)\.?)(?::[0-9]*)?")
"""A ``Host`` header: an IPv6 address in brackets, or a name or IPv4 address; then perhaps a port."""


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


def is_own_host(header: str, host: str) -> bool:
    """Whether a ``Host`` header names a server that listens at a host. The port is ignored.

    >>> [is_own_host(each, "192.0.2.7") for each in ("127.0.0.1:8000", "[::1]", "192.0.2.7:80", "192.0.2.8")]
    [True, True, True, False]
    """
    match = _HOST.fullmatch(header.strip().lower())
    if match is None:
        return False
    name = match[1] or match[2]
    if name in own_names(host) or name.endswith(".localhost"):
        return True
    address = parse_address(name)
    return address is not None and (is_loopback(address) or _may_be_at(host, address))


def _may_be_at(host: str, address: Address) -> bool:
    """Whether a server that listens at a host may be reached at an address. The address of a name is not known."""
    bound = parse_address(host)
    if bound is None:
        return host.lower() != "localhost"
    return bound.is_unspecified or bound == address


class HostCheckMiddleware:
    """Refuses requests and WebSockets whose ``Host`` is not a name of this server."""

    def __init__(self, app: ASGIApp, host: str) -> None:
        self._app = app
        self._is_own = lru_cache(maxsize=256)(lambda header: is_own_host(header, host))

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
