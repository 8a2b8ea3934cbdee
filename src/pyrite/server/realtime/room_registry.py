"""All rooms: those that people are in are kept in memory, the others wait in the store."""

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
from pyrite.server.realtime.room_actor import House, LiveRoom
from pyrite.server.realtime.room_loading import SAVE_AT_UNLOADING, load_room, save_room
from pyrite.server.room import Room, entries, requests
from pyrite.server.room.codes import spelt
from pyrite.server.room.decide import lobby
from pyrite.server.room.decide.answers import Actor, Moment
from pyrite.server.room.decide.dispatch import decide
from pyrite.server.room.entries import AnyEntry, RematchOpened
from pyrite.server.room.requests import AnyRequest
from pyrite.server.room.summary import summary_of
from pyrite.server.room.table_options import TableOptions
from pyrite.server.store import Conflict

CODE_LENGTH: Final = 6
_TRIES: Final = 8
_NAME_BYTES: Final = 12
_FAREWELL: Final = 1.0
"""Seconds until a server that stops waits no longer for those who are slow to hear it."""
IN_TOUCH: Final = 20.0
"""So often, in seconds, everyone hears from the server. Pings do not reach the program of a page: without this it
could not tell a line on which nothing happens from one that is dead."""
_CHANCE: Final = SystemRandom()

Opening = Callable[[bytes, str], list[AnyEntry]]
"""The first entries of a room, given a seed and a code."""


class _Slot:
    """The place of one room in memory, from the moment somebody asks for it until nobody uses it any more."""

    __slots__ = ("live", "loading", "users")

    def __init__(self, loading: asyncio.Task[LiveRoom | None]) -> None:
        self.loading = loading
        self.live: LiveRoom | None = None
        """The room, once it is loaded."""
        self.users = 0
        """How many use the room or wait for it. It counts those who wait, so that nobody unloads it under them."""


