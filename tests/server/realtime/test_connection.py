"""A connection sends frames at once if possible, and otherwise queues them up to a bound."""

import asyncio
from collections.abc import AsyncIterator, Sequence

import pytest

from pyrite.server.realtime.connection import MAX_QUEUED_FRAMES, RESTART, Connection
from pyrite.server.room.decide.context import Requester

SEND_TIMEOUT = 5.0


class SlowClient:
    """A client that reads frames only while `open` is set."""

    def __init__(self) -> None:
        self.taken: list[bytes] = []
        self.open = asyncio.Event()
        self.open.set()
        self.gone = False

    async def send(self, frame: bytes) -> None:
        await self.open.wait()  # like a server, it waits before it writes
        if self.gone:
            raise ConnectionError
        self.taken.append(frame)


async def snapshot(connection: Connection) -> bytes:
    connection.resync = False
    return b"snapshot"


async def let_tasks_run() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.fixture
def client() -> SlowClient:
    return SlowClient()


@pytest.fixture
async def connection(client: SlowClient) -> AsyncIterator[Connection]:
    """A connection that has sent its snapshot and waits for frames."""
    connection = Connection(Requester("guest", "Gimli", 0))
    serving = asyncio.ensure_future(connection.serve(client.send, snapshot, SEND_TIMEOUT))
    await let_tasks_run()
    assert client.taken == [b"snapshot"]
    client.taken.clear()
    yield connection
    serving.cancel()
    await asyncio.gather(serving, return_exceptions=True)


async def test_a_frame_is_sent_at_once_if_nothing_is_queued(connection: Connection, client: SlowClient) -> None:
    assert connection.send(b"one")
    assert connection.send(b"two")
    assert client.taken == [b"one", b"two"]


async def test_queued_frames_are_sent_once_and_in_order(connection: Connection, client: SlowClient) -> None:
    client.open.clear()
    assert connection.send(b"one")
    await let_tasks_run()
    assert connection.send(b"two")
    assert client.taken == []
    client.open.set()
    assert connection.send(b"three")  # it must not overtake the queued frame
    await let_tasks_run()
    assert client.taken == [b"one", b"two", b"three"]
    assert connection.send(b"four")
    assert client.taken[3:] == [b"four"]


async def test_frames_that_are_held_are_sent_with_the_answer(connection: Connection, client: SlowClient) -> None:
    connection.hold()
    assert connection.send(b"update")
    assert client.taken == []
    connection.answer(b"accepted")
    await let_tasks_run()
    assert client.taken == [b"update", b"accepted"]
    connection.send(b"next")
    connection.answer(b"accepted too")
    assert client.taken[2:] == [b"next", b"accepted too"]


async def test_frames_that_are_held_do_not_overtake_the_queue(connection: Connection, client: SlowClient) -> None:
    client.open.clear()
    connection.send(b"one")
    connection.hold()
    connection.send(b"update")
    connection.answer(b"accepted")
    client.open.set()
    await let_tasks_run()
    assert client.taken == [b"one", b"update", b"accepted"]


async def test_frames_for_a_fast_server_are_sent_together(client: SlowClient) -> None:
    connection, together = Connection(Requester("guest", "Gimli", 0)), list[list[bytes]]()

    def try_send(frames: Sequence[bytes]) -> bool:
        together.append(list(frames))
        return True

    serving = asyncio.ensure_future(connection.serve(client.send, snapshot, SEND_TIMEOUT, try_send))
    await let_tasks_run()
    connection.hold()
    connection.send(b"update")
    connection.answer(b"accepted")
    connection.answer(b"refused")
    assert together == [[b"update", b"accepted"], [b"refused"]]
    serving.cancel()


async def test_a_full_queue_is_replaced_by_a_snapshot(connection: Connection, client: SlowClient) -> None:
    client.open.clear()
    connection.send(b"under way")
    await let_tasks_run()
    assert all(connection.send(b"waits") for _ in range(MAX_QUEUED_FRAMES))
    assert not connection.send(b"one too many")
    client.open.set()
    await let_tasks_run()
    assert client.taken == [b"under way", b"snapshot"]
    assert connection.send(b"next")
    assert client.taken[2:] == [b"next"]


async def test_the_last_frame_is_sent_after_the_queue(connection: Connection, client: SlowClient) -> None:
    client.open.clear()
    connection.send(b"one")
    connection.close(RESTART, b"goodbye")
    client.open.set()
    await let_tasks_run()
    assert client.taken == [b"one", b"goodbye"]


async def test_send_does_not_raise_if_the_client_is_gone_but_serve_does() -> None:
    connection, client = Connection(Requester("guest", "Gimli", 0)), SlowClient()
    serving = asyncio.ensure_future(connection.serve(client.send, snapshot, SEND_TIMEOUT))
    await let_tasks_run()
    client.gone = True
    assert connection.send(b"one")
    with pytest.raises(ConnectionError):
        await serving
