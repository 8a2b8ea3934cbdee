"""The heartbeat: quiet connections receive presence frames, so that a page can detect a dead connection."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from starlette.types import ASGIApp

from pyrite.server.app import create_app
from pyrite.server.http.application import AppContext
from pyrite.server.store.memory import MemoryStore
from tests.server.app_client import HERE, PLAIN

Messages = asyncio.Queue[Any]
SAME_ORIGIN = {"Sec-Fetch-Site": "same-origin"}
TIMEOUT_SECONDS = 60.0


@asynccontextmanager
async def asgi_messages(app: ASGIApp, scope: dict[str, Any], first: str, last: str) -> AsyncIterator[Messages]:
    """The ASGI messages of an application while the client stays connected."""
    to: Messages = asyncio.Queue()
    back: Messages = asyncio.Queue()
    await to.put({"type": first})
    running = asyncio.ensure_future(app(scope, to.get, back.put))
    try:
        await back.get()
        yield back
    finally:
        await to.put({"type": last, "code": 1001})
        await running


@asynccontextmanager
async def frames_of_first_seat(app: ASGIApp, cookie: str, room: str) -> AsyncIterator[Messages]:
    """The frames that the first seat of a room receives."""
    headers = [(b"cookie", cookie.encode()), (b"sec-fetch-site", b"same-origin")]
    path = f"/api/rooms/{room}/socket"
    scope = {"type": "websocket", "path": path, "query_string": b"seat=0", "headers": headers, "scheme": "ws"}
    async with asgi_messages(app, scope, "websocket.connect", "websocket.disconnect") as frames:
        yield frames


async def next_of(frames: Messages) -> Any:
    async with asyncio.timeout(TIMEOUT_SECONDS):
        return json.loads((await frames.get())["text"])


async def test_a_quiet_room_sends_the_heartbeat_repeatedly() -> None:
    app = create_app(AppContext(PLAIN, MemoryStore()))
    browser = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=HERE, headers=SAME_ORIGIN)
    life = {"type": "lifespan", "asgi": {"version": "3.0"}}
    async with browser, asgi_messages(app, life, "lifespan.startup", "lifespan.shutdown"):
        me = await browser.get("/api/me")
        cookie = me.headers["set-cookie"].partition(";")[0]
        rooms = [(await browser.post("/api/rooms", json={})).json()["room"] for _ in range(2)]
        async with (
            frames_of_first_seat(app, cookie, rooms[0]) as one,
            frames_of_first_seat(app, cookie, rooms[1]) as other,
        ):
            for frames in (one, other):
                assert (await next_of(frames))["frame"] == "Snapshot"
                for _ in range(5):
                    assert await next_of(frames) == {
                        "frame": "Presence",
                        "connected": [0],
                        "spectator_count": 0,
                        "spectators": [],
                    }
