"""The HTTP protocol class that this system supports."""

from __future__ import annotations

import asyncio


def http_protocol() -> type[asyncio.Protocol]:
    """The class on httptools, which is the faster one, or the class on h11."""
    try:
        from pyrite.server.http.httptools_protocol import LimitedHttpToolsProtocol
    except ModuleNotFoundError:  # Windows
        from pyrite.server.http.h11_protocol import LimitedH11Protocol

        return LimitedH11Protocol
    return LimitedHttpToolsProtocol
