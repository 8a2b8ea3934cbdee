"""All rooms in memory: opens, finds, loads and unloads them, and runs the heartbeat.

A room is in memory while somebody uses it; all others are only in the store.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from random import SystemRandom
from typing import Final

from pyrite.game import BadInput, Refusal
from pyrite.game.dealing.shuffle import SEED_BYTES
from pyrite.server.realtime import wire
from pyrite.server.realtime.connection import RESTART
from pyrite.server.realtime.room_actor import RoomActor, RoomServices
from pyrite.server.realtime.room_loading import SNAPSHOT_AT_UNLOAD_AFTER, load_room, save_room
from pyrite.server.room import Room, entries, requests
from pyrite.server.room.codes import random_code
from pyrite.server.room.decide import lobby
from pyrite.server.room.decide.context import RequestContext, Requester
from pyrite.server.room.decide.dispatch import decide
from pyrite.server.room.decision import NOTHING, Decision
from pyrite.server.room.entries import AnyEntry, RematchOpened
from pyrite.server.room.requests import AnyRequest
from pyrite.server.room.summary import summary_of
from pyrite.server.room.table_options import TableOptions
from pyrite.server.store import Conflict

CODE_LENGTH: Final = 6
_MAX_TRIES: Final = 8
_NAME_BYTES: Final = 12
_CLOSE_SECONDS: Final = 1.0
"""How long shutdown waits for clients to receive the goodbye frame, in seconds."""
HEARTBEAT_SECONDS: Final = 20.0
"""Every connection receives a presence frame this often. JavaScript in a browser cannot see WebSocket pings, so
without this heartbeat a page could not distinguish a quiet connection from a dead one."""
_RNG: Final = SystemRandom()

MakeFirstEntries = Callable[[bytes, str], list[AnyEntry]]
"""Makes the first entries of a room from a seed and a code."""


class _Slot:
    """One room in memory, from the first use until nobody uses it any more."""

    __slots__ = ("loading", "room_actor", "users")

    def __init__(self, loading: asyncio.Task[RoomActor | None]) -> None:
        self.loading = loading
        self.room_actor: RoomActor | None = None
        """The room, once it is loaded."""
        self.users = 0
        """How many use the room or wait until it is loaded; it is not unloaded before this is 0."""


class RoomRegistry:
    """Opens, finds, loads and unloads rooms."""

    def __init__(self, services: RoomServices) -> None:
        self.services = services
        self._slots: dict[str, _Slot] = {}
        self._saving: set[asyncio.Task[None]] = set()
        """Tasks that save snapshots of unloaded rooms."""
        self.closing = False
        self.sign_outs = 0
        """How many times a guest has signed out everywhere; see `WebSocketApi`."""

    # ------------------------------------------------------------ opening

    async def open(self, requester: Requester, options: TableOptions) -> str:
        """Open a room with its host on the first seat; raise `BadInput` if the options are incompatible."""
        return await self._open(lambda seed, code: self._first_entries(requester, options, seed, code))

    def _first_entries(
        self, requester: Requester, options: TableOptions, seed: bytes, code: str
    ) -> list[AnyEntry]:
        now = self.services.now()
        found = lobby.open_room(requester, options, seed=seed, code=code, now=now)
        return self._after_request(found, requester, requests.Sit(seat=0))

    async def play_now(self, requester: Requester, options: TableOptions) -> str:
        """Open a room and start its game: one person against bots."""

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
            name = secrets.token_urlsafe(_NAME_BYTES)
            code = random_code(CODE_LENGTH, _RNG)
            found = make_first_entries(secrets.token_bytes(SEED_BYTES), code)
            room = Room.of(name, found)
            try:
                await self.services.store.append(summary_of(room), 0, [entries.encode(entry) for entry in found])
            except Conflict:  # another room has this code
                continue
            return name
        raise BadInput("There are too many tables. Try again later.")

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
            room_actor = slot.room_actor = await asyncio.shield(slot.loading)
            yield room_actor
        finally:
            slot.users -= 1
            if not slot.users:
                self._unload(name, slot)

    def _unload(self, name: str, slot: _Slot) -> None:
        """Remove a room that nobody uses any more from memory."""
        del self._slots[name]
        slot.loading.cancel()  # no effect if it is done
        if slot.room_actor is None:
            return
        slot.room_actor.unload()
        captured = None if self.closing else slot.room_actor.capture_after(SNAPSHOT_AT_UNLOAD_AFTER)
        if captured is not None:
            saving = asyncio.ensure_future(save_room(self.services.store, captured, self.services.threads))
            self._saving.add(saving)
            saving.add_done_callback(self._saving.discard)

    async def _load(self, name: str) -> RoomActor | None:
        loaded = await load_room(self.services.store, name, self.services.threads)
        if loaded is None:
            return None
        room_actor = RoomActor(loaded.room, self.services, loaded.saved)
        loaded.room.loaded_at, loaded.room.speedup = room_actor.now(), self.services.speedup
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
                await asyncio.sleep(HEARTBEAT_SECONDS / len(rooms))
            if not rooms:
                await asyncio.sleep(HEARTBEAT_SECONDS)

    # ------------------------------------------------------------ requests

    async def handle_request(
        self, room_actor: RoomActor, requester: Requester, request: AnyRequest
    ) -> Refusal | None:
        """Carry out a request in a room; return the refusal if it is refused."""
        refusal = await room_actor.handle_request(requester, request)
        if refusal is None and isinstance(request, requests.Rematch):
            refusal = await self._rematch(room_actor, requester, request)
        return refusal

    async def _rematch(
        self, room_actor: RoomActor, requester: Requester, request: requests.Rematch
    ) -> Refusal | None:
        """Open the room of the rematch, unless somebody already did."""
        async with room_actor.rematch_lock:
            if room_actor.room.rematch:
                return None
            old, now = room_actor.room, self.services.now()
            name = await self._open(
                lambda seed, code: lobby.rematch(old, requester, seed=seed, code=code, now=now)
            )
            made = RematchOpened(at=room_actor.now(), guest=requester.guest, ref=request.ref, room=name)
            return await room_actor.write(lambda room: NOTHING if room.rematch else Decision.of(made))

    def sign_out(self, guest: str) -> None:
        """Close the connections of a guest whose cookies are invalid."""
        self.sign_outs += 1
        for room_actor in self._room_actors():
            for connection in [each for each in room_actor.presence.connections if each.requester.guest == guest]:
                room_actor.sign_out(connection)

    async def close_all(self) -> None:
        """Close all connections with a goodbye frame, unload all rooms, and wait briefly for the clients."""
        if self.closing:
            return
        self.closing = True
        text = "The server is restarting. Your game continues in a moment."
        frame = wire.encode(wire.Goodbye(reason="restart", text=text, reconnect=True))
        for room_actor in self._room_actors():
            for connection in list(room_actor.presence.connections):
                connection.close(RESTART, frame)
            room_actor.unload()
        self.services.bot_executor.close()
        for saving in self._saving:
            saving.cancel()
        with suppress(TimeoutError):
            async with asyncio.timeout(_CLOSE_SECONDS):
                while self._slots:
                    await asyncio.sleep(0.01)
