"""Limits on the size of a request, its duration, and the number of connections, for both HTTP protocol classes.

uvicorn parses HTTP with httptools, or with h11 where httptools is missing, and has none of these limits.
`httptools_protocol` and `h11_protocol` extend its two classes:

- **Size.** The request line and the headers together have at most `MAX_HEAD_BYTES`. Bytes are counted before they
  are parsed, and are parsed in pieces no larger than the remaining allowance. What follows the headers (body,
  chunk framing and extensions, trailers) has at most `MAX_WIRE_BODY_BYTES`; the endpoints allow bodies a quarter
  of that size. Trailers are dropped.
- **Time.** A request must arrive within `ConnectionLimits.request_seconds` of its first byte, and the first one
  within that time of the connection. A request that arrives in one piece, as nearly all do, needs no timer.
- **Reading.** A client that does not read its response is disconnected after `ConnectionLimiter.send_seconds`.
- **Pipelining.** At most `MAX_PIPELINED` requests of a connection may wait for their responses. httptools parses
  all that has arrived, and a parsed request takes a hundred times the memory of its bytes. h11 parses a request
  only when the one before is answered.
- **Number.** See `pyrite.server.http.connection_limits`. When the server is full, connections that are idle
  between two requests, or have sent only part of one, are closed in favour of a new one.

A refused connection gets an error response and is closed. Incoming bytes are read and dropped for a moment first:
if a connection is closed with unread bytes, TCP discards the response on its way.
"""

from __future__ import annotations

import asyncio
import socket
import struct
from http import HTTPStatus
from typing import Any, Final

import msgspec
import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.server import ServerState

from pyrite.server.http.connection_limits import SERVER_FULL, ConnectionLimiter
from pyrite.server.http.errors import ErrorBody, ErrorType, error_body_response

MAX_HEAD_BYTES: Final = 32 * 1024
MAX_WIRE_BODY_BYTES: Final = 64 * 1024
MAX_TARGET_BYTES: Final = 8 * 1024 - 32
"""Path and query. The request line of a WebSocket must fit into 8 KiB (`websockets.http11`)."""
MAX_HEADERS: Final = 100
MAX_PIPELINED: Final = 16
_MAX_UPGRADE_HEADER: Final = 8 * 1024 - 4
_LINGER_SECONDS: Final = 1.0
_NO_LINGER: Final = struct.pack("ii", 1, 0)
"""Closing then discards unsent bytes and resets the connection."""
_PROXY_KEEP_ALIVE: Final = 75
"""Seconds between two requests of a proxy: longer than proxies keep idle connections, so that they close first."""

HEADERS_TOO_LARGE: Final = ErrorType(
    "headers-too-large", 431, "The headers are too large. Send at most 32 KiB and 100 of them."
)
TARGET_TOO_LONG: Final = ErrorType("address-too-long", 414, "The address is too long. Send at most 8,000 bytes.")
TOO_MANY_PIPELINED: Final = ErrorType(
    "too-many-pipelined", 429, "Too many requests wait on this connection. Wait for responses first."
)
REQUEST_TOO_SLOW: Final = ErrorType("request-too-slow", 408, "The request took too long to arrive. Send it again.")


class ServerConfig(uvicorn.Config):
    """A uvicorn configuration that carries our connection limiter to the protocol classes."""

    def __init__(self, app: ASGIApp, connections: ConnectionLimiter, **options: Any) -> None:
        super().__init__(app, **options)
        self.pyrite_connections = connections


