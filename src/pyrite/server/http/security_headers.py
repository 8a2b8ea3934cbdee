"""What every answer tells the browser: run only our own files, show us in no frame, tell nobody the address."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pyrite.server.http.origins import own_origins

_FIXED: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # a link to a table is a secret
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",  # for browsers that do not know frame-ancestors
}
_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; "
    "media-src 'self'; manifest-src 'self'; worker-src 'self'; connect-src {connect}; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
_A_YEAR: Final = 365 * 24 * 60 * 60
_NOT_KEPT: Final = ("/api/", "/health/", "/metrics")
_STARTS: Final = ("http.response.start", "websocket.http.response.start")


class SecurityHeadersMiddleware:
    """Wraps the whole application, so that errors get these headers too."""

    def __init__(self, app: ASGIApp, origins: Sequence[str], *, https: bool) -> None:
        self._app = app
        self._origins = origins
        self._fixed = dict(_FIXED)
        if https:
            self._fixed["Strict-Transport-Security"] = f"max-age={_A_YEAR}"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Add the headers to what is sent."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] in _STARTS:
                self._add_to(MutableHeaders(scope=message), scope)
            await send(message)

        await self._app(scope, receive, send_safely)

    def _add_to(self, headers: MutableHeaders, scope: Scope) -> None:
        for name, value in self._fixed.items():
            headers[name] = value
        headers["Content-Security-Policy"] = content_policy(self._origins or own_origins(Headers(scope=scope)))
        if scope["path"].startswith(_NOT_KEPT):
            headers.setdefault("Cache-Control", "no-store")


def content_policy(origins: Sequence[str]) -> str:
    """The policy, with the addresses of our own sockets spelt out: not every browser finds them in 'self'.

    >>> content_policy(["https://play.example.org"]).partition("connect-src ")[2].partition(";")[0]
    "'self' wss://play.example.org"
    """
    sockets = ["ws" + origin.removeprefix("http") for origin in origins]
    return _POLICY.format(connect=" ".join(["'self'", *sockets]))
