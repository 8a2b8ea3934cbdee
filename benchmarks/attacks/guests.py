"""Guests of an attack: somebody with a cookie, and the sockets of that guest."""

from __future__ import annotations

import json
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect


class Guest:
    """Somebody with a cookie, who comes from the address of the attacker."""

    def __init__(self, address: str, timeout: float = 20.0) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=timeout, headers={"Origin": address})

    async def arrive(self) -> Guest:
        """Get the cookie."""
        (await self.http.get("/api/me")).raise_for_status()
        return self

    async def play_now(self) -> str:
        """A game against bots; the name of its room."""
        answer = await self.http.post("/api/play-now", json={"preset": "classic", "bots": "random_bot"})
        return str(answer.raise_for_status().json()["room"])

    async def connect(self, room: str, seat: int | None = 0) -> ClientConnection:
        """A socket of a room; without a seat one that looks on."""
        cookie = "; ".join(f"{each.name}={each.value}" for each in self.http.cookies.jar)
        address = self.address.replace("http", "ws", 1)
        return await connect(
            f"{address}/api/rooms/{room}/socket{'' if seat is None else f'?seat={seat}'}",
            additional_headers={"Origin": self.address, "Cookie": cookie},
            compression=None,
            max_size=None,
            max_queue=None,
        )


async def request(socket: ClientConnection, name: str, ref: str, **details: Any) -> dict[str, Any]:
    """Send a request; return the answer."""
    await socket.send(json.dumps({"request": name, "ref": ref, **details}))
    while True:
        frame: dict[str, Any] = json.loads(await socket.recv())
        if frame.get("ref") == ref:
            return frame
