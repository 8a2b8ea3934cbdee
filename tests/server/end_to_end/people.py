"""Guests with cookies and rooms for end-to-end tests."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any

import httpx

from pyrite.server.operations.identity import COOKIE
from tests.server.end_to_end.client import Client

JsonObject = dict[str, Any]


class Person:
    """A guest with a cookie."""

    def __init__(self, address: str) -> None:
        self.http = httpx.AsyncClient(timeout=60)
        self.clients: list[Client] = []
        self.move_to(address)

    def move_to(self, address: str) -> None:
        """Switch to another server address."""
        self.address = address
        self.http.base_url = httpx.URL(address)
        self.http.headers["Origin"] = address

    @property
    def token(self) -> str:
        """The value of the cookie, which nobody else may be sent."""
        return str(next(cookie.value for cookie in self.http.cookies.jar if cookie.name == COOKIE))

    async def arrive(self, name: str = "") -> None:
        """Get a cookie, and perhaps a name."""
        (await self.http.get("/api/me")).raise_for_status()
        if name:
            (await self.http.put("/api/me", json={"name": name})).raise_for_status()

    async def post(self, path: str, body: JsonObject) -> JsonObject:
        """Post something that must succeed."""
        answer = await self.http.post(path, json=body)
        assert answer.is_success, answer.text
        found: JsonObject = answer.json()
        return found

    async def request(self, room: str, request: str, **details: Any) -> httpx.Response:
        """Send a request over HTTP."""
        return await self.http.post(
            f"/api/rooms/{room}/requests", json={"request": {"request": request, **details}}
        )

    async def request_accepted(self, room: str, request: str, **details: Any) -> None:
        """Send a request over HTTP that must be accepted."""
        answer = await self.request(room, request, **details)
        assert answer.is_success, answer.text

    def uri(self, room: str) -> str:
        """The WebSocket address of a room."""
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
class SeatedRoom:
    """A room and its people, on seats 0, 1, 2, ...; the host has seat 0."""

    room: str
    code: str
    people: list[Person]

    @property
    def host(self) -> Person:
        """The guest who opened the room."""
        return self.people[0]

    def client(self, seat: int) -> Client:
        """The client of a seat."""
        return self.people[seat].client(self.room, seat)

    async def clients(self) -> list[Client]:
        """The clients of all seats, connected, each having received that all are present."""
        found = [await self.client(seat).connect() for seat in range(len(self.people))]
        for client in found:
            await client.until(lambda: len(client.connected) == len(found))  # noqa: B023  # awaited here
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
async def seated_room(
    address: str, number: int, *, start: bool = True, **options: Any
) -> AsyncIterator[SeatedRoom]:
    """A room with some people; its game has started unless ``start`` is false."""
    async with people(address, number) as found:
        host = found[0]
        new = await host.post("/api/rooms", {"clock": "none", "bots": "greedy_digger", **options})
        for seat, person in enumerate(found[1:], 1):
            await person.request_accepted(new["room"], "Sit", seat=seat)
            await person.request_accepted(new["room"], "Ready", seat=seat, ready=True, words=f"words of {seat}")
        if start:
            await host.request_accepted(new["room"], "Start")
        yield SeatedRoom(new["room"], new["code"], found)
