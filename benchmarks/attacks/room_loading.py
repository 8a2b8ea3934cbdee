"""Sixteen people open one finished game at the same moment, again and again: does the server still answer?"""

from __future__ import annotations

import asyncio

import httpx

from benchmarks.attacks.guests import Guest, request
from benchmarks.attacks.run import Run

_PEOPLE = 16
_TIMES = 12


async def attack(run: Run) -> None:
    """Open a finished game by many at once, then ask something else, then tell the server to stop."""
    with run.server("--no-limits") as server:
        async with run.bystanders(server) as bystanders:
            guest = await Guest(server.address, timeout=5).arrive()
            room = await guest.play_now()
            socket = await guest.connect(room)
            await request(socket, "VoteToFinish", "finish", agreed=True)
            await socket.close()
            times, lost = 0, 0
            while times < _TIMES and not lost:
                times += 1
                asked = (guest.http.get(f"/api/rooms/{room}") for _ in range(_PEOPLE))
                answers = await asyncio.gather(*asked, return_exceptions=True)
                lost = sum(1 for each in answers if isinstance(each, httpx.HTTPError))
            run.say(f"opened {times} times by {_PEOPLE} people at once: {lost} of the last had no answer in 5 s")
            run.say(f"the server answers others: {await asyncio.to_thread(server.answers)}")
            run.say(bystanders.report())
        run.say(f"exit code after SIGTERM (None: it did not end in 10 s): {server.stop()}")
