"""Games to which nobody is connected: their clocks go on, on some living node, until bots play for all people."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from pyrite.server.operations.metrics import Metrics
from pyrite.server.realtime.bot_players import ThinkingDelay
from pyrite.server.realtime.room_registry import ADOPT_AT_ONCE, ADOPT_SECONDS, RoomRegistry
from pyrite.server.realtime.room_services import RoomServices
from pyrite.server.room import Room, entries, requests
from pyrite.server.room.clock import TIME_AFTER_PAUSE
from pyrite.server.room.decide.context import Requester
from pyrite.server.room.readable import published_names
from pyrite.server.room.table_options import TableOptions
from pyrite.server.store.cluster import LEASE_MS
from pyrite.server.store.memory import MemoryStore
from pyrite.server.store.memory_site import MemorySite
from tests.server.bots_in_loop import BotsInLoop
from tests.server.realtime.node_fixture import (
    ClientFixture,
    InlineExecutor,
    NodeFixture,
    new_site,
    seated_room,
    stored_room,
    until,
    virtual_now,
)

TAKEOVER = LEASE_MS / 1000 + ADOPT_SECONDS + 1
"""How many seconds it may take until a game of a dead node is adopted."""
PEOPLE = ["ada", "bob"]


@pytest.fixture
def site() -> MemorySite:
    return new_site()


@pytest.fixture
async def nodes(site: MemorySite) -> AsyncIterator[list[NodeFixture]]:
    nodes = [await NodeFixture(site, name).start() for name in ("first", "second")]
    await asyncio.sleep(1.5)  # until they know each other
    yield nodes
    for node in nodes:
        node.end()


async def abandoned_room(node: NodeFixture, clock: str = "blitz") -> str:
    """A game whose people were connected, and are no longer."""
    room = await seated_room(node, PEOPLE, clock)
    clients = [await node.connect(room, guest, seat) for seat, guest in enumerate(PEOPLE)]
    await until(lambda: node.drives(room))
    for client in clients:
        await client.disconnect()
    return room


def asks_a_person(site: MemorySite, room: str) -> bool:
    return stored_room(site, room).clock_deadline() is not None


def rests(site: MemorySite, room: str) -> bool:
    """Whether bots play for all people."""
    return all(seat.played_by_bot for seat in stored_room(site, room).seats)


def overdue(site: MemorySite, room: str) -> list[int]:
    """How many milliseconds after its deadline the clock has decided, each time."""
    found, late = Room(room), []
    for entry in map(entries.decode, site.entries[room]):
        deadline = found.clock_deadline() if found.playing else None
        if isinstance(entry, entries.Played) and entry.chosen_by == "clock":
            assert deadline is not None
            late.append(entry.at - deadline)
        found.apply(entry)
    return late


async def test_the_clock_goes_on_until_bots_play_for_all_people(
    site: MemorySite, nodes: list[NodeFixture]
) -> None:
    room = await abandoned_room(nodes[0])
    await until(lambda: rests(site, room), seconds=200)
    late = overdue(site, room)
    assert len(late) == 4, "each person has missed two decisions"
    assert all(0 <= each < 200 for each in late)
    before = len(site.entries[room])
    assert site.summaries[room].due is None
    await asyncio.sleep(100)
    assert len(site.entries[room]) == before, "the game rests"
    assert room not in site.drivers
    assert all(room not in node.sync.rooms for node in nodes)


async def test_a_person_who_comes_back_continues_a_game_that_rests(
    site: MemorySite, nodes: list[NodeFixture]
) -> None:
    room = await abandoned_room(nodes[0])
    await until(lambda: rests(site, room), seconds=200)
    await asyncio.sleep(3600)
    ada = await nodes[1].connect(room, "ada", 0)
    assert await ada.ask(requests.ReturnToSeat(ref="back")) is None
    await until(lambda: stored_room(site, room).is_asked(0))
    assert nodes[1].drives(room)
    await until(lambda: ada.last("Update").get("timer", {}).get("left", 0) > 15_000)


async def test_a_node_that_somebody_connects_to_takes_the_game_over(
    site: MemorySite, nodes: list[NodeFixture]
) -> None:
    room = await abandoned_room(nodes[0])
    await asyncio.sleep(5)
    assert nodes[0].drives(room)
    await nodes[1].connect(room, "bob", 1)
    assert await until(lambda: nodes[1].drives(room)) < 0.3
    assert not nodes[0].drives(room)
    await until(lambda: room not in nodes[0].sync.rooms, seconds=ADOPT_SECONDS + 1)


async def test_a_game_of_a_node_that_has_died_is_adopted_before_its_deadline(
    site: MemorySite, nodes: list[NodeFixture]
) -> None:
    room = await abandoned_room(nodes[0], clock="normal")
    await until(lambda: asks_a_person(site, room))
    nodes[0].end()
    deadline = stored_room(site, room).question_deadline()
    assert deadline is not None
    await until(lambda: nodes[1].drives(room), seconds=60)
    assert virtual_now() < deadline - TIME_AFTER_PAUSE
    await until(lambda: overdue(site, room), seconds=60)
    assert stored_room(site, room).resumed_at == 0
    assert abs(virtual_now() - deadline) < 200


async def test_a_bot_whose_node_has_died_moves_on_another_node(site: MemorySite, nodes: list[NodeFixture]) -> None:
    room = await abandoned_room(nodes[0])
    await until(lambda: not asks_a_person(site, room), seconds=200)
    nodes[0].end()
    before = len(site.entries[room])
    assert await until(lambda: len(site.entries[room]) > before) < TAKEOVER + 2


async def test_after_a_restart_people_get_time_and_then_the_clock_decides(site: MemorySite) -> None:
    node = await NodeFixture(site, "before").start()
    room = await abandoned_room(node)
    await until(lambda: asks_a_person(site, room))
    await node.stop()
    await asyncio.sleep(3600)
    node = await NodeFixture(site, "after").start()
    resumed = await until(lambda: stored_room(site, room).resumed_at > 0)
    assert resumed < ADOPT_SECONDS
    taken = await until(lambda: len(overdue(site, room)) > 0)
    assert abs(taken - TIME_AFTER_PAUSE / 1000) < 0.2
    node.end()


async def test_games_are_adopted_in_small_batches(site: MemorySite, nodes: list[NodeFixture]) -> None:
    rooms = [await seated_room(nodes[0], PEOPLE, "blitz") for _ in range(2 * ADOPT_AT_ONCE + 1)]
    adopted: set[int] = set()

    def all_are_driven() -> bool:
        adopted.add(sum(node.drives(room) for room in rooms for node in nodes))
        return max(adopted) == len(rooms)

    await until(all_are_driven)
    assert adopted <= {0, ADOPT_AT_ONCE, 2 * ADOPT_AT_ONCE, len(rooms)}


async def test_a_room_that_cannot_be_read_does_not_keep_others_waiting(
    site: MemorySite, nodes: list[NodeFixture], monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms = [await seated_room(nodes[0], PEOPLE, "blitz") for _ in range(2)]
    for node in nodes:
        node.end()
    site.entries[rooms[0]] = [b"damaged"]
    monkeypatch.setattr("pyrite.server.realtime.room_registry.ADOPT_AT_ONCE", 1)
    node = await NodeFixture(site, "new").start()
    await until(lambda: node.drives(rooms[1]))
    node.end()


async def test_a_node_that_drains_adopts_nothing(site: MemorySite, nodes: list[NodeFixture]) -> None:
    assert await nodes[1].store.cluster.drain("first")
    await until(lambda: nodes[1].lease.is_first)
    room = await seated_room(nodes[1], PEOPLE, "blitz")
    await until(lambda: nodes[1].drives(room))


async def test_one_process_serves_the_clock_also_after_a_restart() -> None:
    store = MemoryStore(new_site())

    def new_registry() -> tuple[RoomRegistry, asyncio.Task[None]]:
        services = RoomServices(
            store, BotsInLoop(ThinkingDelay(1, 1)), virtual_now, Metrics(), threads=InlineExecutor()
        )
        registry = RoomRegistry(services)
        return registry, asyncio.ensure_future(registry.run_adoption())

    registry, adopting = new_registry()
    room = await registry.play_now(Requester("ada", "Ada", 0), TableOptions(seats=3, clock="blitz", first_seat=0))
    await until(lambda: len(overdue(store.site, room)) == 1)
    adopting.cancel()
    await registry.close_all()
    await asyncio.sleep(3600)
    before = len(store.site.entries[room])
    registry, adopting = new_registry()
    await until(lambda: rests(store.site, room), seconds=100)
    assert len(store.site.entries[room]) > before
    await until(lambda: registry.count("playing") == 0)
    adopting.cancel()


# ---------------------------------------------------------------- clocks of several nodes


def shown_deadline(client: ClientFixture, frames: int) -> int:
    """The deadline that a client shows after some frames that it has just received."""
    shown = [frame for frame in client.frames[frames:] if frame.get("timer")]
    return virtual_now() + int(shown[-1]["timer"]["left"])


async def test_all_nodes_show_the_same_clock_after_a_pause(site: MemorySite, nodes: list[NodeFixture]) -> None:
    room = await abandoned_room(nodes[0], clock="normal")
    await until(lambda: asks_a_person(site, room))
    for node in nodes:
        await node.stop()
    await asyncio.sleep(3600)
    first = await NodeFixture(site, "third").start()
    second = await NodeFixture(site, "fourth").start()
    ada = await first.connect(room, "ada", 0)
    bob = await second.connect(room, "bob", 1)
    await until(
        lambda: stored_room(site, room).resumed_at and first.actor(room).entry_count == len(site.entries[room])
    )
    await until(lambda: second.actor(room).entry_count == len(site.entries[room]))
    await asyncio.sleep(0)
    deadline = stored_room(site, room).question_deadline()
    assert deadline is not None
    assert abs(shown_deadline(ada, 0) - deadline) < 200
    assert abs(shown_deadline(bob, 0) - deadline) < 200
    cleo = await second.connect(room, "cleo")
    await until(lambda: cleo.frames)
    assert abs(shown_deadline(cleo, 0) - deadline) < 200
    await until(lambda: overdue(site, room))
    assert abs(virtual_now() - deadline) < 200
    for node in (first, second):
        node.end()


async def test_during_an_upgrade_the_clock_goes_on_without_more_time(site: MemorySite) -> None:
    reads = published_names().replace("entry.ClockResumed", "entry.ClockStopped")
    old = await NodeFixture(site, "old", reads=reads).start()
    room = await abandoned_room(old)
    await until(lambda: asks_a_person(site, room))
    old.end()
    await asyncio.sleep(3600)
    old = await NodeFixture(site, "very old", reads=reads, instance="another").start()
    new = await NodeFixture(site, "new").start()
    await until(lambda: overdue(site, room))
    assert stored_room(site, room).resumed_at == 0
    old.end()
    new.end()
