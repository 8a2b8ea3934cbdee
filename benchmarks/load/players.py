"""Scripted people: the five of one room, who move one after another on demand."""

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
"""The sizes in bytes of a request, of the answer, and of the frame for each seat."""


@dataclass
class Tally:
    """What the players of all rooms have seen since it was made."""

    seconds: list[float] = field(default_factory=list)
    """For each move, from the request to the moment when the last seat had its frame."""
    late: list[float] = field(default_factory=list)
    """How many seconds after its time each request was sent, which shows how busy the clients are."""
    sizes: list[Sizes] = field(default_factory=list)
    asked: int = 0
    """Moves that should have been made."""
    over: int = 0
    """Those of them that could not be, because the game was over."""
    refused: int = 0


class Party(ABC):
    """The five people of one room."""

    def __init__(self) -> None:
        self.tally = Tally()
        self.sockets: list[Socket] = []
        self.waiting = 0
        """How many have not heard of the last move."""
        self._sent = 0.0
        self._sizes: list[int] = []

    async def connect(self, host: str, seat: int, path: str, cookie: str) -> None:
        """One of them comes."""
        name, _, port = host.partition(":")
        made = partial(Socket, host, path, cookie, partial(self.hear, seat))
        _, socket = await asyncio.get_running_loop().create_connection(made, name, int(port))
        await socket.opened
        self.sockets.append(socket)

    def move(self, tally: Tally) -> None:
        """Make a move, unless some seat has not received the previous one."""
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
        """Which seat sends what; None if the game is over."""

    @abstractmethod
    def hear(self, seat: int, frame: bytes) -> None:
        """A frame has come."""

    def note_answer(self, frame: bytes) -> None:
        """The request was accepted."""
        if self._sizes:
            self._sizes[1] = len(frame)

    def note_received(self, seat: int, frame: bytes) -> None:
        """A seat has heard of the move."""
        if not self.waiting:
            return
        self._sizes[2 + seat] = len(frame)
        self.waiting -= 1
        if not self.waiting:
            self.tally.seconds.append(perf_counter() - self._sent)
            self.tally.sizes.append(tuple(self._sizes))

    def go(self) -> None:
        """They hang up."""
        for socket in self.sockets:
            socket.close()


class _Frame(Struct):
    """As much of a frame as is needed to go on."""

    frame: str
    number: int = 0
    first: int = 0
    items: list[Raw] = []
    choices: list[Raw] | None = None


_decode: Final = msgspec.json.Decoder(_Frame).decode


class Diggers(Party):
    """Players: the seat that must decide picks a random one of its choices."""

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
        """All connect, and wait until they know how things stand."""
        for seat, cookie in enumerate(self._table.cookies):
            await self.connect(host, seat, f"/api/rooms/{self._table.room}/socket?seat={seat}", cookie)
        await self._come.wait()

    def request(self) -> tuple[int, bytes] | None:
        """A command from the choices of the seat that must decide."""
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
        """Follow the frames of the game; presence does not matter."""
        received = _decode(frame)
        if received.frame == "Update":
            self._numbers[seat] = received.first + len(received.items) - 1
            self._choices[seat] = received.choices
            self.note_received(seat, frame)
        elif received.frame == "Accepted":
            self.note_answer(frame)
        elif received.frame == "Refused":
            self.tally.refused += 1
            self.waiting = 0
        elif received.frame == "Snapshot":
            self._numbers[seat], self._choices[seat] = received.number, received.choices
            self._missing -= 1
            if not self._missing:
                self._come.set()


class Echoes(Party):
    """People at the relay: it sends frames of the requested sizes, and knows no rules."""

    def __init__(self, room: int, sizes: Sequence[Sizes], chance: Random) -> None:
        super().__init__()
        self._room = room
        self._seen = sizes
        self._chance = chance

    async def come(self, host: str) -> None:
        """All connect."""
        for seat in range(SEATS):
            await self.connect(host, seat, f"/relay/{self._room}", "")

    def request(self) -> tuple[int, bytes]:
        """The sizes of some move that was seen, as long as its request was."""
        request, *frames = self._chance.choice(self._seen)
        return self._chance.randrange(SEATS), " ".join(map(str, frames)).ljust(request).encode()

    def hear(self, seat: int, frame: bytes) -> None:
        """The answer begins with a letter of its own."""
        if frame.startswith(b"a"):
            self.note_answer(frame)
        else:
            self.note_received(seat, frame)
