"""uvicorn's WebSocket protocol with fast paths for sending and receiving text frames.

A frame that is sent through ASGI passes a dozen functions and creates four objects. Every move is broadcast to all
players, so this is a large part of the cost of a move. `FAST_SEND` in the ASGI extensions of a connection is a
function that sends text frames directly. Everything else, and every frame that has to wait, goes through ASGI.

A message that is received through ASGI passes a general parser, a queue and all middleware. Nearly all messages
are one frame that arrives in one piece. `FAST_RECEIVE` in the ASGI extensions is a function that takes a receiver:
it is called with such a message unless earlier ones wait in the queue. What it does not take goes through ASGI.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from pyrite.server.http.limited_protocol import ServerConfig

try:
    from websockets.speedups import apply_mask
except ImportError:  # websockets was installed without its C extension
    from websockets.utils import apply_mask

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent

FAST_SEND: Final = "pyrite.fast_send"
FAST_RECEIVE: Final = "pyrite.fast_receive"

Receiver = Callable[[str], bool]
"""Takes a message; returns False if it must wait in the queue."""

_TEXT_FRAME: Final = 0x81
"""The first byte of an unfragmented text frame (RFC 6455, 5.2)."""
_MASKED: Final = 0x80
_LONG: Final = 126
"""Lengths from here on have two bytes more, or eight."""
_END_OF_HEAD: Final = b"\r\n\r\n"
_MAX_FRAGMENTS: Final = 128
_PIECE: Final = 4 * 1024
"""How many bytes are parsed at a time: hundreds of empty frames, which take some milliseconds."""
_MAX_AFTER_CLOSE: Final = 64 * 1024
"""How many bytes of a client are read after the server has sent its close frame."""


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    """One WebSocket connection.

    It counts toward the connection limits (`pyrite.server.http.connection_limits`) while it is open. The memory of
    a connection is bounded: a message in too many fragments is refused, and pings are not answered while the send
    buffer is full. So is the time: data is parsed in pieces. Other connections have their turn between two pieces,
    and a piece waits until the application has received all messages of the one before.
    """

    def __init__(
        self,
        config: ServerConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._limiter = config.pyrite_connections
        self._address: str | None = None
        self._abort_timer: asyncio.TimerHandle | None = None
        self._unparsed = bytearray()
        self._next_piece: asyncio.Handle | None = None
        self._bytes_after_close = 0
        self._is_paused = False
        """Whether the send buffer is full. Asked for every frame, so it is a flag."""
        self._receiver: Receiver | None = None
        self._extensions: dict[str, Any] = {}
        """The extensions in the ASGI scope."""
        self._bytes_left: int | None = None
        """How many bytes of the current frame are still to come; None if that is unknown."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection."""
        super().connection_made(transport)
        self._address = self._limiter.address_of(transport)
        self._limiter.add(self._address)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection, and break its reference cycles: only a full collection finds them."""
        for name in (FAST_SEND, FAST_RECEIVE):
            self._extensions.pop(name, None)
        if self._next_piece is not None:
            self._next_piece.cancel()
        self._unparsed.clear()
        self._limiter.remove(self._address)
        if self._abort_timer is not None:
            self._abort_timer.cancel()
        super().connection_lost(exc)
        self.conn.parser.close()  # a generator that refers to the object that keeps it, and to data of the client

    def data_received(self, data: bytes) -> None:
        """Parse the data, or its first piece."""
        if len(data) <= _PIECE and not self._unparsed:
            self._parse(data)
        else:
            self._unparsed += data
            self._schedule_piece()

    def _parse(self, piece: bytes) -> None:
        if self.close_sent:
            self._bytes_after_close += len(piece)
            if self._bytes_after_close > _MAX_AFTER_CLOSE:
                self._unparsed.clear()
                self.transport.abort()
                return
        if self._bytes_left == 0:
            text = whole_text(piece)
            if text is not None and self._can_receive():
                self._receive(text)
                return
        if self._bytes_left is not None:
            self._bytes_left = bytes_left(piece, self._bytes_left)
        elif not self.handshake_initiated and piece.find(_END_OF_HEAD) == len(piece) - len(_END_OF_HEAD):
            self._bytes_left = 0
        super().data_received(piece)

    def _can_receive(self) -> bool:
        """Whether a text frame is a message now, and the parser would find nothing wrong."""
        return self.handshake_complete and not self.close_sent and not self.frames and self.conn.state is OPEN

    def _receive(self, text: str) -> None:
        """Give a message to the receiver, or to the application as uvicorn does it."""
        if self._receiver is not None and self.queue.empty() and self._receiver(text):
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _schedule_piece(self) -> None:
        """Read no more while data is left, and parse its next piece when the application is ready for it."""
        if self.transport.is_closing():
            self._unparsed.clear()
            return
        self.transport.pause_reading()
        if not self.read_paused and self._next_piece is None:
            self._next_piece = self.loop.call_soon(self._parse_piece)

    def _parse_piece(self) -> None:
        self._next_piece = None
        piece = bytes(self._unparsed[:_PIECE])
        del self._unparsed[:_PIECE]
        self._parse(piece)
        if self._unparsed:
            self._schedule_piece()
        elif not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message for the application."""
        message = await super().receive()
        if self._unparsed:
            self._schedule_piece()
        return message

    def pause_writing(self) -> None:
        """The send buffer is full: abort the connection if the client does not read in time.

        The application also closes such a connection, but closing waits until the client has read everything.
        """
        super().pause_writing()
        self._is_paused = True
        if self._abort_timer is None:
            seconds = self._limiter.send_seconds + self.close_timeout
            self._abort_timer = self.loop.call_later(seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """The client reads again: keep the connection."""
        super().resume_writing()
        self._is_paused = False
        if self._abort_timer is not None:
            self._abort_timer.cancel()
            self._abort_timer = None

    def handle_cont(self, event: Frame) -> None:
        """A continuation frame. Fragments are counted, since empty ones escape the limit of the message size."""
        if self.close_sent:
            return
        if len(self.frames) >= _MAX_FRAGMENTS:
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG, "too many fragments")
            self.handle_parser_exception()
            return
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping, unless the send buffer is full."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_connect(self, event: Request) -> None:
        """Start the application and offer it the fast path."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]  # any key may be added
            extensions[FAST_SEND] = self.try_send
            extensions[FAST_RECEIVE] = self.set_receiver
            self._extensions = extensions

    def set_receiver(self, receiver: Receiver | None) -> None:
        """Call this function with messages that need not wait."""
        self._receiver = receiver

    def try_send(self, texts: Sequence[bytes]) -> bool:
        """Send text frames together; False if they would have to wait or the connection is closing."""
        if (
            not self.handshake_complete
            or self.close_sent
            or self.disconnected
            or self._is_paused
            or self.transport.is_closing()  # it is as soon as a close frame was received
        ):
            return False
        if len(texts) == 1:
            self.transport.write(text_frame(texts[0]))
        else:
            self.transport.write(b"".join(map(text_frame, texts)))
        return True


def text_frame(text: bytes) -> bytes:
    """A text as a WebSocket frame from a server: not masked, not compressed.

    >>> text_frame(b"hello")
    b'\\x81\\x05hello'
    """
    length = len(text)
    if length < 126:
        return bytes((_TEXT_FRAME, length)) + text
    if length < 1 << 16:
        return bytes((_TEXT_FRAME, 126)) + length.to_bytes(2, "big") + text
    return bytes((_TEXT_FRAME, 127)) + length.to_bytes(8, "big") + text


def whole_text(data: bytes) -> str | None:
    """The text of a frame from a client, if the data is exactly one unfragmented text frame.

    >>> whole_text(b"\\x81\\x85\\x00\\x00\\x00\\x00hello")
    'hello'
    """
    if len(data) < 6 or data[0] != _TEXT_FRAME or data[1] < _MASKED:
        return None
    length, head = data[1] - _MASKED, 6
    if length > _LONG:
        return None
    if length == _LONG:
        length, head = int.from_bytes(data[2:4], "big"), 8
    if len(data) != head + length:
        return None
    try:
        return apply_mask(data[head:], data[head - 4 : head]).decode()
    except UnicodeDecodeError:
        return None


def bytes_left(data: bytes, begun: int) -> int | None:
    """How many bytes of the last frame in the data are still to come; None if even its head is incomplete.

    ``begun`` is how many bytes at the beginning belong to a frame that began before the data.

    >>> frame = b"\\x81\\x85\\x00\\x00\\x00\\x00hello"
    >>> [bytes_left(frame + frame, 0), bytes_left(frame + frame[:7], 0), bytes_left(frame[7:] + frame, 4)]
    [0, 4, 0]
    >>> [bytes_left(frame[7:8], 4), bytes_left(frame + frame[:1], 0)]
    [3, None]
    """
    place, end = begun, len(data)
    while place < end:
        head = data[place : place + 10]
        length = head[1] & ~_MASKED if len(head) > 1 else _LONG
        size = 2 if length < _LONG else 4 if length == _LONG else 10
        if len(head) < size:
            return None
        place += size + 4 + (length if length < _LONG else int.from_bytes(head[2:size], "big"))
    return place - end


def fast_receive(extensions: dict[str, Any]) -> Callable[[Receiver | None], None] | None:
    """The function that takes a receiver for a connection; None if the server has none."""
    found: Callable[[Receiver | None], None] | None = extensions.get(FAST_RECEIVE)
    return found


def fast_send(extensions: dict[str, Any]) -> Callable[[Sequence[bytes]], bool] | None:
    """The fast path of a connection; None if the server has none."""
    found: Callable[[Sequence[bytes]], bool] | None = extensions.get(FAST_SEND)
    return found
