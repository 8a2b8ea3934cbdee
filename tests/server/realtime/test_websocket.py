"""A WebSocket that is opened while the store is away, or while its room is handed over."""

import asyncio
from typing import Any

import pytest

from pyrite.server.app import create_app
from pyrite.server.http.application import AppContext, create_http_app
from pyrite.server.operations.identity import COOKIE
from pyrite.server.realtime import wire
from pyrite.server.realtime.connection import RESTART, Connection
from pyrite.server.realtime.node_lease import NOTICE_SECONDS
from pyrite.server.realtime.websocket import WebSocketApi, _Requests
from pyrite.server.room.decide.context import Requester
from pyrite.server.store import Guest, StoredRoom, Unavailable
from pyrite.server.store.memory import MemoryStore
from tests.server.app_client import HERE, PLAIN
from tests.server.realtime.node_fixture import NodeFixture, new_site, seated_room, until, virtual_now


class LosesGuests(MemoryStore):
    async def guest_by_token(self, token: bytes) -> Guest | None:
        raise Unavailable("The store is away.")


class LosesRooms(MemoryStore):
    async def guest_by_token(self, token: bytes) -> Guest | None:
        return Guest("a guest", "Ada", 0)

    async def load(self, room: str) -> StoredRoom:
        raise Unavailable("The store is away.")


def scope_of(room: str, cookie: str) -> dict[str, Any]:
    """The ASGI scope of a connection to a room."""
    headers = {"host": "pyrite.test", "origin": HERE, "cookie": cookie}
    path = f"/api/rooms/{room}/socket"
    return {
        "type": "websocket",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "client": ("192.0.2.7", 5000),
        "subprotocols": [],
    }


@pytest.mark.parametrize("store", [LosesGuests, LosesRooms])
async def test_the_client_is_told_to_try_again(store: type[MemoryStore]) -> None:
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    await create_app(AppContext(PLAIN, store()))(scope_of("a-room", f"{COOKIE}={'x' * 43}"), receive, send)
    assert [message["type"] for message in sent] == ["websocket.accept", "websocket.close"]
    assert sent[-1]["code"] == RESTART


class NeverAnswers(MemoryStore):
    """A store that does not even answer at once that a question is withdrawn, as PostgreSQL does not."""

    async def guest_by_token(self, token: bytes) -> Guest | None:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(1)
        return None


async def test_a_client_that_connects_to_a_node_without_a_store_is_sent_to_another() -> None:
    site = new_site()
    first = await NodeFixture(site, "first", store=NeverAnswers(site)).start()
    second = await NodeFixture(site, "second").start()
    await until(lambda: not first.lease.alone)
    context = AppContext(PLAIN, first.store, now=virtual_now, lease=first.lease)
    app = create_http_app(context, sockets=WebSocketApi(context, first.registry).routes)
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    first.lease.set_others_ready(True)
    await asyncio.sleep(NOTICE_SECONDS)
    connecting = asyncio.ensure_future(app(scope_of("a-room", f"{COOKIE}={'x' * 43}"), receive, send))
    first.store.cluster.is_open = False
    await until(lambda: not first.lease.alive)
    for _ in range(12):
        first.lease.set_others_ready(True)
        await asyncio.sleep(0.1)
    await connecting
    assert [message["type"] for message in sent] == ["websocket.accept", "websocket.close"]
    assert sent[-1]["code"] == RESTART
    first.end()
    second.end()


@pytest.mark.parametrize("joins", ["while the room is handed over", "afterwards"])
async def test_a_client_that_joins_during_a_hand_over_is_sent_to_another_node(joins: str) -> None:
    site = new_site()
    first, second = [await NodeFixture(site, name).start() for name in ("first", "second")]
    await until(lambda: not first.lease.alone)
    room = await seated_room(first, ["ada"])
    ada = await first.connect(room, "ada", 0)
    await until(lambda: first.drives(room))
    context = AppContext(PLAIN, first.store, now=virtual_now, lease=first.lease)
    app = create_http_app(context, sockets=WebSocketApi(context, first.registry).routes)
    _, cookie = await context.identity.make_guest()
    received: asyncio.Queue[Any] = asyncio.Queue()
    sent: list[dict[str, Any]] = []

    async def send(message: Any) -> None:
        sent.append(message)
        if message["type"] == "websocket.close":
            await received.put({"type": "websocket.disconnect", "code": message["code"]})

    await received.put({"type": "websocket.connect"})
    actor = first.actor(room)
    async with actor.consistent():  # a client that joins has to wait
        if joins == "afterwards":
            await first.registry.start_draining()
        client = asyncio.ensure_future(app(scope_of(room, cookie.partition(";")[0]), received.get, send))
        await until(lambda: sent)
        await first.registry.start_draining()
    await asyncio.wait_for(client, 1)
    assert sent[-1] == {"type": "websocket.close", "code": RESTART, "reason": ""}
    assert ada.last("Goodbye")["reason"] == "restart"
    assert [each.requester.guest for each in actor.presence.connections] == ["ada"], "the client has left"
    assert not first.drives(room)
    await second.connect(room, "bob")
    await until(lambda: second.drives(room), 1)
    for node in (first, second):
        node.end()


# ---------------------------------------------------------------- requests past the reader


class SlowAnswers:
    """Answers requests when the test says so."""

    def __init__(self) -> None:
        self.connection = Connection(Requester("ada", "Ada", 0))
        self.requests = _Requests(self.connection, self.answer)
        self.asked: list[str | None] = []
        self.answers: asyncio.Queue[wire.Accepted | wire.Refused | Exception] = asyncio.Queue()

    async def answer(self, text: str | None) -> wire.Accepted | wire.Refused:
        self.asked.append(text)
        answer = await self.answers.get()
        if isinstance(answer, Exception):
            raise answer
        return answer


ACCEPTED = wire.Accepted(ref="", number=1)
BAD = wire.Refused(ref="", reason="bad-request", text="", rule="")


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_requests_are_answered_one_at_a_time_and_in_order() -> None:
    slow = SlowAnswers()
    assert slow.requests.try_start("one")
    assert not slow.requests.try_start("two")
    reader = asyncio.ensure_future(slow.requests.handle("two"))
    await settle()
    assert slow.asked == ["one"]
    slow.answers.put_nowait(ACCEPTED)
    await settle()
    assert slow.asked == ["one", "two"]
    assert not slow.requests.try_start("three"), "the reader has not finished"
    slow.answers.put_nowait(ACCEPTED)
    await reader
    assert slow.requests.try_start("three")
    await settle()
    slow.answers.put_nowait(ACCEPTED)
    await slow.requests.finish()
    assert slow.asked == ["one", "two", "three"]


async def test_a_request_that_fails_closes_the_connection_and_is_reported_by_the_reader() -> None:
    slow = SlowAnswers()
    assert slow.requests.try_start("one")
    slow.answers.put_nowait(KeyError("no such thing"))
    await settle()
    assert slow.connection.closing == 1011
    assert not slow.requests.try_start("two")
    with pytest.raises(KeyError):
        await slow.requests.finish()


async def test_the_last_bad_request_is_left_to_the_reader_which_closes() -> None:
    slow, count = SlowAnswers(), 0
    while slow.requests.try_start("nonsense"):
        slow.answers.put_nowait(BAD)
        await settle()
        count += 1
    assert count == 19
    assert not slow.requests.too_many_bad
    slow.answers.put_nowait(BAD)
    await slow.requests.handle("nonsense")
    assert slow.requests.too_many_bad
