"""Snapshots of rooms are saved and loaded; clients that missed dropped events get a snapshot frame."""

import json

import pytest

from pyrite.server.http.application import epoch_milliseconds
from pyrite.server.operations.metrics import Metrics
from pyrite.server.realtime import room_actor as room_actor_module
from pyrite.server.realtime.bot_players import ThinkingDelay
from pyrite.server.realtime.room_actor import RoomActor
from pyrite.server.realtime.room_loading import SNAPSHOT_AFTER_ENTRIES, SNAPSHOT_AT_UNLOAD_AFTER
from pyrite.server.realtime.room_registry import RoomRegistry
from pyrite.server.realtime.room_services import RoomServices
from pyrite.server.room import Room, entries, requests, room_snapshot
from pyrite.server.room.decide.context import Requester
from pyrite.server.room.table_options import TableOptions
from pyrite.server.room.viewer_log import BATCH, CHAT_KEPT
from pyrite.server.store import Unavailable
from pyrite.server.store.memory import MemoryStore
from tests.server.bots_in_loop import BotsInLoop
from tests.server.realtime.test_room_actor import Listener, until
from tests.server.room.test_room_snapshot import check_same

ADA = Requester("ada", "Ada", 0)


class CountingStore(MemoryStore):
    """Counts the entries that are read, and can fail to save."""

    def __init__(self) -> None:
        super().__init__()
        self.read_entries = self.saved = 0
        self.no_saving = False

    async def read(self, room: str, after: int = 0) -> list[bytes]:
        found = await super().read(room, after)
        self.read_entries += len(found)
        return found

    async def save_snapshot(self, room: str, number: int, snapshot: bytes) -> None:
        if self.no_saving:
            raise Unavailable("The disk is full.")
        await super().save_snapshot(room, number, snapshot)
        self.saved += 1

    def damage(self, room: str) -> None:
        number, snapshot = self.site.snapshots[room]
        self.site.snapshots[room] = (number, snapshot[:-1] + bytes([snapshot[-1] ^ 1]))


@pytest.fixture
def store() -> CountingStore:
    return CountingStore()


@pytest.fixture
def registry(store: CountingStore) -> RoomRegistry:
    return RoomRegistry(RoomServices(store, BotsInLoop(ThinkingDelay(9, 9)), epoch_milliseconds, Metrics()))


@pytest.fixture
async def name(registry: RoomRegistry) -> str:
    """The name of a room with a game."""
    return await registry.play_now(ADA, TableOptions(seats=3, clock="none", bots="random_bot"))


async def send_chat(room_actor: RoomActor, count: int) -> None:
    for number in range(count):
        assert await room_actor.handle_request(ADA, requests.SendChat(text=f"line {number} of {count}")) is None


async def visited(registry: RoomRegistry, name: str) -> Room:
    async with registry.visit(name) as room_actor:
        assert room_actor is not None
        return room_actor.room


async def is_the_fold_of_its_entries(registry: RoomRegistry, store: CountingStore, name: str) -> None:
    room = await visited(registry, name)
    expected = Room.of(name, map(entries.decode, await store.read(name)), room.speedup)
    check_same(room, expected, room.touched)


async def test_an_unloaded_room_is_loaded_from_its_snapshot_and_later_entries(
    registry: RoomRegistry, store: CountingStore, name: str
) -> None:
    async with registry.visit(name) as room_actor:
        assert room_actor is not None
        await send_chat(room_actor, SNAPSHOT_AT_UNLOAD_AFTER)
    await until(lambda: store.saved == 1)
    store.read_entries = 0
    await visited(registry, name)
    assert store.read_entries == 0
    async with registry.visit(name) as room_actor:
        assert room_actor is not None
        await send_chat(room_actor, 3)
    store.read_entries = 0
    await visited(registry, name)
    assert store.read_entries == 3
    assert store.saved == 1, "it was saved again after only a few entries"
    await is_the_fold_of_its_entries(registry, store, name)


async def test_a_room_in_memory_saves_snapshots_regularly(
    registry: RoomRegistry, store: CountingStore, name: str
) -> None:
    async with registry.visit(name) as room_actor:
        assert room_actor is not None
        await send_chat(room_actor, SNAPSHOT_AFTER_ENTRIES)
        await until(lambda: store.saved == 1)
        await send_chat(room_actor, SNAPSHOT_AFTER_ENTRIES - 10)
        assert store.saved == 1
        await send_chat(room_actor, 10)
        await until(lambda: store.saved == 2)
    await is_the_fold_of_its_entries(registry, store, name)


