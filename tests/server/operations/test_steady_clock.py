"""The system clock is set back by an hour: rate limits and game clocks continue, entries never go back."""

import time

import pytest

from pyrite.server.http.application import AppContext
from pyrite.server.http.errors import ApiError
from pyrite.server.http.rate_limits import LimitKind, Rate, RateLimits
from pyrite.server.operations.metrics import Metrics
from pyrite.server.operations.steady_clock import SteadyClock
from pyrite.server.realtime.bot_players import ThinkingDelay
from pyrite.server.realtime.room_actor import RoomActor
from pyrite.server.realtime.room_registry import RoomRegistry
from pyrite.server.realtime.room_services import RoomServices
from pyrite.server.room import entries, requests
from pyrite.server.room.decide.context import Requester
from pyrite.server.room.table_options import TableOptions
from pyrite.server.settings import Settings
from pyrite.server.store.memory import MemoryStore
from tests.server.bots_in_loop import BotsInLoop
from tests.server.realtime.test_room_actor import Listener, until

ADA = Requester("ada", "Ada", 0)
SECOND = 1_000_000_000
HOUR = 3600 * SECOND


class System:
    """The clocks of a machine, in nanoseconds."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = self.passed = 0
        wall, monotonic = time.time_ns, time.monotonic_ns
        monkeypatch.setattr(time, "time_ns", lambda: wall() + self.passed + self.ahead)
        monkeypatch.setattr(time, "monotonic_ns", lambda: monotonic() + self.passed)

    def set_back(self) -> None:
        """Set the system clock back by an hour."""
        self.ahead -= HOUR

    def wait(self, seconds: int) -> None:
        """Let time pass."""
        self.passed += seconds * SECOND


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> System:
    return System(monkeypatch)


def test_rate_limits_refill_after_the_clock_was_set_back(system: System) -> None:
    context = AppContext(Settings(rate_limits=RateLimits({LimitKind.ROOMS: Rate(2, 1000)}, {}, {})), MemoryStore())

    def passes() -> bool:
        try:
            context.rate_limiter.check_address(LimitKind.ROOMS, "192.0.2.7", context.now())
        except ApiError:
            return False
        return True

    assert [passes(), passes(), passes()] == [True, True, False]
    before = context.now()
    system.set_back()
    system.wait(1)
    assert context.now() >= before + 1000
    assert [passes(), passes()] == [True, False]


def new_registry(store: MemoryStore) -> RoomRegistry:
    """The rooms of a server that starts now; its bots never decide."""
    context = AppContext(Settings(), store)
    return RoomRegistry(RoomServices(store, BotsInLoop(ThinkingDelay(3600, 3600)), context.now, Metrics()))


async def times(store: MemoryStore, name: str) -> list[int]:
    return [entries.decode(entry).at for entry in await store.read(name)]


async def room_where_ada_begins(registry: RoomRegistry) -> str:
    while True:
        name = await registry.play_now(ADA, TableOptions(seats=3, clock="blitz", bots="random_bot"))
        async with registry.visit(name) as room_actor:
            if room_actor is not None and room_actor.room.asked() == [0]:
                return name


async def time_runs_out(room_actor: RoomActor, system: System) -> None:
    """A player is connected, and the time for their turn runs out."""
    assert room_actor.room.asked() == [0]
    await until(lambda: room_actor._driver._timer is not None)  # the clock runs
    number = room_actor.room.entry_count
    system.wait(21)
    room_actor._driver.schedule_timer()  # the event loop's timer follows real time, not the time of this test
    await until(lambda: room_actor.room.entry_count > number)
    assert room_actor.room.asked() != [0]


async def test_a_deadline_is_kept_after_the_clock_was_set_back_and_entries_do_not_go_back(system: System) -> None:
    store = MemoryStore()
    registry = new_registry(store)
    name = await room_where_ada_begins(registry)
    async with registry.visit(name) as room_actor:
        assert room_actor is not None
        await Listener(room_actor).listen()
        assert await room_actor.handle_request(ADA, requests.SendChat(text="before")) is None
        system.set_back()
        assert await room_actor.handle_request(ADA, requests.SendChat(text="after")) is None
        await time_runs_out(room_actor, system)
    found = await times(store, name)
    assert found == sorted(found)


async def test_a_server_started_with_an_earlier_clock_continues_from_the_last_entry(system: System) -> None:
    store = MemoryStore()
    name = await room_where_ada_begins(new_registry(store))
    system.set_back()
    registry = RoomRegistry(RoomServices(store, BotsInLoop(ThinkingDelay(3600, 3600)), SteadyClock(), Metrics()))
    async with registry.visit(name) as room_actor:
        assert room_actor is not None
        assert registry.services.now() < room_actor.room.touched <= room_actor.now()
        await Listener(room_actor).listen()
        assert await room_actor.handle_request(ADA, requests.SendChat(text="where was I?")) is None
        await time_runs_out(room_actor, system)
        system.wait(5)
        assert await room_actor.handle_request(ADA, requests.SendChat(text="that took long")) is None
    found = await times(store, name)
    assert found == sorted(found)
    assert found[-1] - found[0] >= 26_000, "time passes in the room as it does outside"
