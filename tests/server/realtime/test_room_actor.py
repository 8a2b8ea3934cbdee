"""Room actors while the store is slow or unavailable, or another server writes to it."""

import asyncio
import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import pytest

from pyrite.game import Refusal
from pyrite.server.http.application import epoch_milliseconds
from pyrite.server.operations.metrics import Metrics
from pyrite.server.realtime import room_actor as room_actor_module
from pyrite.server.realtime.bot_players import ThinkingDelay
from pyrite.server.realtime.connection import Connection
from pyrite.server.realtime.room_actor import RoomActor
from pyrite.server.realtime.room_registry import RoomRegistry
from pyrite.server.realtime.room_services import RoomServices
from pyrite.server.room import entries, requests
from pyrite.server.room.decide.context import RequestContext, Requester
from pyrite.server.room.decide.dispatch import decide
from pyrite.server.room.decision import Decision
from pyrite.server.room.summary import summary_after
from pyrite.server.room.table_options import TableOptions
from pyrite.server.store import Node, Summary, Unavailable
from pyrite.server.store.memory import MemoryStore
from tests.server.bots_in_loop import BotsInLoop
from tests.server.room.room_fixture import state_of

ADA = Requester("ada", "Ada", 0)
OPTIONS = TableOptions(seats=3, clock="none", bots="random_bot")


class UnreliableStore(MemoryStore):
    """A store that can be slow or unavailable, or lose its answer."""

    def __init__(self) -> None:
        super().__init__()
        self.not_blocked = asyncio.Event()
        self.not_blocked.set()
        self.unavailable = False
        self.loses_answers = False
        """Whether entries are written, but the caller gets an error."""
        self.appends = self.refused = 0

    async def append(
        self, summary: Summary, after: int, entries: Sequence[bytes], driver: Node | None = None
    ) -> None:
        self.appends += 1
        await self.not_blocked.wait()
        self._raise_if_unavailable()
        await super().append(summary, after, entries, driver)
        if self.loses_answers:
            raise Unavailable("The answer of the store is lost.")

    async def read(self, room: str, after: int = 0) -> list[bytes]:
        self._raise_if_unavailable()
        return await super().read(room, after)

    def _raise_if_unavailable(self) -> None:
        if self.unavailable:
            self.refused += 1
            raise Unavailable("The store is unavailable.")


class Listener:
    """The client of a connection."""

    def __init__(self, room_actor: RoomActor, requester: Requester = ADA) -> None:
        self.connection = Connection(requester)
        self.frames: list[dict[str, Any]] = []
        self._room_actor = room_actor

    async def listen(self, after: int | None = None) -> asyncio.Task[None]:
        """Connect and read everything."""
        await self._room_actor.join(self.connection, after)
        return asyncio.ensure_future(self.connection.serve(self._take, self._room_actor.snapshot, 10))

    async def _take(self, frame: bytes) -> None:
        self.frames.append(json.loads(frame))

    def check(self) -> int:
        """Check that no item is missing or repeated; return the last number."""
        first, *rest = [frame for frame in self.frames if frame["frame"] in ("Snapshot", "Update")]
        number = first["number"] if first["frame"] == "Snapshot" else first["first"] + len(first["items"]) - 1
        for frame in rest:
            assert frame["frame"] == "Update"
            assert frame["first"] == number + 1, "an item was sent twice or is missing"
            number += len(frame["items"])
        return int(number)


def registry_on(store: UnreliableStore, bot_delay: float = 0) -> RoomRegistry:
    """The room registry of a server; several can use one store."""
    return RoomRegistry(
        RoomServices(store, BotsInLoop(ThinkingDelay(bot_delay, bot_delay)), epoch_milliseconds, Metrics())
    )


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.001)


async def room_where_a_bot_begins(registry: RoomRegistry) -> str:
    while True:
        name = await registry.play_now(ADA, OPTIONS)
        async with registry.visit(name) as room_actor:
            if room_actor is not None and room_actor.room.asked() == [1]:  # seat 2, also a bot, is next
                return name


