"""The system clock is 100 days ahead when the server starts: does retention delete all rooms?"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import httpx

from benchmarks.attacks.harness import AttackRun

_ROOMS: Final = 20
_HUNDRED_DAYS: Final = 100 * 24 * 60 * 60 * 1000
_WAIT_SECONDS: Final = 5.0


async def attack(run: AttackRun) -> None:
    """Open some rooms, make them 100 days older, start the server again, and count them."""
    with run.server("--no-limits") as server:
        with httpx.Client(base_url=server.address, headers={"Sec-Fetch-Site": "none"}) as guest:
            for _ in range(_ROOMS):
                guest.post("/api/rooms", json={}).raise_for_status()
        server.stop()
        store_file = server.store_file
    # For a clock that is 100 days ahead, everything is 100 days older.
    with closing(sqlite3.connect(store_file)) as file:
        file.execute("UPDATE rooms SET touched = touched - ?", (_HUNDRED_DAYS,))
        file.execute("UPDATE guests SET seen = seen - ?", (_HUNDRED_DAYS,))
        file.commit()
    before = _count_rooms(store_file)
    with run.server(store_file=store_file) as server:
        await asyncio.sleep(_WAIT_SECONDS)
        run.report(f"{_count_rooms(store_file)} of {before} rooms are left {_WAIT_SECONDS:.0f} s after the start")
        run.report(f"log: {server.log().strip() or '(empty)'}")


def _count_rooms(store_file: Path) -> int:
    with closing(sqlite3.connect(store_file)) as file:
        count: int = file.execute("SELECT count(*) FROM rooms").fetchone()[0]
        return count
