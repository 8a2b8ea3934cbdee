"""Helpers for tests of the store on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from pyrite.game import BadInput
from pyrite.server.store import Node, open_store

ADA = Node("ada", "ada-1", "1.0", "words")
CUT: set[int] = set()
"""Ports of relays that pass nothing on."""


async def refusal(url: str) -> str:
    """Why the store at a URL cannot be opened: one line, without the password."""
    with pytest.raises(BadInput) as caught:
        await (await open_store(url)).close()
    message = str(caught.value)
    assert "secret" not in message
    assert "\n" not in message
    return message


@asynccontextmanager
async def relay(port: int | None, change: Callable[[bytes], bytes] = lambda data: data) -> AsyncIterator[int]:
    """A port that relays to a server, and its answers back, changed; without a server, nothing."""
    tasks: set[asyncio.Task[None]] = set()
    writers: list[asyncio.StreamWriter] = []

    async def pump(
        reader: asyncio.StreamReader, writer: asyncio.StreamWriter, changed: Callable[[bytes], bytes]
    ) -> None:
        while data := await reader.read(1 << 16):
            if own not in CUT:
                writer.write(changed(data))
        writer.close()

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writers.append(writer)
        if port is None:
            return
        answers, requests = await asyncio.open_connection("127.0.0.1", port)
        writers.append(requests)
        tasks.add(asyncio.ensure_future(pump(reader, requests, lambda data: data)))
        tasks.add(asyncio.ensure_future(pump(answers, writer, change)))

    listener = await asyncio.start_server(connected, "127.0.0.1")
    own = int(listener.sockets[0].getsockname()[1])
    try:
        yield own
    finally:
        listener.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for writer in writers:
            writer.close()
