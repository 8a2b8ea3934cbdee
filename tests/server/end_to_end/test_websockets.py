"""Invalid frames, floods, and clients that stop reading."""

import asyncio
import base64
import json
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from time import monotonic
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from pyrite.server.http.rate_limits import DEFAULT_RATE_LIMITS, LimitKind
from pyrite.server.operations.identity import COOKIE
from pyrite.server.realtime.connection import NOT_YOURS, RATE_LIMITED
from tests.server.end_to_end.client import Client
from tests.server.end_to_end.people import Person, SeatedRoom, people, seated_room
from tests.server.end_to_end.random_play import play_random
from tests.server.serving import Server, serving


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with normal limits and a short send timeout."""
    db_path = tmp_path_factory.mktemp("strict") / "pyrite.db"
    with serving("--bot-delay", "0", "0", "--send-timeout", "1", store=f"sqlite:///{db_path}") as running:
        yield running
        assert running.logged() == ""


# ---------------------------------------------------------------- who may connect


async def status_of_refusal(uri: str, headers: dict[str, str]) -> int:
    with pytest.raises(InvalidStatus) as refused:
        await connect(uri, additional_headers=headers)
    return refused.value.response.status_code


async def test_a_socket_from_another_site_is_refused_before_it_is_open(server: Server) -> None:
    async with seated_room(server.address, 1) as seated:
        client = seated.client(0)
        for origin in ("https://evil.example", "null", server.address.replace("127.0.0.1", "localhost"), ""):
            headers = {**client.headers, "Origin": origin}
            assert await status_of_refusal(f"{client.uri}?seat=0", headers) == 403
        without = {"Cookie": client.headers["Cookie"]}
        assert await status_of_refusal(f"{client.uri}?seat=0", without) == 403


async def test_a_missing_or_invalid_cookie_closes_the_socket(server: Server) -> None:
    async with seated_room(server.address, 1) as seated:
        for cookie in ("", f"{COOKIE}={'A' * 43}", f"{COOKIE}=x"):
            client = seated.client(0)
            client.headers["Cookie"] = cookie
            assert await (await client.connect()).closed() == 4001
            assert client.frames == []


@pytest.mark.parametrize(
    ("room", "query", "code"),
    [
        ("no-such-room", "", 4004),
        ("%00", "", 4004),
        (None, "seat=12", 1008),
        (None, "seat=-1", 1008),
        (None, "seat=x", 1008),
        (None, "seat=0&seat=0", 1008),
        (None, "seat=0&seat=1", 1008),
        (None, "after=0&seat=0&after=1", 1008),
        (None, f"after={2**53 + 1}", 1008),
        (None, f"seat=0&after={2**63}", 1008),
        (None, "after=-1", 1008),
        (None, "after=1.5", 1008),
        (None, "secrets=please", 1008),
        (None, "seat=4", NOT_YOURS),
    ],
)
async def test_an_invalid_query_gets_a_close_code(server: Server, room: str | None, query: str, code: int) -> None:
    async with seated_room(server.address, 1) as seated:
        client = seated.host.client(room or seated.room)
        async with connect(f"{client.uri}?{query}", additional_headers=client.headers) as connection:
            await connection.wait_closed()
            assert connection.close_code == code


async def test_spectators_cannot_connect_where_they_are_forbidden(server: Server) -> None:
    async with (
        seated_room(server.address, 2, spectators=False) as seated,
        people(server.address, 1) as (stranger,),
    ):
        assert await (await stranger.client(seated.room).connect()).closed() == NOT_YOURS
        assert (await stranger.http.get(f"/api/rooms/{seated.room}")).status_code == 403
        watching = await seated.people[1].client(seated.room).connect()  # players may also watch
        await watching.wait_for_item("GameStarted")


async def test_forbidden_spectators_are_disconnected_when_the_game_starts(server: Server) -> None:
    async with (
        seated_room(server.address, 2, start=False, spectators=False) as seated,
        people(server.address, 1) as (stranger,),
    ):
        spectator = await stranger.client(seated.room).connect()
        host, *others = await seated.clients()
        for seat, other in enumerate(others, 1):
            await other.accepted("Ready", seat=seat, ready=True)
        await host.accepted("Start")
        assert await spectator.closed() == NOT_YOURS
        assert spectator.goodbye is not None
        assert (spectator.goodbye["reason"], spectator.goodbye["reconnect"]) == ("no-spectators", False)


# ---------------------------------------------------------------- invalid and too many frames


INVALID_FRAMES = (
    "",
    "{",
    "[]",
    "null",
    '{"request":"Fly"}',
    '{"request":"SendChat"}',
    '{"request":"SendChat","text":5}',
    '{"request":"SendChat","text":"x","more":1}',
    '{"request":"Play","after":-1,"command":{}}',
    '{"request":"Play","after":1,"command":[]}',
    '{"request":"Sit","seat":12}',
    '{"request":"SendChat","text":"' + "x" * 9000 + '"}',
    '{"request":"SendChat","ref":"' + "x" * 41 + '","text":"x"}',
    "[" * 16000,
    '{"a":' * 2500,
)


async def test_invalid_frames_are_refused_and_the_game_continues(server: Server) -> None:
    async with seated_room(server.address, 1) as seated:
        client = await seated.client(0).connect()
        assert client.socket is not None
        for text in (*INVALID_FRAMES, b"\x00\xff", json.dumps({"request": "ReturnToSeat"}).encode()):
            client.replies.clear()
            await client.socket.send(text)
            await client.until(lambda: client.replies)
            (answer,) = client.replies.values()
            assert (answer["frame"], answer["reason"]) == ("Refused", "bad-request")
            assert len(answer["text"]) < 300
        await client.accepted("SendChat", text="Still here.")


async def test_a_client_that_sends_only_invalid_frames_is_disconnected(server: Server) -> None:
    async with seated_room(server.address, 1) as seated:
        client = await seated.client(0).connect()
        assert client.socket is not None
        for _ in range(20):
            await client.socket.send("?")
        assert await client.closed() == RATE_LIMITED


@pytest.mark.parametrize("frame", ["x" * (16 * 1024 + 1), b"\x00" * (16 * 1024 + 1), "x" * 3_000_000])
async def test_a_frame_of_more_than_16_kib_closes_the_socket(server: Server, frame: str | bytes) -> None:
    async with seated_room(server.address, 2) as seated:
        client, other = await seated.clients()
        assert client.socket is not None
        with suppress(ConnectionClosed):  # the server may close it before the frame is fully sent
            await client.socket.send(frame)
        assert await client.closed() == 1009
        await other.accepted("SendChat", text="What was that?")


async def test_a_flood_of_frames_is_stopped_without_affecting_others(strict: Server) -> None:
    async with seated_room(strict.address, 2) as seated:
        client, other = await seated.clients()
        limit, chat = (
            DEFAULT_RATE_LIMITS.per_connection[LimitKind.MESSAGES],
            DEFAULT_RATE_LIMITS.per_guest[LimitKind.CHAT],
        )
        began = monotonic()
        with suppress(ConnectionClosed):
            for _ in range(20 * limit.burst):
                await client.send("SendChat", text="Hurry up!")
        assert await client.closed() == RATE_LIMITED
        assert '"too-fast"' in client.frames[-1]
        allowed_since = (monotonic() - began) * 1000 / chat.interval
        await other.accepted("SendChat", text="So quiet here.")
        assert chat.burst <= len(other.items_named("ChatSent", seat=0)) <= chat.burst + allowed_since + 1
        await (await seated.client(0).connect()).accepted("WriteNote", text="Less is more.")


async def test_opening_too_many_rooms_is_refused_with_a_retry_time(strict: Server) -> None:
    async with people(strict.address, 1) as (person,):
        answers = [await person.http.post("/api/rooms", json={}) for _ in range(14)]
        codes = [answer.status_code for answer in answers]
        assert codes[0] == 201
        assert codes[-1] == 429
        assert int(answers[-1].headers["Retry-After"]) > 0


async def test_guessing_codes_is_rate_limited(strict: Server) -> None:
    async with people(strict.address, 1) as (person,):
        answers = [await person.http.post("/api/join", json={"code": f"AAAAA{n}"}) for n in range(2, 9)]
        answers += [await person.http.post("/api/join", json={"code": f"AAAAB{n}"}) for n in range(2, 9)]
        assert {answer.status_code for answer in answers} == {404, 429}
        assert answers[-1].status_code == 429


# ---------------------------------------------------------------- clients that do not read


def socket_with_small_buffer(client: Client) -> socket.socket:
    """A socket with a small receive buffer."""
    address = urlsplit(client.uri)
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.connect((address.hostname, address.port))
    return connection


def socket_that_never_reads(client: Client) -> socket.socket:
    """A WebSocket that opens and then never reads."""
    address = urlsplit(client.uri)
    connection = socket_with_small_buffer(client)
    key = base64.b64encode(os.urandom(16)).decode()
    head = {"Host": address.netloc, "Upgrade": "websocket", "Connection": "Upgrade"}
    head |= {"Sec-WebSocket-Key": key, "Sec-WebSocket-Version": "13", **client.headers}
    lines = [
        f"GET {address.path}?seat={client.seat} HTTP/1.1",
        *(f"{name}: {value}" for name, value in head.items()),
    ]
    connection.sendall("\r\n".join([*lines, "", ""]).encode())
    return connection


async def until_closed(connection: socket.socket) -> None:
    """Wait until the server has closed the connection."""
    while not connection.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR):
        with suppress(BlockingIOError, ConnectionError):
            connection.setblocking(False)
            connection.send(b"\x00")
        await asyncio.sleep(0.05)


async def metric(person: Person, name: str) -> float:
    text = (await person.http.get("/metrics")).text
    return float(next(line.split()[1] for line in text.splitlines() if line.startswith(f"{name} ")))


async def chat_until(client: Client, condition: Callable[[], object]) -> int:
    """Send chat until a condition is true; return the number of messages. All must be accepted."""
    for count in range(2000):
        if condition():
            return count
        await client.accepted("SendChat", text=f"{count} " + "\N{ROCK}" * 270)
    raise AssertionError("the condition never became true")


async def until_gone(seated: SeatedRoom) -> None:
    while await metric(seated.host, "pyrite_websockets") > 1:
        await asyncio.sleep(0.1)


async def test_a_client_that_stops_reading_is_disconnected_and_never_blocks_the_room(tmp_path: Path) -> None:
    quick = ("--no-limits", "--bot-delay", "0", "0", "--send-timeout", "1")
    with serving(*quick, store=f"sqlite:///{tmp_path / 'pyrite.db'}") as server:
        async with seated_room(server.address, 2, seats=3) as seated:
            listener = seated.client(1)
            with closing(socket_that_never_reads(seated.client(0))) as unread:
                await listener.connect()
                await listener.until(lambda: listener.connected == [0, 1])
                await chat_until(listener, lambda: listener.connected == [1])  # the client is disconnected
                await until_gone(seated)
                await until_closed(unread)
            back = await seated.client(0).connect()
            await back.accepted("SendChat", text="Where was I?")
        assert server.logged() == ""


async def test_a_client_that_is_too_slow_gets_a_snapshot(server: Server) -> None:
    async with seated_room(server.address, 2, seats=3) as seated:
        chatting, slow = await seated.client(1).connect(), seated.client(0)
        # Play until the other seat is asked.
        await play_random(chatting, Random(1), lambda: chatting.view and chatting.view.table.asked == 0)
        small = socket_with_small_buffer(slow)
        await slow.connect(from_snapshot=True, sock=small, max_queue=1)
        await slow.until(lambda: slow.snapshots)
        before, resyncs = slow.snapshots[0]["number"], await metric(seated.host, "pyrite_resyncs_total")
        for _ in range(50):
            await chat_until(chatting, lambda: chatting.number % 20 == 0)
            await chatting.accepted("SendChat", text="Are you asleep?")
            if await metric(seated.host, "pyrite_resyncs_total") > resyncs:
                break
        await slow.until(lambda: len(slow.snapshots) > 1)
        assert slow.snapshots[1]["number"] > before
        await chatting.accepted("SendChat", text="Good morning!")
        await slow.until(lambda: slow.snapshots[-1]["number"] == chatting.number)
        assert len(slow.snapshots) == 2
