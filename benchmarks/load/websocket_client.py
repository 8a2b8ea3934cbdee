"""A minimal WebSocket client, so that the clients of the load test take little CPU time."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import Callable
from typing import Final, cast

_TEXT: Final = 1
_CLOSE: Final = 8
_PING: Final = 9
_PONG: Final = 10
_FINAL: Final = 0x80
_MASKED: Final = 0x80
_NO_MASK: Final = bytes(4)  # a mask of zeros is allowed and costs nothing


class WebSocketClient(asyncio.Protocol):
    """One connection. Expects only unfragmented text frames, pings and the close frame."""

    def __init__(self, host: str, path: str, cookie: str, on_frame: Callable[[bytes], None]) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nCookie: {cookie}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {b64encode(bytes(16)).decode()}\r\n\r\n"
        )
        self._on_frame = on_frame
        self._unparsed = b""
        self._transport: asyncio.WriteTransport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.ended = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.WriteTransport, transport)
        self._transport.write(self._request.encode())

    def connection_lost(self, error: Exception | None) -> None:
        self.ended = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("The server closed the connection during the handshake."))

    def data_received(self, data: bytes) -> None:
        data = self._unparsed + data if self._unparsed else data
        at = 0 if self.opened.done() else self._end_of_handshake(data)
        if at < 0:
            self._unparsed = data
            return
        while (found := _frame_at(data, at)) is not None:
            opcode, begin, at = found
            self._handle(opcode, data[begin:at])
        self._unparsed = data[at:]

    def _end_of_handshake(self, data: bytes) -> int:
        """The offset of the first frame; -1 if the handshake response is incomplete."""
        end = data.find(b"\r\n\r\n")
        if end >= 0 and not data.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(ConnectionError(data[:end].decode("latin-1")))
        elif end >= 0:
            self.opened.set_result(None)
        return end + 4 if end >= 0 else -1

    def _handle(self, opcode: int, payload: bytes) -> None:
        if opcode == _TEXT:
            self._on_frame(payload)
        elif opcode == _PING:
            self._send(_PONG, payload)
        elif opcode == _CLOSE:
            self.close()

    def send(self, text: bytes) -> None:
        """Send a frame of text."""
        self._send(_TEXT, text)

    def _send(self, opcode: int, payload: bytes) -> None:
        assert self._transport is not None
        length = len(payload)
        if length < 126:
            head = bytes((_FINAL | opcode, _MASKED | length))
        else:
            head = bytes((_FINAL | opcode, _MASKED | 126)) + length.to_bytes(2, "big")
        self._transport.write(head + _NO_MASK + payload)

    def close(self) -> None:
        """Close the connection."""
        if self._transport is not None:
            self._transport.close()


def _frame_at(data: bytes, at: int) -> tuple[int, int, int] | None:
    """The opcode and the bounds of the payload; None if the frame is incomplete."""
    begin = at + 2
    if len(data) < begin:
        return None
    length = data[at + 1]
    if length >= 126:
        size = 2 if length == 126 else 8
        begin += size
        if len(data) < begin:
            return None
        length = int.from_bytes(data[begin - size : begin], "big")
    return (data[at] & 15, begin, begin + length) if len(data) >= begin + length else None