class LimitedProtocol(asyncio.Protocol):
    """What both protocol classes share."""

    # attributes of uvicorn's classes
    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    flow: FlowControl
    cycle: Any
    connections: set[Any]
    timeout_keep_alive: int

    def __init__(
        self,
        config: ServerConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)  # type: ignore[call-arg]
        self._limiter = config.pyrite_connections
        self._address: str | None = None
        self._counted = False
        self._refused = False
        self._lingers = False
        self._deadline = 0.0
        """When the current request must have arrived completely; 0 between two requests."""
        self._request_timer: asyncio.TimerHandle | None = None
        self._send_timer: asyncio.TimerHandle | None = None

    @property
    def request_started(self) -> bool:
        """Whether part of a request has arrived."""
        raise NotImplementedError

    @property
    def reading_body(self) -> bool:
        """Whether the headers of the current request are complete and its body is not."""
        raise NotImplementedError

    # ------------------------------------------------------------ counting connections

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection, or refuse it."""
        super().connection_made(transport)
        self._address = self._limiter.address_of(transport)
        if self._address is None:
            self.timeout_keep_alive = _PROXY_KEEP_ALIVE
        error_type = self._limiter.reason_to_refuse(self._address)
        if error_type is SERVER_FULL:
            self._close_waiting()
            error_type = self._limiter.reason_to_refuse(self._address)
        if error_type is not None:
            self._limiter.count_refusal(error_type)
            self._refuse(error_type)
            return
        self._limiter.add(self._address)
        self._counted = True
        self._start_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self._release()
        super().connection_lost(exc)

    def _release(self) -> None:
        for timer in (self._request_timer, self._send_timer):
            if timer is not None:
                timer.cancel()
        self._request_timer = self._send_timer = None
        self._deadline = 0.0
        if self._counted:
            self._counted = False
            self._limiter.remove(self._address)
        if self._lingers:
            self._lingers = False
            self._limiter.lingering -= 1

    def _close_waiting(self) -> None:
        """Close some of the connections that wait for a request, the longest waiting first."""
        waiting = [each for each in self.connections if isinstance(each, LimitedProtocol) and each.is_waiting]
        waiting.sort(key=lambda each: each._deadline)
        for each in waiting[: 1 + len(waiting) // 32]:
            each._release()
            each.transport.abort()

    @property
    def is_waiting(self) -> bool:
        """Whether the server waits for the client, and the client does not wait for a response."""
        if not self._counted:
            return False
        answered = self.cycle is None or self.cycle.response_complete
        return answered or (self.reading_body and not self.cycle.response_started)

    # ------------------------------------------------------------ slow requests

    def _start_deadline(self) -> None:
        """Start the deadline for the current request, unless it runs already."""
        if not self._deadline:
            self._deadline = self.loop.time() + self._limiter.limits.request_seconds
            if self._request_timer is None:
                self._request_timer = self.loop.call_at(self._deadline, self._check_deadline)

    def _check_deadline(self) -> None:
        self._request_timer = None
        if not self._deadline or self._refused or self.transport.is_closing():
            return
        now = self.loop.time()
        if self.flow.read_paused:  # the server is slow here, not the client
            self._deadline = now + self._limiter.limits.request_seconds
        if now < self._deadline:
            self._request_timer = self.loop.call_at(self._deadline, self._check_deadline)
        elif self.request_started:
            self._refuse(REQUEST_TOO_SLOW, in_body=self.reading_body)
        else:  # browsers open connections in advance; an unused one gets no response
            self.transport.close()

    # ------------------------------------------------------------ unread responses

    def pause_writing(self) -> None:
        """The client does not read: start the timeout."""
        super().pause_writing()
        if self._send_timer is None:
            self._send_timer = self.loop.call_later(self._limiter.send_seconds, self._reset)

    def resume_writing(self) -> None:
        """The client has read most of the response: stop the timeout."""
        super().resume_writing()
        if self._send_timer is not None:
            self._send_timer.cancel()
            self._send_timer = None

    def _reset(self) -> None:
        """Disconnect at once: an ordinary close would first send what the client does not read."""
        connection = self.transport.get_extra_info("socket")
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _NO_LINGER)
        self.transport.abort()

    def _limit_closing(self) -> None:
        """Start the timeout if a closing connection still has unsent bytes."""
        if self.transport.is_closing() and self._send_timer is None and self.transport.get_write_buffer_size():
            self._send_timer = self.loop.call_later(self._limiter.send_seconds, self._reset)

    # ------------------------------------------------------------ refusing

    def _refuse(self, error_type: ErrorType, *, in_body: bool = False) -> None:
        """Send an error if possible, and close the connection. ``in_body``: `cycle` belongs to this request."""
        if self._refused or self.transport.is_closing():
            return
        self._refused = True
        cycle = self.cycle
        if cycle is not None and not cycle.response_complete:
            queued = getattr(self, "pipeline", None)
            if cycle.response_started or queued or not in_body:
                self.transport.abort()  # another response is under way
                return
            cycle.disconnected = True
            cycle.message_event.set()
        elif in_body:  # it was answered before its body was complete
            self._linger()
            return
        self.transport.write(error_response(error_type))
        self._linger()

    def _linger(self) -> None:
        if not self._limiter.may_linger():
            self.transport.close()
            self._limit_closing()
            return
        self.flow.resume_reading()
        self._lingers = True
        self._limiter.lingering += 1
        if self.transport.can_write_eof():
            self.transport.write_eof()
        if self._send_timer is None:
            self._send_timer = self.loop.call_later(_LINGER_SECONDS, self.transport.abort)


def upgrade_error(target: bytes, headers: list[tuple[bytes, bytes]]) -> ErrorType | None:
    """Why a WebSocket is refused: beyond its own limits its parser would fail without a response."""
    if len(target) > MAX_TARGET_BYTES:
        return TARGET_TOO_LONG
    too_long = any(len(name) + len(value) > _MAX_UPGRADE_HEADER for name, value in headers)
    return HEADERS_TOO_LARGE if too_long or len(headers) > MAX_HEADERS else None


def refusing_app(error_type: ErrorType) -> Any:
    """An ASGI application that refuses one request and closes the connection."""
    response = error_body_response(
        ErrorBody(error_type.reason, error_type.text), error_type.status, {"Connection": "close"}
    )

    async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
        await response(scope, receive, send)

    return refuse


def error_response(error_type: ErrorType) -> bytes:
    """An error response as bytes, for use without an ASGI application."""
    body = msgspec.json.encode(ErrorBody(error_type.reason, error_type.text))
    lines = [
        f"HTTP/1.1 {error_type.status} {HTTPStatus(error_type.status).phrase}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "cache-control: no-store",
        "x-content-type-options: nosniff",
        "connection: close",
    ]
    if error_type.status in (429, 503):
        lines.append("retry-after: 5")
    return "\r\n".join([*lines, "", ""]).encode() + body
