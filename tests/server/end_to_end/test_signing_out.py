"""Signing out everywhere makes copied cookies and forgotten devices useless."""

import asyncio
import json

import httpx
import pytest
from starlette.types import Message

from pyrite.server.app import create_app
from pyrite.server.http.application import AppContext
from pyrite.server.operations.identity import COOKIE
from pyrite.server.realtime.connection import UNKNOWN_GUEST
from pyrite.server.store.memory import MemoryStore
from tests.server.app_client import HERE, PLAIN
from tests.server.end_to_end.people import Person, seated_room
from tests.server.serving import Server


async def test_signing_out_closes_all_sockets_and_only_the_new_cookie_reconnects(server: Server) -> None:
    async with seated_room(server.address, 2, seats=3) as seated:
        code = (await seated.host.post("/api/me/code", {}))["code"]
        phone = Person(server.address)
        try:
            (await phone.http.post("/api/me/claim", json={"code": code})).raise_for_status()
            home, away = [await device.client(seated.room, 0).connect() for device in (seated.host, phone)]
            other = await seated.client(1).connect()
            for client in (home, away, other):
                await client.until(lambda: client.connected == [0, 1])  # noqa: B023  # awaited here
            answer = await seated.host.http.delete("/api/me/devices")
            assert answer.status_code == 204
            for client in (home, away):
                assert await client.closed() == UNKNOWN_GUEST
                assert client.goodbye is not None
                assert (client.goodbye["reason"], client.goodbye["reconnect"]) == ("signed-out", True)
            assert await (await phone.client(seated.room, 0).connect()).closed() == UNKNOWN_GUEST
            assert (await phone.request(seated.room, "Leave", seat=0)).status_code == 401
            back = await seated.client(0).connect()
            await back.accepted("SendChat", text="Now it is me alone")
            await other.wait_for_item("ChatSent", text="Now it is me alone")
        finally:
            await phone.leave()


class SlowStore(MemoryStore):
    """A store that loads no room until the test allows it."""

    def __init__(self) -> None:
        super().__init__()
        self.may_read, self.read_requested = asyncio.Event(), asyncio.Event()
        self.may_read.set()

    async def read(self, room: str, after: int = 0) -> list[bytes]:
        self.read_requested.set()
        await self.may_read.wait()
        return await super().read(room, after)


class Device:
    """A browser with a WebSocket, connected to the application without a network."""

    def __init__(self, store: MemoryStore) -> None:
        self.app = create_app(AppContext(PLAIN, store))
        self.to_server: asyncio.Queue[Message] = asyncio.Queue()
        self.from_server: asyncio.Queue[Message] = asyncio.Queue(maxsize=1)
        transport = httpx.ASGITransport(self.app)
        self.browser = httpx.AsyncClient(transport=transport, base_url=HERE, headers={"Origin": HERE})

    async def open_room(self) -> str:
        """Open a room with a seat."""
        await self.browser.get("/api/me")
        made = (await self.browser.post("/api/rooms", json={"seats": 3})).raise_for_status()
        return str(made.json()["room"])

    def connect(self, room: str, query: str = "seat=0") -> asyncio.Future[None]:
        """Open a WebSocket with the current cookie."""
        cookie = f"{COOKIE}={self.browser.cookies[COOKIE]}"
        sent = {"origin": HERE, "host": "pyrite.test", "cookie": cookie}
        scope = {
            "type": "websocket",
            "path": f"/api/rooms/{room}/socket",
            "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in sent.items()],
            "client": ("127.0.0.1", 5000),
        }
        self.to_server.put_nowait({"type": "websocket.connect"})
        return asyncio.ensure_future(self.app(scope, self.to_server.get, self.from_server.put))

    async def sign_out_others(self) -> None:
        """Sign out from another device."""
        assert (await self.browser.delete("/api/me/devices")).status_code == 204

    async def check_signed_out(self) -> None:
        """Check that the next frame says that the guest is signed out."""
        assert '"signed-out"' in str((await self.from_server.get())["text"])
        closed = await self.from_server.get()
        assert (closed["type"], closed["code"]) == ("websocket.close", UNKNOWN_GUEST)
        self.to_server.put_nowait({"type": "websocket.disconnect", "code": UNKNOWN_GUEST})


@pytest.mark.parametrize("query", ["seat=0", "seat=0&after=0"])
async def test_a_socket_that_waits_for_its_room_during_sign_out_receives_nothing(query: str) -> None:
    store = SlowStore()
    device = Device(store)
    room = await device.open_room()
    store.may_read.clear()
    store.read_requested.clear()
    visiting = device.connect(room, query)
    assert (await device.from_server.get())["type"] == "websocket.accept"
    await store.read_requested.wait()
    await device.sign_out_others()
    store.may_read.set()
    await device.check_signed_out()
    await visiting
    await device.browser.aclose()


async def test_a_device_that_ignores_the_sign_out_can_send_nothing() -> None:
    store = MemoryStore()
    device = Device(store)
    room = await device.open_room()
    visiting = device.connect(room)
    assert (await device.from_server.get())["type"] == "websocket.accept"
    await device.sign_out_others()  # while the snapshot is queued
    entries = await store.read(room)
    sent_requests = [{"request": "SendChat", "ref": str(number), "text": "Still me"} for number in range(3)]
    for request in sent_requests:
        device.to_server.put_nowait({"type": "websocket.receive", "text": json.dumps(request)})
    while not device.to_server.empty():
        await asyncio.sleep(0)
    while '"Snapshot"' in str((shown := await device.from_server.get())["text"]) or '"Presence"' in str(
        shown["text"]
    ):
        pass
    assert '"signed-out"' in str(shown["text"])
    assert (await device.from_server.get())["code"] == UNKNOWN_GUEST
    device.to_server.put_nowait({"type": "websocket.disconnect", "code": UNKNOWN_GUEST})
    await visiting
    assert await store.read(room) == entries
    await device.browser.aclose()
