"""The HTTP protocol class on h11, for systems without httptools."""

from __future__ import annotations

from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from pyrite.server.http.errors import TOO_LARGE
from pyrite.server.http.limited_protocol import (
    HEADERS_TOO_LARGE,
    MAX_HEAD_BYTES,
    MAX_WIRE_BODY_BYTES,
    LimitedProtocol,
    upgrade_error,
)

_H11_PIECE: Final = 4 * 1024


class LimitedH11Protocol(LimitedProtocol, H11Protocol):
    """HTTP protocol on h11. h11 limits incomplete data (`uvicorn_config`) and answers 400 beyond that."""

    _body_bytes = 0
    _in_body = False
    """Whether the headers were complete before the last piece."""

    @property
    def request_started(self) -> bool:
        """Whether part of a request has arrived."""
        return self.reading_body or (self.conn.their_state is h11.IDLE and bool(self.conn.trailing_data[0]))

    @property
    def reading_body(self) -> bool:
        """Whether the headers are complete and the body is not."""
        return self.conn.their_state is h11.SEND_BODY

    def data_received(self, data: bytes) -> None:
        """Parse the data in pieces: h11 does not limit a head that arrives all at once."""
        for start in range(0, len(data), _H11_PIECE):
            if self._refused or self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            self._in_body = self.reading_body
            if self._in_body:
                self._body_bytes += min(_H11_PIECE, len(data) - start)
                if self._body_bytes > MAX_WIRE_BODY_BYTES:
                    self._refuse(TOO_LARGE, in_body=True)
                    return
            else:
                self._body_bytes = 0
            super().data_received(data[start : start + _H11_PIECE])
        if self.request_started:
            self._start_deadline()
        else:
            self._deadline = 0.0

    def send_400_response(self, msg: str) -> None:
        """Answer with the size limit if that was exceeded."""
        if len(self.conn.trailing_data[0]) > MAX_HEAD_BYTES:
            self._refuse(TOO_LARGE if self._in_body else HEADERS_TOO_LARGE, in_body=self._in_body)
        else:
            super().send_400_response(msg)

    def on_response_complete(self) -> None:
        """The response is sent, but perhaps not read."""
        super().on_response_complete()
        self._limit_closing()

    def timeout_keep_alive_handler(self) -> None:
        """No further request has arrived in time."""
        super().timeout_keep_alive_handler()
        self._limit_closing()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The connection becomes a WebSocket, which counts itself."""
        error_type = upgrade_error(event.target, self.headers)
        if error_type is not None:
            self._refuse(error_type)
            return
        self._release()
        super().handle_websocket_upgrade(event)
