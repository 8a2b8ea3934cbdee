"""Guests for attacks: people with a cookie, their HTTP requests and their WebSockets."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

FRAME_TIMEOUT: Final = 10.0
"""Seconds to wait for a frame."""


class Guest:
    """A guest of one server, from the address of the attacker."""

    def __init__(self, address: str, timeout: float = 30.0) -> None:
        self.http = httpx.AsyncClient(timeout=timeout)
        self.move_to(address)

    def move_to(self, address: str) -> None:
        """Use the server at this address from now on, with the same cookie."""
        self.address = address
        self.http.base_url = httpx.URL(address)
        self.http.headers["Origin"] = address

    async def arrive(self) -> Guest:
        """Get the cookie."""
        (await self.http.get("/api/me")).raise_for_status()
        return self

    async def choose_name(self, name: str) -> httpx.Response:
        """Ask for a name; the response."""
        return await self.http.put("/api/me", json={"name": name})

    async def play_now(self) -> str:
        """Start a game against bots; return its room."""
        response = await self.http.post("/api/play-now", json={"preset": "classic", "bots": "random_bot"})
        return str(response.raise_for_status().json()["room"])

    async def open_room(self, **options: Any) -> str:
        """Open a room; return its name."""
        response = await self.http.post("/api/rooms", json={"clock": "none", "bots": "random_bot", **options})
        return str(response.raise_for_status().json()["room"])

    async def request(self, room: str, request: str, **details: Any) -> httpx.Response:
        """Send a request to a room over HTTP."""
        return await self.http.post(
            f"/api/rooms/{room}/requests", json={"request": {"request": request, **details}}
        )

    async def state_of(self, room: str) -> str:
        """The state of a room: whether its game is being played or over."""
        response = await self.http.get(f"/api/rooms/{room}")
        return str(response.raise_for_status().json()["room"]["state"])

    async def connect(self, room: str, seat: int | None = 0, **query: int) -> GuestSocket:
        """Open a WebSocket of a room, from a seat or as a spectator."""
        cookie = "; ".join(f"{each.name}={each.value}" for each in self.http.cookies.jar)
        parameters = httpx.QueryParams(query if seat is None else {"seat": seat, **query})
        socket = await connect(
            f"{self.address.replace('http', 'ws', 1)}/api/rooms/{room}/socket?{parameters}",
            additional_headers={"Origin": self.address, "Cookie": cookie},
            compression=None,
            max_size=None,
            max_queue=None,
        )
        return GuestSocket(socket)

    async def leave(self) -> None:
        """Close the HTTP connections."""
        await self.http.aclose()


class GuestSocket:
    """A WebSocket of a guest."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._refs = 0

    async def send(self, request: str, **details: Any) -> str:
        """Send a request without waiting for the reply; return its reference."""
        self._refs += 1
        ref = f"ref-{self._refs}"
        await self._socket.send(json.dumps({"request": request, "ref": ref, **details}))
        return ref

    async def next_frame(self, timeout: float | None = FRAME_TIMEOUT) -> dict[str, Any]:
        """The next frame."""
        async with asyncio.timeout(timeout):
            frame: dict[str, Any] = json.loads(await self._socket.recv())
        return frame

    async def request(self, request: str, **details: Any) -> str:
        """Send a request; return ``Accepted``, or the reason of the refusal."""
        ref = await self.send(request, **details)
        while True:
            frame = await self.next_frame()
            if frame.get("ref") in (ref, ""):  # empty if the server does not know such a request
                return str(frame.get("reason", frame["frame"]))

    async def close_code(self) -> int | None:
        """The code with which the server closes the connection; None if it sends a snapshot instead."""
        try:
            while True:
                if (await self.next_frame())["frame"] == "Snapshot":
                    return None
        except ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code

    async def close(self) -> None:
        """Close the connection."""
        await self._socket.close()
