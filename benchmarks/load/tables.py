"""The tables that are played at: rooms of five people each in which the game has begun, written into a store."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from random import SystemRandom
from typing import Final

from pyrite.server.http.application import epoch_milliseconds
from pyrite.server.operations.identity import Identity
from pyrite.server.operations.metrics import Metrics
from pyrite.server.realtime.bot_players import Pace, Parlour
from pyrite.server.realtime.room_actor import House
from pyrite.server.realtime.room_registry import Hub
from pyrite.server.room.decide.answers import Actor
from pyrite.server.room.requests import AnyRequest, Ready, Sit, Start
from pyrite.server.room.table_options import PRESETS
from pyrite.server.store import open_store

SEATS: Final = 5


@dataclass(frozen=True)
class Table:
    """A room by its name, and the cookies of those who sit there, by seat."""

    room: str
    cookies: list[str]


async def lay_tables(store_url: str, rooms: int, preset: str) -> list[Table]:
    """Open so many rooms in a store that no server has open."""
    store = await open_store(store_url)
    parlour = Parlour(Pace(1.0, 2.0))
    hub = Hub(House(store, parlour, epoch_milliseconds, Metrics()))
    identity = Identity(store, epoch_milliseconds, SystemRandom(), https=False)
    try:
        return await asyncio.gather(*(_lay(hub, identity, preset) for _ in range(rooms)))
    finally:
        parlour.close()
        await store.close()


async def _lay(hub: Hub, identity: Identity, preset: str) -> Table:
    people = [await identity.make_guest() for _ in range(SEATS)]
    actors = [Actor(guest.guest, f"Digger {seat}") for seat, (guest, _) in enumerate(people)]
    room = await hub.open(actors[0], PRESETS[preset])
    async with hub.visit(room) as live:
        assert live is not None
        for seat, actor in enumerate(actors[1:], 1):
            for order in (Sit(seat=seat), Ready(seat=seat, ready=True)):
                await _order(hub, live.room.name, actor, order)
        await _order(hub, live.room.name, actors[0], Start())
    return Table(room, [cookie.partition(";")[0] for _, cookie in people])


async def _order(hub: Hub, room: str, actor: Actor, order: AnyRequest) -> None:
    async with hub.visit(room) as live:
        assert live is not None
        refusal = await hub.handle_request(live, actor, order)
        assert refusal is None, refusal
