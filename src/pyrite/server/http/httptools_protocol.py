"""The HTTP protocol class on httptools; Windows does not have it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from pyrite.server.http.errors import TOO_LARGE
from pyrite.server.http.limited_protocol import (
    HEADERS_TOO_LARGE,
    MAX_HEAD_BYTES,
    MAX_HEADERS,
    MAX_PIPELINED,
    MAX_TARGET_BYTES,
    MAX_WIRE_BODY_BYTES,
    TARGET_TOO_LONG,
    TOO_MANY_PIPELINED,
    LimitedProtocol,
    refusing_app,
    upgrade_error,
)


class LimitedHttpToolsProtocol(LimitedProtocol, HttpToolsProtocol):
    """HTTP protocol on httptools."""

    _size = 0
    """Bytes received of the current head, or of what follows it."""
    _in_body = False
    _upgraded = False
    _pending: Sequence[Any] = ()
    """Earlier pipelined requests that are not answered yet."""
    _parsing_ended = False
    """Whether too many requests were pipelined. One is refused in its turn, everything after it is dropped."""

    @property
    def request_started(self) -> bool:
        """Whether part of a request has arrived."""
        return self._in_body or self._size > 0

    @property
    def reading_body(self) -> bool:
        """Whether the headers are complete and the body is not."""
        return self._in_body

    def data_received(self, data: bytes) -> None:
        """Parse the data as far as the limits allow."""
        if self._refused or self._parsing_ended:
            return
        self._size += len(data)
        if self._size <= MAX_HEAD_BYTES:
            super().data_received(data)
        else:
            self._size -= len(data)
            self._parse_in_pieces(data)
        if (self._size or self._in_body) and not self._parsing_ended:
            self._start_deadline()

    def _parse_in_pieces(self, data: bytes) -> None:
        while data and not (self._refused or self._upgraded or self._parsing_ended or self.transport.is_closing()):
            left = (MAX_WIRE_BODY_BYTES if self._in_body else MAX_HEAD_BYTES) - self._size
            if left <= 0:
                self._refuse(TOO_LARGE if self._in_body else HEADERS_TOO_LARGE, in_body=self._in_body)
                return
            piece, data = data[:left], data[left:]
            self._size += len(piece)  # the parser callbacks reset it
            super().data_received(piece)

    def on_headers_complete(self) -> None:
        """Start counting the body. Trailers are dropped; otherwise uvicorn would add them to the headers."""
        if self._parsing_ended:
            return
        self._size = 0
        self._in_body = True
        if len(self._pending) >= MAX_PIPELINED - 1 and self._is_unanswered(self.cycle):
            self._parsing_ended = True
            self.app = refusing_app(TOO_MANY_PIPELINED)
        elif len(self.url) > MAX_TARGET_BYTES:
            self.app = refusing_app(TARGET_TOO_LONG)
        elif len(self.headers) > MAX_HEADERS:
            self.app = refusing_app(HEADERS_TOO_LARGE)
        before = self.cycle
        super().on_headers_complete()
        if self._is_unanswered(before):
            self._pending = [*self._pending, before]
        if not self.parser.should_upgrade():
            self.headers = []

    @staticmethod
    def _is_unanswered(cycle: Any) -> bool:
        return cycle is not None and not cycle.response_complete

    def send_400_response(self, msg: str) -> None:
        """Answer an invalid request, unless it is dropped anyway."""
        if not self._parsing_ended:
            super().send_400_response(msg)

    def on_message_complete(self) -> None:
        """The request has arrived completely."""
        self._size = 0
        self._in_body = False
        self._deadline = 0.0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """The response is sent, but perhaps not read."""
        super().on_response_complete()
        if self._pending:
            self._pending = [each for each in self._pending if not each.response_complete]
        self._limit_closing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Mark every unanswered request as disconnected; uvicorn does so for the last one only."""
        for each in self._pending:
            each.disconnected = True
            each.message_event.set()
        super().connection_lost(exc)

    def timeout_keep_alive_handler(self) -> None:
        """No further request has arrived in time."""
        super().timeout_keep_alive_handler()
        self._limit_closing()

    def handle_websocket_upgrade(self) -> None:
        """The connection becomes a WebSocket, which counts itself."""
        if self._parsing_ended:
            return
        error_type = upgrade_error(self.url, self.headers)
        if error_type is not None:
            self._refuse(error_type)
            return
        self._upgraded = True
        self._release()
        super().handle_websocket_upgrade()
