"""Security headers on every response: content security policy, no framing, no referrer to other sites."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pyrite.server.http.origins import own_origins

_HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # the link to a table is a secret
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",  # for browsers that do not support frame-ancestors
}
_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; "
    "media-src 'self'; manifest-src 'self'; worker-src 'self'; connect-src {connect}; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
_A_YEAR: Final = 365 * 24 * 60 * 60
_NOT_CACHED: Final = ("/api/", "/health/", "/metrics")
_RESPONSE_STARTS: Final = ("http.response.start", "websocket.http.response.start")


class SecurityHeadersMiddleware:
    """Adds the security headers. It wraps the whole application, so that error responses get them too."""

    def __init__(self, app: ASGIApp, origins: Sequence[str], *, https: bool) -> None:
        self._app = app
        self._origins = origins
        self._headers = dict(_HEADERS)
        if https:
            self._headers["Strict-Transport-Security"] = f"max-age={_A_YEAR}"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Add the headers to the response."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] in _RESPONSE_STARTS:
                self._add_to(MutableHeaders(scope=message), scope)
            await send(message)

        await self._app(scope, receive, send_with_headers)

    def _add_to(self, headers: MutableHeaders, scope: Scope) -> None:
        for name, value in self._headers.items():
            headers[name] = value
        headers["Content-Security-Policy"] = content_policy(self._origins or own_origins(Headers(scope=scope)))
        if scope["path"].startswith(_NOT_CACHED):
            headers.setdefault("Cache-Control", "no-store")


def content_policy(origins: Sequence[str]) -> str:
    """The content security policy. It lists our WebSocket origins, as some browsers do not include them in 'self'.

    >>> content_policy(["https://play.example.org"]).partition("connect-src ")[2].partition(";")[0]
    "'self' wss://play.example.org"
    """
    sockets = ["ws" + origin.removeprefix("http") for origin in origins]
    return _POLICY.format(connect=" ".join(["'self'", *sockets]))
