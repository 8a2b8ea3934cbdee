"""People with a cookie who sit down at a table, for attacks that need more than bytes."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

ANSWER_TIMEOUT: Final = 10.0
"""Seconds to wait for a frame."""


class Visitor:
    """A guest of one server."""

    def __init__(self, address: str) -> None:
        self._http = httpx.AsyncClient(timeout=30)
        self.move_to(address)

    def move_to(self, address: str) -> None:
        """The server is at another address now."""
        self.address = address
        self._http.base_url = httpx.URL(address)
        self._http.headers["Origin"] = address

    async def arrive(self, name: str) -> httpx.Response:
        """Get a cookie, then a name; the answer to the latter."""
        (await self._http.get("/api/me")).raise_for_status()
        return await self._http.put("/api/me", json={"name": name})

    async def open_table(self, **options: Any) -> str:
        """Open a table; its room."""
        made = await self._http.post("/api/rooms", json={"clock": "none", "bots": "random_bot", **options})
        return str(made.raise_for_status().json()["room"])

    async def request(self, room: str, request: str, **details: Any) -> httpx.Response:
        """Send a request over HTTP."""
        return await self._http.post(
            f"/api/rooms/{room}/requests", json={"request": {"request": request, **details}}
        )

    async def state_of(self, room: str) -> str:
        """Whether the game of a room is being played or over."""
        looked = await self._http.get(f"/api/rooms/{room}")
        return str(looked.raise_for_status().json()["room"]["state"])

    async def connect(self, room: str, seat: int | None = None) -> Socket:
        """Look at a table, from a seat or as a spectator."""
        cookies = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        query = "" if seat is None else f"?seat={seat}"
        socket = await connect(
            f"{self.address.replace('http', 'ws', 1)}/api/rooms/{room}/socket{query}",
            additional_headers={"Origin": self.address, "Cookie": cookies},
        )
        return Socket(socket)

    async def leave(self) -> None:
        """Close the browser."""
        await self._http.aclose()


class Socket:
    """A connection to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._refs = 0
        self.frames: list[dict[str, Any]] = []

    async def next(self) -> dict[str, Any]:
        """The next frame."""
        async with asyncio.timeout(ANSWER_TIMEOUT):
            frame: dict[str, Any] = json.loads(await self._socket.recv())
        self.frames.append(frame)
        return frame

    async def request(self, request: str, **details: Any) -> str:
        """Send a request; return ``Accepted``, or the reason of the refusal."""
        self._refs += 1
        ref = f"ref-{self._refs}"
        await self._socket.send(json.dumps({"request": request, "ref": ref, **details}))
        while True:
            frame = await self.next()
            if frame.get("ref") in (ref, ""):  # without one if the server does not know such a request
                return str(frame.get("reason", frame["frame"]))

    async def closed_with(self) -> int | None:
        """The code with which the server closes the connection; None if it stays open."""
        try:
            while True:
                await self.next()
                if self.frames[-1]["frame"] == "Snapshot":
                    return None
        except ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code
