"""A WebSocket that is opened while the store is away."""

from typing import Any

import pytest

from pyrite.server.app import create_app
from pyrite.server.http.application import AppContext
from pyrite.server.operations.identity import COOKIE
from pyrite.server.realtime.connection import RESTART
from pyrite.server.store import Guest, StoredRoom, Unavailable
from pyrite.server.store.memory import MemoryStore
from tests.server.app_client import HERE, PLAIN


class LosesGuests(MemoryStore):
    async def guest_by_token(self, token: bytes) -> Guest | None:
        raise Unavailable("The store is away.")


class LosesRooms(MemoryStore):
    async def guest_by_token(self, token: bytes) -> Guest | None:
        return Guest("a guest", "Ada", 0)

    async def load(self, room: str) -> StoredRoom:
        raise Unavailable("The store is away.")


@pytest.mark.parametrize("store", [LosesGuests, LosesRooms])
async def test_the_client_is_told_to_try_again(store: type[MemoryStore]) -> None:
    headers = {"host": "pyrite.test", "origin": HERE, "cookie": f"{COOKIE}={'x' * 43}"}
    scope = {
        "type": "websocket",
        "path": "/api/rooms/a-room/socket",
        "raw_path": b"/api/rooms/a-room/socket",
        "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "client": ("192.0.2.7", 5000),
        "subprotocols": [],
    }
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    await create_app(AppContext(PLAIN, store()))(scope, receive, send)
    assert [message["type"] for message in sent] == ["websocket.accept", "websocket.close"]
    assert sent[-1]["code"] == RESTART
