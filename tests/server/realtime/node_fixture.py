"""Several nodes of one site in one process, in virtual time, with a store in memory that they share."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from concurrent.futures import Executor, Future
from contextlib import AbstractAsyncContextManager, suppress
from typing import Any

from pyrite.game import Refusal
from pyrite.server.operations.metrics import Metrics
from pyrite.server.realtime.bot_players import ThinkingDelay
from pyrite.server.realtime.connection import Connection
from pyrite.server.realtime.node_lease import NodeLease
from pyrite.server.realtime.room_actor import RoomActor
from pyrite.server.realtime.room_registry import RoomRegistry
from pyrite.server.realtime.room_services import RoomServices
from pyrite.server.realtime.room_sync import RoomSync
from pyrite.server.room import Room, entries
from pyrite.server.room.decide.context import Requester
from pyrite.server.room.readable import published_names
from pyrite.server.room.requests import AnyRequest
from pyrite.server.room.table_options import TableOptions
from pyrite.server.store.cluster import Node
from pyrite.server.store.memory import MemoryStore
from pyrite.server.store.memory_site import MemorySite
from tests.server.bots_in_loop import BotsInLoop

START = 1_800_000_000_000
"""When the tests begin, in milliseconds since the epoch."""


def virtual_now() -> int:
    """The time of the event loop as milliseconds since the epoch."""
    return START + round(asyncio.get_running_loop().time() * 1000)


class InlineExecutor(Executor):
    """Runs everything at once, so that nothing depends on threads."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


def new_site() -> MemorySite:
    """A site whose leases end by virtual time."""
    return MemorySite(clock=virtual_now)


class NodeFixture:
    """One node: everything that `pyrite serve` has for rooms, without sockets."""

    def __init__(
        self,
        site: MemorySite,
        name: str,
        *,
        store: MemoryStore | None = None,
        bot_delay: float = 1.0,
        reads: str = published_names(),
        grace: float = 45.0,
        instance: str = "",
    ) -> None:
        self.store = store or MemoryStore(site)
        self.node = Node(name, instance or f"instance of {name}", "0", reads)
        self.lease = NodeLease(self.store.cluster, self.node)
        self.sync = RoomSync(self.lease)
        bots = BotsInLoop(ThinkingDelay(bot_delay, bot_delay))
        services = RoomServices(
            self.store, bots, virtual_now, Metrics(), grace, threads=InlineExecutor(), sync=self.sync
        )
        self.registry = RoomRegistry(services, drain_seconds=0.5)
        self.renewing: asyncio.Task[None] | None = None
        self._adopting: asyncio.Task[None] | None = None
        self._stop_listening: Callable[[], None] = lambda: None

    async def start(self) -> NodeFixture:
        await self.lease.join()
        self.renewing = asyncio.ensure_future(self.lease.run())
        self._adopting = asyncio.ensure_future(self.registry.run_adoption())
        self._stop_listening = self.sync.listen()
        return self

    async def stop(self) -> None:
        """Shut the node down as SIGTERM does."""
        await self.registry.close_all()
        await self.lease.leave()
        self.end()

    def end(self) -> None:
        """End background work without telling anybody, as when the process is killed."""
        self._stop_listening()
        self._stop_listening = lambda: None
        if self.renewing is not None:
            self.renewing.cancel()
        if self._adopting is not None:
            self._adopting.cancel()
        self.sync.close()
        for room_actor in list(self.sync.rooms.values()):
            room_actor.unload()

    def actor(self, room: str) -> RoomActor:
        """A room in the memory of this node."""
        return self.sync.rooms[room]

    def drives(self, room: str) -> bool:
        """Whether this node drives a room."""
        return room in self.sync.rooms and self.actor(room).is_driven_here

    async def connect(self, room: str, guest: str, seat: int | None = None) -> ClientFixture:
        """A client that is connected to a room on this node."""
        client = ClientFixture(Requester(guest, guest.title(), seat))
        await client.connect(self, room)
        return client


class ClientFixture:
    """A client of a room: what it was sent, and what it asks for."""

    def __init__(self, requester: Requester) -> None:
        self.requester = requester
        self.frames: list[dict[str, Any]] = []
        """All frames, also of earlier connections."""
        self.connection = Connection(requester)
        self.node: NodeFixture | None = None
        self._visit: AbstractAsyncContextManager[RoomActor | None] | None = None
        self._actor: RoomActor | None = None
        self._serving: asyncio.Task[None] | None = None

    async def connect(self, node: NodeFixture, room: str, after: int | None = None) -> None:
        """Connect to a room on a node."""
        self.node, self.connection = node, Connection(self.requester)
        self._visit = node.registry.visit(room)
        self._actor = await self._visit.__aenter__()
        assert self._actor is not None
        await self._actor.join(self.connection, after)
        self._serving = asyncio.ensure_future(self.connection.serve(self._take, self._actor.snapshot, 10))

    async def _take(self, frame: bytes) -> None:
        self.frames.append(json.loads(frame))

    async def disconnect(self) -> None:
        """Close the connection."""
        assert self._actor is not None
        assert self._visit is not None
        assert self._serving is not None
        self._serving.cancel()
        await self._actor.leave(self.connection)
        with suppress(asyncio.CancelledError):
            await self._serving
        await self._visit.__aexit__(None, None, None)

    async def ask(self, request: AnyRequest) -> Refusal | None:
        """Send a request; return the refusal if it is refused."""
        assert self.node is not None
        assert self._actor is not None
        return await self.node.registry.handle_request(self._actor, self.requester, request)

    def last(self, kind: str) -> dict[str, Any]:
        """The latest frame of a kind; empty if there is none."""
        return next((frame for frame in reversed(self.frames) if frame["frame"] == kind), {})

    @property
    def connected(self) -> list[int]:
        """The seats that this client believes to be connected."""
        return next((frame["connected"] for frame in reversed(self.frames) if "connected" in frame), [])

    @property
    def number(self) -> int:
        """The number of the latest item, or -1 before the first; fails if one is missing or was sent twice."""
        number: int | None = None
        for frame in self.frames:
            if frame["frame"] == "Snapshot":
                number = frame["number"]
            elif frame["frame"] == "Update":
                assert number is None or frame["first"] == number + 1, "an item is missing or was sent twice"
                number = frame["first"] + len(frame["items"]) - 1
        return -1 if number is None else number


async def until(condition: Callable[[], object], seconds: float = 60) -> float:
    """Wait for a condition; return how many virtual seconds that took."""
    loop = asyncio.get_running_loop()
    begun = loop.time()
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)
    return loop.time() - begun


def stored_room(site: MemorySite, name: str) -> Room:
    """The room as it is stored."""
    return Room.of(name, (entries.decode(entry) for entry in site.entries[name]))


async def seated_room(node: NodeFixture, guests: list[str], clock: str = "none") -> str:
    """A started game in which these guests have the first seats and bots have the others."""
    from pyrite.server.room import requests

    options = TableOptions(seats=max(3, len(guests) + 1), clock=clock, bots="random_bot")  # type: ignore[arg-type]
    host = Requester(guests[0], guests[0].title(), 0)
    name = await node.registry.open(host, options)
    async with node.registry.visit(name) as room_actor:
        assert room_actor is not None
        for seat, guest in enumerate(guests[1:], 1):
            who = Requester(guest, guest.title(), seat)
            assert await room_actor.handle_request(who, requests.Sit(seat=seat, name=guest.title())) is None
            assert await room_actor.handle_request(who, requests.Ready(seat=seat, ready=True)) is None
        assert await room_actor.handle_request(host, requests.Start()) is None
    return name
