"""Send 53 MB of headers on one connection: how much memory does it take, and what is the effect on other rooms?"""

from __future__ import annotations

import asyncio
from typing import Final

from benchmarks.attacks.harness import AttackedServer, AttackRun

_MEGABYTES: Final = 53
_SECONDS: Final = 20.0
_HEADERS: Final = b"a: b\r\n" * 10_000


async def attack(run: AttackRun) -> None:
    """Send many small headers on one connection, until the server refuses or 53 MB are sent."""
    with run.server() as server:
        async with run.other_rooms(server) as other_rooms:
            await asyncio.sleep(2)
            before = server.memory()
            other_rooms.reset()
            measuring = asyncio.create_task(_peak_memory(server))
            sent, response = await _flood(server)
            await asyncio.sleep(1)
            measuring.cancel()
            peak = max(await asyncio.gather(measuring, return_exceptions=False), default=0)
            run.report(f"{sent / 1e6:.1f} of {_MEGABYTES} MB were sent; response: {response or 'none'}")
            run.report(
                f"memory {before >> 20} MB before, at most {peak >> 20} MB, {server.memory() >> 20} MB after"
            )
            run.report(other_rooms.summary())


async def _flood(server: AttackedServer) -> tuple[int, str]:
    """The number of bytes sent until the server refused, and the first line of its response."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
    sent, response = 0, b""
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
            response = await reader.readline()
    except (OSError, TimeoutError):
        pass
    writer.close()
    return sent, response.decode().strip()


async def _peak_memory(server: AttackedServer) -> int:
    peak = 0
    try:
        while True:
            peak = max(peak, server.memory())
            await asyncio.sleep(0.05)
    except asyncio.CancelledError:
        return peak
