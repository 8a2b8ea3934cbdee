"""`make cluster-load`: the same rooms on one node and on three, behind HAProxy, on one PostgreSQL.

On one machine all nodes share its cores, so three nodes cannot carry more than one. This shows the price of
being several: the latency of a move, the CPU time of a move, and how often two nodes decide at once.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
from dataclasses import dataclass
from pathlib import Path
from random import Random

import psutil  # type: ignore[import-untyped]

from benchmarks.load.clients import PyriteClients, Tally
from benchmarks.load.measurement import RateResult, connect_all, play
from benchmarks.load.prepared_rooms import SEATS, PreparedRoom, prepare_rooms
from benchmarks.load.server_process import ServerProcess, raise_open_file_limit
from tools.cluster.site import Site, SitePlan, site_folder

_OTHER_FILES = 300


class SiteProcess(ServerProcess):
    """All nodes of a site together, as the load test sees a server."""

    def __init__(self, site: Site) -> None:
        self.host = f"127.0.0.1:{site.haproxy.port}"
        self._nodes = [psutil.Process(node.program.pid) for node in site.nodes]

    def memory(self) -> int:
        """The resident memory of all nodes in bytes."""
        return sum(int(node.memory_info().rss) for node in self._nodes)

    def cpu_seconds(self) -> float:
        """The CPU time of all nodes so far."""
        return sum(float(times.user + times.system) for times in (node.cpu_times() for node in self._nodes))

    def core_seconds(self) -> float:
        """The busy time of all cores, for all programs."""
        times = psutil.cpu_times()
        return float(times.user + times.system + times.nice)


@dataclass(frozen=True)
class LoadResult:
    """The measurement of one number of nodes."""

    nodes: int
    rooms: int
    rate: RateResult
    conflicts: int
    appends: int

    def to_json(self) -> dict[str, float]:
        """The figures, times in milliseconds."""
        return {
            "nodes": self.nodes,
            "rooms": self.rooms,
            "moves_per_second": round(self.rate.moves, 1),
            "p50_ms": round(self.rate.p50 * 1000, 1),
            "p99_ms": round(self.rate.p99 * 1000, 1),
            "cpu_ms_per_move": round(self.rate.per_move * 1000, 2),
            "sent_late_p99_ms": round(self.rate.late * 1000, 1),
            "refused": self.rate.refused,
            "conflicts": self.conflicts,
            "appends": self.appends,
        }


async def measure(nodes: int, rooms: int, rate: float, seconds: float) -> LoadResult:
    """Start a site, connect everyone, and play at a steady rate."""
    plan = SitePlan(nodes=nodes, node_options=("--no-limits",))
    with site_folder() as folder:
        site = Site(folder, plan)
        try:
            site.postgres.create_once()
            site.postgres.start()
            prepared = await prepare_rooms(site.postgres.url(), rooms, "classic")
            await asyncio.to_thread(site.start)
            return await _play(site, prepared, rate, seconds)
        finally:
            await asyncio.to_thread(site.stop)


async def _play(site: Site, prepared: list[PreparedRoom], rate: float, seconds: float) -> LoadResult:
    rng = Random(1)
    process = SiteProcess(site)
    clients = [PyriteClients(each, rng) for each in prepared]
    await asyncio.sleep(1)  # HAProxy has checked all nodes
    await connect_all(process.host, clients)
    await play(process, clients, rate, 2 / rate, rng, Tally())
    before = _totals(site)
    found = await play(process, clients, rate, seconds, rng, Tally())
    after = _totals(site)
    for each in clients:
        each.close()
    return LoadResult(len(site.nodes), len(prepared), found, after[0] - before[0], after[1] - before[1])


def _totals(site: Site) -> tuple[int, int]:
    """Conflicts and appends of all nodes so far."""
    texts = [node.get("/metrics") or "" for node in site.nodes]
    return _sum("pyrite_append_conflicts_total", texts), _sum("pyrite_append_seconds_count", texts)


def _sum(metric: str, texts: list[str]) -> int:
    found = (re.search(rf"^{metric} ([0-9.e+]+)$", text, re.MULTILINE) for text in texts)
    return sum(int(float(each[1])) for each in found if each is not None)


def main() -> None:
    """Measure one node and three, and print both."""
    parser = argparse.ArgumentParser(prog="make cluster-load", description=__doc__)
    parser.add_argument("--rooms", type=int, default=600, help="rooms of five people (600)")
    parser.add_argument("--rate", type=float, default=0.25, help="moves a second in each room (0.25)")
    parser.add_argument("--seconds", type=float, default=20, help="seconds of the measurement (20)")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    options = parser.parse_args()
    raise_open_file_limit(options.rooms * SEATS + _OTHER_FILES)
    results = [asyncio.run(measure(nodes, options.rooms, options.rate, options.seconds)) for nodes in (1, 3)]
    figures = [result.to_json() for result in results]
    for each in figures:
        print(", ".join(f"{name} {value:g}" for name, value in each.items()))
    one, three = results
    print(f"p99 of three nodes is {three.rate.p99 / one.rate.p99:.2f} times that of one (demand: at most 1.3).")
    if options.json:
        options.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