class Hub:
    """Finds, opens and loads rooms."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._slots: dict[str, _Slot] = {}
        self._saving: set[asyncio.Task[None]] = set()
        """Snapshots of rooms that were just unloaded."""
        self.closing = False
        self.sign_outs = 0
        """How often a guest has signed out everywhere; see `Sockets`."""

    # ------------------------------------------------------------ opening

    async def open(self, actor: Actor, options: TableOptions) -> str:
        """A new room with its host on the first seat; raise `BadInput` if the terms clash."""
        return await self._open(lambda seed, code: self._opening(actor, options, seed, code))

    def _opening(self, actor: Actor, options: TableOptions, seed: bytes, code: str) -> list[AnyEntry]:
        now = self.house.now()
        found = lobby.open_room(actor, options, seed=seed, code=code, now=now)
        return self._go_on(found, actor, requests.Sit(seat=0))

    async def play_now(self, actor: Actor, options: TableOptions) -> str:
        """A room in which the game has begun: one person, all the others are bots."""

        def opening(seed: bytes, code: str) -> list[AnyEntry]:
            return self._go_on(self._opening(actor, options, seed, code), actor, requests.Start())

        return await self._open(opening)

    def _go_on(self, found: list[AnyEntry], actor: Actor, request: AnyRequest) -> list[AnyEntry]:
        answer = decide(Room.of("", found), actor, request, Moment(self.house.now()))
        if isinstance(answer, Refusal):
            raise BadInput(answer.text, answer.reason)
        return found + answer

    async def _open(self, opening: Opening) -> str:
        for _ in range(_TRIES):
            name = secrets.token_urlsafe(_NAME_BYTES)
            code = spelt(CODE_LENGTH, _CHANCE)
            found = opening(secrets.token_bytes(SEED_BYTES), code)
            room = Room.of(name, found)
            try:
                await self.house.store.append(summary_of(room), 0, [entries.encode(entry) for entry in found])
            except Conflict:  # another room has this code
                continue
            return name
        raise BadInput("There are so many tables that no code is free: try again later.")

    # ------------------------------------------------------------ finding

    @asynccontextmanager
    async def visit(self, name: str) -> AsyncIterator[LiveRoom | None]:
        """A room by its name, loaded if it is not in memory, and kept there for as long as somebody visits it.

        The visitor is counted before it waits. So a room is loaded once for all who want it, and it is unloaded
        by the last of them, whatever the order in which they get to run.
        """
        slot = self._slots.get(name)
        if slot is None:
            slot = self._slots[name] = _Slot(asyncio.ensure_future(self._load(name)))
        slot.users += 1
        try:
            live = slot.live = await asyncio.shield(slot.loading)  # a visitor who gives up stops nobody's loading
            yield live
        finally:
            slot.users -= 1
            if not slot.users:
                self._unload(name, slot)

    def _unload(self, name: str, slot: _Slot) -> None:
        """Nobody uses the room any more."""
        del self._slots[name]
        slot.loading.cancel()  # no effect if it is done
        if slot.live is None:
            return
        slot.live.sleep()
        captured = None if self.closing else slot.live.capture_after(SAVE_AT_UNLOADING)
        if captured is not None:
            saving = asyncio.ensure_future(save_room(self.house.store, captured, self.house.threads))
            self._saving.add(saving)
            saving.add_done_callback(self._saving.discard)

    async def _load(self, name: str) -> LiveRoom | None:
        loaded = await load_room(self.house.store, name, self.house.threads)
        if loaded is None:
            return None
        live = LiveRoom(loaded.room, self.house, loaded.saved)
        loaded.room.woken, loaded.room.haste = live.now(), self.house.haste
        return live

    def _loaded(self) -> list[LiveRoom]:
        """All rooms in memory."""
        return [slot.live for slot in self._slots.values() if slot.live is not None]

    def count(self, state: str) -> int:
        """How many rooms in a state are in memory."""
        return sum(1 for live in self._loaded() if live.room.state == state)

    async def keep_in_touch(self) -> None:
        """Let everyone hear that the server is there, until cancelled; room after room, and never all at once."""
        while True:
            rooms = self._loaded()
            for live in rooms:
                live.tell_who_is_here()
                await asyncio.sleep(IN_TOUCH / len(rooms))
            if not rooms:
                await asyncio.sleep(IN_TOUCH)

    # ------------------------------------------------------------ orders

    async def handle_request(self, live: LiveRoom, actor: Actor, request: AnyRequest) -> Refusal | None:
        """Carry out an order in a room; the reason if it is refused."""
        refusal = await live.handle_request(actor, request)
        if refusal is None and isinstance(request, requests.Rematch):
            refusal = await self._rematch(live, actor, request)
        return refusal

    async def _rematch(self, live: LiveRoom, actor: Actor, request: requests.Rematch) -> Refusal | None:
        """The same people meet again; who asks second is told where the first has gone."""
        async with live.rematching:
            if live.room.rematch:
                return None
            old, now = live.room, self.house.now()
            name = await self._open(lambda seed, code: lobby.rematch(old, actor, seed=seed, code=code, now=now))
            made = RematchOpened(at=live.now(), guest=actor.guest, ref=request.ref, room=name)
            return await live.write(lambda room: [] if room.rematch else [made])

    def sign_out(self, guest: str) -> None:
        """Close the sockets of a guest whose cookies are void."""
        self.sign_outs += 1
        for live in self._loaded():
            for line in [each for each in live.lines if each.actor.guest == guest]:
                live.sign_out(line)

    async def close(self) -> None:
        """Tell everyone that the server stops, let go of all rooms, and wait a little until all have heard it."""
        if self.closing:
            return
        self.closing = True
        text = "The server is being restarted: your table waits for you."
        frame = wire.encode(wire.Goodbye(reason="restart", text=text, reconnect=True))
        for live in self._loaded():
            for line in list(live.lines):
                line.close(RESTART, frame)
            live.sleep()
        self.house.parlour.close()
        for saving in self._saving:
            saving.cancel()
        with suppress(TimeoutError):
            async with asyncio.timeout(_FAREWELL):
                while self._slots:
                    await asyncio.sleep(0.01)
