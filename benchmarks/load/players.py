"""Scripted clients: the five players of one room."""

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

from benchmarks.load.socket import Socket
from benchmarks.load.tables import SEATS, Table

Sizes = tuple[int, ...]
"""The sizes of a request, its answer, and the update of each seat, in bytes."""


@dataclass
class Tally:
    """What the players of all rooms have measured."""

    seconds: list[float] = field(default_factory=list)
    """For each move, seconds from the request until the last seat has its update."""
    late: list[float] = field(default_factory=list)
    """How late each request was sent, in seconds; it shows how busy the clients are."""
    sizes: list[Sizes] = field(default_factory=list)
    asked: int = 0
    """Moves that were due."""
    over: int = 0
    """Moves that were not possible because the game was over."""
    refused: int = 0


class Party(ABC):
    """The five people of one room."""

    def __init__(self) -> None:
        self.tally = Tally()
        self.sockets: list[Socket] = []
        self.waiting = 0
        """How many seats do not have the last move yet."""
        self._sent = 0.0
        self._sizes: list[int] = []

    async def connect(self, host: str, seat: int, path: str, cookie: str) -> None:
        """Connect one seat."""
        name, _, port = host.partition(":")
        made = partial(Socket, host, path, cookie, partial(self.hear, seat))
        _, socket = await asyncio.get_running_loop().create_connection(made, name, int(port))
        await socket.opened
        self.sockets.append(socket)

    def move(self, tally: Tally) -> None:
        """Play a move, unless somebody still waits for the last one."""
        self.tally = tally
        tally.asked += 1
        if self.waiting:
            return
        found = self.request()
        if found is None:
            tally.over += 1
            return
        seat, request = found
        self.waiting = SEATS
        self._sizes = [len(request)] + [0] * (SEATS + 1)
        self._sent = perf_counter()
        self.sockets[seat].send(request)

    @abstractmethod
    def request(self) -> tuple[int, bytes] | None:
        """The seat and its request; None if the game is over."""

    @abstractmethod
    def hear(self, seat: int, frame: bytes) -> None:
        """A frame was received."""

    def note_answer(self, frame: bytes) -> None:
        """The request was accepted."""
        if self._sizes:
            self._sizes[1] = len(frame)

    def note_told(self, seat: int, frame: bytes) -> None:
        """A seat has received the move."""
        if not self.waiting:
            return
        self._sizes[2 + seat] = len(frame)
        self.waiting -= 1
        if not self.waiting:
            self.tally.seconds.append(perf_counter() - self._sent)
            self.tally.sizes.append(tuple(self._sizes))

    def go(self) -> None:
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


class Diggers(Party):
    """Players of the real server: the asked seat plays a random choice."""

    def __init__(self, table: Table, chance: Random) -> None:
        super().__init__()
        self._table = table
        self._chance = chance
        self._numbers = [0] * SEATS
        self._choices: list[list[Raw] | None] = [None] * SEATS
        self._come = asyncio.Event()
        self._missing = SEATS
        self._count = 0

    async def come(self, host: str) -> None:
        """Connect all seats and wait for their snapshots."""
        for seat, cookie in enumerate(self._table.cookies):
            await self.connect(host, seat, f"/api/rooms/{self._table.room}/socket?seat={seat}", cookie)
        await self._come.wait()

    def request(self) -> tuple[int, bytes] | None:
        """A random command of the asked seat."""
        for seat, choices in enumerate(self._choices):
            if choices:
                self._count += 1
                command = bytes(self._chance.choice(choices)).decode()
                text = (
                    f'{{"request":"Play","ref":"{self._count}","after":{self._numbers[seat]},"command":{command}}}'
                )
                return seat, text.encode()
        return None

    def hear(self, seat: int, frame: bytes) -> None:
        """Follow updates; presence is ignored."""
        told = _decode(frame)
        if told.frame == "Update":
            self._numbers[seat] = told.first + len(told.items) - 1
            self._choices[seat] = told.choices
            self.note_told(seat, frame)
        elif told.frame == "Accepted":
            self.note_answer(frame)
        elif told.frame == "Refused":
            self.tally.refused += 1
            self.waiting = 0
        elif told.frame == "Snapshot":
            self._numbers[seat], self._choices[seat] = told.number, told.choices
            self._missing -= 1
            if not self._missing:
                self._come.set()


class Echoes(Party):
    """Clients of the relay, which sends frames of requested sizes."""

    def __init__(self, room: int, sizes: Sequence[Sizes], chance: Random) -> None:
        super().__init__()
        self._room = room
        self._seen = sizes
        self._chance = chance

    async def come(self, host: str) -> None:
        """Connect all seats."""
        for seat in range(SEATS):
            await self.connect(host, seat, f"/relay/{self._room}", "")

    def request(self) -> tuple[int, bytes]:
        """The sizes of a random measured move, padded to the size of its request."""
        request, *frames = self._chance.choice(self._seen)
        return self._chance.randrange(SEATS), " ".join(map(str, frames)).ljust(request).encode()

    def hear(self, seat: int, frame: bytes) -> None:
        """The answer is marked by its first letter."""
        if frame.startswith(b"a"):
            self.note_answer(frame)
        else:
            self.note_told(seat, frame)
