"""Signing out everywhere: a copied cookie and a forgotten device are good for nothing from then on."""

import asyncio

import httpx
from starlette.types import Message

from pyrite.server.app import Shell
from pyrite.server.identity import COOKIE
from pyrite.server.line import NOT_KNOWN
from pyrite.server.store.memory import MemoryStore
from pyrite.server.whole import whole_app
from tests.server.real.people import Person, table
from tests.server.real.within import run
from tests.server.serving import Server
from tests.server.visiting import HERE, PLAIN


def test_all_sockets_of_the_guest_are_closed_and_only_the_device_that_asked_comes_back(server: Server) -> None:
    async def two_devices() -> None:
        async with table(server.address, 2, seats=3) as around:
            code = (await around.host.post("/api/me/code", {}))["code"]
            phone = Person(server.address)
            try:
                (await phone.http.post("/api/me/claim", json={"code": code})).raise_for_status()
                home, away = [await device.client(around.room, 0).connect() for device in (around.host, phone)]
                other = await around.client(1).connect()
                for client in (home, away, other):
                    await client.until(lambda: client.here == [0, 1])  # noqa: B023  # awaited here
                answer = await around.host.http.delete("/api/me/devices")
                assert answer.status_code == 204
                await away.send("Say", text="It is still me")  # before it has read that it is out
                for client in (home, away):
                    assert await client.closed() == NOT_KNOWN
                    assert client.farewell is not None
                    assert (client.farewell["reason"], client.farewell["again"]) == ("signed-out", True)
                assert await (await phone.client(around.room, 0).connect()).closed() == NOT_KNOWN
                assert (await phone.order(around.room, "Leave", seat=0)).status_code == 401
                back = await around.client(0).connect()
                await back.accepted("Say", text="Now it is me alone")
                await other.told("Spoken", text="Now it is me alone")
                assert other.find("Spoken", text="It is still me") == []
            finally:
                await phone.leave()

    run(two_devices(), seconds=100)


class SlowStore(MemoryStore):
    """Reads no room until it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.go, self.asked = asyncio.Event(), asyncio.Event()
        self.go.set()

    async def read(self, room: str, after: int = 0) -> list[bytes]:
        self.asked.set()
        await self.go.wait()
        return await super().read(room, after)


def test_a_socket_that_waits_for_its_room_meanwhile_is_shown_nothing() -> None:
    async def sign_out_in_between() -> None:
        store = SlowStore()
        app = whole_app(Shell(PLAIN, store))
        said: asyncio.Queue[Message] = asyncio.Queue()
        heard: asyncio.Queue[Message] = asyncio.Queue()
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url=HERE, headers={"Origin": HERE}) as browser:
            await browser.get("/api/me")
            room = (await browser.post("/api/rooms", json={"seats": 3})).raise_for_status().json()["room"]
            token = browser.cookies[COOKIE]
            store.go.clear()
            store.asked.clear()
            scope = {
                "type": "websocket",
                "path": f"/api/rooms/{room}/socket",
                "query_string": b"seat=0",
                "headers": [(b"origin", HERE.encode()), (b"cookie", f"{COOKIE}={token}".encode())],
                "client": ("127.0.0.1", 5000),
            }
            await heard.put({"type": "websocket.connect"})
            visiting = asyncio.ensure_future(app(scope, heard.get, said.put))
            await store.asked.wait()
            assert (await browser.delete("/api/me/devices")).status_code == 204
            store.go.set()
            assert (await said.get())["type"] == "websocket.accept"
            assert '"signed-out"' in str((await said.get())["text"])
            closed = await said.get()
            assert (closed["type"], closed["code"]) == ("websocket.close", NOT_KNOWN)
            await heard.put({"type": "websocket.disconnect", "code": NOT_KNOWN})
            await visiting

    run(sign_out_in_between(), seconds=60)
