"""One viewer's WebSocket connection: a bounded queue of frames to send."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final

from pyrite.game.project import Viewer
from pyrite.game.view_json import Parts
from pyrite.server.room.decide.context import Requester

RESTART: Final = 1012
UNKNOWN_GUEST: Final = 4001
NOT_YOURS: Final = 4003
BANNED: Final = 4005
TOO_SLOW: Final = 4008
RATE_LIMITED: Final = 4029
"""WebSocket close codes."""

Send = Callable[[bytes], Coroutine[Any, Any, None]]
TrySend = Callable[[Sequence[bytes]], bool]
"""Sends all of these frames if that is possible without waiting, otherwise none; returns whether it did."""

Recognise = Callable[[], Coroutine[Any, Any, bool]]

MAX_QUEUED_FRAMES: Final = 64
MAX_QUEUED_BYTES: Final = 256 * 1024
"""The most bytes that are queued for a slow client."""


class Connection:
    """A connected client. If the client is too slow, the queue is dropped and it gets a snapshot (resync)."""

    __slots__ = (
        "__weakref__",
        "_bytes",
        "_frames",
        "_held",
        "_holds",
        "_try_send",
        "_wakeup",
        "closing",
        "parts",
        "recognise",
        "requester",
        "resync",
        "sent_count",
    )

    def __init__(self, requester: Requester, recognise: Recognise | None = None) -> None:
        self.requester = requester
        self.recognise = recognise or _always
        """Returns whether the cookie of this client is still valid."""
        self.sent_count = 0
        """How many items this client has been sent."""
        self.parts: Parts = ()
        """The parts of the game that this client has been sent."""
        self.resync = True
        """Whether the next frame to send is a snapshot."""
        self.closing = 0
        """The close code, to be sent after the queue; 0 while the connection is open."""
        self._frames: deque[bytes] = deque()
        self._bytes = 0
        self._held: list[bytes] = []
        self._holds = False
        """Whether frames are collected, to be sent together with an answer that follows at once."""
        self._wakeup = asyncio.Event()
        self._try_send: TrySend | None = None
        """Sends without waiting; set only while the queue is empty and nothing is being sent."""

    @property
    def viewer(self) -> Viewer:
        """The seat of this client, or None for a spectator."""
        return self.requester.seat

    def note_sent(self, count: int, parts: Parts) -> None:
        """Note what this client has with the frame that is sent next."""
        self.sent_count, self.parts = count, parts

    def send(self, frame: bytes) -> bool:
        """Send or queue a frame; False if the queue is full, so that the client needs a resync."""
        if self._holds:
            self._held.append(frame)
            return True
        waits = self._frames or self.resync or self.closing
        if self._try_send is not None and not waits and self._try_send((frame,)):
            return True
        if len(self._frames) >= MAX_QUEUED_FRAMES or self._bytes + len(frame) > MAX_QUEUED_BYTES:
            self.request_resync()
            return False
        self._frames.append(frame)
        self._bytes += len(frame)
        self._wakeup.set()
        return True

    def hold(self) -> None:
        """Collect frames until `answer`, which the caller calls without waiting for anything."""
        self._holds = True

    def answer(self, frame: bytes) -> None:
        """Send what was collected, and the answer to a request, in one packet if possible."""
        frames, self._held, self._holds = [*self._held, frame], [], False
        waits = self._frames or self.resync or self.closing
        if self._try_send is None or waits or not self._try_send(frames):
            for each in frames:
                self.send(each)

    def request_resync(self) -> None:
        """Drop the queue. A snapshot is sent when the client reads again."""
        self._frames.clear()
        self._bytes = 0
        self.resync = True
        self._wakeup.set()

    def close(self, code: int, frame: bytes | None = None) -> None:
        """Send the queue, perhaps a last frame, and then close."""
        if frame is not None:
            self._frames.append(frame)
        self.closing = code
        self._wakeup.set()

    async def serve(
        self,
        send: Send,
        snapshot: Callable[[Connection], Awaitable[bytes]],
        send_timeout: float,
        try_send: TrySend | None = None,
    ) -> None:
        """Send frames until the connection is closed; raise `TimeoutError` if the client does not read.

        While the client keeps up, frames are sent without a task switch or a timer.
        """
        try_send = try_send or (lambda frames: len(frames) == 1 and _try_send(send(frames[0])))
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
                del frame  # often a large snapshot, and the next frame may come much later
            if self.closing:
                return
            self._wakeup.clear()
            self._try_send = try_send
            try:
                await self._wakeup.wait()
            finally:
                self._try_send = None


def _try_send(sending: Coroutine[Any, Any, None]) -> bool:
    """Run a send coroutine if it needs no waiting; return whether the frame was sent.

    The fallback where the server has no fast path (`pyrite.server.realtime.websocket_fast_path`). A server that
    cannot take a frame waits before it writes any of it, so a coroutine that waits has sent nothing.
    """
    try:
        sending.send(None)
    except StopIteration:
        return True
    except Exception:  # the client is gone; `serve` will notice
        return False
    sending.close()
    return False


async def _always() -> bool:
    return True
