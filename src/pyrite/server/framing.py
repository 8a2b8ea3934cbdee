"""Sockets as uvicorn has them, with a short way out for frames of text.

A frame that goes through an ASGI application passes a dozen functions and becomes four objects. A room tells five
people of every move, so this is a good part of what a move costs. Who finds `SHORT_WAY` among the extensions of
a connection may send by it; all else, and whatever has to wait, goes the usual way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

SHORT_WAY: Final = "pyrite.short_way"
_WHOLE_TEXT: Final = 0x81
"""The first byte of a frame that is a whole text (RFC 6455, 5.2)."""


class Connection(WebSocketsSansIOProtocol):
    """One connection."""

    def handle_connect(self, event: Request) -> None:
        """A client has come; the application is begun, and finds the short way."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]  # whatever one adds
            extensions[SHORT_WAY] = self.send_at_once

    def send_at_once(self, text: bytes) -> bool:
        """Send a frame of text; False if it was not sent, because it would have to wait or it is too late."""
        if (
            not self.handshake_complete
            or self.close_sent
            or self.disconnected
            or not self.writable.is_set()
            or self.conn.state is not OPEN
            or self.transport.is_closing()
        ):
            return False
        self.transport.write(frame_of(text))
        return True


def frame_of(text: bytes) -> bytes:
    """A text as a frame from a server: not masked, not compressed.

    >>> frame_of(b"hello")
    b'\\x81\\x05hello'
    """
    length = len(text)
    if length < 126:
        return bytes((_WHOLE_TEXT, length)) + text
    if length < 1 << 16:
        return bytes((_WHOLE_TEXT, 126)) + length.to_bytes(2, "big") + text
    return bytes((_WHOLE_TEXT, 127)) + length.to_bytes(8, "big") + text


def short_way(extensions: dict[str, Any]) -> Callable[[bytes], bool] | None:
    """How to send at once over a connection, if its server knows a way."""
    found: Callable[[bytes], bool] | None = extensions.get(SHORT_WAY)
    return found
