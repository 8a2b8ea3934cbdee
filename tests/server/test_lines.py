"""What is to be sent goes out at once where it can, and otherwise waits its turn, up to a bound."""

import asyncio
from collections.abc import Callable, Coroutine

import pytest

from pyrite.server.realtime.connection import MAX_QUEUED_FRAMES, RESTART, Connection
from pyrite.server.room.decide.answers import Requester

PATIENCE = 5.0


class Wire:
    """The other end: takes frames while it is open."""

    def __init__(self) -> None:
        self.taken: list[bytes] = []
        self.open = asyncio.Event()
        self.open.set()
        self.gone = False

    async def send(self, frame: bytes) -> None:
        await self.open.wait()  # as a server does: before it writes
        if self.gone:
            raise ConnectionError
        self.taken.append(frame)


async def whole_table(connection: Connection) -> bytes:
    connection.resync = False
    return b"the whole table"


async def a_little() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def on_a_line(check: Callable[[Connection, Wire], Coroutine[object, object, None]]) -> None:
    """A line that has sent the whole table, and then waits for more."""

    async def play() -> None:
        connection, wire = Connection(Requester("guest", "Gimli", 0)), Wire()
        serving = asyncio.ensure_future(connection.serve(wire.send, whole_table, PATIENCE))
        await a_little()
        assert wire.taken == [b"the whole table"]
        wire.taken.clear()
        try:
            await check(connection, wire)
        finally:
            serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)

    asyncio.run(play())


def test_a_frame_is_sent_before_anything_else_is_done() -> None:
    async def check(connection: Connection, wire: Wire) -> None:
        assert connection.send(b"one")
        assert connection.send(b"two")
        assert wire.taken == [b"one", b"two"]

    on_a_line(check)


def test_what_has_to_wait_is_sent_once_and_in_order() -> None:
    async def check(connection: Connection, wire: Wire) -> None:
        wire.open.clear()
        assert connection.send(b"one")
        await a_little()
        assert connection.send(b"two")
        assert wire.taken == []
        wire.open.set()
        assert connection.send(b"three")  # though the way is free, it does not overtake
        await a_little()
        assert wire.taken == [b"one", b"two", b"three"]
        assert connection.send(b"four")
        assert wire.taken[3:] == [b"four"]

    on_a_line(check)


def test_too_much_waiting_gives_way_to_the_whole_table() -> None:
    async def check(connection: Connection, wire: Wire) -> None:
        wire.open.clear()
        connection.send(b"under way")
        await a_little()
        assert all(connection.send(b"waits") for _ in range(MAX_QUEUED_FRAMES))
        assert not connection.send(b"one too many")
        wire.open.set()
        await a_little()
        assert wire.taken == [b"under way", b"the whole table"]
        assert connection.send(b"next")
        assert wire.taken[2:] == [b"next"]

    on_a_line(check)


def test_a_farewell_comes_after_what_waits() -> None:
    async def check(connection: Connection, wire: Wire) -> None:
        wire.open.clear()
        connection.send(b"one")
        connection.close(RESTART, b"farewell")
        wire.open.set()
        await a_little()
        assert wire.taken == [b"one", b"farewell"]

    on_a_line(check)


def test_one_who_has_gone_disturbs_nobody_who_tells_the_room() -> None:
    async def play() -> None:
        connection, wire = Connection(Requester("guest", "Gimli", 0)), Wire()
        serving = asyncio.ensure_future(connection.serve(wire.send, whole_table, PATIENCE))
        await a_little()
        wire.gone = True
        assert connection.send(b"one")
        with pytest.raises(ConnectionError):
            await serving

    asyncio.run(play())
