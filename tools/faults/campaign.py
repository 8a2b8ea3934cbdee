"""Runs one kind of fault many times while games are played, and checks every game."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

from pyrite.server.room import entries
from tools.cluster.site import Site, running_site
from tools.faults.checks import check_requests, check_room
from tools.faults.client import now
from tools.faults.faults import Fault
from tools.faults.history import Finding, RoomHistory, ViewerHistory, read_head
from tools.faults.measures import longest_pause, longest_standstill, percentile, told_delays
from tools.faults.tables import Crowd, Table

NODE_OPTIONS: Final = ("--no-limits", "--bot-delay", "0.2", "0.6", "--drain", "3")
SETTLE_SECONDS: Final = 1.5
"""How long games go on after a fault is mended, before the next one."""
_SHOWN: Final = 20
"""How many findings are kept word for word."""


@dataclass
class Result:
    """What happened in all tries of one fault. Times are in milliseconds."""

    fault: str
    demand: str
    tries: int = 0
    rooms: int = 0
    accepted: int = 0
    """Requests that were accepted."""
    counts: Counter[str] = field(default_factory=Counter)
    """How many findings of each kind there are."""
    findings: list[str] = field(default_factory=list)
    pauses: list[int] = field(default_factory=list)
    """How long each client waited that was hit by a fault."""
    standstills: list[int] = field(default_factory=list)
    """For each table and try, the longest time without a move; bots wait for the next driver."""
    told: list[int] = field(default_factory=list)
    """For each entry, the time from the first client that was told it to the last one."""
    rolled_back: int = 0
    """Accepted requests that the store has lost, where that is allowed."""
    load: float = 0.0
    """The highest load of the machine, as a multiple of its cores. Above 1, pauses say little about the site."""
    errors: list[str] = field(default_factory=list)
    """What nodes logged as errors."""
    met: bool = False
    """Whether the demand is met and nothing was found."""


async def run_fault(fault: Fault, tries: int, rooms: int, seed: int, progress: Callable[[Result], None]) -> Result:
    """Start a site, let people play, break it this many times, and check everything."""
    result = Result(fault.name, str(fault.demand))
    rng = Random(f"{fault.name} {seed}")
    plan = replace(fault.plan, node_options=NODE_OPTIONS)
    with running_site(plan) as site:
        crowd = Crowd(site.address, _hosts(site, fault), rng)
        try:
            await crowd.open(rooms)
            for _ in range(tries):
                await _one_try(fault, site, crowd, result)
                progress(result)
            await crowd.settle()
            await _check_all(fault, site, [*crowd.take_finished(), *crowd.tables], result)
        finally:
            await crowd.close()
        result.errors += [line for node in site.nodes for line in node.errors()][:_SHOWN]
    result.met = _is_met(fault, result)
    return result


def _hosts(site: Site, fault: Fault) -> list[str]:
    if fault.direct:
        return [f"127.0.0.1:{node.port}" for node in site.nodes]
    return [f"127.0.0.1:{site.haproxy.port}"]


async def _one_try(fault: Fault, site: Site, crowd: Crowd, result: Result) -> None:
    begun = now()
    noticed = await fault.act(site, crowd.rng)
    await asyncio.sleep(SETTLE_SECONDS)
    until = now()
    for client in crowd.clients:
        paused = longest_pause(
            client.pauses_until(until), noticed, until, only_disconnected=not fault.hits_site, silent=fault.silent
        )
        if paused is not None:
            result.pauses.append(paused)
    for table in crowd.tables:
        if table.opened_at < begun and not table.over:
            result.standstills.append(longest_standstill(table.clients[0].history, noticed, until))
    result.tries += 1
    result.load = max(result.load, os.getloadavg()[0] / (os.cpu_count() or 1))
    await _check_all(fault, site, crowd.take_finished(), result)


async def _check_all(fault: Fault, site: Site, tables: list[Table], result: Result) -> None:
    for table in tables:
        viewers = [client.history for client in table.clients]
        log = await asyncio.to_thread(read_log, site, table.room)
        history = RoomHistory(table.room, log, viewers)
        if fault.may_lose:
            result.rolled_back += _rolled_back(history)
            history = since_last_snapshot(history)
        found = await asyncio.to_thread(check_room, history)
        _count(result, found)
        result.rooms += 1
        result.accepted += sum(
            b'"frame":"Accepted"' in each.frame for viewer in viewers for each in viewer.received
        )
        if fault.demand.measure == "told":
            result.told += told_delays(history)


def _count(result: Result, found: list[Finding]) -> None:
    result.counts.update(finding.kind for finding in found)
    room = max(0, _SHOWN - len(result.findings))
    result.findings += [
        f"{each.kind}: room {each.room}, viewer {each.viewer}: {each.text}" for each in found[:room]
    ]


def read_log(site: Site, room: str) -> list[bytes]:
    """The entries of a room, read past all code of the server."""
    statement = f"SELECT encode(body, 'hex') FROM entries WHERE room = '{room}' ORDER BY number"
    return [bytes.fromhex(line) for line in site.postgres.sql(statement).splitlines()]


def _rolled_back(history: RoomHistory) -> int:
    log = [entries.decode(entry) for entry in history.entries]
    found = (finding for viewer in history.viewers for finding in check_requests(history.room, log, viewer))
    return sum(finding.kind == "lost" for finding in found)


def since_last_snapshot(history: RoomHistory) -> RoomHistory:
    """The history from the last snapshot of each viewer on: what came before may be lost."""
    viewers = [_since_snapshot(viewer) for viewer in history.viewers]
    return replace(history, viewers=viewers)


def _since_snapshot(viewer: ViewerHistory) -> ViewerHistory:
    places = [place for place, each in enumerate(viewer.received) if read_head(each.frame).frame == "Snapshot"]
    received = viewer.received[places[-1] :] if places else viewer.received
    begin = received[0].at if received else 0
    return ViewerHistory(viewer.viewer, [each for each in viewer.sent if each.at >= begin], received)


def _is_met(fault: Fault, result: Result) -> bool:
    values = result.told if fault.demand.measure == "told" else result.pauses
    limits = (fault.demand.p99, percentile(values, 0.99)), (fault.demand.longest, max(values, default=0))
    return not result.counts and all(limit is None or found < limit for limit, found in limits)
