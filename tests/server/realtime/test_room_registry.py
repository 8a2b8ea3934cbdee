"""Rooms are loaded once for all users and unloaded by the last, in any order of events."""

import asyncio
import signal
from collections.abc import Iterator
from types import FrameType

import pytest

from pyrite.server.http.application import epoch_milliseconds
from pyrite.server.operations.metrics import Metrics
from pyrite.server.realtime.bot_players import ThinkingDelay
from pyrite.server.realtime.room_actor import RoomActor
from pyrite.server.realtime.room_registry import RoomRegistry
from pyrite.server.realtime.room_services import RoomServices
from pyrite.server.room.decide.context import Requester
from pyrite.server.room.table_options import TableOptions
from pyrite.server.store import Unavailable
from pyrite.server.store.memory import MemoryStore
from tests.server.bots_in_loop import BotsInLoop

ADA = Requester("ada", "Ada", 0)
HANG_SECONDS = 20
"""Seconds after which a blocked event loop is interrupted by a signal."""


class ScriptedStore(MemoryStore):
    """Answers reads when the test allows it, and counts them."""

    def __init__(self) -> None:
        super().__init__()
        self.reads = 0
        self.answers = asyncio.Event()
        self.answers.set()
        self.unavailable = False

    async def read(self, room: str, after: int = 0) -> list[bytes]:
        self.reads += 1
        if not self.answers.is_set():  # otherwise at once, as a cache would answer
            await self.answers.wait()
        if self.unavailable:
            raise Unavailable("The store is unavailable.")
        return await super().read(room, after)


@pytest.fixture(autouse=True)
def interrupted_if_it_hangs() -> Iterator[None]:
    def interrupt(_signal: int, _frame: FrameType | None) -> None:
        raise AssertionError("the event loop is blocked")

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, HANG_SECONDS, 1)  # repeatedly: several calls may hang one after another
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@pytest.fixture
def store() -> ScriptedStore:
    return ScriptedStore()


@pytest.fixture
def registry(store: ScriptedStore) -> RoomRegistry:
    return RoomRegistry(RoomServices(store, BotsInLoop(ThinkingDelay(0, 0)), epoch_milliseconds, Metrics()))


@pytest.fixture
async def name(registry: RoomRegistry, store: ScriptedStore) -> str:
    """The name of a room that nobody visits."""
    name = await registry.open(ADA, TableOptions(seats=3, clock="none"))
    store.reads = 0
    return name


async def visit_briefly(registry: RoomRegistry, name: str, turns: int = 0) -> RoomActor | None:
    """Use a room briefly, after this many iterations of the event loop."""
    for _ in range(turns):
        await asyncio.sleep(0)
    async with registry.visit(name) as room_actor:
        return room_actor


async def test_a_room_is_found_by_users_who_come_just_after_loading(registry: RoomRegistry, name: str) -> None:
    """One user comes and goes between the end of loading and the moment when the waiting users run."""
    for turns in range(6):
        looks = [
            visit_briefly(registry, name),
            *(visit_briefly(registry, name, each) for each in (turns, turns, turns)),
        ]
        found = await asyncio.gather(*looks)
        assert all(room_actor is not None for room_actor in found)
        assert registry.count("lobby") == 0


async def test_a_room_is_loaded_once_for_all_users_and_kept_until_the_last_leaves(
    registry: RoomRegistry, store: ScriptedStore, name: str
) -> None:
    store.answers.clear()
    seen: list[RoomActor | None] = []
    leave = asyncio.Event()

    async def stay() -> None:
        async with registry.visit(name) as room_actor:
            seen.append(room_actor)
            await leave.wait()

    staying = asyncio.ensure_future(stay())
    passing = [asyncio.ensure_future(visit_briefly(registry, name)) for _ in range(12)]
    await asyncio.sleep(0)
    store.answers.set()
    await asyncio.gather(*passing)
    late = await visit_briefly(registry, name)
    assert store.reads == 1
    assert {id(room_actor) for room_actor in (*seen, *(each.result() for each in passing), late)} == {id(seen[0])}
    assert registry.count("lobby") == 1
    leave.set()
    await staying
    assert registry.count("lobby") == 0
    assert await visit_briefly(registry, name) is not seen[0]
    assert store.reads == 2


async def test_a_cancelled_user_does_not_cancel_loading_unless_it_is_the_last(
    registry: RoomRegistry, store: ScriptedStore, name: str
) -> None:
    store.answers.clear()
    before = asyncio.all_tasks()
    waiting = [asyncio.ensure_future(visit_briefly(registry, name)) for _ in range(3)]
    await asyncio.sleep(0.01)
    waiting[0].cancel()
    await asyncio.sleep(0.01)
    assert [each.done() for each in waiting] == [True, False, False]
    for each in waiting[1:]:
        each.cancel()
    await asyncio.wait(waiting)
    assert asyncio.all_tasks() == before, "loading continues although nobody waits for it"
    store.answers.set()
    assert await visit_briefly(registry, name) is not None


async def test_loading_is_tried_again_when_the_store_is_back(
    registry: RoomRegistry, store: ScriptedStore, name: str
) -> None:
    store.unavailable = True
    for turns in range(3):
        looks = [visit_briefly(registry, name, each) for each in (0, turns, turns)]
        outcomes = await asyncio.gather(*looks, return_exceptions=True)
        assert {type(each) for each in outcomes} == {Unavailable}
    with pytest.raises(Unavailable):
        await visit_briefly(registry, name)
    store.unavailable = False
    assert await visit_briefly(registry, name) is not None


async def test_visiting_a_missing_room_gives_none(registry: RoomRegistry) -> None:
    for turns in range(3):
        looks = [
            visit_briefly(registry, "nowhere"),
            *(visit_briefly(registry, "nowhere", each) for each in (turns, turns)),
        ]
        assert await asyncio.gather(*looks) == [None] * 3
