"""Tables with people, bots and a spectator that play while parts of the site fail."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Any, Final, TypeVar

import httpx
import msgspec

from pyrite.server.operations.identity import COOKIE
from pyrite.server.room.table_options import PRESETS, TableOptions
from tests.server.end_to_end.people import Person
from tools.faults.client import Login, PlayingClient, now

GUESTS: Final = 8
"""How many people there are; each plays at many tables."""
PEOPLE: Final = 2
"""How many people each table has. The host has seat 0, bots have the other seats, one guest watches."""
_LAG_SECONDS: Final = 0.02
_QUIET_MS: Final = 3000
"""Longer than a veto window stays open."""
_SETTLE_SECONDS: Final = 30.0
_GOES_ON_MS: Final = 1500
"""A game goes on if its clients were told something of it in this time."""
_TRIES: Final = 40

_T = TypeVar("_T")

OPTIONS: Final[tuple[TableOptions, ...]] = (
    msgspec.structs.replace(PRESETS["classic"], clock="blitz", bots="greedy_digger"),
    msgspec.structs.replace(
        PRESETS["classic"], clock="blitz", bots="random_bot", modules=("veto",), veto_time="2s"
    ),
    msgspec.structs.replace(PRESETS["saboteur 2"], clock="blitz", bots="random_bot"),
)
"""The kinds of tables, used in turn. Their bots think quickly: bots are not what is tested."""


@dataclass
class Table:
    """A room and its clients."""

    room: str
    clients: list[PlayingClient]
    tasks: list[asyncio.Task[None]]
    opened_at: int = field(default_factory=now)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return all(client.over for client in self.clients)

    def leave(self) -> None:
        """Disconnect all its clients."""
        for task, client in zip(self.tasks, self.clients, strict=True):
            task.cancel()
            client.close()


@dataclass
class Crowd:
    """All tables of a campaign. A table whose game is over is replaced by a new one."""

    address: str
    """Where people connect, for HTTP."""
    hosts: Sequence[str]
    """Where WebSockets connect, host and port; one of them by chance."""
    rng: Random
    think: tuple[float, float] = (0.4, 1.2)
    """The least and the most seconds that people think."""
    options: Sequence[TableOptions] = OPTIONS
    """The kinds of tables, used in turn."""
    tables: list[Table] = field(default_factory=list)
    finished: list[Table] = field(default_factory=list)
    _guests: list[Person] = field(default_factory=list)
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)
    _late: int = 0
    _ticked: float = 0.0
    _opened: int = 0

    async def open(self, rooms: int) -> None:
        """Let people come, open this many tables and begin to play; return when all are connected."""
        self._tasks.append(asyncio.create_task(self._measure_lag()))
        self._guests = [Person(self.address) for _ in range(GUESTS)]
        for number, guest in enumerate(self._guests):
            await attempt(lambda guest=guest, number=number: guest.arrive(f"Guest {number}"))  # type: ignore[misc]
        for _ in range(rooms):
            self.tables.append(await self._open_table())
        while not all(client.connected for client in self.clients):
            await asyncio.sleep(0.05)
        self._tasks.append(asyncio.create_task(self._replace_finished()))

    async def _replace_finished(self) -> None:
        while True:
            await asyncio.sleep(0.5)
            for place, table in enumerate(self.tables):
                if table.over and not any(client.pending for client in table.clients):
                    self.finished.append(table)
                    self.tables[place] = await self._open_table()

    async def _open_table(self) -> Table:
        self._opened += 1
        people = self.rng.sample(self._guests, PEOPLE + 1)
        options = msgspec.to_builtins(self.options[self._opened % len(self.options)])
        room = await attempt(lambda: _open_room(people[:PEOPLE], options))
        viewers = [*range(PEOPLE), None]
        clients = [self._client(person, room, viewer) for person, viewer in zip(people, viewers, strict=True)]
        return Table(room, clients, [asyncio.create_task(client.run()) for client in clients])

    def _client(self, person: Person, room: str, viewer: int | None) -> PlayingClient:
        login = Login(lambda: self.rng.choice(self.hosts), self.address, room, viewer, f"{COOKIE}={person.token}")
        return PlayingClient(login, Random(self.rng.random()), self.think, self._lag)

    async def _measure_lag(self) -> None:
        """Keep how late this process reads, in milliseconds: its times say less about the server then."""
        while True:
            self._ticked = monotonic()
            await asyncio.sleep(_LAG_SECONDS)
            self._late = max(self._lag(), self._late * 9 // 10)

    def _lag(self) -> int:
        return max(self._late, int((monotonic() - self._ticked - _LAG_SECONDS) * 1000))

    @property
    def clients(self) -> list[PlayingClient]:
        """The clients of all tables that are played."""
        return [client for table in self.tables for client in table.clients]

    async def settle(self) -> None:
        """Stop playing, and wait until every request is answered and nothing happens any more."""
        self._tasks.pop().cancel()
        for client in self.clients:
            client.playing = False
        end = monotonic() + _SETTLE_SECONDS
        while monotonic() < end and not self._quiet():
            await asyncio.sleep(0.1)

    def _quiet(self) -> bool:
        return all(not client.pending and now() - client.last_state_at > _QUIET_MS for client in self.clients)

    def goes_on_after(self, noticed: int, mended: int) -> bool:
        """Whether a fault is over: everyone is connected, everything that was asked before is answered.

        Also, every game that is not over and not new goes on since the fault was noticed.
        """
        since = max(noticed, now() - _GOES_ON_MS)
        tables = [table for table in self.tables if not table.over and table.opened_at < noticed]
        return all(
            client.connected and client.last_state_at > since and not client.waits_since(mended)
            for table in tables
            for client in table.clients
        )

    def take_finished(self) -> list[Table]:
        """The tables whose games are over, each once. Their clients leave."""
        taken, self.finished = self.finished, []
        for table in taken:
            table.leave()
        return taken

    async def close(self) -> None:
        """Disconnect everyone."""
        tables = (*self.tables, *self.finished)
        tasks = [task for table in tables for task in table.tasks] + self._tasks
        for table in tables:
            table.leave()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for guest in self._guests:
            await guest.leave()


async def _open_room(people: list[Person], options: Any) -> str:
    host = people[0]
    room = str((await host.post("/api/rooms", options))["room"])
    for seat, person in enumerate(people[1:], 1):
        await person.request_accepted(room, "Sit", seat=seat)
        await person.request_accepted(room, "Ready", seat=seat, ready=True)
    await host.request_accepted(room, "Start")
    return room


async def attempt(action: Callable[[], Awaitable[_T]]) -> _T:
    """Try something over HTTP until it succeeds: a part of the site may be down."""
    for _ in range(_TRIES):
        try:
            return await action()
        except (httpx.HTTPError, AssertionError):
            await asyncio.sleep(0.25)
    return await action()
