"""Measures appends to a store: throughput, latency and CPU time, of SQLite, raw sqlite3 and PostgreSQL.

An append is one entry of 2 kB and the room's summary. "At full speed", all rooms append concurrently, as fast as
possible. With a rate, appends come to one room after the other, as on a server. `memory:` shows the overhead of
the measurement. PostgreSQL is a new server that waits for the disk; "its CPU" is what its processes use for each
append, beside what our process uses. Raw sqlite3 writes the same rows to the same tables in a thread, without
SQLAlchemy, in one transaction for each append.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Protocol

import psutil  # type: ignore[import-untyped]

from pyrite.server.store import Summary, open_store
from tools.postgresql import Postgresql, running

KINDS = ["memory:", "raw sqlite3", "sqlite", "postgresql"]
ENTRY = secrets.token_bytes(2000)
CARD = secrets.token_bytes(300)


class AppendOnlyStore(Protocol):
    async def append(self, summary: Summary, after: int, entries: Sequence[bytes]) -> None: ...

    async def close(self) -> None: ...


class RawSqlite:
    """Plain sqlite3: the lower bound for an append in its own transaction."""

    def __init__(self, path: Path) -> None:
        self.connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        for pragma in ("journal_mode = WAL", "synchronous = NORMAL", "foreign_keys = ON"):
            self.connection.execute(f"PRAGMA {pragma}")
        self.thread = ThreadPoolExecutor(1)

    async def append(self, summary: Summary, after: int, entries: Sequence[bytes]) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self._append, summary, after, entries)

    def _append(self, summary: Summary, after: int, entries: Sequence[bytes]) -> None:
        execute = self.connection.execute
        execute("BEGIN IMMEDIATE")
        (found,) = execute(
            "SELECT count(*) FROM rooms WHERE room = ? AND last = ?", (summary.room, after)
        ).fetchone()
        new = (after + len(entries), None, summary.state, summary.listed, summary.touched, summary.card, "[]")
        if found:
            execute(
                "UPDATE rooms SET last=?, code=?, state=?, listed=?, touched=?, card=?, guests=? WHERE room=?",
                (*new, summary.room),
            )
        else:
            execute("INSERT INTO rooms VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL, NULL)", (summary.room, *new))
        for number, entry in enumerate(entries, after + 1):
            execute("INSERT INTO entries VALUES (?, ?, ?)", (summary.room, number, entry))
        execute("COMMIT")

    async def close(self) -> None:
        self.thread.shutdown()
        self.connection.close()


class AppendingRooms:
    """Rooms that append; records how long each append took, in milliseconds."""

    def __init__(self, store: AppendOnlyStore, rooms: int) -> None:
        self.store = store
        self.last = {secrets.token_urlsafe(12): 0 for _ in range(rooms)}
        self.latencies: list[float] = []

    async def append(self, room: str) -> None:
        after = self.last[room]
        self.last[room] += 1
        since = time.perf_counter()
        await self.store.append(Summary(room, None, "playing", False, after, CARD), after, [ENTRY])
        self.latencies.append((time.perf_counter() - since) * 1000)

    async def at_full_speed(self, times: int) -> None:
        for _ in range(times):
            await asyncio.gather(*(self.append(room) for room in self.last))

    async def at_rate(self, rate: int, seconds: float) -> None:
        rooms = list(self.last)
        begun = time.perf_counter()
        async with asyncio.TaskGroup() as group:
            for number in range(int(rate * seconds)):
                await asyncio.sleep(max(0.0, begun + number / rate - time.perf_counter()))
                group.create_task(self.append(rooms[number % len(rooms)]))


async def open_kind(kind: str, folder: str, server: Postgresql) -> AppendOnlyStore:
    if kind == "memory:":
        return await open_store(kind)
    if kind == "postgresql":
        server.sql("DROP DATABASE IF EXISTS bench")
        server.sql("CREATE DATABASE bench")
        return await open_store(server.url("bench"))
    path = Path(folder) / f"{kind.replace(' ', '-')}.db"
    store = await open_store(f"sqlite:///{path}")
    if kind == "sqlite":
        return store
    await store.close()  # it has created the tables
    return RawSqlite(path)


def cpu_of(server: Postgresql) -> float:
    """Seconds of CPU that the processes of a server have used."""
    assert server.process is not None
    top = psutil.Process(server.process.pid)
    times = [each.cpu_times() for each in [top, *top.children(recursive=True)]]
    return float(sum(each.user + each.system for each in times))


async def measure(kind: str, rooms: int, rate: int, seconds: float, server: Postgresql) -> str:
    """Measure one row of the table."""
    with tempfile.TemporaryDirectory() as folder:
        store = await open_kind(kind, folder, server)
        appending = AppendingRooms(store, rooms)
        await appending.at_full_speed(1)  # creates the rooms and warms up
        appending.latencies.clear()
        wall, cpu, server_cpu = time.perf_counter(), time.process_time(), cpu_of(server)
        await (appending.at_rate(rate, seconds) if rate else appending.at_full_speed(10))
        wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
        server_cpu = cpu_of(server) - server_cpu
        await store.close()
    cuts = statistics.quantiles(appending.latencies, n=100)
    speed = f"{rate} a second" if rate else "at full speed"
    return (
        f"{kind:14}{speed:16}{len(appending.latencies) / wall:>11,.0f}{cuts[49]:>9.2f}{cuts[98]:>9.2f}"
        f"{max(appending.latencies):>9.2f}"
        f"{cpu / len(appending.latencies) * 1e6:>12,.0f}{cpu / wall:>8.0%}"
        f"{server_cpu / len(appending.latencies) * 1e6 if kind == 'postgresql' else 0:>12,.0f}"
    )


def main() -> None:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description="Measure appends per second and milliseconds per append.")
    parser.add_argument("--rooms", type=int, default=600, help="number of rooms (600)")
    parser.add_argument(
        "--rate", type=int, nargs="+", default=[600, 2000], help="appends a second in runs with a rate (600 2000)"
    )
    parser.add_argument("--seconds", type=float, default=10, help="duration of a run with a rate (10)")
    parser.add_argument("--kinds", nargs="+", default=KINDS, choices=KINDS, help="what is measured (all)")
    options = parser.parse_args()
    heads = f"{'appends/s':>11}{'median':>9}{'99 %':>9}{'max':>9}{'µs of CPU':>12}{'core':>8}{'its CPU':>12}"
    print(f"{'':30}{heads}")
    with running() as server:
        for rate in (0, *options.rate):
            for kind in options.kinds:
                print(asyncio.run(measure(kind, options.rooms, rate, options.seconds, server)), flush=True)


if __name__ == "__main__":
    main()