@pytest.fixture
def store() -> UnreliableStore:
    return UnreliableStore()


async def test_items_that_arrive_before_a_snapshot_are_not_sent_twice(store: UnreliableStore) -> None:
    registry = registry_on(store)
    async with registry.visit(await registry.open(ADA, OPTIONS)) as room_actor:
        assert room_actor is not None
        store.not_blocked.clear()
        chatting = asyncio.ensure_future(room_actor.handle_request(ADA, requests.SendChat(text="Just now.")))
        await until(lambda: room_actor.room.touched and store.appends == 2)
        listener = Listener(room_actor)
        joining = asyncio.ensure_future(listener.listen())
        await asyncio.sleep(0.01)
        assert listener.frames == [], "sent before it was stored"
        store.not_blocked.set()
        await chatting
        await joining
        store.not_blocked.clear()
        more = asyncio.ensure_future(room_actor.handle_request(ADA, requests.SendChat(text="And now.")))
        await asyncio.sleep(0.01)
        listener.connection.request_resync()  # needs a snapshot while an entry is being stored
        await asyncio.sleep(0.01)
        assert "And now." not in json.dumps(listener.frames), "sent before it was stored"
        store.not_blocked.set()
        await more
        await asyncio.sleep(0.01)
        await room_actor.handle_request(ADA, requests.SendChat(text="At last."))
        await until(lambda: "At last." in json.dumps(listener.frames))
        last = max(place for place, frame in enumerate(listener.frames) if frame["frame"] == "Snapshot")
        listener.frames = listener.frames[last:]
        assert listener.check() == room_actor.room.sent_count[0]


async def test_bots_continue_after_another_server_was_faster(store: UnreliableStore) -> None:
    here, there = registry_on(store), registry_on(store)
    name = await room_where_a_bot_begins(here)
    store.not_blocked.clear()
    async with here.visit(name) as room_actor, there.visit(name) as other:
        assert room_actor is not None
        assert other is not None
        listeners = [Listener(room_actor), Listener(other)]
        for listener in listeners:
            await listener.listen()
        # Bots of both servers append after the same number: one of them loads again, and both continue.
        await asyncio.sleep(0.05)
        store.not_blocked.set()
        await until(lambda: room_actor.room.is_asked(0) or other.room.is_asked(0))
        await until(lambda: room_actor.room.is_asked(0) and other.room.is_asked(0))
        assert room_actor.room.entry_count == other.room.entry_count


async def test_nothing_is_sent_while_the_store_is_unavailable_and_then_the_game_continues(
    store: UnreliableStore,
) -> None:
    registry = registry_on(store, bot_delay=0.2)
    async with registry.visit(await room_where_a_bot_begins(registry)) as room_actor:
        assert room_actor is not None
        before = room_actor.room.entry_count
        store.unavailable = True
        refusal = await room_actor.handle_request(ADA, requests.SendChat(text="Is anybody there?"))
        assert isinstance(refusal, Refusal)
        assert refusal.reason == "store-unavailable"
        store.unavailable = False
        listener = Listener(room_actor)
        await listener.listen()
        await until(lambda: listener.frames)
        assert "anybody" not in json.dumps(listener.frames), "a refused request was sent to a viewer"
        assert room_actor.room.entry_count >= before
        store.unavailable, store.refused = True, 0
        await until(lambda: store.refused)  # a bot has tried to play
        store.unavailable = False
        await until(lambda: room_actor.room.is_asked(0))
        assert await room_actor.handle_request(ADA, requests.SendChat(text="There you are.")) is None
        await until(lambda: "There you are." in json.dumps(listener.frames))
        listener.check()


REQUESTS: list[requests.AnyRequest] = [
    requests.SendChat(ref="chat", text="Is anybody there?"),
    requests.Leave(ref="leave", seat=0),
    requests.PassHost(ref="host", seat=0),
    requests.AllowSpectators(ref="open", allowed=False),
    requests.VoteToFinish(ref="vote", agreed=True),
]
"""Requests of different kinds that a player may send during a game."""


