"""The faults: what is broken, how it is mended, and what is demanded of the site meanwhile."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random
from typing import Final, Literal

from tools.cluster.nodes import ServerNode
from tools.cluster.relay import Relay
from tools.cluster.site import Site, SitePlan
from tools.faults import standby
from tools.faults.client import now

CUT_SECONDS: Final = 6.0
DOWN_SECONDS: Final = 1.0
"""How long a killed node is down before it starts again."""
_CLOCKS: Final = {1: "+5s", 2: "-5s"}
_FAKE_TIME: Final = "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1"

Act = Callable[[Site, Random], Awaitable[int]]
"""Break something and mend it; return when players could first notice it, in milliseconds since the epoch."""


@dataclass(frozen=True)
class Demand:
    """Limits on what players may notice, in milliseconds."""

    measure: Literal["pause", "told"] = "pause"
    p99: int | None = None
    longest: int | None = None

    def __str__(self) -> str:
        """In words, such as ``p99 < 2.0 s``."""
        limits = (("p99", self.p99), ("max", self.longest))
        shown = [f"{name} < {limit / 1000:.1f} s" for name, limit in limits if limit is not None]
        return f"{self.measure} {', '.join(shown)}" if shown else "clocks within 0.2 s"


@dataclass(frozen=True)
class Fault:
    """A kind of fault."""

    name: str
    about: str
    act: Act
    demand: Demand
    tries: int
    """How many times in the full campaign."""
    plan: SitePlan = SitePlan(durable=False)  # noqa: RUF009  # frozen
    silent: bool = True
    """Whether connections may be dead before their clients notice; otherwise a pause begins with a farewell."""
    hits_site: bool = False
    """Whether it hits everyone; otherwise only those count who lost their connection."""
    direct: bool = False
    """Whether clients connect to nodes by chance, past HAProxy."""
    may_lose: bool = False
    """Whether accepted requests may be lost; then every client must get a snapshot."""


async def _place(site: Site, rng: Random) -> int:
    """The place of a node that somebody is connected to: others would not notice its fault."""
    counts = [await asyncio.to_thread(node.connection_count) for node in site.nodes]
    places = [place for place, count in enumerate(counts) if count]
    return rng.choice(places or range(len(counts)))


async def _node(site: Site, rng: Random) -> ServerNode:
    return site.nodes[await _place(site, rng)]


async def kill(site: Site, rng: Random) -> int:
    node = await _node(site, rng)
    at = now()
    await asyncio.to_thread(node.program.kill)
    await asyncio.sleep(DOWN_SECONDS)
    await asyncio.to_thread(node.start)
    return at


async def pause(site: Site, rng: Random) -> int:
    node = await _node(site, rng)
    at = now()
    node.program.send_signal(signal.SIGSTOP)
    await asyncio.sleep(CUT_SECONDS)
    node.program.send_signal(signal.SIGCONT)
    return at


async def stop(site: Site, rng: Random) -> int:
    node = await _node(site, rng)
    at = now()
    await asyncio.to_thread(node.program.stop)
    await asyncio.to_thread(node.start)
    return at


async def cut(site: Site, rng: Random) -> int:
    place = await _place(site, rng)
    return await _cut_relays(site.store_relays[place], site.proxy_relays[place])


async def cut_store(site: Site, rng: Random) -> int:
    return await _cut_relays(site.store_relays[await _place(site, rng)])


async def _cut_relays(*relays: Relay) -> int:
    at = now()
    for relay in relays:
        relay.cut()
    await asyncio.sleep(CUT_SECONDS)
    for relay in relays:
        relay.mend()
    return at


async def crash_store(site: Site, rng: Random) -> int:
    await asyncio.to_thread(site.postgres.kill)
    await asyncio.to_thread(site.postgres.start)
    return now()  # players wait for the store until it answers, whatever nodes do


async def end_listeners(site: Site, rng: Random) -> int:
    at = now()
    for _ in range(4):
        statement = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'LISTEN%'"
        await asyncio.to_thread(site.postgres.sql, statement)
        await asyncio.sleep(1)
    return at


async def nothing(site: Site, rng: Random) -> int:
    at = now()
    await asyncio.sleep(CUT_SECONDS)
    return at


def _with_wrong_clocks() -> SitePlan:
    variables = {"LD_PRELOAD": _FAKE_TIME, "DONT_FAKE_MONOTONIC": "1", "FAKETIME_DONT_FAKE_MONOTONIC": "1"}
    clocks = {place: {**variables, "FAKETIME": offset} for place, offset in _CLOCKS.items()}
    return SitePlan(durable=False, node_environment=clocks)


_RELAYS: Final = SitePlan(durable=False, relays=True)

FAULTS: Final = (
    Fault("kill", "kill -9 of a node", kill, Demand(p99=2000), 1000),
    Fault("pause", "SIGSTOP for 6 s, then SIGCONT", pause, Demand(longest=3000), 40),
    Fault("stop", "SIGTERM: the node drains, then starts again", stop, Demand(p99=500), 40, silent=False),
    Fault("cut", "a node is cut off from everything for 6 s", cut, Demand(longest=3000), 30, _RELAYS),
    Fault("cut-store", "a node is cut off from PostgreSQL for 6 s", cut_store, Demand(longest=3000), 30, _RELAYS),
    Fault(
        "store-crash",
        "PostgreSQL is killed and starts again; counted from its first answer",
        crash_store,
        Demand(longest=1000),
        20,
        hits_site=True,
    ),
    Fault(
        "promote-sync",
        "the primary is killed, its synchronous standby promoted; counted from the promotion",
        standby.promote,
        Demand(longest=1000),
        10,
        SitePlan(durable=False, standby="sync"),
        hits_site=True,
    ),
    Fault(
        "promote-async",
        "the primary is killed, a standby that is 1 s behind promoted; everyone gets a snapshot",
        standby.promote_behind,
        Demand(),
        10,
        SitePlan(durable=False, standby="async"),
        hits_site=True,
        may_lose=True,
    ),
    Fault(
        "clock",
        "one node is 5 s ahead, one 5 s behind",
        nothing,
        Demand(),
        10,
        _with_wrong_clocks(),
        hits_site=True,
        direct=True,
    ),
    Fault(
        "listen",
        "every connection that listens is ended each second",
        end_listeners,
        Demand("told", p99=2500),
        10,
        hits_site=True,
        direct=True,
    ),
)
"""Every fault of the campaign."""
