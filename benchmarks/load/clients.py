"""Scripted clients: the five players of one room, for Pyrite and for the relay."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from time import perf_counter
from typing import Final

import msgspec
from msgspec import Raw, Struct

from benchmarks.load.prepared_rooms import SEATS, PreparedRoom
from benchmarks.load.websocket_client import WebSocketClient

FrameSizes = tuple[int, ...]
"""The sizes of a request, its reply, and the update of each seat, in bytes."""


@dataclass
class Tally:
    """What the clients of all rooms have measured."""

    seconds: list[float] = field(default_factory=list)
    """For each move, seconds from the request until the last seat has its update."""
    late: list[float] = field(default_factory=list)
    """How late each request was sent, in seconds; it shows how busy the clients are."""
    sizes: list[FrameSizes] = field(default_factory=list)
    planned: int = 0
    """Moves that were due."""
    over: int = 0
    """Moves that were not possible because the game was over."""
    refused: int = 0


class RoomClients(ABC):
    """The five clients of one room."""

    def __init__(self) -> None:
        self.tally = Tally()
        self.sockets: list[WebSocketClient] = []
        self.waiting = 0
        """How many seats do not have the last move yet."""
        self._sent = 0.0
        self._sizes: list[int] = []

    async def connect(self, host: str, seat: int, path: str, cookie: str) -> None:
        """Connect one seat."""
        name, _, port = host.partition(":")
        make_client = partial(WebSocketClient, host, path, cookie, partial(self.on_frame, seat))
        _, socket = await asyncio.get_running_loop().create_connection(make_client, name, int(port))
        await socket.opened
        self.sockets.append(socket)

    def move(self, tally: Tally) -> None:
        """Play a move, unless a seat still waits for the last one."""
        self.tally = tally
        tally.planned += 1
        if self.waiting:
            return
        seat_and_request = self.request()
        if seat_and_request is None:
            tally.over += 1
            return
        seat, request = seat_and_request
        self.waiting = SEATS
        self._sizes = [len(request)] + [0] * (SEATS + 1)
        self._sent = perf_counter()
        self.sockets[seat].send(request)

    @abstractmethod
    def request(self) -> tuple[int, bytes] | None:
        """The seat and its request; None if the game is over."""

    @abstractmethod
    def on_frame(self, seat: int, frame: bytes) -> None:
        """A frame was received."""

    def note_reply(self, frame: bytes) -> None:
        """The request was accepted."""
        if self._sizes:
            self._sizes[1] = len(frame)

    def note_update(self, seat: int, frame: bytes) -> None:
        """A seat has received the move."""
        if not self.waiting:
            return
        self._sizes[2 + seat] = len(frame)
        self.waiting -= 1
        if not self.waiting:
            self.tally.seconds.append(perf_counter() - self._sent)
            self.tally.sizes.append(tuple(self._sizes))

    def close(self) -> None:
        """Close all connections."""
        for socket in self.sockets:
            socket.close()


class _Frame(Struct):
    """The parts of a frame that the client needs."""

    frame: str
    number: int = 0
    first: int = 0
    items: list[Raw] = []
    choices: list[Raw] | None = None


_decode: Final = msgspec.json.Decoder(_Frame).decode


class PyriteClients(RoomClients):
    """Clients of the real server: the asked seat plays a random legal command."""

    def __init__(self, prepared: PreparedRoom, rng: Random) -> None:
        super().__init__()
        self._prepared = prepared
        self._rng = rng
        self._numbers = [0] * SEATS
        self._choices: list[list[Raw] | None] = [None] * SEATS
        self._all_connected = asyncio.Event()
        self._missing = SEATS
        self._count = 0

    async def connect_all(self, host: str) -> None:
        """Connect all seats and wait for their snapshots."""
        for seat, cookie in enumerate(self._prepared.cookies):
            await self.connect(host, seat, f"/api/rooms/{self._prepared.room}/socket?seat={seat}", cookie)
        await self._all_connected.wait()

    def request(self) -> tuple[int, bytes] | None:
        """A random command of the asked seat."""
        for seat, choices in enumerate(self._choices):
            if choices:
                self._count += 1
                command = bytes(self._rng.choice(choices)).decode()
                text = (
                    f'{{"request":"Play","ref":"{self._count}","after":{self._numbers[seat]},"command":{command}}}'
                )
                return seat, text.encode()
        return None

    def on_frame(self, seat: int, frame: bytes) -> None:
        """Follow updates; presence is ignored."""
        received = _decode(frame)
        if received.frame == "Update":
            self._numbers[seat] = received.first + len(received.items) - 1
            self._choices[seat] = received.choices
            self.note_update(seat, frame)
        elif received.frame == "Accepted":
            self.note_reply(frame)
        elif received.frame == "Refused":
            self.tally.refused += 1
            self.waiting = 0
        elif received.frame == "Snapshot":
            self._numbers[seat], self._choices[seat] = received.number, received.choices
            self._missing -= 1
            if not self._missing:
                self._all_connected.set()


class RelayClients(RoomClients):
    """Clients of the relay, which sends frames of requested sizes."""

    def __init__(self, room: int, sizes: Sequence[FrameSizes], rng: Random) -> None:
        super().__init__()
        self._room = room
        self._measured = sizes
        self._rng = rng

    async def connect_all(self, host: str) -> None:
        """Connect all seats."""
        for seat in range(SEATS):
            await self.connect(host, seat, f"/relay/{self._room}", "")

    def request(self) -> tuple[int, bytes]:
        """The sizes of a random measured move, padded to the size of its request."""
        request, *frames = self._rng.choice(self._measured)
        return self._rng.randrange(SEATS), " ".join(map(str, frames)).ljust(request).encode()

    def on_frame(self, seat: int, frame: bytes) -> None:
        """Record the frame; the reply to a request begins with an "a"."""
        if frame.startswith(b"a"):
            self.note_reply(frame)
        else:
            self.note_update(seat, frame)
