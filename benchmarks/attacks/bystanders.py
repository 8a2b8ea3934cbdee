"""Tables that have nothing to do with an attack, and how long their moves take meanwhile."""

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
"""Where bystanders come from, so that limits per address tell them from an attacker at 127.0.0.1."""
_PEOPLE: Final = 3
_PAUSE: Final = 0.25
"""Seconds between two moves of one table."""
_PATIENCE: Final = 20.0


class Bystanders:
    """Tables of three people each, with a move four times a second at each table."""

    def __init__(self, address: str, tables: int) -> None:
        self.address = address
        self.moves: list[float] = []
        """Seconds of each move, from the request to the moment when the last of the three had its frame."""
        self.lost = 0
        """Moves that nobody heard of in time, and connections that broke."""
        self._tables = [_Table(self, number) for number in range(tables)]
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """All tables start their games."""
        for table in self._tables:
            await table.open()
        self._tasks = [asyncio.create_task(table.play()) for table in self._tables]

    async def end(self) -> None:
        """They stop and leave."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in self._tables:
            await table.close()

    def forget(self) -> None:
        """Count only what comes from now on."""
        self.moves, self.lost = [], 0

    def report(self) -> str:
        """How long moves took, in one line."""
        if len(self.moves) < 2:
            return f"bystanders: {len(self.moves)} moves, {self.lost} lost"
        cuts = statistics.quantiles(self.moves, n=100, method="inclusive")
        return (
            f"bystanders: {len(self.moves)} moves, p50 {cuts[49] * 1000:.1f} ms, p99 {cuts[98] * 1000:.1f} ms, "
            f"max {max(self.moves) * 1000:.1f} ms, {self.lost} lost"
        )


class _Table:
    """Three people who play by chance."""

    def __init__(self, all_: Bystanders, number: int) -> None:
        self._all = all_
        self._random = Random(number)
        self._people: list[httpx.AsyncClient] = []
        self._sockets: list[ClientConnection] = []
        self._numbers = [0] * _PEOPLE
        self._choices: list[list[dict[str, Any]] | None] = [None] * _PEOPLE

    async def open(self) -> None:
        """Sit down, begin a game and connect."""
        for _ in range(_PEOPLE):
            client = httpx.AsyncClient(
                base_url=self._all.address,
                timeout=_PATIENCE,
                headers={"Origin": self._all.address},
                transport=httpx.AsyncHTTPTransport(local_address=ADDRESS),
            )
            (await client.get("/api/me")).raise_for_status()
            self._people.append(client)
        options = {"seats": _PEOPLE, "clock": "none"}
        host = self._people[0]
        room = (await host.post("/api/rooms", json=options)).raise_for_status().json()["room"]
        for seat, person in enumerate(self._people[1:], 1):
            await _request(person, room, request="Sit", seat=seat)
            await _request(person, room, request="Ready", seat=seat, ready=True)
        await _request(host, room, request="Start")
        for seat, person in enumerate(self._people):
            cookie = "; ".join(f"{each.name}={each.value}" for each in person.cookies.jar)
            address = self._all.address.replace("http", "ws", 1)
            socket = await connect(
                f"{address}/api/rooms/{room}/socket?seat={seat}",
                additional_headers={"Origin": self._all.address, "Cookie": cookie},
                compression=None,
                local_addr=(ADDRESS, 0),
            )
            self._sockets.append(socket)
            await self._hear(seat, "Snapshot")

    async def play(self) -> None:
        """Move until cancelled or until the game is over."""
        try:
            while await self._move():
                await asyncio.sleep(_PAUSE)
        except (OSError, TimeoutError, WebSocketException):
            self._all.lost += 1

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
        async with asyncio.timeout(_PATIENCE):
            await asyncio.gather(*(self._hear(each, "Update") for each in range(_PEOPLE)))
        self._all.moves.append(perf_counter() - begun)
        return True

    async def _hear(self, seat: int, wanted: str) -> None:
        """Take frames until one of the wanted kind has come."""
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
        """Leave."""
        for socket in self._sockets:
            with suppress(OSError, WebSocketException, TimeoutError):
                async with asyncio.timeout(1):
                    await socket.close()
        for person in self._people:
            await person.aclose()


async def _request(person: httpx.AsyncClient, room: str, **want: object) -> None:
    (await person.post(f"/api/rooms/{room}/requests", json={"request": want})).raise_for_status()
