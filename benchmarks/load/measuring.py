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

from benchmarks.load.players import Diggers, Echoes, Sizes, Tally
from benchmarks.load.process import Process
from benchmarks.load.tables import SEATS

TOO_SLOW: Final = 0.1
"""The server is overloaded if the 99th percentile of latency exceeds this many seconds."""
STEP: Final = 1.25
"""The factor between two rates of the ramp."""
_AT_ONCE: Final = 40
"""How many rooms connect at the same time."""
_LONGEST_TO_CONNECT: Final = 120
_PATIENCE: Final = 3.0
_REST: Final = 3.0
"""Seconds between the last connection and the first move, so that the server can settle."""

Parties = Sequence[Diggers] | Sequence[Echoes]


@dataclass
class Steady:
    """The measurement of one rate."""

    asked: float
    """The target rate in moves per second."""
    made: float
    half: float
    """Median latency until the last seat has the move, in seconds."""
    most: float
    """99th percentile of that latency, in seconds."""
    server: float
    """The share of a core that the server used."""
    clients: float
    others: float
    """The share of the server's core that other programs used."""
    late: float
    """99th percentile of how late requests were sent, in seconds."""
    refused: int
    over: int

    @property
    def per_move(self) -> float:
        """CPU seconds of the server per move."""
        return self.server / self.made if self.made else 0.0

    @property
    def held(self) -> bool:
        """Whether the server kept up."""
        return self.most <= TOO_SLOW and self.made >= 0.95 * self.asked

    @property
    def games_last(self) -> bool:
        """Whether there was a game to play in nearly all rooms."""
        return self.over <= 0.02 * self.asked


@dataclass
class Figures:
    """The measurements of a server."""

    sockets: int
    steady: Steady
    kib_connected: float
    """KiB of memory for each socket, its share of a room included."""
    kib_played: float
    """The same after the steady rate."""
    ramp: list[Steady] = field(default_factory=list)
    sizes: list[Sizes] = field(default_factory=list)

    @property
    def most_moves(self) -> float:
        """The highest rate at which the server kept up, in moves per second."""
        return max((step.made for step in [self.steady, *self.ramp] if step.held), default=0.0)


def say(text: str) -> None:
    """Print progress."""
    print(text, file=sys.stderr, flush=True)


async def measure(name: str, process: Process, parties: Parties, seconds: float, step_seconds: float) -> Figures:
    """Connect all rooms, play one move a second in each, then increase the rate until the server is overloaded."""
    chance = Random(7)
    empty, sockets = process.memory(), len(parties) * SEATS
    async with asyncio.timeout(_LONGEST_TO_CONNECT):
        await _connect(process.host, parties)
    kib_connected = (process.memory() - empty) / 1024 / sockets
    say(f"{name}: {sockets} sockets are connected")
    await asyncio.sleep(_REST)
    gc.freeze()  # garbage collection in the clients would disturb the measurement
    tally = Tally()
    steady = await play(process, parties, 1.0, seconds, chance, tally)
    say(f"{name}: {line_of(steady)}")
    kib_played = (process.memory() - empty) / 1024 / sockets
    figures = Figures(sockets, steady, kib_connected, kib_played, sizes=tally.sizes)
    if step_seconds:
        figures.ramp = await _ramp(name, process, parties, step_seconds, chance)
    for party in parties:
        party.go()
    return figures


async def _ramp(name: str, process: Process, parties: Parties, seconds: float, chance: Random) -> list[Steady]:
    """Increase the rate. A rate is too high if it fails twice, since other programs may disturb one attempt."""
    steps: list[Steady] = []
    pace, failed = STEP, False
    while True:
        step = await play(process, parties, pace, seconds, chance, Tally())
        say(f"{name}: {line_of(step)}")
        if not step.games_last:
            say(f"{name}: too many games are over to go on")
            return steps
        steps.append(step)
        if not step.held and failed:
            return steps
        failed = not step.held
        if step.held:
            pace *= STEP


async def _connect(host: str, parties: Parties) -> None:
    doors = asyncio.Semaphore(_AT_ONCE)

    async def come(party: Diggers | Echoes) -> None:
        async with doors:
            await party.come(host)

    await asyncio.gather(*map(come, parties))


async def play(
    process: Process, parties: Parties, pace: float, seconds: float, chance: Random, tally: Tally
) -> Steady:
    """Play at this rate in every room, each with its own phase."""
    plan = []
    for party in parties:
        phase = chance.random()
        plan += [((phase + number) / pace, party) for number in range(round(seconds * pace))]
    plan.sort(key=lambda each: each[0])
    begun, before = perf_counter(), _spent(process)
    for at, party in plan:
        await asyncio.sleep(max(0.0, begun + at - perf_counter()))
        tally.late.append(perf_counter() - begun - at)
        party.move(tally)
    spent = perf_counter() - begun
    server, clients, core = ((now - then) / spent for then, now in zip(before, _spent(process), strict=True))
    until = perf_counter() + _PATIENCE
    while any(party.waiting for party in parties) and perf_counter() < until:
        await asyncio.sleep(0.05)
    half, most = _quantiles(tally.seconds)
    return Steady(
        len(parties) * pace,
        len(tally.seconds) / spent,
        half,
        most,
        server,
        clients,
        max(0.0, core - server),
        _quantiles(tally.late)[1],
        tally.refused,
        tally.over,
    )


def _spent(process: Process) -> tuple[float, float, float]:
    """CPU seconds so far: of the server, the clients, and the server's core."""
    return process.cpu_seconds(), process_time(), process.core_seconds()


def _quantiles(values: list[float]) -> tuple[float, float]:
    """The median and the 99th percentile."""
    if len(values) < 2:
        return (values or [float("inf")])[0], (values or [float("inf")])[0]
    cuts = statistics.quantiles(values, n=100, method="inclusive")
    return cuts[49], cuts[98]


def line_of(step: Steady) -> str:
    """One rate as a line of text."""
    return (
        f"{step.asked:,.0f} moves a second asked, {step.made:,.0f} made, p50 {step.half * 1000:.1f} ms, "
        f"p99 {step.most * 1000:.1f} ms, server {step.server:.0%} of its core and others {step.others:.0%}, "
        f"clients {step.clients:.0%} of theirs (sent {step.late * 1000:.1f} ms late), {step.refused} refused"
    )
