"""A second server is started on the file of the first, and somebody of a running game comes to it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.attacks.run import AttackedServer, Run

_GRACE: Final = "1"
"""Seconds after which a bot takes the seat of somebody who is gone."""
_SECONDS: Final = 6.0


async def attack(run: Run) -> None:
    """Two people play at the first server; one of them reaches the second, by a restart gone wrong."""
    with run.server("--reconnect-grace", _GRACE) as first:
        async with AsyncExitStack() as stack:
            ada = await stack.enter_async_context(_guest(first))
            ben = await stack.enter_async_context(_guest(first))
            room = (
                (await ada.post("/api/rooms", json={"clock": "none", "seats": 3}))
                .raise_for_status()
                .json()["room"]
            )
            await _request(ben, room, request="Sit", seat=1)
            await _request(ben, room, request="Ready", seat=1, ready=True)
            await _request(ada, room, request="Start")
            sockets = [
                await stack.enter_async_context(_seat(first, who, room, n)) for n, who in enumerate((ada, ben))
            ]
            await asyncio.sleep(0.5)
            try:
                with run.server("--reconnect-grace", _GRACE, store_file=first.store_file) as second:
                    run.say("the second server starts without a word")
                    async with _seat(second, ada, room, 0) as socket:
                        await asyncio.sleep(_SECONDS)
                        held = [
                            each["seat"] for each in await _events(socket) if each.get("event") == "BotTookOver"
                        ]
                    run.say(f"seats of connected people that a bot plays after {_SECONDS:.0f} s: {held}")
            except RuntimeError as refused:
                run.say(str(refused).strip())
            await ben.get("/api/me")
            held = [each["seat"] for each in await _events(sockets[0]) if each.get("event") == "BotTookOver"]
            run.say(f"at the first server: {len(sockets)} people connected, seats played by bots: {held}")


@asynccontextmanager
async def _guest(server: AttackedServer) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=server.address, headers={"Origin": server.address}) as client:
        (await client.get("/api/me")).raise_for_status()
        yield client


@asynccontextmanager
async def _seat(
    server: AttackedServer, who: httpx.AsyncClient, room: str, seat: int
) -> AsyncIterator[ClientConnection]:
    cookie = "; ".join(f"{each.name}={each.value}" for each in who.cookies.jar)
    address = server.address.replace("http", "ws", 1)
    headers = {"Origin": server.address, "Cookie": cookie}
    async with connect(
        f"{address}/api/rooms/{room}/socket?seat={seat}&after=0", additional_headers=headers, compression=None
    ) as socket:
        yield socket


async def _events(socket: ClientConnection) -> list[dict[str, Any]]:
    """Everything that was sent so far."""
    found: list[dict[str, Any]] = []
    try:
        while True:
            async with asyncio.timeout(0.5):
                found += json.loads(await socket.recv()).get("items", [])
    except TimeoutError:
        return found


async def _request(person: httpx.AsyncClient, room: str, **want: object) -> None:
    (await person.post(f"/api/rooms/{room}/requests", json={"request": want})).raise_for_status()
