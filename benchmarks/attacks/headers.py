"""Send 53 MB of headers on one connection: what memory does it take, and do other tables notice?"""

from __future__ import annotations

import asyncio
from typing import Final

from benchmarks.attacks.run import AttackedServer, Run

_MEGABYTES: Final = 53
_SECONDS: Final = 20.0
_HEADERS: Final = b"a: b\r\n" * 10_000


async def attack(run: Run) -> None:
    """One connection, small headers, no end."""
    with run.server() as server:
        async with run.bystanders(server) as bystanders:
            await asyncio.sleep(2)
            before = server.memory()
            bystanders.forget()
            watching = asyncio.create_task(_most_memory(server))
            sent, answer = await _flood(server)
            await asyncio.sleep(1)
            watching.cancel()
            most = max(await asyncio.gather(watching, return_exceptions=False), default=0)
            run.say(f"{sent / 1e6:.1f} of {_MEGABYTES} MB were sent; answer: {answer or 'none'}")
            run.say(f"memory {before >> 20} MB before, at most {most >> 20} MB, {server.memory() >> 20} MB after")
            run.say(bystanders.report())


async def _flood(server: AttackedServer) -> tuple[int, str]:
    """How many bytes were sent until the server refused, and the first line of its answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
    sent, answer = 0, b""
    try:
        async with asyncio.timeout(_SECONDS):
            while sent < _MEGABYTES * 1_000_000 and not reader.at_eof():
                writer.write(_HEADERS)
                await writer.drain()
                sent += len(_HEADERS)
                await asyncio.sleep(0)
    except (OSError, TimeoutError):
        pass
    try:
        async with asyncio.timeout(1):
            answer = await reader.readline()
    except (OSError, TimeoutError):
        pass
    writer.close()
    return sent, answer.decode().strip()


async def _most_memory(server: AttackedServer) -> int:
    most = 0
    try:
        while True:
            most = max(most, server.memory())
            await asyncio.sleep(0.05)
    except asyncio.CancelledError:
        return most
