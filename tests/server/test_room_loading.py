"""Rooms that are loaded and unloaded while many people come and go: each is loaded once, and nothing hangs."""

import asyncio
import signal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from types import FrameType

import pytest

from pyrite.server.http.application import epoch_milliseconds
from pyrite.server.operations.metrics import Metrics
from pyrite.server.realtime.bot_players import BotExecutor, ThinkingDelay
from pyrite.server.realtime.room_actor import RoomActor, RoomServices
from pyrite.server.realtime.room_registry import RoomRegistry
from pyrite.server.room.decide.answers import Requester
from pyrite.server.room.table_options import TableOptions
from pyrite.server.store import Unavailable
from pyrite.server.store.memory import MemoryStore

ADA = Requester("ada", "Ada", 0)
HANGS = 20
"""After so many seconds an event loop that never gets on is interrupted: nothing inside it could do that."""


class ScriptedStore(MemoryStore):
    """Answers a read when the test says so, and counts reads."""

    def __init__(self) -> None:
        super().__init__()
        self.reads = 0
        self.answers = asyncio.Event()
        self.answers.set()
        self.away = False

    async def read(self, room: str, after: int = 0) -> list[bytes]:
        self.reads += 1
        if not self.answers.is_set():  # else at once, without a turn of the loop, as a cache would answer
            await self.answers.wait()
        if self.away:
            raise Unavailable("The store is away.")
        return await super().read(room, after)


@contextmanager
def interrupted_if_it_hangs() -> Iterator[None]:
    def interrupt(_signal: int, _frame: FrameType | None) -> None:
        raise AssertionError("the event loop stands still")

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, HANGS, 1)  # again and again: each who hangs hangs by itself
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def run(play: Callable[[RoomRegistry, ScriptedStore, str], Awaitable[None]]) -> None:
    async def whole() -> None:
        store = ScriptedStore()
        registry = RoomRegistry(
            RoomServices(store, BotExecutor(ThinkingDelay(0, 0)), epoch_milliseconds, Metrics())
        )
        name = await registry.open(ADA, TableOptions(seats=3, clock="none"))
        store.reads = 0
        await play(registry, store, name)

    with interrupted_if_it_hangs():
        asyncio.run(whole())


async def look_in(registry: RoomRegistry, name: str, turns: int = 0) -> RoomActor | None:
    """Visit a room for a moment, after so many turns of the loop."""
    for _ in range(turns):
        await asyncio.sleep(0)
    async with registry.visit(name) as room_actor:
        return room_actor


def test_a_room_is_found_by_those_who_come_just_as_it_has_been_loaded() -> None:
    """One of them comes and goes between the end of loading and the moment when those who waited are told."""

    async def play(registry: RoomRegistry, store: ScriptedStore, name: str) -> None:
        for turns in range(6):
            looks = [look_in(registry, name), *(look_in(registry, name, each) for each in (turns, turns, turns))]
            found = await asyncio.gather(*looks)
            assert all(room_actor is not None for room_actor in found)
            assert registry.count("lobby") == 0

    run(play)


def test_a_room_is_loaded_once_for_all_who_wait_and_is_kept_until_the_last_has_gone() -> None:
    async def play(registry: RoomRegistry, store: ScriptedStore, name: str) -> None:
        store.answers.clear()
        seen: list[RoomActor | None] = []
        leave = asyncio.Event()

        async def stay() -> None:
            async with registry.visit(name) as room_actor:
                seen.append(room_actor)
                await leave.wait()

        staying = asyncio.ensure_future(stay())
        passing = [asyncio.ensure_future(look_in(registry, name)) for _ in range(12)]
        await asyncio.sleep(0)
        store.answers.set()
        await asyncio.gather(*passing)
        late = await look_in(registry, name)
        assert store.reads == 1
        assert {id(room_actor) for room_actor in (*seen, *(each.result() for each in passing), late)} == {
            id(seen[0])
        }
        assert registry.count("lobby") == 1
        leave.set()
        await staying
        assert registry.count("lobby") == 0
        assert await look_in(registry, name) is not seen[0]
        assert store.reads == 2

    run(play)


def test_who_gives_up_waiting_stops_nobody_and_the_last_who_gives_up_stops_the_loading() -> None:
    async def play(registry: RoomRegistry, store: ScriptedStore, name: str) -> None:
        store.answers.clear()
        waiting = [asyncio.ensure_future(look_in(registry, name)) for _ in range(3)]
        await asyncio.sleep(0.01)
        waiting[0].cancel()
        await asyncio.sleep(0.01)
        assert [each.done() for each in waiting] == [True, False, False]
        for each in waiting[1:]:
            each.cancel()
        await asyncio.wait(waiting)
        assert asyncio.all_tasks() == {asyncio.current_task()}, "the loading goes on for nobody"
        store.answers.set()
        assert await look_in(registry, name) is not None

    run(play)


def test_a_room_that_could_not_be_loaded_is_loaded_when_the_store_is_back() -> None:
    async def play(registry: RoomRegistry, store: ScriptedStore, name: str) -> None:
        store.away = True
        for turns in range(3):
            looks = [look_in(registry, name, each) for each in (0, turns, turns)]
            outcomes = await asyncio.gather(*looks, return_exceptions=True)
            assert {type(each) for each in outcomes} == {Unavailable}
        with pytest.raises(Unavailable):
            await look_in(registry, name)
        store.away = False
        assert await look_in(registry, name) is not None

    run(play)


def test_a_room_that_is_not_there_is_not_there() -> None:
    async def play(registry: RoomRegistry, store: ScriptedStore, name: str) -> None:
        for turns in range(3):
            looks = [
                look_in(registry, "nowhere"),
                *(look_in(registry, "nowhere", each) for each in (turns, turns)),
            ]
            assert await asyncio.gather(*looks) == [None] * 3

    run(play)
