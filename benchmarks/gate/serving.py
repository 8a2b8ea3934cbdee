"""A table online without sockets and without a disk: five people, each with a line that takes all at once."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Final

from pyrite.game import Refusal, command_to_json
from pyrite.game.commands import command_of
from pyrite.game.legal import legal_moves
from pyrite.server.operations.metrics import Metrics
from pyrite.server.realtime import wire
from pyrite.server.realtime.bot_players import BotExecutor, ThinkingDelay
from pyrite.server.realtime.connection import Connection
from pyrite.server.realtime.room_actor import RoomActor, RoomServices
from pyrite.server.room import Room, requests
from pyrite.server.room.decide import lobby
from pyrite.server.room.decide.context import RequestContext, Requester
from pyrite.server.room.decide.dispatch import decide
from pyrite.server.room.summary import summary_of
from pyrite.server.room.table_options import TableOptions
from pyrite.server.store.memory import MemoryStore

SEATS: Final = 5
_NOW: Final = 1_700_000_000_000


def moves_made(count: int) -> None:
    """Lay a table and make so many moves at it."""
    asyncio.run(_moves_made(count))


async def _moves_made(count: int) -> None:
    people = [Requester(f"guest {seat}", f"Digger {seat}", seat) for seat in range(SEATS)]
    bot_executor = BotExecutor(ThinkingDelay(0, 0))
    try:
        room_actor = RoomActor(_begun(people), RoomServices(MemoryStore(), bot_executor, lambda: _NOW, Metrics()))
        await room_actor.services.store.append(summary_of(room_actor.room), 0, [b""] * room_actor.room.entry_count)
        connections = [Connection(person) for person in people]
        for connection in connections:
            await room_actor.join(connection, None)
        takers = [
            asyncio.ensure_future(connection.serve(_take, room_actor.snapshot, 60)) for connection in connections
        ]
        await asyncio.sleep(0)
        rng = Random(1)
        for number in range(count):
            seat, order = _order(room_actor.room, rng, number)
            refused = await room_actor.handle_request(people[seat], wire.decode_request(order))
            assert refused is None, refused
        for taker in takers:
            taker.cancel()
        await asyncio.gather(*takers, return_exceptions=True)
    finally:
        bot_executor.close()


def _begun(people: list[Requester]) -> Room:
    """A room in which the game has begun, always the same."""
    found = lobby.open_room(people[0], TableOptions(seats=SEATS, clock="none"), seed=bytes(32), code="", now=_NOW)
    told: list[tuple[Requester, requests.AnyRequest]] = [(people[0], requests.Sit(seat=0))]
    for person in people[1:]:
        assert person.seat is not None
        told += [(person, requests.Sit(seat=person.seat)), (person, requests.Ready(seat=person.seat, ready=True))]
    for requester, order in [*told, (people[0], requests.Start())]:
        answer = decide(Room.of("gate", found), requester, order, RequestContext(_NOW))
        assert not isinstance(answer, Refusal), answer
        found += answer.entries
    return Room.of("gate", found)


def _order(room: Room, rng: Random, number: int) -> tuple[int, bytes]:
    """Whoever is asked does something legal, by lot."""
    assert room.playing is not None
    state = room.playing.state
    (seat,) = room.asked()
    own = state.privates[seat]
    assert own is not None
    move = rng.choice(legal_moves(state.table, seat, own))
    command = command_to_json(command_of(move, state.table.maze.grid))
    return seat, wire.encode(requests.Play(ref=str(number), after=room.sent_count[seat], command=command))


async def _take(frame: bytes) -> None:
    """A client that is never slow."""
