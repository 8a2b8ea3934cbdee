"""Rooms that are not attacked, and the latency of their moves during an attack."""

from __future__ import annotations

import asyncio
import json
import statistics
from contextlib import suppress
from random import Random
from time import perf_counter
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

ADDRESS: Final = "127.0.0.2"
"""The address of these clients, so that limits per address distinguish them from the attacker at 127.0.0.1."""
_SEATS: Final = 3
_PAUSE: Final = 0.25
"""Seconds between two moves of one room."""
_TIMEOUT: Final = 20.0


class OtherRooms:
    """Rooms of three people each; each room plays four moves a second."""

    def __init__(self, address: str, rooms: int) -> None:
        self.address = address
        self.moves: list[float] = []
        """Seconds of each move, from the request until the last of the three clients has its update."""
        self.lost = 0
        """Moves that timed out, and broken connections."""
        self._rooms = [_Room(self, number) for number in range(rooms)]
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Start all games."""
        for room in self._rooms:
            await room.open()
        self._tasks = [asyncio.create_task(room.play()) for room in self._rooms]

    async def stop(self) -> None:
        """Stop playing and disconnect."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self._rooms:
            await room.close()

    def reset(self) -> None:
        """Forget all measurements so far."""
        self.moves, self.lost = [], 0

    def summary(self) -> str:
        """How long moves took, in one line."""
        if len(self.moves) < 2:
            return f"other rooms: {len(self.moves)} moves, {self.lost} lost"
        cuts = statistics.quantiles(self.moves, n=100, method="inclusive")
        return (
            f"other rooms: {len(self.moves)} moves, p50 {cuts[49] * 1000:.1f} ms, p99 {cuts[98] * 1000:.1f} ms, "
            f"max {max(self.moves) * 1000:.1f} ms, {self.lost} lost"
        )


class _Room:
    """Three people who play random moves."""

    def __init__(self, owner: OtherRooms, number: int) -> None:
        self._owner = owner
        self._random = Random(number)
        self._people: list[httpx.AsyncClient] = []
        self._sockets: list[ClientConnection] = []
        self._numbers = [0] * _SEATS
        self._choices: list[list[dict[str, Any]] | None] = [None] * _SEATS

    async def open(self) -> None:
        """Take seats, start a game and connect."""
        for _ in range(_SEATS):
            client = httpx.AsyncClient(
                base_url=self._owner.address,
                timeout=_TIMEOUT,
                headers={"Origin": self._owner.address},
                transport=httpx.AsyncHTTPTransport(local_address=ADDRESS),
            )
            (await client.get("/api/me")).raise_for_status()
            self._people.append(client)
        options = {"seats": _SEATS, "clock": "none"}
        host = self._people[0]
        room = (await host.post("/api/rooms", json=options)).raise_for_status().json()["room"]
        for seat, person in enumerate(self._people[1:], 1):
            await _request(person, room, request="Sit", seat=seat)
            await _request(person, room, request="Ready", seat=seat, ready=True)
        await _request(host, room, request="Start")
        for seat, person in enumerate(self._people):
            cookie = "; ".join(f"{each.name}={each.value}" for each in person.cookies.jar)
            address = self._owner.address.replace("http", "ws", 1)
            socket = await connect(
                f"{address}/api/rooms/{room}/socket?seat={seat}",
                additional_headers={"Origin": self._owner.address, "Cookie": cookie},
                compression=None,
                local_addr=(ADDRESS, 0),
            )
            self._sockets.append(socket)
            await self._receive(seat, "Snapshot")

    async def play(self) -> None:
        """Move until cancelled or until the game is over."""
        try:
            while await self._move():
                await asyncio.sleep(_PAUSE)
        except (OSError, TimeoutError, WebSocketException):
            self._owner.lost += 1

    async def _move(self) -> bool:
        seat = next((seat for seat, choices in enumerate(self._choices) if choices), None)
        if seat is None:
            return False
        command = self._random.choice(self._choices[seat] or [])
        self._choices[seat] = None
        begun = perf_counter()
        await self._sockets[seat].send(
            json.dumps({"request": "Play", "ref": "", "after": self._numbers[seat], "command": command})
        )
        async with asyncio.timeout(_TIMEOUT):
            await asyncio.gather(*(self._receive(each, "Update") for each in range(_SEATS)))
        self._owner.moves.append(perf_counter() - begun)
        return True

    async def _receive(self, seat: int, wanted: str) -> None:
        """Read frames until one of the wanted kind arrives."""
        while True:
            frame = json.loads(await self._sockets[seat].recv())
            if frame["frame"] in ("Snapshot", "Update"):
                self._numbers[seat] = (
                    frame["number"] if frame["frame"] == "Snapshot" else frame["first"] + len(frame["items"]) - 1
                )
                self._choices[seat] = frame["choices"]
            if frame["frame"] == wanted:
                return

    async def close(self) -> None:
        """Close all connections."""
        for socket in self._sockets:
            with suppress(OSError, WebSocketException, TimeoutError):
                async with asyncio.timeout(1):
                    await socket.close()
        for person in self._people:
            await person.aclose()


async def _request(person: httpx.AsyncClient, room: str, **request: object) -> None:
    (await person.post(f"/api/rooms/{room}/requests", json={"request": request})).raise_for_status()
