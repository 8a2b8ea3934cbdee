"""Measures CPU time, bytes and memory of a site of two nodes on this machine: nodes, PostgreSQL and HAProxy.

`python -m benchmarks.capacity.site_costs` prints the figures of `costs.py` that no other benchmark prints, in half
a minute. The costs are CPU time and sizes, not wall-clock time, so a busy machine disturbs them little.

First everyone connects through HAProxy, so that each room is on one node. With ``--split``, the first three
players of each room connect to one node and the others to the second one, without HAProxy: every move is then
followed by another node. ``--notify`` measures only NOTIFY, with a growing number of listeners. ``--flush``
measures only how long the disk takes to make a page durable; that is the one figure by the wall clock.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import psutil  # type: ignore[import-untyped]

from benchmarks.load.clients import PyriteClients, Tally
from benchmarks.load.measurement import connect_all, play
from benchmarks.load.prepared_rooms import SEATS, PreparedRoom, prepare_rooms
from benchmarks.load.server_process import raise_open_file_limit
from pyrite.server.realtime import wire
from pyrite.server.store.cluster import RoomWritten
from pyrite.server.store.postgresql.messages import CHANNEL, messages_of, payloads
from tools.cluster.site import Site, SitePlan, site_folder
from tools.faults.load import SiteProcess
from tools.postgresql import Postgresql, running

NODES = 2
OTHER_FILES = 300
CONNECT_SECONDS = 30.0
"""If HAProxy finds a node down meanwhile, because this machine is busy, its clients never get their snapshots."""
LISTENERS = (0, 1, 4, 16, 48)
NOTIFIES = 2000
FLUSHES = 1000


class SplitClients(PyriteClients):
    """The first three players connect to one node, the others to the second one."""

    hosts: tuple[str, str] = ("", "")

    async def connect(self, host: str, seat: int, path: str, cookie: str) -> None:
        """Connect one seat to its node."""
        await super().connect(self.hosts[seat >= 3], seat, path, cookie)


@dataclass(frozen=True)
class Usage:
    """What the programs of a site have used so far."""

    nodes: float
    """CPU seconds of all nodes."""
    postgresql: float
    haproxy: float
    node_memory: int
    """Resident bytes of all nodes."""
    haproxy_memory: int
    wal: int
    """Bytes of write-ahead log."""

    def __sub__(self, other: Usage) -> Usage:
        return Usage(
            self.nodes - other.nodes,
            self.postgresql - other.postgresql,
            self.haproxy - other.haproxy,
            self.node_memory - other.node_memory,
            self.haproxy_memory - other.haproxy_memory,
            self.wal - other.wal,
        )


def cpu_of(pid: int) -> float:
    """CPU seconds of a process and its children, by the scheduler, which counts nanoseconds."""
    processes = [pid, *(child.pid for child in psutil.Process(pid).children(recursive=True))]
    total = 0
    for each in processes:
        for path in Path(f"/proc/{each}/task").glob("*/schedstat"):
            with suppress(OSError):  # it has ended meanwhile
                total += int(path.read_text().split()[0])
    return total / 1e9


def usage_of(site: Site) -> Usage:
    """What a site has used so far."""
    assert site.postgres.process is not None
    wal = int(site.postgres.sql("SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn"))
    node_pids = [node.program.pid for node in site.nodes]
    return Usage(
        sum(map(cpu_of, node_pids)),
        cpu_of(site.postgres.process.pid),
        cpu_of(site.haproxy.program.pid),
        sum(int(psutil.Process(pid).memory_info().rss) for pid in node_pids),
        int(psutil.Process(site.haproxy.program.pid).memory_info().rss),
        wal,
    )


async def measure_site(rooms: int, rate: float, seconds: float, split: bool) -> None:
    """Start a site, connect everyone, wait, play, and print what each phase used."""
    with site_folder() as folder:
        site = Site(folder, SitePlan(nodes=NODES, node_options=("--no-limits",)))
        try:
            site.postgres.create_once()
            site.postgres.start()
            prepared = await prepare_rooms(site.postgres.url(), rooms, "classic")
            await asyncio.to_thread(site.start)
            await asyncio.sleep(2)  # HAProxy has checked all nodes, and they know each other
            await _measure_phases(site, prepared, rate, seconds, split)
        finally:
            await asyncio.to_thread(site.stop)


async def _measure_phases(
    site: Site, prepared: list[PreparedRoom], rate: float, seconds: float, split: bool
) -> None:
    rng = Random(1)
    process = SiteProcess(site)
    kind = SplitClients if split else PyriteClients
    first, second = (f"127.0.0.1:{node.port}" for node in site.nodes)
    SplitClients.hosts = (first, second)
    clients = [kind(each, rng) for each in prepared]
    sockets = len(clients) * SEATS
    before = usage_of(site)
    async with asyncio.timeout(CONNECT_SECONDS):
        await connect_all(process.host, clients)
    await asyncio.sleep(1)  # presence is written
    used = usage_of(site) - before
    print(f"connecting, for each of {sockets} connections:")
    _print_cpu(used, sockets, 1.0)
    print(f"  node memory {used.node_memory / sockets / 1024:.1f} KiB", end=", ")
    print(f"HAProxy memory {used.haproxy_memory / sockets / 1024:.1f} KiB, WAL {used.wal / sockets:,.0f} bytes")

    await asyncio.sleep(2)
    site.postgres.sql("CHECKPOINT")
    before, begun = usage_of(site), time.monotonic()
    await asyncio.sleep(seconds)
    used, spent = usage_of(site) - before, time.monotonic() - begun
    print(f"idle, for each connection and second, over {spent:.0f} s:")
    _print_cpu(used, sockets, spent)

    await _measure_moves(site, process, clients, rate, seconds, "the first moves after a checkpoint")
    await _measure_moves(site, process, clients, rate, seconds, "later moves")
    _print_tables(site)
    heartbeat = wire.encode(wire.Presence(connected=list(range(SEATS)), spectator_count=0, spectators=None))
    print(f"bytes of a heartbeat: {len(heartbeat)}")
    for each in clients:
        each.close()


async def _measure_moves(
    site: Site, process: SiteProcess, clients: list[PyriteClients], rate: float, seconds: float, title: str
) -> None:
    tally = Tally()
    entries = int(site.postgres.sql("SELECT count(*) FROM entries"))
    before, begun = usage_of(site), time.monotonic()
    found = await play(process, clients, rate, seconds, Random(7), tally)
    used, spent = usage_of(site) - before, time.monotonic() - begun
    entries = int(site.postgres.sql("SELECT count(*) FROM entries")) - entries
    moves = len(tally.seconds)
    print(f"{title}: {moves:,} at {moves / spent:.0f} a second, {entries / moves:.2f} entries a move")
    _print_cpu(used, moves, 1.0)
    print(f"  WAL {used.wal / moves:,.0f} bytes a move; p50 {found.p50 * 1000:.1f}, p99 {found.p99 * 1000:.1f} ms")
    request, reply, *updates = (statistics.fmean(each) for each in zip(*tally.sizes, strict=True))
    print(
        f"  bytes: request {request:.0f}, reply {reply:.0f}, update for one viewer {statistics.fmean(updates):.0f}"
    )


def _print_cpu(used: Usage, count: int, seconds: float) -> None:
    parts = {"node": used.nodes, "PostgreSQL": used.postgresql, "HAProxy": used.haproxy}
    print("  CPU " + ", ".join(f"{name} {cpu / count / seconds * 1e6:,.1f} µs" for name, cpu in parts.items()))


def _print_tables(site: Site) -> None:
    sql = site.postgres.sql
    print(
        "a body of an entry:", sql("SELECT round(avg(length(body)), 0) FROM entries"), "bytes on average;", end=" "
    )
    sizes = "SELECT round(pg_total_relation_size('entries') / count(*)::numeric) FROM entries"
    print("on disk with its index:", sql(sizes), "bytes")
    sizes = "SELECT round(pg_total_relation_size('rooms') / count(*)::numeric) FROM rooms"
    print("a room on disk:", sql(sizes), "bytes;", end=" ")
    print("connections:", sql("SELECT count(*) FROM pg_stat_activity WHERE application_name = 'pyrite'"))
    query = "SELECT n_tup_upd, n_tup_hot_upd FROM pg_stat_user_tables WHERE relname = 'rooms'"
    print("updates of rooms, and how many were heap-only:", sql(query))


# ---------------------------------------------------------------- NOTIFY


@contextmanager
def cpu_used(server: Postgresql) -> Iterator[list[float]]:
    """CPU seconds of a server and of this process in a block."""
    assert server.process is not None
    found = [cpu_of(server.process.pid), time.process_time()]
    yield found
    found[:] = [cpu_of(server.process.pid) - found[0], time.process_time() - found[1]]


async def measure_notify() -> None:
    """Print what a NOTIFY costs, by the number of nodes that listen."""
    text = payloads("0" * 16, [RoomWritten("r" * 16, 100 + number) for number in range(6)])[0]
    begun = time.process_time()
    for _ in range(NOTIFIES):
        messages_of(text, "1" * 16)
    print(f"decoding a payload of six messages: {(time.process_time() - begun) / NOTIFIES * 1e6:.1f} µs")
    with running() as server:
        for count in LISTENERS:
            await _notify(server, text, count)


async def _notify(server: Postgresql, text: str, listeners: int) -> None:
    received = 0

    def on_notify(*_: Any) -> None:
        nonlocal received
        received += 1

    sender = await asyncpg.connect(server.url())
    connections = [await asyncpg.connect(server.url()) for _ in range(listeners)]
    for each in connections:
        await each.add_listener(CHANNEL, on_notify)
    with cpu_used(server) as used:
        for _ in range(NOTIFIES):
            await sender.execute("SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text", CHANNEL, [text])
            await asyncio.sleep(0.005)
        await asyncio.sleep(0.5)
    print(
        f"NOTIFY with {listeners} listeners: PostgreSQL {used[0] / NOTIFIES * 1e6:.0f} µs, "
        f"sender and receivers {used[1] / NOTIFIES * 1e6:.0f} µs, {received / NOTIFIES:.1f} received"
    )
    for each in [sender, *connections]:
        await each.close()


# ---------------------------------------------------------------- the disk


def measure_flush() -> None:
    """Print quantiles of the time that a write of one page and its fdatasync take."""
    times = []
    with tempfile.TemporaryFile(dir=Path.cwd()) as file:
        for _ in range(FLUSHES):
            begun = time.perf_counter()
            file.write(bytes(8192))
            file.flush()
            os.fdatasync(file.fileno())
            times.append((time.perf_counter() - begun) * 1000)
    cuts = statistics.quantiles(times, n=100)
    shown = ", ".join(f"p{cut} {cuts[cut - 1]:.2f}" for cut in (1, 10, 50, 90, 99))
    print(f"fdatasync of one page, ms: {shown}, max {max(times):.2f}, mean {statistics.fmean(times):.2f}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure what a site of two nodes costs, in CPU time and bytes.")
    parser.add_argument("--rooms", type=int, default=120, help="rooms of five people (120)")
    parser.add_argument("--rate", type=float, default=1.0, help="moves a second in each room (1)")
    parser.add_argument("--seconds", type=float, default=8.0, help="seconds of each phase (8)")
    parser.add_argument("--split", action="store_true", help="the people of each room are on both nodes")
    parser.add_argument("--notify", action="store_true", help="measure only NOTIFY")
    parser.add_argument("--flush", action="store_true", help="measure only the disk")
    options = parser.parse_args()
    if options.flush:
        measure_flush()
        return
    if options.notify:
        asyncio.run(measure_notify())
        return
    raise_open_file_limit(options.rooms * SEATS * 2 + OTHER_FILES)
    asyncio.run(measure_site(options.rooms, options.rate, options.seconds, options.split))


if __name__ == "__main__":
    main()
