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


class OnlineRoom:
    """A started game with a connection for each seat, in an event loop of its own."""

    def __init__(self) -> None:
        self._people = [Requester(f"guest {seat}", f"Digger {seat}", seat) for seat in range(SEATS)]
        self._rng = Random(1)
        self._count = 0
        self._runner = asyncio.Runner()
        self._runner.run(self._open())

    def play(self, count: int) -> None:
        """Play this many moves more."""
        self._runner.run(self._play(count))

    def close(self) -> None:
        """End the connections and the event loop."""
        self._runner.run(self._bot_executor.close())
        self._runner.close()  # cancels the senders

    async def _open(self) -> None:
        self._bot_executor = BotExecutor(ThinkingDelay(0, 0))
        services = RoomServices(MemoryStore(), self._bot_executor, lambda: _NOW, Metrics())
        self._actor = RoomActor(LoadedRoom(_started_room(self._people)), services)
        room = self._actor.room
        await services.store.append(summary_of(room), 0, [b""] * room.entry_count)
        connections = [Connection(person) for person in self._people]
        for connection in connections:
            await self._actor.join(connection, None)
        self._senders = [
            asyncio.ensure_future(connection.serve(_discard, self._actor.snapshot, 60))
            for connection in connections
        ]
        await asyncio.sleep(0)

    async def _play(self, count: int) -> None:
        for _ in range(count):
            seat, frame = _random_request(self._actor.room, self._rng, self._count)
            self._count += 1
            refusal = await self._actor.handle_request(self._people[seat], wire.decode_request(frame))
            assert refusal is None, refusal


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
