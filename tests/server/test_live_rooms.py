"""Rooms with people in them when the store is slow, away, or written to by another node."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import pytest

from pyrite.game import Refusal
from pyrite.server.http.application import epoch_milliseconds
from pyrite.server.operations.metrics import Metrics
from pyrite.server.realtime import room_actor as live_rooms
from pyrite.server.realtime.bot_players import BotExecutor, ThinkingDelay
from pyrite.server.realtime.connection import Connection
from pyrite.server.realtime.room_actor import RoomActor, RoomServices
from pyrite.server.realtime.room_registry import RoomRegistry
from pyrite.server.room import requests
from pyrite.server.room.decide.answers import Requester
from pyrite.server.room.table_options import TableOptions
from pyrite.server.store import Summary, Unavailable
from pyrite.server.store.memory import MemoryStore

ADA = Requester("ada", "Ada", 0)
TERMS = TableOptions(seats=3, clock="none", bots="random_bot")


class MoodyStore(MemoryStore):
    """A store that can be slow, or away."""

    def __init__(self) -> None:
        super().__init__()
        self.quick = asyncio.Event()
        self.quick.set()
        self.away = False
        self.appends = self.refused = 0

    async def append(self, summary: Summary, after: int, entries: Sequence[bytes]) -> None:
        self.appends += 1
        await self.quick.wait()
        self._answer()
        await super().append(summary, after, entries)

    async def read(self, room: str, after: int = 0) -> list[bytes]:
        self._answer()
        return await super().read(room, after)

    def _answer(self) -> None:
        if self.away:
            self.refused += 1
            raise Unavailable("The store is away.")


class Listener:
    """Somebody at the other end of a line."""

    def __init__(self, room_actor: RoomActor, requester: Requester = ADA) -> None:
        self.connection = Connection(requester)
        self.frames: list[dict[str, Any]] = []
        self._room_actor = room_actor

    async def listen(self, after: int | None = None) -> asyncio.Task[None]:
        """Connect and take everything."""
        await self._room_actor.join(self.connection, after)
        return asyncio.ensure_future(self.connection.serve(self._take, self._room_actor.snapshot, 10))

    async def _take(self, frame: bytes) -> None:
        self.frames.append(json.loads(frame))

    def check(self) -> int:
        """Nothing is missing and nothing comes twice; the last number."""
        first, *rest = [frame for frame in self.frames if frame["frame"] in ("Snapshot", "Update")]
        number = first["number"] if first["frame"] == "Snapshot" else first["first"] + len(first["items"]) - 1
        for frame in rest:
            assert frame["frame"] == "Update"
            assert frame["first"] == number + 1, "told twice, or a gap"
            number += len(frame["items"])
        return int(number)


def node(store: MoodyStore, pace: float = 0) -> RoomRegistry:
    """A server of several on one store."""
    return RoomRegistry(RoomServices(store, BotExecutor(ThinkingDelay(pace, pace)), epoch_milliseconds, Metrics()))


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.001)


async def where_a_bot_begins(registry: RoomRegistry) -> str:
    while True:
        name = await registry.play_now(ADA, TERMS)
        async with registry.visit(name) as room_actor:
            if room_actor is not None and room_actor.room.asked() == [1]:  # then comes seat 2, a bot as well
                return name


def run(work: Callable[[MoodyStore], Awaitable[None]]) -> None:
    async def with_a_store() -> None:
        await work(MoodyStore())
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    asyncio.run(with_a_store())


def test_what_happens_while_somebody_waits_to_be_shown_the_table_is_not_told_twice() -> None:
    async def busy(store: MoodyStore) -> None:
        registry = node(store)
        async with registry.visit(await registry.open(ADA, TERMS)) as room_actor:
            assert room_actor is not None
            store.quick.clear()
            saying = asyncio.ensure_future(room_actor.handle_request(ADA, requests.SendChat(text="Just now.")))
            await until(lambda: room_actor.room.touched and store.appends == 2)
            listener = Listener(room_actor)
            joining = asyncio.ensure_future(listener.listen())
            await asyncio.sleep(0.01)
            assert listener.frames == [], "shown before it was written"
            store.quick.set()
            await saying
            await joining
            store.quick.clear()
            more = asyncio.ensure_future(room_actor.handle_request(ADA, requests.SendChat(text="And now.")))
            await asyncio.sleep(0.01)
            listener.connection.request_resync()  # has to be shown all again, but something is being written
            await asyncio.sleep(0.01)
            assert "And now." not in json.dumps(listener.frames), "shown before it was written"
            store.quick.set()
            await more
            await asyncio.sleep(0.01)
            await room_actor.handle_request(ADA, requests.SendChat(text="At last."))
            await until(lambda: "At last." in json.dumps(listener.frames))
            last = max(place for place, frame in enumerate(listener.frames) if frame["frame"] == "Snapshot")
            listener.frames = listener.frames[last:]
            assert listener.check() == room_actor.room.sent_count[0]

    run(busy)


def test_when_another_node_was_faster_the_bots_go_on() -> None:
    async def two_nodes(store: MoodyStore) -> None:
        here, there = node(store), node(store)
        name = await where_a_bot_begins(here)
        store.quick.clear()
        async with here.visit(name) as room_actor, there.visit(name) as other:
            assert room_actor is not None
            assert other is not None
            listeners = [Listener(room_actor), Listener(other)]
            for listener in listeners:
                await listener.listen()
            # Bots of both nodes want to write the same number: one of them reads again, and both go on.
            await asyncio.sleep(0.05)
            store.quick.set()
            await until(lambda: room_actor.room.is_asked(0) or other.room.is_asked(0))
            await until(lambda: room_actor.room.is_asked(0) and other.room.is_asked(0))
            assert room_actor.room.entry_count == other.room.entry_count

    run(two_nodes)


def test_while_the_store_is_away_nothing_is_done_or_shown_and_then_all_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(live_rooms, "_RETRY_SECONDS", 0.01)

    async def away(store: MoodyStore) -> None:
        registry = node(store, pace=0.2)
        async with registry.visit(await where_a_bot_begins(registry)) as room_actor:
            assert room_actor is not None
            before = room_actor.room.entry_count
            store.away = True
            refusal = await room_actor.handle_request(ADA, requests.SendChat(text="Is anybody there?"))
            assert isinstance(refusal, Refusal)
            assert refusal.reason == "store-unavailable"
            store.away = False
            listener = Listener(room_actor)
            await listener.listen()
            await until(lambda: listener.frames)
            assert "anybody" not in json.dumps(listener.frames), "shown, and never written"
            assert room_actor.room.entry_count >= before
            store.away, store.refused = True, 0
            await until(lambda: store.refused)  # a bot has tried to move
            store.away = False
            await until(lambda: room_actor.room.is_asked(0))
            assert await room_actor.handle_request(ADA, requests.SendChat(text="There you are.")) is None
            await until(lambda: "There you are." in json.dumps(listener.frames))
            listener.check()

    run(away)
