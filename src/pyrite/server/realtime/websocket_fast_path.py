"""Sockets as uvicorn has them, with a short way out for frames of text.

A frame that goes through an ASGI application passes a dozen functions and becomes four objects. A room tells five
people of every move, so this is a good part of what a move costs. Who finds `SHORT_WAY` among the extensions of
a connection may send by it; all else, and whatever has to wait, goes the usual way.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from pyrite.server.http.http_protocol import ServerConfig

FAST_SEND: Final = "pyrite.short_way"
_WHOLE_TEXT: Final = 0x81
"""The first byte of a frame that is a whole text (RFC 6455, 5.2)."""
_MOST_FRAGMENTS: Final = 128


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    """One connection.

    It counts as a connection (`pyrite.server.http.connection_limits`) for as long as it is open. What a client
    makes the
    server keep for it is bounded: a message in too many fragments is refused, and pings are not answered while too
    many answers wait to be read.
    """

    def __init__(
        self,
        config: ServerConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._open = config.pyrite_connections
        self._address: str | None = None
        self._abort_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count it."""
        super().connection_made(transport)
        self._address = self._open.address_of(transport)
        self._open.add(self._address)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no longer."""
        self._open.remove(self._address)
        if self._abort_timer is not None:
            self._abort_timer.cancel()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Too much waits to be read by the client: from now on time is short.

        The application, too, lets go of one who does not read; but a closed connection waits until all is read.
        """
        super().pause_writing()
        if self._abort_timer is None:
            seconds = self._open.send_seconds + self.close_timeout
            self._abort_timer = self.loop.call_later(seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """The client has read most of it."""
        super().resume_writing()
        if self._abort_timer is not None:
            self._abort_timer.cancel()
            self._abort_timer = None

    def handle_cont(self, event: Frame) -> None:
        """A further fragment of a message; empty ones are not bounded by the size of the message."""
        if self.close_sent:
            return
        if len(self.frames) >= _MOST_FRAGMENTS:
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG, "too many fragments")
            self.handle_parser_exception()
            return
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping, unless too much waits already."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_connect(self, event: Request) -> None:
        """A client has come; the application is begun, and finds the short way."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]  # whatever one adds
            extensions[FAST_SEND] = self.try_send

    def try_send(self, text: bytes) -> bool:
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
        self.transport.write(text_frame(text))
        return True


def text_frame(text: bytes) -> bytes:
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


def fast_send(extensions: dict[str, Any]) -> Callable[[bytes], bool] | None:
    """How to send at once over a connection, if its server knows a way."""
    found: Callable[[bytes], bool] | None = extensions.get(FAST_SEND)
    return found
