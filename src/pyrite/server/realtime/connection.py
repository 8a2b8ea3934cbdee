"""The line to one viewer: what is to be sent waits here, up to a bound."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from pyrite.game.project import Viewer
from pyrite.server.room.decide.answers import Requester

RESTART: Final = 1012
UNKNOWN_GUEST: Final = 4001
NOT_YOURS: Final = 4003
BANNED: Final = 4005
TOO_SLOW: Final = 4008
RATE_LIMITED: Final = 4029
"""Codes with which a socket is closed."""

Send = Callable[[bytes], Coroutine[Any, Any, None]]
TrySend = Callable[[bytes], bool]
"""Sends a frame if that can be done without waiting; whether it was sent."""

MAX_QUEUED_FRAMES: Final = 64
MAX_QUEUED_BYTES: Final = 256 * 1024
"""More bytes than that never wait for a slow client."""


class Connection:
    """A connected client. One that is too slow loses what waits for it and gets the whole table instead."""

    __slots__ = ("_bytes", "_frames", "_idle", "_wake", "closing", "requester", "resync", "sent_count")

    def __init__(self, requester: Requester) -> None:
        self.requester = requester
        self.sent_count = 0
        """What this client has been told, and needs not be told again."""
        self.resync = True
        """Whether the next thing to send is the whole table."""
        self.closing = 0
        """The code to close with, once all is sent; 0 as long as the line is open."""
        self._frames: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self._idle: TrySend | None = None
        """How to send at once, while nothing is being sent."""

    @property
    def viewer(self) -> Viewer:
        """Through whose eyes it sees."""
        return self.requester.seat

    def send(self, frame: bytes) -> bool:
        """Send a frame, or let it wait; False if too many wait, so that the client has to begin anew."""
        waits = self._frames or self.resync or self.closing
        if self._idle is not None and not waits and self._idle(frame):
            return True
        if len(self._frames) >= MAX_QUEUED_FRAMES or self._bytes + len(frame) > MAX_QUEUED_BYTES:
            self.request_resync()
            return False
        self._frames.append(frame)
        self._bytes += len(frame)
        self._wake.set()
        return True

    def request_resync(self) -> None:
        """Forget what waits; the whole table is sent when there is room for it."""
        self._frames.clear()
        self._bytes = 0
        self.resync = True
        self._wake.set()

    def close(self, code: int, frame: bytes | None = None) -> None:
        """Send what waits, perhaps a last frame, then no more."""
        if frame is not None:
            self._frames.append(frame)
        self.closing = code
        self._wake.set()

    async def serve(
        self,
        send: Send,
        snapshot: Callable[[Connection], Awaitable[bytes]],
        send_timeout: float,
        try_send: TrySend | None = None,
    ) -> None:
        """Send until the line is closed; raise `TimeoutError` if the client takes nothing for so many seconds.

        While the client keeps up, frames are sent at once, without a switch of tasks or a timer.
        """
        try_send = try_send or (lambda frame: _try_send(send(frame)))
        while True:
            while self.resync or self._frames:
                if self.resync and not self.closing:
                    frame = await snapshot(self)
                elif self._frames:
                    frame = self._frames.popleft()
                    self._bytes -= len(frame)
                else:
                    return
                async with asyncio.timeout(send_timeout):
                    await send(frame)
                del frame  # a whole table, often, and nothing else may have to go this way for long
            if self.closing:
                return
            self._wake.clear()
            self._idle = try_send
            try:
                await self._wake.wait()
            finally:
                self._idle = None


def _try_send(sending: Coroutine[Any, Any, None]) -> bool:
    """Whether it was sent without waiting, where the server has no shorter way
    (`pyrite.server.realtime.websocket_fast_path`).

    A server that cannot take a frame waits before it writes any of it, so what had to wait was not sent.
    """
    try:
        sending.send(None)
    except StopIteration:
        return True
    except Exception:  # the client has gone, as `serve` will find out by itself
        return False
    sending.close()
    return False
