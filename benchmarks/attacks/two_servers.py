"""A second server is started on the database of the first, and a player of a running game connects to it."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from benchmarks.attacks.guests import Guest, GuestSocket
from benchmarks.attacks.harness import AttackRun

_GRACE: Final = "1"
"""Seconds after which a bot takes the seat of a player who lost the connection."""
_SECONDS: Final = 6.0


async def attack(run: AttackRun) -> None:
    """Let two people play on the first server, and one of them reach the second, as after a failed restart."""
    with run.server("--reconnect-grace", _GRACE) as first:
        ada, ben = await Guest(first.address).arrive(), await Guest(first.address).arrive()
        room = await ada.open_room(seats=3)
        (await ben.request(room, "Sit", seat=1)).raise_for_status()
        (await ben.request(room, "Ready", seat=1, ready=True)).raise_for_status()
        (await ada.request(room, "Start")).raise_for_status()
        sockets = [await guest.connect(room, seat, after=0) for seat, guest in enumerate((ada, ben))]
        await asyncio.sleep(0.5)
        try:
            with run.server("--reconnect-grace", _GRACE, store_file=first.store_file) as second:
                run.report("the second server starts without an error")
                ada.move_to(second.address)
                socket = await ada.connect(room, 0, after=0)
                await asyncio.sleep(_SECONDS)
                taken = await _seats_taken_by_bots(socket)
                run.report(f"seats of connected people that a bot plays after {_SECONDS:.0f} s: {taken}")
                await socket.close()
        except RuntimeError as refused:
            run.report(str(refused).strip())
        await ben.http.get("/api/me")
        taken = await _seats_taken_by_bots(sockets[0])
        run.report(f"at the first server: {len(sockets)} people connected, seats played by bots: {taken}")
        for guest in (ada, ben):
            await guest.leave()


async def _seats_taken_by_bots(socket: GuestSocket) -> list[int]:
    """The seats that bots took over, by the events that were sent so far."""
    items: list[dict[str, Any]] = []
    try:
        while True:
            items += (await socket.next_frame(timeout=0.5)).get("items", [])
    except TimeoutError:
        return [each["seat"] for each in items if each.get("event") == "BotTookOver"]
