"""One address fills chat and notes as fast as it is let: what is stored, what it costs, what others notice.

With its limits the server takes what its budgets allow.
"""

from __future__ import annotations

import asyncio
import json
from itertools import count
from pathlib import Path
from time import perf_counter

from websockets.exceptions import WebSocketException

from benchmarks.attacks.guests import Guest
from benchmarks.attacks.run import AttackedServer, Run

_GUESTS = 30
_SECONDS = 16.0
_PACE = 0.1
"""Seconds between two requests of one connection: as fast as the rate limit allows."""
_CHAT = "🂡" * 280
_NOTE = "🂡" * 500
_BYTES = 4 * 390
"""Of a text, on average."""
_LAST = 4.0
"""Seconds at the end, when what is allowed at once is used up."""


class _Flood:
    """What was sent and taken."""

    def __init__(self) -> None:
        self.sent = self.taken = 0
        self.reasons: dict[str, int] = {}

    async def write(self, guest: Guest, room: str, until: float) -> None:
        try:
            socket = await guest.connect(room)
            hearing = asyncio.ensure_future(self._hear(socket.recv))
            for number in count():
                if perf_counter() > until:
                    break
                request = (
                    {"request": "SendChat", "text": _CHAT}
                    if number % 2
                    else {"request": "WriteNote", "text": _NOTE}
                )
                await socket.send(json.dumps({"ref": str(number), **request}))
                self.sent += 1
                await asyncio.sleep(_PACE)
            hearing.cancel()
            await socket.close()
        except (OSError, WebSocketException):
            pass

    async def _hear(self, receive: object) -> None:
        while True:
            frame = json.loads(await receive())  # type: ignore[operator]
            if frame["frame"] == "Accepted":
                self.taken += 1
            elif frame["frame"] == "Refused":
                self.reasons[frame["reason"]] = self.reasons.get(frame["reason"], 0) + 1


def _stored(server: AttackedServer) -> int:
    files = [server.store_file, *(Path(f"{server.store_file}{end}") for end in ("-wal",))]
    return sum(each.stat().st_size for each in files if each.exists())


async def attack(run: Run) -> None:
    """Thirty guests of one address write into thirty rooms for sixteen seconds."""
    with run.server() as server:
        async with run.bystanders(server) as bystanders:
            guests = [await Guest(server.address).arrive() for _ in range(_GUESTS)]
            rooms = [await guest.play_now() for guest in guests]
            await asyncio.sleep(2)
            run.say(f"before: {bystanders.report()}")
            bystanders.forget()
            stored, memory, cpu = _stored(server), server.memory(), server.cpu_seconds()
            flood, until = _Flood(), perf_counter() + _SECONDS
            flooding = asyncio.gather(*(flood.write(*each, until) for each in zip(guests, rooms, strict=True)))
            await asyncio.sleep(_SECONDS - _LAST)
            taken = flood.taken
            await flooding
            hourly = (flood.taken - taken) * _BYTES * 3600 / _LAST
            grown = _stored(server) - stored
            run.say(f"{flood.sent} requests sent, {flood.taken} taken, refused: {flood.reasons or 'none'}")
            run.say(
                f"stored {grown / 1e6:.1f} MB in {_SECONDS:.0f} s with {_GUESTS} connections; memory "
                f"{memory >> 20} -> {server.memory() >> 20} MB; CPU {server.cpu_seconds() - cpu:.1f} s"
            )
            run.say(f"at the pace of the last {_LAST:.0f} s: {hourly / 1e6:.0f} MB of texts an hour")
            run.say(bystanders.report())
