"""A client that plays, reconnects as the web client does, and records everything that it sends and receives."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random
from time import monotonic, time
from typing import Any, Final

import msgspec
from msgspec import Raw

from benchmarks.load.websocket_client import WebSocketClient
from pyrite.game.project import Viewer
from tools.faults.history import MAYBE_DONE, FrameHead, Received, SentRequest, ViewerHistory

FIRST_DELAY: Final = 0.4
MAX_DELAY: Final = 15.0
"""Seconds before the first and the latest attempts to reconnect, as in web/src/connection/backoff.ts."""
ANSWER_TIMEOUT: Final = 10.0
"""Seconds without an answer after which the web client reconnects."""
_RETRY_SECONDS: Final = 0.3
"""How long it waits before it repeats a request that the store could not take."""
_CONNECT_TIMEOUT: Final = 5.0

_EPOCH: Final = time() - monotonic()


def now() -> int:
    """Milliseconds since the epoch, by a clock that nobody sets back."""
    return int((_EPOCH + monotonic()) * 1000)


class _Head(FrameHead):
    choices: list[Raw] | None = None


_read: Final = msgspec.json.Decoder(_Head).decode


@dataclass(frozen=True)
class Pause:
    """A time in which the client waited: for a connection after it lost one, or for the answer to a request."""

    kind: str
    """``connection`` or ``answer``."""
    begin: int
    end: int


@dataclass(frozen=True)
class Login:
    """Who connects, to what."""

    host: Callable[[], str]
    """Host and port to connect to; asked for each connection."""
    origin: str
    room: str
    viewer: Viewer
    cookie: str


class _Socket(WebSocketClient):
    """A connection that says when it is lost."""

    def __init__(self, login: Login, after: int | None, on_frame: Callable[[bytes], None]) -> None:
        seat = "" if login.viewer is None else f"&seat={login.viewer}"
        query = (seat + ("" if after is None else f"&after={after}"))[1:]
        path = f"/api/rooms/{login.room}/socket?{query}".rstrip("?")
        super().__init__(login.origin.removeprefix("http://"), path, login.cookie, on_frame)
        self.lost = asyncio.Event()

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        self.lost.set()


class PlayingClient:
    """One viewer of one room. A seat plays a random legal command whenever it is asked, after some thinking."""

    def __init__(self, login: Login, rng: Random, think: tuple[float, float], lag: Callable[[], int]) -> None:
        self.login = login
        self.history = ViewerHistory(login.viewer)
        self.pauses: list[Pause] = []
        self.playing = True
        """Whether it plays when it is asked."""
        self.over = False
        """Whether the game is over."""
        self.connections = 0
        self.last_state_at = now()
        """When it last received something about the room."""
        self._rng, self._think, self._lag = rng, think, lag
        self._number: int | None = None if login.viewer is None else 0
        """The number of its last item. A player begins with the first item, a spectator with a snapshot."""
        self._choices: list[Raw] | None = None
        self._open = False
        self._lost_at: int | None = None
        self._unanswered: dict[str, tuple[bytes, int]] = {}
        self._socket: _Socket | None = None
        self._thinking: asyncio.TimerHandle | None = None
        self._refs = 0
        self._last_sent = 0

    # ------------------------------------------------------------ the connection

    async def run(self) -> None:
        """Stay connected until cancelled."""
        try:
            await self._run()
        finally:
            self.playing = False
            self.close()

    async def _run(self) -> None:
        attempts = 0
        while True:
            connected = await self._connect()
            if connected is not None and await self._stay(connected):
                attempts = 0
            delay = min(MAX_DELAY, FIRST_DELAY * 2**attempts)
            await asyncio.sleep(delay * (1 - self._rng.random() / 2))
            attempts = min(attempts + 1, 10)

    async def _connect(self) -> _Socket | None:
        self.connections += 1
        host, _, port = self.login.host().partition(":")
        # Frames can arrive together with the handshake, so the socket is known before it is open.
        socket = self._socket = _Socket(self.login, self._number, partial(self._on_frame, self.connections))
        try:
            async with asyncio.timeout(_CONNECT_TIMEOUT):
                await asyncio.get_running_loop().create_connection(lambda: socket, host, int(port))
                await socket.opened
        except (OSError, TimeoutError):
            socket.close()
            return None
        return socket

    async def _stay(self, socket: _Socket) -> bool:
        """Stay until the connection is lost or a request is not answered; return whether it was any use."""
        used = False
        while not socket.lost.is_set():
            try:
                async with asyncio.timeout(1):
                    await socket.lost.wait()
            except TimeoutError:
                if self._unanswered and now() - self._last_sent > ANSWER_TIMEOUT * 1000:
                    break
            used |= self._open
        socket.close()
        self._open, self._socket = False, None
        if self._lost_at is None and self._number:  # it was told something before, so it had a connection to lose
            self._lost_at = now()
        return used

    def pauses_until(self, until: int) -> list[Pause]:
        """All pauses, also those that have not ended at this time."""
        still = [Pause("answer", begin, until) for _, begin in self._unanswered.values()]
        if self._lost_at is not None:
            still.append(Pause("connection", self._lost_at, until))
        return [*self.pauses, *still]

    @property
    def connected(self) -> bool:
        """Whether it is connected and was told the state of the room."""
        return self._open

    def waits_since(self, at: int) -> bool:
        """Whether a request that was sent before a time is not answered."""
        return any(begin < at for _, begin in self._unanswered.values())

    @property
    def pending(self) -> bool:
        """Whether a request is not answered."""
        return bool(self._unanswered)

    def close(self) -> None:
        """Close the connection, if there is one."""
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None  # it thinks again when it is connected
        if self._socket is not None:
            self._socket.close()

    # ------------------------------------------------------------ frames

    def _on_frame(self, connection: int, frame: bytes) -> None:
        if connection != self.connections:
            return
        at = now()
        self.history.received.append(Received(at, connection, frame, self._lag()))
        head = _read(frame)
        if head.last is not None:
            self.last_state_at = at
            self._number, self._choices = head.last, head.choices
            self.over |= b'"GameEnded"' in frame or b'"GameRevealed"' in frame
            if not self._open:
                self._on_open(at)
            self._play_soon()
        elif head.frame in ("Accepted", "Refused"):
            self._on_answer(head, at)

    def _on_open(self, at: int) -> None:
        self._open = True
        if self._lost_at is not None:
            self.pauses.append(Pause("connection", self._lost_at, at))
            self._lost_at = None
        for message, _ in list(self._unanswered.values()):
            self._send(message)

    def _on_answer(self, head: _Head, at: int) -> None:
        pending = self._unanswered.get(head.ref)
        if pending is None:
            return
        message, begin = pending
        if head.reason in MAYBE_DONE:
            asyncio.get_running_loop().call_later(_RETRY_SECONDS, self._repeat, head.ref, message)
            return
        del self._unanswered[head.ref]
        self.pauses.append(Pause("answer", begin, at))
        self._play_soon()

    # ------------------------------------------------------------ requests

    def _play_soon(self) -> None:
        """Play after some thinking, if it is asked and has no request under way."""
        if self._choices and self.playing and not self._unanswered and self._thinking is None:
            delay = self._rng.uniform(*self._think)
            self._thinking = asyncio.get_running_loop().call_later(delay, self._play)

    def _play(self) -> None:
        self._thinking = None
        if self._choices and self.playing and not self._unanswered:
            command = msgspec.json.decode(self._rng.choice(self._choices))
            self.request("Play", after=self._number, command=command)

    def request(self, request: str, **details: Any) -> str:
        """Send a request, again after each reconnect until it is answered; return its reference."""
        self._refs += 1
        ref = f"{self.login.room}-{self.login.viewer}-{self._refs}"
        message = json.dumps({"request": request, "ref": ref, **details}).encode()
        self._unanswered[ref] = (message, now())
        self.history.sent.append(SentRequest(ref, now()))
        self._send(message)
        return ref

    def _repeat(self, ref: str, message: bytes) -> None:
        if ref in self._unanswered:
            self._send(message)

    def _send(self, message: bytes) -> None:
        if self._open and self._socket is not None:
            self._last_sent = now()
            self._socket.send(message)
