"""One address sends chat and notes faster than the rate limits allow: what is stored, and the effect on others."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path
from time import perf_counter

from websockets.exceptions import WebSocketException

from benchmarks.attacks.guests import Guest, GuestSocket
from benchmarks.attacks.harness import AttackedServer, AttackRun

_GUESTS = 30
_SECONDS = 16.0
_PAUSE = 0.1
"""Seconds between two requests of a connection, as short as the rate limits allow."""
_CHAT = "🂡" * 280
_NOTE = "🂡" * 500
_AVERAGE_BYTES = 4 * 390
"""Bytes of a text, on average."""
_MEASURED_SECONDS = 4.0
"""Seconds at the end of the flood, when the burst of the rate limits is used up."""


class _Flood:
    """How many requests were sent, accepted and refused."""

    def __init__(self) -> None:
        self.sent = self.accepted = 0
        self.reasons: dict[str, int] = {}

    async def write(self, guest: Guest, room: str, until: float) -> None:
        try:
            socket = await guest.connect(room)
            receiver = asyncio.ensure_future(self._receive(socket))
            for number in count():
                if perf_counter() > until:
                    break
                if number % 2:
                    await socket.send("SendChat", text=_CHAT)
                else:
                    await socket.send("WriteNote", text=_NOTE)
                self.sent += 1
                await asyncio.sleep(_PAUSE)
            receiver.cancel()
            await socket.close()
        except (OSError, WebSocketException):
            pass

    async def _receive(self, socket: GuestSocket) -> None:
        while True:
            frame = await socket.next_frame(timeout=None)
            if frame["frame"] == "Accepted":
                self.accepted += 1
            elif frame["frame"] == "Refused":
                self.reasons[frame["reason"]] = self.reasons.get(frame["reason"], 0) + 1


def _stored_bytes(server: AttackedServer) -> int:
    files = [server.store_file, *(Path(f"{server.store_file}{end}") for end in ("-wal",))]
    return sum(each.stat().st_size for each in files if each.exists())


async def attack(run: AttackRun) -> None:
    """Let thirty guests of one address write into thirty rooms for sixteen seconds."""
    with run.server() as server:
        async with run.other_rooms(server) as other_rooms:
            guests = [await Guest(server.address).arrive() for _ in range(_GUESTS)]
            rooms = [await guest.play_now() for guest in guests]
            await asyncio.sleep(2)
            run.report(f"before: {other_rooms.summary()}")
            other_rooms.reset()
            stored, memory, cpu = _stored_bytes(server), server.memory(), server.cpu_seconds()
            flood, until = _Flood(), perf_counter() + _SECONDS
            flooding = asyncio.gather(*(flood.write(*each, until) for each in zip(guests, rooms, strict=True)))
            await asyncio.sleep(_SECONDS - _MEASURED_SECONDS)
            accepted = flood.accepted
            await flooding
            hourly = (flood.accepted - accepted) * _AVERAGE_BYTES * 3600 / _MEASURED_SECONDS
            grown = _stored_bytes(server) - stored
            run.report(
                f"{flood.sent} requests sent, {flood.accepted} accepted, refused: {flood.reasons or 'none'}"
            )
            run.report(
                f"stored {grown / 1e6:.1f} MB in {_SECONDS:.0f} s with {_GUESTS} connections; memory "
                f"{memory >> 20} -> {server.memory() >> 20} MB; CPU {server.cpu_seconds() - cpu:.1f} s"
            )
            run.report(
                f"at the rate of the last {_MEASURED_SECONDS:.0f} s: {hourly / 1e6:.0f} MB of texts an hour"
            )
            run.report(other_rooms.summary())
