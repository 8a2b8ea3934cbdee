"""Measures a server: rooms connect, play at a steady pace, then faster and faster."""

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
"""The server is overloaded if the 99th percentile of the seconds until all seats have a move is higher."""
STEP: Final = 1.25
"""How much faster each step of a ramp is."""
_AT_ONCE: Final = 40
"""The number of rooms that connect at the same time."""
_LONGEST_TO_CONNECT: Final = 120
_MAX_WAIT: Final = 3.0
_REST: Final = 3.0
"""Seconds between the last connection and the first move, so that the server is idle again."""

Parties = Sequence[Diggers] | Sequence[Echoes]


@dataclass
class Steady:
    """What one pace has shown."""

    asked: float
    """Moves a second that should have been made."""
    made: float
    half: float
    """Median seconds until the last seat had a move."""
    most: float
    """The 99th percentile of these seconds."""
    server: float
    """The share of a core that the server took."""
    clients: float
    others: float
    """The share of the server's core that other programs took."""
    late: float
    """The 99th percentile of the seconds by which requests were sent too late."""
    refused: int
    over: int

    @property
    def per_move(self) -> float:
        """Seconds of CPU that the server spent on a move."""
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
    """What a server has shown."""

    sockets: int
    steady: Steady
    kib_connected: float
    """KiB of memory for each socket, its share of a room included."""
    kib_played: float
    """The same after the steady pace."""
    ramp: list[Steady] = field(default_factory=list)
    sizes: list[Sizes] = field(default_factory=list)

    @property
    def most_moves(self) -> float:
        """Moves a second of the fastest pace at which it kept up."""
        return max((step.made for step in [self.steady, *self.ramp] if step.held), default=0.0)


def say(text: str) -> None:
    """Show how far it has come."""
    print(text, file=sys.stderr, flush=True)


async def measure(name: str, process: Process, parties: Parties, seconds: float, step_seconds: float) -> Figures:
    """Connect all rooms, play one move a second in each, then faster until it is too slow (0 seconds: not)."""
    chance = Random(7)
    empty, sockets = process.memory(), len(parties) * SEATS
    async with asyncio.timeout(_LONGEST_TO_CONNECT):
        await _connect(process.host, parties)
    kib_connected = (process.memory() - empty) / 1024 / sockets
    say(f"{name}: {sockets} sockets are connected")
    await asyncio.sleep(_REST)
    gc.freeze()  # so that the clients do not stop to look through what stays anyway
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
    """Faster and faster. A pace is too fast if it fails twice: other programs may have got in the way once."""
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
    """Every room moves so often a second, each at a phase of its own."""
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
    until = perf_counter() + _MAX_WAIT
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
    """Seconds of CPU so far: of the server, of the clients, and of the server's core."""
    return process.cpu_seconds(), process_time(), process.core_seconds()


def _quantiles(values: list[float]) -> tuple[float, float]:
    """The median, and what 99 of 100 do not exceed."""
    if len(values) < 2:
        return (values or [float("inf")])[0], (values or [float("inf")])[0]
    cuts = statistics.quantiles(values, n=100, method="inclusive")
    return cuts[49], cuts[98]


def line_of(step: Steady) -> str:
    """A pace in one line."""
    return (
        f"{step.asked:,.0f} moves a second asked, {step.made:,.0f} made, p50 {step.half * 1000:.1f} ms, "
        f"p99 {step.most * 1000:.1f} ms, server {step.server:.0%} of its core and others {step.others:.0%}, "
        f"clients {step.clients:.0%} of theirs (sent {step.late * 1000:.1f} ms late), {step.refused} refused"
    )
