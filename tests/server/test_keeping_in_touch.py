"""Everyone hears from the server now and then, so that a page knows a dead line from a quiet one."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from starlette.types import ASGIApp

from pyrite.server.app import create_app
from pyrite.server.http.application import AppContext
from pyrite.server.realtime import room_registry
from pyrite.server.store.memory import MemoryStore
from tests.server.app_client import HERE, PLAIN

Messages = asyncio.Queue[Any]
OURS = {"Sec-Fetch-Site": "same-origin"}
PATIENCE = 60.0


@asynccontextmanager
async def talking(app: ASGIApp, scope: dict[str, Any], first: str, last: str) -> AsyncIterator[Messages]:
    """What an application says, as long as it is talked with."""
    to: Messages = asyncio.Queue()
    back: Messages = asyncio.Queue()
    await to.put({"type": first})
    under_way = asyncio.ensure_future(app(scope, to.get, back.put))
    try:
        await back.get()
        yield back
    finally:
        await to.put({"type": last, "code": 1001})
        await under_way


@asynccontextmanager
async def looking_at(app: ASGIApp, cookie: str, room: str) -> AsyncIterator[Messages]:
    """The frames that somebody on the first seat of a room gets."""
    headers = [(b"cookie", cookie.encode()), (b"sec-fetch-site", b"same-origin")]
    path = f"/api/rooms/{room}/socket"
    scope = {"type": "websocket", "path": path, "query_string": b"seat=0", "headers": headers, "scheme": "ws"}
    async with talking(app, scope, "websocket.connect", "websocket.disconnect") as frames:
        yield frames


async def next_of(frames: Messages) -> Any:
    async with asyncio.timeout(PATIENCE):
        return json.loads((await frames.get())["text"])


def test_where_nothing_happens_everyone_hears_again_and_again_who_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(room_registry, "HEARTBEAT_SECONDS", 0.01)

    async def listen() -> None:
        app = create_app(AppContext(PLAIN, MemoryStore()))
        browser = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=HERE, headers=OURS)
        life = {"type": "lifespan", "asgi": {"version": "3.0"}}
        async with browser, talking(app, life, "lifespan.startup", "lifespan.shutdown"):
            me = await browser.get("/api/me")
            cookie = me.headers["set-cookie"].partition(";")[0]
            rooms = [(await browser.post("/api/rooms", json={})).json()["room"] for _ in range(2)]
            async with looking_at(app, cookie, rooms[0]) as one, looking_at(app, cookie, rooms[1]) as other:
                for frames in (one, other):
                    assert (await next_of(frames))["frame"] == "Snapshot"
                    for _ in range(5):
                        assert await next_of(frames) == {
                            "frame": "Presence",
                            "connected": [0],
                            "spectator_count": 0,
                            "spectators": [],
                        }

    asyncio.run(listen())
