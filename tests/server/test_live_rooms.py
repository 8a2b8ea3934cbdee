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
from pyrite.server.realtime.bot_players import Pace, Parlour
from pyrite.server.realtime.connection import Line
from pyrite.server.realtime.room_actor import House, LiveRoom
from pyrite.server.realtime.room_registry import Hub
from pyrite.server.room import requests
from pyrite.server.room.decide.answers import Actor
from pyrite.server.room.table_options import TableOptions
from pyrite.server.store import Summary, Unavailable
from pyrite.server.store.memory import MemoryStore

ADA = Actor("ada", "Ada", 0)
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

    def __init__(self, live: LiveRoom, actor: Actor = ADA) -> None:
        self.line = Line(actor)
        self.frames: list[dict[str, Any]] = []
        self._live = live

    async def listen(self, after: int | None = None) -> asyncio.Task[None]:
        """Connect and take everything."""
        await self._live.join(self.line, after)
        return asyncio.ensure_future(self.line.serve(self._take, self._live.snapshot, 10))

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


def node(store: MoodyStore, pace: float = 0) -> Hub:
    """A server of several on one store."""
    return Hub(House(store, Parlour(Pace(pace, pace)), epoch_milliseconds, Metrics()))


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.001)


async def where_a_bot_begins(hub: Hub) -> str:
    while True:
        name = await hub.play_now(ADA, TERMS)
        async with hub.visit(name) as live:
            if live is not None and live.room.asked() == [1]:  # then comes seat 2, a bot as well
                return name


def run(work: Callable[[MoodyStore], Awaitable[None]]) -> None:
    async def with_a_store() -> None:
        await work(MoodyStore())
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    asyncio.run(with_a_store())


def test_what_happens_while_somebody_waits_to_be_shown_the_table_is_not_told_twice() -> None:
    async def busy(store: MoodyStore) -> None:
        hub = node(store)
        async with hub.visit(await hub.open(ADA, TERMS)) as live:
            assert live is not None
            store.quick.clear()
            saying = asyncio.ensure_future(live.handle_request(ADA, requests.SendChat(text="Just now.")))
            await until(lambda: live.room.touched and store.appends == 2)
            listener = Listener(live)
            joining = asyncio.ensure_future(listener.listen())
            await asyncio.sleep(0.01)
            assert listener.frames == [], "shown before it was written"
            store.quick.set()
            await saying
            await joining
            store.quick.clear()
            more = asyncio.ensure_future(live.handle_request(ADA, requests.SendChat(text="And now.")))
            await asyncio.sleep(0.01)
            listener.line.begin_anew()  # has to be shown all again, but something is being written
            await asyncio.sleep(0.01)
            assert "And now." not in json.dumps(listener.frames), "shown before it was written"
            store.quick.set()
            await more
            await asyncio.sleep(0.01)
            await live.handle_request(ADA, requests.SendChat(text="At last."))
            await until(lambda: "At last." in json.dumps(listener.frames))
            last = max(place for place, frame in enumerate(listener.frames) if frame["frame"] == "Snapshot")
            listener.frames = listener.frames[last:]
            assert listener.check() == live.room.told[0]

    run(busy)


def test_when_another_node_was_faster_the_bots_go_on() -> None:
    async def two_nodes(store: MoodyStore) -> None:
        here, there = node(store), node(store)
        name = await where_a_bot_begins(here)
        store.quick.clear()
        async with here.visit(name) as live, there.visit(name) as other:
            assert live is not None
            assert other is not None
            listeners = [Listener(live), Listener(other)]
            for listener in listeners:
                await listener.listen()
            # Bots of both nodes want to write the same number: one of them reads again, and both go on.
            await asyncio.sleep(0.05)
            store.quick.set()
            await until(lambda: live.room.is_asked(0) or other.room.is_asked(0))
            await until(lambda: live.room.is_asked(0) and other.room.is_asked(0))
            assert live.room.number == other.room.number

    run(two_nodes)


def test_while_the_store_is_away_nothing_is_done_or_shown_and_then_all_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(live_rooms, "_BEFORE_TRYING_AGAIN", 0.01)

    async def away(store: MoodyStore) -> None:
        hub = node(store, pace=0.2)
        async with hub.visit(await where_a_bot_begins(hub)) as live:
            assert live is not None
            before = live.room.number
            store.away = True
            refusal = await live.handle_request(ADA, requests.SendChat(text="Is anybody there?"))
            assert isinstance(refusal, Refusal)
            assert refusal.reason == "store-unavailable"
            store.away = False
            listener = Listener(live)
            await listener.listen()
            await until(lambda: listener.frames)
            assert "anybody" not in json.dumps(listener.frames), "shown, and never written"
            assert live.room.number >= before
            store.away, store.refused = True, 0
            await until(lambda: store.refused)  # a bot has tried to move
            store.away = False
            await until(lambda: live.room.is_asked(0))
            assert await live.handle_request(ADA, requests.SendChat(text="There you are.")) is None
            await until(lambda: "There you are." in json.dumps(listener.frames))
            listener.check()

    run(away)
