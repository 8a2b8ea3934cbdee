"""Runs one kind of fault many times while games are played, and checks every game."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from multiprocessing import get_context
from random import Random
from time import monotonic
from typing import Final

from pyrite.server.room import entries
from tools.cluster.site import Site, running_site
from tools.faults.checks import check_requests, check_room
from tools.faults.client import now
from tools.faults.faults import Fault
from tools.faults.history import Finding, RoomHistory, ViewerHistory, read_head
from tools.faults.measures import longest_pause, longest_standstill, told_delays
from tools.faults.result import SHOWN, Result
from tools.faults.tables import Crowd, Table

NODE_OPTIONS: Final = ("--no-limits", "--bot-delay", "0.2", "0.6", "--drain", "3")
RECOVERY_SECONDS: Final = 15.0
"""How long a try waits at the most until every game goes on after its fault."""
_NICE: Final = 5
"""By how much the priority of the process that checks games is lower: the site must not wait for it."""


async def run_fault(fault: Fault, tries: int, rooms: int, seed: str, progress: Callable[[Result], None]) -> Result:
    """Start a site, let people play, break it this many times, and check everything."""
    result = Result(fault)
    rng = Random(f"{fault.name} {seed}")
    plan = replace(fault.plan, node_options=NODE_OPTIONS)
    with running_site(plan) as site, _checks_beside(fault) as checks:
        crowd = Crowd(site.address, _hosts(site, fault), rng)
        try:
            await crowd.open(rooms)
            begun = monotonic()
            for _ in range(tries):
                await _one_try(fault, site, crowd, result)
                await checks.begin(site, crowd.take_finished())
                checks.collect(result)
                result.seconds = monotonic() - begun
                progress(result)
            await crowd.settle()
            await checks.begin(site, [*crowd.take_finished(), *crowd.tables])
        finally:
            await crowd.close()
        result.errors += [line for node in site.nodes for line in node.errors()][:SHOWN]
        await asyncio.to_thread(checks.collect, result, wait=True)
    return result


def _hosts(site: Site, fault: Fault) -> list[str]:
    if fault.direct:
        return [f"127.0.0.1:{node.port}" for node in site.nodes]
    return [f"127.0.0.1:{site.haproxy.port}"]


async def _one_try(fault: Fault, site: Site, crowd: Crowd, result: Result) -> None:
    begun = now()
    noticed = await fault.act(site, crowd.rng)
    await _until_games_go_on(crowd, noticed)
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


async def _until_games_go_on(crowd: Crowd, noticed: int) -> None:
    """Wait until the fault is over for everyone. Who still waits at the end has a long pause."""
    end, mended = monotonic() + RECOVERY_SECONDS, now()
    while monotonic() < end and not crowd.goes_on_after(noticed, mended):
        await asyncio.sleep(0.05)


# ---------------------------------------------------------------- checks


@dataclass
class CheckedGame:
    """What the check of one game has found."""

    found: list[Finding]
    accepted: int
    told: list[int]
    rolled_back: int


def check_game(history: RoomHistory, *, may_lose: bool, told: bool) -> CheckedGame:
    """Check a game. ``may_lose``: what came before the last snapshot of a viewer may be lost."""
    rolled_back = 0
    accepted = sum(b'"frame":"Accepted"' in each.frame for viewer in history.viewers for each in viewer.received)
    if may_lose:
        rolled_back = _rolled_back(history)
        history = since_last_snapshot(history)
    return CheckedGame(check_room(history), accepted, told_delays(history) if told else [], rolled_back)


@dataclass
class _ChecksBeside:
    """Checks games in a process of its own, so that the next try does not wait."""

    pool: ProcessPoolExecutor
    fault: Fault
    _running: list[Future[CheckedGame]] = field(default_factory=list)

    async def begin(self, site: Site, tables: Iterable[Table]) -> None:
        """Begin to check games: the log is read now, the rest is done later."""
        histories = {table.room: [client.history for client in table.clients] for table in tables}
        logs = await asyncio.to_thread(read_logs, site, list(histories))
        may_lose, told = self.fault.may_lose, self.fault.demand.measure == "told"
        for room, viewers in histories.items():
            history = RoomHistory(room, logs[room], viewers)
            self._running.append(self.pool.submit(check_game, history, may_lose=may_lose, told=told))

    def collect(self, result: Result, *, wait: bool = False) -> None:
        """Add the checks that are done to a result; all of them with ``wait``."""
        done = [future for future in self._running if wait or future.done()]
        self._running = [future for future in self._running if future not in done]
        for future in done:
            checked = future.result()
            _count(result, checked.found)
            result.rooms += 1
            result.accepted += checked.accepted
            result.told += checked.told
            result.rolled_back += checked.rolled_back


@contextmanager
def _checks_beside(fault: Fault) -> Iterator[_ChecksBeside]:
    with ProcessPoolExecutor(1, get_context("spawn"), os.nice, (_NICE,)) as pool:
        yield _ChecksBeside(pool, fault)


def _count(result: Result, found: list[Finding]) -> None:
    result.counts.update(finding.kind for finding in found)
    room = max(0, SHOWN - len(result.findings))
    result.findings += [
        f"{each.kind}: room {each.room}, viewer {each.viewer}: {each.text}" for each in found[:room]
    ]


def read_logs(site: Site, rooms: list[str]) -> dict[str, list[bytes]]:
    """The entries of rooms, read past all code of the server."""
    logs: dict[str, list[bytes]] = {room: [] for room in rooms}
    if rooms:
        names = ", ".join(f"'{room}'" for room in rooms)
        statement = f"SELECT room, encode(body, 'hex') FROM entries WHERE room IN ({names}) ORDER BY room, number"
        for line in site.postgres.sql(statement).splitlines():
            room, _, body = line.partition("|")
            logs[room].append(bytes.fromhex(body))
    return logs


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
