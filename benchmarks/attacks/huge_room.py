"""A room with 60,000 entries, most of them chat: how long it takes to load it, and the effect on other rooms.

The entries are written into the file before the server starts, as if they were older than the rate limits. The
second and third load show the effect of a snapshot, if the server has them.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from time import perf_counter

from benchmarks.attacks.guests import Guest
from benchmarks.attacks.harness import AttackRun

_ENTRIES = 60_000


def _fill(store_file: Path, room: str) -> int:
    """Add chat to a room until it has 60,000 entries; return the size of the new ones in bytes."""
    with closing(sqlite3.connect(store_file)) as file:
        (last,) = file.execute("SELECT last FROM rooms WHERE room = ?", (room,)).fetchone()
        (body,) = file.execute("SELECT body FROM entries WHERE room = ? AND number = ?", (room, last)).fetchone()
        at = json.loads(body)["at"]
        rows = []
        for number in range(last + 1, _ENTRIES + 1):
            entry = {
                "entry": "ChatSent",
                "at": at,
                "guest": "flood",
                "ref": f"ref-{number}",
                "seat": 0,
                "name": "Flood",
            }
            rows.append((room, number, json.dumps({**entry, "text": f"{number} " + "x" * 180}).encode()))
        file.executemany("INSERT INTO entries (room, number, body) VALUES (?, ?, ?)", rows)
        file.execute("UPDATE rooms SET last = ? WHERE room = ?", (_ENTRIES, room))
        file.commit()
    return sum(len(each[-1]) for each in rows)


async def attack(run: AttackRun) -> None:
    """Fill a room, start a server on it, and open the room three times, with pauses in which it is unloaded."""
    with run.server() as server:
        guest = await Guest(server.address).arrive()
        room = await guest.play_now()
        server.stop()
    size = await asyncio.to_thread(_fill, server.store_file, room)
    run.report(f"{_ENTRIES} entries of {size / 1e6:.0f} MB")
    with run.server(store_file=server.store_file) as server:
        guest.move_to(server.address)
        async with run.other_rooms(server) as other_rooms:
            await asyncio.sleep(1)
            for attempt in range(1, 4):
                memory, begun = server.memory(), perf_counter()
                response = await guest.http.get(f"/api/rooms/{room}")
                took = perf_counter() - begun
                run.report(
                    f"load {attempt}: {response.status_code} after {took * 1000:.0f} ms, memory "
                    f"{memory >> 20} -> {server.memory() >> 20} MB"
                )
                await asyncio.sleep(1)
            run.report(other_rooms.summary())
