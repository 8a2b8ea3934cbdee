"""Moves in an online room without sockets and without a disk: five connections that accept every frame at once."""

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
from pyrite.server.realtime.room_actor import RoomActor
from pyrite.server.realtime.room_loading import LoadedRoom
from pyrite.server.realtime.room_services import RoomServices
from pyrite.server.room import Room, requests
from pyrite.server.room.decide import lobby
from pyrite.server.room.decide.context import RequestContext, Requester
from pyrite.server.room.decide.dispatch import decide
from pyrite.server.room.summary import summary_of
from pyrite.server.room.table_options import TableOptions
from pyrite.server.store.memory import MemoryStore

SEATS: Final = 5
_NOW: Final = 1_700_000_000_000


def play_moves(count: int) -> None:
    """Open a room and play this many moves in it."""
    asyncio.run(_play_moves(count))


async def _play_moves(count: int) -> None:
    people = [Requester(f"guest {seat}", f"Digger {seat}", seat) for seat in range(SEATS)]
    bot_executor = BotExecutor(ThinkingDelay(0, 0))
    try:
        room_actor = RoomActor(
            LoadedRoom(_started_room(people)), RoomServices(MemoryStore(), bot_executor, lambda: _NOW, Metrics())
        )
        await room_actor.services.store.append(summary_of(room_actor.room), 0, [b""] * room_actor.room.entry_count)
        connections = [Connection(person) for person in people]
        for connection in connections:
            await room_actor.join(connection, None)
        senders = [
            asyncio.ensure_future(connection.serve(_discard, room_actor.snapshot, 60))
            for connection in connections
        ]
        await asyncio.sleep(0)
        rng = Random(1)
        for number in range(count):
            seat, frame = _random_request(room_actor.room, rng, number)
            refusal = await room_actor.handle_request(people[seat], wire.decode_request(frame))
            assert refusal is None, refusal
        for sender in senders:
            sender.cancel()
        await asyncio.gather(*senders, return_exceptions=True)
    finally:
        await bot_executor.close()


def _started_room(people: list[Requester]) -> Room:
    """A room in which the game has begun, always the same."""
    entries = lobby.open_room(
        people[0], TableOptions(seats=SEATS, clock="none"), seed=bytes(32), code="", now=_NOW
    )
    sent: list[tuple[Requester, requests.AnyRequest]] = [(people[0], requests.Sit(seat=0))]
    for person in people[1:]:
        assert person.seat is not None
        sent += [(person, requests.Sit(seat=person.seat)), (person, requests.Ready(seat=person.seat, ready=True))]
    for requester, request in [*sent, (people[0], requests.Start())]:
        decided = decide(Room.of("gate", entries), requester, request, RequestContext(_NOW))
        assert not isinstance(decided, Refusal), decided
        entries += decided.entries
    return Room.of("gate", entries)


def _random_request(room: Room, rng: Random, number: int) -> tuple[int, bytes]:
    """The asked seat, and its request to play a random legal move."""
    assert room.playing is not None
    state = room.playing.state
    (seat,) = room.asked()
    own = state.privates[seat]
    assert own is not None
    move = rng.choice(legal_moves(state.table, seat, own))
    command = command_to_json(command_of(move, state.table.maze.grid))
    return seat, wire.encode(requests.Play(ref=str(number), after=room.sent_count[seat], command=command))


async def _discard(frame: bytes) -> None:
    """A client that is never slow."""
