"""Checks that a request comes from our own pages (CSRF protection): other sites must not use our cookies."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from starlette.datastructures import Headers

_ORIGIN: Final = re.compile(r"https?://(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(:[0-9]{1,5})?")


def is_origin(text: str) -> bool:
    """Whether a text is an origin as browsers send it.

    >>> is_origin("https://play.example.org"), is_origin("http://[::1]:8000"), is_origin("https://example.org/")
    (True, True, False)
    """
    return _ORIGIN.fullmatch(text) is not None


def is_from_our_pages(headers: Headers, origins: Sequence[str]) -> bool:
    """Whether a request may change something or open a WebSocket.

    ``Origin`` must be one of ours. Without ``Origin``, ``Sec-Fetch-Site`` must say that no other site sent it.
    Scripts in a page cannot set these two headers; a program can, and should.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site") in ("same-origin", "none")
    return origin in (origins or own_origins(headers))


def own_origins(headers: Headers) -> tuple[str, ...]:
    """Origins at the host that the request was sent to; used where no origin is configured."""
    host = headers.get("host", "").lower()
    return tuple(origin for origin in (f"http://{host}", f"https://{host}") if is_origin(origin))
