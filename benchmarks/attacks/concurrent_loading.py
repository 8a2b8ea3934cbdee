"""Sixteen requests load one finished game at the same time, repeatedly: does the server still respond?"""

from __future__ import annotations

import asyncio

import httpx

from benchmarks.attacks.guests import Guest
from benchmarks.attacks.harness import AttackRun

_CONCURRENT = 16
_TIMES = 12


async def attack(run: AttackRun) -> None:
    """Load a finished game by many requests at once, then send another request, then stop the server."""
    with run.server("--no-limits") as server:
        async with run.other_rooms(server) as other_rooms:
            guest = await Guest(server.address, timeout=5).arrive()
            room = await guest.play_now()
            socket = await guest.connect(room)
            await socket.request("VoteToFinish", agreed=True)
            await socket.close()
            times, lost = 0, 0
            while times < _TIMES and not lost:
                times += 1
                requests = (guest.http.get(f"/api/rooms/{room}") for _ in range(_CONCURRENT))
                responses = await asyncio.gather(*requests, return_exceptions=True)
                lost = sum(1 for each in responses if isinstance(each, httpx.HTTPError))
            run.report(f"{times} times {_CONCURRENT} requests at once: {lost} of the last had no response in 5 s")
            run.report(f"the server responds to others: {await asyncio.to_thread(server.responds)}")
            run.report(other_rooms.summary())
        run.report(f"exit code after SIGTERM (None: it did not end in 10 s): {server.stop()}")
