"""Whether a request comes from our own pages. Other sites must not act with a visitor's cookie."""

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
    """Whether what changes something, or opens a socket, may be done.

    A browser says in ``Origin`` which site sends a request; it must be ours. If it does not say so it must say in
    ``Sec-Fetch-Site`` that this is no other site. Pages cannot write these two headers; a program can, and should.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site") in ("same-origin", "none")
    return origin in (origins or own_origins(headers))


def own_origins(headers: Headers) -> tuple[str, ...]:
    """Without settings: wherever the page was opened, at this host."""
    host = headers.get("host", "").lower()
    return tuple(origin for origin in (f"http://{host}", f"https://{host}") if is_origin(origin))