async def room_where_ada_begins(registry: RoomRegistry) -> str:
    while True:
        name = await registry.play_now(ADA, OPTIONS)
        async with registry.visit(name) as room_actor:
            if room_actor is not None and room_actor.room.asked() == [0]:
                return name


async def test_an_append_that_fails_leaves_the_room_and_its_viewers_as_they_were(store: UnreliableStore) -> None:
    registry = registry_on(store, bot_delay=20)
    name = await room_where_ada_begins(registry)
    async with registry.visit(name) as room_actor:
        assert room_actor is not None
        listener = Listener(room_actor)
        await listener.listen()
        await until(lambda: listener.frames)
        room, before, frames = room_actor.room, state_of(room_actor.room), list(listener.frames)
        summary = await store.summary(name)
        choice = requests.PlayChoice(ref="move", after=room.sent_count[0], choice=0)
        for request in [*REQUESTS, choice]:
            store.unavailable = True
            refusal = await room_actor.handle_request(ADA, request)
            assert refusal is room_actor_module.STORE_UNAVAILABLE
            assert state_of(room_actor.room) == before
            store.unavailable = False
            assert room_actor.capture_after(0) is None, "it is not known whether the entries were written"
            async with room_actor.consistent() as same:
                assert same is room
            assert state_of(room) == before
        await asyncio.sleep(0.01)
        assert listener.frames == frames
        assert await store.summary(name) == summary
        assert await room_actor.handle_request(ADA, choice) is None
        assert room.entry_count == len(await store.read(name))
        await until(lambda: len(listener.frames) > len(frames))
        listener.check()


async def test_the_room_does_not_change_while_an_append_runs(store: UnreliableStore) -> None:
    registry = registry_on(store, bot_delay=20)
    async with registry.visit(await room_where_ada_begins(registry)) as room_actor:
        assert room_actor is not None
        await Listener(room_actor).listen()
        before, appends = state_of(room_actor.room), store.appends
        store.not_blocked.clear()
        choice = requests.PlayChoice(after=room_actor.room.sent_count[0], choice=0)
        playing = asyncio.ensure_future(room_actor.handle_request(ADA, choice))
        await until(lambda: store.appends > appends)
        assert state_of(room_actor.room) == before
        store.not_blocked.set()
        assert await playing is None
        assert state_of(room_actor.room) != before


@pytest.mark.parametrize("cancelled", [False, True])
async def test_entries_that_were_stored_without_an_answer_are_read_and_sent_once(
    store: UnreliableStore, cancelled: bool
) -> None:
    registry = registry_on(store, bot_delay=20)
    name = await room_where_ada_begins(registry)
    async with registry.visit(name) as room_actor:
        assert room_actor is not None
        listener = Listener(room_actor)
        await listener.listen()
        await until(lambda: listener.frames)
        room, before = room_actor.room, room_actor.room.entry_count
        choice = requests.PlayChoice(ref="move", after=room.sent_count[0], choice=0)
        store.loses_answers = True
        if cancelled:
            store.not_blocked.clear()
            playing = asyncio.ensure_future(room_actor.handle_request(ADA, choice))
            await asyncio.sleep(0.01)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            store.not_blocked.set()
            with suppress(Unavailable):  # the write continued without its caller
                answer = decide(room, ADA, choice, RequestContext(room_actor.now()))
                assert isinstance(answer, Decision)
                written = [entries.encode(entry) for entry in answer.entries]
                await store.append(summary_after(room, answer, None), before, written)
        else:
            assert await room_actor.handle_request(ADA, choice) is room_actor_module.STORE_UNAVAILABLE
        store.loses_answers = False
        assert room.entry_count == before
        assert await room_actor.handle_request(ADA, choice) is None, "the same request again"
        assert room_actor.room is room
        assert room.entry_count == len(await store.read(name)) == before + 1
        await until(lambda: listener.check() == room.sent_count[0])
