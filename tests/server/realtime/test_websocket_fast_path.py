"""The fast paths send and receive the same as ASGI, and nothing if it would have to wait or the socket closes."""

import asyncio
import gc
from random import Random
from typing import Any
from weakref import ref

import pytest
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from pyrite.server.http.connection_limits import ConnectionLimiter
from pyrite.server.realtime.websocket_fast_path import FastWebSocketProtocol, fast_send, whole_text
from pyrite.server.serve import uvicorn_config


class ClientTransport(asyncio.Transport):
    """Passes everything that a server writes to a client of the websockets library."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.written = 0
        self.aborted = asyncio.Event()
        self.client = ClientProtocol(parse_uri("ws://127.0.0.1/"))
        self.client.send_request(self.client.connect())

    def write(self, data: Any) -> None:
        self.written += len(data)
        self.client.receive_data(bytes(data))

    def texts(self) -> list[bytes]:
        """The texts received so far."""
        events = self.client.events_received()
        return [bytes(each.data) for each in events if isinstance(each, Frame) and each.opcode is Opcode.TEXT]

    def is_closing(self) -> bool:
        return False

    def close(self) -> None: ...

    def abort(self) -> None:
        self.aborted.set()

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class SendingApp:
    """An application that accepts a connection; the test sends through its `send` and `try_send`."""

    def __init__(self) -> None:
        self.try_send: Any = None
        self.send: Any = None
        self.ready = asyncio.Event()
        self.done = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        self.try_send, self.send = fast_send(scope["extensions"]), send
        await send({"type": "websocket.accept"})
        self.ready.set()
        await self.done.wait()


async def connected(send_seconds: float = 20.0) -> tuple[SendingApp, FastWebSocketProtocol, ClientTransport]:
    app, transport = SendingApp(), ClientTransport()
    config = uvicorn_config(app, ConnectionLimiter(send_seconds=send_seconds))
    config.load()
    protocol = FastWebSocketProtocol(config, ServerState(), {})
    protocol.connection_made(transport)
    protocol.data_received(b"".join(transport.client.data_to_send()))
    await app.ready.wait()
    return app, protocol, transport


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65535, 65536, 200_000])
async def test_texts_of_any_length_arrive_complete_on_both_paths(length: int) -> None:
    app, _, transport = await connected()
    text = b"x" * length
    assert app.try_send([text])
    await app.send({"type": "websocket.send", "text": text.decode()})
    assert transport.texts() == [text, text]
    app.done.set()


async def test_the_fast_path_sends_nothing_that_would_have_to_wait() -> None:
    app, protocol, transport = await connected()
    protocol.pause_writing()
    assert not app.try_send([b"too much waits already"])
    protocol.resume_writing()
    assert app.try_send([b"now", b"and then"])
    assert transport.texts() == [b"now", b"and then"]
    app.done.set()


async def test_pings_are_not_answered_while_the_client_reads_nothing() -> None:
    app, protocol, transport = await connected()
    protocol.pause_writing()
    transport.written = 0
    for number in range(1000):
        transport.client.send_ping(b"%d" % number)
        protocol.data_received(b"".join(transport.client.data_to_send()))
    assert transport.written == 0
    protocol.resume_writing()
    transport.client.send_ping(b"now")
    protocol.data_received(b"".join(transport.client.data_to_send()))
    assert transport.written == len(b"..now")
    app.done.set()


async def test_many_small_messages_are_parsed_as_the_application_receives_them() -> None:
    app, protocol, transport = await connected()
    for number in range(5000):
        transport.client.send_text(b"%d" % number)
    protocol.data_received(b"".join(transport.client.data_to_send()))
    await asyncio.sleep(0.01)
    assert 0 < protocol.queue.qsize() < 1000
    assert (await protocol.receive())["type"] == "websocket.connect"
    received = [(await protocol.receive()).get("text") for _ in range(5000)]
    assert received == [str(number) for number in range(5000)]
    app.done.set()


async def test_other_tasks_run_while_many_pings_are_answered() -> None:
    app, protocol, transport = await connected()
    transport.written = 0
    for _ in range(5000):
        transport.client.send_ping(b"")
    protocol.data_received(b"".join(transport.client.data_to_send()))
    turns = 0
    while transport.written < 5000 * len(b".."):
        written = transport.written
        await asyncio.sleep(0)
        assert transport.written - written < 1000 * len(b"..")
        turns += 1
    assert turns > 5
    app.done.set()


async def test_a_client_that_floods_after_the_close_frame_is_disconnected() -> None:
    app, protocol, transport = await connected()
    await app.send({"type": "websocket.close", "code": 4029})
    for _ in range(20):
        for _ in range(1000):
            transport.client.send_ping(b"")
        protocol.data_received(b"".join(transport.client.data_to_send()))
    async with asyncio.timeout(5):
        await transport.aborted.wait()
    app.done.set()


async def test_a_message_in_too_many_fragments_is_refused_even_if_they_are_empty() -> None:
    app, protocol, transport = await connected()
    transport.client.send_text(b"", fin=False)
    for _ in range(1000):
        transport.client.send_continuation(b"", fin=False)
    sent = b"".join(transport.client.data_to_send())
    for start in range(0, len(sent), 1000):
        protocol.data_received(sent[start : start + 1000])
    assert len(protocol.frames) <= 128
    assert transport.client.close_rcvd is not None
    assert transport.client.close_rcvd.code == 1009
    app.done.set()


async def test_a_client_that_never_reads_is_disconnected() -> None:
    app, protocol, transport = await connected(send_seconds=0.001)
    protocol.close_timeout = 0.001
    protocol.pause_writing()
    await transport.aborted.wait()
    app.done.set()


async def test_nothing_is_sent_after_closing() -> None:
    for end in ("closed", "lost"):
        app, protocol, transport = await connected()
        if end == "closed":
            await app.send({"type": "websocket.close", "code": 1000})
        else:
            protocol.connection_lost(None)
        assert not app.try_send([b"too late"])
        assert transport.texts() == []
        app.done.set()


# ---------------------------------------------------------------- receiving


def frames_of(client: ClientProtocol, texts: list[str], rng: Random) -> list[bytes]:
    """The texts as a client may send them: whole or in fragments, with pings between and within them."""
    frames = []
    for text in texts:
        if rng.random() < 0.3:
            client.send_text(text.encode()[:3], fin=False)
            client.send_ping(b"within")
            client.send_continuation(text.encode()[3:], fin=True)
        else:
            client.send_text(text.encode())
        if rng.random() < 0.3:
            client.send_ping(b"between")
        frames += client.data_to_send()
    return frames


@pytest.mark.parametrize("whole_frames", [True, False], ids=["frame by frame", "cut anywhere"])
@pytest.mark.parametrize("seed", range(20))
async def test_all_messages_arrive_in_order(seed: int, whole_frames: bool) -> None:
    rng = Random(seed)
    app, protocol, transport = await connected()
    await protocol.receive()  # that the client connects
    texts = [f"{number} " + "ü" * rng.choice((0, 1, 60, 62, 400, 1500, 5000)) for number in range(60)]
    frames, received, taken = frames_of(transport.client, texts, rng), list[str](), 0

    def receiver(text: str) -> bool:
        nonlocal taken
        if rng.random() < 0.5:
            return False
        received.append(text)
        taken += 1
        return True

    async def read_queue() -> None:
        while protocol._unparsed or not protocol.queue.empty():
            message: Any = await protocol.receive()
            received.append(message["text"])
            await asyncio.sleep(0)

    protocol.set_receiver(receiver)
    sent = b"".join(frames)
    while sent:
        size = len(frames.pop(0)) if whole_frames else rng.choice((1, 5, 100, 1000))
        protocol.data_received(sent[:size])
        sent = sent[size:]
        if rng.random() < 0.3:
            await read_queue()
    await read_queue()
    assert received == texts
    assert not whole_frames or taken
    app.done.set()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x81",
        b"\x81\x80\x00\x00\x00",
        b"\x81\x05hello",  # not masked
        b"\x01\x85\x00\x00\x00\x00hello",  # a fragment
        b"\x82\x85\x00\x00\x00\x00hello",  # binary
        b"\xc1\x85\x00\x00\x00\x00hello",  # compressed
        b"\x81\x85\x00\x00\x00\x00hell",
        b"\x81\x85\x00\x00\x00\x00hello!",
        b"\x81\x82\x00\x00\x00\x00\xc3\x28",  # not UTF-8
        b"\x81\xfe\x00\x85\x00\x00\x00\x00hello",
        b"\x81\xff" + b"\x00" * 12 + b"x" * 119,
    ],
)
async def test_anything_but_one_whole_text_goes_to_the_parser(data: bytes) -> None:
    assert whole_text(data) is None


async def test_no_message_is_received_after_closing() -> None:
    app, protocol, transport = await connected()
    await protocol.receive()
    received: list[str] = []
    protocol.set_receiver(lambda text: not received.append(text))  # type: ignore[func-returns-value]
    transport.client.send_text(b"too late")
    late = b"".join(transport.client.data_to_send())
    await app.send({"type": "websocket.close", "code": 1000})
    protocol.data_received(late)
    assert not received
    assert (await protocol.receive())["type"] == "websocket.disconnect"
    app.done.set()


async def test_a_closed_connection_leaves_no_reference_cycle() -> None:
    app, protocol, transport = await connected()
    protocol.connection_lost(None)
    app.done.set()
    await asyncio.wait([*protocol.tasks])
    await asyncio.sleep(0)
    app.try_send = app.send = None
    closed, parser = ref(protocol), ref(protocol.conn)
    gc.disable()
    try:
        del protocol, transport
        assert closed() is None
        assert parser() is None
    finally:
        gc.enable()
