"""Measures a server: rooms connect, play at a steady rate, then at increasing rates."""

from __future__ import annotations

import asyncio
import gc
import statistics
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter, process_time
from typing import Final

from benchmarks.load.clients import FrameSizes, PyriteClients, RelayClients, Tally
from benchmarks.load.prepared_rooms import SEATS
from benchmarks.load.server_process import ServerProcess

OVERLOADED: Final = 0.1
"""The server is overloaded if the 99th percentile of latency exceeds this many seconds."""
RAMP_FACTOR: Final = 1.25
"""The factor between two rates of the ramp."""
_CONCURRENT_CONNECTS: Final = 40
"""How many rooms connect at the same time."""
_CONNECT_TIMEOUT: Final = 120
_LAST_FRAMES_TIMEOUT: Final = 3.0
"""Seconds to wait for outstanding updates after the last move."""
_SETTLE_TIME: Final = 3.0
"""Seconds between the last connection and the first move, so that the server can settle."""

AllClients = Sequence[PyriteClients] | Sequence[RelayClients]


@dataclass
class RateResult:
    """The measurement of one rate."""

    target: float
    """The target rate in moves per second."""
    moves: float
    """The moves per second that were played."""
    p50: float
    """Median latency until the last seat has the move, in seconds."""
    p99: float
    """99th percentile of that latency, in seconds."""
    server: float
    """The share of its core that the server used."""
    clients: float
    """The share of their core that the clients used."""
    others: float
    """The share of the server's core that other programs used."""
    late: float
    """99th percentile of how late requests were sent, in seconds."""
    refused: int
    over: int
    """Moves that were not possible because the game was over."""

    @property
    def per_move(self) -> float:
        """CPU seconds of the server per move."""
        return self.server / self.moves if self.moves else 0.0

    @property
    def kept_up(self) -> bool:
        """Whether the server kept up with the rate."""
        return self.p99 <= OVERLOADED and self.moves >= 0.95 * self.target

    @property
    def games_running(self) -> bool:
        """Whether there was a game to play in nearly all rooms."""
        return self.over <= 0.02 * self.target


@dataclass
class ServerResult:
    """The measurements of a server."""

    sockets: int
    steady: RateResult
    kib_connected: float
    """KiB of memory for each socket, its share of a room included."""
    kib_played: float
    """The same after the steady rate."""
    ramp: list[RateResult] = field(default_factory=list)
    sizes: list[FrameSizes] = field(default_factory=list)

    @property
    def highest_rate(self) -> float:
        """The highest rate at which the server kept up, in moves per second."""
        return max((step.moves for step in [self.steady, *self.ramp] if step.kept_up), default=0.0)


def show_progress(text: str) -> None:
    """Print progress."""
    print(text, file=sys.stderr, flush=True)


async def measure(
    name: str, process: ServerProcess, clients: AllClients, seconds: float, step_seconds: float
) -> ServerResult:
    """Connect all rooms, play one move a second in each, then increase the rate until the server is overloaded."""
    rng = Random(7)
    empty, sockets = process.memory(), len(clients) * SEATS
    async with asyncio.timeout(_CONNECT_TIMEOUT):
        await connect_all(process.host, clients)
    kib_connected = (process.memory() - empty) / 1024 / sockets
    show_progress(f"{name}: {sockets} sockets are connected")
    await asyncio.sleep(_SETTLE_TIME)
    gc.freeze()  # garbage collection in the clients would disturb the measurement
    tally = Tally()
    steady = await play(process, clients, 1.0, seconds, rng, tally)
    show_progress(f"{name}: {format_rate(steady)}")
    kib_played = (process.memory() - empty) / 1024 / sockets
    result = ServerResult(sockets, steady, kib_connected, kib_played, sizes=tally.sizes)
    if step_seconds:
        result.ramp = await _ramp(name, process, clients, step_seconds, rng)
    for room_clients in clients:
        room_clients.close()
    return result


async def _ramp(
    name: str, process: ServerProcess, clients: AllClients, seconds: float, rng: Random
) -> list[RateResult]:
    """Increase the rate. A rate is too high if it fails twice, since other programs may disturb one attempt."""
    steps: list[RateResult] = []
    rate, failed = RAMP_FACTOR, False
    while True:
        step = await play(process, clients, rate, seconds, rng, Tally())
        show_progress(f"{name}: {format_rate(step)}")
        if not step.games_running:
            show_progress(f"{name}: the ramp ends, because too many games are over")
            return steps
        steps.append(step)
        if not step.kept_up and failed:
            return steps
        failed = not step.kept_up
        if step.kept_up:
            rate *= RAMP_FACTOR


async def connect_all(host: str, clients: AllClients) -> None:
    """Connect the clients of all rooms, some rooms at a time."""
    slots = asyncio.Semaphore(_CONCURRENT_CONNECTS)

    async def connect(room_clients: PyriteClients | RelayClients) -> None:
        async with slots:
            await room_clients.connect_all(host)

    await asyncio.gather(*map(connect, clients))


async def play(
    process: ServerProcess, clients: AllClients, rate: float, seconds: float, rng: Random, tally: Tally
) -> RateResult:
    """Play this many moves a second in every room, each with its own phase."""
    plan = []
    for room_clients in clients:
        phase = rng.random()
        plan += [((phase + number) / rate, room_clients) for number in range(round(seconds * rate))]
    plan.sort(key=lambda each: each[0])
    begun, before = perf_counter(), _cpu_seconds(process)
    for at, room_clients in plan:
        await asyncio.sleep(max(0.0, begun + at - perf_counter()))
        tally.late.append(perf_counter() - begun - at)
        room_clients.move(tally)
    spent = perf_counter() - begun
    server, client, core = ((now - then) / spent for then, now in zip(before, _cpu_seconds(process), strict=True))
    until = perf_counter() + _LAST_FRAMES_TIMEOUT
    while any(room_clients.waiting for room_clients in clients) and perf_counter() < until:
        await asyncio.sleep(0.05)
    p50, p99 = _quantiles(tally.seconds)
    return RateResult(
        len(clients) * rate,
        len(tally.seconds) / spent,
        p50,
        p99,
        server,
        client,
        max(0.0, core - server),
        _quantiles(tally.late)[1],
        tally.refused,
        tally.over,
    )


def _cpu_seconds(process: ServerProcess) -> tuple[float, float, float]:
    """CPU seconds so far: of the server, the clients, and the server's core."""
    return process.cpu_seconds(), process_time(), process.core_seconds()


def _quantiles(values: list[float]) -> tuple[float, float]:
    """The median and the 99th percentile."""
    if len(values) < 2:
        return (values or [float("inf")])[0], (values or [float("inf")])[0]
    cuts = statistics.quantiles(values, n=100, method="inclusive")
    return cuts[49], cuts[98]


def format_rate(step: RateResult) -> str:
    """One rate as a line of text."""
    return (
        f"target {step.target:,.0f} moves a second, played {step.moves:,.0f}, p50 {step.p50 * 1000:.1f} ms, "
        f"p99 {step.p99 * 1000:.1f} ms, server {step.server:.0%} of its core and others {step.others:.0%}, "
        f"clients {step.clients:.0%} of theirs (sent {step.late * 1000:.1f} ms late), {step.refused} refused"
    )
