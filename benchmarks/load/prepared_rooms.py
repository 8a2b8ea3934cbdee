"""The rooms of the load test: started games of five people, written into a store."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from random import SystemRandom
from typing import Final

from pyrite.server.http.application import epoch_milliseconds
from pyrite.server.operations.identity import Identity
from pyrite.server.operations.metrics import Metrics
from pyrite.server.realtime.bot_players import BotExecutor, ThinkingDelay
from pyrite.server.realtime.room_registry import RoomRegistry
from pyrite.server.realtime.room_services import RoomServices
from pyrite.server.room.decide.context import Requester
from pyrite.server.room.requests import AnyRequest, Ready, Sit, Start
from pyrite.server.room.table_options import PRESETS
from pyrite.server.store import open_store

SEATS: Final = 5


@dataclass(frozen=True)
class PreparedRoom:
    """A room and the cookies of its players, by seat."""

    room: str
    cookies: list[str]


async def prepare_rooms(store_url: str, rooms: int, preset: str) -> list[PreparedRoom]:
    """Create rooms with started games in a store that no server uses."""
    store = await open_store(store_url)
    bot_executor = BotExecutor(ThinkingDelay(1.0, 2.0))
    registry = RoomRegistry(RoomServices(store, bot_executor, epoch_milliseconds, Metrics()))
    identity = Identity(store, epoch_milliseconds, SystemRandom(), https=False)
    try:
        return await asyncio.gather(*(_prepare(registry, identity, preset) for _ in range(rooms)))
    finally:
        await bot_executor.close()
        await store.close()


async def _prepare(registry: RoomRegistry, identity: Identity, preset: str) -> PreparedRoom:
    people = [await identity.make_guest() for _ in range(SEATS)]
    requesters = [Requester(guest.guest, f"Digger {seat}") for seat, (guest, _) in enumerate(people)]
    room = await registry.open(requesters[0], PRESETS[preset])
    async with registry.visit(room) as room_actor:
        assert room_actor is not None
        for seat, requester in enumerate(requesters[1:], 1):
            for request in (Sit(seat=seat), Ready(seat=seat, ready=True)):
                await _request(registry, room_actor.room.name, requester, request)
        await _request(registry, room_actor.room.name, requesters[0], Start())
    return PreparedRoom(room, [cookie.partition(";")[0] for _, cookie in people])


async def _request(registry: RoomRegistry, room: str, requester: Requester, request: AnyRequest) -> None:
    async with registry.visit(room) as room_actor:
        assert room_actor is not None
        refusal = await registry.handle_request(room_actor, requester, request)
        assert refusal is None, refusal
