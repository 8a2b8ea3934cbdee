"""All rooms in memory: opens, finds, loads and unloads them, and runs the heartbeat.

A room is in memory while somebody uses it, or while this node drives it; all others are only in the store.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from random import SystemRandom
from typing import Final
from weakref import WeakSet

from pyrite.game import BadInput, Refusal
from pyrite.game.dealing.shuffle import SEED_BYTES
from pyrite.server.operations.logs import get_logger
from pyrite.server.realtime import wire
from pyrite.server.realtime.coalesced import Coalesced
from pyrite.server.realtime.connection import RESTART, Connection
from pyrite.server.realtime.room_actor import UPGRADING, RoomActor
from pyrite.server.realtime.room_loading import SNAPSHOT_AT_UNLOAD_AFTER, load_room, save_room
from pyrite.server.realtime.room_services import RoomServices
from pyrite.server.realtime.store_waits import StoreWaits
from pyrite.server.room import Room, entries, requests
from pyrite.server.room.codes import random_code
from pyrite.server.room.decide import lobby
from pyrite.server.room.decide.context import RequestContext, Requester
from pyrite.server.room.decide.dispatch import decide
from pyrite.server.room.decision import NOTHING, Answer, Decision
from pyrite.server.room.entries import AnyEntry, RematchOpened
from pyrite.server.room.requests import AnyRequest
from pyrite.server.room.summary import summary_of
from pyrite.server.room.table_options import TableOptions
from pyrite.server.store import Append, Conflict, Unavailable

CODE_LENGTH: Final = 6
_MAX_TRIES: Final = 8
_NAME_BYTES: Final = 12
_NOTICE_SECONDS: Final = 1.0
"""How long a node that drains waits until a load balancer knows: two of its checks."""
_DRAIN_STEP_SECONDS: Final = 0.1
"""How often connections are closed while rooms are handed over to other nodes."""
_CLOSE_SECONDS: Final = 1.0
"""How long shutdown waits for clients to receive the goodbye frame, in seconds."""
HEARTBEAT_SECONDS: Final = 20.0
"""Every connection receives a presence frame this often. JavaScript in a browser cannot see WebSocket pings, so
without this heartbeat a page could not distinguish a quiet connection from a dead one."""
ADOPT_SECONDS: Final = 3.0
"""How often a node looks for games that no node drives, in seconds."""
ADOPT_AHEAD_MS: Final = 20_000
"""How long before its deadline such a game is loaded: more than `TIME_AFTER_PAUSE`, so that its clock is right."""
ADOPT_AT_ONCE: Final = 20
"""How many such games are loaded at once."""
_RNG: Final = SystemRandom()

MakeFirstEntries = Callable[[bytes, str], list[AnyEntry]]
"""Makes the first entries of a room from a seed and a code."""


class Upgrading(Exception):  # noqa: N818
    """Some living node is of an older version and could not read the new room: nothing was written."""


class _Slot:
    """One room in memory, from the first use until nobody uses it any more."""

    __slots__ = ("loading", "room_actor", "users")

    def __init__(self, loading: asyncio.Task[RoomActor | None]) -> None:
        self.loading = loading
        self.room_actor: RoomActor | None = None
        """The room, once it is loaded."""
        self.users = 0
        """How many use the room or wait until it is loaded; it is not unloaded before this is 0."""

    @property
    def is_needed(self) -> bool:
        """Whether the room stays in memory: somebody uses it, or its game goes on although nobody is connected."""
        return self.users > 0 or (self.room_actor is not None and self.room_actor.goes_on_alone)


class RoomRegistry:
    """Opens, finds, loads and unloads rooms."""

    def __init__(self, services: RoomServices, drain_seconds: float = 0.0) -> None:
        """``drain_seconds`` is how long this node takes to hand its rooms over, if there are other nodes."""
        self.services = services
        self._drain_seconds = drain_seconds
        services.sync.on_sign_out = self.sign_out_here
        services.sync.on_missed = self._on_missed
        services.sync.on_draining = self.start_draining
        services.sync.lease.on_sent_away = self._send_away
        self._slots: dict[str, _Slot] = {}
        self._unreadable: set[str] = set()
        """Rooms that could not be loaded."""
        self._saving: set[asyncio.Task[None]] = set()
        """Tasks that save snapshots of unloaded rooms."""
        self.closing = False
        """Whether rooms are handed over to other nodes, and nobody may connect any more."""
        self._draining: asyncio.Task[None] | None = None
        self._closed = False
        self.sign_outs = 0
        """How many times a guest has signed out everywhere; see `WebSocketApi`."""
        self.store_waits = StoreWaits()
        self._unchecked: WeakSet[Connection] = WeakSet()
        """Connections of guests who may have signed out on another node."""
        self._checks = Coalesced(self._sign_out_missed)
        """Checks them. The heartbeat does not wait for it, because it asks the store."""

    # ------------------------------------------------------------ opening

    async def open(self, requester: Requester, options: TableOptions) -> str:
        """Open a room with its host on the first seat; raise `BadInput` if the options are incompatible.

        Raise `Upgrading` if some living node could not read the room yet.
        """
        return await self._open(lambda seed, code: self._first_entries(requester, options, seed, code))

    def _first_entries(
        self, requester: Requester, options: TableOptions, seed: bytes, code: str
    ) -> list[AnyEntry]:
        now = self.services.now()
        found = lobby.open_room(requester, options, seed=seed, code=code, now=now)
        return self._after_request(found, requester, requests.Sit(seat=0))

    async def play_now(self, requester: Requester, options: TableOptions) -> str:
        """Open a room and start its game: one person against bots. It raises the same as `open`."""

        def started(seed: bytes, code: str) -> list[AnyEntry]:
            found = self._first_entries(requester, options, seed, code)
            return self._after_request(found, requester, requests.Start())

        return await self._open(started)

    def _after_request(self, found: list[AnyEntry], requester: Requester, request: AnyRequest) -> list[AnyEntry]:
        """The entries of a room that is not stored yet, with those of one more request."""
        answer = decide(Room.of("", found), requester, request, RequestContext(self.services.now()))
        if isinstance(answer, Refusal):
            raise BadInput(answer.text, answer.reason)
        return [*found, *answer.entries]

    async def _open(self, make_first_entries: MakeFirstEntries) -> str:
        for _ in range(_MAX_TRIES):
            opened = self._new_room(make_first_entries)
            try:
                await self.services.store.append(*opened)
            except Conflict:  # another room has this code
                continue
            return opened.summary.room
        raise BadInput("There are too many tables. Try again later.")

    def _new_room(self, make_first_entries: MakeFirstEntries) -> Append:
        """The first append of a new room with a random name, code and seed."""
        code = random_code(CODE_LENGTH, _RNG)
        found = make_first_entries(secrets.token_bytes(SEED_BYTES), code)
        if not self.services.sync.lease.can_write(found):
            raise Upgrading
        room = Room.of(secrets.token_urlsafe(_NAME_BYTES), found)
        return Append(summary_of(room), 0, [entries.encode(entry) for entry in found])

    # ------------------------------------------------------------ finding

    @asynccontextmanager
    async def visit(self, name: str) -> AsyncIterator[RoomActor | None]:
        """A room by its name, loaded if necessary and kept in memory while the context is open; None if missing.

        Users are counted before they wait. So a room is loaded once for all of them, and the last one unloads it,
        in whatever order they run.
        """
        slot = self._slots.get(name)
        if slot is None:
            slot = self._slots[name] = _Slot(asyncio.ensure_future(self._load(name)))
        slot.users += 1
        try:
            # A user who is cancelled must not cancel loading for others.
            room_actor = slot.room_actor = await self.store_waits.wait(asyncio.shield(slot.loading))
            yield room_actor
        finally:
            slot.users -= 1
            if not slot.is_needed:
                self._unload(name, slot)

    def _unload_unneeded(self) -> None:
        for name, slot in list(self._slots.items()):
            if not slot.is_needed:
                self._unload(name, slot)

    def _unload(self, name: str, slot: _Slot) -> None:
        """Remove a room that is not needed any more from memory."""
        del self._slots[name]
        slot.loading.cancel()  # no effect if it is done
        if slot.room_actor is None:
            return
        slot.room_actor.unload()
        captured = None if self._closed else slot.room_actor.capture_after(SNAPSHOT_AT_UNLOAD_AFTER)
        if captured is not None:
            saving = asyncio.ensure_future(save_room(self.services.store, captured, self.services.threads))
            self._saving.add(saving)
            saving.add_done_callback(self._saving.discard)

    async def _load(self, name: str) -> RoomActor | None:
        loaded = await load_room(self.services.store, name, self.services.threads)
        if loaded is None:
            return None
        elsewhere = (await self.services.sync.connected_elsewhere([name])).get(name, [])
        room_actor = RoomActor(loaded, self.services)
        room_actor.presence.set_elsewhere(elsewhere)
        loaded.room.speedup = self.services.speedup
        return room_actor

    def _room_actors(self) -> list[RoomActor]:
        """All rooms in memory."""
        return [slot.room_actor for slot in self._slots.values() if slot.room_actor is not None]

    def count(self, state: str) -> int:
        """How many rooms in a state are in memory."""
        return sum(1 for room_actor in self._room_actors() if room_actor.room.state == state)

    async def run_heartbeat(self) -> None:
        """Send the heartbeat to every room in turn, spread over the interval, until cancelled."""
        while True:
            rooms = self._room_actors()
            for room_actor in rooms:
                room_actor.presence.broadcast()
                if self._unchecked:
                    self._checks.ask()
                await asyncio.sleep(HEARTBEAT_SECONDS / len(rooms))
            if not rooms:
                await asyncio.sleep(HEARTBEAT_SECONDS)

    # ------------------------------------------------------------ games that nobody is connected to

    async def run_adoption(self) -> None:
        """Until cancelled, drive games that no node drives, and unload those that rest."""
        while True:
            self._unload_unneeded()
            with suppress(Unavailable):  # tried again soon
                await self._adopt()
            await asyncio.sleep(ADOPT_SECONDS)

    async def _adopt(self) -> None:
        """Load games that are due and that no node drives: its node has died, or all nodes were restarted."""
        sync = self.services.sync
        if self.closing or sync.lease.draining or not sync.lease.is_first:
            return
        until = self.services.now() + ADOPT_AHEAD_MS
        known = self._slots.keys() | self._unreadable
        orphans = await self.services.store.cluster.orphans(until, ADOPT_AT_ONCE + len(known))
        async with AsyncExitStack() as loaded:
            for name in [each for each in orphans if each not in known][:ADOPT_AT_ONCE]:
                try:
                    await loaded.enter_async_context(self.visit(name))
                except Unavailable:
                    raise
                except Exception:  # the others must not wait for a room that cannot be read
                    self._unreadable.add(name)
                    get_logger("pyrite.rooms").error("a room cannot be loaded", room=name, exc_info=True)
            await sync.claim()

    # ------------------------------------------------------------ requests

    async def handle_request(
        self,
        room_actor: RoomActor,
        requester: Requester,
        request: AnyRequest,
        answered: Connection | None = None,
    ) -> Refusal | None:
        """Carry out a request in a room; return the refusal if it is refused.

        The caller sends an answer to the connection ``answered`` at once.
        """
        if not isinstance(request, requests.Rematch):
            return await room_actor.handle_request(requester, request, answered)
        refusal = await room_actor.handle_request(requester, request)
        return refusal or await self._rematch(room_actor, requester, request)

    async def _rematch(
        self, room_actor: RoomActor, requester: Requester, request: requests.Rematch
    ) -> Refusal | None:
        """Open the room of the rematch, unless somebody already did.

        Both rooms are written in one transaction, so two nodes cannot open two rooms.
        """
        opened: list[Append] = []

        def decided(room: Room) -> Answer:
            if room.rematch:
                return NOTHING
            now = room_actor.now()
            opened[:] = [
                self._new_room(lambda seed, code: lobby.rematch(room, requester, seed=seed, code=code, now=now))
            ]
            name = opened[0].summary.room
            return Decision.of(RematchOpened(at=now, guest=requester.guest, ref=request.ref, room=name))

        try:
            return await room_actor.write_beside(decided, lambda: opened[0])
        except Upgrading:
            return UPGRADING

    async def sign_out(self, guest: str) -> None:
        """Close the connections of a guest whose cookies are invalid, on all nodes."""
        self.sign_out_here(guest)
        await self.services.sync.tell_sign_out(guest)

    def sign_out_here(self, guest: str) -> None:
        """Close the connections of a guest on this node."""
        self.sign_outs += 1
        for room_actor in self._room_actors():
            for connection in [each for each in room_actor.presence.connections if each.requester.guest == guest]:
                room_actor.sign_out(connection)

    def _on_missed(self) -> None:
        """Another node may have told of guests who signed out: check all who are connected."""
        self.sign_outs += 1
        for room_actor in self._room_actors():
            self._unchecked.update(room_actor.presence.connections)
        self._checks.ask()

    async def _sign_out_missed(self) -> None:
        """Sign out those whose cookie is not valid any more. If the store is away, the heartbeat asks again."""
        for room_actor in self._room_actors():
            for connection in [each for each in room_actor.presence.connections if each in self._unchecked]:
                self._unchecked.discard(connection)
                try:
                    is_known = await connection.recognise()
                except BaseException:
                    self._unchecked.add(connection)
                    raise
                if not is_known:
                    room_actor.sign_out(connection)

    # ------------------------------------------------------------ without a store, and the end

    def _send_away(self) -> None:
        """Close all connections: this node has lost its store, so people continue on another."""
        self.store_waits.end_all()
        _close_connections(self._room_actors(), "The server lost its database. Your game continues in a moment.")

    def start_draining(self) -> asyncio.Task[None]:
        """Hand all rooms over to other nodes; a load balancer is told first, so that it sends nobody any more."""
        if self._draining is None:
            self.services.sync.lease.draining = True
            self._draining = asyncio.ensure_future(self._drain())
        return self._draining

    async def _drain(self) -> None:
        """Close all connections, room after room, so that not everybody connects elsewhere at the same time."""
        seconds = 0.0 if self.services.sync.lease.alone else self._drain_seconds
        await asyncio.sleep(min(_NOTICE_SECONDS, seconds))
        self.closing = True
        rooms = self._room_actors()
        steps = max(1, min(len(rooms), int(seconds / _DRAIN_STEP_SECONDS)))
        for step in range(steps):
            await asyncio.sleep(seconds / steps if step else 0)
            await self._hand_over(rooms[step::steps])

    async def _hand_over(self, rooms: list[RoomActor]) -> None:
        """Stop driving rooms, so that other nodes can, and close their connections with a goodbye frame."""
        with suppress(Unavailable, TimeoutError):  # tried again while this node runs; then its lease ends
            async with asyncio.timeout(_CLOSE_SECONDS):
                await self.services.sync.hand_over(rooms)
        _close_connections(rooms, "The server is restarting. Your game continues in a moment.")

    async def close_all(self) -> None:
        """Hand all rooms over, unload them, and wait briefly for the clients."""
        if self._closed:
            return
        self._closed = True
        await self.start_draining()
        for room_actor in self._room_actors():
            room_actor.unload()
        self._unload_unneeded()
        await self.services.bot_executor.close()
        for saving in self._saving:
            saving.cancel()
        with suppress(TimeoutError):
            async with asyncio.timeout(_CLOSE_SECONDS):
                while self._slots:
                    await asyncio.sleep(0.01)
        self._checks.cancel()
        self.services.sync.close()


def _close_connections(rooms: Iterable[RoomActor], text: str) -> None:
    """Close the connections of rooms; the clients connect again, to another node if they can."""
    frame = wire.encode(wire.Goodbye(reason="restart", text=text, reconnect=True))
    for room_actor in rooms:
        for connection in list(room_actor.presence.connections):
            if not connection.closing:
                connection.close(RESTART, frame)
