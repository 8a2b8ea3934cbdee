"""Guests as real browsers have them, and tables that they sit down at."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any

import httpx

from pyrite.server.operations.identity import COOKIE
from tests.server.end_to_end.client import Client

Plain = dict[str, Any]


class Person:
    """A guest with a cookie."""

    def __init__(self, address: str) -> None:
        self.http = httpx.AsyncClient(timeout=60)
        self.clients: list[Client] = []
        self.move_to(address)

    def move_to(self, address: str) -> None:
        """The server is somewhere else now."""
        self.address = address
        self.http.base_url = httpx.URL(address)
        self.http.headers["Origin"] = address

    @property
    def token(self) -> str:
        """What must never be shown to anybody."""
        return str(next(cookie.value for cookie in self.http.cookies.jar if cookie.name == COOKIE))

    async def arrive(self, name: str = "") -> None:
        """Get a cookie, and perhaps a name."""
        (await self.http.get("/api/me")).raise_for_status()
        if name:
            (await self.http.put("/api/me", json={"name": name})).raise_for_status()

    async def post(self, path: str, body: Plain) -> Plain:
        """Post something that must succeed."""
        answer = await self.http.post(path, json=body)
        assert answer.is_success, answer.text
        found: Plain = answer.json()
        return found

    async def request(self, room: str, request: str, **details: Any) -> httpx.Response:
        """Give an order over HTTP."""
        return await self.http.post(
            f"/api/rooms/{room}/requests", json={"request": {"request": request, **details}}
        )

    async def does(self, room: str, request: str, **details: Any) -> None:
        """Give an order over HTTP that must be carried out."""
        answer = await self.request(room, request, **details)
        assert answer.is_success, answer.text

    def uri(self, room: str) -> str:
        """Where the sockets of a room are."""
        return self.address.replace("http", "ws", 1) + f"/api/rooms/{room}/socket"

    def client(self, room: str, seat: int | None = None) -> Client:
        """A client that is not connected yet."""
        headers = {"Origin": self.address, "Cookie": f"{COOKIE}={self.token}"}
        self.clients.append(Client(self.uri(room), headers, seat))
        return self.clients[-1]

    async def leave(self) -> None:
        """Close the browser."""
        for client in self.clients:
            await client.drop()
        await self.http.aclose()


@dataclass
class Table:
    """People around a table; their seats are 0, 1, 2, ..., the host's is 0."""

    room: str
    code: str
    people: list[Person]

    @property
    def host(self) -> Person:
        """Who opened it."""
        return self.people[0]

    def client(self, seat: int) -> Client:
        """The client of a seat."""
        return self.people[seat].client(self.room, seat)

    async def clients(self) -> list[Client]:
        """All their clients, connected, and each knows that the others are there."""
        found = [await self.client(seat).connect() for seat in range(len(self.people))]
        for client in found:
            await client.until(lambda: len(client.here) == len(found))  # noqa: B023  # awaited here
        return found


@asynccontextmanager
async def people(address: str, number: int) -> AsyncIterator[list[Person]]:
    """Guests called Ada, Bea, Cleo, ..."""
    async with AsyncExitStack() as stack:
        found = [Person(address) for _ in range(number)]
        for person, name in zip(found, ("Ada", "Bea", "Cleo", "Dora", "Emma", "Fay"), strict=False):
            stack.push_async_callback(person.leave)
            await person.arrive(name)
        yield found


@asynccontextmanager
async def table(address: str, number: int, *, start: bool = True, **options: Any) -> AsyncIterator[Table]:
    """A table at which some people sit; the game has begun unless told otherwise."""
    async with people(address, number) as found:
        host = found[0]
        new = await host.post("/api/rooms", {"clock": "none", "bots": "greedy_digger", **options})
        for seat, person in enumerate(found[1:], 1):
            await person.does(new["room"], "Sit", seat=seat)
            await person.does(new["room"], "Ready", seat=seat, ready=True, words=f"words of {seat}")
        if start:
            await host.does(new["room"], "Start")
        yield Table(new["room"], new["code"], found)