async def test_a_damaged_or_outdated_snapshot_is_ignored(
    registry: RoomRegistry, store: CountingStore, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with registry.visit(name) as room_actor:
        assert room_actor is not None
        await send_chat(room_actor, SNAPSHOT_AT_UNLOAD_AFTER)
    await until(lambda: store.saved == 1)
    written = len(await store.read(name))
    monkeypatch.setattr(room_snapshot, "FORMAT", 2)
    assert (await visited(registry, name)).entry_count == written
    monkeypatch.undo()
    store.damage(name)
    await is_the_fold_of_its_entries(registry, store, name)


async def test_a_room_that_cannot_be_saved_continues(
    registry: RoomRegistry, store: CountingStore, name: str
) -> None:
    store.no_saving = True
    async with registry.visit(name) as room_actor:
        assert room_actor is not None
        await send_chat(room_actor, SNAPSHOT_AFTER_ENTRIES)
        room_actor.room.notes[0] = object()  # type: ignore[assignment]
        await send_chat(room_actor, SNAPSHOT_AFTER_ENTRIES)
    assert store.saved == 0
    await is_the_fold_of_its_entries(registry, store, name)


async def test_a_snapshot_contains_only_stored_entries(
    registry: RoomRegistry, store: CountingStore, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If an append fails, the room has not changed, and there is nothing new to save."""
    monkeypatch.setattr(room_actor_module, "SNAPSHOT_AFTER_ENTRIES", 1)

    async def refuse(*_: object) -> None:
        raise Unavailable("The disk is full.")

    async with registry.visit(name) as room_actor:
        assert room_actor is not None
        await send_chat(room_actor, 1)
        await until(lambda: store.saved == 1)
        append, store.append = store.append, refuse  # type: ignore[method-assign, assignment]
        refusal = await room_actor.handle_request(ADA, requests.SendChat(text="never written"))
        assert refusal is not None
        assert refusal.reason == "store-unavailable"
        assert room_actor.capture_after(0) is None
        store.append = append  # type: ignore[method-assign]
        await send_chat(room_actor, 1)
        await until(lambda: store.saved == 2)
    await is_the_fold_of_its_entries(registry, store, name)


# ---------------------------------------------------------------- clients that missed dropped events


async def test_reconnecting_after_dropped_events_gets_a_snapshot(registry: RoomRegistry, name: str) -> None:
    async with registry.visit(name) as room_actor:
        assert room_actor is not None
        seen = room_actor.room.sent_count[0]
        await send_chat(room_actor, CHAT_KEPT + BATCH)
        behind, near = Listener(room_actor), Listener(room_actor)
        await behind.listen(after=seen)
        await near.listen(after=room_actor.room.sent_count[0] - CHAT_KEPT)
        await until(lambda: behind.frames and near.frames)
        snapshot, update = (next(iter(each.frames)) for each in (behind, near))
        assert (snapshot["frame"], snapshot["number"]) == ("Snapshot", room_actor.room.sent_count[0])
        assert (update["frame"], len(update["items"])) == ("Update", CHAT_KEPT)
        await send_chat(room_actor, 5)
        for listener in (behind, near):
            await until(lambda: "line 4 of 5" in json.dumps(listener.frames))  # noqa: B023  # awaited here
            assert listener.check() == room_actor.room.sent_count[0]


async def test_a_connection_that_missed_dropped_events_gets_a_snapshot(registry: RoomRegistry, name: str) -> None:
    """Another server has stored more events than are kept before this one loads them."""
    other = RoomRegistry(registry.services)
    async with registry.visit(name) as room_actor, other.visit(name) as there:
        assert room_actor is not None
        assert there is not None
        listener = Listener(room_actor)
        await listener.listen()
        await until(lambda: listener.frames)
        await send_chat(there, CHAT_KEPT + 2 * BATCH)
        await send_chat(room_actor, 1)
        await until(lambda: listener.connection.sent_count == room_actor.room.sent_count[0])
        last = [frame for frame in listener.frames if frame["frame"] in ("Snapshot", "Update")][-1]
        assert (last["frame"], last["number"]) == ("Snapshot", room_actor.room.sent_count[0])
